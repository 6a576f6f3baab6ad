"""Every name of the game, said once, with its rule: steps, reasons, ends, events, options."""

from __future__ import annotations

from bezant.kernel.names import (
    Ends,
    Events,
    Options,
    Reasons,
    Steps,
    because,
    ends,
    goes_on,
    names_of,
    option,
    over,
    question,
    rules_of,
    told,
)
from bezant.kernel.options import OptionTable

from .board import BOARD_WORDS
from .tables import AREA_NAMES, CARD_NAMES, DISTRICT_NAMES, EVENT_NAMES, OFFICE_NAMES


class Step(Steps):
    """The course of play (III.3): questions first, then what goes on by itself.

    The only answer to a choice inside a menu item is no question (JER-D6). Others are questions all the same; the table itself
    answers those that would show something hidden by who is asked (JER-R56)."""

    office = question("not_naming_an_office", "JER-6.4")
    open = question("not_opening", "JER-6.5")
    raise_ = question("not_bidding", "JER-6.6", unasked=True)
    draft = question("not_drafting", "JER-7.1", unasked=True)
    deploy = question("not_deploying", "JER-8.4", unasked=True)
    pick = question("not_trading", "JER-11.1", unless_single=True)
    again = question("not_marching", "JER-20.6", unless_single=True)
    move = question("not_moving", "JER-21.13", unless_single=True)
    own = question("not_exchanging", "JER-21.12", unless_single=True)
    their = question("not_picking_theirs", "JER-21.12", unless_single=True)
    into = question("not_sweeping", "JER-21.14", unless_single=True)
    gain = question("not_gaining", "JER-21.9")
    tower = question("not_in_the_tower", "JER-13.2")
    scholars = question("not_with_the_scholars", "JER-14.7")
    intrigues = question("not_intriguing", "JER-14.9")
    materials = question("not_buying_prestige", "JER-14.8")
    income = question("not_taking_income", "JER-15.5")
    succession = question("not_saving", "JER-19.3")
    tax = question("not_taxed", "JER-19.10")
    war = question("not_at_war", "JER-19.14")
    next_bidder = goes_on()
    next_drafter = goes_on()
    next_turn = goes_on()
    tower_of_david = goes_on()
    use_scholars = goes_on()
    use_materials = goes_on()
    use_intrigues = goes_on()
    next_income = goes_on()
    building = goes_on()
    next_loss = goes_on()
    end_round = goes_on()
    over = over("JER-22.1")


class Why(Reasons):
    """Why an action is refused, besides that something else is asked."""

    office_not_used = because("JER-4.4")
    office_taken = because("JER-6.4")
    beyond_your_coins = because("JER-6.8")
    not_higher = because("JER-6.6")
    not_in_packet = because("JER-7.1")
    closed_district = because("JER-24.4")
    screen_empty = because("JER-8.7")
    foreign_baron = because("JER-8.8")
    baron_used = because("JER-9.6")
    baron_there = because("JER-9.7")
    palace_closed_to_all = because("JER-9.14")
    palace_closed_to_leader = because("JER-9.13")
    too_few_fresh = because("JER-9.2")
    supply_empty = because("JER-10.4")
    coins_short = because("JER-10.1")
    too_few_to_trade = because("JER-11.1")
    not_in_hand = because("JER-21.3")
    no_effect = because("JER-21.15")
    not_marshal = because("JER-20.6")
    marshal_used = because("JER-20.6")
    same_area = because("JER-3.8")
    no_own_squire = because("JER-3.8")
    baron_blocks = because("JER-9.9")
    baron_blocks_trade = because("JER-11.4")
    exact_reverse = because("JER-R25")
    move_one_first = because("JER-21.13")
    nothing_to_exchange = because("JER-R26")
    no_such_opponent = because("JER-1.1")
    no_squire_of_theirs = because("JER-3.8")
    not_of_the_card = because("JER-21.14")
    supply_short = because("JER-R28")
    tower_to_tower = because("JER-13.2")
    foreign_baron_at_target = because("JER-13.3")
    prestige_too_dear = because("JER-14.8")
    beyond_the_income = because("JER-15.3")
    other_reading = because("JER-R34")
    beyond_the_palace = because("JER-19.3")
    tax_too_dear = because("JER-19.10")
    nothing_left_to_spare = because("JER-19.11")
    enough_from_them = because("JER-19.14")


class End(Ends):
    """What decides a game."""

    running = ends()
    height = ends("JER-22.1")
    prestige = ends("JER-22.2")
    office = ends("JER-22.3")


class Told(Events):
    """What the rules tell while they run: every gain and payment with its amounts (JER-R45)."""

    round = told("JER-5.1", "round")
    turned_up = told("JER-18.2", "event", chance=True)
    first_opener = told("JER-4.9", "seat", chance=True)
    opener = told("JER-6.2", "seat")
    offered = told("JER-6.4", "seat", "office")
    bid = told("JER-6.6", "seat", "coins")
    passed = told("JER-6.7", "seat")
    won = told("JER-6.10", "seat", "office", "coins")
    left_over = told("JER-6.13", "seat", "office")
    packet = told("JER-7.1", "seat", "cards*", chance=True, secret=("cards",))
    kept = told("JER-7.1", "seat", "card", secret=("card",))
    received = told("JER-7.2", "seat", "card", chance=True, secret=("card",))
    deploys = told("JER-8.2", "seat", "office", "squires", "coins")
    placed = told("JER-8.6", "seat", "area")
    baron = told("JER-9.1", "seat", "area")
    hired = told("JER-10.1", "seat", "coins")
    picked = told("JER-11.1", "seat", "area")
    traded = told("JER-11.1", "seat", "coins")
    played = told("JER-21.3", "seat", "card")
    gained = told("JER-21.5", "seat", "squires", "coins", "prestige")
    marshal_coin = told("JER-20.6", "seat", "coins")
    marched = told("JER-20.6", "seat", "from_area", "area")
    moved = told("JER-21.13", "seat", "from_area", "area")
    exchanged = told("JER-21.12", "seat", "from_area", "area", "from_seat")
    swept = told("JER-21.14", "seat", "area")
    ended = told("JER-8.10", "seat")
    tower = told("JER-13.1", "seat", "coins")
    sent = told("JER-13.2", "seat", "area")
    privilege = told("JER-14.2", "seat", "district")
    drew = told("JER-14.7", "seat", "squires", "card", chance=True, secret=("card",))
    bought = told("JER-14.8", "seat", "prestige", "coins")
    robbed = told("JER-14.9", "seat", "from_seat", "prestige", "lost")
    income = told("JER-15.3", "seat", "area", "squires", "coins", "prestige")
    revealed = told("JER-16.1", "seat", "squires", "coins", "count", chance=True)
    shown = told("JER-16.1", "seat", "cards*", chance=True)
    most_squires = told("JER-16.2", "seat", "prestige")
    most_coins = told("JER-16.3", "seat", "prestige")
    any_card = told("JER-16.4", "seat", "prestige")
    built = told("JER-17.1", "seat", "floor", "prestige")
    event = told("JER-18.3", "event")
    removed = told("JER-19.1", "seat", "area", "count")
    saved = told("JER-19.3", "seat", "area", "count")
    weakened = told("JER-19.7", "seat", "area", "count")
    tax_paid = told("JER-19.10", "seat", "area", "coins")
    taxed = told("JER-19.10", "seat", "area", "count")
    fallen = told("JER-19.13", "seat", "area", "count")
    killed = told("JER-19.14", "seat", "from_seat", "area")
    returned = told("JER-9.16", "seat", "area", silent=True)
    over = told(rules_of(End), "reason", "seats^")


class Option(Options):
    """The options of `new`: readings of the rulings of weight high."""

    board = option(0, 0, len(BOARD_WORDS) - 1, "JER-3.6")  # adopted, regular, double (Part V)
    squire_cap = option(0, 0, 1, "JER-R6")  # 50 of each colour, none
    baron_strict = option(0, 0, 1, "JER-R15")
    income_refusal = option(0, 0, 2, "JER-R34")  # of prestige, full, off
    open_holdings = option(0, 0, 1, "JER-R45")


CAPPED, UNCAPPED = range(2)
REFUSE_PRESTIGE, REFUSE_ALL_KINDS, REFUSE_NOTHING = range(3)

STEP_NAMES, END_NAMES, END_RULES = names_of(Step), names_of(End), rules_of(End)
OPTIONS = OptionTable(Option)
WORDS = {  # for the values of arguments of events
    "area": AREA_NAMES,
    "from_area": AREA_NAMES,
    "district": DISTRICT_NAMES,
    "office": OFFICE_NAMES,
    "event": EVENT_NAMES,
    "card": CARD_NAMES,
    "cards": CARD_NAMES,
    "reason": END_NAMES,
}
