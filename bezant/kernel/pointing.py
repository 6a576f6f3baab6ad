"""Places on a board: what stands there for a part of an action, and which action is meant by pointing at one.

A place is named like a part, by kind and value. Every part stands for the place of its own name; a game may name more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bezant.kernel.actions import Action, ActionTable, Part
from bezant.kernel.messages import Message, Reason


class Places(NamedTuple):
    """The places that stand for a part besides the one of its own name."""

    lit: tuple[Part, ...] = ()  # shown as open when the part is
    leads: tuple[Part, ...] = ()  # not lit, but pointing at them means the part


NO_PLACES = Places()


@dataclass(frozen=True)
class WhyNot:
    """The answer to "why not?": the action that was meant, what it was pointed at for, and its refusal; no reason if it is open."""

    action: int | None
    label: Message | None
    reason: Reason | None


def meant(
    actions: ActionTable,
    open_now: Iterable[int],
    stands: Callable[[Action, Part], bool],
    picked: Sequence[Part],
    place: Part,
) -> tuple[int, int] | None:
    """The action that is meant by a place and where in its path the place stands; None where none is.

    The one that shares most with what is picked, then one that answers the question asked now, then the one that needs
    least to be chosen before."""
    asked = {actions[id].verb for id in open_now}
    found = []
    for id in range(len(actions)):
        action = actions[id]
        at = next((level for level, part in enumerate(action.path) if same(part, place) or stands(action, part)), None)
        if at is None:
            continue
        shared = sum(same(one, other) for one, other in zip(action.path[:at], picked, strict=False))
        found.append((-shared, action.verb not in asked, at - shared, id, at))
    return min(found)[-2:] if found else None


def same(one: Part, other: Part) -> bool:
    """Whether two places have one name; over the wire a number is written with digits."""
    return one.kind == other.kind and str(one.value) == str(other.value)
