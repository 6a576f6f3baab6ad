"""A position of Jerusalem as JSON. `load` completes what is left out: offices in the order of the seats, events in the order of
the board file, squires in the supply, cards that were dealt and are in no hand as played. So a test says only what matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bezant.kernel.errors import BadPosition
from bezant.kernel.reading import (
    check_names,
    index_of,
    index_or_nobody,
    number_or_nobody,
    one_of,
    players_in,
    read_dice,
    read_options,
    read_result,
)
from bezant.kernel.state import Row
from bezant.kernel.writing import name_or_none, or_none, result_of, seats_of

from . import tables as T
from .dealing import deal_cards
from .names import END_NAMES, OPTIONS, STEP_NAMES, Step
from .rules.turns import clear_table, squires_each
from .state import State
from .tables import AREA_NAMES, CARD_NAMES, NOBODY, OFFICE_NAMES, ROUNDS

# The names a position may have; any other is a mistake, which must not load another position.
_NAMES = (
    *("seats", "options", "round", "place", "active", "step", "events", "offices", "players"),
    *("deck", "drafted", "scholars", "plays", "auction", "turn", "progress", "result", "dice"),
)
_PLAYER_NAMES = ("height", "prestige", "baron", "squires", "screen", "supply", "coins", "hand")
_AUCTION_NAMES = ("office", "bid", "bidder", "passed")
_TURN_NAMES = ("fresh", "hired", "genoese", "marshal_used")
_PROGRESS_NAMES = ("left", "card", "from_area", "to_area", "area", "spared", "toll")


# --- out ----------------------------------------------------------------------------------------------------------------------


def dump(s: State) -> dict[str, Any]:
    """Everything; `load` gives the same position back."""
    seats = range(s.seats)
    return {
        "seats": s.seats,
        "options": OPTIONS.named(s.options),
        "round": s.round,
        "place": s.place,
        "active": s.active,
        "step": STEP_NAMES[s.step],
        "events": [name_or_none(T.EVENT_NAMES, event) for event in s.event],
        "offices": [[name_or_none(OFFICE_NAMES, s.office[round, seat]) for seat in seats] for round in range(s.round)],
        "players": [_player(s, seat) for seat in seats],
        "deck": _counts(CARD_NAMES, s.deck),
        "drafted": [[name_or_none(CARD_NAMES, s.drafted[round, place]) for place in seats] for round in range(s.round)],
        "scholars": [_scholar(s, round) for round in range(ROUNDS)],
        "plays": [_play(s, play) for play in range(s.plays)],
        "auction": {
            "office": name_or_none(OFFICE_NAMES, s.lot),
            "bid": s.bid,
            "bidder": or_none(s.bidder),
            "passed": seats_of(s, s.passed),
        },
        "turn": {
            "fresh": _counts(AREA_NAMES, s.fresh),
            "hired": s.hired,
            "genoese": bool(s.genoese),
            "marshal_used": bool(s.marshal_used),
        },
        "progress": {
            "left": s.left,
            "card": name_or_none(CARD_NAMES, s.card),
            "from_area": name_or_none(AREA_NAMES, s.from_area),
            "to_area": name_or_none(AREA_NAMES, s.to_area),
            "area": name_or_none(AREA_NAMES, s.area),
            "spared": _counts(T.MARKET_AREAS, s.spared),
            "toll": [s.toll[seat] for seat in seats],
        },
        "result": result_of(s, END_NAMES, seats_of(s, s.winners)),
        "dice": list(s.dice),
    }


def cards_in_hand(s: State, seat: int) -> list[str]:
    """The names of the cards, copy by copy."""
    return [name for card, name in enumerate(CARD_NAMES) for _ in range(s.hand[seat, card])]


def _player(s: State, seat: int) -> dict[str, Any]:
    return {
        "height": s.height[seat],
        "prestige": s.prestige[seat],
        "baron": name_or_none(AREA_NAMES, s.baron[seat]),
        "squires": _counts(AREA_NAMES, [s.squires[seat, area] for area in range(len(AREA_NAMES))]),
        "screen": s.screen[seat],
        "supply": s.supply[seat],
        "coins": s.coins[seat],
        "hand": cards_in_hand(s, seat),
    }


def _scholar(s: State, round: int) -> dict[str, Any] | None:
    if s.scholar_seat[round] == NOBODY:
        return None
    return {"seat": s.scholar_seat[round], "card": CARD_NAMES[s.scholar[round]]}


def _play(s: State, play: int) -> dict[str, Any]:
    return {"seat": s.play_seat[play], "round": s.play_round[play] + 1, "card": CARD_NAMES[s.play_card[play]]}


def _counts(names: Sequence[str], counts: Row | Sequence[int]) -> dict[str, int]:
    return {name: counts[index] for index, name in enumerate(names) if counts[index]}


# --- in -----------------------------------------------------------------------------------------------------------------------


def load(given: Mapping[str, Any]) -> State:
    """The position a JSON object describes, completed. Its shape is checked here, whether it can occur by
    `broken_invariant`."""
    check_names(given, _NAMES, "a position")
    s = State()
    _read_course(s, given)
    _read_offices(s, given)
    _read_place(s, given)
    _read_events(s, given)
    for seat, player in enumerate(players_in(given, s.seats)):
        _read_player(s, seat, player)
    _read_cards(s, given)
    _read_auction(s, given.get("auction", {}))
    _read_turn(s, given.get("turn", {}))
    _read_progress(s, given.get("progress", {}))
    s.end, s.winners = read_result(given, END_NAMES, lambda seat: one_of(seat, range(s.seats), "winners"))
    return s


def _read_course(s: State, given: Mapping[str, Any]) -> None:
    s.seats = one_of(given.get("seats", 2), T.SEAT_COUNTS, "seats")
    read_options(s.options, given, OPTIONS)
    clear_table(s)
    s.round = one_of(given.get("round", 1), range(1, ROUNDS + 1), "round")
    s.step = index_of(STEP_NAMES, given.get("step", STEP_NAMES[Step.office]), "step")
    read_dice(s, given)


def _read_offices(s: State, given: Mapping[str, Any]) -> None:
    """By round and seat, the last row for this round. Rounds before the first row had the offices of that row."""
    plain = [OFFICE_NAMES[T.FIRST_OFFICE[s.seats] + seat] for seat in range(s.seats)]
    selling = Step.office <= s.step <= Step.raise_
    rows = given.get("offices", [[None] * s.seats if selling else plain])
    earlier = plain if None in rows[0] else rows[0]
    for round, row in enumerate([earlier] * (s.round - len(rows)) + list(rows)):
        for seat, name in enumerate(row):
            s.office[round, seat] = index_or_nobody(OFFICE_NAMES, name, "office")


def _read_place(s: State, given: Mapping[str, Any]) -> None:
    """Whoever deploys, drafts or meets an event is asked at his own place; else nobody's place matters."""
    by_place = s.step == Step.draft or Step.deploy <= s.step <= Step.gain or Step.succession <= s.step <= Step.war
    best = min(range(s.seats), key=lambda seat: s.office[s.round - 1, seat])
    s.active = one_of(given.get("active", best if by_place else 0), range(s.seats), "active")
    own = s.office[s.round - 1, s.active] - T.FIRST_OFFICE[s.seats]
    s.place = one_of(given.get("place", own if by_place else 0), range(s.seats), "place")


def _read_events(s: State, given: Mapping[str, Any]) -> None:
    named = list(given.get("events", []))
    if len(named) > ROUNDS:
        raise BadPosition(f"There are {len(named)} events for {ROUNDS} rounds.")
    pool = [
        name for event, name in enumerate(T.EVENT_NAMES) if T.IS_EVENT_IN_PLAY[s.seats, event] and name not in named
    ]
    for round in range(ROUNDS):
        name = named[round] if round < len(named) else None
        if (
            name is None
            and round >= len(named)
            and T.FIRST_EVENT_ROUND <= round + 1 <= min(s.round, T.LAST_EVENT_ROUND)
        ):
            name = pool.pop(0)
        s.event[round] = index_or_nobody(T.EVENT_NAMES, name, "event")


def _read_player(s: State, seat: int, given: Mapping[str, Any]) -> None:
    check_names(given, _PLAYER_NAMES, "a player")
    s.height[seat] = given.get("height", 0)
    s.prestige[seat] = given.get("prestige", 0)
    s.coins[seat] = given.get("coins", T.START_COINS)
    s.screen[seat] = given.get("screen", 0)
    if given.get("baron") is not None:
        s.baron[seat] = index_of(AREA_NAMES, given["baron"], "area")
    for name, count in given.get("squires", {}).items():
        s.squires[seat, index_of(AREA_NAMES, name, "area")] = count
    used = s.screen[seat] + sum(s.squires[seat, area] for area in range(len(AREA_NAMES)))
    s.supply[seat] = given.get("supply", squires_each(s) - used)


def _read_cards(s: State, given: Mapping[str, Any]) -> None:
    """Slots and plays as given; without slots, such as lead to the hands."""
    plays = [
        (
            one_of(play["seat"], range(s.seats), "seat"),
            one_of(play["round"], range(1, s.round + 1), "round") - 1,
            index_of(CARD_NAMES, play["card"], "card"),
        )
        for play in given.get("plays", [])
    ]
    hands = [
        [index_of(CARD_NAMES, name, "card") for name in player.get("hand", [])] for player in given.get("players", [])
    ]
    for seat, hand in enumerate(hands):
        for card in hand:
            s.hand[seat, card] += 1
    for round, scholar in enumerate(given.get("scholars", [])):
        if scholar is not None:
            s.scholar_seat[round] = one_of(scholar["seat"], range(s.seats), "seat")
            s.scholar[round] = index_of(CARD_NAMES, scholar["card"], "card")
    if "drafted" in given:
        for round, row in enumerate(given["drafted"]):
            for place, name in enumerate(row):
                s.drafted[round, place] = index_or_nobody(CARD_NAMES, name, "card")
    else:
        plays = deal_cards(s, hands, plays)
    for number, (seat, round, card) in enumerate(plays):
        s.play_seat[number], s.play_round[number], s.play_card[number] = seat, round, card
    s.plays = len(plays)
    _read_deck(s, given)


def _read_deck(s: State, given: Mapping[str, Any]) -> None:
    """What is nowhere else is in the deck."""
    for card, name in enumerate(CARD_NAMES):
        drafted = sum(s.drafted[round, place] == card for round in range(ROUNDS) for place in range(s.seats))
        drawn = sum(s.scholar[round] == card for round in range(ROUNDS))
        left = T.DECK[s.seats, card] - drafted - drawn
        s.deck[card] = given["deck"].get(name, 0) if "deck" in given else left


def _read_auction(s: State, given: Mapping[str, Any]) -> None:
    check_names(given, _AUCTION_NAMES, "an auction")
    if given.get("office") is not None:
        s.lot = index_of(OFFICE_NAMES, given["office"], "office")
    s.bid = given.get("bid", 0)
    s.bidder = number_or_nobody(given.get("bidder"), range(s.seats), "bidder")
    for seat in given.get("passed", []):
        s.passed |= 1 << one_of(seat, range(s.seats), "passed")


def _read_turn(s: State, given: Mapping[str, Any]) -> None:
    check_names(given, _TURN_NAMES, "a turn")
    for name, count in given.get("fresh", {}).items():
        s.fresh[index_of(AREA_NAMES, name, "area")] = count
    s.hired = given.get("hired", 0)
    s.genoese = int(given.get("genoese", False))
    s.marshal_used = int(given.get("marshal_used", False))


def _read_progress(s: State, given: Mapping[str, Any]) -> None:
    check_names(given, _PROGRESS_NAMES, "a choice in progress")
    s.left = given.get("left", 0)
    for field, names in (
        ("card", CARD_NAMES),
        ("from_area", AREA_NAMES),
        ("to_area", AREA_NAMES),
        ("area", AREA_NAMES),
    ):
        if given.get(field) is not None:
            setattr(s, field, index_of(names, given[field], field))
    for name, count in given.get("spared", {}).items():
        s.spared[index_of(T.MARKET_AREAS, name, "area of the Market")] = count
    for seat, count in enumerate(given.get("toll", [])):
        s.toll[one_of(seat, range(s.seats), "seat")] = count
