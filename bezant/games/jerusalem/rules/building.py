"""JER-16 the King's Gifts, JER-17 building, JER-22 the end of the game."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule

from ....kernel.tell import tell
from .. import tables as T
from ..names import End, Step, Told
from ..state import State
from ..tables import CARDS, NOBODY
from .areas import is_behind, office_of, seat_at

# --- JER-16 gifts -------------------------------------------------------------------------------------------------------------


@rule
def cards_of(s: State, seat: int) -> int:
    """JER-21.2, JER-R47: how many cards are in hand."""
    count = 0
    for card in range(CARDS):
        count += s.hand[seat, card]
    return count


@outlined
def give_gifts(s: State) -> None:
    """JER-16.1, JER-16.6, JER-16.7, JER-R35, JER-R36: screens off; most squires, most coins, any card; nothing for having none."""
    most_squires, most_coins = 0, 0
    for seat in range(s.seats):
        most_squires = max(most_squires, int(s.screen[seat]))
        most_coins = max(most_coins, int(s.coins[seat]))
        tell(s, Told.revealed, seat, s.screen[seat], s.coins[seat], cards_of(s, seat))
        show_hand(s, seat)
    with_squires, with_coins = 0, 0
    for seat in range(s.seats):
        with_squires += int(s.screen[seat] == most_squires)
        with_coins += int(s.coins[seat] == most_coins)
    for seat in range(s.seats):
        if s.screen[seat] == most_squires and most_squires > 0:
            gift = T.GIFT_SQUIRES if with_squires == 1 else T.GIFT_TIED
            s.prestige[seat] += gift
            tell(s, Told.most_squires, seat, gift)
        if s.coins[seat] == most_coins and most_coins > 0:
            gift = T.GIFT_COINS if with_coins == 1 else T.GIFT_TIED
            s.prestige[seat] += gift
            tell(s, Told.most_coins, seat, gift)
        if cards_of(s, seat) > 0:
            s.prestige[seat] += T.GIFT_CARD  # JER-16.4, JER-21.16
            tell(s, Told.any_card, seat, T.GIFT_CARD)


@rule
def show_hand(s: State, seat: int) -> None:
    """JER-16.1: the cards, copy by copy."""
    for card in range(CARDS):
        for _ in range(s.hand[seat, card]):
            tell(s, Told.shown, seat, card, NOBODY)


# --- JER-17 building ----------------------------------------------------------------------------------------------------------


@rule
def floor_cost(s: State, seat: int) -> int:
    """JER-17.2, JER-17.3, JER-17.4, JER-R2, JER-R3: the next floor, dearer while nobody else's tower has reached it."""
    floor = s.height[seat] + 1
    for other in range(s.seats):
        if other != seat and s.height[other] >= floor:
            return floor + 1
    return floor + 1 + T.FIRST_ON_FLOOR


@outlined
def build(s: State) -> None:
    """JER-17.1, JER-17.5, JER-17.6, JER-17.7, JER-17.8, JER-17.9, JER-R4: in turn order, each as far as prestige goes."""
    for place in range(s.seats):
        seat = seat_at(s, place)
        cost = floor_cost(s, seat)
        while s.prestige[seat] >= cost:
            s.prestige[seat] -= cost
            s.height[seat] += 1
            tell(s, Told.built, seat, s.height[seat], cost)
            cost = floor_cost(s, seat)


# --- JER-22 the end -----------------------------------------------------------------------------------------------------------


@rule
def ranks_below(s: State, seat: int, other: int) -> bool:
    """JER-22.1, JER-22.2, JER-22.3, JER-22.4, JER-R44: height, prestige, the better office of the last round."""
    if is_behind(s, seat, other):
        return True
    return not is_behind(s, other, seat) and office_of(s, other) < office_of(s, seat)


@outlined
def finish(s: State) -> None:
    """JER-5.9, JER-22.1, JER-R41: the game is over; which key parted the winner from the second is told."""
    winner = 0
    for seat in range(1, s.seats):
        if ranks_below(s, winner, seat):
            winner = seat
    second = NOBODY
    for seat in range(s.seats):
        if seat != winner and (second == NOBODY or ranks_below(s, second, seat)):
            second = seat
    if s.height[winner] > s.height[second]:
        s.end = End.height
    elif s.prestige[winner] > s.prestige[second]:
        s.end = End.prestige
    else:
        s.end = End.office
    s.winners = 1 << winner
    s.active = winner
    s.step = Step.over
    tell(s, Told.over, s.end, s.winners)
