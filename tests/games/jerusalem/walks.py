"""Games of Jerusalem to look at: played at random with a liking for cards, and read by a witness in every seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

import bezant
from bezant.games.jerusalem.names import STEP_NAMES
from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import CARD_NAMES, DECK
from bezant.kernel.messages import Event
from bezant.kernel.state import Position
from tests.games.jerusalem.arrangements import SCHOLARS, Cards, Seen, Witness, in_order

GAME = bezant.load("jerusalem")
LIKED = {"card": 0.6, "end": 0.15, "draw": 0.9, "pass": 0.4}  # how often a verb is chosen where it is open
SPARED = {**LIKED, "card": 0.05, "end": 0.3}  # by players who keep their cards for later


@dataclass(frozen=True)
class Moment:
    """A position of a game, what each seat has seen of the cards by then, and all that has been told."""

    state: State
    witnesses: list[Witness]
    told: list[Event]

    @property
    def step(self) -> str:
        return STEP_NAMES[self.state.step]

    def seen(self, seat: int) -> Seen:
        return self.witnesses[seat].seen


def walk(seats: int, seed: int, **options: int) -> Iterator[Moment]:
    """All moments of a game, the end included. A moment is good until the next one is asked for."""
    state, chance = cast(State, GAME.new(seats, seed, **options)), random.Random(seed)
    witnesses = [Witness(seat, seats, deck_of(seats)) for seat in range(seats)]
    told: list[Event] = []
    events = GAME.take_events(state)
    while True:
        told += events
        for witness in witnesses:
            witness.read(events)
        yield Moment(state, witnesses, told)
        if GAME.is_over(state):
            return
        events = GAME.apply(state, choose(state, chance, SPARED if seed % 2 else LIKED))


def choose(state: Position, chance: random.Random, liked_verbs: Mapping[str, float] = LIKED) -> int:
    """An open action; players like what they like and do not dawdle."""
    legal = GAME.legal(state)
    for verb, often in liked_verbs.items():
        liked = [id for id in legal if GAME.actions[id].verb == verb]
        if liked and chance.random() < often:
            return chance.choice(liked)
    return chance.choice(legal)


def deck_of(seats: int) -> Counter[str]:
    return Counter({card: int(DECK[seats, index]) for index, card in enumerate(CARD_NAMES)})


def cards_in(counts: Any) -> Counter[str]:
    """A row of a position, a number for each card, as cards."""
    return Counter({card: int(counts[index]) for index, card in enumerate(CARD_NAMES) if counts[index]})


def hand_of(state: Position, seat: int) -> Any:
    """The row of a seat's hand; what is written to it stands in the position."""
    return state.array["hand"][0, seat]


def lying(state: Any, seen: Seen) -> Cards:
    """How the cards lie in a position, slot by slot."""
    cards = [
        state.scholar[slot.round - 1] if slot.place == SCHOLARS else state.drafted[slot.round - 1, slot.place]
        for slot in seen.slots
    ]
    return in_order(seen, [CARD_NAMES[card] for card in cards])
