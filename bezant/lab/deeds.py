"""Titles that say what was done: a message of the game for the decision that mattered, with what came of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.messages import Argument, Event, Message, message
from bezant.kernel.wording import texts_of

NOTHING = "nothing"  # came of it that there would be words for
THEY = "they"  # who did it, until a reader is known; the page says "you" to the one it was


class Decision(Protocol):
    @property
    def action(self) -> int: ...
    @property
    def played(self) -> Mapping[str, Any] | None: ...


def title_of(
    game: str, seat: int, decisions: Sequence[Decision], weights: Mapping[int, float], events: Sequence[Event]
) -> tuple[int, Message]:
    """The decision that mattered most among those a game has words for, and the words; else the label of its option."""
    by_weight = sorted(decisions, key=lambda decision: -weights[decision.action])
    for decision in by_weight:
        assert decision.played is not None
        deed = _deed(game, decision.played.get("label"))
        if deed is not None:
            return decision.action, {"id": deed, "args": _arguments(game, seat, decision.played["label"], events)}
    first = by_weight[0]
    assert first.played is not None
    label: Message | None = first.played.get("label")
    return first.action, label or message("")


def is_deed(message: Message) -> bool:
    """Whether the words say what was done, and by whom."""
    return "-deed-" in message["id"]


def _deed(game: str, label: Message | None) -> str | None:
    """The message for a choice: one for its kind and value, such as passing among the actions, before one for its kind."""
    if label is None:
        return None
    kind = label["id"].replace(f"{game}-option-", f"{game}-deed-")
    values = [f"{kind}-{value}" for value in label["args"].values() if isinstance(value, str)]
    return next((name for name in (*values, kind) if name in _deeds(game)), None)


def _arguments(game: str, seat: int, label: Message, events: Sequence[Event]) -> dict[str, Argument]:
    outcomes = part_of(game, "outlook", compile.INTERPRETED).OUTCOMES
    came = next((event for event in reversed(events) if event.name in outcomes), None)
    told: dict[str, Argument] = {} if came is None else dict(came.args)
    return {**told, **label["args"], "seat": seat, "who": THEY, "outcome": NOTHING if came is None else came.name}


@cache
def _deeds(game: str) -> frozenset[str]:
    """The names of the messages that a game has for what was done."""
    text = "\n".join(texts_of(game, "en"))
    return frozenset(re.findall(rf"^({re.escape(game)}-deed-[a-z0-9_-]+) =", text, re.MULTILINE))
