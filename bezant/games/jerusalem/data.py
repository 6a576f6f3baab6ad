"""What the kernel asks of a game: its name, its options, and where its tables of actions, reasons and events are."""

from __future__ import annotations

from bezant.kernel.options import OptionSpec, OptionTable

from .actions import ACTION_COUNT, ACTIONS, ASK_DEPLOY, ASK_DRAFT, ASK_RAISE, OVER
from .board import BOARD_WORDS
from .events import END_NAMES, END_RULES, EVENTS
from .reasons import REASONS
from .tables import BOARD, PLAYER_COUNTS, SIDE_NAMES

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
    "UNASKED",
]

TITLE, DESIGNER, PREFIX, VERSION = "Jerusalem", "Michele Mura", "JER", 1
SEAT_COUNTS = PLAYER_COUNTS

# JER-R56: a single answer to these is given by the table itself, so that nothing hidden shows in who is asked.
UNASKED = (ASK_RAISE, ASK_DRAFT, ASK_DEPLOY)

# --- the options of new(), the default first ------------------------------------------------------------------------------------
OPTIONS = OptionTable(
    OptionSpec("board", 0, 0, len(BOARD_WORDS) - 1, "JER-3.6"),  # adopted, regular, double (Part V)
    OptionSpec("squire_cap", 0, 0, 1, "JER-R6"),  # 50 of each colour, none
    OptionSpec("baron_strict", 0, 0, 1, "JER-R15"),
    OptionSpec("income_refusal", 0, 0, 2, "JER-R34"),  # of prestige, full, off
    OptionSpec("open_holdings", 0, 0, 1, "JER-R45"),
)
INCOME_TABLE, SQUIRE_CAP, BARON_STRICT, INCOME_REFUSAL, OPEN_HOLDINGS = range(OPTIONS.width)
CAPPED, UNCAPPED = range(2)
REFUSE_PRESTIGE, REFUSE_ALL_KINDS, REFUSE_NOTHING = range(3)


def sides(seats: int) -> list[int]:
    """Every seat plays for itself (JER-1.3)."""
    return list(range(seats))
