"""The words of an option: what it is called, what it costs and what it surely brings; for an attack the exact chances."""

from __future__ import annotations

from collections.abc import Callable

from bezant.kernel.messages import Argument, Message, message
from bezant.kernel.writing import name_or_none

from . import tables as T
from .board import SIDE_WORDS, For
from .odds import Outlook, after_levy, army_of, is_watched, march, outlook, percent, with_attack
from .rules import COURSE
from .rules.bulgars import supply
from .rules.cubes import army_cubes, payer, strength_of
from .rules.movement import link_cost
from .rules.retreat import best_havens, open_way
from .state import State
from .tables import ARAB, BYZ


def label_of(s: State, action: int) -> Message:
    """What the option is called; a march into a city that must be attacked is an attack."""
    verb, parts = COURSE.actions[action].verb, COURSE.targets[action]
    if verb == "go" and s.allegiance[parts[0]] != s.side:
        return message("byzantium-option-attack", **COURSE.actions[action].target)
    if verb == "share":
        return message("byzantium-option-share", bezants=parts[0], rest=T.TAX_PER_CUBE * s.amount - parts[0])
    return message(f"byzantium-option-{verb}", **COURSE.actions[action].target)


def detail_of(s: State, action: int) -> Message | None:
    """Its price and its result: the function below that is named for its verb tells them."""
    verb = COURSE.actions[action].verb
    detail: Callable[..., Message] | None = globals().get(f"_{verb}")
    return detail(s, *COURSE.targets[action]) if detail else message(f"byzantium-detail-{verb}")


# --- actions A to E and G -----------------------------------------------------------------------------------------------------


def _action(s: State, act: int) -> Message:
    args: dict[str, Argument] = {"action": T.ACT_NAMES[act]}
    if act == T.Act.build:
        args |= {"bezants": T.BUILDING_PRICE, "points": T.BUILDING_POINTS}
    return message("byzantium-detail-action", **args, count=s.pool[s.actor])


def _claim(s: State, city: int) -> Message:
    side = s.allegiance[city]
    enters = "enters" if side == BYZ and s.has_marched[s.actor] == 0 and army_cubes(s, s.actor, BYZ) > 0 else "no"
    return message("byzantium-detail-claim", points=s.markers[city], side=SIDE_WORDS[side], enters=enters)


def _box(s: State, kind: int) -> Message:
    for side in (BYZ, ARAB):
        if kind == T.CIVIL_WAR_OF[side]:
            city = s.army[s.actor, side]
            return _attack(s, side, city, "byzantium-detail-civil-war", SIDE_WORDS[side])
    return message("byzantium-detail-box", kind=T.PURPOSE_NAMES[kind], points=T.TITLE_POINTS, total=s.bulgars)


def _develop(s: State, city: int) -> Message:
    return message("byzantium-detail-develop", count=s.markers[city] + 1)


def _bulgars(s: State, city: int) -> Message:
    return _attack(s, T.BULGAR, city, "byzantium-detail-bulgars", SIDE_WORDS[1 - s.allegiance[city]])


def _swell(s: State) -> Message:
    return message("byzantium-detail-swell", total=s.bulgars + min(supply(s), T.BULGARS_ADDED + T.BULGARS_SWELL))


def _fortify(s: State, city: int) -> Message:
    return message("byzantium-detail-fortify", count=s.markers[city] + 1)


def _build(s: State, building: int) -> Message:
    return message(
        "byzantium-detail-build", bezants=T.BUILDING_PRICE, points=T.BUILDING_POINTS, side=SIDE_WORDS[building]
    )


def _cube(s: State, source: int) -> Message:
    if source == T.POOL or s.purpose == For.pass_:
        return message("byzantium-detail-free", purpose=T.PURPOSE_NAMES[s.purpose])
    side = payer(s)
    return _price(s, s.actor, side) if side != T.EITHER else message("byzantium-detail-either", bezants=T.CUBE_PRICE)


def _price(s: State, seat: int, side: int) -> Message:
    left = s.treasury[seat, side] - T.CUBE_PRICE
    return message("byzantium-detail-price", bezants=T.CUBE_PRICE, side=SIDE_WORDS[side], left=left)


def _treasury(s: State, side: int) -> Message:
    return _price(s, s.actor, side)


def _reinforce(s: State, source: int, box: int) -> Message:
    return (
        message("byzantium-detail-free", purpose="reinforce")
        if source == T.POOL
        else _price(s, s.actor, box // T.RANKS)
    )


def _tax(s: State, cubes: int) -> Message:
    return message("byzantium-detail-tax", bezants=T.TAX_PER_CUBE * cubes)


def _share(s: State, given: int) -> Message:
    rest = T.TAX_PER_CUBE * s.amount - given
    return message(
        "byzantium-detail-share", byzantine=s.treasury[s.actor, BYZ] + given, arab=s.treasury[s.actor, ARAB] + rest
    )


# --- action F -----------------------------------------------------------------------------------------------------------------


def _army(s: State, side: int) -> Message:
    city = s.army[s.actor, side]
    return message(
        "byzantium-detail-army",
        city=name_or_none(T.CITY_NAMES, city),
        strength=strength_of(s, s.actor, side),
        count=s.cubes[s.actor, side, T.MOVE],
    )


def _go(s: State, city: int) -> Message:
    cost = int(link_cost(s, s.side, s.army[s.actor, s.side], city, s.links))
    dissolves = army_cubes(s, s.actor, s.side) == cost
    if dissolves:
        return message("byzantium-detail-dissolves", count=cost)
    if s.allegiance[city] != s.side:
        return _march(s, city, cost)
    further = "further" if s.links == 0 and s.cubes[s.actor, s.side, T.MOVE] - cost > 1 else "end"
    return message("byzantium-detail-go", count=cost, further=further)


def _march(s: State, city: int, cost: int) -> Message:
    """An attack at the end of a link; with a hostile fleet the lower chance is that with the worst it may do."""
    args: dict[str, Argument] = {"city": T.CITY_NAMES[city], "count": cost, "side": T.ALLEGIANCE_NAMES[s.side]}
    fleet = "hostile" if is_watched(s, city) else "none"
    return message("byzantium-detail-attack", **args, **_chances(march(s, city, cost)), fleet=fleet)


def _civil_war(s: State) -> Message:
    city = s.army[s.actor, s.side]
    return _attack(s, s.side, city, "byzantium-detail-civil-war", SIDE_WORDS[s.side])


def _attack(s: State, side: int, city: int, id: str, gains: str) -> Message:
    """An attack where the army stands, or by Bulgars: its exact chances if all defend who can, and if all withdraw who can."""
    chances = outlook(with_attack(s, side, city))
    args: dict[str, Argument] = {"city": T.CITY_NAMES[city], "count": 0, "side": gains}
    return message(id, **args, **_chances(chances), fleet="none")


def _chances(chances: Outlook | None) -> dict[str, Argument]:
    if chances is None:
        return {"take": 0, "yielded": 0, "defence": "none", "losses": 0}
    take, yielded = percent(chances.defended.take), percent(chances.yielded.take)
    return {
        "take": take,
        "yielded": yielded,
        "defence": "none" if take == yielded else "some",
        "losses": round(chances.defended.losses, 1),
    }


# --- answers while an action is under way -------------------------------------------------------------------------------------


def _double(s: State) -> Message:
    surcharge = 1 if s.links == 1 else 0
    return message(
        "byzantium-detail-double", count=2 * (s.cost - surcharge) + surcharge, limit=s.cubes[s.actor, s.side, T.MOVE]
    )


def _spare(s: State) -> Message:
    return message("byzantium-detail-spare", count=s.cost)


def _pay(s: State) -> Message:
    return message("byzantium-detail-pay", count=s.cost)


def _fire(s: State) -> Message:
    return message("byzantium-detail-fire", count=s.cost)


def _lose(s: State, rank: int) -> Message:
    force = army_of(s, s.loser, s.loser_side)
    left = force.strength - (0 if rank == T.MOVE else 1)
    return message("byzantium-detail-lose", strength=left)


def _fight(s: State) -> Message:
    return _odds_now(s, "byzantium-detail-fight", True)


def _retreat(s: State) -> Message:
    side = s.allegiance[s.city]
    losses, _havens = best_havens(s, side, s.army[s.active, side], 1)
    return message("byzantium-detail-retreat", count=int(losses))


def _haven(s: State, city: int) -> Message:
    losses, _havens = best_havens(s, s.fugitive_side, s.army[s.fugitive, s.fugitive_side], open_way(s))
    return message("byzantium-detail-retreat", count=int(losses))


def _oppose(s: State, seat: int) -> Message:
    return message("byzantium-detail-oppose", strength=strength_of(s, seat, s.allegiance[s.city]))


def _odds_now(s: State, id: str, all_defend: bool) -> Message:
    chances = outlook(s)
    odds = None if chances is None else chances.defended if all_defend else chances.yielded
    return message(id, take=0 if odds is None else percent(odds.take))


def _levy(s: State) -> Message:
    return message("byzantium-detail-levy", take=percent(after_levy(s, True).take))


def _forgo(s: State) -> Message:
    return message("byzantium-detail-forgo", take=percent(after_levy(s, False).take))


def _upkeep(s: State, rank: int) -> Message:
    side = s.row % 2
    return message("byzantium-detail-upkeep", bezants=int(T.UPKEEP[side, rank]), count=s.unpaid[rank])
