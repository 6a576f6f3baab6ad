"""Where the cards of a position came from that says only what is in the hands: a history of drafts and plays that leads there."""

from __future__ import annotations

from typing import TypeAlias

from bezant.kernel.errors import BadPosition

from .names import Step
from .rules.imagining import drafts
from .state import State
from .tables import CARD_NAMES, CARDS, DECK, FIRST_OFFICE, NOBODY, ROUNDS

Play: TypeAlias = tuple[int, int, int]  # seat, round and card


def deal_cards(s: State, hands: list[list[int]], plays: list[Play]) -> list[Play]:
    """Fills the slots: cards in hand into the latest, cards played in time, the rest with cards that were played at once.

    Cards for which no draft is left came through Scholars. The plays come back in order."""
    left = [DECK[s.seats, card] for card in range(CARDS)]
    slots = {seat: _slots(s, seat) for seat in range(s.seats)}
    in_hand = [list(hand) for hand in hands]
    for round in range(ROUNDS):
        if s.scholar[round] != NOBODY:
            _spend(in_hand, s.scholar_seat[round], s.scholar[round])
            _take(left, s.scholar[round])
    for seat, round, card in sorted(plays, key=lambda play: play[1]):
        own = [slot for slot in slots[seat] if slot <= round]
        if not own:
            raise BadPosition(f"Seat {seat} has played more cards than it had.")
        _fill(s, left, seat, own[-1], card)
        slots[seat].remove(own[-1])
    for seat, hand in enumerate(in_hand):
        for card in hand:
            _fill_latest(s, left, slots[seat], seat, card)
    played = list(plays)
    for seat, rounds in slots.items():
        for round in rounds:
            if s.drafted[round, _place(s, round, seat)] == NOBODY:
                card = _any_card(left)
                _fill(s, left, seat, round, card)
                played.append((seat, round, card))
    _fill_packet(s, left)
    return sorted(played, key=lambda play: play[1])


def _slots(s: State, seat: int) -> list[int]:
    """The rounds in which the seat has drafted a card."""
    rounds = list(range(drafts(s)))
    if s.step == Step.draft and _place(s, s.round - 1, seat) >= s.place:
        rounds.pop()
    return rounds


def _place(s: State, round: int, seat: int) -> int:
    return int(s.office[round, seat] - FIRST_OFFICE[s.seats])


def _spend(hands: list[list[int]], seat: int, card: int) -> None:
    if seat >= len(hands) or card not in hands[seat]:
        raise BadPosition(f"Seat {seat} has drawn “{CARD_NAMES[card]}”, and it is not in the hand.")
    hands[seat].remove(card)


def _fill(s: State, left: list[int], seat: int, round: int, card: int) -> None:
    _take(left, card)
    s.drafted[round, _place(s, round, seat)] = card


def _take(left: list[int], card: int) -> None:
    if left[card] == 0:
        raise BadPosition(f"There are not so many cards “{CARD_NAMES[card]}”.")
    left[card] -= 1


def _fill_latest(s: State, left: list[int], slots: list[int], seat: int, card: int) -> None:
    if slots:
        _fill(s, left, seat, slots.pop(), card)
        return
    rounds = s.round if s.step > Step.scholars else s.round - 1
    free = [round for round in range(rounds) if s.scholar_seat[round] == NOBODY]
    if not free:
        raise BadPosition(f"Seat {seat} has more cards than it can have drawn.")
    _take(left, card)
    s.scholar_seat[free[0]], s.scholar[free[0]] = seat, card


def _any_card(left: list[int]) -> int:
    return max(range(CARDS), key=lambda card: left[card])


def _fill_packet(s: State, left: list[int]) -> None:
    if s.step == Step.draft:
        cards = []
        for _ in range(s.place, s.seats):
            cards.append(_any_card(left))
            left[cards[-1]] -= 1
        for place, card in enumerate(sorted(cards), start=s.place):
            s.drafted[s.round - 1, place] = card
