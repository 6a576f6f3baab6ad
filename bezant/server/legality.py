"""Whether something may be done at a table now. Every path asks here: moves and undos of people, moves of bots, forced answers,
hints and "why not?".

The checks come in this order, and the first that fails is the refusal:

1. who: the sender acts for a seat of this table (`not_your_seat`);
2. a move that was already played just so at this ply is no move at all: its answer was lost, and is given again;
3. begun: every seat is filled (`not_begun`);
4. over: the game still goes on (`game_over`);
5. stale ply: the sender looked at the newest position (`stale_move`); it comes before whose turn it is, for he judged that by what
   he saw;
6. whose turn: the seat that is asked is the sender's (`not_your_turn`);
7. which action: the game has it (`unknown_action`);
8. legal: the rules allow it (`illegal_option`, or for an undo `cannot_undo`).
"""

from __future__ import annotations

from collections.abc import Sequence

from bezant.kernel.errors import GameOver, NotYourTurn, StaleMove
from bezant.kernel.game import OVER
from bezant.server.model import FINISHED
from bezant.server.refusals import NoHints, NotBegun, NotOver, NotYourSeat
from bezant.server.table_state import TableState


def check_move(state: TableState, seats: Sequence[int], ply: int, action: int) -> int | None:
    """The seat of the sender that may play the action; None where he has already played it at this ply."""
    _check_who(seats)
    if _is_repeated(state, seats, ply, action):
        return None
    seat = _check_turn(state, seats, ply)
    state.match.game.check_action(state.match.state, action)
    return seat


def check_undo(state: TableState, seats: Sequence[int], ply: int) -> int | None:
    """The seat of the sender that may take its last move back; None where he has already done so at this ply."""
    _check_who(seats)
    if _is_repeated(state, seats, ply, None):
        return None
    _check_newest(state, ply)
    last = state.match.moves[-1:]
    seat = last[0].seat if last and last[0].seat in seats else seats[0]
    assert seat is not None
    state.match.check_undo(seat)
    return seat


def check_hint(state: TableState, seats: Sequence[int], ply: int) -> int:
    """The seat of the sender that is asked now and may have a hint."""
    _check_who(seats)
    if not state.info.hints:
        raise NoHints("This table is played without hints.")
    return _check_turn(state, seats, ply)


def check_question(state: TableState, seats: Sequence[int]) -> int:
    """The seat that is asked, where the sender may ask why something is not open: he must be in it, for the reason may betray his
    hand. After the end nobody is asked (OVER), and all may ask."""
    check_begun(state)
    asked = state.to_move()
    if asked is None:
        return OVER
    _check_who(seats)
    _check_seat(asked, seats)
    return asked


def check_begun(state: TableState) -> None:
    if not state.begun:
        raise NotBegun("The game has not begun: a seat is still free.")


def check_over(state: TableState) -> None:
    if state.info.summary.status != FINISHED:
        raise NotOver("The game is not over yet.")


def _check_turn(state: TableState, seats: Sequence[int], ply: int) -> int:
    _check_newest(state, ply)
    asked = state.to_move()
    assert asked is not None  # a game that has begun and is not over asks somebody
    _check_seat(asked, seats)
    return asked


def _check_who(seats: Sequence[int]) -> None:
    if not seats:
        raise NotYourSeat("You have no seat at this table; you are watching.")


def _check_newest(state: TableState, ply: int) -> None:
    check_begun(state)
    if state.info.summary.status == FINISHED:
        raise GameOver("The game is over.")
    if ply != state.match.ply:
        raise StaleMove(f"You were looking at move {ply}, but the table is at move {state.match.ply}.")


def _check_seat(asked: int, seats: Sequence[int]) -> None:
    if asked not in seats:
        raise NotYourTurn("It is another player's turn.")


def _is_repeated(state: TableState, seats: Sequence[int], ply: int, action: int | None) -> bool:
    if not (state.begun and 0 <= ply < state.match.ply):
        return False
    entry = state.match.entries[ply + 1]
    return entry.action == action and entry.seat in seats
