"""A table of the load goes on, game after game."""

from __future__ import annotations

import json
from typing import cast

import pytest

from bezant.lab.load_table import LoadTable, Plan, Session
from bezant.lab.visitor import Follower, Visitor
from bezant.lab.wire import Line, Place

PLACE = Place("127.0.0.1", 1)


def sit_down(table: LoadTable) -> None:
    """Everybody, each with a line."""
    table.sit_down()
    for seat in table.seats:
        seat.line = cast(Line, object())


def see(table: LoadTable, seat: int, ply: int, options: list[int]) -> None:
    view = {"ply": ply, "options": options, "status": "playing"}
    table.seats[seat]._hear(json.dumps({"type": "view", "view": view}), 0.0)


def test_the_next_game_begins_whoever_sees_it_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The views of a new table come one after the other, and its plies begin anew: nobody waits for those of the game before."""
    sent: list[tuple[int, int]] = []
    monkeypatch.setattr(Follower, "move", lambda seat, option: sent.append((seat.ply, option)))
    table = LoadTable(Session(Plan("", 1, "carolus")), [Visitor(PLACE), Visitor(PLACE)])
    table._session.playing = True
    sit_down(table)
    see(table, 0, 60, [7])
    see(table, 1, 60, [])
    assert sent == [(60, 7)]

    sit_down(table)
    see(table, 1, 1, [])
    table.play()
    see(table, 0, 1, [3])
    assert sent == [(60, 7), (1, 3)]


def test_nobody_moves_before_everybody_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view may come together with the answer that opens its line."""
    sent: list[int] = []
    monkeypatch.setattr(Follower, "move", lambda seat, option: sent.append(option))
    table = LoadTable(Session(Plan("", 1, "carolus")), [Visitor(PLACE), Visitor(PLACE)])
    table._session.playing = True
    table.sit_down()
    see(table, 0, 1, [])
    see(table, 1, 1, [3])
    assert sent == []
