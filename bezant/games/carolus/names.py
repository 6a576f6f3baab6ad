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
    names_of,
    option,
    over,
    question,
    rules_of,
    told,
)
from bezant.kernel.options import OptionTable

from .tables import BOARD, FAMILIES, FAMILY_NAMES, NOBODY, PROVINCES, SEATS, SIDE_NAMES


class Step(Steps):
    """The course of play (CAR-4.6)."""

    setup = question("no_crown_to_name", "CAR-10.1", asked="CAR-3.9", words="name")
    choose = question("not_choosing_discs", "CAR-5.1", words="disc")
    place = question("not_placing_knights", "CAR-4.3", asked="CAR-6.1")
    move = question("not_moving_emperor", "CAR-7.1", asked="CAR-7.2")
    refill = question("no_crown_to_name", "CAR-10.1", words="name")
    over = over("CAR-4.5")


class Why(Reasons):
    """Why an action is refused, besides that something else is asked."""

    family_exhausted = because("CAR-R29")
    disc_already_played = because("CAR-5.5")
    disc_chosen_by_another = because("CAR-5.4")
    no_such_knight = because("CAR-6.1")
    no_such_land = because("CAR-R42")
    beyond_the_disc = because("CAR-7.2")


class End(Ends):
    """How a game ends (CAR-2.7)."""

    running = ends()
    all_castles = ends("CAR-11.1")
    few_lands = ends("CAR-11.2")
    dead_round = ends("CAR-R29")
    unfinished = ends("CAR-R37")


class Told(Events):
    """What the rules tell while they run."""

    setup_throw = told("CAR-3.9", "seat", "faces*", name="throw", chance=True)
    throw = told("CAR-10.1", "seat", "faces*", chance=True)
    take = told("CAR-10.1", "seat", "family", silent=True)
    setup_named = told("CAR-3.9", "seat", "family", name="named")
    named = told("CAR-10.1", "seat", "family")
    rethrow = told("CAR-R29", "seat", "family", "face", chance=True)
    forfeit = told("CAR-R29", "seat")
    returned = told("CAR-R28", "family", "count")
    first = told("CAR-5.2", "seat", chance=True)
    disc = told("CAR-5.1", "seat", "disc")
    order = told("CAR-5.9", "seats*")
    court = told("CAR-6.4", "seat", "family", "count")
    crest = told("CAR-6.8", "seat", "family", "from_seat")
    placed = told("CAR-6.10", "seat", "family", "land")
    moved = told("CAR-7.1", "seat", "steps", "from_land", "land")
    nobody = told("CAR-8.4", "land", "best", "second")
    holds = told("CAR-8.9", "side", "land", "best", "second")
    built = told("CAR-8.6", "side", "land", "best", "second")
    replaced = told("CAR-8.10", "side", "from_side", "land", "count", "best", "second")
    replaced_short = told("CAR-R21", "side", "from_side", "land", "count", "best", "second")
    merged = told("CAR-9.1", "side", "land", "from_land", "count")
    round = told("CAR-4.4", "round")
    discs_back = told("CAR-5.7")
    over = told(rules_of(End), "reason", "sides^")


class Option(Options):
    """The options of `new`."""

    guard_rounds = option(0, 0, 1000, "CAR-R37")
    emperor = option(BOARD["emperor"]["start_province"], 0, PROVINCES - 1, "CAR-R2")
    first_chooser = option(NOBODY, NOBODY, SEATS - 1, "CAR-R5")
    arrangement = option(NOBODY, NOBODY, FAMILIES - 1, "CAR-R1", size=PROVINCES)


STEP_NAMES, END_NAMES, END_RULES = names_of(Step), names_of(End), rules_of(End)
OPTIONS = OptionTable(Option)
WORDS = {  # for the values of arguments of events
    "family": FAMILY_NAMES,
    "face": BOARD["die"]["faces"],
    "faces": BOARD["die"]["faces"],
    "side": SIDE_NAMES,
    "from_side": SIDE_NAMES,
    "sides": SIDE_NAMES,
    "reason": END_NAMES,
}
