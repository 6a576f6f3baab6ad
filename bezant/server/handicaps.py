"""What makes a game with the champion easier, and which finished games were such games."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bezant.players.champion import CHAMPION
from bezant.server.model import BOT, PERSON, TableInfo
from bezant.server.ratings import HINTS, TAKEN_BACK, UNMEASURED

HandicapName = Literal["none", "short", "hints", "take_backs"]


class Handicap(NamedTuple):
    """Who sits in all other seats, and why such a game is not rated; None: it is, where the bot's strength is known."""

    name: HandicapName
    bot: str
    unrated: str | None = None


EVEN = Handicap("none", CHAMPION)
HANDICAPS = (
    EVEN,
    Handicap("short", "level4"),  # sees as the champion does, and looks little ahead
    Handicap("hints", CHAMPION, HINTS),
    Handicap("take_backs", CHAMPION, TAKEN_BACK),
)


def duel_of(table: TableInfo, why: str | None) -> HandicapName | None:
    """The handicap with which one person has played at a finished table that is not rated for this reason; None where others sat
    there too, or nobody has won."""
    people = [seat for seat in table.seats if seat.kind == PERSON]
    bots = {seat.bot for seat in table.seats if seat.kind == BOT}
    result = table.summary.result
    if len(people) != 1 or len(bots) != 1 or result is None or not result["winners"]:
        return None
    played = (*bots, None if why == UNMEASURED else why)
    return next((each.name for each in HANDICAPS if (each.bot, each.unrated) == played), None)


def share_of(table: TableInfo, seat: int) -> float:
    """The part of the victory that the side of this seat has: a half where two sides share it."""
    winners = [] if table.summary.result is None else table.summary.result["winners"]
    own = table.seats[seat].side
    return [table.seats[winner].side for winner in winners].count(own) / len(winners) if winners else 0.0
