"""BYZ-I33: what is in progress fits the question that is asked. A position is looked at once all counts are known to be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bezant.kernel.names import OK

from .board import For
from .names import STEP_NAMES, Option, Step
from .rules import COURSE, attack, building, bulgars, choosing, claiming, cubes, movement, retreat, special, upkeep
from .rules.turns import clear_action
from .state import State
from .tables import (
    ARAB,
    BULGAR,
    BULGAR_FORCE,
    BYZ,
    CAPITAL,
    CITIES,
    CIVIL_WAR_OF,
    COST,
    DEVELOPMENT_OF,
    ELITE,
    IS_SEA,
    KINDS,
    LEVY,
    LEVY_FORCE,
    LOSSES,
    NOBODY,
    PURPOSE_NAMES,
    RANKS,
    READING_B,
    REINFORCEMENTS,
    ROWS,
    SIDE_OF_PURPOSE,
    SOURCES,
    Act,
)

Why = str | None  # what does not fit, or None

# --- what may be in progress at each question ---------------------------------------------------------------------------------

_MARCH = (
    *("side", "entered", "links", "sea_given_up", "ahead", "cost", "origin", "by_sea", "loser", "loser_side", "then"),
)
_ATTACK = (
    *_MARCH,
    *("purpose", "city", "asked", "controller_fought"),
    *("fugitive", "fugitive_side", "forced", "sea_closed", "haven", "afterwards"),
)
_CHOSEN = ("sea_given_up", "purpose")
_MAY_BE_IN_PROGRESS = {
    Step.action: ("sea_given_up",),
    Step.claim: ("sea_given_up",),
    Step.box: ("sea_given_up",),
    Step.develop: _CHOSEN,
    Step.bulgars: _CHOSEN,
    Step.fortify: _CHOSEN,
    Step.build: ("sea_given_up",),
    Step.cube: _ATTACK,
    Step.treasury: (*_CHOSEN, "source"),
    Step.reinforce: ("sea_given_up", "placed"),
    Step.tax: ("sea_given_up",),
    Step.share: ("sea_given_up", "amount"),
    Step.army: ("sea_given_up",),
    Step.enter: ("sea_given_up", "side"),
    Step.march: _MARCH,
    Step.double: _MARCH,
    Step.pay: _MARCH,
    Step.fire: _MARCH,
    Step.lose: (*_ATTACK, "to_lose", "amount", "opponent", "hits_on_attacker", "hits_on_defender"),
    Step.stand: _ATTACK,
    Step.sea: (*_ATTACK, "homeward"),
    Step.haven: _ATTACK,
    Step.opponent: _ATTACK,
    Step.levy: _ATTACK,
    Step.upkeep: ("row", "unpaid"),
}
_FIELDS = sorted({field for fields in _MAY_BE_IN_PROGRESS.values() for field in fields})
_FLAGS = ("entered", "sea_given_up", "by_sea", "controller_fought", "forced", "homeward", "sea_closed")
_CITIES = ("city", "ahead", "origin", "haven")
_IDLE: Any = State()
clear_action(_IDLE)


def unfit_progress(s: Any) -> Why:
    """Why the question cannot be asked: what it is about is missing, or is not what it could be about."""
    if s.step == Step.over:
        return None
    if s.step >= COURSE.question_count:
        return f"step “{STEP_NAMES[s.step]}” goes on by itself and asks nobody."
    unfit = _beyond_its_range(s) or _out_of_place(s) or _UNFIT[s.step](s)
    if unfit is not None:
        return unfit
    if not COURSE.has_answer(s):
        return f"{_step(s)} has no answer in this position."
    return None


def _step(s: Any) -> str:
    return f"step “{STEP_NAMES[s.step]}”"


def _beyond_its_range(s: Any) -> Why:
    for field in _FLAGS:
        if getattr(s, field) not in (0, 1):
            return f"“{field}” is 0 or 1, not {getattr(s, field)}."
    for field in _CITIES:
        if getattr(s, field) not in range(NOBODY, CITIES):
            return f"“{field}” is a city, not {getattr(s, field)}."
    if s.links not in range(3):
        return f"an army uses two links at most, not {s.links}."
    return None


def _out_of_place(s: Any) -> Why:
    """What belongs to another question must have been settled."""
    for field in _FIELDS:
        if field not in _MAY_BE_IN_PROGRESS[s.step] and getattr(s, field) != getattr(_IDLE, field):
            return f"{_step(s)} has nothing to do with “{field}”."
    return None


# --- the actor's own choices --------------------------------------------------------------------------------------------------


def _unfit_choice(s: Any) -> Why:
    """The player whose action it is, is asked, and has not passed."""
    if s.active != s.actor or s.passed >> s.actor & 1 == 1:
        return f"{_step(s)} asks the player whose action it is, and who has not passed."
    return None


def _unfit_act(s: Any) -> Why:
    """The action that was chosen can be carried out."""
    act = {Step.claim: Act.claim, Step.box: Act.special, Step.tax: Act.tax, Step.build: Act.build, Step.army: Act.march}
    open_now = s.step == Step.action or choosing.refuse_action(s, act[s.step]) == OK
    return _unfit_choice(s) or (None if open_now else f"{_step(s)} asks for an action that cannot be carried out.")


def _unfit_target(s: Any) -> Why:
    """BYZ-8.1: the box comes before its city."""
    kinds = {Step.develop: tuple(DEVELOPMENT_OF), Step.bulgars: (For.bulgars,), Step.fortify: (For.fortify,)}
    if s.purpose not in kinds[s.step]:
        return f"{_step(s)} needs a cube for that, not for “{_purpose(s)}”."
    return _unfit_choice(s) or _unfit_box(s)


def _unfit_box(s: Any) -> Why:
    if s.purpose < KINDS and special.refuse_box(s, s.purpose) != OK:
        return f"no box “{_purpose(s)}” can be taken in this position."
    return None


def _purpose(s: Any) -> str:
    return PURPOSE_NAMES[s.purpose] if s.purpose in range(len(PURPOSE_NAMES)) else str(s.purpose)


def _unfit_reinforcing(s: Any) -> Why:
    placed = [(s.placed[side, rank], side, rank) for side in range(ROWS) for rank in range(RANKS)]
    if any(count > s.cubes[s.actor, side, rank] or (rank == ELITE and count > 1) for count, side, rank in placed):
        return "“placed” counts cubes that lie in their boxes, and one of ELITE at most."
    if sum(count for count, _, _ in placed) >= REINFORCEMENTS:
        return f"{REINFORCEMENTS} cubes end a reinforcement."
    return _unfit_choice(s)


def _unfit_share(s: Any) -> Why:
    if not 0 < s.amount == s.taxes[s.actor]:
        return f"the money of {s.taxes[s.actor]} taxed cubes is shared, not of {s.amount}."
    return _unfit_choice(s)


# --- a cube -------------------------------------------------------------------------------------------------------------------


def _unfit_cube(s: Any) -> Why:
    """BYZ-D8: what the cube is for could be chosen, and still can."""
    if s.purpose not in range(len(PURPOSE_NAMES)):
        return "a cube needs a purpose."
    side = SIDE_OF_PURPOSE[s.purpose]
    if s.purpose == For.capture:
        return _unfit_choice(s) or _unfit_capture(s)
    if side < ROWS and s.purpose == CIVIL_WAR_OF[side]:
        return _unfit_choice(s) or _unfit_civil_war(s, side)
    for field in _ATTACK:
        if field not in ("purpose", "city", "sea_given_up") and getattr(s, field) != getattr(_IDLE, field):
            return f"a cube for “{_purpose(s)}” has nothing to do with “{field}”."
    if not _is_city_for(s):
        return f"a cube for “{_purpose(s)}” cannot be about {'no city' if s.city == NOBODY else 'that city'}."
    return _unfit_choice(s) or _unfit_box(s)


def _is_city_for(s: Any) -> bool:
    """Whether the city could be chosen for the purpose; NOBODY where none is."""
    if s.purpose == For.bulgars and s.city == NOBODY:
        return bulgars.refuse_swell(s) == OK
    refuse: dict[int, Callable[[Any, int], int]] = {
        For.claim: claiming.refuse_claim,
        For.fortify: special.refuse_fortify,
        For.byzantine_develop: special.refuse_develop,
        For.arab_develop: special.refuse_develop,
        For.bulgars: bulgars.refuse_bulgars,
    }
    if s.purpose not in refuse:
        built = s.purpose in (For.church, For.mosque)
        return s.city == NOBODY and not (built and building.refuse_build(s, SIDE_OF_PURPOSE[s.purpose]) != OK)
    return s.city != NOBODY and refuse[s.purpose](s, s.city) == OK


def _unfit_capture(s: Any) -> Why:
    """BYZ-33.1: the army stands in the city that it has taken."""
    taken = s.side in (BYZ, ARAB) and s.city not in (NOBODY, CAPITAL) and s.army[s.actor, s.side] == s.city
    if not taken or s.allegiance[s.city] != s.side or s.controller[s.city] != NOBODY:
        return "a captured city is of the army's side, and nobody controls it yet."
    return None


def _unfit_civil_war(s: Any, side: int) -> Why:
    if s.side != side or s.city != s.army[s.actor, side] or special.refuse_civil_war(s, side) != OK:
        return (
            "a civil war is fought by an army where it stands, in a city of its side that its owner does not control."
        )
    return None


def _unfit_treasury(s: Any) -> Why:
    """BYZ-11.14: either treasury pays where Bulgars grow and attack nobody."""
    if s.purpose != For.bulgars or s.source not in range(LOSSES, SOURCES):
        return "either treasury may pay only for a bought cube that makes the Bulgars grow."
    if cubes.refuse_cube(s, s.source) != OK or bulgars.refuse_swell(s) != OK:
        return "the Bulgars cannot grow by a cube from that place."
    return _unfit_choice(s) or _unfit_box(s)


# --- an army that marches -----------------------------------------------------------------------------------------------------


def _unfit_march(s: Any) -> Why:
    if s.side not in (BYZ, ARAB):
        return f"{_step(s)} needs the side of an army."
    if s.passed >> s.actor & 1 == 1:
        return "a player who has passed marches no more."
    on_board = s.army[s.actor, s.side] != NOBODY
    if on_board == (s.step == Step.enter):
        return f"{_step(s)} needs an army that is {'off' if on_board else 'on'} the board."
    if s.step == Step.enter and movement.refuse_entry(s, s.side) != OK:
        return "an army enters that has a cube and was placed before."
    if (s.links == 0) != (s.origin == NOBODY):
        return "an army comes from somewhere exactly if it has used a link."
    if s.step in (Step.enter, Step.march):
        return _unfit_choice(s)
    return _unfit_crossing(s)


def _unfit_crossing(s: Any) -> Why:
    """BYZ-14: an Arab army about to cross the sea, watched by another's Byzantine fleet."""
    here, fleet = s.army[s.actor, s.side], special.hostile_fleet(s, s.actor, s.side)
    if s.ahead == NOBODY or IS_SEA[here, s.ahead] == 0 or fleet == NOBODY or s.links == 2:
        return f"{_step(s)} needs a link over the sea that was announced, and another's fleet."
    if s.active != (s.actor if s.step == Step.pay else fleet):
        return f"{_step(s)} asks {'the army' if s.step == Step.pay else 'the fleet'}’s owner."
    if movement.refuse_arrival(s, s.side, s.ahead) != OK:
        return "an army does not cross the sea to where it may not arrive."
    cheap = movement.link_cost(s, s.side, here, s.ahead, s.links)
    surcharge = 1 if s.links == 1 else 0
    costs = {Step.double: (cheap,), Step.pay: (2 * cheap - surcharge,), Step.fire: (cheap, 2 * cheap - surcharge)}
    if s.cost not in costs[s.step]:
        return f"the link costs {cheap} MOVE cubes, or that doubled, not {s.cost}."
    if s.step == Step.double and movement.refuse_link(s, s.side, here, s.ahead, s.links) != OK:
        return "an army announces a link that it can use and pay for."
    if s.step == Step.pay and s.options[Option.fleet_doubling] != READING_B:
        return "an army pays or withdraws in reading (b) of BYZ-R23 alone."
    return None


# --- an attack ----------------------------------------------------------------------------------------------------------------


def _unfit_attack(s: Any) -> Why:
    """BYZ-25: an army attacks where it stands; Bulgars attack a Byzantine or Arab city."""
    if s.city == NOBODY or s.side not in (BYZ, ARAB, BULGAR):
        return f"{_step(s)} needs an attack: its side and its city."
    if s.passed >> s.actor & 1 == 1:
        return "a player who has passed attacks no more."
    there = s.allegiance[s.city]
    if s.side == BULGAR:
        fits = s.purpose == For.bulgars and there in (BYZ, ARAB) and s.origin == NOBODY
        return None if fits else "Bulgars attack a Byzantine or Arab city."
    if s.army[s.actor, s.side] != s.city or s.controller[s.city] == s.actor or s.asked not in range(s.seats + 1):
        return "an army attacks where it stands, in a city that its owner does not control."
    if s.purpose != (CIVIL_WAR_OF[s.side] if there == s.side else 0) or (there == s.side and s.city == CAPITAL):
        return "an attack on a city of the army’s own side is a civil war, and no other is; Constantinople has none."
    return None


def _unfit_defence(s: Any) -> Why:
    unfit = _unfit_attack(s)
    if unfit is not None:
        return unfit
    there = s.allegiance[s.city]
    if s.step == Step.stand:
        asked = (s.actor + s.asked) % s.seats == s.active and 1 <= s.asked <= s.seats
        fits = asked and attack.defends(s, s.active) and retreat.can_retreat(s, s.active, there)
        return None if fits else "step “stand” asks the owner of an army that is attacked and can retreat, in his turn."
    defenders = sum(attack.defends(s, seat) for seat in range(s.seats))
    if s.step == Step.opponent:
        fits = s.active == s.actor and defenders > 1
        return None if fits else "step “opponent” asks the attacker, who has two armies or more to fight."
    fits = there in (BYZ, ARAB) and s.active == attack.levy_commander(s) and s.cubes[s.active, there, LEVY] > 0
    own = s.active == s.actor and s.side != BULGAR
    return (
        None if fits and not own and defenders == 0 else "step “levy” asks the commander of LEVY in an attacked city."
    )


# --- losses and retreats ------------------------------------------------------------------------------------------------------


def _unfit_losses(s: Any) -> Why:
    if s.loser not in range(s.seats) or s.loser_side not in (BYZ, ARAB) or s.then not in _UNFIT_THEN:
        return "losses need an army that takes them, and what comes after them."
    if s.active != s.loser or not 0 < s.to_lose <= cubes.army_cubes(s, s.loser, s.loser_side):
        return f"an army cannot lose {s.to_lose} of its cubes, and its owner is asked which."
    own = (s.loser, s.loser_side) == (s.actor, s.side)
    if s.then in (Step.arrive, Step.defender_loses, Step.siege_result, Step.control) and not own:
        return f"the losses before “{STEP_NAMES[s.then]}” are those of the army whose action it is."
    return _UNFIT_THEN[s.then](s)


def _unfit_arrival(s: Any) -> Why:
    """BYZ-14.3: after the fleet has fired."""
    here = s.army[s.actor, s.side]
    if here == NOBODY or s.ahead == NOBODY or COST[s.side, here, s.ahead] == 0 or s.links == 2 or s.cost <= 0:
        return "an army loses cubes at sea on a link that was announced, and its cost paid."
    if s.city != NOBODY or movement.refuse_arrival(s, s.side, s.ahead) != OK:
        return "an army does not cross the sea to where it may not arrive."
    return None


def _unfit_battle(s: Any) -> Why:
    """BYZ-28: both sides have rolled."""
    unfit = _unfit_attack(s)
    if unfit is not None:
        return unfit
    if not 0 <= min(s.hits_on_attacker, s.hits_on_defender) <= max(s.hits_on_attacker, s.hits_on_defender) <= MOST_HITS:
        return f"a battle has 0 to {MOST_HITS} hits on either side."
    if s.then == Step.battle_result:
        fits = (s.loser, s.loser_side) == (s.opponent, s.allegiance[s.city]) and attack.defends(s, s.opponent)
    elif s.opponent == LEVY_FORCE:
        fits = s.allegiance[s.city] in (BYZ, ARAB) and attack.levy_commander(s) != NOBODY
    elif s.opponent == BULGAR_FORCE:
        fits = s.allegiance[s.city] == BULGAR
    else:
        fits = s.opponent in range(s.seats) and attack.defends(s, s.opponent)
    return None if fits else "a battle is fought against an army, levy or Bulgars in the attacked city."


def _unfit_siege(s: Any) -> Why:
    if (s.opponent, s.hits_on_attacker, s.hits_on_defender) != (NOBODY, 0, 0):
        return "no battle is in progress in a siege."
    return _unfit_attack(s)


def _unfit_flight(s: Any) -> Why:
    """BYZ-26.5: the way to the haven is chosen."""
    if (s.loser, s.loser_side) != (s.fugitive, s.fugitive_side) or s.haven == NOBODY:
        return "an army loses cubes on its own way to a city."
    if s.army[s.fugitive, s.fugitive_side] == NOBODY or s.allegiance[s.haven] != s.fugitive_side:
        return "an army on the board retreats to a city of its side."
    return _unfit_way(s)


def _unfit_retreat(s: Any) -> Why:
    if s.fugitive not in range(s.seats) or s.fugitive_side not in (BYZ, ARAB):
        return f"{_step(s)} needs an army that retreats."
    if s.army[s.fugitive, s.fugitive_side] == NOBODY:
        return f"{_step(s)} needs an army on the board."
    asked = s.fugitive if s.step == Step.haven else special.hostile_fleet(s, s.fugitive, s.fugitive_side)
    if s.active != asked:
        return f"{_step(s)} asks the owner of the {'army' if s.step == Step.haven else 'fleet'}."
    if s.homeward == 1:
        own = (s.fugitive, s.fugitive_side) == (s.actor, s.side)
        fits = own and s.by_sea == 1 and s.origin != NOBODY and s.allegiance[s.origin] == s.side
        return _unfit_attack(s) or (None if fits else "an army goes home over the sea by which it came.")
    if not retreat.can_survive(s, s.fugitive, s.fugitive_side, retreat.open_way(s)):
        return "an army without a way to survive does not retreat."
    return _unfit_way(s)


def _unfit_way(s: Any) -> Why:
    """BYZ-26: a defender retreats before the battle or after it, a beaten attacker at the end of the attack."""
    if s.afterwards not in (Step.next_defender, Step.battle, Step.end_action):
        return "a retreat needs what comes after it."
    unfit = _unfit_attack(s)
    if unfit is not None:
        return unfit
    own = (s.fugitive, s.fugitive_side) == (s.actor, s.side)
    defends = s.fugitive_side == s.allegiance[s.city] and attack.defends(s, s.fugitive)
    if not (own if s.afterwards == Step.end_action else defends):
        return "the army that retreats is one that fights in the attacked city."
    return None


# --- upkeep -------------------------------------------------------------------------------------------------------------------


def _unfit_upkeep(s: Any) -> Why:
    if s.row not in range(ROWS * s.seats) or s.active != upkeep.seat_of_row(s):
        return "upkeep is due row by row, and its owner is asked."
    if s.passed | 1 << s.actor != (1 << s.seats) - 1 or s.passed == 0:
        return "upkeep is due once all have passed but for the last to act."
    side = upkeep.side_of_row(s)
    if any(s.unpaid[rank] > s.cubes[s.active, side, rank] for rank in range(RANKS)):
        return "“unpaid” counts cubes that lie in their boxes."
    return None


MOST_HITS = 99
_UNFIT_THEN: dict[int, Callable[[Any], Why]] = {
    Step.arrive: _unfit_arrival,
    Step.defender_loses: _unfit_battle,
    Step.battle_result: _unfit_battle,
    Step.siege_result: _unfit_siege,
    Step.fled: _unfit_flight,
    Step.control: _unfit_capture,
}
_UNFIT: dict[int, Callable[[Any], Why]] = {
    **dict.fromkeys((Step.action, Step.claim, Step.box, Step.tax, Step.build, Step.army), _unfit_act),
    **dict.fromkeys((Step.develop, Step.bulgars, Step.fortify), _unfit_target),
    Step.cube: _unfit_cube,
    Step.treasury: _unfit_treasury,
    Step.reinforce: _unfit_reinforcing,
    Step.share: _unfit_share,
    **dict.fromkeys((Step.enter, Step.march, Step.double, Step.pay, Step.fire), _unfit_march),
    Step.lose: _unfit_losses,
    **dict.fromkeys((Step.stand, Step.opponent, Step.levy), _unfit_defence),
    **dict.fromkeys((Step.sea, Step.haven), _unfit_retreat),
    Step.upkeep: _unfit_upkeep,
}
