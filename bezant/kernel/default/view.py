"""What is shown of a game that brings no view of its own, or only a part of one."""

from __future__ import annotations

from typing import Any

from bezant.kernel import compile
from bezant.kernel.actions import Part
from bezant.kernel.contract import View, part_of
from bezant.kernel.messages import Reason
from bezant.kernel.pointing import NO_PLACES, Places

AMOUNTS: tuple[str, ...] = ()
HEADINGS: tuple[str, ...] = ()
TALK_RULE: str | None = None

_made = compile.made_for(__name__)


def _whole() -> View:
    """The view of the game, these defaults included."""
    assert _made is not None
    found: View = part_of(_made.game, "view", compile.INTERPRETED)
    return found


def ranking(s: Any) -> list[Any]:
    """Who is ahead: nothing breaks a tie of scores."""
    return _whole().scores(s)


def hidden_fields(s: Any) -> tuple[str, ...]:
    """Nothing is hidden."""
    return ()


def places(s: Any, verb: str, part: Part) -> Places:
    """No place stands for anything but itself."""
    return NO_PLACES


def refuse_place(s: Any, place: Part) -> Reason | None:
    """What is asked instead says why."""
    return None
