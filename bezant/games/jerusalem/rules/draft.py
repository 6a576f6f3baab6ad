"""JER-6.1, JER-7: the packet and the draft. Cards are drawn when somebody first looks at them (III.1)."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from ..names import Step, Told, Why
from ..state import State
from ..tables import CARDS, NOBODY, SEATS
from .areas import seat_at


@rule
def draw_card(s: State) -> int:
    """JER-C2: any card of the deck, each copy equally likely. The deck never runs out (JER-R7, JER-I4)."""
    cards = 0
    for card in range(CARDS):
        cards += s.deck[card]
    index = below(s, cards)
    card = 0
    while index >= s.deck[card]:
        index -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    return card


@outlined
def deal_packet(s: State) -> None:
    """JER-6.1: as many cards as there are players."""
    for place in range(s.seats):
        s.drafted[s.round - 1, place] = draw_card(s)
    sort_packet(s)
    s.step = Step.next_drafter


@rule
def sort_packet(s: State) -> None:
    """A packet has no order: its cards lie ascending in the places that have not chosen yet."""
    round = s.round - 1
    for end in range(s.place + 1, s.seats):
        place = end
        while place > s.place and s.drafted[round, place - 1] > s.drafted[round, place]:
            card = s.drafted[round, place]
            s.drafted[round, place] = s.drafted[round, place - 1]
            s.drafted[round, place - 1] = card
            place -= 1


@rule
def packet_card(s: State, index: int) -> int:
    """A card of the packet, or NOBODY beyond its last."""
    place = s.place + index
    return s.drafted[s.round - 1, place] if place < SEATS else NOBODY


@outlined
def next_drafter(s: State) -> None:
    """JER-7.1, JER-7.2: the next in turn order looks at the packet; the last receives the card that is left."""
    seat = seat_at(s, s.place)
    if s.place == s.seats - 1:
        card = packet_card(s, 0)
        s.hand[seat, card] += 1
        tell(s, Told.received, seat, card)
        s.place = 0
        s.step = Step.next_turn
        return
    s.active = seat
    tell(s, Told.packet, seat, packet_card(s, 0), packet_card(s, 1), packet_card(s, 2), packet_card(s, 3), NOBODY)
    s.step = Step.draft


@rule
def place_in_packet(s: State, card: int) -> int:
    """Where the card lies, or NOBODY."""
    for place in range(s.place, s.seats):
        if s.drafted[s.round - 1, place] == card:
            return place
    return NOBODY


@rule
def refuse_keep(s: State, card: int) -> int:
    """JER-7.1: a card of the packet; copies of one card are one choice."""
    return Why.not_in_packet if place_in_packet(s, card) == NOBODY else OK


@rule
def keep(s: State, card: int) -> None:
    """JER-7.1, JER-7.3, JER-R47: behind the screen with it; the rest goes on in its order."""
    for place in range(place_in_packet(s, card), s.place, -1):
        s.drafted[s.round - 1, place] = s.drafted[s.round - 1, place - 1]
    s.drafted[s.round - 1, s.place] = card
    s.hand[s.active, card] += 1
    tell(s, Told.kept, s.active, card)
    s.place += 1
    s.step = Step.next_drafter
