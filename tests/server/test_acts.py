"""What people do at a table besides moving: pure functions of the table and the time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

import bezant
from bezant.kernel.errors import CannotUndo, GameOver
from bezant.kernel.match import Match
from bezant.server import acts, clock, endings, legality, requests, seating
from bezant.server.happenings import Change, Pause, Request
from bezant.server.life import absent_since, check_talk, check_watch, life_of
from bezant.server.model import GameSummary, Guest, Sandbox, Seat
from bezant.server.refusals import (
    AtRest,
    HasBegun,
    NoRequest,
    NoTakeBacks,
    NoTalk,
    NotAway,
    NothingToDo,
    NotHost,
    NotOver,
    NotYourSeat,
    NoWatching,
    OnlyBots,
    RequestOpen,
    SeatTaken,
    StoodIn,
    TooMany,
)
from bezant.server.table_state import TableState, summary_of
from bezant.server.terms import Clock, Terms
from bezant.server.views import Presence
from tests.server.live_tables import THEN, guest, state_of

CAROLUS = bezant.load("carolus")
LATER = THEN + timedelta(minutes=10)


def table(seats: int = 2, plies: int = 0, **terms: Any) -> TableState:
    match = Match(CAROLUS, seats, "a seed")
    while match.ply < plies:
        match.play(match.to_move, CAROLUS.legal(match.state)[0])
    state = state_of(match)
    state.info.terms = Terms(**terms)
    state.info.summary = clock.begun(summary_of(match), state.info.terms.clock, state.info.seats, THEN)
    return state


def id_of(seat: int) -> str:
    return guest(seat).id


def set_seat(state: TableState, seat: int, **columns: Any) -> None:
    state.info.seats[seat] = replace(state.info.seats[seat], **columns)


def take(state: TableState, change: Change) -> Change:
    """What the store and a reload would make of a change, as far as these tests look."""
    for seat, columns in change.seats.items():
        set_seat(state, seat, **columns)
    info, told = state.info, dict(change.table)
    state.happenings = [*state.happenings, *change.happenings]
    if "request" in told:
        info.life.request = None if told["request"] is None else Request(**told["request"])
    if "paused" in told:
        info.life.paused = None if told["paused"] is None else Pause(**told["paused"])
    known = {name: told[name] for name in ("status", "to_move", "result", "deadline", "time_left") if name in told}
    info.summary = replace(info.summary, **known)
    return change


def kinds(change: Change) -> list[str]:
    return [each.kind for each in change.happenings]


# Resigning


def test_with_two_a_resignation_ends_the_game() -> None:
    state = table(plies=4)
    change = take(state, acts.resign(state, id_of(1), LATER))
    result = state.info.summary.result
    assert state.info.summary.status == "finished" and result is not None
    assert (result["reason"], result["winners"], [row["place"] for row in result["scores"]]) == (
        "resigned",
        [0],
        [1, 2],
    )
    assert result["message"] == {"id": "ended-resigned", "args": {"seat": 1}} and kinds(change) == ["resigned"]
    with pytest.raises(GameOver):
        acts.resign(state, id_of(0), LATER)


def test_with_three_a_bot_plays_on_for_one_who_resigned() -> None:
    state = table(3, stand_in="greedy")
    take(state, acts.resign(state, id_of(2), LATER))
    assert state.info.summary.status == "playing"
    assert (state.info.seats[2].stand_in, state.info.seats[2].resigned) == ("greedy", True)
    with pytest.raises(NothingToDo):
        acts.resign(state, id_of(2), LATER)
    with pytest.raises(NothingToDo):
        acts.come_back(state, id_of(2), LATER)
    take(state, acts.resign(state, id_of(0), LATER))
    assert state.info.summary.result is not None and state.info.summary.result["winners"] == [1]


def test_a_team_is_lost_when_both_have_resigned() -> None:
    state = table(4)
    assert CAROLUS.sides(4) == [0, 0, 1, 1]
    take(state, acts.resign(state, id_of(0), LATER))
    assert state.info.summary.status == "playing"
    take(state, acts.resign(state, id_of(1), LATER))
    assert state.info.summary.result is not None and state.info.summary.result["winners"] == [2, 3]


def test_bots_do_not_play_on_among_themselves() -> None:
    state = table(3)
    for seat in (1, 2):
        set_seat(state, seat, kind="bot", guest=None, bot="greedy")
    take(state, acts.resign(state, id_of(0), LATER))
    assert state.info.summary.result is not None and state.info.summary.result["winners"] == [1, 2]


def test_who_gives_up_for_all_seats_abandons_the_game() -> None:
    state = table()
    for seat in (0, 1):
        set_seat(state, seat, guest="me")
    take(state, acts.resign(state, "me", LATER))
    result = state.info.summary.result
    assert result is not None and (result["reason"], result["winners"]) == ("abandoned", [])


def test_who_resigned_counts_as_last_at_the_end() -> None:
    seats = [Seat("person", side, str(side), resigned=side == "red") for side in ("red", "blue", "green")]
    scores: Any = [{"seat": seat, "score": 9 - seat, "place": seat + 1} for seat in range(3)]
    told: Any = {"reason": "most", "rule": "X-1", "winners": [0], "message": {"id": "x", "args": {}}, "scores": scores}
    ranked = endings.ranked(told, seats)
    assert ranked["winners"] == [1] and [row["place"] for row in ranked["scores"]] == [3, 1, 2]
    assert ranked["message"] == {"id": "ended-resigned-last", "args": {"seats": [1]}}
    assert endings.ranked(told, [replace(seat, resigned=False) for seat in seats]) == told


# Requests


def test_a_request_waits_for_all_other_persons() -> None:
    state = table(3, plies=6)
    mover = state.match.moves[-1].seat
    assert mover is not None
    others = [seat for seat in range(3) if seat != mover]
    asked = take(state, requests.ask(state, id_of(mover), "take_back", LATER))
    assert kinds(asked) == ["asked"] and sorted(asked.notices) == [(seat, "reminder") for seat in others]
    with pytest.raises(RequestOpen):
        requests.ask(state, id_of(others[0]), "pause", LATER)
    with pytest.raises(NothingToDo):
        requests.answer(state, id_of(mover), True, LATER)
    first = take(state, requests.answer(state, id_of(others[0]), True, LATER))
    assert kinds(first) == ["allowed"] and first.takes_back is None
    with pytest.raises(NothingToDo):
        requests.answer(state, id_of(others[0]), True, LATER)
    shown = life_of(state)["request"]
    assert shown is not None and shown["waits"] == [others[1]]
    last = requests.answer(state, id_of(others[1]), True, LATER)
    assert last.takes_back == (mover, 1)


def test_one_no_is_enough_and_who_asked_may_take_it_back() -> None:
    for seat, kind in ((1, "refused"), (0, "withdrawn")):
        state = table()
        take(state, requests.ask(state, id_of(0), "pause", LATER))
        assert kinds(take(state, requests.answer(state, id_of(seat), False, LATER))) == [kind]
        with pytest.raises(NoRequest):
            requests.answer(state, id_of(1), True, LATER)


def test_a_request_is_over_once_somebody_moves() -> None:
    state = table()
    take(state, requests.ask(state, id_of(0), "pause", LATER))
    state.match.play(state.match.to_move, CAROLUS.legal(state.match.state)[0])
    assert requests.open_request(state) is None
    with pytest.raises(NoRequest):
        requests.answer(state, id_of(1), True, LATER)


def test_bots_and_those_they_play_for_always_consent() -> None:
    state = table(3)
    set_seat(state, 1, kind="bot", guest=None, bot="greedy")
    set_seat(state, 2, stand_in="greedy")
    assert kinds(requests.ask(state, id_of(0), "pause", LATER)) == ["paused"]


def test_nothing_is_moved_while_a_table_rests() -> None:
    state = table(clock=Clock("move", 60))
    state.ends = None
    take(state, requests.ask(state, id_of(0), "pause", LATER))
    change = take(state, requests.answer(state, id_of(1), True, LATER))
    assert kinds(change) == ["paused"] and state.info.summary.deadline is None and state.asked() is None
    with pytest.raises(AtRest):
        legality.check_move(state, [state.match.to_move], 0, 0)
    with pytest.raises(AtRest):
        requests.ask(state, id_of(0), "take_back", LATER)
    take(state, requests.ask(state, id_of(0), "resume", LATER))
    take(state, requests.answer(state, id_of(1), True, LATER))
    assert state.info.life.paused is None and state.info.summary.deadline == LATER + timedelta(seconds=60)


def test_after_the_set_time_anybody_may_end_a_rest_or_abandon_the_game() -> None:
    state = table(absence=3600, idle=7200)
    set_seat(state, 1, stand_in=None)
    state.info.life.paused = Pause(THEN.isoformat(), 1, None)
    assert kinds(requests.ask(state, id_of(0), "resume", LATER)) == ["asked"]
    assert kinds(requests.ask(state, id_of(0), "resume", THEN + timedelta(hours=1))) == ["resumed"]
    state.info.life.paused = None
    waits = 1 - state.match.to_move
    assert kinds(requests.ask(state, id_of(waits), "abandon", THEN + timedelta(hours=1))) == ["asked"]
    end = take(state, requests.ask(state, id_of(waits), "abandon", THEN + timedelta(hours=2)))
    result = state.info.summary.result
    assert kinds(end) == ["abandoned"] and result is not None and result["winners"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_to_move_does_not_abandon_by_standing_still(seats: int) -> None:
    """Nor does the team-mate."""
    state, long_after = table(seats, idle=7200), THEN + timedelta(days=9)
    sides = [seat.side for seat in state.info.seats]
    for number, side in enumerate(sides):
        stalls = side == sides[state.match.to_move]
        come = kinds(requests.ask(state, id_of(number), "abandon", long_after))
        assert come == ["asked" if stalls else "abandoned"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("paused", [False, True])
def test_where_only_bots_would_be_asked_a_game_is_resigned_and_not_abandoned(seats: int, paused: bool) -> None:
    state = table(seats, idle=60)
    for seat in range(1, seats):
        set_seat(state, seat, kind="bot", guest=None, bot="greedy")
    state.info.life.paused = Pause(THEN.isoformat(), 0, None) if paused else None
    with pytest.raises(OnlyBots, match="resign instead"):
        requests.ask(state, id_of(0), "abandon", THEN + timedelta(days=9))
    take(state, acts.resign(state, id_of(0), LATER))
    result = state.info.summary.result
    assert result is not None and (result["reason"], 0 in result["winners"]) == ("resigned", False)


def test_a_bot_that_stands_in_lets_nobody_abandon_either() -> None:
    state = table(3)
    set_seat(state, 1, kind="bot", guest=None, bot="greedy")
    set_seat(state, 2, stand_in="greedy")
    with pytest.raises(OnlyBots):
        requests.ask(state, id_of(0), "abandon", LATER)
    set_seat(state, 2, stand_in=None)
    assert kinds(requests.ask(state, id_of(0), "abandon", LATER)) == ["asked"]
    set_seat(state, 2, stand_in="greedy")
    take(state, acts.resign(state, id_of(0), LATER))  # the other may come back: bots play on until then, or to the end
    assert state.info.summary.status == "playing" and all(seat.player for seat in state.info.seats)


def test_who_plays_all_seats_or_a_sandbox_just_abandons_it() -> None:
    alone = table()
    set_seat(alone, 1, guest=id_of(0))
    assert kinds(requests.ask(alone, id_of(0), "abandon", LATER)) == ["abandoned"]
    sandbox = table()
    set_seat(sandbox, 1, kind="bot", guest=None, bot="greedy")
    sandbox.info.sandbox = Sandbox("other", 3)
    assert kinds(requests.ask(sandbox, id_of(0), "abandon", LATER)) == ["abandoned"]


@pytest.mark.parametrize("other", [{"kind": "bot", "guest": None, "bot": "greedy"}, {"stand_in": "greedy"}, {}])
def test_a_take_back_remembers_that_nobody_was_asked(other: dict[str, Any]) -> None:
    state = table(plies=6)
    mover = state.match.moves[-1].seat
    assert mover is not None
    set_seat(state, 1 - mover, **other)
    change = take(state, requests.ask(state, id_of(mover), "take_back", LATER))
    if not other:
        change = requests.answer(state, id_of(1 - mover), True, LATER)
    assert change.happenings[-1].args == {"what": "take_back", "count": 1} | ({"alone": True} if other else {})


def test_only_a_decision_can_be_taken_back() -> None:
    with pytest.raises(CannotUndo):
        requests.ask(table(), id_of(0), "take_back", LATER)
    with pytest.raises(NotYourSeat):
        requests.ask(table(), "stranger", "pause", LATER)
    with pytest.raises(NothingToDo):
        requests.ask(table(), id_of(0), "resume", LATER)


def test_a_table_may_be_played_without_take_backs() -> None:
    state = table(plies=3, take_backs=False)
    with pytest.raises(NoTakeBacks):
        requests.ask(state, id_of(0), "take_back", LATER)
    assert kinds(requests.ask(state, id_of(0), "pause", LATER)) == ["asked"]


# Being away


def test_a_bot_plays_for_one_who_is_away_after_the_set_time() -> None:
    state = table(3, absence=300, stand_in="greedy")
    seat = state.match.to_move
    other = (seat + 1) % 3
    since = absent_since(state, Presence())
    assert since == THEN and absent_since(state, Presence({id_of(seat)})) is None
    assert absent_since(state, Presence(last_seen=lambda _: LATER)) == LATER  # he was here meanwhile
    with pytest.raises(NotAway):
        acts.take_over(state, id_of(other), seat, since, THEN + timedelta(seconds=299))
    with pytest.raises(NotAway):
        acts.take_over(state, id_of(other), other, since, LATER)
    with pytest.raises(NotYourSeat):
        acts.take_over(state, "stranger", seat, since, LATER)
    change = take(state, acts.take_over(state, id_of(other), seat, since, LATER))
    assert kinds(change) == ["took_over"] and change.notices == [(seat, "reminder")]
    assert state.info.seats[seat].player == "greedy" and state.asked() is None
    with pytest.raises(StoodIn):
        legality.check_move(state, [seat], 0, CAROLUS.legal(state.match.state)[0])
    assert legality.check_move(state, [seat], 0, CAROLUS.legal(state.match.state)[0], "greedy") == seat
    take(state, acts.come_back(state, id_of(seat), LATER))
    assert state.asked() == seat
    with pytest.raises(StoodIn):  # the bot was still thinking
        legality.check_move(state, [seat], 0, CAROLUS.legal(state.match.state)[0], "greedy")
    with pytest.raises(NothingToDo):
        acts.come_back(state, id_of(seat), LATER)


def test_who_is_away_is_reminded_once_an_hour() -> None:
    state = table()
    seat = state.match.to_move
    assert take(state, acts.remind(state, id_of(1 - seat), seat, THEN, LATER)).notices == [(seat, "reminder")]
    with pytest.raises(TooMany):
        acts.remind(state, id_of(1 - seat), seat, THEN, LATER + timedelta(minutes=59))
    assert kinds(acts.remind(state, id_of(1 - seat), seat, THEN, LATER + timedelta(minutes=60))) == ["reminded"]
    with pytest.raises(NotAway):
        acts.remind(state, id_of(1 - seat), seat, None, LATER)


# Clocks


def played(state: TableState, at: datetime, left: float | None) -> GameSummary:
    """Where the table stands after the next move, when so many seconds were left."""
    entry = state.match.play(state.match.to_move, CAROLUS.legal(state.match.state)[0])
    info = state.info
    info.summary = clock.after(entry, info.summary, summary_of(state.match), info.terms.clock, info.seats, at, left)
    return info.summary


def test_each_move_has_its_time() -> None:
    state = table(clock=Clock("days", 3 * 86400))
    assert state.info.summary.deadline == THEN + timedelta(days=3) and state.info.summary.time_left is None
    assert played(state, LATER, 5.0).deadline == LATER + timedelta(days=3)


def test_an_undo_gives_no_new_time() -> None:
    state = table(clock=Clock("move", 60))
    while not state.match.can_undo(state.match.entries[-1].seat or 0):
        played(state, LATER, 20.0)
    entry = state.match.undo(state.match.entries[-1].seat or 0)
    then = clock.after(
        entry, state.info.summary, summary_of(state.match), state.info.terms.clock, state.info.seats, LATER, 7.0
    )
    assert then.deadline == LATER + timedelta(seconds=7)


def test_a_clock_for_the_game_counts_what_was_used_and_adds_the_increment() -> None:
    state = table(clock=Clock("game", 600, 10))
    first = state.match.to_move
    assert state.info.summary.time_left == [600.0, 600.0]
    assert state.info.summary.deadline == THEN + timedelta(seconds=600 + clock.FREE)
    then = played(state, LATER, 500.0)
    assert then.time_left is not None and then.time_left[first] == 510.0 and then.time_left[1 - first] == 600.0
    quick = table(clock=Clock("game", 600))
    after = played(quick, LATER, 600.0 + clock.FREE - 1)  # so an answer that gave itself looks like a quick one
    assert after.time_left == [600.0, 600.0]


def test_bots_have_no_clock() -> None:
    state = table(clock=Clock("move", 60))
    set_seat(state, state.match.to_move, stand_in="greedy")
    summary = clock.running(state.info.summary, state.info.terms.clock, state.info.seats, LATER)
    assert summary.deadline is None


def test_out_of_time_a_bot_plays_on_and_who_comes_back_has_time() -> None:
    state = table(clock=Clock("game", 1200), stand_in="greedy")
    seat = state.match.to_move
    state.info.summary = replace(state.info.summary, time_left=[0.0, 0.0])
    change = acts.out_of_time(state, LATER)
    assert change is not None and change.happenings[0].args == {"bot": "greedy", "why": "time"}
    take(state, change)
    assert state.info.summary.deadline is None and acts.out_of_time(state, LATER) is None
    take(state, acts.come_back(state, id_of(seat), LATER))
    assert state.info.summary.deadline == LATER + timedelta(seconds=120 + clock.FREE)


def test_out_of_time_the_game_is_lost_where_the_table_said_so() -> None:
    state = table(clock=Clock("move", 60, late="lost"))
    seat = state.match.to_move
    change = acts.out_of_time(state, LATER)
    assert change is not None and kinds(change) == ["late"]
    take(state, change)
    result = state.info.summary.result
    assert result is not None and (result["reason"], result["winners"]) == ("time", [1 - seat])


def test_somebody_is_reminded_before_the_time_is_over_unless_it_is_short() -> None:
    assert clock.reminder(Clock("days", 86400)) == 21600 and clock.reminder(Clock("move", 30)) is None


# Closing, archiving, watching, talking, sitting


def test_a_table_that_waits_is_closed_by_who_made_it() -> None:
    state = table()
    with pytest.raises(HasBegun):
        acts.close(state, id_of(0), LATER)
    state.info.summary = GameSummary()
    with pytest.raises(NotHost):
        acts.close(state, id_of(1), LATER)
    take(state, acts.close(state, id_of(0), LATER))
    result = state.info.summary.result
    assert result is not None and (result["reason"], result["winners"]) == ("closed", [])


def test_a_finished_game_is_archived_for_oneself() -> None:
    state = table()
    with pytest.raises(NotOver):
        acts.archive(state, id_of(0), LATER)
    take(state, acts.resign(state, id_of(0), LATER))
    assert acts.archive(state, id_of(1), LATER).seats == {1: {"archived": True}}
    with pytest.raises(NotYourSeat):
        acts.archive(state, "stranger", LATER)


def test_who_may_watch_and_talk_is_the_choice_of_the_table() -> None:
    state = table(watch="seated", chat="seated")
    check_watch(state, id_of(0))
    check_talk(state, id_of(0))
    for stranger in ("stranger", None):
        with pytest.raises(NoWatching):
            check_watch(state, stranger)
    with pytest.raises(NoTalk):
        check_talk(state, "stranger")
    state.info.summary = GameSummary()
    check_watch(state, "stranger")  # who is invited sees where he may sit


def test_a_seat_of_a_rematch_is_kept_for_a_while() -> None:
    state = table()
    state.info.summary, state.info.life.kept_until = GameSummary(), LATER
    set_seat(state, 1, kind="open", guest=None, kept_for="bert", kept_name="Bert")
    with pytest.raises(SeatTaken, match="kept for Bert"):
        seating.sit(state, Guest("carlo", "Carlo"), 1, THEN)
    assert seating.sit(state, Guest("bert", "Bert"), 1, THEN).table["status"] == "playing"
    assert seating.sit(state, Guest("carlo", "Carlo"), 1, LATER).seats[1]["guest"] == "carlo"


def test_seats_are_drawn_when_the_last_one_sits_down() -> None:
    state = table(4, shuffle=True)
    state.info.summary = GameSummary()
    set_seat(state, 3, kind="open", guest=None)
    sides = [seat.side for seat in state.info.seats]
    found = set()
    for _ in range(60):
        change = seating.sit(state, Guest("d", "D"), 3, LATER)
        assert kinds(change) == ["drawn"]
        found.add(tuple(change.seats[seat]["guest"] for seat in range(4)))
    assert len(found) > 10 and {frozenset(each) for each in found} == {frozenset([id_of(0), id_of(1), id_of(2), "d"])}
    assert [seat.side for seat in seating.drawn(state.info.seats)] == sides
