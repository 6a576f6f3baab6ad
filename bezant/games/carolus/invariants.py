"""The invariants of Carolus Magnus that a single position shows: whether it can occur."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from bezant.kernel.laws import Broken, first_complaint

from . import tables as T
from .names import STEP_NAMES, End, Step
from .position import castles_built, knights_in_use, provinces_of, thrown_at_setup
from .rules import discs, knights, lands, refill
from .state import State
from .tables import NOBODY


def _check_provinces(s: State) -> str | None:
    names = [s.ring[index] for index in range(s.lands)]
    if names != sorted(set(s.land_of)) or any(s.ring[index] != NOBODY for index in range(s.lands, T.PROVINCES)):
        return "the ring must list each land once, by ascending name."
    for name in names:
        provinces = provinces_of(s, name)
        runs = all(after == (before + 1) % T.PROVINCES for before, after in pairwise(provinces))
        if name != min(provinces) or not runs:
            return f"the provinces {provinces} of land {name} must follow one another, the lowest naming it (CAR-R42)."
    if s.emperor not in names:
        return f"Charlemagne must stand in a land, and {s.emperor} is the name of none."
    return None


def _check_knights(s: State) -> str | None:
    for family, name in enumerate(T.FAMILY_NAMES):
        total = s.supply[family] + knights_in_use(s, family)
        if total != T.KNIGHTS:
            return f"there must be {T.KNIGHTS} {name} knights in all, not {total}."
    counts = [*s.supply, *s.knights.tolist(), *s.row.tolist(), *s.reserve.tolist()]
    if any(count < 0 for row in counts for count in (row if isinstance(row, list) else [row])):
        return "no number of knights can be negative."
    return None


def _check_castles(s: State) -> str | None:
    for side in range(T.SIDE_COUNT[s.seats]):
        built = castles_built(s, side)
        if s.stock[side] + built != T.CASTLES[s.seats]:
            return f"{T.SIDE_NAMES[side]} must have {T.CASTLES[s.seats]} castles in all, not {s.stock[side] + built}."
        if s.stock[side] < (1 if s.step != Step.over else 0):
            return f"{T.SIDE_NAMES[side]} has no castle left in stock although the game goes on."
    return None


def _check_lands(s: State) -> str | None:
    fewest = 2 if s.step == Step.over else T.FEWEST_LANDS
    return f"there must be at least {fewest} lands, not {s.lands}." if s.lands < fewest else None


def _check_owners(s: State) -> str | None:
    for index in range(s.lands):
        land = s.ring[index]
        size, castles, owner = len(provinces_of(s, land)), s.castles[land], s.owner[land]
        if (owner == NOBODY) != (castles == 0):
            return f"land {land} has {castles} castles: castles have an owner, and an owner has castles."
        if owner >= T.SIDE_COUNT[s.seats]:
            return f"land {land} belongs to {T.SIDE_NAMES[owner]}, a side that does not play."
        short = s.step == Step.over and castles < size and s.stock[owner] == 0  # CAR-R21
        if castles != size and not (size == 1 and castles == 0) and not short:
            return f"land {land} has {size} provinces and {castles} castles."
    return None


def _check_neighbours(s: State) -> str | None:
    for index in range(s.lands):
        land, following = s.ring[index], s.ring[(index + 1) % s.lands]
        if s.owner[land] != NOBODY and s.owner[land] == s.owner[following] and land != following:
            return f"neighbouring lands {land} and {following} both belong to {T.SIDE_NAMES[s.owner[land]]}."
    return None


def _check_first_castles(s: State) -> str | None:
    """Castles come where Charlemagne stops, and at set-up he has stopped nowhere."""
    if s.step == Step.setup and any(castles_built(s, side) for side in range(T.SIDE_COUNT[s.seats])):
        return "no castle stands before Charlemagne has moved."
    return None


def _check_crests(s: State) -> str | None:
    for family, name in enumerate(T.FAMILY_NAMES):
        rows = [s.row[seat, family] for seat in range(s.seats)]
        holder = s.crest[family]
        if holder == NOBODY and max(rows) > 0:
            return f"a {name} knight is at court, so somebody holds the crest."
        if holder != NOBODY and rows[holder] < max(rows):
            return f"seat {holder} holds the {name} crest with {rows[holder]} knights against {max(rows)}."
    return None


def _check_first_crests(s: State) -> str | None:
    """Crests and rows come with the knights that are placed, and at set-up none has been."""
    if s.step == Step.setup and any(s.row[seat, family] for seat in range(s.seats) for family in range(T.FAMILIES)):
        return "no knight is at court before the first round."
    if s.step == Step.setup and any(s.crest[family] != NOBODY for family in range(T.FAMILIES)):
        return "nobody holds a crest before the first round."
    return None


def _check_garrisons(s: State) -> str | None:
    for index in range(s.lands):
        land = s.ring[index]
        knights = sum(s.knights[land, family] for family in range(T.FAMILIES))
        if knights < len(provinces_of(s, land)):
            return f"land {land} has fewer knights than provinces: each province began with one, and none ever leaves."
        if s.step == Step.setup and knights > 1:
            return f"land {land} has {knights} knights where each province begins with one."
    return None


def _check_reserves(s: State) -> str | None:
    for seat in range(s.seats):
        size, most = knights.reserve_size(s, seat), _most_in_reserve(s, seat)
        if s.step == Step.setup and size != most:
            return f"seat {seat} has {size} knights in reserve where its throws so far have brought {most}."
        if size > most:
            return f"seat {seat} has {size} knights in reserve where {most} is the most."
    if s.step == Step.place and s.to_place > knights.reserve_size(s, s.active):
        return f"seat {s.active} has {s.to_place} knights to place and fewer in reserve."
    return None


def _most_in_reserve(s: State, seat: int) -> int:
    """At set-up exactly so many; later fewer, if a die was ever forfeited. A crown to be named will bring one more."""
    most = T.RESERVE[s.seats]
    if s.step == Step.setup and seat >= s.active:
        return thrown_at_setup(s) - s.crowns if seat == s.active else 0
    if seat == s.active and s.step == Step.refill:
        return most - s.crowns
    if seat == s.active and s.step in (Step.place, Step.move):
        return most - T.KNIGHTS_PER_TURN[s.seats] + s.to_place
    return most


def _check_discs(s: State) -> str | None:
    """Before choosing in round r everyone has 5 - ((r - 1) mod 5) discs; after it one less."""
    if s.step in (Step.setup, Step.over):
        return None
    before = (s.round - 1) % T.DISCS
    for seat in range(s.seats):
        played = [s.played[seat, index] for index in range(T.DISCS)]
        chosen = s.step != Step.choose or seat in list(s.choice_order[: s.turn])
        expected = before + (1 if chosen else 0)
        used = played[:expected]
        if 0 in used or any(played[expected:]) or len(set(used)) != len(used):
            return (
                f"in round {s.round} seat {seat} must have played {expected} different discs of this cycle, not {used}."
            )
    return None


def _check_equal_discs(s: State) -> str | None:
    """Two equal numbers in a round only if the later chooser had no unchosen number left."""
    if s.step in (Step.setup, Step.over):
        return None
    chosen: set[int] = set()
    for place in range(s.turn if s.step == Step.choose else s.seats):
        seat = s.choice_order[place]
        number = discs.disc_in_force(s, seat)
        before = {s.played[seat, index] for index in range((s.round - 1) % T.DISCS)}
        if number in chosen and set(T.DISC_NUMBERS) - before - chosen:
            return f"seat {seat} chose {number} again although another number was left to it."
        chosen.add(number)
    return None


def _check_orders(s: State) -> str | None:
    """action_order is choice_order stably sorted by number."""
    choice, action = list(s.choice_order[: s.seats]), list(s.action_order[: s.seats])
    everyone = list(range(s.seats))
    if s.step == Step.setup:
        return None
    if sorted(choice) != everyone:
        return f"choice_order must name every seat once, not {choice}."
    if s.step in (Step.place, Step.move, Step.refill):
        expected = sorted(choice, key=lambda seat: discs.disc_in_force(s, seat))
        if action != expected:
            return f"the discs in force give the action order {expected}, not {action}."
    return None


def _check_course(s: State) -> str | None:
    """The active seat is the one whose turn it is, and what is still to do fits the step."""
    order = s.choice_order if s.step == Step.choose else s.action_order
    if s.step in (Step.choose, Step.place, Step.move, Step.refill):
        if not 0 <= s.turn < s.seats or order[s.turn] != s.active:
            return f"turn {s.turn} is not that of seat {s.active}."
        if s.round < 1:
            return "rounds are numbered from 1."
    if not 0 <= s.to_place <= (T.KNIGHTS_PER_TURN[s.seats] if s.step == Step.place else 0):
        return f"{s.to_place} knights cannot be still to place in step {STEP_NAMES[s.step]}."
    if not (1 <= s.throws <= T.THROWS if s.step == Step.setup else s.throws == 0):
        return f"{s.throws} set-up throws cannot have been made in step {STEP_NAMES[s.step]}."
    if not 0 <= s.crowns <= _dice_thrown(s):
        return f"{s.crowns} crowns cannot be still to name in step {STEP_NAMES[s.step]}."
    if s.step == Step.setup and (s.round, s.turn, s.placed_this_round) != (0, 0, 0):
        return "no round has begun at set-up."
    if s.step == Step.over and not 0 <= s.turn <= s.seats:
        return f"there is no turn {s.turn} among {s.seats} seats."
    return None


def _dice_thrown(s: State) -> int:
    """The dice of the throw whose crowns are being named."""
    if s.step == Step.setup:
        return int(T.SETUP_THROWS[s.seats, s.throws - 1])
    return int(T.REFILL_DICE[s.seats]) if s.step == Step.refill else 0


def _check_result(s: State) -> str | None:
    if (s.step == Step.over) != (s.end != End.running):
        return "a finished game has a reason, and a game with a reason is finished."
    if s.end not in (End.running, End.unfinished) and s.winners == 0:
        return "a finished game has a winner."
    if s.end in (End.running, End.unfinished) and s.winners != 0:
        return "only a finished game has winners."
    if s.end == End.few_lands and s.lands >= T.FEWEST_LANDS:
        return "the game does not end by fewer than 4 lands while there are 4."
    if s.end in (End.few_lands, End.dead_round) and s.winners != lands.most_castles(s):
        return "the sides with the most castles win."
    built_all = [side for side in range(T.SIDE_COUNT[s.seats]) if s.stock[side] == 0]
    if s.end == End.all_castles and [1 << side for side in built_all] != [s.winners]:
        return "the one side whose stock is empty wins."
    return None


def _check_question(s: State) -> str | None:
    """Every decision offered has at least two options: one with a single option is never asked."""
    if s.step == Step.over:
        return None
    asks = {
        Step.setup: s.crowns > 0,
        Step.choose: discs.only_disc(s) == 0,
        Step.place: s.to_place > 0,
        Step.move: discs.disc_in_force(s, s.active) > 1,
        Step.refill: s.crowns > 0 and refill.count_available(s) > 1,
    }
    return None if asks[s.step] else f"nothing is left to decide in step {STEP_NAMES[s.step]}."


INVARIANTS: tuple[tuple[str, Callable[[State], str | None]], ...] = (
    ("CAR-I3", _check_provinces),
    ("CAR-I1", _check_knights),
    ("CAR-I2", _check_castles),
    ("CAR-I4", _check_lands),
    ("CAR-I5", _check_owners),
    ("CAR-I6", _check_neighbours),
    ("CAR-I17", _check_first_castles),
    ("CAR-I7", _check_crests),
    ("CAR-I8", _check_first_crests),
    ("CAR-I10", _check_garrisons),
    ("CAR-I15", _check_course),
    ("CAR-I11", _check_reserves),
    ("CAR-I12", _check_discs),
    ("CAR-I13", _check_equal_discs),
    ("CAR-I14", _check_orders),
    ("CAR-I19", _check_result),
    ("CAR-I23", _check_question),
)


def broken_invariant(s: State) -> Broken | None:
    """The id of the first invariant the position breaks and in what way; None if it can occur."""
    return first_complaint(s, INVARIANTS)
