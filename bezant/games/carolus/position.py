"""A position of Carolus Magnus as JSON, and the invariants that tell whether it can occur.

`load` completes what is left out: single provinces with one knight and no castle, stocks and supply by what is on the table,
crests by the longest row, full reserves, nobody having chosen a disc. So a test says only what matters to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from bezant.kernel.dice import MASK, WORDS
from bezant.kernel.errors import BadOption, BadPosition
from bezant.kernel.state import Array, Twin

from . import rules
from .data import (
    ALL_CASTLES,
    ARRANGEMENT,
    CASTLES,
    CHOOSE,
    DEAD_ROUND,
    DISC_NUMBERS,
    DISCS,
    END_NAMES,
    FAMILIES,
    FAMILY_NAMES,
    FEW_LANDS,
    FEWEST_LANDS,
    FIRST_CHOOSER,
    KNIGHTS,
    KNIGHTS_PER_FAMILY_ON_MAP,
    KNIGHTS_PER_TURN,
    MOVE,
    NOBODY,
    OVER,
    PLACE,
    PROVINCES,
    REFILL,
    RESERVE,
    RUNNING,
    SEAT_COUNTS,
    SETUP,
    SIDE_COUNT,
    SIDE_NAMES,
    STEP_NAMES,
    THROWS,
    UNFINISHED,
)
from .state import State


def check_options(seats: int, values: Array) -> Array:
    """What the ranges of the options cannot say."""
    if values[FIRST_CHOOSER] >= seats:
        raise BadOption(f"The first chooser is one of the seats 0 to {seats - 1}, or -1 to draw one (CAR-R5).")
    arrangement = values[ARRANGEMENT : ARRANGEMENT + PROVINCES].tolist()
    free = arrangement == [NOBODY] * PROVINCES
    if not free and sorted(arrangement) != sorted(list(range(FAMILIES)) * KNIGHTS_PER_FAMILY_ON_MAP):
        raise BadOption("An arrangement puts three knights of each family on the provinces, one on each (CAR-R1).")
    return values


# --- out ----------------------------------------------------------------------------------------------------------------------


def dump(s: Any) -> dict[str, Any]:
    """Everything; `load` gives the same position back."""
    return {**public(s), "dice": list(s.dice)}


def public(s: Any) -> dict[str, Any]:
    """Everything but the generator: no more is hidden in this game (CAR-R38, CAR-14.2)."""
    return {
        "seats": s.seats,
        "options": {"guard_rounds": s.guard_rounds, "first_chooser": s.first_chooser},
        "round": s.round,
        "step": STEP_NAMES[s.step],
        "active": s.active,
        "turn": s.turn,
        "lands": [_land(s, s.ring[index]) for index in range(s.lands)],
        "emperor": s.emperor,
        "supply": families(s.supply[family] for family in range(FAMILIES)),
        "crests": {name: seat_or_none(s.crest[family]) for family, name in enumerate(FAMILY_NAMES)},
        "stock": {SIDE_NAMES[side]: s.stock[side] for side in range(SIDE_COUNT[s.seats])},
        "players": [_player(s, seat) for seat in range(s.seats)],
        "choice_order": list(s.choice_order[: s.seats]),
        "action_order": list(s.action_order[: s.seats]),
        "throws": s.throws,
        "to_place": s.to_place,
        "crowns": s.crowns,
        "placed_this_round": s.placed_this_round,
        "result": None if s.end == RUNNING else {"reason": END_NAMES[s.end], "winners": winning_sides(s)},
    }


def families(counts: Any) -> dict[str, int]:
    return dict(zip(FAMILY_NAMES, counts, strict=True))


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def winning_sides(s: Any) -> list[str]:
    return [SIDE_NAMES[side] for side in range(SIDE_COUNT[s.seats]) if s.winners >> side & 1]


def provinces_of(s: Any, land: int) -> list[int]:
    """The provinces of a land clockwise (CAR-R42)."""
    inside = [province for province in range(PROVINCES) if s.land_of[province] == land]
    starts = [province for province in inside if s.land_of[(province - 1) % PROVINCES] != land]
    first = starts[0] if starts else inside[0]
    return sorted(inside, key=lambda province: (province - first) % PROVINCES)


def _land(s: Any, land: int) -> dict[str, Any]:
    owner = s.owner[land]
    return {
        "land": land,
        "provinces": provinces_of(s, land),
        "knights": families(s.knights[land, family] for family in range(FAMILIES)),
        "owner": None if owner == NOBODY else SIDE_NAMES[owner],
        "castles": s.castles[land],
    }


def _player(s: Any, seat: int) -> dict[str, Any]:
    """What lies open before a player (CAR-3.11): reserve, castle card with a row for each family (CAR-1.3, CAR-3.7), discs."""
    return {
        "reserve": families(s.reserve[seat, family] for family in range(FAMILIES)),
        "row": families(s.row[seat, family] for family in range(FAMILIES)),
        "played": [s.played[seat, index] for index in range(DISCS) if s.played[seat, index] > 0],
    }


# --- in -----------------------------------------------------------------------------------------------------------------------


def load(given: Mapping[str, Any]) -> Twin:
    """The position a JSON object describes, completed. Its shape is checked here, whether it can occur by `broken_invariant`."""
    s: Any = State()
    try:
        _read_course(s, given)
        _read_lands(s, given)
        _read_players(s, given)
        _read_counts(s, given)
        _read_result(s, given)
    except BadPosition:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadPosition(f"This is not a position of Carolus Magnus: {type(error).__name__}, {error}.") from None
    return s


def _read_course(s: Any, given: Mapping[str, Any]) -> None:
    s.seats = _one_of(given.get("seats", 2), SEAT_COUNTS, "seats")
    options = given.get("options", {})
    s.guard_rounds = options.get("guard_rounds", 0)
    s.first_chooser = options.get("first_chooser", NOBODY)
    s.step = STEP_NAMES.index(given.get("step", "place"))
    s.round = given.get("round", 0 if s.step == SETUP else 1)
    clockwise = list(range(s.seats))
    for place, seat in enumerate(given.get("choice_order", clockwise)):
        s.choice_order[place] = seat
    for place, seat in enumerate(given.get("action_order", clockwise)):
        s.action_order[place] = seat
    order = s.choice_order if s.step == CHOOSE else s.action_order
    active = given.get("active", s.turn if s.step == SETUP else order[given.get("turn", 0)])
    s.active = _one_of(active, clockwise, "active")
    s.turn = given.get("turn", 0 if s.step in (SETUP, OVER) else list(order[: s.seats]).index(s.active))
    s.throws = given.get("throws", 1 if s.step == SETUP else 0)
    s.to_place = given.get("to_place", KNIGHTS_PER_TURN[s.seats] if s.step == PLACE else 0)
    s.crowns = given.get("crowns", 1 if s.step in (SETUP, REFILL) else 0)
    s.placed_this_round = given.get("placed_this_round", 0)
    for index, word in enumerate(given.get("dice", [1] * WORDS)):
        s.dice[index] = word & MASK


def _read_lands(s: Any, given: Mapping[str, Any]) -> None:
    """Lands clockwise. One may say its `provinces`, or its `size` after the one before; lands left out are single provinces."""
    for province in range(PROVINCES):
        s.land_of[province] = NOBODY
        s.owner[province] = NOBODY
        s.ring[province] = NOBODY
    following = 0
    for land in given.get("lands", []):
        provinces = land.get("provinces")
        if provinces is None:
            size = _one_of(land.get("size", 1), range(1, PROVINCES + 1), "size")
            provinces = [(following + step) % PROVINCES for step in range(size)]
        following = provinces[-1] + 1
        _read_land(s, land, provinces)
    for province in range(PROVINCES):
        if s.land_of[province] == NOBODY:
            _read_land(s, {}, [province])
    names = sorted({s.land_of[province] for province in range(PROVINCES)})
    s.lands = len(names)
    for index, name in enumerate(names):
        s.ring[index] = name
    s.emperor = given.get("emperor", 0)


def _read_land(s: Any, land: Mapping[str, Any], provinces: Sequence[int]) -> None:
    name = min(provinces)
    for province in provinces:
        if province not in range(PROVINCES) or s.land_of[province] != NOBODY:
            raise BadPosition(f"CAR-I3: province {province} must belong to exactly one land.", "CAR-I3")
        s.land_of[province] = name
    if land.get("owner") is not None:
        s.owner[name] = SIDE_NAMES.index(land["owner"])
    s.castles[name] = land.get("castles", 0 if s.owner[name] == NOBODY else len(provinces))
    knights = land.get("knights") or families([sum(p % FAMILIES == f for p in provinces) for f in range(FAMILIES)])
    _read_families(s.knights, name, knights)


def _read_players(s: Any, given: Mapping[str, Any]) -> None:
    players = given.get("players", [])
    if len(players) > s.seats:
        raise BadPosition(f"There are {len(players)} players on {s.seats} seats.")
    for seat in range(s.seats):
        player = players[seat] if seat < len(players) else {}
        _read_families(s.row, seat, player.get("row", {}))
        _read_families(s.reserve, seat, player["reserve"] if "reserve" in player else _full_reserve(s, seat))
        played = player["played"] if "played" in player else _discs_played(s, seat)
        for index, number in enumerate(played):
            s.played[seat, index] = _one_of(number, DISC_NUMBERS, "disc")
    crests = _named(given, "crests", FAMILY_NAMES)
    for family, name in enumerate(FAMILY_NAMES):
        holder = crests[name] if name in crests else _longest_row(s, family)
        s.crest[family] = NOBODY if holder is None else _one_of(holder, range(s.seats), "crest")


def _full_reserve(s: Any, seat: int) -> dict[str, int]:
    """As many as the seat should have at this moment of its turn, spread over the families (CAR-I11)."""
    size = RESERVE[s.seats]
    if seat == s.active and s.step in (PLACE, MOVE, REFILL):
        size -= KNIGHTS_PER_TURN[s.seats] - s.to_place
    if s.step == SETUP and seat >= s.active:
        size = 0
    return families((size + FAMILIES - 1 - family) // FAMILIES for family in range(FAMILIES))


def _discs_played(s: Any, seat: int) -> list[int]:
    """The lowest numbers in earlier rounds of the cycle; this round, once chosen, discs that leave the order as it is."""
    before = (s.round - 1) % DISCS if s.round > 0 else 0
    if s.step == SETUP:
        return []
    if s.step != CHOOSE:
        numbers = list(DISC_NUMBERS)
        number = min(numbers[-1], list(s.action_order[: s.seats]).index(seat) + 2)
        return [*[n for n in numbers if n != number][:before], number]
    return list(DISC_NUMBERS)[:before]


def _longest_row(s: Any, family: int) -> int | None:
    """The one seat with the longest row; None if all are empty (CAR-I7)."""
    rows = [s.row[seat, family] for seat in range(s.seats)]
    if max(rows) == 0:
        return None
    if rows.count(max(rows)) > 1:
        raise BadPosition(f"Rows of {FAMILY_NAMES[family]} are equal: say who holds the crest (CAR-I7).", "CAR-I7")
    return rows.index(max(rows))


def _read_counts(s: Any, given: Mapping[str, Any]) -> None:
    """Stocks and supply: given, or what the table leaves of the pieces (CAR-I1, CAR-I2)."""
    stock = _named(given, "stock", SIDE_NAMES[: SIDE_COUNT[s.seats]])
    for side in range(SIDE_COUNT[s.seats]):
        s.stock[side] = stock.get(SIDE_NAMES[side], CASTLES[s.seats] - castles_built(s, side))
    supply = _named(given, "supply", FAMILY_NAMES)
    for family, name in enumerate(FAMILY_NAMES):
        s.supply[family] = supply.get(name, KNIGHTS - knights_in_use(s, family))


def _read_result(s: Any, given: Mapping[str, Any]) -> None:
    result = given.get("result")
    if result is not None:
        s.end = END_NAMES.index(result["reason"])
        for side in result["winners"]:
            s.winners |= 1 << SIDE_NAMES.index(side)


def _read_families(target: Any, row: int, counts: Mapping[str, int]) -> None:
    for name, count in _named({"knights": counts}, "knights", FAMILY_NAMES).items():
        target[row, FAMILY_NAMES.index(name)] = count


def _named(given: Mapping[str, Any], key: str, names: Sequence[str]) -> dict[str, Any]:
    """The object under the key, which may have no other names than these: a typo must not load another position."""
    values = given.get(key, {})
    if not isinstance(values, dict) or not set(values) <= set(names):
        raise BadPosition(f"“{key}” is an object with names among {', '.join(names)}.")
    return values


def _one_of(value: Any, allowed: Sequence[int], what: str) -> int:
    if type(value) is not int or value not in allowed:
        raise BadPosition(f"“{what}” is one of {', '.join(map(str, allowed))}, not {value!r}.")
    return value


# --- invariants ---------------------------------------------------------------------------------------------------------------


def knights_in_use(s: Any, family: int) -> int:
    """Knights of a family on the map, at court and in reserves."""
    on_map = sum(s.knights[land, family] for land in range(PROVINCES))
    return on_map + sum(s.row[seat, family] + s.reserve[seat, family] for seat in range(s.seats))


def castles_built(s: Any, side: int) -> int:
    """The castles of a side on the lands."""
    return sum(s.castles[land] for land in range(PROVINCES) if s.owner[land] == side)


def broken_invariant(s: Any) -> tuple[str, str] | None:
    """The id of the first invariant the position breaks and in what way; None if it can occur."""
    checks: tuple[tuple[str, Callable[[Any], str | None]], ...] = (
        ("CAR-I3", _check_provinces),
        ("CAR-I1", _check_knights),
        ("CAR-I2", _check_castles),
        ("CAR-I4", _check_lands),
        ("CAR-I5", _check_owners),
        ("CAR-I6", _check_neighbours),
        ("CAR-I7", _check_crests),
        ("CAR-I10", _check_garrisons),
        ("CAR-I11", _check_reserves),
        ("CAR-I12", _check_discs),
        ("CAR-I13", _check_equal_discs),
        ("CAR-I14", _check_orders),
        ("CAR-I15", _check_course),
        ("CAR-I19", _check_result),
        ("CAR-I23", _check_question),
    )
    for invariant, check in checks:
        words = check(s)
        if words is not None:
            return invariant, words
    return None


def _check_provinces(s: Any) -> str | None:
    names = [s.ring[index] for index in range(s.lands)]
    if names != sorted(set(s.land_of)) or any(s.ring[index] != NOBODY for index in range(s.lands, PROVINCES)):
        return "the ring must list each land once, by ascending name."
    for name in names:
        provinces = provinces_of(s, name)
        runs = all(after == (before + 1) % PROVINCES for before, after in pairwise(provinces))
        if name != min(provinces) or not runs:
            return f"the provinces {provinces} of land {name} must follow one another, the lowest naming it (CAR-R42)."
    if s.emperor not in names:
        return f"Charlemagne must stand in a land, and {s.emperor} is the name of none."
    return None


def _check_knights(s: Any) -> str | None:
    for family, name in enumerate(FAMILY_NAMES):
        total = s.supply[family] + knights_in_use(s, family)
        if total != KNIGHTS:
            return f"there must be {KNIGHTS} {name} knights in all, not {total}."
    counts = [*s.supply, *s.knights.tolist(), *s.row.tolist(), *s.reserve.tolist()]
    if any(count < 0 for row in counts for count in (row if isinstance(row, list) else [row])):
        return "no number of knights can be negative."
    return None


def _check_castles(s: Any) -> str | None:
    for side in range(SIDE_COUNT[s.seats]):
        built = castles_built(s, side)
        if s.stock[side] + built != CASTLES[s.seats]:
            return f"{SIDE_NAMES[side]} must have {CASTLES[s.seats]} castles in all, not {s.stock[side] + built}."
        if s.stock[side] < (1 if s.step != OVER else 0):
            return f"{SIDE_NAMES[side]} has no castle left in stock although the game goes on."
    return None


def _check_lands(s: Any) -> str | None:
    fewest = 2 if s.step == OVER else FEWEST_LANDS
    return f"there must be at least {fewest} lands, not {s.lands}." if s.lands < fewest else None


def _check_owners(s: Any) -> str | None:
    for index in range(s.lands):
        land = s.ring[index]
        size, castles, owner = len(provinces_of(s, land)), s.castles[land], s.owner[land]
        if (owner == NOBODY) != (castles == 0):
            return f"land {land} has {castles} castles: castles have an owner, and an owner has castles."
        if owner >= SIDE_COUNT[s.seats]:
            return f"land {land} belongs to {SIDE_NAMES[owner]}, a side that does not play."
        short = s.step == OVER and castles < size and s.stock[owner] == 0  # CAR-R21
        if castles != size and not (size == 1 and castles == 0) and not short:
            return f"land {land} has {size} provinces and {castles} castles."
    return None


def _check_neighbours(s: Any) -> str | None:
    for index in range(s.lands):
        land, following = s.ring[index], s.ring[(index + 1) % s.lands]
        if s.owner[land] != NOBODY and s.owner[land] == s.owner[following] and land != following:
            return f"neighbouring lands {land} and {following} both belong to {SIDE_NAMES[s.owner[land]]}."
    return None


def _check_crests(s: Any) -> str | None:
    for family, name in enumerate(FAMILY_NAMES):
        rows = [s.row[seat, family] for seat in range(s.seats)]
        holder = s.crest[family]
        if holder == NOBODY and max(rows) > 0:
            return f"a {name} knight is at court, so somebody holds the crest."
        if holder != NOBODY and rows[holder] < max(rows):
            return f"seat {holder} holds the {name} crest with {rows[holder]} knights against {max(rows)}."
    return None


def _check_garrisons(s: Any) -> str | None:
    for index in range(s.lands):
        land = s.ring[index]
        knights = sum(s.knights[land, family] for family in range(FAMILIES))
        if knights < len(provinces_of(s, land)):
            return f"land {land} has fewer knights than provinces: each province began with one, and none ever leaves."
    return None


def _check_reserves(s: Any) -> str | None:
    for seat in range(s.seats):
        size = rules.reserve_size(s, seat)
        most = RESERVE[s.seats]
        if seat == s.active and s.step in (PLACE, MOVE):
            most -= KNIGHTS_PER_TURN[s.seats] - s.to_place
        if size > most:
            return f"seat {seat} has {size} knights in reserve where {most} is the most."
    if s.step == PLACE and s.to_place > rules.reserve_size(s, s.active):
        return f"seat {s.active} has {s.to_place} knights to place and fewer in reserve."
    return None


def _check_discs(s: Any) -> str | None:
    """Before choosing in round r everyone has 5 - ((r - 1) mod 5) discs; after it one less."""
    if s.step in (SETUP, OVER):
        return None
    before = (s.round - 1) % DISCS
    for seat in range(s.seats):
        played = [s.played[seat, index] for index in range(DISCS)]
        chosen = s.step != CHOOSE or seat in list(s.choice_order[: s.turn])
        expected = before + (1 if chosen else 0)
        used = played[:expected]
        if 0 in used or any(played[expected:]) or len(set(used)) != len(used):
            return (
                f"in round {s.round} seat {seat} must have played {expected} different discs of this cycle, not {used}."
            )
    return None


def _check_equal_discs(s: Any) -> str | None:
    """Two equal numbers in a round only if the later chooser had no unchosen number left."""
    if s.step in (SETUP, OVER):
        return None
    chosen: set[int] = set()
    for place in range(s.turn if s.step == CHOOSE else s.seats):
        seat = s.choice_order[place]
        number = rules.disc_in_force(s, seat)
        before = {s.played[seat, index] for index in range((s.round - 1) % DISCS)}
        if number in chosen and set(DISC_NUMBERS) - before - chosen:
            return f"seat {seat} chose {number} again although another number was left to it."
        chosen.add(number)
    return None


def _check_orders(s: Any) -> str | None:
    """action_order is choice_order stably sorted by number."""
    choice, action = list(s.choice_order[: s.seats]), list(s.action_order[: s.seats])
    everyone = list(range(s.seats))
    if s.step == SETUP:
        return None
    if sorted(choice) != everyone:
        return f"choice_order must name every seat once, not {choice}."
    if s.step in (PLACE, MOVE, REFILL):
        expected = sorted(choice, key=lambda seat: rules.disc_in_force(s, seat))
        if action != expected:
            return f"the discs in force give the action order {expected}, not {action}."
    return None


def _check_course(s: Any) -> str | None:
    """The active seat is the one whose turn it is, and what is still to do fits the step."""
    order = s.choice_order if s.step == CHOOSE else s.action_order
    if s.step in (CHOOSE, PLACE, MOVE, REFILL):
        if not 0 <= s.turn < s.seats or order[s.turn] != s.active:
            return f"turn {s.turn} is not that of seat {s.active}."
        if s.round < 1:
            return "rounds are numbered from 1."
    if not 0 <= s.to_place <= (KNIGHTS_PER_TURN[s.seats] if s.step == PLACE else 0):
        return f"{s.to_place} knights cannot be still to place in step {STEP_NAMES[s.step]}."
    if not 0 <= s.throws <= (THROWS if s.step == SETUP else 0):
        return f"{s.throws} set-up throws cannot have been made in step {STEP_NAMES[s.step]}."
    if s.crowns < 0 or (s.crowns > 0 and s.step not in (SETUP, REFILL)):
        return f"{s.crowns} crowns cannot be still to name in step {STEP_NAMES[s.step]}."
    return None


def _check_result(s: Any) -> str | None:
    if (s.step == OVER) != (s.end != RUNNING):
        return "a finished game has a reason, and a game with a reason is finished."
    if s.end not in (RUNNING, UNFINISHED) and s.winners == 0:
        return "a finished game has a winner."
    if s.end in (RUNNING, UNFINISHED) and s.winners != 0:
        return "only a finished game has winners."
    if s.end == FEW_LANDS and s.lands >= FEWEST_LANDS:
        return "the game does not end by fewer than 4 lands while there are 4."
    if s.end in (FEW_LANDS, DEAD_ROUND) and s.winners != rules.most_castles(s):
        return "the sides with the most castles win."
    built_all = [side for side in range(SIDE_COUNT[s.seats]) if s.stock[side] == 0]
    if s.end == ALL_CASTLES and [1 << side for side in built_all] != [s.winners]:
        return "the one side whose stock is empty wins."
    return None


def _check_question(s: Any) -> str | None:
    """Every decision offered has at least two options: one with a single option is never asked."""
    if s.step == OVER:
        return None
    asks = {
        SETUP: s.crowns > 0,
        CHOOSE: rules.only_disc(s) == 0,
        PLACE: s.to_place > 0,
        MOVE: rules.disc_in_force(s, s.active) > 1,
        REFILL: s.crowns > 0 and rules.count_available(s) > 1,
    }
    return None if asks[s.step] else f"nothing is left to decide in step {STEP_NAMES[s.step]}."
