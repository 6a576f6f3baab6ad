"""Boards in characters: nothing is cut off, and walls fall where lands fuse."""

from __future__ import annotations

import random
import re

import pytest

import bezant
from bezant.cli.boards import badge, draw
from bezant.cli.boards.carolus import FAMILY_SIGNS, SIDE_SIGNS, shorten
from bezant.cli.story import Story

CAROLUS = bezant.load("carolus")
LAND = {"kind": "land", "value": 3}


@pytest.mark.parametrize("game", bezant.game_names())
@pytest.mark.parametrize("width", [20, 80, 120, 200])
def test_every_game_has_a_board_of_any_width(game: str, width: int) -> None:
    loaded = bezant.load(game)
    for seats in loaded.seat_counts:
        drawn = draw(loaded, loaded.new(seats), Story(loaded, ["A name of twenty-four ch"] * seats), width)
        assert max(map(len, drawn.plain.splitlines())) <= max(width, 80)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_knights_castles_and_scores_are_on_the_board(seats: int) -> None:
    chance, story = random.Random(seats), Story(CAROLUS, [f"P{seat}" for seat in range(seats)])
    for seed in range(4):
        state = CAROLUS.new(seats, seed)
        while not CAROLUS.is_over(state):
            CAROLUS.apply(state, chance.choice(CAROLUS.legal(state)))
            if chance.random() < 0.1 or CAROLUS.is_over(state):
                check_board(CAROLUS.view(state, None), draw(CAROLUS, state, story, 80).plain)


def check_board(view: dict, drawn: str) -> None:  # type: ignore[type-arg]
    ring = drawn.partition("\n")[2]
    for family, sign in FAMILY_SIGNS.items():
        shown = sum(int(count) for count in re.findall(rf"{sign}(\d+)", ring))
        assert shown == sum(land["knights"][family] for land in view["lands"])
    for side in view["sides"]:
        assert sum(int(count) for count in re.findall(rf"{SIDE_SIGNS[side['side']]}(\d+)", ring)) == side["castles"]
    for land in view["lands"]:
        scores = ":".join(map(str, land["scores"].values()))
        assert scores in ring or not any(land["scores"].values())
    assert drawn.count("♚") == 1
    assert max(map(len, drawn.splitlines())) <= 79


def test_walls_fall_where_lands_fuse() -> None:
    story = Story(CAROLUS, ["Anna", "Ben"])
    lands = [{"provinces": [0, 1], "owner": "white"}]
    fused = draw(CAROLUS, CAROLUS.load({"seats": 2, "lands": lands}), story, 80).plain.splitlines()
    apart = draw(CAROLUS, CAROLUS.load({"seats": 2}), story, 80).plain.splitlines()
    assert apart[1].startswith("╭────────────┬────────────┬") and fused[1].startswith("╭─────────────────────────┬")
    assert "│♚ Frisia       Saxony    │" in fused[2]
    assert "○2" in fused[4]


def test_names_are_shortened_where_they_must() -> None:
    assert shorten("the Spanish March", 13) == "Spanish March"
    assert shorten("the Spanish March", 10) == "S. March"
    assert shorten("Septimania", 5) == "Septi"


def test_families_have_a_badge_and_lands_have_none() -> None:
    assert badge(CAROLUS, {"kind": "family", "value": "red"}).plain == "■ "
    assert badge(CAROLUS, LAND).plain == ""
