"""The log of a live table: old entries are packed, and read as they were written."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

import bezant
from bezant.kernel.match import Match
from bezant.kernel.messages import EVERYONE
from bezant.server.log import BLOCK, Log, encode

AT = datetime(2026, 11, 17, tzinfo=UTC)
READERS = (None, 0, 1, EVERYONE)


@pytest.fixture(scope="module")
def match() -> Match:
    """A game with secrets, longer than a few blocks."""
    game, chance = bezant.load("jerusalem"), random.Random(3)
    match = Match(game, 3, "a seed")
    while match.ply < 5 * BLOCK:
        match.play(match.to_move, chance.choice(game.legal(match.state)))
    return match


@pytest.fixture(scope="module")
def log(match: Match) -> Log:
    log = Log()
    for entry in match.entries:
        log.add(entry, AT)
    return log


@pytest.mark.parametrize("reader", READERS)
def test_every_entry_is_read_as_its_reader_may_know_it(match: Match, log: Log, reader: int | None) -> None:
    expected = [
        encode(
            {
                "ply": entry.ply,
                "seat": entry.seat,
                "at": AT,
                "undoes": entry.undoes,
                "events": [event.seen_by(reader).json() for event in entry.events],
            }
        )
        for entry in match.entries
    ]
    assert list(log.read(-1, reader)) == expected
    for since in (-1, 0, BLOCK - 2, BLOCK - 1, BLOCK, 3 * BLOCK, match.ply - 1, match.ply):
        assert list(log.read(since, reader)) == expected[since + 1 :]
        for until in (0, 1, since + 2, BLOCK, 2 * BLOCK + 1, match.ply):
            assert list(log.read(since, reader, until)) == expected[since + 1 : until]


def test_readers_of_one_entry_read_different_things(log: Log) -> None:
    assert len({tuple(log.read(-1, reader)) for reader in READERS}) == len(READERS)
