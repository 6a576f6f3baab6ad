"""The fault test in its short form, and the proof that it can fail. `make prove` runs it at full length."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

import bezant
from bezant.kernel.match import Match
from tests.faults.ledger import Ledger
from tests.faults.prove import prove
from tests.faults.stored import Row, Stored
from tests.server.postgres import need_postgresql

THEN = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = frozenset({0, 1})


def test_nothing_is_lost_on_sqlite() -> None:
    proof = prove("sqlite", tables=20, seconds=8, seed=1, workers=2)
    assert proof.problems == [], proof.report()
    assert set(proof.tally.faults) == {"web killed", "bots killed", "disk full", "clock jumped"}
    assert proof.stored > 20 and proof.shown > 20, proof.report()


def test_nothing_is_lost_on_postgresql() -> None:
    need_postgresql()
    proof = prove("postgres", tables=20, seconds=8, seed=1, machines=2)
    assert proof.problems == [], proof.report()
    assert "database killed" in proof.tally.faults
    assert proof.stored > 20 and proof.shown > 20, proof.report()


def test_a_writer_that_acknowledges_before_it_has_stored_is_found() -> None:
    proof = prove("sqlite", tables=6, seconds=1, seed=1, broken=True)
    assert any("not stored" in problem or "came after" in problem for problem in proof.problems), proof.report()
    assert "things wrong" in proof.report()


# --- what is compared -----------------------------------------------------------------------------------------------------------


def game_of(moves: int) -> tuple[Ledger, Stored]:
    """A game as it is stored, and the ledger of people who were told all of it."""
    match = Match(bezant.load("carolus"), 2, "seed")
    ledger = Ledger("t", "carolus", PEOPLE)
    for _ in range(moves):
        seat, action = match.to_move, match.game.legal(match.state)[0]
        ledger.sent.add((match.ply, seat, int(action)))
        ledger.acknowledged.add((match.ply, seat, int(action)))
        match.play(seat, int(action))
    rows = [Row(entry.ply, entry.seat or 0, entry.action, THEN) for entry in match.entries[1:]]
    shown = [
        {
            "ply": entry.ply,
            "seat": entry.seat,
            "at": "2026-01-01T00:00:00Z",
            "undoes": entry.undoes,
            "events": [{"event": event.name} for event in entry.events],
        }
        for entry in match.entries
    ]
    ledger.show(shown, 0, moves)
    return ledger, Stored("carolus", 2, "seed", {}, rows)


def test_what_was_told_and_is_stored_is_right() -> None:
    ledger, stored = game_of(12)
    ledger.compare(stored)
    assert ledger.problems == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda rows: rows[:-1], "entry 12 was shown and is not stored"),
        (lambda rows: rows[:-1], "stored is None"),
        (lambda rows: [*rows[:5], *rows[6:]], "the plies that are stored are"),
        (lambda rows: [*rows[:5], replace(rows[4], ply=6), *rows[6:]], "cannot be replayed"),
        (lambda rows: [*rows[:-1], replace(rows[-1], at=THEN.replace(year=2027))], "entry 12 was shown as"),
    ],
)
def test_what_is_stored_otherwise_is_found(change: Any, problem: str) -> None:
    ledger, stored = game_of(12)
    ledger.compare(replace(stored, moves=change(stored.moves)))
    assert any(problem in words for words in ledger.problems), ledger.problems


def test_a_move_that_nobody_sent_is_found() -> None:
    ledger, stored = game_of(3)
    ledger.sent.clear()
    ledger.compare(stored)
    assert len(ledger.problems) == 3 and "never sent it" in ledger.problems[0]


def test_gaps_contradictions_and_steps_back_are_found_when_they_are_shown() -> None:
    ledger, _ = game_of(3)
    entry = ledger.shown[2]
    ledger.show([entry], 2, 3)
    ledger.show([entry | {"seat": 5}], 2, 2)
    ledger.reached(2, before=3)
    kinds = ("one is missing", "told in two ways", "a view of ply 2")
    assert [kind in problem for kind, problem in zip(kinds, ledger.problems, strict=True)] == [True] * 3
