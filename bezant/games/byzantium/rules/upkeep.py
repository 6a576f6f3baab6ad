"""BYZ-42 to BYZ-45: income, upkeep, the return of cubes, the new turn."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule
from bezant.kernel.names import OK

from ....kernel.tell import tell
from .. import tables as T
from ..names import End, Option, Step, Told, Why
from ..state import State
from ..tables import NOBODY
from .cubes import check_armies
from .scoring import finish, score_cities
from .turns import begin_turn


@outlined
def begin_phase_2(s: State) -> None:
    """BYZ-4.2, BYZ-44.6: income first; in turn 3 as well (BYZ-R62)."""
    if s.turn == T.TURNS and s.options[Option.last_upkeep] == T.READING_A:
        end_game(s)
        return
    collect_income(s)
    s.row = 0
    s.step = Step.next_upkeep


@rule
def collect_income(s: State) -> None:
    """BYZ-42.1, BYZ-42.2, BYZ-42.3, BYZ-42.4: two Bezants for each marker of a controlled city, into the treasury of the
    city's side."""
    for seat in range(s.seats):
        byzantine, arab = 0, 0
        for city in range(T.CITIES):
            if s.controller[city] == seat:
                if s.allegiance[city] == T.BYZ:
                    byzantine += T.INCOME_PER_MARKER * s.markers[city]
                else:
                    arab += T.INCOME_PER_MARKER * s.markers[city]
        s.treasury[seat, T.BYZ] += byzantine
        s.treasury[seat, T.ARAB] += arab
        tell(s, Told.income, seat, byzantine, arab)


# --- BYZ-43 upkeep ------------------------------------------------------------------------------------------------------------


@rule
def seat_of_row(s: State) -> int:
    """BYZ-43.9, BYZ-43.10, BYZ-R77: in turn order from the start player, the Byzantine row before the Arab one."""
    return (s.start + s.row // T.ROWS) % s.seats


@rule
def side_of_row(s: State) -> int:
    return s.row % T.ROWS


@rule
def next_upkeep(s: State) -> None:
    """BYZ-43.1, BYZ-43.2, BYZ-43.3, BYZ-43.4: the next row's cubes are due, guards never are (BYZ-12.3, BYZ-13.3)."""
    if s.row == T.ROWS * s.seats:
        s.row = 0
        s.step = Step.end_turn
        return
    seat, side = seat_of_row(s), side_of_row(s)
    for rank in range(T.RANKS):
        s.unpaid[rank] = s.cubes[seat, side, rank]
    s.active = seat
    s.step = Step.upkeep


@rule
def most_payable(s: State, side: int, rank: int, money: int) -> int:
    """How many unpaid cubes of the rank the money could pay if nothing else were due."""
    price = T.UPKEEP[side, rank]
    return s.unpaid[rank] if price == 0 else min(s.unpaid[rank], money // price)


@outlined
def asks_for_upkeep(s: State) -> bool:
    """BYZ-D33, BYZ-43.8, BYZ-R60: whether the owner has a choice. If not, all that can be paid is paid, in the
    order of the card (BYZ-R79), and the row is settled.

    There is one legal way to pay exactly if the money pays the most of every rank at once."""
    seat, side = seat_of_row(s), side_of_row(s)
    money = s.treasury[seat, side]
    left = money
    owed = 0
    for rank in range(T.RANKS):
        left -= T.UPKEEP[side, rank] * most_payable(s, side, rank, money)
        owed += T.UPKEEP[side, rank] * s.unpaid[rank]
    reading = s.options[Option.unpaid_upkeep]
    has_choice = left < 0 or (reading == T.READING_B and left < money)
    if owed > money and has_choice and reading != T.READING_A:
        return True
    for rank in range(T.RANKS):
        pay_upkeep(s, seat, side, rank, most_payable(s, side, rank, s.treasury[seat, side]))
    settle_row(s, seat, side)
    return False


@rule
def pay_upkeep(s: State, seat: int, side: int, rank: int, cubes: int) -> None:
    """BYZ-43.2: from the treasury of the row."""
    s.unpaid[rank] -= cubes
    s.treasury[seat, side] -= T.UPKEEP[side, rank] * cubes


@rule
def refuse_keep(s: State, rank: int) -> int:
    """BYZ-43.8: one unpaid cube that the money can pay for."""
    if s.unpaid[rank] == 0:
        return Why.nothing_unpaid
    seat, side = seat_of_row(s), side_of_row(s)
    return OK if T.UPKEEP[side, rank] <= s.treasury[seat, side] else Why.too_dear


@rule
def keep(s: State, rank: int) -> None:
    pay_upkeep(s, seat_of_row(s), side_of_row(s), rank, 1)


@rule
def refuse_leave_unpaid(s: State) -> int:
    """BYZ-R60: only in reading (b) may a cube be left unpaid that could be paid."""
    return OK if s.options[Option.unpaid_upkeep] == T.READING_B else Why.must_be_paid


@rule
def leave_unpaid(s: State) -> None:
    settle_row(s, seat_of_row(s), side_of_row(s))


@outlined
def settle_row(s: State, seat: int, side: int) -> None:
    """BYZ-43.5, BYZ-43.6, BYZ-43.7, BYZ-I12: unpaid cubes leave the game, each at the cost of a point, never below 0.

    No other rule takes points away (BYZ-1.18, BYZ-R75)."""
    count, due = 0, 0
    for rank in range(T.RANKS):
        count += s.unpaid[rank]
        s.cubes[seat, side, rank] -= s.unpaid[rank]
        due += T.UPKEEP[side, rank] * s.cubes[seat, side, rank]
        s.unpaid[rank] = 0
    if due > 0:
        tell(s, Told.upkeep, seat, side, due)
    if count > 0:
        lost = min(count, s.points[seat, side])
        s.points[seat, side] -= lost
        s.removed[seat] += count
        tell(s, Told.unpaid, seat, side, count, lost)
    check_armies(s)  # BYZ-44.5
    s.row += 1
    s.step = Step.next_upkeep


# --- BYZ-44 cubes return, BYZ-45 new turn -------------------------------------------------------------------------------------


@outlined
def end_turn(s: State) -> None:
    """BYZ-44.4, BYZ-44.5, BYZ-44.6, BYZ-R71: guards, titles and fleets end, cubes return, and armies that were only a guard
    leave."""
    for side in range(T.ROWS):
        s.guard[side] = 0  # BYZ-37.5, BYZ-12.4, BYZ-13.4
    for box in range(T.BOXES):
        if s.holder[box] != NOBODY:
            s.pool[s.holder[box]] += 1
            s.holder[box] = NOBODY
    for seat in range(s.seats):
        return_cubes(s, seat)
    check_armies(s)
    if s.turn == T.TURNS:
        end_game(s)
    else:
        begin_turn(s, s.first_passer)  # BYZ-45.2, BYZ-45.3


@rule
def return_cubes(s: State, seat: int) -> None:
    """BYZ-44.1, BYZ-44.3: TAX and PASS to POOL, then half of LOSSES, rounded up; the rest stays (BYZ-44.2)."""
    s.pool[seat] += s.taxes[seat] + s.pass_cube[seat]
    s.taxes[seat] = 0
    s.pass_cube[seat] = 0
    half = (s.losses[seat] + 1) // 2
    s.losses[seat] -= half
    s.pool[seat] += half
    if half > 0:
        tell(s, Told.came_back, seat, half, s.pool[seat])


@rule
def end_game(s: State) -> None:
    """BYZ-46.1, BYZ-46.2: after turn 3 controlled cities score once more."""
    score_cities(s)
    finish(s, End.third_turn)
