"""The law of secrets (Part VI): exchange all that a seat cannot see, and the bytes of what it is shown are the same.

JER-25.1, JER-25.2, JER-R45, JER-R46, JER-R47, JER-I24, JER-I25."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import CARD_NAMES, CARDS, START_COINS
from bezant.kernel import shapes
from bezant.kernel.messages import EVERYONE, Event
from bezant.kernel.text import words_for
from tests.games.jerusalem.walks import GAME, Moment, cards_in, choose, hand_of, walk

MARKERS = {"coins": 111, "screen": 113, "supply": 109}  # numbers that nothing public of these games ever is
AHEAD = 12  # plies that two positions are played on side by side


def hidden_moments(seats: int, seed: int, **options: int) -> Iterator[Moment]:
    """The moments of a game before the screens are laid aside (JER-16.1)."""
    for moment in walk(seats, seed, **options):
        if any(event.name == "revealed" for event in moment.told):
            return
        yield moment


def exchanged(state: Any, seat: int | None, chance: random.Random) -> Any:
    """The position with everything else behind it that the seat, or a spectator, does not see: cards of others, deck and packet
    among each other, what lies behind other screens, the supplies, the dice, and what the engine remembers of all this."""
    other = state.copy()
    GAME.reseed(other, chance.getrandbits(64))
    seats = [each for each in range(state.seats) if each != seat]
    for each in seats:
        for name in MARKERS:
            getattr(other, name)[each] = chance.randrange(50)
    cards = list(sum((cards_in(hand_of(state, each)) for each in seats), cards_in(state.deck)).elements())
    chance.shuffle(cards)
    for each in seats:
        held = [cards.pop() for _ in range(sum(hand_of(state, each)))]
        _set_cards(hand_of(other, each), held)
    _set_cards(other.deck, cards)
    _exchange_memory(other, state, seat, chance)
    return other


def _set_cards(row: Any, cards: list[str]) -> None:
    counts = Counter(cards)
    for card in range(CARDS):
        row[card] = counts[CARD_NAMES[card]]


def _exchange_memory(other: Any, state: Any, seat: int | None, chance: random.Random) -> None:
    """What others drafted and drew, and the packet. Of what the seat passed on it knows the set: that is only laid differently."""
    for round in range(state.round):
        order = sorted(range(state.seats), key=lambda each: state.office[round, each])
        drafting = round + 1 == state.round and _is_drafting(state)
        own = order.index(seat) if seat is not None else state.seats
        looked = not drafting or own < state.place  # whether it has passed the packet of this round on
        holds = drafting and own == state.place
        after = list(range(own + 1, state.seats)) if looked else []
        known = [*after, own] if looked else list(range(own, state.seats)) if holds else []
        unknown = [place for place in range(state.seats) if place not in known]
        laid = [state.drafted[round, place] for place in after]
        chance.shuffle(laid)
        for place, card in zip(after, laid, strict=True):
            other.drafted[round, place] = card
        for place in unknown:
            if state.drafted[round, place] >= 0:
                other.drafted[round, place] = chance.randrange(CARDS)
        if state.scholar[round] >= 0 and state.scholar_seat[round] != seat:
            other.scholar[round] = chance.randrange(CARDS)


def _is_drafting(state: Any) -> bool:
    return bool(GAME.legal(state)) and GAME.actions[GAME.legal(state)[0]].verb == "keep"


def shown(state: Any, seat: int | None) -> str:
    """All that is shown of a position but the options."""
    public = [GAME.question(state), GAME.steps(state), GAME.where(state), GAME.result(state), GAME.scores(state)]
    return json.dumps([GAME.view(state, seat), public])


def numbers_in(value: Any) -> set[int]:
    if isinstance(value, dict):
        return numbers_in([*value.keys(), *value.values()])
    if isinstance(value, list):
        return {number for item in value for number in numbers_in(item)}
    return {value} if type(value) is int else set()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_shown_does_not_change_with_what_is_hidden(seats: int, seed: int) -> None:
    """JER-I24, JER-25.1: the view and what a learner sees, for every seat and for a spectator, in all phases."""
    chance = random.Random(seed)
    steps = set()
    for moment in hidden_moments(seats, seed):
        steps.add(moment.step)
        if chance.random() < 0.3:
            state = moment.state
            for seat in (None, *range(seats)):
                other = exchanged(state, seat, chance)
                assert shown(other, seat) == shown(state, seat), (moment.step, seat)
                if seat is not None:
                    assert GAME.observe(other, seat).tobytes() == GAME.observe(state, seat).tobytes()
    assert {"office", "raise", "draft", "deploy"} <= steps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_hidden_number_is_in_a_view(seats: int) -> None:
    """JER-R45: other players' coins, squires and supplies are marked with numbers that must not come out anywhere."""
    for ply, moment in enumerate(hidden_moments(seats, 7)):
        for seat in (None, *range(seats)) if ply % 5 == 0 else ():
            marked = moment.state.copy()
            for other in range(seats):
                if other != seat:
                    for name, number in MARKERS.items():
                        getattr(marked, name)[other] = number
            assert not numbers_in(GAME.view(marked, seat)) & set(MARKERS.values())
            if seat is not None:
                seen = GAME.view(moment.state, seat)["players"][seat]
                own = (moment.state.coins[seat], moment.state.screen[seat], moment.state.supply[seat])
                assert (seen["coins"], seen["squires"], seen["supply"]) == own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_open_to_their_owner_alone(seats: int) -> None:
    """JER-R47: the number of cards is public, their kinds are not; nor is the packet in somebody's hands."""
    for ply, moment in enumerate(hidden_moments(seats, 8)):
        for seat in (None, *range(seats)) if ply % 5 == 0 else ():
            view = GAME.view(moment.state, seat)
            for player in view["players"]:
                held = hand_of(moment.state, player["seat"])
                assert player["cards"] == sum(held)
                assert player["hand"] is None if player["seat"] != seat else Counter(player["hand"]) == cards_in(held)
            holder = moment.state.active if moment.step == "draft" else None
            assert (view["packet"]["cards"] is not None) == (holder is not None and holder == seat)
            assert Counter(view["discard"]) == Counter(e.args["card"] for e in moment.told if e.name == "played")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_and_refusals_do_not_change_with_what_is_hidden(seats: int) -> None:
    """JER-I25: what is offered, what it is said to bring, and why something is refused, follow from what the seat may know."""
    chance = random.Random(seats)
    for moment in hidden_moments(seats, 9):
        state, seat = moment.state, moment.state.active
        if chance.random() < 0.25:
            other = cast(State, GAME.imagine(state, seat, chance.getrandbits(63)))
            assert json.dumps(GAME.options(other, seat)) == json.dumps(GAME.options(state, seat)), moment.step
            for each in range(seats):
                if each != seat:
                    other.coins[each], other.screen[each] = chance.randrange(40), chance.randrange(20)
            assert GAME.legal(other) == GAME.legal(state)
            for action in chance.sample(range(len(GAME.actions)), 40):
                assert GAME.refusal(other, action) == GAME.refusal(state, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_option_brings_does_not_betray_the_screens_of_others(seats: int) -> None:
    """JER-I25, JER-R45: the preview ends before anything that other players' coins, squires or supplies decide."""
    chance = random.Random(seats)
    for moment in hidden_moments(seats, 10):
        state, seat = moment.state, moment.state.active
        if chance.random() < 0.25:
            other = state.copy()
            for each in range(seats):
                if each != seat:
                    other.coins[each] = chance.choice([0, 1, 30])
                    other.screen[each], other.supply[each] = chance.choice([(0, 2), (5, 0), (3, 30)])
            assert json.dumps(GAME.options(other, seat)) == json.dumps(GAME.options(state, seat)), moment.step


# --- the log --------------------------------------------------------------------------------------------------------------------


def seen_of(events: list[Event], seat: int | None) -> list[shapes.Event]:
    return [event.seen_by(seat).json() for event in events]


def comes_to_light(events: list[Event], seat: int | None) -> bool:
    """Whether the events show the seat something it could not know: its packet, its draw, the open screens."""
    names = {"packet", "received", "drew"}
    return any(e.name == "revealed" or (e.name in names and e.seat == seat and seat is not None) for e in events)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_does_not_change_with_what_is_hidden(seats: int) -> None:
    """JER-I24: two games that differ in what a seat cannot know are played on by the same moves; the seat reads the same log, and
    the same questions are asked of the same players."""
    chance, compared = random.Random(seats), 0
    for seed in (16, 17, 18):
        for moment in hidden_moments(seats, seed):
            if chance.random() < 0.12:
                for seat in range(seats):
                    other = GAME.imagine(moment.state, seat, chance.getrandbits(63))
                    compared += play_side_by_side(moment.state.copy(), other, seat, chance)
    assert compared > 100


def play_side_by_side(true: Any, other: Any, seat: int, chance: random.Random) -> int:
    for ply in range(AHEAD):
        if GAME.is_over(true):
            return ply
        action = choose(true, chance)
        same = action if action in GAME.legal(other) else None
        if same is None and GAME.actions[action].secret:
            same = GAME.legal(other)[0]
        if same is None:
            return ply  # a card was played that the other hand does not hold
        dice = chance.getrandbits(63)
        told = []
        for state, chosen in ((true, action), (other, same)):
            GAME.reseed(state, dice)
            told.append(GAME.apply(state, chosen))
        if any(comes_to_light(events, seat) for events in told):
            return ply
        assert seen_of(told[0], seat) == seen_of(told[1], seat)
        assert (true.step, GAME.to_move(true)) == (other.step, GAME.to_move(other))
    return AHEAD


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_told_before_it_is_played(seats: int) -> None:
    """JER-R46, JER-R47: in the log of a spectator a card is named when it is played, or when the screens are gone; a seat is
    told also what came into its own hands. Both say something in words."""
    words, names = words_for("jerusalem"), ["Anna", "Béla", "Carlo", "Dora"]
    kinds = set()
    moments = list(walk(seats, 12))
    for event in moments[-1].told:
        for seat in (None, *range(seats)):
            seen = event.seen_by(seat)
            named = {"card", "cards"} & seen.args.keys()
            assert not named or seen.name in ("played", "shown") or (seat is not None and seat == event.seat), event
            if seen.message is not None:
                assert words.say(seen.message, names).strip()
            kinds.add((event.name, bool(named)))
    secret = {("packet", False), ("kept", False), ("received", False)}
    assert secret <= kinds and {(name, True) for name, _ in secret} <= kinds


# --- what the screen does not hide ------------------------------------------------------------------------------------------------

GAINS = {"deploys", "gained", "income", "tower", "traded", "marshal_coin"}
PAYMENTS = {"won", "hired", "bought", "tax_paid", "drew"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_public_log_tells_all_coins_and_squires(seats: int) -> None:
    """JER-R45, JER-I2, VI.3: whoever remembers everything can compute what lies behind each screen."""
    coins, squires, read = [START_COINS] * seats, [0] * seats, 0
    for moment in walk(seats, 13):
        for event in moment.told[read:]:
            seen: Any = event.seen_by(None).args
            sign = 1 if event.name in GAINS else -1 if event.name in PAYMENTS else 0
            if event.seat is not None and sign:
                coins[event.seat] += sign * int(seen.get("coins", 0) or 0)
                squires[event.seat] += sign * int(seen.get("squires", 0) or 0)
            if event.seat is not None and event.name in ("hired", "placed"):
                squires[event.seat] += 1 if event.name == "hired" else -1
        read = len(moment.told)
        assert coins == [moment.state.coins[seat] for seat in range(seats)]
        assert squires == [moment.state.screen[seat] for seat in range(seats)]


def test_open_holdings_show_the_totals_and_no_cards() -> None:
    """JER-R45: the option shows coins and squires of everybody; hands stay closed."""
    for ply, moment in enumerate(hidden_moments(3, 14, open_holdings=1)):
        if ply % 10 == 0:
            for player in GAME.view(moment.state, None)["players"]:
                seat = player["seat"]
                assert (player["coins"], player["squires"]) == (moment.state.coins[seat], moment.state.screen[seat])
                assert player["hand"] is None


def test_when_the_screens_are_gone_everybody_sees_everything() -> None:
    """JER-16.1, JER-16.7, JER-25.1."""
    open_now = [moment.state.copy() for moment in walk(4, 15) if any(event.name == "revealed" for event in moment.told)]
    assert open_now
    for state in open_now:
        views = [GAME.view(state, seat) for seat in (None, 0, 1, 2, 3)]
        assert all(view["players"] == views[0]["players"] for view in views)
        for player in views[0]["players"]:
            assert Counter(player["hand"]) == cards_in(hand_of(state, player["seat"]))
            assert player["coins"] == state.coins[player["seat"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_looking_back_everything_is_open_from_the_first_move_on(seats: int) -> None:
    """JER-16.7, JER-25.1: EVERYONE sees all screens, hands and packets of a finished game at each of its positions, and no dice."""
    for ply, moment in enumerate(walk(seats, 19)):
        if ply % 4:
            continue
        state = moment.state
        view, public = GAME.view(state, EVERYONE), GAME.view(state, None)
        for player in view["players"]:
            seat = player["seat"]
            own = (state.coins[seat], state.screen[seat], state.supply[seat])
            assert (player["coins"], player["squires"], player["supply"]) == own
            assert player == GAME.view(state, seat)["players"][seat]
        if moment.step == "draft":
            assert view["packet"] == GAME.view(state, state.active)["packet"] and view["packet"]["cards"]
        assert view["passed_on"] == []
        opened = {"players", "packet"}
        assert {key for key in view if view[key] != public[key]} <= opened
        reseeded = state.copy()
        GAME.reseed(reseeded, 99)
        assert GAME.view(reseeded, EVERYONE) == view
        asked = GAME.to_move(state)
        assert GAME.options(state, EVERYONE) == GAME.options(state, asked)
        assert GAME.options(state, (asked + 1) % seats) == []
    assert all("card" in event.seen_by(EVERYONE).args for event in moment.told if event.name == "kept")
