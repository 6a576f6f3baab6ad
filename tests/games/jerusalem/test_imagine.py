"""What a seat imagines: everything it knows stays, everything else is drawn anew, each way it may be equally likely (VI.3)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import pytest

from bezant.games.jerusalem.names import Step
from bezant.games.jerusalem.rules import imagining
from bezant.games.jerusalem.state import State
from tests.games.jerusalem.arrangements import (
    PACKET,
    SCHOLARS,
    UNSEEN,
    Cards,
    Seen,
    Slot,
    arrangements,
    fits,
    hands,
)
from tests.games.jerusalem.deals import Deal
from tests.games.jerusalem.walks import GAME, Moment, cards_in, deck_of, hand_of, lying, walk

HIDDEN = {"dice", "hand", "deck", "drafted", "scholar"}  # all that may differ
SAMPLES = 4000
MOST_WAYS = 400  # so that a way is imagined often enough to be counted
MOST_FREE = 3  # slots of which nothing is known, so that the ways can be written down
GAMES = 200  # in which a case is looked for


# --- what a seat knows stays ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_imagined_fits_all_that_was_seen(seats: int, seed: int) -> None:
    """JER-I3, JER-I5, JER-R47: own cards, sets passed on, sizes of hands, and plays explained in time."""
    for ply, moment in enumerate(walk(seats, seed)):
        if ply % 4 == 0 and not GAME.is_over(moment.state) and not is_revealed(moment):
            for seat in range(seats):
                check_imagined(moment, seat, GAME.imagine(moment.state, seat, ply))


def is_revealed(moment: Moment) -> bool:
    """JER-16.7: the screens are gone."""
    return any(event.name == "revealed" for event in moment.told)


def check_imagined(moment: Moment, seat: int, imagined: Any) -> None:
    state, seen = moment.state, moment.seen(seat)
    GAME.check(imagined)
    for name in state.dtype.names or ():
        assert name in HIDDEN or (imagined.array[name] == state.array[name]).all(), name
    assert fits(seen, lying(state, seen)), "the truth itself fits what the seat has seen"
    lies = lying(imagined, seen)
    assert fits(seen, lies)
    held = hands(seen, lies)
    for other in range(state.seats):
        if other != seat:
            assert cards_in(hand_of(imagined, other)) == held.get(other, Counter())
            assert sum(hand_of(imagined, other)) == sum(hand_of(state, other))
    assert list(hand_of(imagined, seat)) == list(hand_of(state, seat))
    assert cards_in(imagined.deck) == deck_of(state.seats) - seen.own - Counter(lies)
    check_own_slots(state, imagined, seat, seen)


def check_own_slots(state: Any, imagined: Any, seat: int, seen: Seen) -> None:
    """The seat's own card of each round stays in its own place."""
    for round in range(1, state.round + 1):
        others = {slot.place for slot in seen.slots if slot.round == round}
        for place in range(state.seats):
            if place not in others:
                assert imagined.drafted[round - 1, place] == state.drafted[round - 1, place]
        if SCHOLARS not in others:
            assert imagined.scholar[round - 1] == state.scholar[round - 1]


def test_when_the_screens_are_gone_nothing_but_the_dice_is_imagined() -> None:
    """JER-16.7."""
    moments = [moment.state.copy() for moment in walk(3, 5) if is_revealed(moment)]
    assert moments
    for state in moments:
        imagined = GAME.imagine(state, 1, 9)
        for name in state.dtype.names or ():
            assert (imagined.array[name] == state.array[name]).all() == (name != "dice"), name


# --- every way is equally likely ------------------------------------------------------------------------------------------------

Wanted = Callable[[Moment, Seen, int], bool]
Ways = dict[Cards, float]


def draft_under_way(moment: Moment, seen: Seen, seat: int) -> bool:
    """The seat has passed the packet on, and two cards lie in two places nobody has told it of."""
    return moment.step == "draft" and len(seen.passed_on.get(moment.state.round, ())) > 1


def draft_before_it(moment: Moment, seen: Seen, seat: int) -> bool:
    """Others have the packet, and the seat has not held it yet."""
    return moment.step == "draft" and moment.state.round not in seen.own_place


def packet_in_hand(moment: Moment, seen: Seen, seat: int) -> bool:
    """The seat holds the packet: it knows what is in it, and not what was taken out before."""
    return moment.step == "draft" and moment.state.active == seat and moment.state.place == 1


def duplicates(moment: Moment, seen: Seen, seat: int) -> bool:
    """Two cards of one kind are in the set it passed on."""
    return any(max(cards.values(), default=0) > 1 and len(cards) > 1 for cards in seen.passed_on.values())


def plays_identify_picks(moment: Moment, seen: Seen, seat: int) -> bool:
    """Somebody has played a card of a set passed on, which tells who took it."""
    return any(len(cards) > 1 and any(card in cards for _, _, card in seen.played) for cards in seen.passed_on.values())


def played_twice(moment: Moment, seen: Seen, seat: int) -> bool:
    """Somebody has played two cards of one kind."""
    return max(Counter((player, card) for player, _, card in seen.played).values(), default=0) > 1


def scholars_drew(moment: Moment, seen: Seen, seat: int) -> bool:
    """Another has drawn through Scholars."""
    return any(slot.place == SCHOLARS for slot in seen.slots)


def scholars_drew_and_he_plays(moment: Moment, seen: Seen, seat: int) -> bool:
    """Who has drawn through Scholars has played a card in a later round."""
    drew = {slot.owner: slot.round for slot in seen.slots if slot.place == SCHOLARS}
    return any(player in drew and round > drew[player] for player, round, _ in seen.played)


CASES: list[tuple[str, int, Wanted]] = [
    ("first of three", 3, draft_under_way),
    ("first of four", 4, draft_under_way),
    ("not held yet", 2, draft_before_it),
    ("packet in hand", 4, packet_in_hand),
    ("duplicates", 4, duplicates),
    ("a pick identified", 4, plays_identify_picks),
    ("two players, a play", 2, lambda moment, seen, seat: len(seen.played) > 1 and len(seen.slots) > 2),
    ("played twice", 2, played_twice),
    ("Scholars", 3, scholars_drew),
    ("Scholars, then a play", 3, scholars_drew_and_he_plays),
]


BUILT = {  # where chance rarely leads: seat 0 looks; for each round the seats in turn order and what they drafted
    "may hold two of a kind": Deal(2, ["10 move2 pr2", "10 co2 sq1"], plays=["1 2 move2"]),
    "played one of two of a kind": Deal(2, ["10 move2 pr2", "10 move2 sq1"], plays=["1 2 move2"]),
    "from the set or two other places": Deal(
        3,
        ["012 sq1 move2 pr2", "102 co2 sq1 turncoat", "102 genoese co2 res2"],
        plays=["1 3 move2"],
    ),
    "two players, one card of the set": Deal(
        4, ["0123 sq1 co2 move2 pr2", "1230 move2 sweep_palace genoese sq1"], plays=["1 2 move2", "2 2 move2"]
    ),
    "a set with two of a kind": Deal(
        4, ["0123 sq1 move2 move2 pr2", "1023 move2 co2 res2 genoese"], plays=["1 2 move2", "3 2 genoese"]
    ),
    "Scholars came too late": Deal(
        3, ["102 co2 sq1 pr2", "102 genoese sq1 move2"], {1: "1 move2"}, plays=["1 1 co2", "1 2 move2"]
    ),
    "Scholars in time": Deal(3, ["102 co2 sq1 pr2", "102 co2 sq1 move2"], {1: "1 co2"}, plays=["1 2 co2"]),
}


@cache
def found(name: str) -> tuple[Any, int, Seen, Ways]:
    """The position of a case that was built, or the first in which the ways are many enough to differ and few enough to count."""
    if name in BUILT:
        state, seen = BUILT[name].position(), BUILT[name].seen()
        ways = arrangements(seen)
        assert lying(state, seen) in ways
        return state, 0, seen, ways
    seats, wanted = next((seats, wanted) for case, seats, wanted in CASES if case == name)
    for seed in range(GAMES):
        for moment in walk(seats, seed):
            views = [moment.seen(seat) for seat in range(seats)]
            free = [sum(seen.heap_of(slot) == UNSEEN for slot in seen.slots) for seen in views]
            if min(free) > MOST_FREE or is_revealed(moment):
                break
            for seat, seen in enumerate(views):
                if free[seat] <= MOST_FREE and wanted(moment, seen, seat):
                    ways = arrangements(seen)
                    if 2 <= len(ways) <= MOST_WAYS:
                        return moment.state.copy(), seat, seen, ways
    raise AssertionError(f"no such position in {GAMES} games")


@pytest.mark.parametrize("name", [*(name for name, *_ in CASES), *BUILT])
def test_every_way_is_imagined_as_often_as_it_should(name: str) -> None:
    """VI.3: chi-square against all arrangements written down one by one, at about one in a million."""
    state, seat, seen, ways = found(name)
    sampled = Counter(lying(GAME.imagine(state, seat, seed), seen) for seed in range(SAMPLES))
    assert sampled.keys() <= ways.keys(), "something impossible was imagined"
    assert chi_square_is_usual([sampled[way] for way in ways], list(ways.values()))


@pytest.mark.parametrize("name", [*(name for name, *_ in CASES), *BUILT])
def test_what_is_imagined_does_not_depend_on_the_truth(name: str) -> None:
    """JER-I24: where other hands are true, and all the seat has seen is the same, the very same is imagined."""
    state, seat, seen, _ = found(name)
    others = [GAME.imagine(state, seat, seed) for seed in range(20)]
    assert len({lying(other, seen) for other in others}) > 1
    for other in others:
        assert all(GAME.imagine(other, seat, seed) == GAME.imagine(state, seat, seed) for seed in range(20, 30))


def chi_square_is_usual(counts: Sequence[int], shares: Sequence[float]) -> bool:
    """Rare ways are counted together, for a few of them would weigh too much."""
    draws = sum(counts)
    rare = [index for index, share in enumerate(shares) if share * draws < 5]
    cells = [(counts[i], shares[i] * draws) for i in range(len(shares)) if i not in rare]
    cells += [(sum(counts[i] for i in rare), sum(shares[i] for i in rare) * draws)] if rare else []
    chi_square = sum((found - expected) ** 2 / expected for found, expected in cells)
    freedom = len(cells) - 1
    assert freedom >= 1, "nothing is compared"
    return chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 15


def test_the_weight_of_an_explanation_is_its_chance() -> None:
    """Each card laid in a free slot, and each in a slot of a set, leaves one fewer to choose from for the next (JER-R47)."""
    state, chance = cast(State, GAME.new(4, 1)), random.Random(1)
    while state.step != Step.deploy:
        GAME.apply(state, chance.choice(GAME.legal(state)))
    first = next(seat for seat in range(4) if imagining.place_of(state, 0, seat) == 0)
    assert imagining.weight(state, first, 0, 3, 10 * 9 * 8, 3, 10) == 1  # three free slots, a pool of ten cards
    from_the_set = 1 | 1 << imagining.CHOICE_BITS  # two plays of cards that he passed on in round 1
    assert imagining.weight(state, first, from_the_set, 2, 3 * 2, 0, 10) == 1


# --- the reference itself -------------------------------------------------------------------------------------------------------


def test_the_reference_counts_physical_cards() -> None:
    """Of three cards two are alike: of six ways to lay two of them, two each look the same."""
    seen = Seen(Counter(move2=2, pr2=1), slots=[Slot(1, 0, 1), Slot(1, 1, 2)])
    assert arrangements(seen) == dict.fromkeys((("move2", "move2"), ("move2", "pr2"), ("pr2", "move2")), 1 / 3)
    seen.played.append((1, 1, "pr2"))
    assert arrangements(seen) == {("pr2", "move2"): 1}


def test_the_reference_keeps_to_the_time_of_a_play() -> None:
    """A card drawn through Scholars comes too late for the turns of its round (JER-7.3, JER-14.7)."""
    seen = Seen(Counter(move2=1, pr2=1, co2=1), slots=[Slot(1, 0, 1), Slot(1, SCHOLARS, 1)], played=[(1, 1, "pr2")])
    assert set(arrangements(seen)) == {("pr2", "co2"), ("pr2", "move2")}
    seen.played = [(1, 2, "pr2")]
    assert len(arrangements(seen)) == 4


def test_the_reference_keeps_sets_together() -> None:
    """JER-R47: what was passed on lies in the places after the own one, in either order."""
    seen = Seen(Counter(move2=2, pr2=1, co2=2), Counter(co2=1), {1: Counter(move2=1, pr2=1)}, {1: 1})
    seen.slots = [Slot(1, 0, 1), Slot(1, 2, 2), Slot(1, 3, PACKET)]
    orders = (("move2", "pr2"), ("pr2", "move2"))
    assert arrangements(seen) == {(first, *order): 1 / 4 for first in ("move2", "co2") for order in orders}
