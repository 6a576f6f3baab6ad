"""One place says what may be done at a table: who, begun, over, stale, whose turn, which action, legal, in this order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

import bezant
from bezant.kernel.errors import BezantError, GameOver, IllegalOption, NotYourTurn, StaleMove, UnknownAction
from bezant.kernel.match import Match
from bezant.server import legality
from bezant.server.model import GameSummary, Seat
from bezant.server.refusals import NoHints, NotBegun, NotYourSeat
from bezant.server.table_state import TableState
from bezant.server.worker_tasks import BotTurn
from tests.server.live_tables import MemoryWriter, live_table, state_of

CAROLUS = bezant.load("carolus")
UNKNOWN = 99_999
Check = Callable[[TableState, Sequence[int], int, int], object]


def match_of(plies: int) -> Match:
    match = Match(CAROLUS, 2, "a seed")
    while match.ply < plies:
        match.play(match.to_move, CAROLUS.legal(match.state)[0])
    return match


def waiting() -> TableState:
    state = state_of(match_of(0))
    state.info.summary = GameSummary()
    return state


def finished() -> TableState:
    match = Match(CAROLUS, 2, "a seed", {"guard_rounds": 1})
    while not match.is_over:
        match.play(match.to_move, CAROLUS.legal(match.state)[0])
    return state_of(match)


def illegal(state: TableState) -> int:
    return next(action for action in range(len(CAROLUS.actions)) if action not in CAROLUS.legal(state.match.state))


def hint(state: TableState, seats: Sequence[int], ply: int, action: int) -> int:
    return legality.check_hint(state, seats, ply)


@pytest.mark.parametrize("check", [legality.check_move, hint], ids=["move", "hint"])
def test_the_first_reason_is_told(check: Check) -> None:
    """Each case is wrong in all that comes after its reason, too."""
    playing = state_of(match_of(4))
    asked, ply = playing.match.to_move, playing.match.ply
    cases: list[tuple[type[BezantError], TableState, list[int], int]] = [
        (NotYourSeat, waiting(), [], 9),
        (NotBegun, waiting(), [1 - waiting().match.to_move], 9),
        (GameOver, finished(), [0], 9_999),
        (StaleMove, playing, [1 - asked], ply - 1),
        (StaleMove, playing, [asked], ply + 1),
        (NotYourTurn, playing, [1 - asked], ply),
    ]
    for reason, state, seats, at in cases:
        with pytest.raises(reason):
            check(state, seats, at, UNKNOWN)


def test_the_seat_that_is_asked_plays_what_the_rules_allow() -> None:
    state = state_of(match_of(4))
    asked, ply = state.match.to_move, state.match.ply
    with pytest.raises(UnknownAction):
        legality.check_move(state, [asked], ply, UNKNOWN)
    with pytest.raises(IllegalOption):
        legality.check_move(state, [asked], ply, illegal(state))
    assert legality.check_move(state, [0, 1], ply, CAROLUS.legal(state.match.state)[0]) == asked
    assert state.match.ply == ply  # nothing is played by checking


def test_what_was_just_played_is_no_second_move_even_after_the_end() -> None:
    state = finished()
    last = state.match.entries[-1]
    assert last.seat is not None and last.action is not None
    assert legality.check_move(state, [last.seat], last.ply - 1, last.action) is None
    with pytest.raises(GameOver):
        legality.check_move(state, [1 - last.seat], last.ply - 1, last.action)


def test_a_table_without_hints_says_so_to_those_who_play() -> None:
    state = state_of(match_of(4), hints=False)
    with pytest.raises(NotYourSeat):
        legality.check_hint(state, [], 4)
    with pytest.raises(NoHints):
        legality.check_hint(state, [0], 99)


def test_why_not_is_told_to_the_one_who_is_asked_and_at_the_end_to_all() -> None:
    state = state_of(match_of(4))
    with pytest.raises(NotBegun):
        legality.check_question(waiting(), [])
    with pytest.raises(NotYourSeat):
        legality.check_question(state, [])
    with pytest.raises(NotYourTurn):
        legality.check_question(state, [1 - state.match.to_move])
    legality.check_question(state, [state.match.to_move])
    legality.check_question(finished(), [])


def test_a_bot_is_checked_like_anybody_else() -> None:
    """What it decided for a position that is no more is not played, and what the rules refuse is refused."""
    state, writer = state_of(match_of(4)), MemoryWriter()
    table, asked = live_table(state, writer), state.match.to_move
    state.info.seats[asked] = Seat("bot", state.info.seats[asked].side, bot="greedy")
    turn = BotTurn("carolus", "greedy", asked, 3, b"", 0)
    legal = CAROLUS.legal(state.match.state)[0]
    asyncio.run(table.bot_plays(turn, legal))
    assert state.match.ply == 4 and not writer.moves
    now = BotTurn("carolus", "greedy", asked, 4, b"", 0)
    with pytest.raises(IllegalOption):
        asyncio.run(table.bot_plays(now, illegal(state)))
    asyncio.run(table.bot_plays(now, legal))
    assert [(move.ply, move.seat, move.action) for move in writer.moves] == [(5, asked, legal)]
