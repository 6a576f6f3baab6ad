"""The printed board and the army card, read from board.toml and checked: what the rules take for granted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bezant.kernel.board import check_all, check_ranges
from bezant.kernel.errors import BadBoard
from bezant.kernel.names import Numbers, names_of, number

SIDE_WORDS = ("byzantine", "arab")
BOX_WORDS = ("elite", "main", "levy", "move")
LINK_WORDS = ("road", "desert", "sea")
SEAS = ("mediterranean", "black", "both")
MOST_MARKERS = 3  # BYZ-10.2
MOST_CITIES = 62  # as many as one number has bits
SEAT_COUNTS = (2, 3, 4)  # BYZ-1.1


class For(Numbers):
    """What a cube is placed for: the kinds of special action boxes, then the other places."""

    bulgars = number()
    fortify = number()
    byzantine_develop = number()
    emperor = number()
    byzantine_civil_war = number()
    byzantine_fleet = number()
    arab_develop = number()
    caliph = number()
    arab_civil_war = number()
    arab_fleet = number()
    claim = number()
    church = number()
    mosque = number()
    capture = number()
    pass_ = number()


KIND_WORDS = tuple(names_of(For)[: For.claim])  # the kinds of special actions, in the order of the boxes (BYZ-8.7)


_RANGES: tuple[tuple[tuple[str, ...], int, int], ...] = (  # single numbers: where they stand, the least and the most
    (("start", "rounds"), 1, 10),
    *((("start", f"{side}_{what}"), 0, 100) for side in SIDE_WORDS for what in ("treasury", "points")),
    (("pieces", "cubes_per_player"), 1, 100),
    (("pieces", "markers_per_player"), 2, 10),
    (("bulgars", "cubes_max"), 1, 100),
    (("bulgars", "added_per_action"), 0, 100),
    (("bulgars", "added_instead_of_attack"), 0, 100),
    (("capital", "siege_strength"), 1, 9),
    (("capital", "losses_per_hit"), 1, 6),
    (("capital", "points_for_capture"), 0, 50),
    *((("army_card", "upkeep", side, box), 0, 20) for side in SIDE_WORDS for box in BOX_WORDS),
    *((("army_card", "start", side, box), 0, 100) for side in SIDE_WORDS for box in BOX_WORDS),
    *((("army_card", "start", "common", zone), 0, 100) for zone in ("pool", "losses")),
    *((("other_boxes", building, what), 0, 50) for building in ("church", "mosque") for what in ("bezants", "points")),
    (("other_boxes", "tax", "bezants_per_cube"), 0, 10),
)


def kind_of(box: dict[str, Any]) -> str:
    """The kind of a special action box: its own name, with the side where both sides have the like."""
    shared = box["side"] == "both" or box["kind"] in ("emperor", "caliph")
    return str(box["kind"] if shared else f"{box['side']}_{box['kind']}")


def _check_numbers(board: dict[str, Any]) -> None:
    """What the rules can count with; a church and a mosque are alike (BYZ-18.2, BYZ-18.3)."""
    check_ranges(board, _RANGES)
    players = board["start"]["players"]
    if not players or not set(players) <= set(SEAT_COUNTS):
        raise BadBoard("Byzantium is played by 2, 3 or 4 (BYZ-1.1).", ("start", "players"))
    church, mosque = board["other_boxes"]["church"], board["other_boxes"]["mosque"]
    if (church["bezants"], church["points"]) != (mosque["bezants"], mosque["points"]):
        raise BadBoard("A mosque costs and brings what a church does (BYZ-18.3).", ("other_boxes", "mosque"))


def _check_cities(board: dict[str, Any]) -> None:
    """BYZ-P3, BYZ-2.4, BYZ-2.5, BYZ-2.6: names, sides, sizes, markers, coasts, drawing points."""
    names = [city["id"] for city in board["city"]]
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise BadBoard(f"The city “{twice[0]}” is listed twice.")
    points = Counter((city["x"], city["y"]) for city in board["city"])
    for city in board["city"]:
        _check_city(city)
        if points[city["x"], city["y"]] > 1:
            raise BadBoard(f"The city “{city['id']}” needs a drawing point of its own.")
    if board["capital"]["city"] not in names:
        raise BadBoard(f"The capital “{board['capital']['city']}” is no city of the board.", ("capital", "city"))
    if [city["id"] for city in board["city"] if city.get("capital", False)] != [board["capital"]["city"]]:
        raise BadBoard(
            "One city is marked as the capital, the one that [capital] names (BYZ-36.1).", ("capital", "city")
        )
    if len(names) > MOST_CITIES:
        raise BadBoard(f"{len(names)} cities are more than the rules can count; {MOST_CITIES} is the most.", ("city",))
    for side, colour in (("byzantine", "purple"), ("arab", "white")):
        laid = sum(city["markers_at_start"] for city in board["city"] if city["side"] == side)
        if laid > board["pieces"][f"{colour}_city_markers"]:
            raise BadBoard(
                f"{laid} {colour} markers are laid at the start, more than the box holds (BYZ-P3).", ("city",)
            )


def _check_city(city: dict[str, Any]) -> None:
    name, side, size = city["id"], city["side"], city["size"]
    if side not in (*SIDE_WORDS, "persian"):
        raise BadBoard(f"The city “{name}” is byzantine, arab or persian, not “{side}” (BYZ-1.3).")
    capital = city.get("capital", False)
    laid = size if side in SIDE_WORDS and not capital else 0
    if city["markers_at_start"] != laid:
        raise BadBoard(
            f"The city “{name}” starts with {laid} markers, not {city['markers_at_start']} (BYZ-3.1, BYZ-3.2)."
        )
    most = 5 if capital else MOST_MARKERS if side in SIDE_WORDS else MOST_MARKERS + 1
    if not 1 <= size <= most:
        raise BadBoard(f"The size of “{name}” is 1 to {most}, not {size} (BYZ-P3).")
    if city["coast"] not in (*SEAS, "none"):
        raise BadBoard(f"The coast of “{name}” is {', '.join(SEAS)} or none, not “{city['coast']}” (BYZ-P7).")


def _check_links(board: dict[str, Any]) -> None:
    """BYZ-P4: each pair of cities once, sea links between coasts, every city within an army's reach."""
    coast = {city["id"]: city["coast"] for city in board["city"]}
    seen: set[frozenset[str]] = set()
    for link in board["link"]:
        a, b, kind = link["a"], link["b"], link["kind"]
        for end in (a, b):
            if end not in coast:
                raise BadBoard(f"The link {a}–{b} leads to “{end}”, which is no city of the board.")
        if a == b or frozenset((a, b)) in seen:
            raise BadBoard(f"The link {a}–{b} is listed twice or leads nowhere (BYZ-R72).")
        seen.add(frozenset((a, b)))
        if kind not in LINK_WORDS:
            raise BadBoard(f"The link {a}–{b} is a road, a desert track or a sea link, not “{kind}” (BYZ-P4).")
        if kind == "sea" and "none" in (coast[a], coast[b]):
            raise BadBoard(f"The sea link {a}–{b} needs a coast at both ends (BYZ-P7).")
        if link.get("arab_cost_factor", 1) not in (1, 2):
            raise BadBoard(f"The link {a}–{b} costs Arabs once or twice the usual, no more (BYZ-22.3).")
    alone = [name for name in coast if not any(name in pair for pair in seen)]
    if alone:
        raise BadBoard(f"No link leads to “{alone[0]}” (BYZ-20.1).")


def _check_boxes(board: dict[str, Any]) -> None:
    """BYZ-P10: the kinds in their order, one box for each title and each fleet."""
    at = ("special_action",)
    kinds = [kind_of(box) for box in board["special_action"]]
    if sorted(set(kinds), key=kinds.index) != list(KIND_WORDS) or kinds != sorted(kinds, key=KIND_WORDS.index):
        raise BadBoard(f"The special action boxes are listed in this order: {', '.join(KIND_WORDS)} (BYZ-8.7).", at)
    for kind in ("emperor", "caliph", "byzantine_fleet", "arab_fleet"):
        if kinds.count(kind) != 1:
            raise BadBoard(f"There is one box “{kind}”, not {kinds.count(kind)} (BYZ-P10).", at)
    for kind in ("bulgars", "fortify"):
        if kinds.count(kind) != 2:
            raise BadBoard(f"There are two boxes “{kind}”, not {kinds.count(kind)} (BYZ-8.5).", at)


def _check_card(board: dict[str, Any]) -> None:
    """BYZ-P13: the fields of the army card and the losses make up all cubes of a player."""
    card, cubes = board["army_card"], board["pieces"]["cubes_per_player"]
    fields = [card["start"][side][box] for side in SIDE_WORDS for box in BOX_WORDS]
    total = sum(fields) + card["start"]["common"]["pool"] + card["start"]["common"]["losses"]
    if total != cubes:
        raise BadBoard(f"The army card holds {total} cubes, not {cubes} (BYZ-3.9).", ("army_card", "start"))


def _check_bulgars(board: dict[str, Any]) -> None:
    """BYZ-P9: at least one arrow, on cities that bear it; the cubes of BYZ-3.3."""
    bulgars = board["bulgars"]
    arrows = {city["id"] for city in board["city"] if city.get("bulgar_entry", False)}
    if not arrows or set(bulgars["entry_cities"]) != arrows:
        raise BadBoard(
            f"The orange arrows {sorted(bulgars['entry_cities'])} and the cities {sorted(arrows)} differ (BYZ-P9)."
        )
    if not 0 <= bulgars["cubes_at_start"] <= bulgars["cubes_max"] == board["pieces"]["orange_cubes"]:
        words = "The Bulgar box starts with some of the orange cubes and holds at most all of them (BYZ-11.15)."
        raise BadBoard(words, ("bulgars", "cubes_at_start"))


_CHECKS = (
    _check_numbers,
    _check_cities,
    _check_links,
    _check_boxes,
    _check_card,
    _check_bulgars,
)


def check_board(board: dict[str, Any]) -> None:
    """Refuses a board that cannot be played on, in one sentence."""
    check_all(board, _CHECKS)
