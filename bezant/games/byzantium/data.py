"""What the kernel asks of a game: its name, its options, and where its tables of actions, reasons and events are."""

from __future__ import annotations

from bezant.kernel.options import OptionSpec, OptionTable

from .actions import ACTION_COUNT, ACTIONS, OVER
from .events import END_NAMES, END_RULES, EVENTS
from .reasons import REASONS
from .tables import BOARD, SEAT_COUNTS, SIDE_NAMES

__all__ = [
    "ACTIONS",
    "ACTION_COUNT",
    "BOARD",
    "END_NAMES",
    "END_RULES",
    "EVENTS",
    "OVER",
    "REASONS",
    "SEAT_COUNTS",
    "SIDE_NAMES",
]

TITLE, DESIGNER, PREFIX, VERSION = "Byzantium", "Martin Wallace", "BYZ", 1
UNASKED = ()  # no question answers itself

# --- the options of new(): readings of the rulings of weight high, (a) is 0 ------------------------------------------------------
OPTIONS = OptionTable(
    OptionSpec("bulgars_on_own", 1, 0, 1, "BYZ-R20"),
    OptionSpec("bulgars_take_capital", 0, 0, 2, "BYZ-R21"),
    OptionSpec("fleet_doubling", 1, 0, 2, "BYZ-R23"),
    OptionSpec("entry", 1, 0, 1, "BYZ-R28"),
    OptionSpec("levy_after_army", 1, 0, 1, "BYZ-R43"),
    OptionSpec("beaten_after_two_links", 1, 0, 1, "BYZ-R44"),
    OptionSpec("beaten_in_place", 1, 0, 2, "BYZ-R44"),
    OptionSpec("failed_siege", 0, 0, 1, "BYZ-R44"),
    OptionSpec("fleet_refusal", 1, 0, 1, "BYZ-R45"),
    OptionSpec("unpaid_upkeep", 2, 0, 2, "BYZ-R60"),
    OptionSpec("last_upkeep", 1, 0, 1, "BYZ-R62"),
)
(
    BULGARS_ON_OWN,
    BULGARS_TAKE_CAPITAL,
    FLEET_DOUBLING,
    ENTRY,
    LEVY_AFTER_ARMY,
    BEATEN_AFTER_TWO_LINKS,
    BEATEN_IN_PLACE,
    FAILED_SIEGE,
    FLEET_REFUSAL,
    UNPAID_UPKEEP,
    LAST_UPKEEP,
) = range(OPTIONS.width)
READING_A, READING_B, READING_C = range(3)


def sides(seats: int) -> list[int]:
    """Every seat plays for itself (BYZ-1.2)."""
    return list(range(seats))
