"""What a place on the board means: every option can be reached by pointing, and every refusal is the game's own."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import bezant
from bezant.kernel.actions import Part
from bezant.kernel.errors import NotYourTurn
from bezant.kernel.game import Game, game_names
from bezant.kernel.state import Position

GAMES = game_names()


def positions(game: Game, plies: int = 150, every: int = 3) -> Iterator[Position]:
    chance, state = random.Random(5), game.new(seats=game.seat_counts[-1], seed=11)
    for ply in range(plies):
        if game.is_over(state):
            return
        if ply % every == 0:
            yield state
        game.apply(state, chance.choice(game.legal(state)))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_lit_may_be_chosen(name: str) -> None:
    """Each place that an option names means an open action, once the parts before it are picked."""
    game = bezant.load(name)
    for state in positions(game):
        seat = game.to_move(state)
        for option in game.options(state, seat):
            *before, last = option["path"]
            picked = [Part(part["kind"], part["value"]) for part in before]
            for place in (last, *last["places"]):
                answer = game.why_not(state, seat, picked, Part(place["kind"], place["value"]))
                assert answer.reason is None, (option["id"], place)


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_that_of_the_action_meant(name: str) -> None:
    """Pointing part by part at a path that is not open is answered by the refusal of that very action."""
    game, chance = bezant.load(name), random.Random(3)
    for state in positions(game, every=10):
        seat, open_now = game.to_move(state), set(game.legal(state))
        asked = {game.actions[id].verb for id in open_now}
        shut = [id for id in range(len(game.actions)) if id not in open_now and game.actions[id].verb in asked]
        for id in chance.sample(shut, min(5, len(shut))):
            *picked, place = game.actions[id].path
            answer = game.why_not(state, seat, picked, place)
            assert answer.action is not None and answer.label is not None
            assert game.actions[answer.action].path == game.actions[id].path
            assert answer.reason == game.refusal(state, answer.action)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_seat_that_is_asked_is_answered(name: str) -> None:
    game = bezant.load(name)
    state = game.new(seats=2, seed=1)
    with pytest.raises(NotYourTurn):
        game.why_not(state, 1 - game.to_move(state), [], Part("moon", 1))


@pytest.mark.parametrize("name", GAMES)
def test_a_place_of_no_action_is_answered_with_what_is_asked(name: str) -> None:
    game = bezant.load(name)
    state = game.new(seats=2, seed=1)
    question, answer = game.question(state), game.why_not(state, game.to_move(state), [], Part("moon", 1))
    assert question is not None and answer.reason is not None
    assert (answer.action, answer.reason.message, answer.reason.rule) == (None, question["title"], question["rule"])
