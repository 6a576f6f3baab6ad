"""How a game ends before its rules end it (resigned, out of time, abandoned, closed), and what resigning means for the result."""

from __future__ import annotations

from collections.abc import Sequence

from bezant.kernel.match import Match
from bezant.kernel.messages import message
from bezant.kernel.shapes import Result, Score
from bezant.server.happenings import ABANDONED, CLOSED
from bezant.server.model import FINISHED, PERSON, GameSummary, Seat


def lost_sides(seats: Sequence[Seat]) -> set[str]:
    """The sides nobody plays for any more: a person has resigned, and none of the side is left."""
    resigned = {seat.side for seat in seats if seat.resigned}
    return resigned - {seat.side for seat in seats if seat.kind == PERSON and not seat.resigned}


def is_decided(seats: Sequence[Seat]) -> bool:
    """Whether a game need not be played on: one side is left, or bots among themselves."""
    people = any(seat.kind == PERSON and not seat.resigned for seat in seats)
    return not people or len({seat.side for seat in seats} - lost_sides(seats)) <= 1


def ended(match: Match, seats: Sequence[Seat], reason: str, seat: int | None = None) -> GameSummary:
    """Where a game stands that ends now. Whoever is left has won; where it is abandoned or nobody is left, nobody has."""
    lost = lost_sides(seats)
    sides = {each.side for each in seats}
    if lost >= sides and reason != CLOSED:
        reason = ABANDONED
    winners = (
        [] if reason in (ABANDONED, CLOSED) else [number for number, each in enumerate(seats) if each.side not in lost]
    )
    last = 1 + len(sides - lost)

    def score(number: int, points: int) -> Score:
        return {"seat": number, "score": points, "place": None if not winners else 1 if number in winners else last}

    result: Result = {
        "reason": reason,
        "rule": "",
        "winners": winners,
        "message": message(f"ended-{reason}") if seat is None else message(f"ended-{reason}", seat=seat),
        "scores": [score(number, points) for number, points in enumerate(match.game.scores(match.state))],
    }
    return GameSummary(FINISHED, None, match.game.where(match.state), result)


def ranked(result: Result, seats: Sequence[Seat]) -> Result:
    """The result of a game that was played to its end, where those who had resigned count as last."""
    lost = lost_sides(seats)
    if not lost or not result["winners"]:
        return result
    places = {seats[row["seat"]].side: row["place"] or len(seats) for row in result["scores"]}
    stayed = sorted(place for side, place in places.items() if side not in lost)

    def place(side: str) -> int:
        return 1 + (len(stayed) if side in lost else stayed.index(places[side]))

    scores: list[Score] = [
        {"seat": row["seat"], "score": row["score"], "place": place(seats[row["seat"]].side)}
        for row in result["scores"]
    ]
    winners = [row["seat"] for row in scores if row["place"] == 1]
    told = result["message"] if winners == result["winners"] else message("ended-resigned-last", seats=winners)
    return {
        "reason": result["reason"],
        "rule": result["rule"],
        "winners": winners,
        "message": told,
        "scores": scores,
    }
