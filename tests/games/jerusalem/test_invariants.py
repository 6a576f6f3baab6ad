"""The invariants of Part VI: in thousands of random games at every decision, and in the events of some."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import bezant
from bezant.games.jerusalem.invariants import INVARIANTS
from bezant.games.jerusalem.names import STEP_NAMES, Step
from bezant.games.jerusalem.rules.areas import controller, district_majority, office_of
from bezant.games.jerusalem.tables import AREA_NAMES, AREAS, ELECTION, NOBODY, SPECIAL_TAX, START_COINS, SUCCESSION, WAR
from bezant.kernel.errors import IllegalOption
from bezant.kernel.messages import Event
from tests.games.jerusalem.laws import CHANGES
from tests.games.jerusalem.table import GAME, in_event, new
from tests.games.plies import assert_invariants
from tests.games.spoils import Spoil, changes_against, ids, laws_against, never_broken, put

GAMES = 2_000
OTHER_READINGS = {"board": 2, "squire_cap": 1, "baron_strict": 1, "income_refusal": 1, "open_holdings": 1}


@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["adopted", "other readings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_invariant_holds_in_random_games(seats: int, options: dict[str, int]) -> None:
    """At every decision, with never an empty list and always an end; the tests below break each of them."""
    assert_invariants(GAME, seats, GAMES if not options else GAMES // 10, options, INVARIANTS, CHANGES)


START = GAME.new(2, 1).array
PAL_B, PAT_B, TEM_B, MAR_B = (AREA_NAMES.index(name) for name in ("pal_b", "pat_b", "tem_b", "mar_b"))

IMPOSSIBLE = [
    pytest.param(put(squires=((0, PAL_B), 1)), id="JER-I1"),
    pytest.param(put(coins=(0, -1)), id="JER-I2"),
    pytest.param(put(deck=(0, 5)), id="JER-I3"),
    pytest.param(put(drafted=((0, 0), 0)), id="JER-I4"),
    pytest.param(put(hand=((0, 0), 1)), id="JER-I5"),
    pytest.param(put(office=((0, slice(0, 2)), 3)), id="JER-I6"),
    pytest.param(put(bidder=0, bid=13), id="JER-I7"),
    pytest.param(put(step=Step.deploy, baron=(slice(0, 2), TEM_B)), id="JER-I8"),
    pytest.param(put(fresh=(PAL_B, 1)), id="JER-I9"),
    pytest.param(put(prestige=(0, -1)), id="JER-I10"),
    pytest.param(put(squires=((0, PAT_B), 1)), id="JER-I15"),
    pytest.param(put(area=PAL_B), id="JER-I16"),
    pytest.param(put(toll=(0, 1)), id="JER-I18"),
    pytest.param(put(event=(1, 0)), id="JER-I20"),
    pytest.param(put(place=2), id="JER-I21"),
    pytest.param(
        put(step=Step.deploy, active=0, place=1, office=((0, slice(0, 2)), (2, 3))), id="JER-I21 whose turn it is"
    ),
    pytest.param(put(winners=1), id="JER-I22"),
    pytest.param(put(options=(0, 9)), id="JER-I23"),
    pytest.param(put(card=99), id="JER-I23 names"),
]


@pytest.mark.parametrize("spoil", IMPOSSIBLE)
def test_an_impossible_position_is_noticed(spoil: Spoil, request: pytest.FixtureRequest) -> None:
    """The invariant that names the case holds at the start, and not in a position that breaks it."""
    assert request.node.callspec.id.split()[0] in ids(INVARIANTS, laws_against(INVARIANTS, START, spoil))


NOTHING, DEPLOYS = put(), put(step=Step.deploy)
FORBIDDEN = [
    pytest.param(NOTHING, put(coins=(3, 1)), id="JER-I1"),
    pytest.param(NOTHING, put(deck=(0, 5)), id="JER-I4"),
    pytest.param(put(step=Step.raise_, bid=3), put(step=Step.raise_, bid=3, bidder=1), id="JER-I7"),
    pytest.param(put(baron=(0, TEM_B)), NOTHING, id="JER-I8"),
    pytest.param(
        put(step=Step.deploy, baron=(1, TEM_B)),
        put(step=Step.deploy, baron=(1, TEM_B), squires=((0, TEM_B), 1)),
        id="JER-I9",
    ),
    pytest.param(put(step=Step.deploy, prestige=(0, 1)), DEPLOYS, id="JER-I10"),
    pytest.param(NOTHING, put(round=2, prestige=(0, 3)), id="JER-I13"),
    pytest.param(put(height=(0, 1)), NOTHING, id="JER-I14"),
    pytest.param(put(step=Step.move), put(step=Step.deploy, squires=((0, PAL_B), 1)), id="JER-I17"),
    pytest.param(put(event=(0, SUCCESSION)), put(round=2, squires=((0, PAL_B), 1)), id="JER-I18 after a succession"),
    pytest.param(put(event=(0, WAR)), put(round=2, squires=((0, TEM_B), 1)), id="JER-I18 after a war"),
    pytest.param(
        put(event=(0, ELECTION)), put(round=2, squires=((slice(0, 2), PAT_B), (1, 2))), id="JER-I18 after an election"
    ),
    pytest.param(put(event=(0, SPECIAL_TAX)), put(round=2, squires=((0, MAR_B), 1)), id="JER-I18 after a special tax"),
    pytest.param(NOTHING, put(round=3), id="JER-I21"),
]


@pytest.mark.parametrize(("earlier", "later"), FORBIDDEN)
def test_a_forbidden_change_is_noticed(earlier: Spoil, later: Spoil, request: pytest.FixtureRequest) -> None:
    """The invariant that names the case allows that nothing changes, and not what breaks it."""
    assert request.node.callspec.id.split()[0] in ids(CHANGES, changes_against(CHANGES, START, earlier, later))


def test_every_law_is_broken_once() -> None:
    """No law stands in the lists that no case has seen fail."""
    assert never_broken(INVARIANTS, CHANGES, START, IMPOSSIBLE, FORBIDDEN) == set()


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


RECORDS = pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (2, 3, 4) for seed in range(6)])


@cache
def told_in(seats: int, seed: int) -> tuple[list[Event], Any]:
    """A random game that several tests count."""
    return whole_game(seats, seed)


def count(seats: int, seed: int, name: str) -> int:
    return sum(event.name == name for event in told_in(seats, seed)[0])


@RECORDS
def test_jer_i7_an_auction_less_than_players_in_each_round(seats: int, seed: int) -> None:
    """JER-I7, JER-6.14: and one office is left over; each pays exactly the last bid."""
    assert count(seats, seed, "won") == 5 * (seats - 1) and count(seats, seed, "left_over") == 5
    bid = 0
    for event in told_in(seats, seed)[0]:
        told: Any = event.args
        if event.name == "bid":
            bid = told["coins"]
        if event.name == "won":
            assert told["coins"] == bid


@RECORDS
def test_jer_i21_every_player_has_a_turn_in_each_round(seats: int, seed: int) -> None:
    """JER-I21, JER-8.1."""
    assert count(seats, seed, "deploys") == count(seats, seed, "ended") == 5 * seats
    assert count(seats, seed, "over") == 1


@RECORDS
def test_jer_i4_the_deck_never_runs_out(seats: int, seed: int) -> None:
    """JER-I4, JER-R7: a card for each player and round, and the Scholars' draws, at most 25 in all."""
    assert count(seats, seed, "received") == 5 and count(seats, seed, "kept") == 5 * (seats - 1)
    drawn = 5 * seats + count(seats, seed, "drew")
    last = told_in(seats, seed)[1]
    assert drawn <= 25 and sum(new(seats).state.deck) - sum(last.deck) == drawn


@RECORDS
def test_jer_i5_a_hand_is_what_was_not_played(seats: int, seed: int) -> None:
    """JER-I5."""
    last = told_in(seats, seed)[1]
    hands = sum(sum(last.hand[seat, card] for card in range(14)) for seat in range(seats))
    assert hands == 5 * seats + count(seats, seed, "drew") - count(seats, seed, "played")


@RECORDS
def test_jer_i19_war_takes_no_more_than_it_cost(seats: int, seed: int) -> None:
    """JER-I19: as many as the player lost among the Templars, two of each victim."""
    fallen: Counter[int] = Counter()
    killed: Counter[tuple[int, int]] = Counter()
    for event in told_in(seats, seed)[0]:
        told: Any = event.args
        if event.name == "fallen":
            fallen[told["seat"]] += told["count"]
        if event.name == "killed":
            killed[told["seat"], told["from_seat"]] += 1
    assert all(number <= 2 for number in killed.values())
    for seat in range(seats):
        assert sum(number for (by, _), number in killed.items() if by == seat) <= fallen[seat]


def test_jer_i19_more_is_refused() -> None:
    """JER-I19: two lost among the Templars, so two are taken and no third is asked for."""
    table = in_event("war", {"squires": {"tem_b": 2}}, {"squires": {"pal_b": 4}}, {"squires": {"pal_b": 4}})
    table.play("kill yellow pal_b", "kill blue pal_b")
    assert table.area("pal_b") == [0, 3, 3] and table.state.round == 3


@RECORDS
def test_jer_i22_the_final_ranking_is_strict(seats: int, seed: int) -> None:
    """JER-I22, JER-R44: no two players are equal in height, prestige and office."""
    last = told_in(seats, seed)[1]
    keys = {(last.height[seat], last.prestige[seat], last.office[4, seat]) for seat in range(seats)}
    assert len(keys) == seats
    result = GAME.result(last)
    assert result is not None and {row["place"] for row in result["scores"]} == set(range(1, seats + 1))


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
