"""The invariants of Part VI: in thousands of random games at every decision, and in the events of some."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import bezant
from bezant.games.byzantium.actions import STEP_NAMES
from bezant.games.byzantium.events import END_NAMES
from bezant.games.byzantium.invariants import INVARIANTS
from bezant.games.byzantium.rules.scoring import TIE_BREAKS, standing
from bezant.games.byzantium.tables import CITY_NAMES
from bezant.kernel.errors import IllegalOption
from tests.games.byzantium.laws import CHANGES
from tests.games.byzantium.table import GAME
from tests.games.plies import MOST_DECISIONS, assert_invariants

GAMES = 2_000
OTHER_READINGS = {
    "bulgars_on_own": 0,
    "bulgars_take_capital": 2,
    "fleet_doubling": 0,
    "entry": 0,
    "levy_after_army": 0,
    "beaten_after_two_links": 0,
    "beaten_in_place": 2,
    "failed_siege": 1,
    "fleet_refusal": 0,
    "unpaid_upkeep": 1,
    "last_upkeep": 0,
}


@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["adopted", "other readings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_byz_i1_to_i38_hold_in_random_games(seats: int, options: dict[str, int]) -> None:
    """BYZ-I1, BYZ-I2, BYZ-I3, BYZ-I4, BYZ-I5, BYZ-I6, BYZ-I7, BYZ-I8, BYZ-I9, BYZ-I10, BYZ-I11, BYZ-I12, BYZ-I13, BYZ-I14,
    BYZ-I15, BYZ-I16, BYZ-I17, BYZ-I18, BYZ-I19, BYZ-I20, BYZ-I21, BYZ-I22, BYZ-I23, BYZ-I24, BYZ-I25, BYZ-I26, BYZ-I27,
    BYZ-I28, BYZ-I33, BYZ-I34, BYZ-I35, BYZ-I36, BYZ-I37, BYZ-I38, BYZ-I41: at every decision, with never an empty list and
    always an end."""
    assert_invariants(GAME, seats, GAMES if not options else GAMES // 10, options, INVARIANTS, CHANGES)


def random_game(seats: int, seed: int, **options: int) -> Any:
    """Each decision of an interpreted random game: the position before it, its events, the position after it."""
    state, chooser = GAME.new(seats, seed, **options), random.Random(seed)
    while not GAME.is_over(state):
        before = state.copy()
        told = GAME.apply(state, chooser.choice(GAME.legal(state)))
        yield before, told, state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_byz_i25_i29_to_i32_hold_in_what_is_told(seats: int) -> None:
    """BYZ-I25, BYZ-I29, BYZ-I30, BYZ-I31, BYZ-I32: dice, hits, losses and captures as events tell them."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        for before, told, after in random_game(seats, seed):
            dice = 0
            for event in told:
                seen[event.name] += 1
                check_event(event.name, event.args, dice, before, after)
                dice = dice + 1 if event.name == "die" else 0
    assert seen["siege"] and seen["captured"] and seen["income"]


def check_event(name: str, args: dict[str, Any], dice: int, before: Any, after: Any) -> None:
    if name == "siege":
        assert args["dice"] == dice == (5 if args["city"] == "constantinople" else dice) and 1 <= dice <= 5
        assert args["hits"] <= dice
    elif name == "fired":
        assert args["dice"] == dice == before.cost
    elif name == "battle":
        assert args["hits"] + args["against"] <= dice
    elif name == "captured":
        city = CITY_NAMES.index(args["city"])
        assert args["points"] == args["bezants"] or args["force"] == "bulgar"
        assert max(1, args["points"]) == args["count"]
        others = [after.army[seat, side] == city for seat in range(after.seats) for side in (0, 1)]
        assert sum(others) <= 1
    elif name == "guard_lost":
        seat, side = args["seat"], ("byzantine", "arab").index(args["side"])
        assert not after.guard[side] and seat is not None


def test_byz_i38_phase_1_ends() -> None:
    """BYZ-I38: no random game comes near the limit of decisions."""
    longest = max(sum(1 for _ in random_game(4, seed)) for seed in range(5))
    assert longest < MOST_DECISIONS // 2


def test_byz_i39_the_same_seed_gives_the_same_game() -> None:
    """BYZ-I39, BYZ-R51."""
    first = [after.tobytes() for _, _, after in random_game(3, 7)]
    assert first == [after.tobytes() for _, _, after in random_game(3, 7)]


def test_byz_i40_a_refused_choice_changes_nothing() -> None:
    """BYZ-I40: every action that is not open, in positions of random games, is refused with a rule, and nothing happens."""
    chooser = random.Random(40)
    checked = 0
    steps: set[str] = set()
    for seed in range(60):
        for before, _, _ in random_game(2 + seed % 3, seed):
            if STEP_NAMES[before.step] in steps and chooser.random() > 0.02:
                continue
            steps.add(STEP_NAMES[before.step])
            checked += 1
            refuse_all(before)
        if checked >= 500:
            break
    assert checked >= 100 and len(steps) > 15


def refuse_all(state: Any) -> None:
    raw, legal = state.tobytes(), set(GAME.legal(state))
    for action in range(len(GAME.actions)):
        reason = GAME.refusal(state, action)
        assert (reason is None) == (action in legal)
        assert reason is None or reason.rule.startswith("BYZ-")
    illegal = next(action for action in range(len(GAME.actions)) if action not in legal)
    with pytest.raises(IllegalOption):
        GAME.apply(state, illegal)
    assert state.tobytes() == raw


def test_byz_i41_winners_are_equal_in_every_tie_break() -> None:
    """BYZ-I41, BYZ-47.4."""
    for seed in range(20):
        *_, (_, _, last) = random_game(2 + seed % 3, seed)
        won = GAME.winners(last)
        assert won and END_NAMES[last.end] != "running"
        for measure in range(TIE_BREAKS):
            values = {standing(last, seat, measure) for seat in won}
            assert len(values) == 1
        assert sum(GAME.returns(last)) == pytest.approx(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_rules_give_the_same_bytes(seats: int) -> None:
    """One source, two ways to run it: every ply of seeded games, byte by byte."""
    compiled = bezant.load("byzantium", compiled=True)
    for seed in range(4):
        options = OTHER_READINGS if seed == 3 else {}
        here, there, chooser = (
            GAME.new(seats, seed, **options),
            compiled.new(seats, seed, **options),
            random.Random(seed),
        )
        assert here.tobytes() == there.tobytes()
        while not GAME.is_over(here):
            legal = GAME.legal(here)
            assert compiled.legal(there) == legal
            action = chooser.choice(legal)
            GAME.apply(here, action)
            compiled.apply(there, action)
            assert here.tobytes() == there.tobytes()
