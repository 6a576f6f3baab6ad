"""Real positions in the middle of each step, and what a careless hand may make of their JSON."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import bezant

GAMES_EACH = 6  # of every seat count, half of them with other readings of the options
RARE = {"byzantium": ((2, 68), (3, 1128), (4, 13), (4, 116))}  # seats and seeds: fleets, and two armies against one
KEPT = 4  # positions of each step and seat count
NUMBERS = (-129, -2, -1, 0, 1, 2, 3, 4, 5, 7, 12, 42, 99, 127, 128, 255, 32767, 32768, 1 << 70)
STRANGERS: tuple[Any, ...] = (None, True, "", "nowhere", [], {}, 1.5)

Path = tuple[Any, ...]
Change = tuple[int, int, int]  # what is done, where, and with what: any numbers, each taken modulo what there is


@cache
def positions_of(name: str) -> list[dict[str, Any]]:
    """Some of each step, with every number of seats."""
    game = bezant.load(name)
    found: dict[tuple[str, int], list[dict[str, Any]]] = {}
    plain = [(seats, seed) for seats in game.seat_counts for seed in range(GAMES_EACH)]
    for seats, seed in (*plain, *RARE.get(name, ())):
        chance, choice = random.Random(f"{name} {seats} {seed}"), random.Random(seed)
        state = game.begin(seats, seed, _readings(game, seats, chance) if seed % 2 else {})
        for _ in range(game.max_decisions):
            kept = found.setdefault((game.course.step_names[state.step], seats), [])
            kept.append(game.dump(state))
            if len(kept) > KEPT:
                kept.pop(choice.randrange(len(kept)))
            if game.is_over(state):
                break
            game.apply(state, chance.choice(game.legal(state)))
    return [position for _, kept in sorted(found.items()) for position in kept]


def _readings(game: Any, seats: int, chance: random.Random) -> dict[str, int]:
    """Other readings of the rulings; an option may be a seat."""
    single = [spec for spec in game.option_specs if spec.size == 1]
    return {spec.name: chance.randint(spec.low, min(spec.high, seats - 1)) for spec in single}


def changed(name: str, which: int, changes: list[Change]) -> dict[str, Any]:
    """A real position with these changes made to its JSON, one after the other."""
    positions = positions_of(name)
    position = copy.deepcopy(positions[which % len(positions)])
    for kind, where, what in changes:
        KINDS[kind % len(KINDS)](position, positions, where, what)
    return position


def paths_of(value: Any, path: Path = ()) -> Iterator[Path]:
    """The places inside a JSON value, from the outside in."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from paths_of(item, (*path, key))


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def put(value: Any, path: Path, item: Any) -> None:
    at(value, path[:-1])[path[-1]] = item


def _place(position: Any, where: int) -> Path:
    """A field of the position first, then a place inside it: a long list is changed no more often than a number."""
    field = sorted(position)[where % len(position)]
    paths = [(field,), *paths_of(position[field], (field,))]
    return paths[where // len(position) % len(paths)]


def _step(position: Any, positions: list[Any], where: int, what: int) -> None:
    steps = sorted({other["step"] for other in positions})
    position["step"] = steps[what % len(steps)]


def _drop(position: Any, positions: list[Any], where: int, what: int) -> None:
    path = _place(position, where)
    del at(position, path[:-1])[path[-1]]


def _number(position: Any, positions: list[Any], where: int, what: int) -> None:
    """Another number, near the one that was there or far from it."""
    numbers = [path for path in paths_of(position) if type(at(position, path)) is int and path[0] != "dice"]
    path = numbers[where % len(numbers)]
    near = [at(position, path) + more for more in (-1, 1)]
    put(position, path, [*near, *NUMBERS][what % (len(near) + len(NUMBERS))])


def _stranger(position: Any, positions: list[Any], where: int, what: int) -> None:
    put(position, _place(position, where), copy.deepcopy(STRANGERS[what % len(STRANGERS)]))


def _swap(position: Any, positions: list[Any], where: int, what: int) -> None:
    """Two values of one kind change places."""
    one = _place(position, where)
    kind = type(at(position, one))
    alike = [path for path in paths_of(position) if type(at(position, path)) is kind and not _overlap(path, one)]
    if alike:
        other = alike[what % len(alike)]
        first, second = at(position, one), at(position, other)
        put(position, one, second)
        put(position, other, first)


def _overlap(one: Path, other: Path) -> bool:
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def _shorten(position: Any, positions: list[Any], where: int, what: int) -> None:
    lists = [path for path in paths_of(position) if isinstance(at(position, path), list) and at(position, path)]
    if lists:
        path = lists[where % len(lists)]
        del at(position, path)[what % len(at(position, path)) :]


def _mix(position: Any, positions: list[Any], where: int, what: int) -> None:
    """A field of another position."""
    other = positions[what % len(positions)]
    path = _place(other, where)
    try:
        put(position, path, copy.deepcopy(at(other, path)))
    except (KeyError, IndexError, TypeError):  # this one has no such place
        position[path[0]] = copy.deepcopy(other[path[0]])


def _name(position: Any, positions: list[Any], where: int, what: int) -> None:
    """Another name that stands somewhere in a position of the game."""
    other = positions[what % len(positions)]
    mine = [path for path in paths_of(position) if isinstance(at(position, path), str)]
    theirs = [at(other, path) for path in paths_of(other) if isinstance(at(other, path), str)]
    if mine and theirs:
        put(position, mine[where % len(mine)], theirs[what // len(positions) % len(theirs)])


KINDS = (_step, _number, _mix, _drop, _swap, _shorten, _name, _stranger)
