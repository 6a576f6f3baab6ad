"""Part VI: what holds at every decision. Each law is asked of many positions at once: records in, one answer for each out."""

from __future__ import annotations

import numpy as np

from bezant.kernel.laws import Broken, Law, all_of, first_broken, first_complaint, options_in_range, plays
from bezant.kernel.state import Array

from . import tables as T
from .board import MOST_MARKERS
from .names import OPTIONS, Step
from .progress import unfit_progress
from .rules import COURSE
from .state import State
from .tables import ARAB, BYZ, CITIES, NOBODY, ROWS

MOST = 9_999  # Bezants or points: far more than a game can bring, and a game can go on from there

_SEAT = np.arange(T.SEATS)
_CITY = np.arange(CITIES)
_STARTS_PERSIAN = np.array(T.START_ALLEGIANCE) == T.PERSIA


def cubes_on_cities(p: Array) -> Array:
    """Control cubes of each seat; a disk replaces one (BYZ-16.1)."""
    shown = (p["controller"][:, None, :] == _SEAT[:, None]) & (p["fortified"][:, None, :] == 0)
    counts: Array = shown.sum(axis=2)
    return counts


def cubes_on_boxes(p: Array) -> Array:
    """Cubes of each seat on special action boxes."""
    counts: Array = (p["holder"][:, None, :] == _SEAT[:, None]).sum(axis=2)
    return counts


def cubes_in_all(p: Array) -> Array:
    """Every cube of each seat, wherever it lies (BYZ-5.1)."""
    zones = p["pool"].astype(int) + p["losses"] + p["taxes"] + p["pass_cube"] + p["removed"]
    boxes = p["cubes"].sum(axis=(2, 3), dtype=int) + p["buildings"].sum(axis=2, dtype=int)
    counts: Array = zones + boxes + cubes_on_cities(p) + cubes_on_boxes(p)
    return counts


def army_cubes(p: Array) -> Array:
    """BYZ-1.9 for each seat and side, a guard included."""
    own = p["cubes"][..., [T.ELITE, T.MAIN, T.MOVE]].sum(axis=3, dtype=int)
    titles = p["holder"][:, list(T.TITLE_BOX)]
    guards = (titles[:, None, :] == _SEAT[:, None]) & (p["guard"][:, None, :] == 1)
    counts: Array = own + guards
    return counts


def spare_disks(p: Array) -> Array:
    walls = (p["controller"][:, None, :] == _SEAT[:, None]) & (p["fortified"][:, None, :] == 1)
    counts: Array = T.DISKS - walls.sum(axis=2)
    return counts


def _cubes(p: Array) -> Array:
    return all_of(cubes_in_all(p) == np.where(plays(p, T.SEATS), T.CUBES, 0))


def _counts(p: Array) -> Array:
    zones = ("pool", "losses", "taxes", "pass_cube", "buildings", "removed", "cubes", "placed", "unpaid", "to_lose")
    counts = np.concatenate([p[zone].reshape(len(p), -1) for zone in zones], axis=1)
    return all_of(counts >= 0)


def _bulgars(p: Array) -> Array:
    return (p["bulgars"] >= 0) & (p["bulgars"] <= T.BULGAR_CUBES)


def _guards(p: Array) -> Array:
    titles = p["holder"][:, list(T.TITLE_BOX)]
    return all_of(((p["guard"] == 0) | (p["guard"] == 1)) & ((p["guard"] == 0) | (titles != NOBODY)))


def _boxes(p: Array) -> Array:
    held = (p["holder"] >= NOBODY) & (p["holder"] < p["seats"][:, None])
    return all_of(held) & all_of(p["pass_cube"] <= p["passed"][:, None] >> _SEAT & 1)


def _treasuries(p: Array) -> Array:
    return all_of((p["treasury"] >= 0) & (p["treasury"] <= MOST))


def _points(p: Array) -> Array:
    return all_of((p["points"] >= 0) & (p["points"] <= MOST))


def _markers(p: Array) -> Array:
    of_a_side = (p["allegiance"] <= ARAB) & (_CITY != T.CAPITAL)
    return all_of(~of_a_side | ((p["markers"] >= 1) & (p["markers"] <= MOST_MARKERS)))


def _bulgar_markers(p: Array) -> Array:
    return all_of((p["allegiance"] != T.BULGAR) | ((p["markers"] >= 1) & (p["markers"] < MOST_MARKERS)))


def _bare_cities(p: Array) -> Array:
    return all_of(((p["allegiance"] != T.PERSIA) & (_CITY != T.CAPITAL)) | (p["markers"] == 0))


def _allegiances(p: Array) -> Array:
    known = (p["allegiance"] >= BYZ) & (p["allegiance"] <= T.BULGAR)
    holds: Array = all_of(known & ((p["allegiance"] != T.PERSIA) | _STARTS_PERSIAN)) & (
        p["allegiance"][:, T.CAPITAL] == BYZ
    )
    return holds


def _controllers(p: Array) -> Array:
    seated = (p["controller"] >= NOBODY) & (p["controller"] < p["seats"][:, None])
    shown = (p["fortified"] == 0) | ((p["fortified"] == 1) & (p["controller"] != NOBODY))
    return all_of(seated & shown)


def _uncontrollable(p: Array) -> Array:
    barred = (p["allegiance"] > ARAB) | (_CITY == T.CAPITAL)
    return all_of(~barred | (p["controller"] == NOBODY))


def _disks(p: Array) -> Array:
    return all_of(spare_disks(p) >= 0)


def _figures(p: Array) -> Array:
    on_map = (p["army"] >= NOBODY) & (p["army"] < CITIES)
    return all_of(on_map & (plays(p, T.SEATS)[:, :, None] | (p["army"] == NOBODY)))


def _armies(p: Array) -> Array:
    unsettled = ((p["step"] == Step.lose) & (p["then"] == Step.battle_result)) | (p["step"] == Step.reinforce)
    holds: Array = unsettled | all_of((p["army"] == NOBODY) | (army_cubes(p) > 0))
    return holds


def _homes(p: Array) -> Array:
    """The attacking figure alone may stand in a city of another side, while its attack lasts."""
    side = np.take_along_axis(p["allegiance"], np.maximum(p["army"], 0).reshape(len(p), -1).astype(int), axis=1)
    at_home = (p["army"] == NOBODY) | (side.reshape(p["army"].shape) == np.arange(ROWS))
    own = (_SEAT[:, None] == p["actor"][:, None, None]) & (np.arange(ROWS) == p["side"][:, None, None])
    attacks = own & (p["army"] == p["city"][:, None, None])
    return all_of(at_home | attacks)


def _first_armies(p: Array) -> Array:
    return all_of((p["army"][:, :, BYZ] == NOBODY) | (p["has_marched"] == 1))


def _targets(p: Array) -> Array:
    attacked = np.isin(p["step"], (Step.stand, Step.opponent, Step.levy)) & (p["side"] != T.BULGAR)
    controller = np.take_along_axis(p["controller"], np.maximum(p["city"], 0)[:, None].astype(int), axis=1)[:, 0]
    against_capital = (p["side"] == BYZ) & (p["city"] == T.CAPITAL)
    holds: Array = ~attacked | ((controller != p["actor"]) & ~against_capital)
    return holds


def _course(p: Array) -> Array:
    seated = (p["active"] >= 0) & (p["active"] < p["seats"]) & (p["actor"] >= 0) & (p["actor"] < p["seats"])
    asked = (p["step"] >= 0) & ((p["step"] < COURSE.question_count) | (p["step"] == Step.over))
    acting = (p["step"] != Step.action) | ((p["active"] == p["actor"]) & ((p["passed"] >> p["actor"]) & 1 == 0))
    holds: Array = seated & asked & acting
    return holds


def _turns(p: Array) -> Array:
    starts = (p["start"] >= 0) & (p["start"] < p["seats"])
    first = (p["first_passer"] == NOBODY) == (p["passed"] == 0)
    holds: Array = (p["turn"] >= 1) & (p["turn"] <= T.TURNS) & starts & first & (p["passed"] >> p["seats"] == 0)
    return holds


def _winners(p: Array) -> Array:
    over = p["step"] == Step.over
    seated = (p["winners"] > 0) & (p["winners"] >> p["seats"] == 0)
    holds: Array = np.where(over, seated & (p["end"] != 0), (p["winners"] == 0) & (p["end"] == 0))
    return holds


INVARIANTS: tuple[tuple[str, str, Law], ...] = (
    ("BYZ-I35", "the options are the readings of the rulings.", options_in_range(OPTIONS)),
    ("BYZ-I33", "the seat asked takes part, and a player whose action it is has not passed.", _course),
    ("BYZ-I35", "the turn is 1, 2 or 3, and the first to pass is one who has passed.", _turns),
    ("BYZ-I22", "a figure stands in a city of the board, or on none.", _figures),
    ("BYZ-I2", "no count of cubes is negative.", _counts),
    ("BYZ-I17", "a controller takes part in the game, and a fortification has one.", _controllers),
    (
        "BYZ-I5",
        "a special action box holds at most one cube, of a seat that plays, and PASS one of a seat that has passed.",
        _boxes,
    ),
    ("BYZ-I1", f"every player has {T.CUBES} cubes in all.", _cubes),
    ("BYZ-I3", f"the Bulgar box and its supply hold {T.BULGAR_CUBES} cubes.", _bulgars),
    ("BYZ-I4", "a guard stands on its box, with this turn's Emperor or Caliph, or aside.", _guards),
    ("BYZ-I9", f"a treasury has 0 to {MOST} Bezants.", _treasuries),
    ("BYZ-I10", f"a total of points is 0 to {MOST}.", _points),
    ("BYZ-I16", "only cities that began Persian are, and Constantinople is Byzantine.", _allegiances),
    ("BYZ-I13", "a Byzantine or Arab city has one to three markers.", _markers),
    ("BYZ-I14", "a Bulgar city has one or two markers.", _bulgar_markers),
    ("BYZ-I15", "Persian cities and Constantinople have no markers.", _bare_cities),
    ("BYZ-I18", "nobody controls Constantinople, a Persian or a Bulgar city.", _uncontrollable),
    ("BYZ-I20", "every player has two disks for fortifications.", _disks),
    ("BYZ-I26", "a Byzantine army is on the board only after its owner controlled a Byzantine city.", _first_armies),
    ("BYZ-I23", "a figure on the board has an army cube.", _armies),
    ("BYZ-I24", "every figure stands in a city of its side.", _homes),
    ("BYZ-I27", "no army attacks its owner's city, and no Byzantine army Constantinople.", _targets),
    ("BYZ-I41", "a game has winners among its players exactly when it is over.", _winners),
)


def broken_invariant(s: State) -> Broken | None:
    """The id of the first invariant the position breaks and what should hold; None if it can occur."""
    return first_broken(s, INVARIANTS) or first_complaint(s, [("BYZ-I33", unfit_progress)])
