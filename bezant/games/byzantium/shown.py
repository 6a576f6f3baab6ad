"""What everyone sees of a position, as JSON: nothing is hidden but the coming dice (BYZ-1.19, BYZ-R70)."""

from __future__ import annotations

from typing import Any

from bezant.kernel.writing import name_or_none, or_none, result_of, seats_of

from . import tables as T
from .board import BOX_WORDS, SIDE_WORDS, kind_of
from .names import END_NAMES, STEP_NAMES, Step
from .odds import force_of, outlook
from .rules.attack import attacker_dice, attacker_strength, city_strength, defender_dice, defends
from .rules.bulgars import supply
from .rules.cubes import elite_of, has_guard, strength_of
from .rules.retreat import havens_of_fugitive
from .rules.scoring import controlled_cities, final_score
from .rules.special import fleet_of, spare_disks
from .rules.upkeep import seat_of_row, side_of_row
from .state import State
from .tables import ARAB, CITIES, NOBODY, ROWS

KIND_OF_BOX = [kind_of(box) for box in T.BOARD["special_action"]]


def position(s: State) -> dict[str, Any]:
    """The position of the protocol."""
    return {
        "turn": s.turn,
        "turns": T.TURNS,
        "step": STEP_NAMES[s.step],
        "start": s.start,
        "actor": s.actor,
        "active": s.active,
        "passed": seats_of(s, s.passed),
        "first_passer": or_none(s.first_passer),
        "cities": [city(s, at) for at in range(CITIES)],
        "boxes": [
            {"box": name, "kind": KIND_OF_BOX[at], "seat": or_none(s.holder[at])} for at, name in enumerate(T.BOX_NAMES)
        ],
        "guards": {name: guard_place(s, side) for side, name in enumerate(SIDE_WORDS)},
        "fleets": {name: or_none(fleet_of(s, side)) for side, name in enumerate(SIDE_WORDS)},
        "titles": {name: or_none(s.holder[T.TITLE_BOX[side]]) for side, name in enumerate(SIDE_WORDS)},
        "bulgars": {"box": s.bulgars, "supply": supply(s)},
        "players": [player(s, seat) for seat in range(s.seats)],
        "action": action(s),
        "attack": attack(s),
        "losing": losing(s),
        "retreat": retreat(s),
        "upkeep": upkeep(s),
        "result": result_of(s, END_NAMES, seats_of(s, s.winners)),
    }


def by_side(values: Any) -> dict[str, Any]:
    return dict(zip(SIDE_WORDS, values, strict=True))


def size_of(s: State, at: int) -> int:
    """Markers, the number printed in a Persian city, the strength of Constantinople."""
    if at == T.CAPITAL:
        return T.CAPITAL_STRENGTH
    return T.PRINTED[at] if s.allegiance[at] == T.PERSIA else s.markers[at]


def city(s: State, at: int) -> dict[str, Any]:
    return {
        "city": T.CITY_NAMES[at],
        "allegiance": T.ALLEGIANCE_NAMES[s.allegiance[at]],
        "size": size_of(s, at),
        "markers": s.markers[at],
        "controller": or_none(s.controller[at]),
        "fortified": s.fortified[at] == 1,
    }


def guard_place(s: State, side: int) -> str:
    """On its box, in the ELITE box of the title's holder, or set aside (BYZ-37.3)."""
    if s.guard[side] == 1:
        return "army"
    return "box" if s.holder[T.TITLE_BOX[side]] == NOBODY else "aside"


def player(s: State, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "side": T.SIDE_NAMES[seat],
        "pool": s.pool[seat],
        "losses": s.losses[seat],
        "removed": s.removed[seat],
        "walls": spare_disks(s, seat),
        "taxes": s.taxes[seat],
        "pass_cube": s.pass_cube[seat] == 1,
        "buildings": by_side(s.buildings[seat, side] for side in range(ROWS)),
        "treasury": by_side(s.treasury[seat, side] for side in range(ROWS)),
        "points": by_side(s.points[seat, side] for side in range(ROWS)),
        "score": final_score(s, seat),
        "cities": controlled_cities(s, seat),
        "income": by_side(income(s, seat, side) for side in range(ROWS)),
        "upkeep": by_side(due(s, seat, side) for side in range(ROWS)),
        "armies": by_side(army(s, seat, side) for side in range(ROWS)),
    }


def income(s: State, seat: int, side: int) -> int:
    """BYZ-42.1, as the cities stand now."""
    held = [at for at in range(CITIES) if s.controller[at] == seat and s.allegiance[at] == side]
    return T.INCOME_PER_MARKER * sum(s.markers[at] for at in held)


def due(s: State, seat: int, side: int) -> int:
    """BYZ-43.1, as the boxes stand now."""
    return int(sum(T.UPKEEP[side, rank] * s.cubes[seat, side, rank] for rank in range(T.RANKS)))


def army(s: State, seat: int, side: int) -> dict[str, Any]:
    """A row of the army card and its figure; `elite` counts own cubes, the guard stands apart."""
    cubes = {word: s.cubes[seat, side, rank] for rank, word in enumerate(BOX_WORDS)}
    return {
        **cubes,
        "guard": has_guard(s, seat, side) == 1,
        "city": name_or_none(T.CITY_NAMES, s.army[seat, side]),
        "strength": strength_of(s, seat, side),
        "dice": min(3, cubes["main"]) + elite_of(s, seat, side),
        "may_enter": side == ARAB or s.has_marched[seat] == 1,
    }


# --- what is under way --------------------------------------------------------------------------------------------------------


def is_attack(s: State) -> bool:
    """Whether an attack is under way: its defenders have been called."""
    under_way = s.city != NOBODY and s.side != NOBODY and (s.asked > 0 or s.step in (Step.lose, Step.haven))
    return under_way and s.step not in (Step.over, Step.cube)


def action(s: State) -> dict[str, Any] | None:
    """The action in progress: what for, where, with which army and how far."""
    if s.step == Step.over or (s.step == 0 and s.sea_given_up == 0):
        return None
    return {
        "purpose": T.PURPOSE_NAMES[s.purpose]
        if STEP_NAMES[s.step] in ("cube", "treasury", "develop", "bulgars", "fortify")
        else None,
        "city": name_or_none(T.CITY_NAMES, s.city),
        "side": name_or_none(T.ALLEGIANCE_NAMES, s.side),
        "entered": s.entered == 1,
        "links": s.links,
        "ahead": name_or_none(T.CITY_NAMES, s.ahead) if s.step < Step.arrive else None,
        "cost": s.cost,
        "sea_given_up": s.sea_given_up == 1,
        "taxed": s.amount if STEP_NAMES[s.step] == "share" else 0,
        "placed": sum(s.placed[side, rank] for side in range(ROWS) for rank in range(T.RANKS)),
    }


def attack(s: State) -> dict[str, Any] | None:
    """The attack in progress, and the battle in it."""
    if not is_attack(s):
        return None
    chances = outlook(s) if s.step in (Step.stand, Step.opponent, Step.levy) else None
    return {
        "seat": s.actor,
        "force": T.ALLEGIANCE_NAMES[s.side],
        "city": T.CITY_NAMES[s.city],
        "origin": name_or_none(T.CITY_NAMES, s.origin),
        "strength": attacker_strength(s),
        "dice": attacker_dice(s),
        "walls": city_strength(s),
        "defenders": [seat for seat in range(s.seats) if defends(s, seat)],
        "opponent": name_or_none(T.OPPONENT_NAMES, s.opponent),
        "against": None
        if s.opponent == NOBODY
        else {"strength": force_of(s, s.opponent).strength, "dice": defender_dice(s)},
        "hits": s.hits_on_defender,
        "hits_against": s.hits_on_attacker,
        "odds": None
        if chances is None
        else {"take": chances.defended.take, "yielded": chances.yielded.take, "losses": chances.defended.losses},
    }


def losing(s: State) -> dict[str, Any] | None:
    """Army cubes being removed, one by one."""
    if s.step != Step.lose:
        return None
    return {"seat": s.loser, "side": SIDE_WORDS[s.loser_side], "count": s.to_lose}


def retreat(s: State) -> dict[str, Any] | None:
    """An army looking for a haven."""
    if s.step != Step.haven:
        return None
    havens = havens_of_fugitive(s)
    return {
        "seat": s.fugitive,
        "side": SIDE_WORDS[s.fugitive_side],
        "forced": s.forced == 1,
        "havens": [T.CITY_NAMES[at] for at in range(CITIES) if havens >> at & 1],
    }


def upkeep(s: State) -> dict[str, Any] | None:
    """The row whose upkeep the treasury cannot pay."""
    if s.step != Step.upkeep:
        return None
    return {
        "seat": seat_of_row(s),
        "side": SIDE_WORDS[side_of_row(s)],
        "unpaid": {word: s.unpaid[rank] for rank, word in enumerate(BOX_WORDS)},
        "prices": {word: int(T.UPKEEP[side_of_row(s), rank]) for rank, word in enumerate(BOX_WORDS)},
    }
