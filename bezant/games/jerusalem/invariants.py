"""Part VI: what holds at every decision. Each law is asked of many positions at once: records in, one answer for each out."""

from __future__ import annotations

import numpy as np

from bezant.kernel.laws import Broken, Law, all_of, first_broken, options_in_range, plays, within
from bezant.kernel.state import Array

from . import tables as T
from .names import OPTIONS, UNCAPPED, Option, Step
from .progress import unfit_progress
from .rules import COURSE
from .state import State
from .tables import AREAS, CARDS, NOBODY, ROUNDS, SEATS

# coins or prestige, and floors: far more than a game can bring, and a game can go on from there
MOST, MOST_FLOORS = 9_999, 99

_SEAT = np.arange(SEATS)
_ROUND = np.arange(ROUNDS)
_CARD = np.arange(CARDS)
_DECK, _IS_OPEN, _IN_PLAY = np.array(T.DECK), np.array(T.IS_OPEN), np.array(T.IS_EVENT_IN_PLAY)
_FIRST_OFFICE = np.array(T.FIRST_OFFICE)
_SCHOLARS_AREA = T.PART * T.PATRIARCHS  # an area of the district with the privilege


def squires_in_all(p: Array) -> Array:
    """Squires of each colour, wherever they are."""
    counts: Array = p["supply"].astype(int) + p["screen"] + p["squires"].sum(axis=2, dtype=int)
    return counts


def in_auction(p: Array) -> Array:
    """Whether the offices of the round are being sold."""
    return (p["step"] >= Step.office) & (p["step"] <= Step.raise_)


def drafted_rounds(p: Array) -> Array:
    """Which rounds have a packet that was dealt."""
    dealt = p["round"] - in_auction(p)
    return dealt[:, None] > _ROUND


def _tally(p: Array, seat: Array, round: Array, card: Array, counted: Array) -> Array:
    """How many cards are counted, by game, seat, round and card."""
    shape = (len(p), SEATS, ROUNDS + 1, CARDS)
    game = np.arange(len(p)).reshape((-1, *[1] * (counted.ndim - 1)))
    where = np.broadcast_arrays(game, seat, round, card)
    index = np.ravel_multi_index([part[counted] for part in where], shape)
    return np.bincount(index, minlength=int(np.prod(shape))).reshape(shape).astype(np.int8)


def acquired(p: Array) -> Array:
    """Which cards came to whom and when; those of Scholars count for the round after."""
    place = np.clip(p["office"] - _FIRST_OFFICE[p["seats"]][:, None, None], 0, SEATS - 1)
    drafting = (p["step"] == Step.draft)[:, None] & (p["round"][:, None] - 1 == _ROUND)
    card = np.take_along_axis(p["drafted"], place, axis=2)
    chosen = ~drafting[:, :, None] | (place < p["place"][:, None, None])
    has = chosen & (p["office"] != NOBODY) & (card != NOBODY) & plays(p, SEATS)[:, None, :]
    drew = (p["scholar_seat"] != NOBODY) & (p["scholar"] != NOBODY)
    return _tally(p, _SEAT, _ROUND[:, None], card, has) + _tally(p, p["scholar_seat"], _ROUND + 1, p["scholar"], drew)


def played(p: Array) -> Array:
    """Plays by game, seat, round and card."""
    happened = np.arange(T.MOST_PLAYS) < p["plays"][:, None]
    return _tally(p, p["play_seat"], p["play_round"], p["play_card"], happened)


def _course(p: Array) -> Array:
    seated = within(p["active"], 0, p["seats"] - 1) & within(p["place"], 0, p["seats"] - 1)
    asked = (p["step"] >= 0) & ((p["step"] < COURSE.question_count) | (p["step"] == Step.over))
    holds: Array = seated & asked & within(p["round"], 1, ROUNDS)
    return holds


def _ranges(p: Array) -> Array:
    """Numbers that name something name it; nothing else can be said of a position that breaks this."""
    cards = all_of(within(p["drafted"], NOBODY, CARDS - 1)) & all_of(within(p["scholar"], NOBODY, CARDS - 1))
    seats = all_of(within(p["scholar_seat"], NOBODY, p["seats"][:, None] - 1))
    offices = all_of(within(p["office"], NOBODY, T.OFFICES - 1)) & within(p["lot"], NOBODY, T.OFFICES - 1)
    areas = all_of(within(p["baron"], NOBODY, AREAS - 1)) & within(p["area"], NOBODY, T.INCOME_AREAS - 1)
    memory = within(p["plays"], 0, T.MOST_PLAYS) & all_of(within(p["play_card"], 0, CARDS - 1))
    rounds = all_of(within(p["play_round"], 0, p["round"][:, None] - 1))
    players = all_of(within(p["play_seat"], 0, p["seats"][:, None] - 1))
    choice = within(p["from_area"], NOBODY, AREAS - 1) & within(p["to_area"], NOBODY, AREAS - 1)
    return cards & seats & offices & areas & memory & rounds & players & choice & within(p["card"], NOBODY, CARDS - 1)


def _squires(p: Array) -> Array:
    total = np.where(p["options"][:, Option.squire_cap] == UNCAPPED, T.WITHOUT_LIMIT, T.SQUIRES_EACH)
    whole = all_of(squires_in_all(p) == np.where(plays(p, SEATS), total[:, None], 0))
    return whole & all_of(p["supply"] >= 0) & all_of(p["screen"] >= 0) & all_of(p["squires"] >= 0)


def _coins(p: Array) -> Array:
    return all_of(within(p["coins"], 0, MOST))


def _cards(p: Array) -> Array:
    games = np.arange(len(p))[:, None, None]
    dealt = np.zeros((len(p), CARDS), int)
    np.add.at(dealt, (games, np.maximum(p["drafted"], 0)), p["drafted"] != NOBODY)
    np.add.at(dealt, (games[:, :, 0], np.maximum(p["scholar"], 0)), p["scholar"] != NOBODY)
    return all_of(p["deck"] >= 0) & all_of(p["deck"] + dealt == _DECK[p["seats"]])


def _draws(p: Array) -> Array:
    """Every round that has been dealt has a card in each place, every other none; who drew through Scholars has a card."""
    filled = p["drafted"] != NOBODY
    expected = drafted_rounds(p)[:, :, None] & plays(p, SEATS)[:, None, :]
    drew = p["scholar"] != NOBODY
    rounds = p["round"] - (p["step"] <= Step.scholars)
    scholars = (rounds[:, None] > _ROUND) & (_IS_OPEN[p["seats"], _SCHOLARS_AREA] == 1)[:, None]
    return all_of(filled == expected) & all_of(drew == (p["scholar_seat"] != NOBODY)) & all_of(~drew | scholars)


def _hands(p: Array) -> Array:
    """At the end of each round nobody has played what he had not got by then; what is left is in hand."""
    left = np.cumsum(acquired(p) - played(p), axis=2, dtype=np.int8)
    return all_of(left[:, :, :ROUNDS] >= 0) & all_of(p["hand"] == left[:, :, ROUNDS])


def _offices(p: Array) -> Array:
    """Past rounds and this one after its auctions: each office in use once. During the auctions no office twice."""
    held = p["office"] != NOBODY
    in_use = ~held | (p["office"] >= _FIRST_OFFICE[p["seats"]][:, None, None])
    pairs = p["office"][:, :, :, None] == p["office"][:, :, None, :]
    alone = ~(pairs & held[:, :, :, None] & ~np.eye(SEATS, dtype=bool))
    full = held == (drafted_rounds(p)[:, :, None] & plays(p, SEATS)[:, None, :])
    this = (p["round"][:, None] - 1 == _ROUND) & in_auction(p)[:, None]
    return all_of(in_use) & all_of(alone) & all_of(full | (this[:, :, None] & plays(p, SEATS)[:, None, :]))


def _auction(p: Array) -> Array:
    """A bid has a bidder, who has no office yet, has not passed and can pay it; the seat asked takes part."""
    games = np.arange(len(p))
    office = p["office"][games, p["round"] - 1]
    has_bid = p["bidder"] != NOBODY
    bidder = np.maximum(p["bidder"], 0)
    fair = ~has_bid | (
        (p["bidder"] < p["seats"])
        & (office[games, bidder] == NOBODY)
        & (p["passed"] >> bidder & 1 == 0)
        & within(p["bid"], 0, p["coins"][games, bidder])
    )
    offered = np.where(
        p["step"] == Step.office, p["lot"] == NOBODY, (p["lot"] != NOBODY) & ~(office == p["lot"][:, None]).any(axis=1)
    )
    raising = (p["step"] != Step.raise_) | (has_bid & (p["bidder"] != p["active"]))
    asked = (office[games, p["active"]] == NOBODY) & (p["passed"] >> p["active"] & 1 == 0)
    idle = (p["lot"] == NOBODY) & ~has_bid & (p["bid"] == 0) & (p["passed"] == 0)
    holds: Array = np.where(in_auction(p), fair & offered & raising & asked & (p["passed"] >> p["seats"] == 0), idle)
    return holds


def _barons(p: Array) -> Array:
    on_board = p["baron"] != NOBODY
    shared = (p["baron"][:, :, None] == p["baron"][:, None, :]) & on_board[:, :, None] & ~np.eye(SEATS, dtype=bool)
    first_round = (p["round"] == 1)[:, None] & (p["baron"] == T.BANNED)
    between = (in_auction(p) | (p["step"] == Step.draft))[:, None] & on_board
    return all_of(~shared) & all_of(~first_round) & all_of(~between) & all_of(plays(p, SEATS) | ~on_board)


def _prestige(p: Array) -> Array:
    return all_of(within(p["prestige"], 0, MOST)) & all_of(within(p["height"], 0, MOST_FLOORS))


def _closed(p: Array) -> Array:
    closed = _IS_OPEN[p["seats"]] == 0
    on_closed = np.take_along_axis(closed, np.maximum(p["baron"], 0).astype(int), axis=1) & (p["baron"] != NOBODY)
    return all_of(~closed[:, None, :] | (p["squires"] == 0)) & all_of(~on_closed)


def _events(p: Array) -> Array:
    due = (_ROUND + 1 >= T.FIRST_EVENT_ROUND) & (_ROUND + 1 <= T.LAST_EVENT_ROUND) & (p["round"][:, None] > _ROUND)
    event = np.clip(p["event"], 0, None).astype(int)
    known = all_of((p["event"] >= NOBODY) & (event < _IN_PLAY.shape[1]))
    in_play = np.take_along_axis(_IN_PLAY[p["seats"]], np.minimum(event, _IN_PLAY.shape[1] - 1), axis=1) == 1
    twice = (p["event"][:, :, None] == p["event"][:, None, :]) & due[:, :, None] & ~np.eye(ROUNDS, dtype=bool)
    return known & all_of((p["event"] != NOBODY) == due) & all_of(~due | in_play) & all_of(~twice)


def _turns(p: Array) -> Array:
    """What a deployment turn keeps is there during one alone; no more squires are fresh in an area than there are."""
    deploying = within(p["step"], Step.deploy, Step.gain)
    own = p["squires"][np.arange(len(p)), p["active"]]
    fresh = all_of(within(p["fresh"], 0, own))
    kept = p["hired"] + p["genoese"] + p["marshal_used"] + p["fresh"].sum(axis=1)
    choosing = within(p["step"], Step.deploy + 1, Step.gain) | (p["step"] == Step.war)
    pending = (p["card"] != NOBODY) | (p["from_area"] != NOBODY) | (p["to_area"] != NOBODY)
    marching = (p["step"] != Step.again) | ((p["from_area"] != NOBODY) & (p["to_area"] != NOBODY))
    idle = ~pending & ((p["left"] == 0) | choosing)
    turn = (deploying & fresh & (p["hired"] >= 0)) | (kept == 0)
    holds: Array = turn & marching & (p["left"] >= 0) & (idle | within(p["step"], Step.deploy + 1, Step.gain))
    return holds


def _order(p: Array) -> Array:
    """Whoever drafts, deploys or meets an event is the one whose place it is."""
    by_place = (p["step"] == Step.draft) | within(p["step"], Step.deploy, Step.gain) | (p["step"] >= Step.succession)
    by_place &= p["step"] != Step.over
    games = np.arange(len(p))
    office = p["office"][games, p["round"] - 1, p["active"]]
    holds: Array = ~by_place | (office - _FIRST_OFFICE[p["seats"]] == p["place"])
    return holds


def _incomes(p: Array) -> Array:
    holds: Array = (p["step"] == Step.income) == (p["area"] != NOBODY)
    return holds


def _losses(p: Array) -> Array:
    """What an event keeps is there during it alone; nobody keeps more squires in the Market than he has."""
    meeting = within(p["step"], Step.succession, Step.war)
    own = p["squires"][np.arange(len(p)), p["active"]][:, T.PART * T.MARKET : T.PART * T.MARKET + T.PART]
    counted = all_of(within(p["spared"], 0, own)) & all_of(p["toll"] >= 0)
    nothing = (p["spared"].sum(axis=1) == 0) & (p["toll"].sum(axis=1) == 0)
    return np.where(meeting, counted, nothing)


def _winners(p: Array) -> Array:
    over = p["step"] == Step.over
    one = np.isin(p["winners"], [1 << seat for seat in range(SEATS)]) & (p["winners"] >> p["seats"] == 0)
    holds: Array = np.where(over, one & (p["end"] != 0) & (p["round"] == ROUNDS), (p["winners"] == 0) & (p["end"] == 0))
    return holds


INVARIANTS: tuple[tuple[str, str, Law], ...] = (
    ("JER-I23", "the options are within their ranges.", options_in_range(OPTIONS)),
    ("JER-I21", "the round is 1 to 5, and a seat that plays is asked a question.", _course),
    ("JER-I23", "areas, cards, offices, seats and rounds are those of the game.", _ranges),
    ("JER-I1", f"every colour in play has {T.SQUIRES_EACH} squires in all, none of them negative.", _squires),
    ("JER-I2", f"everybody has 0 to {MOST} coins.", _coins),
    ("JER-I10", f"prestige is 0 to {MOST}, height 0 to {MOST_FLOORS}.", _prestige),
    ("JER-I6", "the players of a round hold different offices, all of them in use.", _offices),
    ("JER-I4", "a card lies in each slot that has been dealt, and in no other.", _draws),
    ("JER-I3", "deck, packet, hands, discard pile and removed cards are the cards of the game.", _cards),
    ("JER-I5", "a hand is what was drafted and drawn less what was played.", _hands),
    ("JER-I7", "the highest bidder has no office, has not passed and can pay.", _auction),
    (
        "JER-I8",
        "an area has at most one Baron; none stands between rounds, nor on the banned area in round 1.",
        _barons,
    ),
    ("JER-I15", "nobody is ever in a closed district.", _closed),
    ("JER-I20", "rounds 2, 3 and 4 have different events, as soon as they begin.", _events),
    ("JER-I9", "fresh squires and pending choices belong to a deployment turn.", _turns),
    ("JER-I21", "the seat asked is the one whose turn it is.", _order),
    ("JER-I16", "incomes are dealt with area by area.", _incomes),
    ("JER-I18", "what an event takes is counted while it lasts.", _losses),
    ("JER-I22", "one player has won exactly when the game is over.", _winners),
)


def broken_invariant(s: State) -> Broken | None:
    """The id of the first invariant the position breaks and what should hold; None if it can occur."""
    return first_broken(s, INVARIANTS) or unfit_progress(s)
