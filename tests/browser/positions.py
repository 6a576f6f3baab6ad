"""Tables in the middle of stored games: every kind of question a game asks, asked of this browser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from bezant.kernel import record
from bezant.kernel.match import Match
from tests.records.test_records import RECORDS

from .table import ask


@dataclass(frozen=True)
class Asked:
    """A question in a stored game: after entry `ply` this step asks, with so many options."""

    game: str
    path: int
    seats: int
    ply: int
    step: str
    options: int


@cache
def questions(game: str) -> list[Asked]:
    """One question of each kind in the stored games of a game, the one with the most options; those with many come first."""
    found: dict[tuple[str, bool], Asked] = {}
    for number, path in enumerate(RECORDS):
        if path.parent.name == game:
            for asked in _asked_in(record.read(path.read_text("utf-8")), number):
                key = (asked.step, asked.options > MANY)
                found[key] = max(found.get(key, asked), asked, key=lambda one: (one.options, one.seats))
    return sorted(found.values(), key=lambda one: (-one.options, one.path, one.ply))


MANY = 5


def _asked_in(match: Match, number: int) -> list[Asked]:
    """Every question of a game with more than one answer."""
    game, found = match.game, list[Asked]()
    again = Match(game, match.seats, match.seed, match.options)
    for entry in match.entries:
        if entry.seat is not None:
            again.replay_all([(entry.seat, entry.action)])
        if again.is_over:
            break
        count = len(game.legal(again.state))
        if count > 1:
            step = str(game.view(again.state, again.to_move)["step"])
            found.append(Asked(game.name, number, match.seats, entry.ply, step, count))
    return found


def sit_at(page: Page, asked: Asked) -> str:
    """A table where this question is asked of this browser; its id. All other seats are bots."""
    ask(page, "/me")
    origin = _brought(page, asked.path)
    view: Any = ask(page, f"/tables/{origin}/play-on", {"ply": asked.ply})
    return str(view["table"]["id"])


def _brought(page: Page, number: int) -> str:
    """The table of a stored game, brought once for each browser."""
    known = page.evaluate("number => sessionStorage.getItem(`brought-${number}`)", number)
    if known is None:
        view = ask(page, "/records", {"record": RECORDS[number].read_text("utf-8"), "name": f"game {number}"})
        known = view["table"]["id"]
        page.evaluate("([number, id]) => sessionStorage.setItem(`brought-${number}`, id)", [number, known])
    return str(known)
