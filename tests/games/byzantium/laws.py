"""Laws of Byzantium about a decision: what may differ between the position before it and the one after, many games at
once."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from bezant.games.byzantium.invariants import cubes_on_boxes
from bezant.games.byzantium.names import Step
from bezant.games.byzantium.tables import ARAB, LEVY, NOBODY, PERSIA, PRINTED, SEATS, TAX_PER_CUBE, UPKEEP
from bezant.kernel.state import Array

Change = Callable[[Array, Array], Array]

LOOT = 2  # the most for a city of this board (BYZ-P17)
_PRINTED = np.array(PRINTED)


def _all(holds: Array) -> Array:
    return np.all(holds.reshape(len(holds), -1), axis=1)


def in_phase_1(before: Array, after: Array) -> Array:
    """Both positions lie in phase 1 of the same turn."""
    upkeep = (before["step"] == Step.upkeep) | (after["step"] == Step.upkeep)
    return (before["turn"] == after["turn"]) & ~upkeep & (after["step"] != Step.over)


def _gone_for_good(before: Array, after: Array) -> Array:
    return _all(after["buildings"] >= before["buildings"]) & _all(after["removed"] >= before["removed"])


def _pool_shrinks(before: Array, after: Array) -> Array:
    kept = _all(after["pool"] <= before["pool"]) & _all(after["removed"] == before["removed"])
    return ~in_phase_1(before, after) | kept


def _cubes_lie(before: Array, after: Array) -> Array:
    boxes = _all((before["holder"] == NOBODY) | (after["holder"] == before["holder"]))
    others = _all(after["taxes"] >= before["taxes"]) & _all(after["pass_cube"] >= before["pass_cube"])
    return ~in_phase_1(before, after) | (boxes & others & _all(cubes_on_boxes(after) >= cubes_on_boxes(before)))


def _points_fall_in_upkeep(before: Array, after: Array) -> Array:
    return ~in_phase_1(before, after) | _all(after["points"] >= before["points"])


def _money_grows(before: Array, after: Array) -> Array:
    growth = np.maximum(after["treasury"].astype(int) - before["treasury"], 0).sum(axis=(1, 2))
    tax = TAX_PER_CUBE * before["amount"].astype(int)
    allowed = np.where(before["step"] == Step.share, growth == tax, growth <= LOOT)
    return ~in_phase_1(before, after) | allowed


def _upkeep_is_paid(before: Array, after: Array) -> Array:
    """Each cube kept costs its price, while a row is being settled."""
    same_row = (before["step"] == Step.upkeep) & (after["step"] == Step.upkeep) & (before["row"] == after["row"])
    seat = (before["start"] + before["row"] // 2) % np.maximum(before["seats"], 1)
    games = np.arange(len(before))
    side = before["row"] % 2
    spent = before["treasury"].astype(int)[games, seat, side] - after["treasury"][games, seat, side]
    kept = before["unpaid"].astype(int) - after["unpaid"]
    return ~same_row | (spent == (kept * np.array(UPKEEP)[side]).sum(axis=1))


def _persia_shrinks(before: Array, after: Array) -> Array:
    return _all((after["allegiance"] != PERSIA) | (before["allegiance"] == PERSIA))


def _control_lasts(before: Array, after: Array) -> Array:
    of_a_side = (before["controller"] != NOBODY) & (after["allegiance"] <= ARAB)
    choosing = np.isin(after["step"], (Step.cube, Step.lose))[:, None] & (
        np.arange(before["controller"].shape[1]) == after["city"][:, None]
    )
    return _all(~of_a_side | (after["controller"] != NOBODY) | choosing)


def _markers_change_by_one(before: Array, after: Array) -> Array:
    change = after["markers"].astype(int) - before["markers"]
    taken = (before["allegiance"] == PERSIA) & (after["allegiance"] != PERSIA)
    return _all(np.where(taken, after["markers"] == np.maximum(1, _PRINTED - 1), abs(change) <= 1))


def _levy_stays(before: Array, after: Array) -> Array:
    idle = np.isin(before["step"], (Step.tax, Step.share, Step.enter)) & in_phase_1(before, after)
    return ~idle | _all(after["cubes"][..., LEVY] == before["cubes"][..., LEVY])


def _all_but_one_passed(before: Array, after: Array) -> Array:
    passed = ((after["passed"][:, None] >> np.arange(SEATS)) & 1).sum(axis=1)
    return (after["step"] != Step.upkeep) | (passed >= after["seats"] - 1)


def _boxes_are_free(before: Array, after: Array) -> Array:
    free = _all(after["holder"] == NOBODY) & _all(after["taxes"] == 0) & _all(after["pass_cube"] == 0)
    return (after["turn"] == before["turn"]) | (free & _all(after["guard"] == 0) & (after["passed"] == 0))


def _taxes_once(before: Array, after: Array) -> Array:
    changed = after["taxes"] != before["taxes"]
    return ~in_phase_1(before, after) | _all(~changed | (before["taxes"] == 0))


CHANGES: tuple[tuple[str, Change], ...] = (
    ("BYZ-I6", _gone_for_good),
    ("BYZ-I7", _pool_shrinks),
    ("BYZ-I8", _cubes_lie),
    ("BYZ-I10", _points_fall_in_upkeep),
    ("BYZ-I11", _money_grows),
    ("BYZ-I12", _upkeep_is_paid),
    ("BYZ-I16", _persia_shrinks),
    ("BYZ-I19", _control_lasts),
    ("BYZ-I21", _markers_change_by_one),
    ("BYZ-I28", _levy_stays),
    ("BYZ-I34", _all_but_one_passed),
    ("BYZ-I36", _boxes_are_free),
    ("BYZ-I37", _taxes_once),
)
