"""Laws of Jerusalem about a decision: what may differ between the position before it and the one after, many games at once."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from bezant.games.jerusalem.names import Step
from bezant.games.jerusalem.tables import (
    AREAS,
    BARON_NEEDS,
    ELECTION,
    IS_BIG,
    MARKET,
    NOBILITY,
    NOBODY,
    PALACE,
    PART,
    PATRIARCHS,
    SEATS,
    SPECIAL_TAX,
    SUCCESSION,
    TEMPLARS,
    WAR,
)
from bezant.kernel.state import Array

Change = Callable[[Array, Array], Array]


def _all(holds: Array) -> Array:
    return np.all(holds.reshape(len(holds), -1), axis=1)


def _deploys(p: Array) -> Array:
    return (p["step"] >= Step.deploy) & (p["step"] <= Step.gain)


def _same_turn(before: Array, after: Array) -> Array:
    """Both positions lie in one deployment turn."""
    same = (before["round"] == after["round"]) & (before["place"] == after["place"])
    return _deploys(before) & _deploys(after) & same


def _in(p: Array, district: int) -> Array:
    return p["squires"][:, :, PART * district : PART * district + PART]


def _ends_round(before: Array, after: Array) -> Array:
    return after["round"] > before["round"]


def _ends_with(before: Array, after: Array, event: int) -> Array:
    happened = before["event"][np.arange(len(before)), before["round"] - 1]
    return _ends_round(before, after) & (happened == event)


def _barons_guard(before: Array, after: Array) -> Array:
    areas = np.arange(AREAS)
    blocked = (before["baron"][:, :, None] == areas).any(axis=1)
    owner = before["baron"][:, :, None] == areas
    change = after["squires"].astype(int) - before["squires"]
    allowed = np.where(owner, (change == 0) | (change == 1), change == 0)
    return ~_same_turn(before, after) | _all(~blocked[:, None, :] | allowed)


def _barons_need_squires(before: Array, after: Array) -> Array:
    """JER-I8: a Baron is placed with enough own squires around it, and stays until the round ends."""
    games, seat = np.arange(len(before)), before["active"]
    placed = (
        _same_turn(before, after) & (before["baron"][games, seat] == NOBODY) & (after["baron"][games, seat] != NOBODY)
    )
    area = np.maximum(after["baron"][games, seat], 0)
    office = np.maximum(after["office"][games, after["round"] - 1, seat], 0)
    needed = np.array(BARON_NEEDS)[office, np.array(IS_BIG)[area]]
    enough = after["squires"][games, seat, area] >= needed
    stays = _all((before["baron"] == NOBODY) | (after["baron"] == before["baron"]))
    return (~placed | enough) & (_ends_round(before, after) | stays)


def _prestige_grows(before: Array, after: Array) -> Array:
    return ~_same_turn(before, after) | _all(after["prestige"] >= before["prestige"])


def _heights_grow(before: Array, after: Array) -> Array:
    return _all(after["height"] >= before["height"])


def _moves_keep_numbers(before: Array, after: Array) -> Array:
    in_turn = _same_turn(before, after) & np.isin(before["step"], (Step.move, Step.again, Step.their))
    tower = (before["step"] == Step.tower) & (after["round"] == before["round"]) & (after["step"] < Step.succession)
    same = _all(after["squires"].sum(axis=2) == before["squires"].sum(axis=2))
    return ~(in_turn | tower) | same


def _bids_increase(before: Array, after: Array) -> Array:
    going_on = (before["step"] == Step.raise_) & (after["step"] == Step.raise_) & (before["lot"] == after["lot"])
    raised = (after["bid"] > before["bid"]) == (after["bidder"] != before["bidder"])
    return ~going_on | (raised & (after["bid"] >= before["bid"]))


def _prestige_is_built(before: Array, after: Array) -> Array:
    built = _ends_round(before, after) | (after["step"] == Step.over)
    return ~built | _all(after["prestige"] <= after["height"] + 2)


def _palace_after_succession(before: Array, after: Array) -> Array:
    here = np.arange(PART * PALACE, PART * PALACE + PART)
    at_baron = before["baron"][:, :, None] == here
    few = _all(_in(after, PALACE).sum(axis=2) <= 2) & _all(at_baron | (_in(after, PALACE) == 0))
    return ~_ends_with(before, after, SUCCESSION) | few


def _templars_after_war(before: Array, after: Array) -> Array:
    return ~_ends_with(before, after, WAR) | _all(_in(after, TEMPLARS) == 0)


def _equals_after_election(before: Array, after: Array) -> Array:
    holds = np.ones(len(before), bool)
    for district in (PATRIARCHS, NOBILITY):
        squires = _in(after, district)
        most = squires.max(axis=1, keepdims=True)
        holds &= _all((squires == 0) | (squires == most))
    return ~_ends_with(before, after, ELECTION) | holds


def _tax_is_paid(before: Array, after: Array) -> Array:
    """Nobody has more squires in the Market than before, and none without having had the coins."""
    fewer = _all(_in(after, MARKET).sum(axis=2) <= _in(before, MARKET).sum(axis=2))
    return ~_ends_with(before, after, SPECIAL_TAX) | fewer


def _rounds_follow(before: Array, after: Array) -> Array:
    return (after["round"] == before["round"]) | (after["round"] == before["round"] + 1)


def _cards_are_drawn_once(before: Array, after: Array) -> Array:
    return _all(after["deck"] <= before["deck"]) & (after["plays"] >= before["plays"])


def _those_who_do_not_play_have_nothing(before: Array, after: Array) -> Array:
    absent = np.arange(SEATS) >= after["seats"][:, None]
    return _all(~absent | ((after["coins"] == 0) & (after["screen"] == 0) & (after["height"] == 0)))


CHANGES: tuple[tuple[str, Change], ...] = (
    ("JER-I1", _those_who_do_not_play_have_nothing),
    ("JER-I4", _cards_are_drawn_once),
    ("JER-I7", _bids_increase),
    ("JER-I8", _barons_need_squires),
    ("JER-I9", _barons_guard),
    ("JER-I10", _prestige_grows),
    ("JER-I13", _prestige_is_built),
    ("JER-I14", _heights_grow),
    ("JER-I17", _moves_keep_numbers),
    ("JER-I18", _palace_after_succession),
    ("JER-I18", _templars_after_war),
    ("JER-I18", _equals_after_election),
    ("JER-I18", _tax_is_paid),
    ("JER-I21", _rounds_follow),
)
