"""The words of an option: what it is called, what it costs and what it surely brings; for an attack the exact chances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bezant.kernel.messages import Argument, Message, message

from .actions import ACTION_WORDS, ACTIONS, E_BUILD, SECOND_OF, TARGET_OF
from .board import SIDE_WORDS
from .odds import Outlook, after_levy, army_of, is_watched, march, outlook, percent, with_attack
from .rules.bulgars import supply
from .rules.cubes import army_cubes, payer, strength_of
from .rules.movement import link_cost
from .rules.retreat import best_havens, open_way
from .tables import (
    ALLEGIANCE_NAMES,
    ARAB,
    BUILDING_POINTS,
    BUILDING_PRICE,
    BULGAR,
    BULGARS_ADDED,
    BULGARS_SWELL,
    BYZ,
    CITY_NAMES,
    CIVIL_WAR_OF,
    CUBE_PRICE,
    EITHER,
    FOR_PASS,
    MOVE,
    NOBODY,
    POOL,
    PURPOSE_NAMES,
    RANKS,
    TAX_PER_CUBE,
    TITLE_POINTS,
    UPKEEP,
)

VERB_RULES = {
    "action": "BYZ-4.8",
    "claim": "BYZ-6.2",
    "box": "BYZ-8.1",
    "develop": "BYZ-10.1",
    "bulgars": "BYZ-11.5",
    "swell": "BYZ-11.3",
    "fortify": "BYZ-16.1",
    "build": "BYZ-18.2",
    "cube": "BYZ-5.2",
    "treasury": "BYZ-11.14",
    "reinforce": "BYZ-7.1",
    "enough": "BYZ-7.1",
    "tax": "BYZ-17.2",
    "share": "BYZ-17.3",
    "army": "BYZ-19.1",
    "enter": "BYZ-19.3",
    "go": "BYZ-20.1",
    "civil_war": "BYZ-9.5",
    "stop": "BYZ-20.3",
    "double": "BYZ-14.2",
    "spare": "BYZ-14.5",
    "pay": "BYZ-14.6",
    "withdraw": "BYZ-22.7",
    "fire": "BYZ-14.3",
    "hold": "BYZ-14.5",
    "lose": "BYZ-29.2",
    "fight": "BYZ-26.1",
    "retreat": "BYZ-26.1",
    "allow": "BYZ-26.11",
    "refuse": "BYZ-26.11",
    "haven": "BYZ-26.7",
    "oppose": "BYZ-40.2",
    "levy": "BYZ-27.1",
    "forgo": "BYZ-27.1",
    "upkeep": "BYZ-43.8",
    "unpaid": "BYZ-43.5",
}


def target_of(action: int) -> dict[str, Argument]:
    """The parts of an action by their kind."""
    return {part.kind: part.value for part in ACTIONS[action].path}


def label_of(s: Any, action: int) -> Message:
    """What the option is called; a march into a city that must be attacked is an attack."""
    verb = ACTIONS[action].verb
    if verb == "go" and s.allegiance[TARGET_OF[action]] != s.side:
        return message("byzantium-option-attack", **target_of(action))
    if verb == "share":
        given = int(TARGET_OF[action])
        return message("byzantium-option-share", bezants=given, rest=TAX_PER_CUBE * s.amount - given)
    return message(f"byzantium-option-{verb}", **target_of(action))


def detail_of(s: Any, action: int) -> Message | None:
    """Its price and its result."""
    verb = ACTIONS[action].verb
    detail = _DETAILS.get(verb)
    return detail(s, int(TARGET_OF[action]), int(SECOND_OF[action])) if detail else message(f"byzantium-detail-{verb}")


# --- actions A to E and G -----------------------------------------------------------------------------------------------------


def _action(s: Any, kind: int, _: int) -> Message:
    args: dict[str, Argument] = {"action": ACTION_WORDS[kind]}
    if kind == E_BUILD:
        args |= {"bezants": BUILDING_PRICE, "points": BUILDING_POINTS}
    return message("byzantium-detail-action", **args, count=s.pool[s.actor])


def _claim(s: Any, city: int, _: int) -> Message:
    side = s.allegiance[city]
    enters = "enters" if side == BYZ and s.has_marched[s.actor] == 0 and army_cubes(s, s.actor, BYZ) > 0 else "no"
    return message("byzantium-detail-claim", points=s.markers[city], side=SIDE_WORDS[side], enters=enters)


def _box(s: Any, kind: int, _: int) -> Message:
    for side in (BYZ, ARAB):
        if kind == CIVIL_WAR_OF[side]:
            city = s.army[s.actor, side]
            return _attack(s, side, city, "byzantium-detail-civil-war", SIDE_WORDS[side])
    return message("byzantium-detail-box", kind=PURPOSE_NAMES[kind], points=TITLE_POINTS, total=s.bulgars)


def _develop(s: Any, city: int, _: int) -> Message:
    return message("byzantium-detail-develop", count=s.markers[city] + 1)


def _bulgars(s: Any, city: int, _: int) -> Message:
    return _attack(s, BULGAR, city, "byzantium-detail-bulgars", SIDE_WORDS[1 - s.allegiance[city]])


def _swell(s: Any, _: int, __: int) -> Message:
    return message("byzantium-detail-swell", total=s.bulgars + min(supply(s), BULGARS_ADDED + BULGARS_SWELL))


def _fortify(s: Any, city: int, _: int) -> Message:
    return message("byzantium-detail-fortify", count=s.markers[city] + 1)


def _build(s: Any, building: int, _: int) -> Message:
    return message("byzantium-detail-build", bezants=BUILDING_PRICE, points=BUILDING_POINTS, side=SIDE_WORDS[building])


def _cube(s: Any, source: int, _: int) -> Message:
    if source == POOL or s.purpose == FOR_PASS:
        return message("byzantium-detail-free", purpose=PURPOSE_NAMES[s.purpose])
    side = payer(s)
    return _price(s, s.actor, side) if side != EITHER else message("byzantium-detail-either", bezants=CUBE_PRICE)


def _price(s: Any, seat: int, side: int) -> Message:
    left = s.treasury[seat, side] - CUBE_PRICE
    return message("byzantium-detail-price", bezants=CUBE_PRICE, side=SIDE_WORDS[side], left=left)


def _treasury(s: Any, side: int, _: int) -> Message:
    return _price(s, s.actor, side)


def _reinforce(s: Any, source: int, box: int) -> Message:
    return message("byzantium-detail-free", purpose="reinforce") if source == POOL else _price(s, s.actor, box // RANKS)


def _tax(s: Any, cubes: int, _: int) -> Message:
    return message("byzantium-detail-tax", bezants=TAX_PER_CUBE * (cubes + 1))


def _share(s: Any, given: int, _: int) -> Message:
    rest = TAX_PER_CUBE * s.amount - given
    return message(
        "byzantium-detail-share", byzantine=s.treasury[s.actor, BYZ] + given, arab=s.treasury[s.actor, ARAB] + rest
    )


# --- action F -----------------------------------------------------------------------------------------------------------------


def _army(s: Any, side: int, _: int) -> Message:
    city = s.army[s.actor, side]
    return message(
        "byzantium-detail-army",
        city=None if city == NOBODY else CITY_NAMES[city],
        strength=strength_of(s, s.actor, side),
        count=s.cubes[s.actor, side, MOVE],
    )


def _go(s: Any, city: int, _: int) -> Message:
    cost = int(link_cost(s, s.side, s.army[s.actor, s.side], city, s.links))
    dissolves = army_cubes(s, s.actor, s.side) == cost
    if dissolves:
        return message("byzantium-detail-dissolves", count=cost)
    if s.allegiance[city] != s.side:
        return _march(s, city, cost)
    further = "further" if s.links == 0 and s.cubes[s.actor, s.side, MOVE] - cost > 1 else "end"
    return message("byzantium-detail-go", count=cost, further=further)


def _march(s: Any, city: int, cost: int) -> Message:
    """An attack at the end of a link; with a hostile fleet the lower chance is that with the worst it may do."""
    args: dict[str, Argument] = {"city": CITY_NAMES[city], "count": cost, "side": ALLEGIANCE_NAMES[s.side]}
    fleet = "hostile" if is_watched(s, city) else "none"
    return message("byzantium-detail-attack", **args, **_chances(march(s, city, cost)), fleet=fleet)


def _civil_war(s: Any, _: int, __: int) -> Message:
    city = s.army[s.actor, s.side]
    return _attack(s, s.side, city, "byzantium-detail-civil-war", SIDE_WORDS[s.side])


def _attack(s: Any, side: int, city: int, id: str, gains: str) -> Message:
    """An attack where the army stands, or by Bulgars: its exact chances if all defend who can, and if all withdraw who can."""
    chances = outlook(with_attack(s, side, city))
    args: dict[str, Argument] = {"city": CITY_NAMES[city], "count": 0, "side": gains}
    return message(id, **args, **_chances(chances), fleet="none")


def _chances(chances: Outlook | None) -> dict[str, Argument]:
    if chances is None:
        return {"take": 0, "yielded": 0, "defence": "none", "losses": "0"}
    take, yielded = percent(chances.defended.take), percent(chances.yielded.take)
    return {
        "take": take,
        "yielded": yielded,
        "defence": "none" if take == yielded else "some",
        "losses": f"{chances.defended.losses:.1f}",
    }


# --- answers while an action is under way -------------------------------------------------------------------------------------


def _double(s: Any, _: int, __: int) -> Message:
    surcharge = 1 if s.links == 1 else 0
    return message(
        "byzantium-detail-double", count=2 * (s.cost - surcharge) + surcharge, limit=s.cubes[s.actor, s.side, MOVE]
    )


def _count(id: str) -> Callable[[Any, int, int], Message]:
    return lambda s, _, __: message(id, count=s.cost)


def _lose(s: Any, rank: int, _: int) -> Message:
    force = army_of(s, s.loser, s.loser_side)
    left = force.strength - (0 if rank == MOVE else 1)
    return message("byzantium-detail-lose", strength=left)


def _fight(s: Any, _: int, __: int) -> Message:
    return _odds_now(s, "byzantium-detail-fight", True)


def _retreat(s: Any, _: int, __: int) -> Message:
    side = s.allegiance[s.city]
    losses, _havens = best_havens(s, side, s.army[s.active, side], 1)
    return message("byzantium-detail-retreat", count=int(losses))


def _haven(s: Any, city: int, _: int) -> Message:
    losses, _havens = best_havens(s, s.fugitive_side, s.army[s.fugitive, s.fugitive_side], open_way(s))
    return message("byzantium-detail-retreat", count=int(losses))


def _oppose(s: Any, seat: int, _: int) -> Message:
    return message("byzantium-detail-oppose", strength=strength_of(s, seat, s.allegiance[s.city]))


def _odds_now(s: Any, id: str, all_defend: bool) -> Message:
    chances = outlook(s)
    odds = None if chances is None else chances.defended if all_defend else chances.yielded
    return message(id, take=0 if odds is None else percent(odds.take))


def _levy(s: Any, _: int, __: int) -> Message:
    return message("byzantium-detail-levy", take=percent(after_levy(s, True).take))


def _forgo(s: Any, _: int, __: int) -> Message:
    return message("byzantium-detail-forgo", take=percent(after_levy(s, False).take))


def _keep(s: Any, rank: int, _: int) -> Message:
    side = s.row % 2
    return message("byzantium-detail-upkeep", bezants=int(UPKEEP[side, rank]), count=s.unpaid[rank])


_DETAILS: dict[str, Callable[[Any, int, int], Message]] = {
    "action": _action,
    "claim": _claim,
    "box": _box,
    "develop": _develop,
    "bulgars": _bulgars,
    "swell": _swell,
    "fortify": _fortify,
    "build": _build,
    "cube": _cube,
    "treasury": _treasury,
    "reinforce": _reinforce,
    "tax": _tax,
    "share": _share,
    "army": _army,
    "go": _go,
    "civil_war": _civil_war,
    "double": _double,
    "spare": _count("byzantium-detail-spare"),
    "pay": _count("byzantium-detail-pay"),
    "fire": _count("byzantium-detail-fire"),
    "lose": _lose,
    "fight": _fight,
    "retreat": _retreat,
    "haven": _haven,
    "oppose": _oppose,
    "levy": _levy,
    "forgo": _forgo,
    "upkeep": _keep,
}
