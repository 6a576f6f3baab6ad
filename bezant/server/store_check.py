"""Proofs over a whole store: every record replays, and what stands beside the moves is what they tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bezant.kernel import record
from bezant.kernel.errors import BezantError
from bezant.kernel.match import Match
from bezant.server.model import FINISHED, PLAYING, TableInfo
from bezant.server.store import Store
from bezant.server.store_admin import AdminQueries, broken_seats
from bezant.server.table_state import match_of, seat_names, summary_of

ENDED_EARLY = ("resigned", "late", "abandoned", "closed")  # by people, not by the rules


@dataclass
class Report:
    tables: int = 0
    moves: int = 0
    problems: list[str] = field(default_factory=list)


def verify_records(store: Store) -> Report:
    """Replay every game that has begun; the record of a finished one is written, read and proved like any other."""
    report = Report()
    for info, match in _games(store, report):
        if isinstance(match, str):
            report.problems.append(f"Table {info.id}: {match}.")
        elif info.summary.status == FINISHED and match.is_over:
            _prove(info, match, report)
    return report


def check_store(store: Store) -> Report:
    """Whether rows fit together: status, seat to move and result are what the moves tell, and nothing is lost or left over."""
    queries, report = AdminQueries(store.database), Report()
    damage = queries.damage()
    if damage is not None:
        report.problems.append(f"The file of the database is damaged: {damage}.")
    report.problems += [f"Table {table}: {words}." for table, words in queries.gaps().items()]
    report.problems += queries.orphans()
    for info, match in _games(store, report):
        for words in (broken_seats(info), match if isinstance(match, str) else _differs(info, match)):
            if words is not None:
                report.problems.append(f"Table {info.id}: {words}.")
    return report


def _games(store: Store, report: Report) -> Iterator[tuple[TableInfo, Match | str]]:
    """Every table and the game that its moves tell, or why they tell none."""
    for info in AdminQueries(store.database).every_table():
        moves = store.moves(info.id)
        report.tables += 1
        report.moves += len(moves)
        try:
            match = match_of(info)
            match.replay_all((move.seat, move.action) for move in moves)
        except BezantError as error:
            yield info, f"its moves cannot be followed: {str(error).rstrip('.')}"
        else:
            yield info, match


def _prove(info: TableInfo, match: Match, report: Report) -> None:
    try:
        read = record.read(record.save(match, seat_names(info.seats)))
    except BezantError as error:
        report.problems.append(f"Table {info.id}: its record cannot be read: {str(error).rstrip('.')}.")
        return
    if record.fingerprint(read) != record.fingerprint(match):
        report.problems.append(f"Table {info.id}: its record leads to another position.")


def _differs(info: TableInfo, match: Match) -> str | None:
    """How what is stored of a game differs from what its moves tell."""
    stored, told = info.summary, summary_of(match)
    early = stored.result is not None and stored.result["reason"] in ENDED_EARLY
    if stored.status not in (PLAYING, FINISHED) or early:
        return None if stored.to_move is None else f"it is {stored.status}, and yet seat {stored.to_move} is to move"
    if stored.status != told.status:
        return f"it is stored as {stored.status}, and its moves say {told.status}"
    if stored.to_move != told.to_move:
        return f"seat {stored.to_move} is stored as to move, and its moves say {told.to_move}"
    reasons = [None if each.result is None else each.result["reason"] for each in (stored, told)]
    return (
        None
        if reasons[0] == reasons[1]
        else f"it is stored to have ended by {reasons[0]}, and its moves say {reasons[1]}"
    )
