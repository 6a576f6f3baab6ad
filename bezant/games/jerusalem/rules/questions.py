"""Part III: what may be answered. One predicate for each kind of action says yes or why not; the lists come from the same."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.dice import below
from ..actions import (
    ACCEPT,
    ASK_DEPLOY,
    ASK_INCOME,
    ASK_INTO,
    ASK_MOVE,
    ASK_OPEN,
    ASK_PICK,
    ASK_RAISE,
    BARON,
    BID,
    BUY,
    CARD,
    COIN,
    END,
    FIRST_ANSWER,
    FIRST_ID,
    GAIN,
    HIRE,
    INTO,
    KEEP,
    KILL,
    LAST_ANSWER,
    MARCH,
    MOVE,
    OFFICE,
    OVER,
    OWN,
    PASS,
    PICK,
    PLACE,
    QUESTIONS,
    ROB,
    SAVE,
    SECOND_OF,
    SPARE,
    STEP_OF_VERB,
    STOP,
    TAKE,
    TARGET_OF,
    THEIR,
    THIRD_OF,
    TOWER,
    TRADE,
    VERB_OF,
)
from ..data import INCOME_REFUSAL, REFUSE_ALL_KINDS
from ..reasons import GAME_OVER, NOT_NOW, OK
from ..tables import AREAS, CARDS, MOST_BID, NOBODY, PRESTIGE
from . import auction, calendar, cards, deployment, draft, revenue
from .areas import areas_of, bit_at, count_bits, free_areas

NONE = -1
LAST_TAKE = int(FIRST_ID[ACCEPT]) - 1  # take 0


@chapter
def refuse(s: Record, action: int) -> int:
    """Why the action is not open now, or OK; some action always is (JER-I26)."""
    if s.step == OVER:
        return GAME_OVER
    if FIRST_ANSWER[s.step] <= action <= LAST_ANSWER[s.step]:
        return refuse_answer(s, action)
    return NOT_NOW + STEP_OF_VERB[VERB_OF[action]]


@chapter
def refuse_answer(s: Record, action: int) -> int:
    """Whether the action answers the question that is asked. What it asks of coins and cards are the bidder's or player's own
    (JER-I25)."""
    verb, target = VERB_OF[action], TARGET_OF[action]
    if verb == OFFICE:
        return auction.refuse_office(s, target)
    if verb == BID:
        return auction.refuse_bid(s, target)
    if verb == KEEP:
        return draft.refuse_keep(s, target)
    if verb == PLACE:
        return deployment.refuse_place(s, target)
    if verb == BARON:
        return deployment.refuse_baron(s, target)
    if verb == HIRE:
        return deployment.refuse_hire(s)
    if verb == TRADE:
        return deployment.refuse_trade(s)
    if verb == CARD:
        return cards.refuse_card(s, target)
    if verb == COIN:
        return deployment.refuse_marshal(s)
    if verb == MARCH:
        return deployment.refuse_march(s, target, SECOND_OF[action])
    if verb == PICK:
        return deployment.refuse_pick(s, target)
    if verb == STOP:
        return cards.refuse_stop(s)
    if verb == MOVE:
        return cards.refuse_move(s, target, SECOND_OF[action])
    if verb == OWN:
        return cards.refuse_own(s, target)
    if verb == THEIR:
        return cards.refuse_their(s, target, SECOND_OF[action])
    if verb == INTO:
        return cards.refuse_into(s, target)
    if verb == GAIN:
        return cards.refuse_gain(s, target)
    return refuse_settling(s, verb, target, action)


@rule
def refuse_settling(s: Record, verb: int, target: int, action: int) -> int:
    """The same for the phases of revenue and event."""
    if verb == TOWER:
        return revenue.refuse_tower(s, target)
    if verb == ROB:
        return revenue.refuse_rob(s, target)
    if verb == BUY:
        return revenue.refuse_buy(s, target)
    if verb == TAKE:
        return revenue.refuse_take(s, target)
    if verb == ACCEPT:
        return revenue.refuse_accept(s, target, SECOND_OF[action], THIRD_OF[action])
    if verb == SAVE:
        return calendar.refuse_save(s, target)
    if verb == SPARE:
        return calendar.refuse_spare(s, target)
    if verb == KILL:
        return calendar.refuse_kill(s, target, SECOND_OF[action])
    return OK  # a plain yes or no


# --- lists --------------------------------------------------------------------------------------------------------------------


@chapter
def legal_into(s: Record, buffer: Any) -> int:
    """Writes the actions open now into the buffer, ascending; their number, 0 only when the game is over."""
    if s.step == ASK_DEPLOY:
        return menu_with_marches_into(s, buffer)
    if s.step == ASK_MOVE:
        return moves_into(s, buffer)
    if s.step == ASK_OPEN or s.step == ASK_RAISE:
        return bids_into(s, buffer)
    if s.step == ASK_INCOME:
        return incomes_into(s, buffer)
    return answers_into(s, buffer)


@chapter
def answers_into(s: Record, buffer: Any) -> int:
    """The answers of a small question, tried one by one."""
    count = 0
    if s.step < QUESTIONS:
        for action in range(FIRST_ANSWER[s.step], LAST_ANSWER[s.step] + 1):
            if refuse_answer(s, action) == OK:
                buffer[count] = action
                count += 1
    return count


@rule
def lowest_bid(s: Record) -> int:
    return s.bid + 1 if s.step == ASK_RAISE else 0


@rule
def highest_bid(s: Record) -> int:
    return min(MOST_BID, int(s.coins[s.active]))


@rule
def bids_into(s: Record, buffer: Any) -> int:
    """JER-D2, JER-D3."""
    count = 0
    if s.step == ASK_RAISE:
        buffer[0] = FIRST_ID[PASS]
        count = 1
    for coins in range(lowest_bid(s), highest_bid(s) + 1):
        buffer[count] = FIRST_ID[BID] + coins
        count += 1
    return count


@chapter
def incomes_into(s: Record, buffer: Any) -> int:
    """JER-D11: the full income first."""
    count = 0
    if s.options[INCOME_REFUSAL] != REFUSE_ALL_KINDS:
        for less in range(revenue.printed(s, int(s.area), PRESTIGE) + 1):
            buffer[count] = LAST_TAKE - revenue.printed(s, int(s.area), PRESTIGE) + less
            count += 1
        return count
    for action in range(FIRST_ID[ACCEPT], LAST_ANSWER[ASK_INCOME] + 1):
        if revenue.refuse_accept(s, TARGET_OF[action], SECOND_OF[action], THIRD_OF[action]) == OK:
            buffer[count] = action
            count += 1
    return count


@chapter
def menu_into(s: Record, buffer: Any) -> int:
    """III.3: the deployment menu without the Marshal's moves and the end of the turn."""
    count = 0
    if s.screen[s.active] > 0:
        open_areas = free_areas(s)
        if s.baron[s.active] != NOBODY:
            open_areas |= 1 << s.baron[s.active]
        for area in range(AREAS):
            if open_areas >> area & 1 == 1:
                buffer[count] = FIRST_ID[PLACE] + area
                count += 1
    if s.baron[s.active] == NOBODY:
        for area in range(AREAS):
            if s.fresh[area] > 0 and deployment.refuse_baron(s, area) == OK:
                buffer[count] = FIRST_ID[BARON] + area
                count += 1
    if deployment.refuse_hire(s) == OK:
        buffer[count] = FIRST_ID[HIRE]
        count += 1
    if deployment.refuse_trade(s) == OK:
        buffer[count] = FIRST_ID[TRADE]
        count += 1
    for card in range(CARDS):
        if s.hand[s.active, card] > 0 and cards.has_effect(s, card):
            buffer[count] = FIRST_ID[CARD] + card
            count += 1
    if deployment.refuse_marshal(s) == OK:
        buffer[count] = FIRST_ID[COIN]
        count += 1
    return count


@rule
def menu_with_marches_into(s: Record, buffer: Any) -> int:
    """JER-D5."""
    count = menu_into(s, buffer)
    if deployment.refuse_marshal(s) == OK:
        count = pairs_into(s, buffer, count, FIRST_ID[MARCH])
    buffer[count] = FIRST_ID[END]
    return count + 1


@chapter
def pairs_into(s: Record, buffer: Any, count: int, first: int) -> int:
    """From each free area with an own squire to each other free area, but not back the way just taken (JER-R25)."""
    free = free_areas(s)
    own = areas_of(s, int(s.active), free)
    for start in range(AREAS):
        if own >> start & 1 == 1:
            for target in range(AREAS):
                if free >> target & 1 == 1 and target != start and not cards.is_reverse(s, start, target):
                    buffer[count] = first + AREAS * start + target
                    count += 1
    return count


@rule
def moves_into(s: Record, buffer: Any) -> int:
    """JER-21.13: stop, then the moves."""
    count = 0
    if cards.refuse_stop(s) == OK:
        buffer[0] = FIRST_ID[STOP]
        count = 1
    return pairs_into(s, buffer, count, FIRST_ID[MOVE])


# --- random play --------------------------------------------------------------------------------------------------------------


@chapter
def random_action(s: Record, buffer: Any) -> int:
    """One of the actions open now, each equally likely. Bids and pairs of areas are drawn without listing them."""
    if s.step == ASK_DEPLOY:
        return random_deployment(s, buffer)
    if s.step == ASK_MOVE:
        return random_move(s)
    if s.step == ASK_OPEN or s.step == ASK_RAISE:
        return random_bid(s)
    if s.step == ASK_INCOME:
        return buffer[below(s, incomes_into(s, buffer))]
    return buffer[below(s, answers_into(s, buffer))]


@rule
def random_bid(s: Record) -> int:
    low = lowest_bid(s)
    if s.step == ASK_OPEN:
        return FIRST_ID[BID] + below(s, highest_bid(s) + 1)
    raises = max(0, highest_bid(s) - low + 1)
    choice = below(s, raises + 1)
    return FIRST_ID[PASS] if choice == raises else FIRST_ID[BID] + low + choice


@chapter
def random_deployment(s: Record, buffer: Any) -> int:
    count = menu_into(s, buffer)
    buffer[count] = FIRST_ID[END]
    count += 1
    pairs = 0
    if deployment.refuse_marshal(s) == OK:
        pairs = pair_count(s)
    choice = below(s, count + pairs)
    return buffer[choice] if choice < count else pair_at(s, choice - count, FIRST_ID[MARCH])


@rule
def pair_count(s: Record) -> int:
    """Pairs of a free area with an own squire and another free area."""
    free = free_areas(s)
    return count_bits(areas_of(s, int(s.active), free)) * (count_bits(free) - 1)


@rule
def pair_at(s: Record, index: int, first: int) -> int:
    """The pair of this number, as an action."""
    free = free_areas(s)
    targets = count_bits(free) - 1
    start = bit_at(areas_of(s, int(s.active), free), index // targets)
    target = bit_at(free & ~(1 << start), index % targets)
    return first + AREAS * start + target


@chapter
def random_move(s: Record) -> int:
    """The way back is drawn again."""
    pairs = pair_count(s)
    stops = 1 if cards.refuse_stop(s) == OK else 0
    while True:
        choice = below(s, pairs + stops)
        if choice == pairs:
            return FIRST_ID[STOP]
        action = pair_at(s, choice, FIRST_ID[MOVE])
        if not cards.is_reverse(s, TARGET_OF[action], SECOND_OF[action]):
            return action


# --- questions that are none --------------------------------------------------------------------------------------------------


@chapter
def only_answer(s: Record) -> int:
    """JER-D6: the only answer to a choice inside a menu item, or NONE. Other single answers are given where they arise, or are
    questions all the same (JER-R56)."""
    only = NONE
    if ASK_PICK <= s.step <= ASK_INTO:
        for action in range(FIRST_ANSWER[s.step], LAST_ANSWER[s.step] + 1):
            if refuse_answer(s, action) == OK:
                if only != NONE:
                    return NONE
                only = action
    return only
