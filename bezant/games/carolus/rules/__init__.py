"""The rules of Carolus Magnus: what may be answered to a question, and carrying it out. One chapter a file."""

from __future__ import annotations

from typing import Any

from bezant.kernel.compile import chapter, rule
from bezant.kernel.state import Record

from ....kernel.dice import below
from ..data import (
    ACTION_COUNT,
    CHOOSE,
    COURT,
    COURT_ID,
    DISC,
    DISC_ID,
    DISCS,
    FAMILIES,
    FAMILY_OF,
    GAME_OVER,
    LAND,
    LAND_ID,
    LAND_OF,
    MOVE,
    NAME,
    NAME_ID,
    NUMBER_OF,
    OK,
    OVER,
    PLACE,
    PROVINCES,
    STEPS,
    STEPS_ID,
    VERB_OF,
)
from .course import advance, set_up
from .discs import choose_disc, disc_in_force, only_disc, played_discs, refuse_disc
from .emperor import move_emperor, refuse_steps
from .knights import place_at_court, place_in_land, refuse_knight, refuse_land, reserve_size
from .lands import merge_neighbours, most_castles, ring_index, score_of, side_of, standing
from .refill import count_available, name_family, refuse_name

SECRET_FROM, SECRET_TO = 0, 0  # no action is secret (CAR-R38)

__all__ = [
    "ACTION_COUNT",
    "OVER",
    "SECRET_FROM",
    "SECRET_TO",
    "carry_out",
    "count_available",
    "count_reserve_families",
    "disc_in_force",
    "imagine",
    "legal_into",
    "merge_neighbours",
    "most_castles",
    "nth_placement",
    "only_disc",
    "played_discs",
    "random_action",
    "refuse",
    "refuse_steps",
    "reserve_size",
    "ring_index",
    "score_of",
    "set_up",
    "side_of",
    "standing",
]


@chapter
def refuse(s: Record, action: int) -> int:
    """Why the action is not open now, or OK (CAR-R39: some action always is)."""
    if s.step == OVER:
        return GAME_OVER
    verb = VERB_OF[action]
    if verb == NAME:
        return refuse_name(s, FAMILY_OF[action])
    if verb == DISC:
        return refuse_disc(s, NUMBER_OF[action])
    if verb == COURT:
        return refuse_knight(s, FAMILY_OF[action])
    if verb == LAND:
        refusal = refuse_knight(s, FAMILY_OF[action])
        return refusal if refusal != OK else refuse_land(s, LAND_OF[action])
    return refuse_steps(s, NUMBER_OF[action])


@chapter
def legal_into(s: Record, buffer: Any) -> int:
    """Writes the actions open now into the buffer, ascending; their number, 0 only when the game is over."""
    if s.step == PLACE:
        return placements_into(s, buffer)
    count = 0
    if s.step == MOVE:
        for steps in range(1, DISCS + 1):
            if refuse_steps(s, steps) == OK:
                buffer[count] = STEPS_ID[steps]
                count += 1
    elif s.step == CHOOSE:
        for number in range(1, DISCS + 1):
            if refuse_disc(s, number) == OK:
                buffer[count] = DISC_ID[number]
                count += 1
    elif s.step != OVER:
        for family in range(FAMILIES):
            if refuse_name(s, family) == OK:
                buffer[count] = NAME_ID[family]
                count += 1
    return count


@rule
def placements_into(s: Record, buffer: Any) -> int:
    """The placements open now: each family of the reserve at court, then each in every land."""
    count = 0
    for family in range(FAMILIES):
        if refuse_knight(s, family) == OK:
            buffer[count] = COURT_ID[family]
            count += 1
    for family in range(FAMILIES):
        if refuse_knight(s, family) == OK:
            for land in range(PROVINCES):
                if refuse_land(s, land) == OK:
                    buffer[count] = LAND_ID[family, land]
                    count += 1
    return count


@rule
def random_action(s: Record, buffer: Any) -> int:
    """One of the actions open now, each equally likely. Placements, most of a game, are drawn without listing them."""
    if s.step == PLACE:
        families = count_reserve_families(s)
        return nth_placement(s, below(s, families * (1 + s.lands)), families)
    return buffer[below(s, legal_into(s, buffer))]


@rule
def count_reserve_families(s: Record) -> int:
    """How many families the active seat has knights of in his reserve."""
    count = 0
    for family in range(FAMILIES):
        count += s.reserve[s.active, family] > 0
    return count


@rule
def nth_placement(s: Record, nth: int, families: int) -> int:
    """The action that is number `nth` in the list of placements."""
    at_court = nth < families
    place = 0
    if not at_court:
        nth -= families
        while nth >= s.lands:
            nth -= s.lands
            place += 1
    else:
        place = nth
    family = 0
    for candidate in range(FAMILIES - 1):  # the family number `place` of those in the reserve
        place -= s.reserve[s.active, candidate] > 0
        family += place >= 0
    return COURT_ID[family] if at_court else LAND_ID[family, s.ring[nth]]


@rule
def carry_out(s: Record, action: int) -> None:
    """Carries out an action that is open now, and all that follows by itself."""
    verb = VERB_OF[action]
    if verb == LAND:
        place_in_land(s, FAMILY_OF[action], LAND_OF[action])
    elif verb == COURT:
        place_at_court(s, FAMILY_OF[action])
    elif verb == STEPS:
        move_emperor(s, NUMBER_OF[action])
    elif verb == DISC:
        choose_disc(s, NUMBER_OF[action])
    else:
        name_family(s, FAMILY_OF[action])
    if s.to_place == 0:  # otherwise the same player is asked for his next knight
        advance(s)


@rule
def imagine(s: Record, seat: int) -> None:
    """CAR-R38: nothing is hidden but the coming dice, and those are fresh already."""
