"""Live tables without a server: a match with a guest in every seat, and a writer that does what a test wants."""

from __future__ import annotations

from datetime import UTC, datetime

from bezant.kernel.match import Match
from bezant.server.model import GameSummary, Guest, Move, Seat, TableInfo
from bezant.server.store import Store
from bezant.server.table import Table, TableServices
from bezant.server.table_state import TableState, summary_of
from bezant.server.views import Presence
from bezant.server.writer import MoveWriter

THEN = datetime(2026, 1, 1, tzinfo=UTC)


def guest(seat: int) -> Guest:
    """The one who sits in a seat."""
    return Guest(f"guest {seat}", f"guest {seat}")


def state_of(match: Match, hints: bool = True) -> TableState:
    """A table with this match."""
    game = match.game
    seats = [
        Seat("person", game.side_of(match.seats, seat), guest(seat).id, guest(seat).name) for seat in range(match.seats)
    ]
    info = TableInfo(
        id="t",
        game=game.name,
        version=game.version,
        name="T",
        private=False,
        talk=True,
        hints=hints,
        options={},
        seed=match.seed,
        host=guest(0).id,
        created=THEN,
        started=THEN,
        updated=THEN,
        seats=seats,
        summary=summary_of(match),
    )
    return TableState(info, match, [THEN] * len(match.entries), [])


class MemoryWriter:
    """A writer that keeps what it is given."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        self.moves.append(move)


def live_table(state: TableState, writer: MoveWriter | None = None, store: Store | None = None) -> Table:
    services = TableServices(
        store or Store("sqlite://"), writer or MemoryWriter(), lambda _: Presence(), lambda _: None, lambda _: True
    )
    table = Table(state.info.id, services)
    table._keep(state)
    return table
