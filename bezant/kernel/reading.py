"""What every game asks of a position that somebody wrote: a typo must not load another position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bezant.kernel.dice import MASK
from bezant.kernel.errors import BadPosition
from bezant.kernel.names import NOBODY
from bezant.kernel.options import OptionTable
from bezant.kernel.state import WORDS, Position, Row

LONGEST_QUOTE, MOST_LISTED = 40, 30


def check_names(given: Any, names: Sequence[str], what: str) -> None:
    """Refuses an object with other names than these, and anything else."""
    if not isinstance(given, Mapping):
        raise BadPosition(f"An object says what {what} has, not {_short(given)}.")
    unknown = [name for name in given if name not in names]
    if unknown:
        raise BadPosition(f"“{_short(unknown[0])}” is nothing {what} has; there are: {_listed(names)}.")


def index_of(names: Sequence[str], name: Any, what: str) -> int:
    """The place of a name among those there are."""
    if name not in names:
        raise BadPosition(f"There is no {what} “{_short(name)}”; there are: {_listed(names)}.")
    return names.index(name)


def one_of(value: Any, allowed: Sequence[int], what: str) -> int:
    """The number itself, if it is one of those allowed."""
    if type(value) is not int or value not in allowed:
        listed = f"one of {', '.join(map(str, allowed))}"
        spanned = f"a whole number from {allowed[0]} to {allowed[-1]}"
        raise BadPosition(f"“{what}” is {listed if len(allowed) <= MOST_LISTED else spanned}, not {_short(value)}.")
    return value


def number_or_nobody(value: Any, allowed: Sequence[int], what: str) -> int:
    """The number itself, if it is one of those allowed; None is nobody."""
    return NOBODY if value is None else one_of(value, allowed, what)


def index_or_nobody(names: Sequence[str], name: Any, what: str) -> int:
    """The place of a name among those there are; None is nobody."""
    return NOBODY if name is None else index_of(names, name, what)


def players_in(given: Mapping[str, Any], seats: int) -> list[Mapping[str, Any]]:
    """What is said of each seat: nothing of those left out."""
    players = given.get("players", [])
    if len(players) > seats:
        raise BadPosition(f"There are {len(players)} players on {seats} seats.")
    return [*players, *({} for _ in range(seats - len(players)))]


def read_options(target: Row, given: Mapping[str, Any], options: OptionTable) -> None:
    """The options as `new` takes them."""
    for place, value in enumerate(options.values(given.get("options", {})).tolist()):
        target[place] = value


def read_dice(s: Position, given: Mapping[str, Any]) -> None:
    """The generator; where it is left out, any."""
    for place, word in enumerate(given.get("dice", [1] * WORDS)):
        s.dice[place] = word & MASK


def read_result(given: Mapping[str, Any], ends: Sequence[str], number_of: Callable[[Any], int]) -> tuple[int, int]:
    """The end that the result names, and the bits of all who have won."""
    result = given.get("result")
    if result is None:
        return 0, 0
    winners = {number_of(winner) for winner in result["winners"]}
    return index_of(ends, result["reason"], "reason"), sum(1 << winner for winner in winners)


def _short(value: Any) -> str:
    """What was given, as much of it as a sentence can hold."""
    words = value if isinstance(value, str) else repr(value)
    return words if len(words) <= LONGEST_QUOTE else f"{words[:LONGEST_QUOTE]}…"


def _listed(names: Sequence[str]) -> str:
    """The names, and how many more there are."""
    more = len(names) - MOST_LISTED
    return ", ".join(names[:MOST_LISTED]) + (f" and {more} more" if more > 0 else "")
