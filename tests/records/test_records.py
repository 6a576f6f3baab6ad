"""Stored games, replayed: each way of ending is kept as a game that anyone can read."""

from __future__ import annotations

from pathlib import Path

import pytest

import bezant
from bezant.kernel import record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_ends_as_it_did(path: Path) -> None:
    """The fingerprint in the last line is compared too. `python -m tests.records` looks for missing ones."""
    text = path.read_text("utf-8")
    match = record.read(text)
    result = match.game.result(match.state)
    assert result is not None
    reason, *_, seats = path.stem.split("-")
    assert (match.game.name, result["reason"], match.seats) == (path.parent.name, reason, int(seats))
    over = match.entries[-1].events[-1]
    assert (over.name, over.rule, over.message) == ("over", result["rule"], result["message"])
    assert "\nfinal " in text
    assert record.save(match, record.Reader(text).names) == text


@pytest.mark.parametrize("name", bezant.game_names())
def test_every_way_of_ending_has_a_record(name: str) -> None:
    ways = set(bezant.load(name)._data.END_NAMES) - {"running"}
    assert ways == {path.stem.split("-")[0] for path in RECORDS if path.parent.name == name}


def test_a_draw_is_among_them() -> None:
    """CAR-R25: sides with equally many castles share the victory."""
    match = record.read((FOLDER / "carolus" / "few_lands-draw-4.txt").read_text("utf-8"))
    assert match.game.returns(match.state) == [0, 0, 0, 0]
    assert match.game.winners(match.state) == [0, 1, 2, 3]


def test_a_short_stock_is_among_them() -> None:
    """CAR-R21: too few castles for a whole region end the game."""
    match = record.read((FOLDER / "carolus" / "all_castles-short-stock-2.txt").read_text("utf-8"))
    lands = match.game.view(match.state, None)["lands"]
    assert any(land["owner"] and land["castles"] < len(land["provinces"]) for land in lands)


def test_a_dead_round_is_among_them() -> None:
    """CAR-R29: a round without a knight ends the game; the most castles win."""
    match = record.read((FOLDER / "carolus" / "dead_round-4.txt").read_text("utf-8"))
    assert match.state.placed_this_round == 0
    names = [event.name for entry in match.entries for event in entry.events]
    assert names.count("forfeit") > 0


def test_an_unfinished_game_has_no_winner() -> None:
    """CAR-R37: a guard stops the game without a winner."""
    match = record.read((FOLDER / "carolus" / "unfinished-3.txt").read_text("utf-8"))
    assert match.game.winners(match.state) == []
    assert match.game.returns(match.state) == [0, 0, 0]
