"""Whether something may be done at a table now. Every path asks here: moves and undos of people, moves of bots, forced answers,
hints, "why not?", and what people do besides moving.

The checks come in this order, and the first that fails is the refusal:

1. who: the sender acts for a seat of this table (`not_your_seat`);
2. a move that was already played just so at this ply is no move at all: its answer was lost, and is given again;
3. begun: every seat is filled (`not_begun`);
4. over: the game still goes on (`game_over`), and the table does not rest (`at_rest`);
5. stale ply: the sender looked at the newest position (`stale_move`); it comes before whose turn it is, for he judged that by what
   he saw;
6. whose turn: the seat that is asked is the sender's (`not_your_turn`), and no bot plays for him (`stood_in`);
7. which action: the game has it (`unknown_action`);
8. legal: the rules allow it (`illegal_option`, or for an undo `cannot_undo`).
"""

from __future__ import annotations

from collections.abc import Sequence

from bezant.kernel.errors import GameOver, NotYourTurn, StaleMove
from bezant.kernel.game import OVER
from bezant.server.model import FINISHED
from bezant.server.refusals import AtRest, NoHints, NotBegun, NotOver, NotYourSeat, StoodIn
from bezant.server.table_state import TableState


def check_move(state: TableState, seats: Sequence[int], ply: int, action: int, bot: str | None = None) -> int | None:
    """The seat of the sender that may play the action; None where he has already played it at this ply. `bot` is who decided."""
    _check_who(seats)
    if _is_repeated(state, seats, ply, action):
        return None
    seat = _check_turn(state, seats, ply, bot)
    state.match.game.check_action(state.match.state, action)
    return seat


def check_undo(state: TableState, seats: Sequence[int], ply: int) -> int | None:
    """The seat of the sender that may take its last move back; None where he has already done so at this ply."""
    _check_who(seats)
    if _is_repeated(state, seats, ply, None):
        return None
    _check_newest(state, ply)
    last = state.match.last_mover
    seat = last if last is not None and last in seats else seats[0]
    _check_in_charge(state, seat)
    state.match.check_undo(seat)
    return seat


def check_hint(state: TableState, seats: Sequence[int], ply: int) -> int:
    """The seat of the sender that is asked now and may have a hint."""
    _check_who(seats)
    _check_hints(state)
    return _check_turn(state, seats, ply)


def check_branch(state: TableState, seats: Sequence[int], with_bots: bool) -> Sequence[int]:
    """The seats of the sender whose knowledge a sandbox of a game that goes on may be made of. Who plays several seats of a game
    with secrets may be several people, and who plays none knows none. Bots think along, so they need the consent that hints
    need, and a seat: onlookers must not spoil the rating of others."""
    if state.match.game.has_secrets and len(seats) != 1:
        raise NotYourSeat("While it goes on, this game can be tried only by one who plays a single seat of it.")
    if with_bots:
        _check_who(seats)
        _check_hints(state)
    return seats


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


def own_seats(state: TableState, guest: str | None) -> list[int]:
    """The seats of one who is no mere watcher."""
    seats = state.seats_of(guest)
    _check_who(seats)
    return seats


def thinking(state: TableState) -> bool | None:
    """Whether the search may be asked about a game that is over, and about what branches off from it: of a sandbox that is as it
    was while the game went on, for that game may still do so. None where nothing is against it."""
    sandbox = state.info.sandbox
    return state.info.hints if sandbox is not None and sandbox.start is not None else None


def check_thinking(state: TableState) -> None:
    if thinking(state) is False:
        _check_hints(state)


def _check_hints(state: TableState) -> None:
    if not state.info.hints:
        raise NoHints("This table is played without hints.")


def _check_who(seats: Sequence[int]) -> None:
    if not seats:
        raise NotYourSeat("You have no seat at this table; you are watching.")


def check_playing(state: TableState) -> None:
    check_begun(state)
    check_not_over(state)


def check_not_over(state: TableState) -> None:
    if state.info.summary.status == FINISHED:
        raise GameOver("The game is over.")


def check_begun(state: TableState) -> None:
    if not state.begun:
        raise NotBegun("The game has not begun: a seat is still free.")


def check_over(state: TableState) -> None:
    if state.info.summary.status != FINISHED:
        raise NotOver("The game is not over yet.")


def check_awake(state: TableState) -> None:
    if state.info.life.paused is not None:
        raise AtRest("The table rests: nobody moves until all agree to go on.")


def _check_turn(state: TableState, seats: Sequence[int], ply: int, bot: str | None = None) -> int:
    _check_newest(state, ply)
    asked = state.to_move()
    assert asked is not None  # a game that has begun and is not over asks somebody
    _check_seat(asked, seats)
    _check_in_charge(state, asked, bot)
    return asked


def _check_in_charge(state: TableState, seat: int, bot: str | None = None) -> None:
    """A bot that was still thinking when its person came back has decided in vain."""
    if state.info.seats[seat].player != bot:
        raise StoodIn("A bot plays for you; say that you are back, and play on yourself.")


def _check_newest(state: TableState, ply: int) -> None:
    check_playing(state)
    check_awake(state)
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
