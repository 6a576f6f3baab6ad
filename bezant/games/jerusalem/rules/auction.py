"""JER-6: the auction for offices."""

from __future__ import annotations

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.tell import tell
from ..actions import ASK_OFFICE, ASK_OPEN, ASK_RAISE, NEXT_BIDDER
from ..events import TOLD_BID, TOLD_LEFT_OVER, TOLD_OFFERED, TOLD_PASSED, TOLD_WON
from ..reasons import BEYOND_YOUR_COINS, NOT_HIGHER, OFFICE_NOT_USED, OFFICE_TAKEN, OK
from ..tables import FIRST_OFFICE, NOBODY
from .areas import office_of
from .draft import deal_packet
from .turns import clear_auction


@rule
def refuse_office(s: Record, office: int) -> int:
    """JER-6.4, JER-4.4: one of the offices in use that nobody holds."""
    if office < FIRST_OFFICE[s.seats]:
        return OFFICE_NOT_USED
    for seat in range(s.seats):
        if office_of(s, seat) == office:
            return OFFICE_TAKEN
    return OK


@rule
def name_office(s: Record, office: int) -> None:
    """JER-6.4: the bid is asked next; without coins it is 0 (JER-D2, JER-R9)."""
    s.lot = office
    tell(s, TOLD_OFFERED, s.active, office)
    if s.coins[s.active] == 0:
        make_bid(s, 0)
    else:
        s.step = ASK_OPEN


@rule
def refuse_bid(s: Record, coins: int) -> int:
    """JER-6.5, JER-6.6, JER-6.8, JER-R8, JER-R52: more than the bid before, if there is one, and not more than one has."""
    if s.step == ASK_RAISE and coins <= s.bid:
        return NOT_HIGHER
    return OK if coins <= s.coins[s.active] else BEYOND_YOUR_COINS


@rule
def make_bid(s: Record, coins: int) -> None:
    """JER-6.9: in view of all; nothing is paid yet."""
    s.bid = coins
    s.bidder = s.active
    tell(s, TOLD_BID, s.active, coins)
    s.step = NEXT_BIDDER


@rule
def pass_bid(s: Record) -> None:
    """JER-6.7: out of this auction. A forced pass looks like any other (JER-R8, JER-R56)."""
    s.passed |= 1 << s.active
    tell(s, TOLD_PASSED, s.active)
    s.step = NEXT_BIDDER


@rule
def next_without_office(s: Record, seat: int) -> int:
    """JER-6.11, JER-6.12: the first clockwise from the seat who has no office."""
    seat = (seat + 1) % int(s.seats)
    while office_of(s, seat) != NOBODY:
        seat = (seat + 1) % int(s.seats)
    return seat


@chapter
def next_bidder(s: Record) -> None:
    """JER-6.6: clockwise, laps until all others have passed; if nobody raises, the opener wins (JER-R10)."""
    seat = next_without_office(s, int(s.active))
    while s.passed >> seat & 1 == 1:
        seat = next_without_office(s, seat)
    if seat == s.bidder:
        win_office(s, seat)
    else:
        s.active = seat
        s.step = ASK_RAISE


@chapter
def win_office(s: Record, winner: int) -> None:
    """JER-6.10, JER-6.12, JER-6.14, JER-6.15: the winner pays, the others take their bids back; the next opener follows."""
    s.coins[winner] -= s.bid
    s.office[s.round - 1, winner] = s.lot
    tell(s, TOLD_WON, winner, s.lot, s.bid)
    clear_auction(s)
    opener = next_without_office(s, winner)
    if next_without_office(s, opener) == opener:
        take_last_office(s, opener)
        deal_packet(s)
    else:
        s.active = opener
        s.step = ASK_OFFICE


@rule
def take_last_office(s: Record, seat: int) -> None:
    """JER-6.13, JER-R55, JER-R43: without paying, and without a card at that moment."""
    office = FIRST_OFFICE[s.seats]
    while refuse_office(s, office) != OK:
        office += 1
    s.office[s.round - 1, seat] = office
    tell(s, TOLD_LEFT_OVER, seat, office)
