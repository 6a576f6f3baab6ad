"""The exact chances of an attack before its dice: to take the city, and the army cubes it costs (BYZ-25 to BYZ-31, BYZ-14).

Every die hits with probability 1/2 (BYZ-28.5), so all chances are dyadic fractions, which floats hold exactly. Losses are
taken as they hurt least in this attack: MOVE first, then MAIN, then ELITE; that keeps the most strength and the most dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

from . import tables as T
from .names import Option, Step
from .rules.attack import city_strength, defends, levy_commander
from .rules.bulgars import supply
from .rules.cubes import army_cubes, elite_of
from .rules.retreat import can_retreat
from .rules.special import hostile_fleet
from .state import State
from .tables import NOBODY


@dataclass(frozen=True)
class Force:
    """An army, a levy or the Bulgars; a guard counts as ELITE, levy and Bulgars as MAIN."""

    elite: int
    main: int
    move: int = 0

    @property
    def strength(self) -> int:
        return self.elite + self.main

    @property
    def dice(self) -> int:
        return min(T.BATTLE_DICE, self.main) + self.elite

    @property
    def cubes(self) -> int:
        return self.elite + self.main + self.move

    def less(self, losses: int) -> Force:
        """After so many losses, or all cubes."""
        left = min(losses, self.cubes)
        move = min(left, self.move)
        main = min(left - move, self.main)
        return Force(self.elite - (left - move - main), self.main - main, self.move - move)


@dataclass(frozen=True)
class Odds:
    """The chance to take the city, and the expected losses of the attacker in cubes."""

    take: float
    losses: float


@dataclass(frozen=True)
class City:
    """What a siege meets: dice and strength are the same number (BYZ-31.1, BYZ-31.4); cubes lost for each hit (BYZ-36.5)."""

    strength: int
    per_hit: int = 1


@cache
def hit_chances(dice: int) -> tuple[float, ...]:
    """The chance of each number of hits."""
    return tuple(comb(dice, hits) / 2**dice for hits in range(dice + 1))


@cache
def siege(attacker: Force, city: City) -> Odds:
    """BYZ-31: only the city rolls; strength must be greater after the losses."""
    take = losses = 0.0
    for hits, chance in enumerate(hit_chances(city.strength)):
        left = attacker.less(hits * city.per_hit)
        take += chance * (left.strength > city.strength)
        losses += chance * (attacker.cubes - left.cubes)
    return Odds(take, losses)


@cache
def attack(attacker: Force, armies: tuple[Force, ...], levy: Force | None, city: City) -> Odds:
    """BYZ-25.2: the armies that stay, in the order best for the attacker (BYZ-40.2), then the levy, then the siege."""
    if armies:
        orders = [
            _battle(attacker, army, _without(armies, army), levy, city) for army in sorted(set(armies), key=_size)
        ]
        return max(orders, key=lambda odds: (odds.take, -odds.losses))
    if levy is not None:
        return _battle(attacker, levy, (), None, city)
    return siege(attacker, city)


def _battle(attacker: Force, defender: Force, armies: tuple[Force, ...], levy: Force | None, city: City) -> Odds:
    """BYZ-28 to BYZ-30: one roll each; the greater strength goes on, the defender wins a tie."""
    take = losses = 0.0
    for hits, chance in enumerate(hit_chances(attacker.dice)):
        struck = defender.less(hits)
        for against, other in enumerate(hit_chances(defender.dice)):
            left = attacker.less(against)
            weight = chance * other
            losses += weight * (attacker.cubes - left.cubes)
            if left.strength > struck.strength:
                after = attack(left, armies, levy, city)
                take += weight * after.take
                losses += weight * after.losses
    return Odds(take, losses)


def _without(armies: tuple[Force, ...], army: Force) -> tuple[Force, ...]:
    at = armies.index(army)
    return armies[:at] + armies[at + 1 :]


def _size(force: Force) -> tuple[int, int, int]:
    return force.strength, force.elite, force.move


# --- from a position ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outlook:
    """An attack when all resist who can, a hostile fleet included, and when nobody does who can help it."""

    defended: Odds
    yielded: Odds


def army_of(s: State, seat: int, side: int) -> Force:
    return Force(elite_of(s, seat, side), s.cubes[seat, side, T.MAIN], s.cubes[seat, side, T.MOVE])


def with_attack(s: State, side: int, city: int, cost: int = 0) -> State:
    """The position with the army of the acting player, or the Bulgars, before that city; the way there is paid."""
    ahead = s.copy()
    ahead.side, ahead.city = side, city
    if side == T.BULGAR:
        ahead.bulgars += min(T.BULGARS_ADDED, supply(s))
    else:
        ahead.cubes[s.actor, side, T.MOVE] -= cost
        ahead.army[s.actor, side] = city
    return ahead


def outlook(s: State) -> Outlook | None:
    """The chances of the attack of `s.side` on `s.city`; None if there is no army left to attack."""
    attacker = Force(0, s.bulgars) if s.side == T.BULGAR else army_of(s, s.actor, s.side)
    if s.side != T.BULGAR and army_cubes(s, s.actor, s.side) == 0:
        return None
    side = s.allegiance[s.city]
    bound = [seat for seat in _defenders(s) if has_decided(s, seat) or not can_retreat(s, seat, side)]
    defended = _defended(s, attacker)
    yielded = defended if side == T.BULGAR else attack(attacker, _forces(s, bound), None, _city(s))
    return Outlook(defended, yielded)


def _defended(s: State, attacker: Force) -> Odds:
    """The attack when all defend who can: armies and levy, or in their own city the Bulgars."""
    if s.allegiance[s.city] == T.BULGAR:
        return attack(attacker, (Force(0, s.bulgars),) if s.bulgars > 0 else (), None, _city(s))
    seats = _defenders(s)
    return attack(attacker, _forces(s, seats), levy_of(s, seats), _city(s))


def _defenders(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if defends(s, seat)]


def _city(s: State) -> City:
    return City(city_strength(s), T.CAPITAL_LOSSES if s.city == T.CAPITAL else 1)


# --- over the sea -------------------------------------------------------------------------------------------------------------


def is_watched(s: State, city: int) -> bool:
    """BYZ-14.7: whether another's Byzantine fleet may meet the marching army on its way to the city."""
    at_sea = T.IS_SEA[s.army[s.actor, s.side], city] == 1
    return at_sea and hostile_fleet(s, s.actor, s.side) != NOBODY


def march(s: State, city: int, cost: int) -> Outlook | None:
    """The chances of the marching army's attack on the city at the end of a link of this cost.

    BYZ-14.5: the fleet's controller is free to double, to fire, to do both or nothing. Defended, he does what leaves the
    least chance to take the city; yielded, nothing."""
    ahead = with_attack(s, s.side, city, cost)
    chances = outlook(ahead)
    if chances is None or not is_watched(s, city):
        return chances
    attacker = army_of(ahead, s.actor, s.side)
    worst = [chances.defended, _fired_at(ahead, attacker, cost)]
    surcharge = 1 if s.links == 1 else 0
    dearer = cost - surcharge
    if dearer <= attacker.move:
        left = Force(attacker.elite, attacker.main, attacker.move - dearer)
        worst += [_dearer(odds, dearer) for odds in (_defended(ahead, left), _fired_at(ahead, left, cost + dearer))]
    elif s.options[Option.fleet_doubling] != T.READING_C:
        worst.append(Odds(0.0, 0.0))  # BYZ-R23: what cannot be paid is not sailed, and no attack follows
    return Outlook(min(worst, key=lambda odds: (odds.take, -odds.losses)), chances.yielded)


def _fired_at(s: State, attacker: Force, dice: int) -> Odds:
    """BYZ-14.3: a die for each cube paid, then the attack with what is left."""
    take = losses = 0.0
    for hits, chance in enumerate(hit_chances(dice)):
        left = attacker.less(hits)
        after = _defended(s, left) if left.cubes > 0 else Odds(0.0, 0.0)
        take += chance * after.take
        losses += chance * (attacker.cubes - left.cubes + after.losses)
    return Odds(take, losses)


def _dearer(odds: Odds, cubes: int) -> Odds:
    """BYZ-14.2: the cubes that the doubling costs are lost too."""
    return Odds(odds.take, odds.losses + cubes)


# --- defenders ----------------------------------------------------------------------------------------------------------------


def has_decided(s: State, seat: int) -> bool:
    """BYZ-26.2: whether the defending army has stayed already."""
    distance = (seat - s.actor) % s.seats or s.seats
    return distance < s.asked or (distance == s.asked and s.step != Step.stand)


def _forces(s: State, seats: list[int]) -> tuple[Force, ...]:
    return tuple(army_of(s, seat, s.allegiance[s.city]) for seat in seats)


def levy_of(s: State, fought: list[int]) -> Force | None:
    """BYZ-27: the levy that may be called once the armies of these seats have fought, or None."""
    seat = levy_commander(s)
    if seat == NOBODY or s.allegiance[s.city] >= T.BULGAR - 1:
        return None
    cubes = s.cubes[seat, s.allegiance[s.city], T.LEVY]
    if cubes == 0 or (seat == s.actor and s.side != T.BULGAR):
        return None
    has_fought = s.controller_fought == 1 or seat in fought
    return None if has_fought and s.options[Option.levy_after_army] == T.READING_A else Force(0, cubes)


def after_levy(s: State, called: bool) -> Odds:
    """The chances of the attack at the levy's decision (BYZ-D28)."""
    attacker = Force(0, s.bulgars) if s.side == T.BULGAR else army_of(s, s.actor, s.side)
    return attack(attacker, (), levy_of(s, []) if called else None, _city(s))


def force_of(s: State, opponent: int) -> Force:
    """Who is fought in the battle at hand."""
    if opponent == T.BULGAR_FORCE:
        return Force(0, s.bulgars)
    side = s.allegiance[s.city]
    if opponent == T.LEVY_FORCE:
        return Force(0, s.cubes[levy_commander(s), side, T.LEVY])
    return army_of(s, opponent, side)


def percent(chance: float) -> int:
    """Rounded, but nothing possible is called impossible and nothing uncertain sure."""
    whole = round(100 * chance)
    return whole if chance in (0.0, 1.0) else min(99, max(1, whole))
