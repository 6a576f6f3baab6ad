"""A position that says its step and nothing else is refused in a sentence, or it can be shown, and played to its end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bezant
from bezant.kernel.errors import BadPosition

GAMES = bezant.game_names()
MOST_DECISIONS = 20_000
SEEDS = 6


def steps_of(game: Any) -> list[str]:
    """The steps that random games come to."""
    found = set()
    for seed in range(SEEDS):
        state, chance = game.new(game.seat_counts[seed % len(game.seat_counts)], seed), random.Random(seed)
        while not game.is_over(state):
            found.add(game.dump(state)["step"])
            game.apply(state, chance.choice(game.legal(state)))
    return sorted(found)


@pytest.mark.parametrize("name", GAMES)
def test_a_step_alone_is_refused_or_can_be_played(name: str) -> None:
    game = bezant.load(name)
    for step in steps_of(game):
        for seats in game.seat_counts:
            check(game, {"seats": seats, "step": step})


def check(game: Any, position: Any) -> None:
    try:
        state = game.load(position)
    except BadPosition as error:
        refused = str(error)
        assert 0 < len(refused) < 400 and "\n" not in refused
        return
    assert game.load(json.loads(json.dumps(game.dump(state)))) == state
    chance = random.Random(0)
    for decision in range(MOST_DECISIONS):
        legal = game.legal(state)
        if not legal:
            break
        if decision < 3:
            game.view(state, None)
            game.options(state, game.to_move(state))
        game.apply(state, chance.choice(legal))
    assert game.is_over(state), position


def test_byz_i33_a_march_needs_an_army() -> None:
    """BYZ-I33: what a question is about must be there."""
    game = bezant.load("byzantium")
    for step in ("march", "enter", "double", "lose", "stand"):
        with pytest.raises(BadPosition, match="BYZ-I33"):
            game.load({"seats": 2, "step": step, "progress": {"side": "bulgar"}})


@pytest.mark.parametrize(
    ("step", "progress"),
    [
        ("develop", {"purpose": "claim"}),  # a Persian city was claimed
        ("tax", {"side": "arab"}),
        ("action", {"city": "athens"}),
        ("treasury", {"purpose": "emperor", "source": "losses"}),
        ("cube", {"purpose": "emperor", "city": "athens"}),
        ("cube", {"purpose": "claim", "city": "constantinople"}),
        ("share", {"amount": 3}),
        ("march", {"side": "arab", "links": 3}),
    ],
)
def test_byz_i33_what_is_in_progress_belongs_to_the_question(step: str, progress: dict[str, Any]) -> None:
    """BYZ-I33: nothing is left over from another question, and what the question is about could be chosen."""
    with pytest.raises(BadPosition, match="BYZ-I33"):
        bezant.load("byzantium").load({"seats": 2, "step": step, "progress": progress})


def test_byz_i37_who_has_taxed_is_not_asked_for_taxes() -> None:
    """BYZ-I37: once in a turn; cubes on TAX would vanish."""
    with pytest.raises(BadPosition, match="BYZ-I33"):
        bezant.load("byzantium").load({"seats": 2, "step": "tax", "players": [{"tax": 2}]})


def test_byz_i5_a_cube_on_pass_is_of_a_player_who_has_passed() -> None:
    """BYZ-I5: a second one would vanish."""
    with pytest.raises(BadPosition, match="BYZ-I5"):
        bezant.load("byzantium").load({"seats": 2, "players": [{"pass": 1}]})


SQUIRES = {"squires": {"tow": 4}}


@pytest.mark.parametrize(
    ("invariant", "position"),
    [
        ("JER-I9", {"step": "pick", "players": [SQUIRES]}),  # nothing was left to pick
        ("JER-I9", {"step": "move", "players": [SQUIRES]}),
        ("JER-I9", {"step": "their", "players": [SQUIRES, SQUIRES]}),
        ("JER-I7", {"step": "office", "auction": {"passed": [1]}}),
        ("JER-I21", {"step": "office", "place": 1}),
        ("JER-I21", {"step": "tower", "active": 1, "players": [SQUIRES]}),
        ("JER-I2", {"players": [{"coins": 32_767}]}),
    ],
)
def test_what_is_in_progress_belongs_to_the_question_in_jerusalem(invariant: str, position: dict[str, Any]) -> None:
    """JER-I2, JER-I7, JER-I9, JER-I21: each was accepted, and then squires vanished, nobody could answer, or a number ran over."""
    with pytest.raises(BadPosition, match=f"{invariant}:"):
        bezant.load("jerusalem").load({"seats": 2, **position})
