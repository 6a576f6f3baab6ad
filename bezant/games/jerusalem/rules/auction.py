"""JER-6: the auction for offices."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.dice import below
from ....kernel.tell import tell
from ..names import Step, Told, Why
from ..state import State
from ..tables import FIRST_OFFICE, MOST_BID, NOBODY
from .areas import office_of
from .draft import deal_packet
from .turns import clear_auction


@rule
def refuse_office(s: State, office: int) -> int:
    """JER-6.4, JER-4.4: one of the offices in use that nobody holds."""
    if office < FIRST_OFFICE[s.seats]:
        return Why.office_not_used
    for seat in range(s.seats):
        if office_of(s, seat) == office:
            return Why.office_taken
    return OK


@rule
def name_office(s: State, office: int) -> None:
    """JER-6.4: the bid is asked next; without coins it is 0 (JER-D2, JER-R9)."""
    s.lot = office
    tell(s, Told.offered, s.active, office)
    if s.coins[s.active] == 0:
        make_bid(s, 0)
    else:
        s.step = Step.open


@rule
def refuse_bid(s: State, coins: int) -> int:
    """JER-6.5, JER-6.6, JER-6.8, JER-R8, JER-R52: more than the bid before, if there is one, and not more than one has."""
    if s.step == Step.raise_ and coins <= s.bid:
        return Why.not_higher
    return OK if coins <= s.coins[s.active] else Why.beyond_your_coins


@rule
def highest_bid(s: State) -> int:
    return min(MOST_BID, int(s.coins[s.active]))


@outlined
def openings_into(s: State, buffer: Any, bid: int) -> int:
    """JER-D2: writes the bids open to the opener; their number."""
    count = 0
    for coins in range(highest_bid(s) + 1):
        buffer[count] = bid + coins
        count += 1
    return count


@outlined
def random_opening(s: State, buffer: Any, bid: int) -> int:
    """One of them, each equally likely."""
    return bid + below(s, highest_bid(s) + 1)


@outlined
def raises_into(s: State, buffer: Any, pass_: int, bid: int) -> int:
    """JER-D3: the pass, then the higher bids."""
    buffer[0] = pass_
    count = 1
    for coins in range(s.bid + 1, highest_bid(s) + 1):
        buffer[count] = bid + coins
        count += 1
    return count


@outlined
def random_raise(s: State, buffer: Any, pass_: int, bid: int) -> int:
    """One of them, each equally likely."""
    raises = max(0, highest_bid(s) - s.bid)
    choice = below(s, raises + 1)
    return pass_ if choice == raises else bid + s.bid + 1 + choice


@rule
def make_bid(s: State, coins: int) -> None:
    """JER-6.9: in view of all; nothing is paid yet."""
    s.bid = coins
    s.bidder = s.active
    tell(s, Told.bid, s.active, coins)
    s.step = Step.next_bidder


@rule
def pass_bid(s: State) -> None:
    """JER-6.7: out of this auction. A forced pass looks like any other (JER-R8, JER-R56)."""
    s.passed |= 1 << s.active
    tell(s, Told.passed, s.active)
    s.step = Step.next_bidder


@rule
def next_without_office(s: State, seat: int) -> int:
    """JER-6.11, JER-6.12: the first clockwise from the seat who has no office."""
    seat = (seat + 1) % int(s.seats)
    while office_of(s, seat) != NOBODY:
        seat = (seat + 1) % int(s.seats)
    return seat


@outlined
def next_bidder(s: State) -> None:
    """JER-6.6: clockwise, laps until all others have passed; if nobody raises, the opener wins (JER-R10)."""
    seat = next_without_office(s, int(s.active))
    while s.passed >> seat & 1 == 1:
        seat = next_without_office(s, seat)
    if seat == s.bidder:
        win_office(s, seat)
    else:
        s.active = seat
        s.step = Step.raise_


@outlined
def win_office(s: State, winner: int) -> None:
    """JER-6.10, JER-6.12, JER-6.14, JER-6.15: the winner pays, the others take their bids back; the next opener follows."""
    s.coins[winner] -= s.bid
    s.office[s.round - 1, winner] = s.lot
    tell(s, Told.won, winner, s.lot, s.bid)
    clear_auction(s)
    opener = next_without_office(s, winner)
    if next_without_office(s, opener) == opener:
        take_last_office(s, opener)
        deal_packet(s)
    else:
        s.active = opener
        s.step = Step.office


@rule
def take_last_office(s: State, seat: int) -> None:
    """JER-6.13, JER-R55, JER-R43: without paying, and without a card at that moment."""
    office = FIRST_OFFICE[s.seats]
    while refuse_office(s, office) != OK:
        office += 1
    s.office[s.round - 1, seat] = office
    tell(s, Told.left_over, seat, office)
