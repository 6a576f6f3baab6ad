"""JER-I7, JER-I9, JER-I18, JER-I21: what is in progress fits the question that is asked. A position is looked at once its
counts and names are known to be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bezant.kernel.names import OK

from . import tables as T
from .names import STEP_NAMES, Step
from .rules import COURSE, areas, calendar, cards, deployment, revenue
from .tables import NOBODY

_AUCTION = (Step.office, Step.open, Step.raise_)
_EVENT_OF = {Step.succession: T.SUCCESSION, Step.war: T.WAR, Step.tax: T.SPECIAL_TAX}


def unfit_progress(s: Any) -> tuple[str, str] | None:
    """The invariant that the question breaks and in what way: what it is about is missing, or could not be chosen."""
    if s.step == Step.over:
        return None
    by_place = s.step == Step.draft or Step.deploy <= s.step <= Step.gain or Step.succession <= s.step <= Step.war
    if s.place != 0 and not by_place:
        return "JER-I21", f"step “{STEP_NAMES[s.step]}” does not go by the places of the turn order, so “place” is 0."
    invariant, fits, words = _FITS[s.step]
    if not fits(s):
        return invariant, words
    if not COURSE.has_answer(s):
        return "JER-I21", f"step “{STEP_NAMES[s.step]}” has no answer in this position."
    return None


# --- the auction and the draft ------------------------------------------------------------------------------------------------


def _is_auction(s: Any) -> bool:
    """JER-6.13: the last office is not sold; before the first bid nothing is bid, and nobody has passed."""
    left = sum(areas.office_of(s, seat) == NOBODY for seat in range(s.seats))
    begins = s.step != Step.raise_
    return left > 1 and not (begins and (s.bidder != NOBODY or s.bid != 0 or s.passed != 0))


def _is_opening(s: Any) -> bool:
    return _is_auction(s) and s.coins[s.active] > 0


def _is_draft(s: Any) -> bool:
    return bool(s.place < s.seats - 1)


# --- choices inside a deployment turn -----------------------------------------------------------------------------------------


def _chosen(s: Any) -> tuple[bool, bool, bool]:
    """Whether a card, a first and a second area are chosen."""
    return s.card != NOBODY, s.from_area != NOBODY, s.to_area != NOBODY


_NOTHING = (False, False, False)


def _is_idle(s: Any) -> bool:
    return _chosen(s) == _NOTHING and s.left == 0


def _is_trade(s: Any) -> bool:
    free = areas.free_areas(s)
    own = sum(s.squires[s.active, area] for area in range(T.AREAS) if free >> area & 1 == 1)
    return _chosen(s) == _NOTHING and 0 < s.left <= T.TRADE_SQUIRES and own >= s.left


def _is_march(s: Any) -> bool:
    marshal = s.marshal_used == 1 and areas.office_of(s, s.active) == T.MARSHAL
    way = _chosen(s) == (False, True, True) and s.left == 0
    return marshal and way and deployment.refuse_step(s, s.from_area, s.to_area) == OK


def _is_move(s: Any) -> bool:
    if s.left == T.MOVED:
        return _chosen(s) == _NOTHING
    return bool(s.left == 1 and _chosen(s) == (False, True, True) and s.from_area != s.to_area)


def _is_exchange(s: Any) -> bool:
    return _chosen(s) == (False, True, False) and s.left == 0 and cards.refuse_own(s, s.from_area) == OK


def _is_sweep(s: Any) -> bool:
    most = min(T.SWEPT, s.supply[s.active])
    return _chosen(s) == (True, False, False) and s.card >= T.FIRST_SWEEP and 0 < s.left <= most


# --- revenue ------------------------------------------------------------------------------------------------------------------


def _is_tower(s: Any) -> bool:
    return bool(s.active == areas.controller(s, T.TOW))


def _is_scholars(s: Any) -> bool:
    return bool(
        s.active == areas.district_majority(s, T.PATRIARCHS)
        and s.screen[s.active] >= T.SCHOLARS_PRICE
        and sum(s.deck) > 0
    )


def _is_materials(s: Any) -> bool:
    return s.active == areas.district_majority(s, T.MARKET) and revenue.most_prestige(s, s.active) > 0


def _is_intrigues(s: Any) -> bool:
    return bool(s.active == areas.district_majority(s, T.NOBILITY))


def _is_income(s: Any) -> bool:
    return s.active == areas.controller(s, s.area) and revenue.asks_for_income(s, s.active, s.area)


# --- events -------------------------------------------------------------------------------------------------------------------


def _is_event(s: Any) -> bool:
    return bool(s.event[s.round - 1] == _EVENT_OF[s.step])


def _stand_in(s: Any, district: int, seats: range) -> bool:
    """Whether one of the seats has a squire there."""
    return any(s.squires[seat, T.PART * district + place] > 0 for seat in seats for place in range(T.PART))


def _is_succession(s: Any) -> bool:
    """JER-19.3: nobody can save more squires than the Palace has sent to his supply."""
    to_come = [areas.seat_at(s, place) for place in range(s.place, s.seats)]
    counted = all(s.toll[seat] <= T.MOST_SAVED for seat in range(s.seats))
    return _is_event(s) and counted and all(s.toll[seat] <= s.supply[seat] for seat in to_come) and not any(s.spared)


def _is_tax(s: Any) -> bool:
    return _is_event(s) and not any(s.toll) and calendar.can_spare_any(s)


def _is_war(s: Any) -> bool:
    """JER-19.14: at most two from each opponent; those who fell have left the Templars."""
    taken = [s.toll[seat] for seat in range(s.seats)]
    counted = max(taken) <= T.MOST_KILLED and taken[s.active] == 0
    most = T.MOST_KILLED * (s.seats - 1)
    gone = not _stand_in(s, T.TEMPLARS, range(s.active, s.active + 1)) and not any(s.spared)
    return _is_event(s) and counted and gone and sum(taken) + s.left <= most and calendar.has_target(s)


_FITS: dict[int, tuple[str, Callable[[Any], bool], str]] = {
    Step.office: (
        "JER-I7",
        _is_auction,
        "two offices or more are for sale, and before the first bid nobody has passed.",
    ),
    Step.open: ("JER-I7", _is_opening, "who opens has coins, and before the first bid nobody has passed."),
    Step.raise_: ("JER-I7", _is_auction, "two offices or more are for sale."),
    Step.draft: ("JER-I21", _is_draft, "the last in turn order receives a card and chooses none."),
    Step.deploy: ("JER-I9", _is_idle, "nothing is half chosen when the menu is open."),
    Step.pick: ("JER-I9", _is_trade, "a trade takes three own squires from areas without a Baron."),
    Step.again: ("JER-I9", _is_march, "the Marshal marches again on the way just taken."),
    Step.move: ("JER-I9", _is_move, "two squires are moved, and after the first its way is known."),
    Step.own: ("JER-I9", _is_idle, "an exchange begins with the own squire."),
    Step.their: ("JER-I9", _is_exchange, "an own squire that can be exchanged is chosen first."),
    Step.into: ("JER-I9", _is_sweep, "a sweep card brings one or two squires that the supply has."),
    Step.gain: ("JER-I9", _is_idle, "resources are gained with nothing else in progress."),
    Step.tower: ("JER-I21", _is_tower, "the controller of the Tower of David is asked."),
    Step.scholars: ("JER-I21", _is_scholars, "who has the majority among the Patriarchs and a squire to pay is asked."),
    Step.materials: ("JER-I21", _is_materials, "who has the majority in the Market and coins to pay is asked."),
    Step.intrigues: ("JER-I21", _is_intrigues, "who has the majority among the Nobility is asked."),
    Step.income: ("JER-I16", _is_income, "the controller of the area is asked, where less may be taken."),
    Step.succession: (
        "JER-I18",
        _is_succession,
        "the succession is the event, and saves squires that left the Palace.",
    ),
    Step.tax: ("JER-I18", _is_tax, "the special tax is the event, and somebody can pay it."),
    Step.war: ("JER-I18", _is_war, "war is the event, and takes two squires at most from each opponent."),
}
