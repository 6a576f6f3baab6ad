"""Live tables without a server: a match with a guest in every seat, and a writer that does what a test wants."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from bezant.kernel.match import Match
from bezant.server.hub import Hub
from bezant.server.leases import Claim
from bezant.server.model import GameSummary, Guest, Move
from bezant.server.store import Store
from bezant.server.table import Table, TableServices
from bezant.server.table_state import TableState, summary_of
from bezant.server.writer import MoveWriter
from tests.server.sample_tables import a_table, person

THEN = datetime(2026, 1, 1, tzinfo=UTC)


def guest(seat: int) -> Guest:
    """The one who sits in a seat."""
    return Guest(f"guest {seat}", f"guest {seat}")


def state_of(match: Match, hints: bool = True) -> TableState:
    """A table with this match."""
    game = match.game
    seats = [person(guest(seat), game.side_of(match.seats, seat)) for seat in range(match.seats)]
    facts = {"game": game.name, "version": game.version, "talk": True, "hints": hints, "seed": match.seed}
    info = a_table(guest(0).id, seats, THEN, id="t", name="T", summary=summary_of(match), **facts)
    return TableState.of(info, match, [THEN] * match.ply, [])


class MemoryWriter:
    """A writer that keeps what it is given."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    async def append(self, table_id: str, move: Move, summary: GameSummary) -> None:
        self.moves.append(move)


def services(store: Store, writer: MoveWriter, claim: Callable[[str], Claim] | None = None) -> TableServices:
    """What a table needs where nobody listens."""
    none = Claim("", None)
    return TableServices(
        store, writer, Hub(), claim or (lambda _: none), lambda _: None, lambda _: None, lambda _: True, lambda _: True
    )


def live_table(state: TableState, writer: MoveWriter | None = None, store: Store | None = None) -> Table:
    table = Table(state.info.id, services(store or Store("sqlite://"), writer or MemoryWriter()))
    table._keep(state)
    return table
