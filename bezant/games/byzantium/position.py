"""A position of Byzantium as JSON. `load` completes what is left out: the board and the cards as at the start, the rest of a
player's cubes in LOSSES, titles with their guards, nothing in progress. So a test says only what matters to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bezant.kernel.errors import BadPosition
from bezant.kernel.reading import (
    check_names,
    index_of,
    number_or_nobody,
    one_of,
    players_in,
    read_dice,
    read_options,
    read_result,
)
from bezant.kernel.writing import name_or_none, or_none, result_of, seats_of

from . import tables as T
from .board import BOX_WORDS, SIDE_WORDS
from .invariants import cubes_in_all
from .names import END_NAMES, OPTIONS, STEP_NAMES, Step
from .rules.turns import clear_action, fill_card, lay_board
from .state import State
from .tables import BYZ, NOBODY, ROWS

# What an action in progress needs to know: plain numbers (None), or numbers with names.
_PROGRESS: dict[str, Sequence[str] | None] = {
    "purpose": T.PURPOSE_NAMES,
    "city": T.CITY_NAMES,
    "source": T.SOURCE_NAMES,
    "amount": None,
    "side": T.ALLEGIANCE_NAMES,
    "entered": None,
    "links": None,
    "sea_given_up": None,
    "ahead": T.CITY_NAMES,
    "cost": None,
    "origin": T.CITY_NAMES,
    "by_sea": None,
    "asked": None,
    "opponent": None,
    "hits_on_attacker": None,
    "hits_on_defender": None,
    "controller_fought": None,
    "to_lose": None,
    "loser": None,
    "loser_side": SIDE_WORDS,
    "then": STEP_NAMES,
    "fugitive": None,
    "fugitive_side": SIDE_WORDS,
    "forced": None,
    "homeward": None,
    "sea_closed": None,
    "haven": T.CITY_NAMES,
    "afterwards": STEP_NAMES,
    "row": None,
}


# The names a position may have; any other is a mistake, which must not load another position.
_NAMES = (
    *("seats", "options", "turn", "start", "passed", "first_passer", "actor", "active", "step"),
    *("cities", "bulgars", "boxes", "guards", "players", "progress", "result", "dice"),
)
_CITY_NAMES = ("side", "markers", "controller", "fortified")
_PLAYER_NAMES = ("pool", "losses", "tax", "pass", "removed", "has_marched", *SIDE_WORDS)
_ROW_NAMES = (*BOX_WORDS, "treasury", "points", "buildings", "army")


# --- out ----------------------------------------------------------------------------------------------------------------------


def dump(s: State) -> dict[str, Any]:
    """Everything; `load` gives the same position back."""
    return {**public(s), "dice": list(s.dice)}


def public(s: State) -> dict[str, Any]:
    """Everything but the generator: no more is hidden in this game (BYZ-R70)."""
    return {
        "seats": s.seats,
        "options": OPTIONS.named(s.options),
        "turn": s.turn,
        "start": s.start,
        "passed": seats_of(s, s.passed),
        "first_passer": or_none(s.first_passer),
        "actor": s.actor,
        "active": s.active,
        "step": STEP_NAMES[s.step],
        "cities": {name: _city(s, city) for city, name in enumerate(T.CITY_NAMES)},
        "bulgars": s.bulgars,
        "boxes": {name: or_none(s.holder[box]) for box, name in enumerate(T.BOX_NAMES)},
        "guards": {name: bool(s.guard[side]) for side, name in enumerate(SIDE_WORDS)},
        "players": [_player(s, seat) for seat in range(s.seats)],
        "progress": _progress(s),
        "result": result_of(s, END_NAMES, seats_of(s, s.winners)),
    }


def _city(s: State, city: int) -> dict[str, Any]:
    return {
        "side": T.ALLEGIANCE_NAMES[s.allegiance[city]],
        "markers": s.markers[city],
        "controller": or_none(s.controller[city]),
        "fortified": bool(s.fortified[city]),
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    rows = {name: _row(s, seat, side) for side, name in enumerate(SIDE_WORDS)}
    zones = {"pool": s.pool[seat], "losses": s.losses[seat], "tax": s.taxes[seat], "pass": s.pass_cube[seat]}
    return {**zones, "removed": s.removed[seat], **rows, "has_marched": bool(s.has_marched[seat])}


def _row(s: State, seat: int, side: int) -> dict[str, Any]:
    return {
        **{name: s.cubes[seat, side, rank] for rank, name in enumerate(BOX_WORDS)},
        "treasury": s.treasury[seat, side],
        "points": s.points[seat, side],
        "buildings": s.buildings[seat, side],
        "army": name_or_none(T.CITY_NAMES, s.army[seat, side]),
    }


def _progress(s: State) -> dict[str, Any]:
    """What differs from a position with nothing in progress."""
    idle = State()
    clear_action(idle)
    found: dict[str, Any] = {}
    for field, names in _PROGRESS.items():
        value = getattr(s, field)
        if value != getattr(idle, field):
            found[field] = names[value] if names is not None else value
    placed = {
        f"{side}_{box}": s.placed[row, rank]
        for row, side in enumerate(SIDE_WORDS)
        for rank, box in enumerate(BOX_WORDS)
    }
    found |= {"placed": {name: count for name, count in placed.items() if count}} if any(placed.values()) else {}
    unpaid = {box: s.unpaid[rank] for rank, box in enumerate(BOX_WORDS)}
    return found | ({"unpaid": unpaid} if any(unpaid.values()) else {})


# --- in -----------------------------------------------------------------------------------------------------------------------


def load(given: Mapping[str, Any]) -> State:
    """The position a JSON object describes, completed. Its shape is checked here, whether it can occur by
    `broken_invariant`."""
    check_names(given, _NAMES, "a position")
    s = State()
    _read_course(s, given)
    _read_board(s, given)
    _read_players(s, given)
    _read_progress(s, given.get("progress", {}))
    s.end, s.winners = read_result(given, END_NAMES, lambda seat: one_of(seat, range(s.seats), "winners"))
    return s


def _read_course(s: State, given: Mapping[str, Any]) -> None:
    s.seats = one_of(given.get("seats", 2), T.SEAT_COUNTS, "seats")
    read_options(s.options, given, OPTIONS)
    everyone = range(s.seats)
    s.turn = given.get("turn", 1)
    s.start = one_of(given.get("start", 0), everyone, "start")
    passed = given.get("passed", [])
    for seat in passed:
        s.passed |= 1 << one_of(seat, everyone, "passed")
    first = given.get("first_passer", passed[0] if passed else None)
    s.first_passer = number_or_nobody(first, everyone, "first_passer")
    s.actor = one_of(given.get("actor", given.get("active", 0)), everyone, "actor")
    s.active = one_of(given.get("active", s.actor), everyone, "active")
    s.step = index_of(STEP_NAMES, given.get("step", STEP_NAMES[Step.action]), "step")
    read_dice(s, given)


def _read_board(s: State, given: Mapping[str, Any]) -> None:
    lay_board(s)
    for name, city in given.get("cities", {}).items():
        _read_city(s, index_of(T.CITY_NAMES, name, "city"), city)
    s.bulgars = given.get("bulgars", s.bulgars)
    for name, seat in given.get("boxes", {}).items():
        s.holder[index_of(T.BOX_NAMES, name, "box")] = NOBODY if seat is None else seat
    guards = given.get("guards", {})
    check_names(guards, SIDE_WORDS, "guards")
    for side, name in enumerate(SIDE_WORDS):
        s.guard[side] = int(guards.get(name, s.holder[T.TITLE_BOX[side]] != NOBODY))


def _read_city(s: State, city: int, given: Mapping[str, Any]) -> None:
    """A city that has changed hands has one marker fewer unless it says otherwise (BYZ-32.3)."""
    check_names(given, _CITY_NAMES, "a city")
    start = T.START_ALLEGIANCE[city]
    s.allegiance[city] = index_of(T.ALLEGIANCE_NAMES, given.get("side", T.ALLEGIANCE_NAMES[start]), "side")
    taken = s.allegiance[city] != start
    s.markers[city] = given.get("markers", max(1, T.PRINTED[city] - 1) if taken else T.START_MARKERS[city])
    controller = given.get("controller")
    s.controller[city] = NOBODY if controller is None else controller
    s.fortified[city] = int(given.get("fortified", False))


def _read_players(s: State, given: Mapping[str, Any]) -> None:
    for seat in range(T.SEATS):
        for side in range(ROWS):
            s.army[seat, side] = NOBODY
    players = players_in(given, s.seats)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    for seat, player in enumerate(players):
        if "losses" not in player:
            s.losses[seat] = 0
            s.losses[seat] = T.CUBES - int(cubes_in_all(s.array)[0, seat])


def _read_player(s: State, seat: int, given: Mapping[str, Any]) -> None:
    check_names(given, _PLAYER_NAMES, "a player")
    fill_card(s, seat)
    s.pool[seat] = given.get("pool", s.pool[seat])
    s.losses[seat] = given.get("losses", 0)
    s.taxes[seat] = given.get("tax", 0)
    s.pass_cube[seat] = given.get("pass", 0)
    s.removed[seat] = given.get("removed", 0)
    for side, name in enumerate(SIDE_WORDS):
        _read_row(s, seat, side, given.get(name, {}))
    controls = any(s.controller[city] == seat and s.allegiance[city] == BYZ for city in range(len(T.CITY_NAMES)))
    s.has_marched[seat] = int(given.get("has_marched", controls or s.army[seat, BYZ] != NOBODY))


def _read_row(s: State, seat: int, side: int, given: Mapping[str, Any]) -> None:
    check_names(given, _ROW_NAMES, "a row of the army card")
    for rank, name in enumerate(BOX_WORDS):
        s.cubes[seat, side, rank] = given.get(name, s.cubes[seat, side, rank])
    s.treasury[seat, side] = given.get("treasury", s.treasury[seat, side])
    s.points[seat, side] = given.get("points", s.points[seat, side])
    s.buildings[seat, side] = given.get("buildings", 0)
    if given.get("army") is not None:
        s.army[seat, side] = index_of(T.CITY_NAMES, given["army"], "city")


def _read_progress(s: State, given: Mapping[str, Any]) -> None:
    clear_action(s)
    for field, value in given.items():
        if field == "placed":
            for name, count in value.items():
                box = index_of(T.SOURCE_NAMES, name, "box") - 2
                s.placed[box // len(BOX_WORDS), box % len(BOX_WORDS)] = count
        elif field == "unpaid":
            for name, count in value.items():
                s.unpaid[index_of(BOX_WORDS, name, "rank")] = count
        elif field in _PROGRESS:
            names = _PROGRESS[field]
            setattr(s, field, value if names is None else index_of(names, value, field))
        else:
            raise BadPosition(f"There is nothing called “{field}” in progress.")
