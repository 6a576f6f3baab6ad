"""Cards as they were drafted, drawn and played, written down in a few words: as a position, and as one seat has seen it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bezant.games.jerusalem.names import Step
from bezant.games.jerusalem.tables import CARD_NAMES, FIRST_OFFICE, OFFICE_NAMES
from bezant.kernel.messages import Event
from tests.games.jerusalem.arrangements import Seen, Witness
from tests.games.jerusalem.walks import GAME, deck_of, hand_of


@dataclass(frozen=True)
class Deal:
    """Round by round the seats in turn order and their cards (`"102 co2 sq1 pr2"`), who drew what through Scholars in a round
    (`"1 move2"`), and who played what in which round (`"1 2 move2"`). Seat 0 looks, in the deployment of the last round."""

    seats: int
    drafts: list[str]
    scholars: dict[int, str] = field(default_factory=dict)
    plays: list[str] = field(default_factory=list)

    def seen(self) -> Seen:
        """What seat 0 has seen."""
        witness = Witness(0, self.seats, deck_of(self.seats))
        witness.read(self._told())
        return witness.seen

    def _told(self) -> Iterator[Event]:
        for round, draft in enumerate(self.drafts, start=1):
            order, *cards = draft.split()
            yield _event("round", round=round)
            for place, seat in enumerate(map(int, order)):
                yield _event("won", seat=seat, office=OFFICE_NAMES[FIRST_OFFICE[self.seats] + place], coins=0)
            for place, seat in enumerate(map(int, order)):
                yield _event("packet", "cards", seat=seat, cards=cards[place:])
                yield _event("kept", "card", seat=seat, card=cards[place])
            for owner, played, card in map(str.split, self.plays):
                if int(played) == round:
                    yield _event("played", seat=int(owner), card=card)
            if round in self.scholars:
                owner, card = self.scholars[round].split()
                yield _event("drew", "card", seat=int(owner), squires=1, card=card)

    def position(self) -> Any:
        """A position in which the cards have gone this way; nothing else of it is looked at."""
        state: Any = GAME.new(self.seats, 1)
        state.round, state.step, state.place = len(self.drafts), Step.deploy, 0
        hands = [Counter[str]() for _ in range(self.seats)]
        for round, draft in enumerate(self.drafts):
            order, *cards = draft.split()
            for place, (seat, card) in enumerate(zip(map(int, order), cards, strict=True)):
                state.office[round, seat] = FIRST_OFFICE[self.seats] + place
                state.drafted[round, place] = CARD_NAMES.index(card)
                hands[seat][card] += 1
        for round, drawn in self.scholars.items():
            owner, card = drawn.split()
            state.scholar_seat[round - 1], state.scholar[round - 1] = int(owner), CARD_NAMES.index(card)
            hands[int(owner)][card] += 1
        deck = deck_of(self.seats) - sum(hands, Counter())
        for owner, played, card in map(str.split, self.plays):
            at, state.plays = state.plays, state.plays + 1
            state.play_seat[at], state.play_round[at] = int(owner), int(played) - 1
            state.play_card[at] = CARD_NAMES.index(card)
            hands[int(owner)][card] -= 1
        for index, card in enumerate(CARD_NAMES):
            state.deck[index] = deck[card]
            for seat in range(self.seats):
                hand_of(state, seat)[index] = hands[seat][card]
        return state


def _event(name: str, *secret: str, **args: Any) -> Event:
    return Event(name, "JER-7.1", args, None, secret=secret)
