"""Undo never shows what lies behind a screen: a move stands where that had a part in what followed (JER-25.1, JER-R45)."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice
from typing import cast

import pytest

from bezant.games.jerusalem.names import Option
from bezant.games.jerusalem.state import State
from bezant.kernel.errors import CannotUndo
from bezant.kernel.match import Match
from tests.games.jerusalem.table import Table, at, in_event, revenue
from tests.games.jerusalem.test_secrets import hidden_moments
from tests.games.jerusalem.walks import GAME

WORLDS = 4  # other arrangements that each move is tried in


def played(state: State, action: int) -> Match:
    """A match in which the seat to move has just done this."""
    match = Match(GAME, state.seats, "a seed")
    match.state = state.copy()
    match.play(GAME.to_move(state), action)
    return match


def outcome(match: Match, seat: int) -> str:
    """All that the seat can tell the move by: what it read, who is asked what, and what it sees."""
    state = match.state
    told = [event.seen_by(seat).json() for event in match.entries[-1].events]
    return json.dumps([told, match.to_move, GAME.question(state), GAME.result(state), GAME.view(state, seat)])


def rearranged(state: State, seat: int, chance: random.Random) -> State:
    """The position as the seat may also believe it to be: other cards, coins and squires behind the screens of others."""
    other = cast(State, GAME.imagine(state, seat, chance.getrandbits(63)))
    for each in range(state.seats):
        if each != seat and state.options[Option.open_holdings] == 0:
            squires = state.screen[each] + state.supply[each]
            other.coins[each] = max(state.bid if each == state.bidder else 0, chance.choice([0, 1, 3, 30]))
            other.screen[each] = chance.choice([0, squires, chance.randint(0, squires)])
            other.supply[each] = squires - other.screen[each]
    return other


@pytest.mark.parametrize("open_holdings", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_whose_outcome_depends_on_what_is_hidden_stands(seats: int, open_holdings: int) -> None:
    """JER-I24, JER-R45: exchange what the seat cannot know; where it would have seen anything else, it may not take the move back.
    An option that cannot be taken back says so beforehand."""
    chance, seen, stand, free = random.Random(seats), Counter[str](), Counter[str](), Counter[str]()
    for moment in islice(hidden_moments(seats, 30 + seats, open_holdings=open_holdings), 0, None, 3):
        state, seat = moment.state, GAME.to_move(moment.state)
        worlds = [rearranged(state, seat, chance) for _ in range(WORLDS)]
        options = {option["id"]: option for option in GAME.options(state, seat)}
        first = {GAME.actions[action].verb: action for action in chance.sample(sorted(options), len(options))}
        for verb, action in first.items():
            match = played(state, action)
            can_undo = match.can_undo(seat)
            others = [played(world, action) for world in worlds]
            assert [each.can_undo(seat) for each in others] == [can_undo] * WORLDS, (verb, "that tells nothing")
            differs = any(outcome(each, seat) != outcome(match, seat) for each in others)
            seen[verb] += differs
            (free if can_undo else stand)[verb] += 1
            assert not (differs and can_undo), (moment.step, GAME.actions.words(action))
            assert can_undo or match.is_over or options[action]["chance"] or options[action]["passes"], verb
    assert free["place"] and free["office"] and not stand["place"] and not stand["office"]
    if open_holdings:
        assert free["end"], "nobody has anything to hide but cards"
    else:
        assert seen["end"], "the next player takes squires from his supply"


TOWER, INTRIGUES = {"squires": {"tow": 1}}, {"squires": {"nob_b": 1}}
SCHOLARS, MARKET = {"squires": {"pat_b": 1}}, {"squires": {"mar_b": 1}}
STANDS = {
    "the next player's supply": (at({}, {}, {}), "end"),
    "a squire for Scholars": (revenue(TOWER, {**SCHOLARS, "screen": 1}, INTRIGUES), "stay"),
    "no squire for Scholars": (revenue(TOWER, SCHOLARS, INTRIGUES), "stay"),
    "no squire after a march": (revenue(TOWER, SCHOLARS, INTRIGUES), "tower mar_b"),
    "no coin for Materials": (revenue({**SCHOLARS, "screen": 1}, {**MARKET, "coins": 0}, INTRIGUES), "forgo"),
    "coins for the tax": (
        in_event("special_tax", {**MARKET, "coins": 4}, {**MARKET, "coins": 4}, {}).play("buy 0"),
        "done",
    ),
}


@pytest.mark.parametrize(("table", "move"), STANDS.values(), ids=STANDS)
def test_a_move_stands_after_which_another_s_holdings_decide_who_is_asked(table: Table, move: str) -> None:
    """JER-14.7, JER-14.8, JER-R30, JER-R6: whether somebody is asked tells what lies behind his screen."""
    seat = GAME.to_move(table.state)
    match = played(table.state, GAME.actions.parse(move))
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo, match="What others hide"):
        match.undo(seat)


def test_what_is_paid_by_another_is_no_look_at_his_coins() -> None:
    """JER-6.10: the winner of an auction pays what he has bid in view of all, so the last pass can be taken back."""
    table = at({"coins": 9}, {"coins": 9}, {"coins": 9}, step="office", round=1).play(
        "office treasurer", "bid 3", "pass"
    )
    match = played(table.state, GAME.actions.parse("pass"))
    assert table.asked[0] == "raise" and match.can_undo(2)


def test_a_log_with_an_undo_that_would_be_refused_now_is_still_read() -> None:
    """Games stored by version 0.1.0 go on."""
    state = at({}, {}, {}).state
    match = played(state, GAME.actions.parse("end"))
    assert not match.can_undo(0) and match.replay(0, None).undoes == 1
    assert match.state == state
