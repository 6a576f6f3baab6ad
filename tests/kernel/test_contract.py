"""What a game must bring and what it is given: packages of a few lines, found by their entry points."""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import bezant
from bezant import players
from bezant.cli.boards import draw
from bezant.cli.narrator import Narrator
from bezant.kernel import compile, registry, rulebook
from bezant.kernel.contract import part_of
from bezant.kernel.errors import BadGame, BadOption, BadPosition, UnknownRule
from bezant.kernel.game import Game
from bezant.kernel.text import words_for
from bezant.players.value import weights_of

IMPORTS = """
from bezant.kernel import dice
from bezant.kernel.compile import rule
from bezant.kernel.decisions import Course, Verb
from bezant.kernel.dice import below
from bezant.kernel.names import Events, Reasons, Steps, because, over, question, told
from bezant.kernel.state import Position, int8
from bezant.kernel.tell import tell
"""
TITLE = 'TITLE = "Nim by Dice"'
SEAT_COUNTS = "SEAT_COUNTS = (2, 3)"
STATE = """
class State(Position):
    heap: int = int8
"""
NAMES = """
class Step(Steps):
    take_some = question("not_taking", "")
    over = over("")


class Why(Reasons):
    too_many = because("")
"""
SET_UP = """
@rule
def set_up(s, seats, options):
    s.seats, s.heap = seats, 10 + dice.below(s, 6)
"""
RULES = """
@rule
def refuse_take(s, number):
    return Why.too_many if number > s.heap else 0


@rule
def take(s, number):
    s.heap -= number + below(s, 2) if s.heap > number else number
    if s.heap == 0:
        s.step, s.winners = Step.over, 1 << s.active
    s.active = (s.active + 1) % s.seats
"""
COURSE = (
    'COURSE = Course(Step, Why, (Verb("take", Step.take_some, take, refuse_take, "", (("number", range(1, 4)),)),), {})'
)
PLAIN = {
    "TITLE": TITLE,
    "SEAT_COUNTS": SEAT_COUNTS,
    "State": STATE,
    "names": NAMES,
    "set_up": SET_UP,
    "rules": RULES,
    "COURSE": COURSE,
}

Install = Callable[..., str]
_numbers = count()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Makes a package of these pieces of source, installs it, and says the name of its game."""
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)

    def make(package: str | None = None, game: str | None = None, **pieces: str) -> str:
        number = next(_numbers)
        package, game = package or f"tiny_game_{number}", game or f"tiny{number}"
        (tmp_path / package).mkdir()
        source = "\n".join([IMPORTS, *(PLAIN | pieces).values()])
        (tmp_path / package / "__init__.py").write_text(source, "utf-8")
        return enter(package, game)

    def enter(package: str, game: str) -> str:
        folder = tmp_path / f"{game}_{next(_numbers)}-1.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {folder.stem[:-2]}\nVersion: 1\n")
        (folder / "entry_points.txt").write_text(f"[bezant.games]\n{game} = {package}\n")
        importlib.invalidate_caches()
        registry.homes.cache_clear()
        return game

    make.enter = enter  # type: ignore[attr-defined]
    yield make
    monkeypatch.undo()
    importlib.invalidate_caches()
    registry.homes.cache_clear()


def played(game: Game, seats: int = 2, seed: int = 1) -> list[Any]:
    """The positions of a game at random."""
    state, chance = game.new(seats, seed), random.Random(seed)
    found = [state.copy()]
    while not game.is_over(state):
        game.apply(state, chance.choice(game.legal(state)))
        found.append(state.copy())
    return found


# --- what must be brought -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["TITLE", "SEAT_COUNTS", "State", "set_up", "COURSE"])
def test_what_is_missing_is_asked_for_in_a_sentence(install: Install, name: str) -> None:
    game = install(**{name: ""})
    with pytest.raises(BadGame, match=rf"^The game “{game}” has no `{name}`: [^\n]+\.$"):
        bezant.load(game)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("TITLE", "TITLE = 7"),
        ("SEAT_COUNTS", "SEAT_COUNTS = ()"),
        ("SEAT_COUNTS", 'SEAT_COUNTS = ("two",)'),
        ("State", "State = 5"),
        ("set_up", "set_up = None"),
        ("COURSE", "COURSE = {}"),
    ],
)
def test_what_is_no_such_thing_is_refused_in_a_sentence(install: Install, name: str, source: str) -> None:
    game = install(**{name: source})
    with pytest.raises(BadGame, match=rf"^The game “{game}” has a `{name}` that is not [^\n]+\.$"):
        bezant.load(game)


def test_secrets_are_not_left_to_the_defaults(install: Install) -> None:
    """The defaults show everything, so a game with a secret verb brings what keeps it."""
    secret = COURSE.replace("range(1, 4)),)", "range(1, 4)),), True")
    imagine = "\n@rule\ndef imagine(s, seat):\n    pass\n"
    shown = "\ndef view(s, seat):\n    return {}\n"
    hidden = "\ndef hidden_fields(s):\n    return ()\n"
    brought_by_now = ("", imagine, imagine + shown, imagine + shown + hidden)
    for brought, lacks in zip(brought_by_now, ("imagine", "view", "hidden_fields", "OBSERVED"), strict=True):
        with pytest.raises(BadGame, match=f"has a secret verb, so it brings a `{lacks}` of its own"):
            bezant.load(install(COURSE=secret, more=brought))


def test_a_package_that_is_not_there(install: Any) -> None:
    install.enter("no_such_package_anywhere", "ghost")
    with pytest.raises(BadGame, match="“ghost” is said to be the package no_such_package_anywhere"):
        bezant.game_names()


def test_two_games_of_one_name(install: Install) -> None:
    install(game="carolus")
    with pytest.raises(BadGame, match="There are two games “carolus”"):
        bezant.game_names()


# --- what is given ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def nim(install: Install) -> Game:
    return bezant.load(install())


def test_a_plain_game_is_found_and_played(nim: Game) -> None:
    assert nim.name in bezant.game_names() and repr(nim) == "<Nim by Dice, interpreted>"
    assert (nim.designer, nim.prefix, nim.version, nim.option_specs) == ("", "", 1, ())
    end = played(nim)[-1]
    result = nim.result(end)
    assert result is not None and result["reason"] == "won" and len(result["winners"]) == 1
    assert nim.scores(end) == [int(seat in result["winners"]) for seat in range(2)]
    assert sorted(nim.returns(end)) == [-1, 1] and nim.side_of(3, 2) == "3"


def test_a_plain_position_goes_through_json(nim: Game) -> None:
    for state in played(nim, seats=3):
        assert nim.load(json.loads(json.dumps(nim.dump(state)))) == state
    assert nim.load({"seats": 3, "heap": 5}).heap == 5  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 4}, "played with 2, 3 players"),
        ({"cards": 1}, "no “cards”"),
        ({"heap": 200}, "numbers from -128 to 127"),
        ({"heap": [1]}, "“heap” is one whole number"),
        ({"heap": True}, "“heap” is one whole number"),
        ({"dice": [1, 2]}, "“dice” is 4 whole numbers"),
        ({"dice": [1, 2, 3, 1 << 32]}, "32 bits"),
        ({"step": "sleep"}, "not a position of Nim by Dice"),
        ({"step": 1}, "not a position of Nim by Dice"),
        ({"active": 2}, "0 to 1"),
        ({"winners": 1}, "goes on"),
        ({"winners": 4, "step": "over"}, "sides of the game"),
        ({"heap": 0}, "“take_some” has no answer"),
        ([], "not a position of Nim by Dice"),
    ],
)
def test_a_position_out_of_range_is_refused(nim: Game, given: Any, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        nim.load(given)


def test_a_plain_game_is_shown(nim: Game) -> None:
    state = nim.new(2, 1)
    view = nim.view(state, 0)
    assert view == {"seats": 2, "step": "take_some", "active": 0, "end": "running", "winners": [], "heap": state.heap}  # type: ignore[attr-defined]
    assert nim.describe()["board"] == {"spaces": [], "links": [], "kinds": [], "sides": ["1", "2", "3"]}
    spec = nim.observation(2)
    assert [feature.name for feature in spec.features] == ["own_seat", "step", "active", "end", "winners", "heap"]
    seen = [nim.observe(each, 1) for each in played(nim)]
    assert {each.shape for each in seen} == {spec.shape} and nim.observe(state, 0)[spec["heap"].start] == 1 + state.heap  # type: ignore[attr-defined]


def test_a_plain_game_has_words(nim: Game) -> None:
    state, words = nim.new(2, 1), words_for(nim.name)
    option = nim.options(state, 0)[1]
    assert words.say(option["label"]) == "take 2" and words.say(option["path"][0]["label"]) == "2"
    question = nim.question(state)
    assert question is not None and words.say(question["title"]) == "Take some"
    end = played(nim)[-1]
    refusal, result = nim.refusal(end, 0), nim.result(end)
    assert refusal is not None and words.say(refusal.message) == "Game over"
    assert result is not None and words.say(result["message"]) == "Won"


def test_words_of_a_game_lie_over_those_made_for_it(install: Install) -> None:
    name = install()
    folder = registry.home(name).folder / "text"
    folder.mkdir()
    (folder / "en.ftl").write_text(f"{name}-question-take_some = How many?\n", "utf-8")
    game, words = bezant.load(name), words_for(name)
    question = game.question(game.new(2))
    assert question is not None and words.say(question["title"]) == "How many?"
    assert words.has(f"{name}-title")


def test_events_and_named_values_get_words(install: Install) -> None:
    told = 'class Told(Events):\n    grew_old = told("", "seat", "age", "friends*")\n    ended = told("", "age")\n'
    words = words_for(install(more=f'{told}\nWORDS = {{"age": ("young", "very_old")}}'))
    name = words._game
    said = words.say(
        {"id": f"{name}-event-grew_old", "args": {"seat": 0, "age": "very_old", "friends": [1, 2]}}, ["Anna"]
    )
    assert said == "Anna grew old very old 1, 2"
    assert words.say({"id": f"{name}-event-ended", "args": {"age": "young"}}) == "Ended: young"


def test_a_plain_game_is_drawn_with_characters(nim: Game) -> None:
    drawn = draw(nim, nim.new(2, 1), Narrator(nim, ["Anna", "Béla"]), 80).plain
    assert drawn.splitlines()[0] == "Nim by Dice · take some" and "heap: " in drawn


def test_no_options_no_rules_page_no_weights(nim: Game) -> None:
    with pytest.raises(BadOption, match="this game has none"):
        nim.new(2, hard=1)
    with pytest.raises(UnknownRule, match=r"Nim by Dice has no rules page\."):
        rulebook.rulebook(nim.name)
    assert weights_of(nim.name, 2).tolist() == [[1.0]]
    assert players.rating(nim.name, 2, "greedy") is None


def test_greedy_takes_a_victory(nim: Game) -> None:
    state = nim.load({"heap": 3})
    assert nim.actions[players.make("greedy", nim).decide(state, 0, 5)].words == "take 3"


def test_what_is_imported_from_the_kernel_is_not_brought(nim: Game) -> None:
    """`question` of the kernel's names declares a step; the question of a view is another thing."""
    package = sys.modules[registry.home(nim.name).package]
    assert package.question is not part_of(nim.name, "view", compile.INTERPRETED).question


def test_a_rule_is_no_part_of_a_view(install: Install) -> None:
    """In a game of one file a verb may be called like something that a view is asked for."""
    game = bezant.load(install(more="@rule\ndef scores(s, number):\n    return 7\n"))
    assert game.scores(game.new(2)) == [0, 0]


def test_what_is_brought_takes_the_place_of_a_default(install: Install) -> None:
    game = bezant.load(install(more="def scores(s):\n    return [s.heap] * s.seats\n"))
    state = game.new(2, 1)
    assert game.scores(state) == [state.heap] * 2  # type: ignore[attr-defined]


def test_a_game_may_lie_in_several_modules(install: Install) -> None:
    """A part that is a module of its own; the rest stays in the package."""
    name = install()
    folder = registry.home(name).folder
    (folder / "view.py").write_text("def where(s):\n    return {'id': 'here', 'args': {}}\n", "utf-8")
    game = bezant.load(name)
    assert game.where(game.new(2))["id"] == "here" and game.steps(game.new(2))


@pytest.mark.compiled
def test_the_compiled_copy_calls_the_compiled_kernel(install: Install) -> None:
    """Rules of another package import `below` and `tell` absolutely, by name or by module."""
    told = 'class Told(Events):\n    took = told("", "seat")\n'
    rules = RULES.replace("    s.heap -=", "    tell(s, Told.took, s.active)\n    s.heap -=")
    name = install(rules=told + rules)
    slow, fast = bezant.load(name), bezant.load(name, compiled=True)
    for seed in range(50):
        a, b, chance = slow.new(3, seed), fast.new(3, seed), random.Random(seed)
        while not slow.is_over(a):
            assert a == b and slow.legal(a) == fast.legal(b)
            action = chance.choice(slow.legal(a))
            slow.apply(a, action), fast.apply(b, action)
        assert a == b
