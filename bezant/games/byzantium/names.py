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

from .board import BOX_WORDS, SIDE_WORDS
from .tables import ALLEGIANCE_NAMES, BOX_NAMES, CITY_NAMES, OPPONENT_NAMES, PURPOSE_NAMES, SOURCE_NAMES


class Step(Steps):
    """The course of play (III.3): questions first, then what goes on by itself."""

    action = question("not_choosing_an_action", "BYZ-4.5", asked="BYZ-4.8", unless_single=True)
    claim = question("not_claiming", "BYZ-6.1", unless_single=True)
    box = question("not_at_the_boxes", "BYZ-8.1", unless_single=True)
    develop = question("not_developing", "BYZ-10.1", unless_single=True)
    bulgars = question("not_sending_bulgars", "BYZ-11.2", unless_single=True)
    fortify = question("not_fortifying", "BYZ-16.1", unless_single=True)
    build = question("not_building", "BYZ-18.1", unless_single=True)
    cube = question("not_placing_a_cube", "BYZ-5.2", unless_single=True)
    treasury = question("not_picking_a_treasury", "BYZ-11.14", unless_single=True)
    reinforce = question("not_reinforcing", "BYZ-7.1")
    tax = question("not_taxing", "BYZ-17.1")
    share = question("not_sharing_taxes", "BYZ-17.3")
    army = question("not_picking_an_army", "BYZ-19.1", unless_single=True)
    enter = question("not_entering", "BYZ-19.3", unless_single=True)
    march = question("not_marching", "BYZ-20.1")
    double = question("not_doubling", "BYZ-14.2")
    pay = question("not_doubled", "BYZ-14.6", asked="BYZ-22.7", unless_single=True)
    fire = question("not_firing", "BYZ-14.3")
    lose = question("not_losing", "BYZ-29.1", asked="BYZ-29.2")
    stand = question("not_attacked", "BYZ-26.1")
    sea = question("not_closing_the_sea", "BYZ-26.11")
    haven = question("not_retreating", "BYZ-26.4", asked="BYZ-26.7")
    opponent = question("not_picking_an_opponent", "BYZ-40.2")
    levy = question("not_calling_levy", "BYZ-27.1")
    upkeep = question("not_paying_upkeep", "BYZ-43.8")
    arrive = goes_on()
    next_defender = goes_on()
    battle = goes_on()
    defender_loses = goes_on()
    battle_result = goes_on()
    call_levy = goes_on()
    siege = goes_on()
    siege_result = goes_on()
    fail = goes_on()
    flee = goes_on()
    choose_haven = goes_on()
    fled = goes_on()
    control = goes_on()
    end_action = goes_on()
    next_upkeep = goes_on()
    end_turn = goes_on()
    over = over("BYZ-4.1")


class Why(Reasons):
    """Why an action is refused, besides that something else is asked."""

    nothing_to_claim = because("BYZ-6.1")
    nothing_to_reinforce_with = because("BYZ-7.1")
    no_box_open = because("BYZ-8.8")
    taxed_already = because("BYZ-17.4")
    pool_empty = because("BYZ-5.15")
    no_money_to_build = because("BYZ-18.3")
    no_army_can_march = because("BYZ-19.2")
    capital_has_no_controller = because("BYZ-6.3")
    not_of_a_side = because("BYZ-6.4")
    controlled_already = because("BYZ-6.1")
    no_cube_to_be_had = because("BYZ-5.11")
    box_occupied = because("BYZ-8.2")
    not_of_the_box = because("BYZ-10.1")
    city_full = because("BYZ-10.2")
    capital_never_grows = because("BYZ-10.5")
    nothing_to_develop = because("BYZ-8.8")
    no_bulgar_target = because("BYZ-11.7")
    beyond_the_bulgars = because("BYZ-11.5")
    own_against_own = because("BYZ-R20")
    bulgars_run_short = because("BYZ-11.3")
    no_disk_left = because("BYZ-16.7")
    not_your_cube = because("BYZ-16.1")
    fortified_already = because("BYZ-16.6")
    army_off_the_board = because("BYZ-9.4")
    not_against_yourself = because("BYZ-9.2")
    capital_has_no_civil_war = because("BYZ-9.3")
    last_army_cube = because("BYZ-9.8")
    source_empty = because("BYZ-5.2")
    treasury_short = because("BYZ-5.11")
    losses_go_first = because("BYZ-41.1")
    back_into_its_box = because("BYZ-7.6")
    moved_already = because("BYZ-7.6")
    one_elite_cube = because("BYZ-7.3")
    place_one_first = because("BYZ-7.1")
    beyond_the_pool = because("BYZ-17.1")
    beyond_the_tax = because("BYZ-17.3")
    army_never_placed = because("BYZ-19.6")
    army_without_cubes = because("BYZ-19.7")
    nowhere_to_enter = because("BYZ-19.3")
    army_cannot_act = because("BYZ-19.2")
    not_of_the_army = because("BYZ-19.3")
    no_controller_there = because("BYZ-R28")
    no_link = because("BYZ-20.1")
    no_third_link = because("BYZ-20.6")
    sea_given_up = because("BYZ-22.7")
    move_short = because("BYZ-20.8")
    own_city = because("BYZ-24.3")
    own_army_there = because("BYZ-24.4")
    nothing_done_yet = because("BYZ-19.2")
    rank_empty = because("BYZ-29.2")
    levy_stays = because("BYZ-26.5")
    costlier_retreat = because("BYZ-26.7")
    no_such_opponent = because("BYZ-40.2")
    nothing_unpaid = because("BYZ-43.1")
    too_dear = because("BYZ-43.8")
    must_be_paid = because("BYZ-R60")


class End(Ends):
    """How a game ends."""

    running = ends()
    third_turn = ends("BYZ-46.1")
    fell_to_arabs = ends("BYZ-36.6")
    fell_to_bulgars = ends("BYZ-11.16")


class Told(Events):
    """What the rules tell while they run."""

    first = told("BYZ-3.5", "seat", chance=True)
    turn = told("BYZ-45.1", "turn")
    cube = told("BYZ-5.2", "seat", "source", "purpose", "bezants", silent=True)
    claimed = told("BYZ-6.2", "seat", "city", "points", "side")
    placed = told("BYZ-6.6", "seat", "side", "city")
    reinforced = told("BYZ-7.1", "seat", "source", "box", "bezants")
    special = told("BYZ-8.1", "seat", "special")
    developed = told("BYZ-10.1", "city", "count")
    gathered = told("BYZ-11.1", "count", "total")
    title = told("BYZ-12.1", "seat", "side")
    fortified = told("BYZ-16.1", "seat", "city")
    taxed = told("BYZ-17.2", "seat", "count", "byzantine", "arab")
    built = told("BYZ-18.2", "seat", "side")
    entered = told("BYZ-19.3", "seat", "side", "city")
    announced = told("BYZ-14.6", "seat", "city", "count")
    doubled = told("BYZ-14.2", "seat", "count")
    withdrew = told("BYZ-22.7", "seat")
    stranded = told("BYZ-R23", "seat")
    moved = told("BYZ-20.1", "seat", "side", "from_city", "city", "count")
    die = told("BYZ-28.5", "face", silent=True, chance=True)
    fired = told("BYZ-14.3", "seat", "dice", "hits", chance=True)
    lost = told("BYZ-29.3", "seat", "side", "rank", "count", silent=True)
    guard_lost = told("BYZ-37.3", "seat", "side")
    destroyed = told("BYZ-38.1", "seat", "side")
    attack = told("BYZ-25.1", "seat", "force", "city")
    stands = told("BYZ-26.1", "seat", "city")
    sea_closed = told("BYZ-26.11", "seat")
    retreated = told("BYZ-26.4", "seat", "side", "city", "count")
    returned = told("BYZ-30.5", "seat", "side", "city")
    levy = told("BYZ-27.1", "seat", "city", "count")
    battle = told("BYZ-28.1", "seat", "force", "opponent", "dice", "hits", "against", chance=True)
    battle_won = told("BYZ-30.1", "seat", "force", "opponent", "best", "second")
    battle_lost = told("BYZ-30.2", "seat", "force", "opponent", "best", "second")
    siege = told("BYZ-31.1", "city", "dice", "hits", chance=True)
    siege_failed = told("BYZ-31.5", "seat", "force", "city", "best", "second")
    captured = told("BYZ-32.3", "seat", "force", "city", "count", "points", "bezants")
    fell = told("BYZ-36.6", "seat", "force", "points")
    control = told("BYZ-33.1", "seat", "city")
    passed = told("BYZ-41.1", "seat")
    income = told("BYZ-42.1", "seat", "byzantine", "arab")
    upkeep = told("BYZ-43.1", "seat", "side", "bezants")
    unpaid = told("BYZ-43.5", "seat", "side", "count", "points")
    came_back = told("BYZ-44.3", "seat", "count", "total")
    scored = told("BYZ-46.2", "seat", "byzantine", "arab")
    over = told(rules_of(End), "reason", "seats^")


class Option(Options):
    """The options of `new`: readings of the rulings of weight high."""

    bulgars_on_own = option(1, 0, 1, "BYZ-R20")
    bulgars_take_capital = option(0, 0, 2, "BYZ-R21")
    fleet_doubling = option(1, 0, 2, "BYZ-R23")
    entry = option(1, 0, 1, "BYZ-R28")
    levy_after_army = option(1, 0, 1, "BYZ-R43")
    beaten_after_two_links = option(1, 0, 1, "BYZ-R44")
    beaten_in_place = option(1, 0, 2, "BYZ-R44")
    failed_siege = option(0, 0, 1, "BYZ-R44")
    fleet_refusal = option(1, 0, 1, "BYZ-R45")
    unpaid_upkeep = option(2, 0, 2, "BYZ-R60")
    last_upkeep = option(1, 0, 1, "BYZ-R62")


STEP_NAMES, END_NAMES, END_RULES = names_of(Step), names_of(End), rules_of(End)
OPTIONS = OptionTable(Option)
WORDS = {  # for the values of arguments of events
    "city": CITY_NAMES,
    "from_city": CITY_NAMES,
    "side": SIDE_WORDS,
    "force": ALLEGIANCE_NAMES,
    "source": SOURCE_NAMES,
    "box": SOURCE_NAMES,
    "special": BOX_NAMES,
    "rank": BOX_WORDS,
    "purpose": PURPOSE_NAMES,
    "opponent": OPPONENT_NAMES,
    "reason": END_NAMES,
}
