"""The action table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel.actions import ActionTable, Verb
from bezant.kernel.errors import UnknownAction
from bezant.kernel.game import Game
from tests.golden import FOLDER


def verb(name: str, *parts: tuple[str, Sequence[str | int]], secret: bool = False) -> Verb:
    return Verb(name, 0, lambda s: None, None, "CHE-1", parts, secret)


TABLE = ActionTable(verb("march", ("army", ("north", "south")), ("city", range(1, 4))), verb("pass"))


def test_ids_run_verb_by_verb_the_last_part_fastest() -> None:
    words = [TABLE.words(id) for id in range(len(TABLE))]
    assert words == [f"march {army} {city}" for army in ("north", "south") for city in range(1, 4)] + ["pass"]


def test_the_actions_of_a_verb_are_neighbours() -> None:
    assert (TABLE.span("march"), TABLE.span("pass")) == ((0, 6), (6, 7))


def test_functions_are_given_numbers_as_they_are_and_names_by_place() -> None:
    march, stay = TABLE.verbs
    assert march.targets == [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3)]
    assert stay.targets == [()]  # a part that only repeats the verb is not given


def test_a_path_names_kind_and_value() -> None:
    assert [(part.kind, part.value) for part in TABLE[4].path] == [("army", "south"), ("city", 2)]


@pytest.mark.parametrize("id", [-1, 7, 10**9])
def test_an_unknown_id_is_refused(id: int) -> None:
    with pytest.raises(UnknownAction, match="numbered 0 to 6"):
        TABLE[id]


@pytest.mark.parametrize("id", [0.0, "0", None])
def test_what_is_no_number_is_refused(id: Any) -> None:
    with pytest.raises(UnknownAction, match=r"^An action is a whole number, not "):
        TABLE[id]


@pytest.mark.parametrize(
    "words", ["", "march", "march east 1", "march north 4", "march north 01", "x" * 5000, "MARCH north 1"]
)
def test_unknown_words_are_refused_in_a_short_sentence(words: str) -> None:
    with pytest.raises(UnknownAction, match="march, pass") as refused:
        TABLE.parse(words)
    assert len(str(refused.value)) < 200


def test_spaces_do_not_matter() -> None:
    assert TABLE.parse("  march   south\t2 ") == 4


def test_two_actions_may_not_have_the_same_words() -> None:
    with pytest.raises(AssertionError, match="same words"):
        ActionTable(verb("go", ("to", ("a", "a"))))


@pytest.fixture(params=bezant.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return bezant.load(request.param)


def test_words_and_ids_of_a_game_go_both_ways(game: Game) -> None:
    words = [game.actions.words(id) for id in range(len(game.actions))]
    assert [game.actions.parse(each) for each in words] == list(range(len(words)))
    assert len(np.unique(words)) == len(words)


def test_ids_of_a_game_are_pinned(game: Game) -> None:
    """Records hold words and players are trained on ids: an id never changes its meaning."""
    lines = [f"{id} {game.actions.words(id)}" for id in range(len(game.actions))]
    assert (FOLDER / f"{game.name}-actions.txt").read_text("utf-8").splitlines() == lines


def test_of_a_secret_verb_others_read_the_verb_alone() -> None:
    table = ActionTable(verb("keep", ("card", ("rook", "pawn")), secret=True), verb("pass"))
    assert [table[id].words for id in range(3)] == ["keep rook", "keep pawn", "pass"]
    assert [table[id].public_words for id in range(3)] == ["keep ?", "keep ?", "pass"]
