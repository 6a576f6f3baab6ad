"""What makes a game with the champion easier, and which finished games were such games."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bezant.players.champion import CHAMPION
from bezant.server.model import BOT, PERSON, TableInfo
from bezant.server.ratings import HELPED, UNMEASURED

Help = Literal["hints", "take_backs"]
HandicapName = Literal["none", "short", "gentle", "hints", "take_backs"]


class Handicap(NamedTuple):
    """Who sits in all other seats, and the help that the table allows."""

    name: HandicapName
    bot: str
    help: Help | None = None


EVEN = Handicap("none", CHAMPION)
HANDICAPS = (
    EVEN,
    Handicap("short", "level4"),  # sees as the champion does, and looks little ahead
    Handicap("gentle", "level2"),  # looks no step ahead, and overlooks most
    Handicap("hints", CHAMPION, "hints"),
    Handicap("take_backs", CHAMPION, "take_backs"),
)
COUNTED = (None, HELPED, UNMEASURED)  # why a duel may not be rated; what is not rated for another reason is none


def duel_of(table: TableInfo, why: str | None) -> HandicapName | None:
    """The handicap with which one person has played at a finished table that is not rated for this reason; None where others sat
    there too, or nobody has won. What the table allowed counts, used or not: else whoever wins would have won without it."""
    people = [seat for seat in table.seats if seat.kind == PERSON]
    bots = {seat.bot for seat in table.seats if seat.kind == BOT}
    result = table.summary.result
    if len(people) != 1 or len(bots) != 1 or result is None or not result["winners"] or why not in COUNTED:
        return None
    played = (*bots, _help_at(table))
    return next((each.name for each in HANDICAPS if (each.bot, each.help) == played), None)


def _help_at(table: TableInfo) -> Help | None:
    """What a table allows; with both it is hints."""
    if table.hints:
        return "hints"
    return "take_backs" if table.terms.take_backs else None


def share_of(table: TableInfo, seat: int) -> float:
    """The part of the victory that the side of this seat has: a half where two sides share it."""
    winners = [] if table.summary.result is None else table.summary.result["winners"]
    own = table.seats[seat].side
    return [table.seats[winner].side for winner in winners].count(own) / len(winners) if winners else 0.0
