"""Counts, names and tables of Carolus Magnus, from board.toml, and the action table."""

from __future__ import annotations

from typing import Any

from bezant.kernel.actions import ActionTable, Verb
from bezant.kernel.board import read_board
from bezant.kernel.compile import table
from bezant.kernel.errors import BadBoard
from bezant.kernel.messages import EventKind, EventTable
from bezant.kernel.options import OptionSpec, OptionTable

TITLE, DESIGNER, PREFIX, VERSION = "Carolus Magnus", "Leo Colovini", "CAR", 1

BOARD = read_board(__file__)
NOBODY = -1

FAMILY_NAMES = [family["id"] for family in BOARD["family"]]  # CAR-1.4
SIDE_NAMES = [side["id"] for side in BOARD["side"]]  # CAR-1.6
PROVINCE_NAMES = [province["id"] for province in BOARD["province"]]

FAMILIES = len(FAMILY_NAMES)
PROVINCES = BOARD["pieces"]["provinces"]  # CAR-1.1
KNIGHTS = BOARD["pieces"]["knights_per_family"]  # CAR-1.4, CAR-1.8: and one crest for each family
DISCS = len(BOARD["discs"]["numbers"])  # CAR-1.2
CROWN = BOARD["die"]["faces"].index("crown")  # CAR-1.7: the face after those of the families
FACES = len(BOARD["die"]["faces"])
SEATS, SIDES = 4, len(SIDE_NAMES)
SEAT_COUNTS = tuple(players["count"] for players in BOARD["players"])
FEWEST_LANDS = BOARD["end"]["fewest_lands"]  # CAR-11.2
KNIGHTS_PER_FAMILY_ON_MAP = BOARD["start"]["knights_per_family_on_map"]  # CAR-3.5
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

# --- the options of new() -------------------------------------------------------------------------------------------------
OPTIONS = OptionTable(
    OptionSpec("guard_rounds", 0, 0, 1000, "CAR-R37"),
    OptionSpec("emperor", BOARD["emperor"]["start_province"], 0, PROVINCES - 1, "CAR-R2"),
    OptionSpec("first_chooser", NOBODY, NOBODY, SEATS - 1, "CAR-R5"),
    OptionSpec("arrangement", NOBODY, NOBODY, FAMILIES - 1, "CAR-R1", size=PROVINCES),
)
GUARD_ROUNDS, EMPEROR = OPTIONS.at("guard_rounds"), OPTIONS.at("emperor")
FIRST_CHOOSER, ARRANGEMENT = OPTIONS.at("first_chooser"), OPTIONS.at("arrangement")

# --- actions ----------------------------------------------------------------------------------------------------------------
DISC_NUMBERS = range(1, DISCS + 1)
ACTIONS = ActionTable(
    Verb("name", (("family", FAMILY_NAMES),)),  # CAR-D4, CAR-D9
    Verb("disc", (("disc", DISC_NUMBERS),)),  # CAR-D6
    Verb("court", (("family", FAMILY_NAMES), ("court", ("court",)))),  # CAR-D7
    Verb("land", (("family", FAMILY_NAMES), ("land", range(PROVINCES)))),  # CAR-D7
    Verb("steps", (("steps", DISC_NUMBERS),)),  # CAR-D8
)
ACTION_COUNT = len(ACTIONS)
NAME, DISC, COURT, LAND, STEPS = range(5)  # the verbs, in the order of the table
VERB_OF = table(__name__, ACTIONS.column("verb"))
FAMILY_OF = table(__name__, ACTIONS.column("family"))
LAND_OF = table(__name__, ACTIONS.column("land"))
NUMBER_OF = table(
    __name__,
    [max(disc, steps) + 1 for disc, steps in zip(ACTIONS.column("disc"), ACTIONS.column("steps"), strict=True)],
)
NAME_ID = table(__name__, ACTIONS.ids("name"))
DISC_ID = table(__name__, [0, *ACTIONS.ids("disc")])  # indexed by the number on the disc
COURT_ID = table(__name__, ACTIONS.ids("court")[:, 0])
LAND_ID = table(__name__, ACTIONS.ids("land"))
STEPS_ID = table(__name__, [0, *ACTIONS.ids("steps")])  # indexed by the number of steps

# --- the course of play (CAR-4.6) ---------------------------------------------------------------------------------------------
SETUP, CHOOSE, PLACE, MOVE, REFILL, OVER = range(6)
UNASKED = ()  # no question answers itself
STEP_NAMES = ["setup", "choose", "place", "move", "refill", "over"]

# --- how a game ends (CAR-2.7) ------------------------------------------------------------------------------------------------
RUNNING, ALL_CASTLES, FEW_LANDS, DEAD_ROUND, UNFINISHED = range(5)
END_NAMES = ["running", "all_castles", "few_lands", "dead_round", "unfinished"]
END_RULES = ["", "CAR-11.1", "CAR-11.2", "CAR-R29", "CAR-R37"]

# --- why an action is refused -------------------------------------------------------------------------------------------------
REASONS = (  # code, rule
    ("ok", ""),
    ("game_over", "CAR-4.5"),
    ("no_crown_to_name", "CAR-10.1"),
    ("not_choosing_discs", "CAR-5.1"),
    ("not_placing_knights", "CAR-4.3"),
    ("not_moving_emperor", "CAR-7.1"),
    ("family_exhausted", "CAR-R29"),
    ("disc_already_played", "CAR-5.5"),
    ("disc_chosen_by_another", "CAR-5.4"),
    ("no_such_knight", "CAR-6.1"),
    ("no_such_land", "CAR-R42"),
    ("beyond_the_disc", "CAR-7.2"),
)
(
    OK,
    GAME_OVER,
    NO_CROWN_TO_NAME,
    NOT_CHOOSING_DISCS,
    NOT_PLACING_KNIGHTS,
    NOT_MOVING_EMPEROR,
    FAMILY_EXHAUSTED,
    DISC_ALREADY_PLAYED,
    DISC_CHOSEN_BY_ANOTHER,
    NO_SUCH_KNIGHT,
    NO_SUCH_LAND,
    BEYOND_THE_DISC,
) = range(len(REASONS))

# --- events -------------------------------------------------------------------------------------------------------------------
_EVENTS = (
    EventKind("throw", "CAR-3.9", ("seat", "faces*"), chance=True),
    EventKind("throw", "CAR-10.1", ("seat", "faces*"), chance=True),
    EventKind("take", "CAR-10.1", ("seat", "family"), silent=True),
    EventKind("named", "CAR-3.9", ("seat", "family")),
    EventKind("named", "CAR-10.1", ("seat", "family")),
    EventKind("rethrow", "CAR-R29", ("seat", "family", "face"), chance=True),
    EventKind("forfeit", "CAR-R29", ("seat",)),
    EventKind("returned", "CAR-R28", ("family", "count")),
    EventKind("first", "CAR-5.2", ("seat",), chance=True),
    EventKind("disc", "CAR-5.1", ("seat", "disc")),
    EventKind("order", "CAR-5.9", ("seats*",)),
    EventKind("court", "CAR-6.4", ("seat", "family", "count")),
    EventKind("crest", "CAR-6.8", ("seat", "family", "from_seat")),
    EventKind("placed", "CAR-6.10", ("seat", "family", "land")),
    EventKind("moved", "CAR-7.1", ("seat", "steps", "from_land", "land")),
    EventKind("nobody", "CAR-8.4", ("land", "best", "second")),
    EventKind("holds", "CAR-8.9", ("side", "land", "best", "second")),
    EventKind("built", "CAR-8.6", ("side", "land", "best", "second")),
    EventKind("replaced", "CAR-8.10", ("side", "from_side", "land", "count", "best", "second")),
    EventKind("replaced_short", "CAR-R21", ("side", "from_side", "land", "count", "best", "second")),
    EventKind("merged", "CAR-9.1", ("side", "land", "from_land", "count")),
    EventKind("round", "CAR-4.4", ("round",)),
    EventKind("discs_back", "CAR-5.7"),
    *(EventKind("over", rule, ("reason", "sides^")) for rule in END_RULES[1:]),
)
(
    TOLD_SETUP_THROW,
    TOLD_THROW,
    TOLD_TAKE,
    TOLD_SETUP_NAMED,
    TOLD_NAMED,
    TOLD_RETHROW,
    TOLD_FORFEIT,
    TOLD_RETURNED,
    TOLD_FIRST,
    TOLD_DISC,
    TOLD_ORDER,
    TOLD_COURT,
    TOLD_CREST,
    TOLD_PLACED,
    TOLD_MOVED,
    TOLD_NOBODY,
    TOLD_HOLDS,
    TOLD_BUILT,
    TOLD_REPLACED,
    TOLD_REPLACED_SHORT,
    TOLD_MERGED,
    TOLD_ROUND,
    TOLD_DISCS_BACK,
    TOLD_OVER,  # the first of as many as there are ways to end
) = range(len(_EVENTS) - len(END_RULES[2:]))
EVENTS = EventTable(
    "carolus",
    _EVENTS,
    {
        "family": FAMILY_NAMES,
        "face": BOARD["die"]["faces"],
        "faces": BOARD["die"]["faces"],
        "side": SIDE_NAMES,
        "from_side": SIDE_NAMES,
        "sides": SIDE_NAMES,
        "reason": END_NAMES,
    },
)


def sides(seats: int) -> list[int]:
    """The side of each seat (CAR-R3)."""
    return [SIDE_OF_SEAT[seats, seat] for seat in range(seats)]
