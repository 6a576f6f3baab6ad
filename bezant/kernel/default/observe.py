"""What a learner sees, made of what the game declares; of all its fields where it declares nothing."""

from __future__ import annotations

from typing import Any

from bezant.kernel import compile, observation
from bezant.kernel.compile import from_source, game_module, made_for, outlined, rule, table
from bezant.kernel.contract import facts_of, part_of, sides_by_count
from bezant.kernel.names import NOBODY
from bezant.kernel.observation import Observed, choice, number, seat, sides_in_bits
from bezant.kernel.state import Position

OBSERVATION_VERSION = 1
OBSERVED: tuple[Observed, ...] = ()


def _every_field(game: str) -> tuple[Observed, ...]:
    """All fields but the generator: nothing is hidden."""
    state: type[Position] = part_of(game, "state", compile.INTERPRETED).State
    steps = part_of(game, "rules", compile.INTERPRETED).COURSE.steps
    known = {
        "step": choice("step", "the step the game is at", len(steps)),
        "active": seat("active", "the seat that is asked"),
        "end": choice("end", "how the game ended", len(facts_of(game).end_names)),
        "winners": sides_in_bits("winners", "the sides that have won"),
    }
    own = number("own_seat", "the place of one's own seat", max(facts_of(game).seat_counts), of=_own_seat)
    plain = {
        name: number(name, f"one more than the field “{name}” of the position", observation.HIGHEST, least=NOBODY)
        for name in state.fields
        if name not in ("dice", "seats")
    }
    return (own, *(plain | known).values())


@rule
def _own_seat(s: Position, seat: int) -> int:
    return seat


def _blank_array(out: Any) -> None:
    for place in range(len(out)):
        out[place] = 0


def _blank_view(out: Any) -> None:
    out[:] = bytes(len(out))


if _made := made_for(__name__):
    _brought = getattr(game_module(_made.game, "observe", _made.mode), "OBSERVED", None)
    OBSERVED = _every_field(_made.game) if _brought is None else _brought
    _fields = part_of(_made.game, "state", compile.INTERPRETED).State.fields
    _facts = facts_of(_made.game)
    observe_into = from_source(
        __name__,
        "filled",
        observation.source(OBSERVED, _fields, {count: max(_facts.sides(count)) + 1 for count in _facts.seat_counts}),
        observation.readers(OBSERVED)
        | {
            "outlined": outlined,
            "blank": rule(_blank_array) if compile.is_compiled(__name__) else _blank_view,
            "SIDE_OF": table(__name__, sides_by_count(_made.game)),
        },
    ).observe_into
