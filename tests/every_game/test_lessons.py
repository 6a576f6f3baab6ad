"""The guided first games: their steps are positions of the recorded game, and what is said of them is true in every language."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import bezant
from bezant.kernel.lesson import Lesson, Step, chapters, has_lesson, lesson, numbers_in, speaks, told
from bezant.kernel.registry import homes
from bezant.kernel.rulebook import rulebook
from bezant.players import names

LANGUAGES = ("en", "hu", "de", "it")
STEPS = (10, 15)
ASKS = 4  # decisions of a step, at most
WORDS = 80  # of a passage, at most: the coach has little room

games = pytest.mark.parametrize("game", [game for game in bezant.game_names() if has_lesson(game)])


def test_each_of_our_own_games_has_one() -> None:
    assert [name for name, home in homes().items() if home.is_own and not has_lesson(name)] == []


@games
def test_it_has_ten_to_fifteen_steps_in_the_order_of_the_game(game: str) -> None:
    steps = lesson(game).steps
    assert STEPS[0] <= len(steps) <= STEPS[1]
    assert len({step.id for step in steps}) == len(steps)
    for step, following in pairwise(steps):
        assert step.ply < step.until <= following.ply, step.id


@games
def test_every_step_but_the_last_asks_for_decisions_of_the_learner(game: str) -> None:
    guided = lesson(game)
    for step in guided.steps[:-1]:
        assert 1 <= len(step.asks) <= ASKS, step.id
        assert step.asks[0] == step.ply, f"{step.id} begins with what is asked"
        assert all(offers(guided, ply) for ply in step.asks), step.id
    assert guided.steps[-1].asks == ()


def offers(guided: Lesson, ply: int) -> bool:
    """Whether what the record holds is open to the learner there, among other things."""
    loaded = guided.match.game
    state, entry = loaded.from_bytes(guided.positions[ply]), guided.match.entries[ply + 1]
    options = [option["id"] for option in loaded.options(state, guided.eyes)]
    return loaded.to_move(state) == entry.seat == guided.eyes and entry.action in options and len(options) > 1


@games
def test_it_ends_where_the_learner_can_play_on(game: str) -> None:
    guided = lesson(game)
    last = guided.steps[-1]
    assert last.ply == last.until == guided.match.ply
    assert guided.match.to_move == guided.eyes and guided.bot in names()
    assert len(guided.names) == guided.match.seats


@games
def test_the_positions_are_those_of_the_record(game: str) -> None:
    guided = lesson(game)
    for ply in (0, guided.steps[3].ply, guided.match.ply):
        assert guided.positions[ply] == guided.match.until(ply).state.tobytes()


@games
def test_the_lit_places_exist(game: str) -> None:
    guided = lesson(game)
    for step in guided.steps:
        view = guided.view(step.ply)
        for place in step.lit:
            kind, _, value = place.partition(" ")
            assert has_place(view, kind, value), f"{step.id}: {place}"


def has_place(view: Any, kind: str, value: str) -> bool:
    if isinstance(view, dict):
        return str(view.get(kind)) == value or any(has_place(one, kind, value) for one in view.values())
    return isinstance(view, list) and any(has_place(one, kind, value) for one in view)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_with_the_numbers_of_its_positions(game: str, language: str) -> None:
    guided = lesson(game)
    pages = chapters(game, language)
    assert [chapter.id for chapter in pages] == [step.id for step in guided.steps]
    for step, chapter in zip(guided.steps, pages, strict=True):
        used = set[str]().union(*(numbers_in(f"{one.title} {one.text}") for one in chapter.passages))
        assert used == set(step.numbers), step.id
        assert [one.id for one in chapter.sections] == passages_of(guided, step), step.id


def passages_of(guided: Lesson, step: Step) -> list[str]:
    return [] if step == guided.steps[-1] else ["why", "after"]


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_short_and_well_set(game: str, language: str) -> None:
    for step in told(game, language):
        for text in [step.text, *(passage.text for passage in (step.why, step.after) if passage)]:
            assert len(text.split()) <= WORDS, step.id
            assert not re.search(r"[{}\"']", text), f"{step.id}: a number left open, or straight quotes"
        assert not re.search(r"[{}\"']", f"{step.title} {step.why} {step.after}".replace("'", "")), step.id


@games
def test_the_rules_it_names_exist(game: str) -> None:
    known = set(rulebook(game).ids)
    for step in told(game, "hu"):
        assert set(step.rules) <= known, step.id
        assert bool(step.rules) == (step.why is not None), "a translation names the rules of the original"


@games
def test_it_speaks_english_where_it_was_not_translated(game: str) -> None:
    assert not speaks(game, "eo") and told(game, "eo") == told(game, "en")
