"""Stored games, replayed: each way of ending is kept as a game that anyone can read."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import bezant
from bezant.games.carolus.state import State
from bezant.kernel import record
from tests.records.kinds import deciding_measure

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
    ways = set(bezant.load(name).facts.end_names) - {"running"}
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
    assert cast(State, match.state).placed_this_round == 0
    names = [event.name for entry in match.entries for event in entry.events]
    assert names.count("forfeit") > 0


def test_an_unfinished_game_has_no_winner() -> None:
    """CAR-R37: a guard stops the game without a winner."""
    match = record.read((FOLDER / "carolus" / "unfinished-3.txt").read_text("utf-8"))
    assert match.game.winners(match.state) == []
    assert match.game.returns(match.state) == [0, 0, 0]


@pytest.mark.parametrize(
    ("measure", "rule"),
    [
        ("score", "BYZ-46.5"),
        ("sum", "BYZ-47.1"),
        ("cities", "BYZ-47.2"),
        ("treasury", "BYZ-47.3"),
        ("shared", "BYZ-47.4"),
    ],
)
def test_each_tie_break_of_byzantium_is_among_them(measure: str, rule: str) -> None:
    """BYZ-46.5, BYZ-47.1, BYZ-47.2, BYZ-47.3, BYZ-47.4: the name of the record says what separated the best."""
    (path,) = FOLDER.glob(f"byzantium/third_turn-{measure}-*.txt")
    match = record.read(path.read_text("utf-8"))
    assert deciding_measure(match.game.view(match.state, None)) == measure, rule
    assert (len(match.game.winners(match.state)) > 1) == (measure == "shared")


def test_the_sum_of_points_does_not_count_after_the_fall() -> None:
    """BYZ-47.5: equal Arab totals go by the cities, although the Byzantine totals differ."""
    (path,) = FOLDER.glob("byzantium/fell_to_bulgars-cities-*.txt")
    match = record.read(path.read_text("utf-8"))
    view = match.game.view(match.state, None)
    best = max(match.game.scores(match.state))
    equal = [player for player in view["players"] if player["score"] == best]
    (winner,) = match.game.winners(match.state)
    assert len(equal) > 1 and len({player["points"]["byzantine"] for player in equal}) > 1
    assert view["players"][winner]["cities"] == max(player["cities"] for player in equal)


def test_constantinople_is_shown_falling() -> None:
    """BYZ-36.6, BYZ-11.16: to the Arabs and to the Bulgars; the Arab total alone is the score (BYZ-46.6)."""
    for path in FOLDER.glob("byzantium/fell_*.txt"):
        match = record.read(path.read_text("utf-8"))
        assert "fell" in [event.name for event in match.entries[-1].events]
        players = match.game.view(match.state, None)["players"]
        assert match.game.scores(match.state) == [player["points"]["arab"] for player in players]


@pytest.mark.parametrize(
    ("reason", "rule", "key"), [("height", "JER-22.1", 0), ("prestige", "JER-22.2", 1), ("office", "JER-22.3", 2)]
)
def test_each_key_of_jerusalem_decides_a_game(reason: str, rule: str, key: int) -> None:
    """JER-22.1, JER-22.2, JER-22.3, JER-22.4: the best two are equal in all keys before this one, and differ in it."""
    (path,) = FOLDER.glob(f"jerusalem/{reason}-*.txt")
    match = record.read(path.read_text("utf-8"))
    view, result = match.game.view(match.state, None), match.game.result(match.state)
    assert result is not None and (result["reason"], result["rule"]) == (reason, rule)
    offices = [office["office"] for office in view["offices"]]  # the better first
    keys = {p["seat"]: (p["height"], p["prestige"], -offices.index(p["office"])) for p in view["players"]}
    best, second = sorted(keys, key=keys.__getitem__, reverse=True)[:2]
    assert match.game.winners(match.state) == [best]
    assert keys[best][:key] == keys[second][:key] and keys[best][key] > keys[second][key]
