"""The rules of Carolus Magnus, one chapter a file, and the decision table: what may be answered to which question.

Some answer is always open (CAR-R39)."""

from __future__ import annotations

from bezant.kernel.actions import Verb
from bezant.kernel.compile import rule
from bezant.kernel.decisions import At, Course

from ..names import Step, Why
from ..state import State
from ..tables import DISC_NUMBERS, FAMILY_NAMES, PROVINCES
from . import course, discs, emperor, knights, refill
from .course import set_up

__all__ = ["COURSE", "imagine", "set_up"]

FAMILY, DISC, STEPS = ("family", FAMILY_NAMES), ("disc", DISC_NUMBERS), ("steps", DISC_NUMBERS)
COURT, LAND = ("court", ("court",)), ("land", range(PROVINCES))
NAMING = (Step.setup, Step.refill)

COURSE = Course(
    Step,
    Why,
    (
        Verb("name", NAMING, refill.name_family, refill.refuse_name, "CAR-10.1", (FAMILY,)),  # CAR-D4, CAR-D9
        Verb("disc", Step.choose, discs.choose_disc, discs.refuse_disc, "CAR-5.1", (DISC,)),  # CAR-D6
        Verb("court", Step.place, knights.place_at_court, knights.refuse_knight, "CAR-6.4", (FAMILY, COURT)),  # CAR-D7
        Verb("land", Step.place, knights.place_in_land, knights.refuse_land, "CAR-6.10", (FAMILY, LAND)),  # CAR-D7
        Verb("steps", Step.move, emperor.move_emperor, emperor.refuse_steps, "CAR-7.2", (STEPS,)),  # CAR-D8
    ),
    {
        Step.setup: At(asks=course.asks_at_setup),
        Step.choose: At(asks=discs.asks_for_a_disc, lists=discs.discs_into),
        Step.place: At(asks=knights.asks_for_a_knight, lists=knights.placements_into, draws=knights.random_placement),
        Step.move: At(asks=emperor.asks_for_steps, lists=emperor.steps_into, draws=emperor.random_steps),
        Step.refill: At(asks=course.asks_at_refill),
    },
)


@rule
def imagine(s: State, seat: int) -> None:
    """CAR-R38: nothing is hidden but the coming dice, and those are fresh already."""
