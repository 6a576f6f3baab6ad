"""Counts, names and tables of Byzantium, from board.toml. Indices of cities, boxes and kinds follow the file."""

from __future__ import annotations

from typing import Any

import numpy as np

from bezant.kernel.board import checked_board
from bezant.kernel.compile import table
from bezant.kernel.names import NOBODY, Numbers, names_of, number

from .board import BOX_WORDS, KIND_WORDS, SIDE_WORDS, For, check_board, kind_of

__all__ = ["NOBODY"]

BOARD = checked_board(__file__, check_board)  # BYZ-2.1

SIDE_NAMES = ["red", "yellow", "blue", "green"]  # the colours of the seats (BYZ-2.13)
SEATS = len(SIDE_NAMES)
SEAT_COUNTS: tuple[int, ...] = tuple(BOARD["start"]["players"])  # BYZ-1.1
TURNS: int = BOARD["start"]["rounds"]  # BYZ-4.1

# --- the two sides and the army card ------------------------------------------------------------------------------------------
BYZ, ARAB, PERSIA, BULGAR = range(4)  # BYZ-1.3
ALLEGIANCE_NAMES = ["byzantine", "arab", "persian", "bulgar"]
ROWS = len(SIDE_WORDS)
ELITE, MAIN, LEVY, MOVE = range(4)  # BYZ-1.7
RANKS = len(BOX_WORDS)
CUBES: int = BOARD["pieces"]["cubes_per_player"]  # BYZ-2.13; coins, markers and dice set no limit (BYZ-2.16, BYZ-R66)
_CARD = BOARD["army_card"]  # BYZ-2.3
START_CUBES = table(__name__, [[_CARD["start"][side][box] for box in BOX_WORDS] for side in SIDE_WORDS])  # BYZ-3.8
UPKEEP = table(__name__, [[_CARD["upkeep"][side][box] for box in BOX_WORDS] for side in SIDE_WORDS])  # BYZ-43.1
START_POOL: int = _CARD["start"]["common"]["pool"]
START_LOSSES: int = _CARD["start"]["common"]["losses"]
START_TREASURY = table(__name__, [BOARD["start"][f"{side}_treasury"] for side in SIDE_WORDS])  # BYZ-3.11, BYZ-2.10
START_POINTS = table(__name__, [BOARD["start"][f"{side}_points"] for side in SIDE_WORDS])  # BYZ-3.13
CUBE_PRICE = 3  # BYZ-5.4, BYZ-5.5
DISKS: int = BOARD["pieces"]["markers_per_player"] - 2  # BYZ-2.14: two of them count points
TITLE_POINTS = 2  # BYZ-12.2, BYZ-13.2
BUILDING_PRICE: int = BOARD["other_boxes"]["church"]["bezants"]
BUILDING_POINTS: int = BOARD["other_boxes"]["church"]["points"]
TAX_PER_CUBE: int = BOARD["other_boxes"]["tax"]["bezants_per_cube"]  # BYZ-17.2
INCOME_PER_MARKER = 2  # BYZ-42.1
REINFORCEMENTS = 3  # BYZ-7.1
BATTLE_DICE = 3  # BYZ-28.2, BYZ-28.3, BYZ-28.4
LOWEST_HIT = 4  # BYZ-28.5; six dice in the box are thrown again and again (BYZ-2.12)

# --- cities -------------------------------------------------------------------------------------------------------------------
_CITIES = BOARD["city"]
CITY_NAMES: list[str] = [city["id"] for city in _CITIES]
CITIES = len(_CITIES)
CAPITAL = CITY_NAMES.index(BOARD["capital"]["city"])
START_ALLEGIANCE = table(__name__, [ALLEGIANCE_NAMES.index(city["side"]) for city in _CITIES], np.int8)
START_MARKERS = table(__name__, [city["markers_at_start"] for city in _CITIES], np.int8)  # BYZ-3.1
PRINTED = table(__name__, [city["size"] for city in _CITIES], np.int8)  # BYZ-34.3
CAPITAL_STRENGTH: int = BOARD["capital"]["siege_strength"]  # BYZ-36.4
CAPITAL_LOSSES: int = BOARD["capital"]["losses_per_hit"]  # BYZ-36.5
CAPITAL_POINTS: int = BOARD["capital"]["points_for_capture"]  # BYZ-36.6

# --- links --------------------------------------------------------------------------------------------------------------------
_LINKS = BOARD["link"]


def _links(*kinds: str) -> list[tuple[int, int, dict[str, Any]]]:
    """The links of these kinds, each in both directions."""
    ends = [
        (CITY_NAMES.index(link["a"]), CITY_NAMES.index(link["b"]), link) for link in _LINKS if link["kind"] in kinds
    ]
    return ends + [(b, a, link) for a, b, link in ends]


def _costs() -> list[list[list[int]]]:
    """What a first link costs each side; 0 where it cannot go (the table after BYZ-20.10)."""
    costs = [[[0] * CITIES for _ in range(CITIES)] for _ in range(ROWS)]
    for a, b, _ in _links("road"):
        costs[BYZ][a][b] = costs[ARAB][a][b] = 1  # BYZ-20.2
    for a, b, _ in _links("desert"):
        costs[ARAB][a][b] = 1  # BYZ-21.1, BYZ-21.2, BYZ-R32
    for a, b, link in _links("sea"):
        costs[BYZ][a][b] = 1  # BYZ-22.1
        costs[ARAB][a][b] = 2 * link.get("arab_cost_factor", 1)  # BYZ-22.2, BYZ-22.3
    for city, printed in enumerate(_CITIES):
        if printed["coast"] != "none" and city != CAPITAL:
            costs[BYZ][CAPITAL][city] = 1  # BYZ-23.1, BYZ-23.2: the hop, one way only (BYZ-23.3)
    return costs


def _neighbours(*kinds: str) -> list[int]:
    """For each city the cities linked to it by these kinds, as bits."""
    masks = [0] * CITIES
    for a, b, _ in _links(*kinds):
        masks[a] |= 1 << b
    return masks


COST = table(__name__, _costs(), np.int8)


def _one_link_away() -> list[list[int]]:
    """The cities either side can go to from each, ascending; NOBODY ends the row."""
    costs = np.array(_costs()).max(axis=0)
    rows = [[other for other in range(CITIES) if costs[city, other] > 0] for city in range(CITIES)]
    most = max(len(row) for row in rows) + 1
    return [row + [NOBODY] * (most - len(row)) for row in rows]


ONE_LINK_AWAY = table(__name__, _one_link_away())
IS_SEA = table(__name__, [[sea >> city & 1 for city in range(CITIES)] for sea in _neighbours("sea")], np.int8)
ROAD_NEIGHBOURS = table(__name__, _neighbours("road"))
BY_LAND, BY_LAND_AND_SEA = range(2)
WAYS_BACK = table(  # BYZ-26.13: the links of a retreat, by side, without the sea and with it; never the hop (BYZ-R46)
    __name__,
    [
        [_neighbours("road"), _neighbours("road", "sea")],
        [_neighbours("road", "desert"), _neighbours("road", "desert", "sea")],
    ],
)

# --- Bulgars ------------------------------------------------------------------------------------------------------------------
BULGAR_CUBES: int = BOARD["bulgars"]["cubes_max"]  # BYZ-2.7
BULGARS_AT_START: int = BOARD["bulgars"]["cubes_at_start"]  # BYZ-3.3
BULGARS_ADDED: int = BOARD["bulgars"]["added_per_action"]
BULGARS_SWELL: int = BOARD["bulgars"]["added_instead_of_attack"]
HAS_ARROW = table(__name__, [int(city.get("bulgar_entry", False)) for city in _CITIES], np.int8)  # BYZ-11.5

# --- special action boxes -----------------------------------------------------------------------------------------------------
BOX_NAMES: list[str] = [box["id"] for box in BOARD["special_action"]]
BOXES = len(BOX_NAMES)
_KIND_OF_BOX = [KIND_WORDS.index(kind_of(box)) for box in BOARD["special_action"]]
KINDS = len(KIND_WORDS)
FIRST_BOX = table(__name__, [_KIND_OF_BOX.index(kind) for kind in range(KINDS)])
BOX_COUNT = table(__name__, [_KIND_OF_BOX.count(kind) for kind in range(KINDS)])


class Act(Numbers):
    """BYZ-4.8: the actions A to G."""

    claim = number()
    reinforce = number()
    special = number()
    tax = number()
    build = number()
    march = number()
    pass_ = number()


PURPOSE_NAMES, ACT_NAMES = names_of(For), names_of(Act)
EITHER = ROWS  # the player picks the treasury (BYZ-11.14)
_BYZANTINE = ("byzantine_develop", "emperor", "byzantine_civil_war", "byzantine_fleet", "church")
_ARAB = ("arab_develop", "caliph", "arab_civil_war", "arab_fleet", "mosque")
SIDE_OF_PURPOSE = table(  # BYZ-8.4; EITHER where it follows from something else
    __name__, [BYZ if name in _BYZANTINE else ARAB if name in _ARAB else EITHER for name in PURPOSE_NAMES]
)
DEVELOPMENT_OF = table(__name__, [For.byzantine_develop, For.arab_develop])
CIVIL_WAR_OF = table(__name__, [For.byzantine_civil_war, For.arab_civil_war])
TITLE_BOX = table(__name__, [_KIND_OF_BOX.index(For.emperor), _KIND_OF_BOX.index(For.caliph)])

# --- sources of cubes (BYZ-5.2) -----------------------------------------------------------------------------------------------
ARMY_BOX_NAMES = [f"{side}_{box}" for side in SIDE_WORDS for box in BOX_WORDS]
SOURCE_NAMES = ["pool", "losses", *ARMY_BOX_NAMES]
POOL, LOSSES, FIRST_ARMY_BOX = range(3)
SOURCES = len(SOURCE_NAMES)

# --- who fights the attacker, besides the army of a seat ------------------------------------------------------------------------
LEVY_FORCE, BULGAR_FORCE = SEATS, SEATS + 1
OPPONENT_NAMES = [*SIDE_NAMES, "levy", "bulgars"]

READING_A, READING_B, READING_C = range(3)  # of a ruling, where the table chooses


def sides(seats: int) -> list[int]:
    """Every seat plays for itself (BYZ-1.2)."""
    return list(range(seats))
