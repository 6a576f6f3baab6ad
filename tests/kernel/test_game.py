"""The Python interface: loading, seeds, seats, limits, threads, pickling."""

from __future__ import annotations

import pickle
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.compile import CHECKED, COMPILED, INTERPRETED
from bezant.kernel.dice import words_of
from bezant.kernel.errors import BadCount, BadSeat, BadSeats, BadSeed, UnknownAction
from bezant.kernel.game import Game, load_as
from bezant.kernel.messages import EVERYONE
from bezant.kernel.state import Array

CAROLUS = bezant.load("carolus")
every_game = pytest.mark.parametrize("name", bezant.game_names())
needs_numba = pytest.mark.compiled
both_ways = pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=needs_numba)], ids=["interpreted", "compiled"]
)


def positions_of(game: Game, count: int) -> list[Any]:
    """Positions of one random game."""
    found: list[Any] = []
    state, chance = game.new(2, 1), random.Random(1)
    while not game.is_over(state) and len(found) < count:
        found.append(state.copy())
        game.apply(state, chance.choice(game.legal(state)))
    return found


# --- loading -----------------------------------------------------------------------------------------------------------------


@needs_numba
def test_a_way_of_running_is_asked_for_by_compiled_alone() -> None:
    assert CAROLUS is bezant.load("carolus", compiled=False)
    assert CAROLUS.mode == INTERPRETED
    assert bezant.load("carolus", compiled=True).mode == COMPILED
    with pytest.raises(TypeError):
        bezant.load("carolus", mode="compiled")  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "mode", [INTERPRETED, pytest.param(COMPILED, marks=needs_numba), pytest.param(CHECKED, marks=needs_numba)]
)
def test_a_game_can_be_pickled(mode: str) -> None:
    game = load_as("carolus", mode)
    assert pickle.loads(pickle.dumps(game)) is game


@needs_numba
def test_a_game_says_what_it_is() -> None:
    assert repr(CAROLUS) == "<Carolus Magnus, interpreted>"
    assert repr(bezant.load("carolus", compiled=True)) == "<Carolus Magnus, compiled>"


# --- threads -----------------------------------------------------------------------------------------------------------------


@both_ways
def test_threads_get_their_own_lists(compiled: bool) -> None:
    """Threads that ask one game at once, with a switch between them in the middle of each call."""
    game = bezant.load("byzantium", compiled=compiled)
    positions = positions_of(game, 40)
    expected = [game.legal(state) for state in positions]
    assert len({len(legal) for legal in expected}) > 5
    border, at_once = game._border, threading.Barrier(2)

    class Slow:
        """The border of the game; a call comes back only when the other thread has called too."""

        def legal_into(self, *args: Any) -> int:
            count: int = border.legal_into(*args)
            at_once.wait(60)
            return count

    def ask(order: list[int]) -> list[list[int]]:
        return [game.legal(positions[at]) for at in order]

    forth = list(range(len(positions)))
    back = forth[::-1]
    game._border = Slow()
    try:
        with ThreadPoolExecutor(2) as threads:
            asked = [threads.submit(ask, order) for order in (forth, back)]
            found = [each.result(timeout=120) for each in asked]
    finally:
        game._border = border
    assert found == [expected, expected[::-1]]


# --- seeds -------------------------------------------------------------------------------------------------------------------


@needs_numba
@every_game
def test_seeds_share_no_game(name: str) -> None:
    game = bezant.load(name)
    rows = [row.tobytes() for seed in (0, 1, 2, 2**32, 2**64, 2**127) for row in dice_of(game, seed)]
    assert len(set(rows)) == len(rows)


def dice_of(game: Game, seed: int) -> Array:
    """The generators of a thousand games before their first decision."""
    return game.play_out(1000, 2, seed=seed, limit=0).positions["dice"]


@needs_numba
@every_game
def test_a_game_does_not_depend_on_how_many_are_played(name: str) -> None:
    game = bezant.load(name)
    many, few = game.play_out(2500, 2, seed=3, limit=5), game.play_out(1300, 2, seed=3, limit=5)
    assert many.positions[:1300].tobytes() == few.positions.tobytes()


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", None, 10**5000], ids=lambda seed: str(type(seed)))
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    state = CAROLUS.new(2)
    for call in (
        lambda: CAROLUS.new(2, seed),
        lambda: CAROLUS.play_out(1, 2, seed=seed),
        lambda: CAROLUS.reseed(state, seed),
        lambda: CAROLUS.imagine(state, 0, seed),
    ):
        with pytest.raises(BadSeed, match="whole number") as refused:
            call()
        assert len(str(refused.value)) < 150


def test_seeds_of_numpy_are_seeds() -> None:
    assert CAROLUS.new(2, np.int64(7)) == CAROLUS.new(2, 7)  # type: ignore[arg-type]


# --- limits ------------------------------------------------------------------------------------------------------------------


@needs_numba
@every_game
def test_games_of_random_play_end_before_the_limit(name: str) -> None:
    game = bezant.load(name)
    for seats in game.seat_counts:
        outcome = game.play_out(2000, seats, seed=4)
        assert not outcome.cut_off.any()
        assert outcome.decisions.max() < game.max_decisions // 4


@needs_numba
def test_the_outcome_says_which_games_were_cut_off() -> None:
    whole = CAROLUS.play_out(200, 2, seed=1)
    limit = int(np.median(whole.decisions))
    cut = CAROLUS.play_out(200, 2, seed=1, limit=limit)
    assert cut.cut_off.tolist() == (whole.decisions > limit).tolist()
    assert 0 < cut.cut_off.sum() < 200
    assert not cut.returns[cut.cut_off].any()


def test_the_first_open_action_for_ever_is_a_game_without_an_end() -> None:
    """Why there is a limit: README.md tells of it."""
    state, decisions = CAROLUS.new(2, 1), 0
    while not CAROLUS.is_over(state) and decisions < CAROLUS.max_decisions:
        CAROLUS.apply(state, CAROLUS.legal(state)[0])
        decisions += 1
    assert decisions == CAROLUS.max_decisions and not CAROLUS.is_over(state)


@pytest.mark.parametrize("number", [-1, 1.5, "many", None])
def test_a_number_of_games_or_decisions_that_is_none_is_refused(number: Any) -> None:
    with pytest.raises(BadCount, match="number of games"):
        CAROLUS.play_out(number, 2)
    if number is not None:
        with pytest.raises(BadCount, match="number of decisions"):
            CAROLUS.play_out(1, 2, limit=number)


# --- used records ------------------------------------------------------------------------------------------------------------


@every_game
@both_ways
def test_a_used_record_is_set_up_like_a_new_one(name: str, compiled: bool) -> None:
    """Every byte is another one before, so nothing of it may be left."""
    game = bezant.load(name, compiled=compiled)
    options = game.facts.options.values({})
    for seats in game.seat_counts:
        used = game.State.frombytes(b"\x07" * game.State.dtype.itemsize)
        used.events.append((0,))
        game._border.set_up(game._at_border(used), seats, options, *words_of(5))
        assert used == game.new(seats, 5)


@needs_numba
@every_game
def test_used_records_are_played_like_new_ones(name: str) -> None:
    game = bezant.load(name)
    playout = compile.instance("kernel.playout", name, COMPILED)
    new = game.play_out(50, 2, seed=6)
    used, decisions = game.play_out(50, 2, seed=7).positions, np.zeros(50, np.int64)
    options, buffer = game.facts.options.values({}), np.zeros(len(game.actions), np.int16)
    playout.play_many(used, 2, options, *words_of(6), 0, decisions, game.max_decisions, buffer)
    assert used.tobytes() == new.positions.tobytes()
    assert decisions.tolist() == new.decisions.tolist()


# --- seats -------------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seat", [-1, -3, 3, 7, 1.0, "0", 10**50], ids=str)
def test_a_seat_that_is_not_at_the_table_is_refused(name: str, seat: Any) -> None:
    game = bezant.load(name)
    state = game.new(3, 1)
    for call in (
        lambda: game.observe(state, seat),
        lambda: game.view(state, seat),
        lambda: game.imagine(state, seat, 0),
        lambda: game.options(state, seat),
        lambda: game.side_of(3, seat),
    ):
        with pytest.raises(BadSeat, match="its seats are 0 to 2"):
            call()


@pytest.mark.parametrize("seats", [2.0, 7, True, "2", None, 10**50], ids=str)
def test_a_number_of_seats_that_is_none_is_refused(seats: Any) -> None:
    for call in (
        lambda: CAROLUS.new(seats),
        lambda: CAROLUS.play_out(2, seats),
        lambda: CAROLUS.observation(seats),
        lambda: CAROLUS.sides(seats),
    ):
        with pytest.raises(BadSeats, match=r"^Carolus Magnus is played with 2, 3, 4 players, not "):
            call()


@both_ways
def test_an_action_is_a_whole_number_of_any_kind(compiled: bool) -> None:
    game = bezant.load("carolus", compiled=compiled)
    state = game.new(2, 1)
    calls: list[Any] = [game.apply, game.check_action, game.refusal, game.throws]
    for call in calls:
        for none in (0.0, 1.5, None, "0", [1]):
            with pytest.raises(UnknownAction, match=r"^An action is a whole number, not "):
                call(state, none)
    assert state == game.new(2, 1) and game.throws(state, 1)

    def forms() -> list[int]:
        """How often what takes an action has been compiled."""
        return [len(getattr(each, "overloads", ())) for each in (game._border.carry_out, game._border.refuse)]

    before = forms()
    for one in (True, np.int8(1), np.int64(1)):
        states = game.new(2, 1), game.new(2, 1)
        assert game.throws(states[0], one)  # type: ignore[arg-type]
        assert game.apply(states[0], one) == game.apply(states[1], 1)  # type: ignore[arg-type]
        assert states[0] == states[1]
    assert forms() == before


@every_game
def test_only_a_view_has_eyes_without_a_seat(name: str) -> None:
    game = bezant.load(name)
    state = game.new(2, 1)
    assert game.view(state, None)
    for seat in (None, EVERYONE):
        with pytest.raises(BadSeat):
            game.observe(state, seat)  # type: ignore[arg-type]
        with pytest.raises(BadSeat):
            game.imagine(state, seat, 0)  # type: ignore[arg-type]
