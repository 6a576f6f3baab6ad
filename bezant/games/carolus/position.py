"""A position of Carolus Magnus as JSON.

`load` completes what is left out: single provinces with one knight and no castle, stocks and supply by what is on the table,
crests by the longest row, full reserves, nobody having chosen a disc. So a test says only what matters to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bezant.kernel.errors import BadOption, BadPosition
from bezant.kernel.reading import (
    check_names,
    index_of,
    number_or_nobody,
    one_of,
    players_in,
    read_dice,
    read_result,
)
from bezant.kernel.state import Array
from bezant.kernel.writing import name_or_none, or_none, result_of

from . import tables as T
from .names import END_NAMES, OPTIONS, STEP_NAMES, Option, Step
from .state import State
from .tables import NOBODY

# What a position may say; a land may say its `size` instead of its provinces and need not repeat its name.
PARTS = (
    *(
        "seats",
        "options",
        "round",
        "step",
        "active",
        "turn",
        "lands",
        "emperor",
        "supply",
        "crests",
        "stock",
        "players",
    ),
    *("choice_order", "action_order", "throws", "to_place", "crowns", "placed_this_round", "result", "dice"),
)
LAND_PARTS = ("land", "provinces", "size", "knights", "owner", "castles")
PLAYER_PARTS = ("reserve", "row", "played")
KEPT_OPTIONS = ("guard_rounds", "first_chooser")
MOST_ROUNDS = 1_000_000  # that a position may have behind it


def check_options(seats: int, values: Array) -> Array:
    """What the ranges of the options cannot say."""
    if values[Option.first_chooser] >= seats:
        raise BadOption(f"The first chooser is one of the seats 0 to {seats - 1}, or -1 to draw one (CAR-R5).")
    arrangement = values[Option.arrangement : Option.arrangement + T.PROVINCES].tolist()
    free = arrangement == [NOBODY] * T.PROVINCES
    if not free and sorted(arrangement) != sorted(list(range(T.FAMILIES)) * T.KNIGHTS_PER_FAMILY_ON_MAP):
        raise BadOption("An arrangement puts three knights of each family on the provinces, one on each (CAR-R1).")
    return values


# --- out ----------------------------------------------------------------------------------------------------------------------


def dump(s: State) -> dict[str, Any]:
    """Everything; `load` gives the same position back."""
    return {**public(s), "dice": list(s.dice)}


def public(s: State) -> dict[str, Any]:
    """Everything but the generator: no more is hidden in this game (CAR-R38, CAR-14.2)."""
    return {
        "seats": s.seats,
        "options": {"guard_rounds": s.guard_rounds, "first_chooser": s.first_chooser},
        "round": s.round,
        "step": STEP_NAMES[s.step],
        "active": s.active,
        "turn": s.turn,
        "lands": _lands(s),
        "emperor": s.emperor,
        "supply": families(s.supply.tolist()),
        "crests": {name: or_none(s.crest[family]) for family, name in enumerate(T.FAMILY_NAMES)},
        "stock": {T.SIDE_NAMES[side]: s.stock[side] for side in range(T.SIDE_COUNT[s.seats])},
        "players": [_player(s, seat) for seat in range(s.seats)],
        "choice_order": list(s.choice_order[: s.seats]),
        "action_order": list(s.action_order[: s.seats]),
        "throws": s.throws,
        "to_place": s.to_place,
        "crowns": s.crowns,
        "placed_this_round": s.placed_this_round,
        "result": result_of(s, END_NAMES, winning_sides(s)),
    }


def families(counts: Any) -> dict[str, int]:
    return dict(zip(T.FAMILY_NAMES, counts, strict=True))


def winning_sides(s: State) -> list[str]:
    return [T.SIDE_NAMES[side] for side in range(T.SIDE_COUNT[s.seats]) if s.winners >> side & 1]


def provinces_of(s: State, land: int) -> list[int]:
    """The provinces of a land clockwise (CAR-R42)."""
    return _clockwise([province for province, of in enumerate(s.land_of.tolist()) if of == land])


def _clockwise(inside: list[int]) -> list[int]:
    """Provinces of one land, in ascending order, from the first that follows a gap."""
    gap = next((at for at, province in enumerate(inside) if (province - 1) % T.PROVINCES != inside[at - 1]), 0)
    return inside[gap:] + inside[:gap]


def _lands(s: State) -> list[dict[str, Any]]:
    knights, castles, owners = s.knights.tolist(), s.castles.tolist(), s.owner.tolist()
    provinces: dict[int, list[int]] = {}
    for province, land in enumerate(s.land_of.tolist()):
        provinces.setdefault(land, []).append(province)
    return [
        {
            "land": land,
            "provinces": _clockwise(provinces[land]),
            "knights": families(knights[land]),
            "owner": name_or_none(T.SIDE_NAMES, owners[land]),
            "castles": castles[land],
        }
        for land in s.ring.tolist()[: s.lands]
    ]


def _player(s: State, seat: int) -> dict[str, Any]:
    """What lies open before a player (CAR-3.11): reserve, castle card with a row for each family (CAR-1.3, CAR-3.7), discs."""
    return {
        "reserve": families(s.reserve.tolist()[seat]),
        "row": families(s.row.tolist()[seat]),
        "played": [s.played[seat, index] for index in range(T.DISCS) if s.played[seat, index] > 0],
    }


# --- in -----------------------------------------------------------------------------------------------------------------------


def load(given: Mapping[str, Any]) -> State:
    """The position a JSON object describes, completed. Its shape is checked here, whether it can occur by the invariants."""
    check_names(given, PARTS, "a position")
    s = State()
    _read_options(s, given)
    _read_course(s, given)
    _read_lands(s, given)
    _read_players(s, given)
    _read_counts(s, given)
    s.end, s.winners = read_result(given, END_NAMES, lambda side: index_of(T.SIDE_NAMES, side, "side"))
    return s


def _read_options(s: State, given: Mapping[str, Any]) -> None:
    s.seats = one_of(given.get("seats", 2), T.SEAT_COUNTS, "seats")
    try:
        options = check_options(s.seats, OPTIONS.values(_named(given, "options", KEPT_OPTIONS)))
    except BadOption as error:
        raise BadPosition(str(error), "CAR-2.7") from None
    s.guard_rounds = int(options[Option.guard_rounds])
    s.first_chooser = int(options[Option.first_chooser])


def _read_course(s: State, given: Mapping[str, Any]) -> None:
    s.step = index_of(STEP_NAMES, given.get("step", STEP_NAMES[Step.place]), "step")
    s.round = one_of(given.get("round", 0 if s.step == Step.setup else 1), range(MOST_ROUNDS + 1), "round")
    clockwise = list(range(s.seats))
    _read_order(s.choice_order, given.get("choice_order", clockwise), s.seats)
    _read_order(s.action_order, given.get("action_order", clockwise), s.seats)
    order = s.choice_order if s.step == Step.choose else s.action_order
    s.active = one_of(given["active"] if "active" in given else _seat_at(s, order, given), clockwise, "active")
    s.turn = given.get("turn", 0 if s.step in (Step.setup, Step.over) else list(order[: s.seats]).index(s.active))
    s.throws = given.get("throws", 1 if s.step == Step.setup else 0)
    s.to_place = given.get("to_place", T.KNIGHTS_PER_TURN[s.seats] if s.step == Step.place else 0)
    s.crowns = given.get("crowns", 1 if s.step in (Step.setup, Step.refill) else 0)
    most = range(T.KNIGHTS_PER_TURN[s.seats] * s.seats + 1)
    s.placed_this_round = one_of(given.get("placed_this_round", _placed_by_now(s)), most, "placed_this_round")
    read_dice(s, given)


def _seat_at(s: State, order: Any, given: Mapping[str, Any]) -> int:
    """The seat whose turn it is, where the position does not name it."""
    return 0 if s.step == Step.setup else int(order[one_of(given.get("turn", 0), range(s.seats), "turn")])


def _read_order(target: Any, order: Sequence[int], seats: int) -> None:
    if len(order) != seats:
        raise BadPosition(f"An order of play names {seats} seats, not {len(order)}.")
    for place, seat in enumerate(order):
        target[place] = one_of(seat, range(seats), "seat")


def _placed_by_now(s: State) -> int:
    """Knights that full reserves have brought into play so far this round."""
    if s.step not in (Step.place, Step.move, Step.refill):
        return 0
    return max(0, T.KNIGHTS_PER_TURN[s.seats] * (s.turn + 1) - s.to_place)


def _read_lands(s: State, given: Mapping[str, Any]) -> None:
    """Lands clockwise. One may say its `provinces`, or its `size` after the one before; lands left out are single provinces."""
    for province in range(T.PROVINCES):
        s.land_of[province] = NOBODY
        s.owner[province] = NOBODY
        s.ring[province] = NOBODY
    following = 0
    for land in given.get("lands", []):
        check_names(land, LAND_PARTS, "a land")
        provinces = land.get("provinces")
        if provinces is None:
            size = one_of(land.get("size", 1), range(1, T.PROVINCES + 1), "size")
            provinces = [(following + step) % T.PROVINCES for step in range(size)]
        following = provinces[-1] + 1
        _read_land(s, land, provinces)
    for province in range(T.PROVINCES):
        if s.land_of[province] == NOBODY:
            _read_land(s, {}, [province])
    names = sorted({s.land_of[province] for province in range(T.PROVINCES)})
    s.lands = len(names)
    for index, name in enumerate(names):
        s.ring[index] = name
    s.emperor = given.get("emperor", 0)


def _read_land(s: State, land: Mapping[str, Any], provinces: Sequence[int]) -> None:
    name = min(provinces)
    for province in provinces:
        if province not in range(T.PROVINCES) or s.land_of[province] != NOBODY:
            raise BadPosition(f"CAR-I3: province {province} must belong to exactly one land.", "CAR-I3")
        s.land_of[province] = name
    if land.get("owner") is not None:
        s.owner[name] = T.SIDE_NAMES.index(land["owner"])
    s.castles[name] = land.get("castles", 0 if s.owner[name] == NOBODY else len(provinces))
    knights = land.get("knights") or families([sum(p % T.FAMILIES == f for p in provinces) for f in range(T.FAMILIES)])
    _read_families(s.knights, name, knights)


def _read_players(s: State, given: Mapping[str, Any]) -> None:
    for seat, player in enumerate(players_in(given, s.seats)):
        check_names(player, PLAYER_PARTS, "a player")
        _read_families(s.row, seat, player.get("row", {}))
        _read_families(s.reserve, seat, player["reserve"] if "reserve" in player else _full_reserve(s, seat))
        played = player["played"] if "played" in player else _discs_played(s, seat)
        for index, number in enumerate(played):
            s.played[seat, index] = one_of(number, T.DISC_NUMBERS, "disc")
    crests = _named(given, "crests", T.FAMILY_NAMES)
    for family, name in enumerate(T.FAMILY_NAMES):
        holder = crests[name] if name in crests else _longest_row(s, family)
        s.crest[family] = number_or_nobody(holder, range(s.seats), "crest")


def _full_reserve(s: State, seat: int) -> dict[str, int]:
    """As many as the seat should have at this moment of its turn, spread over the families (CAR-I11)."""
    size = T.RESERVE[s.seats]
    if s.step == Step.setup and seat >= s.active:
        size = thrown_at_setup(s) - s.crowns if seat == s.active else 0
    elif seat == s.active and s.step == Step.refill:
        size -= s.crowns
    elif seat == s.active and s.step in (Step.place, Step.move):
        size -= T.KNIGHTS_PER_TURN[s.seats] - s.to_place
    size = max(0, size)
    return families((size + T.FAMILIES - 1 - family) // T.FAMILIES for family in range(T.FAMILIES))


def _discs_played(s: State, seat: int) -> list[int]:
    """The lowest numbers in earlier rounds of the cycle; this round, once chosen, discs that leave the order as it is."""
    before = (s.round - 1) % T.DISCS if s.round > 0 else 0
    if s.step == Step.setup:
        return []
    if s.step != Step.choose:
        numbers = list(T.DISC_NUMBERS)
        number = min(numbers[-1], list(s.action_order[: s.seats]).index(seat) + 2)
        return [*[n for n in numbers if n != number][:before], number]
    return list(T.DISC_NUMBERS)[:before]


def _longest_row(s: State, family: int) -> int | None:
    """The one seat with the longest row; None if all are empty (CAR-I7)."""
    rows = [s.row[seat, family] for seat in range(s.seats)]
    if max(rows) == 0:
        return None
    if rows.count(max(rows)) > 1:
        raise BadPosition(f"Rows of {T.FAMILY_NAMES[family]} are equal: say who holds the crest (CAR-I7).", "CAR-I7")
    return rows.index(max(rows))


def _read_counts(s: State, given: Mapping[str, Any]) -> None:
    """Stocks and supply: given, or what the table leaves of the pieces (CAR-I1, CAR-I2)."""
    stock = _named(given, "stock", T.SIDE_NAMES[: T.SIDE_COUNT[s.seats]])
    for side in range(T.SIDE_COUNT[s.seats]):
        s.stock[side] = stock.get(T.SIDE_NAMES[side], T.CASTLES[s.seats] - castles_built(s, side))
    supply = _named(given, "supply", T.FAMILY_NAMES)
    for family, name in enumerate(T.FAMILY_NAMES):
        s.supply[family] = supply.get(name, T.KNIGHTS - knights_in_use(s, family))


def _read_families(target: Any, row: int, counts: Mapping[str, int]) -> None:
    for name, count in counts.items():
        target[row, index_of(T.FAMILY_NAMES, name, "family")] = count


def _named(given: Mapping[str, Any], key: str, names: Sequence[str]) -> Mapping[str, Any]:
    """The object under the key, which may have no other names than these."""
    found: Mapping[str, Any] = given.get(key, {})
    check_names(found, names, f"“{key}”")
    return found


def knights_in_use(s: State, family: int) -> int:
    """Knights of a family on the map, at court and in reserves."""
    on_map = sum(s.knights[land, family] for land in range(T.PROVINCES))
    return on_map + sum(s.row[seat, family] + s.reserve[seat, family] for seat in range(s.seats))


def thrown_at_setup(s: State) -> int:
    """The set-up dice that the active seat has thrown so far (CAR-3.9)."""
    return sum(T.SETUP_THROWS[s.seats, throw] for throw in range(max(0, min(s.throws, T.THROWS))))


def castles_built(s: State, side: int) -> int:
    """The castles of a side on the lands."""
    return sum(s.castles[land] for land in range(T.PROVINCES) if s.owner[land] == side)
