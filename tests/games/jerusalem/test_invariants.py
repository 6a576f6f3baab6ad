"""The invariants of Part VI: in thousands of random games at every decision, and in the events of some."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.games.jerusalem.invariants import INVARIANTS
from bezant.games.jerusalem.names import STEP_NAMES
from bezant.games.jerusalem.rules.areas import controller, district_majority, office_of
from bezant.games.jerusalem.tables import AREAS, NOBODY, START_COINS
from bezant.kernel.errors import IllegalOption
from bezant.kernel.messages import Event
from tests.games.jerusalem.laws import CHANGES
from tests.games.jerusalem.table import GAME
from tests.games.plies import assert_invariants

GAMES = 2_000
OTHER_READINGS = {"board": 2, "squire_cap": 1, "baron_strict": 1, "income_refusal": 1, "open_holdings": 1}


@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["adopted", "other readings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_i1_to_i22_hold_in_random_games(seats: int, options: dict[str, int]) -> None:
    """JER-I1, JER-I2, JER-I3, JER-I4, JER-I5, JER-I6, JER-I7, JER-I8, JER-I9, JER-I10, JER-I13, JER-I14, JER-I15, JER-I17,
    JER-I18, JER-I20, JER-I21, JER-I22: at every decision, with never an empty list and always an end."""
    assert_invariants(GAME, seats, GAMES if not options else GAMES // 10, options, INVARIANTS, CHANGES)


# --- the events of whole games ----------------------------------------------------------------------------------------------------


def random_game(seats: int, seed: int, **options: int) -> Iterator[tuple[Any, int, list[Event], Any]]:
    """Each decision of a random game: the position before, the action, its events, the position after."""
    state, chance = GAME.new(seats, seed, **options), random.Random(seed)
    GAME.take_events(state)
    while not GAME.is_over(state):
        before, action = state.copy(), chance.choice(GAME.legal(state))
        yield before, action, GAME.apply(state, action), state


def whole_game(seats: int, seed: int) -> tuple[list[Event], Any]:
    """All that is told in a random game, and its last position."""
    plies = [(events, after) for _, _, events, after in random_game(seats, seed)]
    return [event for events, _ in plies for event in events], plies[-1][1]


# What each kind of event brings its seat: coins, squires behind the screen, prestige.
ACCOUNTS: dict[str, Callable[[Any], tuple[int, int, int]]] = {
    "won": lambda e: (-e["coins"], 0, 0),
    "deploys": lambda e: (e["coins"], e["squires"], 0),
    "placed": lambda e: (0, -1, 0),
    "hired": lambda e: (-e["coins"], 1, 0),
    "traded": lambda e: (e["coins"], 0, 0),
    "gained": lambda e: (e["coins"], e["squires"], e["prestige"]),
    "marshal_coin": lambda e: (e["coins"], 0, 0),
    "tower": lambda e: (e["coins"], 0, 0),
    "drew": lambda e: (0, -e["squires"], 0),
    "bought": lambda e: (-e["coins"], 0, e["prestige"]),
    "robbed": lambda e: (0, 0, e["prestige"]),
    "income": lambda e: (e["coins"], e["squires"], e["prestige"]),
    "most_squires": lambda e: (0, 0, e["prestige"]),
    "most_coins": lambda e: (0, 0, e["prestige"]),
    "any_card": lambda e: (0, 0, e["prestige"]),
    "built": lambda e: (0, 0, -e["prestige"]),
    "tax_paid": lambda e: (-e["coins"], 0, 0),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_i2_the_record_tells_every_gain_and_payment(seats: int) -> None:
    """JER-I2, JER-I10, JER-I11, JER-R45: coins, screens and prestige follow from what was told."""
    for seed in range(5):
        books = np.zeros((seats, 3), int)
        books[:, 0] = START_COINS
        for _, _, events, after in random_game(seats, seed):
            for event in events:
                told: Any = event.args
                if event.name in ACCOUNTS:
                    books[told["seat"]] += ACCOUNTS[event.name](told)
                if event.name == "robbed":
                    books[told["from_seat"], 2] -= told["lost"]
            assert books.tolist() == [[after.coins[q], after.screen[q], after.prestige[q]] for q in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_i12_what_floors_cost(seats: int) -> None:
    """JER-I11, JER-I12, JER-I13: n + 1 each, and as many surcharges in the game as the highest tower has floors."""
    for seed in range(6):
        surcharges, spent = 0, [0] * seats
        events, after = whole_game(seats, seed)
        for event in events:
            if event.name == "built":
                told: Any = event.args
                assert told["prestige"] - told["floor"] - 1 in (0, 1)
                surcharges += told["prestige"] - told["floor"] - 1
                spent[told["seat"]] += told["prestige"]
        heights = [after.height[seat] for seat in range(seats)]
        assert surcharges == max(heights)
        assert sum(spent) == surcharges + sum(height * (height + 3) // 2 for height in heights)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jer_i21_rounds_auctions_turns_and_cards(seats: int) -> None:
    """JER-I4, JER-I5, JER-I7, JER-I19, JER-I20, JER-I21, JER-I22, JER-R7, JER-6.14, JER-8.1, JER-R44: counted in the record."""
    for seed in range(6):
        count: Counter[str] = Counter()
        fallen: Counter[int] = Counter()
        killed: Counter[tuple[int, int]] = Counter()
        turned_up = []
        events, after = whole_game(seats, seed)
        for event in events:
            told: Any = event.args
            count[event.name] += 1
            if event.name == "fallen":
                fallen[told["seat"]] += told["count"]
            if event.name == "killed":
                killed[told["seat"], told["from_seat"]] += 1
            if event.name == "turned_up":
                turned_up.append(told["event"])
        assert count["won"] == 5 * (seats - 1) and count["left_over"] == 5
        assert count["deploys"] == count["ended"] == 5 * seats and count["over"] == 1
        assert count["received"] == 5 and count["kept"] == 5 * (seats - 1)
        assert 5 * seats + count["drew"] <= 25
        hands = sum(sum(after.hand[seat, card] for card in range(14)) for seat in range(seats))
        assert hands == 5 * seats + count["drew"] - count["played"]
        assert len(set(turned_up)) == 3
        assert all(number <= 2 for number in killed.values())
        for seat in range(seats):
            assert sum(number for (by, _), number in killed.items() if by == seat) <= fallen[seat]
        keys = {(after.height[seat], after.prestige[seat], after.office[4, seat]) for seat in range(seats)}
        assert len(keys) == seats


def test_jer_i16_one_controller_or_none() -> None:
    """JER-I16: the most squires and among equals the better office, in positions of random games."""
    for seed in range(3):
        for before, _, _, _ in random_game(4, seed):
            if STEP_NAMES[before.step] not in ("tower", "materials", "income"):
                continue
            for first, size, found in (
                *((area, 1, controller(before, area)) for area in range(AREAS)),
                *((3 * district, 3, district_majority(before, district)) for district in range(5)),
            ):
                counts = [sum(before.squires[seat, first + i] for i in range(size)) for seat in range(4)]
                best = max(range(4), key=lambda seat: (counts[seat], -office_of(before, seat)))
                assert found == (best if counts[best] else NOBODY)


def test_jer_i23_the_same_choices_give_the_same_game() -> None:
    """JER-I23."""
    for seats in (2, 3, 4):
        first = [after.tobytes() for _, _, _, after in random_game(seats, 7)]
        assert first == [after.tobytes() for _, _, _, after in random_game(seats, 7)]


def test_jer_i26_whatever_is_not_offered_is_refused() -> None:
    """JER-I26: every action that is not open, in positions of random games, is refused with a rule, and nothing happens."""
    chooser = random.Random(40)
    steps: set[str] = set()
    for seed in range(40):
        options = {} if seed % 4 else OTHER_READINGS
        for before, _, _, _ in random_game(2 + seed % 3, seed, **options):
            if STEP_NAMES[before.step] in steps and chooser.random() > 0.01:
                continue
            steps.add(STEP_NAMES[before.step])
            refuse_all(before)
    assert steps == set(STEP_NAMES[: STEP_NAMES.index("next_bidder")])


def refuse_all(state: Any) -> None:
    raw, legal = state.tobytes(), set(GAME.legal(state))
    for action in range(len(GAME.actions)):
        reason = GAME.refusal(state, action)
        assert (reason is None) == (action in legal), GAME.actions.words(action)
        assert reason is None or reason.rule.startswith("JER-")
    illegal = next(action for action in range(len(GAME.actions)) if action not in legal)
    with pytest.raises(IllegalOption):
        GAME.apply(state, illegal)
    assert state.tobytes() == raw


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_rules_give_the_same_bytes(seats: int) -> None:
    """One source, two ways to run it: every ply of seeded games and what each seat imagines, byte by byte."""
    compiled = bezant.load("jerusalem", compiled=True)
    for seed in range(4):
        options = OTHER_READINGS if seed == 3 else {}
        here, there = GAME.new(seats, seed, **options), compiled.new(seats, seed, **options)
        chooser = random.Random(seed)
        assert here.tobytes() == there.tobytes()
        while not GAME.is_over(here):
            legal = GAME.legal(here)
            assert compiled.legal(there) == legal
            action, seat = chooser.choice(legal), chooser.randrange(seats)
            assert GAME.imagine(here, seat, action).tobytes() == compiled.imagine(there, seat, action).tobytes()
            GAME.apply(here, action)
            compiled.apply(there, action)
            assert here.tobytes() == there.tobytes()
