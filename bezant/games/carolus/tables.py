"""Counts, names and tables of Carolus Magnus, from board.toml."""

from __future__ import annotations

from typing import Any

from bezant.kernel.board import read_board
from bezant.kernel.compile import table
from bezant.kernel.errors import BadBoard
from bezant.kernel.names import NOBODY

__all__ = ["NOBODY"]

BOARD = read_board(__file__)

FAMILY_NAMES = [family["id"] for family in BOARD["family"]]  # CAR-1.4
SIDE_NAMES = [side["id"] for side in BOARD["side"]]  # CAR-1.6
PROVINCE_NAMES: list[str] = [province["id"] for province in BOARD["province"]]

FAMILIES = len(FAMILY_NAMES)
PROVINCES: int = BOARD["pieces"]["provinces"]  # CAR-1.1
KNIGHTS: int = BOARD["pieces"]["knights_per_family"]  # CAR-1.4, CAR-1.8: and one crest for each family
DISCS = len(BOARD["discs"]["numbers"])  # CAR-1.2
CROWN: int = BOARD["die"]["faces"].index("crown")  # CAR-1.7: the face after those of the families
FACES = len(BOARD["die"]["faces"])
SEATS, SIDES = 4, len(SIDE_NAMES)
SEAT_COUNTS: tuple[int, ...] = tuple(players["count"] for players in BOARD["players"])
FEWEST_LANDS: int = BOARD["end"]["fewest_lands"]  # CAR-11.2
KNIGHTS_PER_FAMILY_ON_MAP: int = BOARD["start"]["knights_per_family_on_map"]  # CAR-3.5
THROWS = 3  # CAR-2.8: set-up throws of each player


def _check_board() -> None:
    """What the rules take for granted about board.toml."""
    numbers = [province["index"] for province in BOARD["province"]]
    if numbers != list(range(PROVINCES)):
        raise BadBoard(f"The provinces must be numbered 0 to {PROVINCES - 1} in ring order (CAR-R42), not {numbers}.")
    points = [(province["x"], province["y"]) for province in BOARD["province"]]
    if len(set(points)) != PROVINCES or len(set(PROVINCE_NAMES)) != PROVINCES:
        raise BadBoard("Every province needs a name and a drawing point of its own.")
    if BOARD["die"]["faces"] != [*FAMILY_NAMES, "crown"]:
        raise BadBoard("A die shows each family once, in their order, then the crown (CAR-1.7).")
    if BOARD["pieces"]["knights"] != KNIGHTS * FAMILIES:
        raise BadBoard(f"{FAMILIES} families of {KNIGHTS} knights do not make {BOARD['pieces']['knights']} (CAR-1.4).")
    if KNIGHTS_PER_FAMILY_ON_MAP * FAMILIES != PROVINCES:
        raise BadBoard("The starting knights must make one for each province (CAR-3.5).")
    for players in BOARD["players"]:
        count = players["count"]
        if len(players["side_of_seat"]) != count or max(players["side_of_seat"]) >= len(players["sides"]):
            raise BadBoard(f"{count} players: every seat needs one of the sides (CAR-2.8).")
        if sum(players["setup_throws"]) != players["reserve"] or len(players["setup_throws"]) != THROWS:
            raise BadBoard(f"{count} players: the set-up throws must fill the reserve (CAR-3.9, CAR-12.3).")
        left = BOARD["pieces"]["knights"] - PROVINCES - count * players["reserve"]
        if players["supply_after_setup"] != left:
            raise BadBoard(
                f"{count} players: {left} knights are left in the supply, not {players['supply_after_setup']}."
            )
        _check_box(players)


def _check_box(players: dict[str, Any]) -> None:
    """What is used and what stays in the box make up the pieces (CAR-2.8, CAR-3.8)."""
    pieces = BOARD["pieces"]
    totals = {
        "castles": (len(players["sides"]) * players["castles_per_side"], SIDES * pieces["castles_per_colour"]),
        "disc_sets": (players["disc_sets"], sum(BOARD["discs"]["sets"].values())),
        "castle_cards": (players["castle_cards"], pieces["castle_cards"]),
        "dice": (players["dice"], pieces["dice"]),
    }
    for what, (used, in_the_box) in totals.items():
        if used + players["unused"][what] != in_the_box:
            raise BadBoard(f"{players['count']} players: used and unused {what} do not make {in_the_box} (CAR-2.8).")


_check_board()


def _by_seats(key: str, otherwise: Any = 0) -> list[Any]:
    """A row for each number of seats from 0 on, so that a table is indexed by it (CAR-2.8)."""
    known = {players["count"]: players[key] for players in BOARD["players"]}
    return [known.get(seats, otherwise) for seats in range(SEATS + 1)]


_EMPTY_SEATS = [NOBODY] * SEATS
SIDE_OF_SEAT = table(  # CAR-R3: team-mates sit side by side, never opposite (CAR-13.1)
    __name__, [(row + _EMPTY_SEATS)[:SEATS] for row in _by_seats("side_of_seat", [])]
)
SIDE_COUNT = table(__name__, [len(row) for row in _by_seats("sides", [])])
CASTLES = table(__name__, _by_seats("castles_per_side"))  # CAR-3.6, CAR-12.1, CAR-13.2
RESERVE = table(__name__, _by_seats("reserve"))  # CAR-3.9, CAR-12.3
KNIGHTS_PER_TURN = table(__name__, _by_seats("knights_per_turn"))  # CAR-6.1, CAR-12.4
REFILL_DICE = table(__name__, _by_seats("refill_dice"))  # CAR-10.1, CAR-12.4
SETUP_THROWS = table(__name__, _by_seats("setup_throws", [0] * THROWS))  # CAR-3.9, CAR-12.3

DISC_NUMBERS = range(1, DISCS + 1)


def sides(seats: int) -> list[int]:
    """The side of each seat (CAR-R3)."""
    return [SIDE_OF_SEAT[seats, seat] for seat in range(seats)]
