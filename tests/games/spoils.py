"""Positions broken on purpose: what a law must notice, be it of a position or of a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from tests.games.plies import Change, Law

Spoil = Callable[[Any], None]


def put(**fields: Any) -> Spoil:
    """A change of a position: the new number of a field, or a place in it and what is put there."""

    def spoil(position: Any) -> None:
        for field, new in fields.items():
            place, value = new if isinstance(new, tuple) else ((), new)
            position[field][(0, *place) if isinstance(place, tuple) else (0, place)] = value

    return spoil


def laws_against(laws: Sequence[Law], position: Any, spoil: Spoil) -> set[int]:
    """The laws, by their places in the list, that hold in a position and no longer once it is spoiled."""
    spoiled = position.copy()
    spoil(spoiled)
    return {place for place, (_, _, law) in enumerate(laws) if np.all(law(position)) and not np.all(law(spoiled))}


def changes_against(changes: Sequence[Change], position: Any, earlier: Spoil, later: Spoil) -> set[int]:
    """The laws that allow a position to stay as it is, and not to become another."""
    before, after = position.copy(), position.copy()
    earlier(before)
    later(after)
    return {
        place
        for place, (_, change) in enumerate(changes)
        if np.all(change(position, position)) and not np.all(change(before, after))
    }


def ids(laws: Sequence[Law] | Sequence[Change], places: Iterable[int]) -> set[str]:
    return {laws[place][0] for place in places}


def never_broken(
    laws: Sequence[Law], changes: Sequence[Change], position: Any, impossible: Any, forbidden: Any
) -> set[str]:
    """The ids of laws that no case breaks: neither one of impossible positions, nor one of forbidden changes."""
    broken = {place for case in impossible for place in laws_against(laws, position, *case.values)}
    changed = {place for case in forbidden for place in changes_against(changes, position, *case.values)}
    return ids(laws, set(range(len(laws))) - broken) | ids(changes, set(range(len(changes))) - changed)
