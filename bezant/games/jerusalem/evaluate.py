"""How good a position of Jerusalem is for a seat: the static evaluation behind greedy, priors and rollouts.

A turn is a run of small choices, and some of them change nothing yet. So a position in the middle of the seat's own choice is
worth what the choice is expected to gain besides what is on the table."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule, table
from bezant.kernel.names import OK

from . import tables as T
from .names import Option, Step
from .rules.areas import has_baron, is_open
from .rules.building import floor_cost
from .rules.cards import refuse_into
from .rules.deployment import refuse_place
from .state import State
from .tables import AREAS, CARDS, NOBODY, ROUNDS

# Parameters of the search and budgets of the levels, both with what differs at some numbers of seats: see docs/search.md.
SEARCH = {
    "exploration": 1.5,
    "temperature": 150.0,
    "uniform_share": 0.1,
    "fpu_reduction": 0.05,
    "expansion_threshold": 2,
    "rollout_depth": 60,
    "rollout_candidates": 4,
    "playout_weight": 0.0,
}
SEARCH_WITH = {2: {"rollout_depth": 20}}
LEVELS = (2, 5, 17, 80, 420, 2_000)
LEVELS_WITH = {2: (3, 8, 30, 130, 700, 16_000), 4: (2, 4, 10, 30, 200, 2_000)}

# Weights, found by experiment: a point of prestige is worth 100.
WON, POINT, FLOOR, TOWER_WORTH, SOLD = 1_000_000, 100, 30, 90, 60
COIN = table(__name__, [48, 45, 40, 34, 22])  # in hand, by round
SQUIRE = table(__name__, [42, 40, 36, 30, 6])  # behind the screen, by round
PAID_COIN = table(__name__, [44, 40, 32, 22, 4])  # as income of the round
PAID_SQUIRE = table(__name__, [58, 50, 42, 30, 4])
LATER = table(
    __name__, [90, 70, 48, 25, 0]
)  # what an area is expected to pay in later rounds, in hundredths of this one's income
OFFICE_WORTH = table(__name__, [170, 150, 95, 60])  # by office, Constable first
CARD_WORTH = table(__name__, [45, 70, 130, 130, 80, 90, 70, 40, 90, 85, 85, 85, 85, 70])
# The chance of having an area, in hundredths, by the lead over the strongest other: 0 means that the tie is won.
NEAREST, FARTHEST = -4, 4
OPEN_LEAD = table(__name__, [1, 3, 8, 18, 46, 66, 80, 89, 94])  # while others may still come
CLOSED_LEAD = table(__name__, [0, 1, 3, 8, 100, 100, 100, 100, 100])  # when the round's squires are placed
LAST_LEAD = table(__name__, [1, 4, 10, 24, 92, 97, 98, 99, 100])  # when only the seat itself may still come


@outlined
def evaluate(s: State, seat: int) -> int:
    """The worth of the position to the seat, against the best of the others; a won game is worth more than anything else."""
    if s.step == Step.over:
        return WON + standing(s, seat) if s.winners >> seat & 1 == 1 else standing(s, seat) - WON
    best = -WON
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    own = prospects(s, seat)
    if s.active == seat:
        own += expected_gain(s, seat)
    return 2 * own - best


@rule
def points_of(s: State, seat: int) -> int:
    """Prestige built and left."""
    height = int(s.height[seat])
    return height * (height + 3) // 2 + int(s.prestige[seat])


@rule
def standing(s: State, seat: int) -> int:
    """Prestige built and left, with something for each floor."""
    return POINT * points_of(s, seat) + FLOOR * int(s.height[seat])


@outlined
def prospects(s: State, seat: int) -> int:
    """What the seat has and will have."""
    worth = standing(s, seat) + holdings(s, seat) + office_prospect(s, seat)
    if s.prestige[seat] >= floor_cost(s, seat):
        worth += FLOOR
    for area in range(AREAS):
        worth += area_worth(s, seat, area, int(s.squires[seat, area]))
    return worth


@rule
def holdings(s: State, seat: int) -> int:
    """Coins, squires behind the screen and cards."""
    worth = COIN[s.round - 1] * int(s.coins[seat]) + SQUIRE[s.round - 1] * int(s.screen[seat])
    cards = 0
    for card in range(CARDS):
        worth += CARD_WORTH[card] * int(s.hand[seat, card])
        cards += s.hand[seat, card]
    if s.round == ROUNDS and cards > 1:
        worth -= (cards - 1) * POINT // 2  # only one will bring a gift
    if is_to_deploy(s, seat):
        worth += SQUIRE[s.round - 1] * T.BASE_SQUIRES[s.office[s.round - 1, seat]]
    return worth


@rule
def is_to_deploy(s: State, seat: int) -> bool:
    """Whether the base squires of the office are still to come."""
    own = s.office[s.round - 1, seat]
    if own == NOBODY or s.step < Step.draft or s.step > Step.gain:
        return False
    return s.step == Step.draft or own - T.FIRST_OFFICE[s.seats] > s.place


@rule
def office_prospect(s: State, seat: int) -> int:
    """The office held, or the one to be expected: the lot for the highest bidder, for others any of the rest."""
    own = s.office[s.round - 1, seat]
    if own != NOBODY:
        return 0 if s.step >= Step.draft else OFFICE_WORTH[own]
    if s.bidder == seat or (s.step == Step.open and s.active == seat):
        return OFFICE_WORTH[s.lot] - COIN[s.round - 1] * int(s.bid)
    total, count = 0, 0
    for office in range(T.FIRST_OFFICE[s.seats], T.OFFICES):
        if office != s.lot and is_to_be_had(s, office):
            total += OFFICE_WORTH[office]
            count += 1
    return total // max(1, count)


@rule
def is_to_be_had(s: State, office: int) -> bool:
    for seat in range(s.seats):
        if s.office[s.round - 1, seat] == office:
            return False
    return True


# --- areas --------------------------------------------------------------------------------------------------------------------


@rule
def income_worth(s: State, area: int) -> int:
    """What an area pays in this round."""
    if area == T.TOW:
        return TOWER_WORTH
    board, round = s.options[Option.board], s.round - 1
    return (
        POINT * T.INCOME[board, area, T.PRESTIGE]
        + PAID_COIN[round] * T.INCOME[board, area, T.COINS]
        + PAID_SQUIRE[round] * T.INCOME[board, area, T.SQUIRES]
    )


@rule
def is_to_be_paid(s: State, area: int) -> bool:
    """Whether the income of this round is still to come."""
    if s.step >= Step.succession:
        return False
    if s.step == Step.income:
        return s.area <= area != T.TOW
    return s.step <= Step.gain or area != T.TOW


@rule
def later_share(s: State, area: int) -> int:
    """How much of the squires in the area lasts for later rounds, in hundredths: an event ahead takes it."""
    if s.step < Step.succession:
        event, district = s.event[s.round - 1], T.DISTRICT_OF[area]
        if (event == T.SUCCESSION and district == T.PALACE) or (event == T.WAR and district == T.TEMPLARS):
            return 0
        if event == T.SPECIAL_TAX and district == T.MARKET:
            return 50
    return 100


@rule
def lead_in(s: State, seat: int, area: int, squires: int) -> int:
    """By how many the seat with so many squires there leads the strongest other; 0 means that the tie is won."""
    lead = squires
    for other in range(s.seats):
        if other != seat:
            behind = squires - int(s.squires[other, area])
            if behind <= 0 and s.office[s.round - 1, other] < s.office[s.round - 1, seat]:
                behind -= 1  # ties go to the better office
            lead = min(lead, behind)
    return min(max(lead, NEAREST), FARTHEST)


@rule
def lead_chance(s: State, seat: int, area: int, lead: int) -> int:
    """The chance of having the area when it pays, in hundredths."""
    index = lead - NEAREST
    if s.step > Step.gain or s.baron[seat] == area:
        return CLOSED_LEAD[index]
    if s.step < Step.deploy:
        return OPEN_LEAD[index]
    own = s.office[s.round - 1, seat] - T.FIRST_OFFICE[s.seats] >= s.place
    others = s.seats - s.place - (1 if own else 0)
    if others == 0:
        return LAST_LEAD[index] if own and s.screen[seat] > 0 else CLOSED_LEAD[index]
    return OPEN_LEAD[index]


@outlined
def area_worth(s: State, seat: int, area: int, squires: int) -> int:
    """What the area is worth to the seat with so many squires in it."""
    if squires == 0:
        return 0
    lead = lead_in(s, seat, area, squires)
    worth = income_worth(s, area)
    value = worth * LATER[s.round - 1] * later_share(s, area) // 100 * OPEN_LEAD[lead - NEAREST] // 100
    if is_to_be_paid(s, area):
        value += worth * lead_chance(s, seat, area, lead)
    return value // 100


# --- choices in progress ------------------------------------------------------------------------------------------------------


@rule
def gain_of(s: State, seat: int, area: int) -> int:
    """What one more squire in the area brings."""
    squires = int(s.squires[seat, area])
    return area_worth(s, seat, area, squires + 1) - area_worth(s, seat, area, squires)


@outlined
def best_gain(s: State, seat: int) -> int:
    """The most one squire more in a free area brings."""
    best = 0
    for area in range(AREAS):
        if is_open(s, area) and not has_baron(s, area):
            best = max(best, gain_of(s, seat, area))
    return best


@outlined
def least_loss(s: State, seat: int) -> int:
    """The least that goes with one own squire from a free area."""
    least = WON
    for area in range(AREAS):
        squires = int(s.squires[seat, area])
        if squires > 0 and not has_baron(s, area):
            least = min(least, area_worth(s, seat, area, squires) - area_worth(s, seat, area, squires - 1))
    return least


@outlined
def expected_gain(s: State, seat: int) -> int:
    """What the choice in progress is likely to bring the seat."""
    if s.step == Step.deploy:
        return best_placing(s, seat)
    if s.step == Step.pick:
        return COIN[s.round - 1] - int(s.left) * max(SOLD, least_loss(s, seat))
    if s.step == Step.move:
        return max(0, best_gain(s, seat) - least_loss(s, seat))
    if s.step == Step.own or s.step == Step.their:
        return max(0, best_gain(s, seat) * 3 // 2 - least_loss(s, seat))
    if s.step == Step.gain:
        return 2 * POINT
    if s.step == Step.into:
        return int(s.left) * best_sweep(s, seat)
    return 0


@rule
def best_placing(s: State, seat: int) -> int:
    """What the next squire behind the screen brings beyond its worth there."""
    if s.screen[seat] == 0:
        return 0
    best = 0
    for area in range(AREAS):
        if refuse_place(s, area) == OK:
            best = max(best, gain_of(s, seat, area) - SQUIRE[s.round - 1])
    return best


@rule
def best_sweep(s: State, seat: int) -> int:
    best = 0
    for area in range(AREAS):
        if refuse_into(s, area) == OK:
            best = max(best, gain_of(s, seat, area))
    return best
