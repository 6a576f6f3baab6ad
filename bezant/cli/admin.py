"""`bezant admin`: for those who run a server. It works beside a running one, on the same database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bezant.cli.screen import complain, plain, print_json, screen
from bezant.kernel.errors import BezantError
from bezant.kernel.extras import need

if TYPE_CHECKING:
    from bezant.server.model import TableInfo
    from bezant.server.store import Store
    from bezant.server.store_admin import PersonFacts
    from bezant.server.store_check import Report

app = typer.Typer(help="Run a server: tables, people, backups and proofs.", no_args_is_help=True)

Database = Annotated[str | None, typer.Option("--database", help="The database, as `bezant serve` takes it.")]
SettingsFile = Annotated[str | None, typer.Option("--settings", help="The settings file of the server.")]
Most = Annotated[int, typer.Option("--most", min=1, help="How many at most.")]
Json = Annotated[bool, typer.Option("--json", help="Give programs the bare answer.")]
TableId = Annotated[str, typer.Argument(help="The id of a table, the last part of its address.", show_default=False)]
PersonId = Annotated[
    str, typer.Argument(help="The id of a person, as `bezant admin people` shows it.", show_default=False)
]


class NotThere(BezantError):
    code = "not_there"


@app.command()
def tables(
    status: Annotated[str | None, typer.Option(help="waiting, playing or finished.")] = None,
    game: Annotated[str | None, typer.Option(help="Tables of one game.")] = None,
    most: Most = 50,
    database: Database = None,
    settings: SettingsFile = None,
    as_json: Json = False,
) -> None:
    """List tables, the last one touched first.

    For example: `bezant admin tables --status playing`
    """
    with _store(database, settings) as store:
        from bezant.server.store_admin import AdminQueries

        found = AdminQueries(store.database).tables(most, status=status, game=game)
    _list_tables(found, as_json)


@app.command()
def table(table_id: TableId, database: Database = None, settings: SettingsFile = None, as_json: Json = False) -> None:
    """Show one table: who sits there, and how its game stands.

    For example: `bezant admin table 3q2-bL1v`
    """
    with _store(database, settings) as store:
        found = store.table(table_id)
        if found is None:
            raise NotThere(f"There is no table “{table_id}”.")
        moves, said = len(store.moves(table_id)), len(store.chat(table_id))
    facts = _table_facts(found) | {"moves": moves, "messages": said, "private": found.private}
    _show(facts, as_json)


@app.command()
def archive(table_id: TableId, database: Database = None, settings: SettingsFile = None) -> None:
    """Take a table out of the lists that everybody sees. Who sits there or has its address still finds it.

    For example: `bezant admin archive 3q2-bL1v`
    """
    with _store(database, settings) as store:
        from bezant.server.store_admin import AdminQueries

        if not AdminQueries(store.database).archive(table_id):
            raise NotThere(f"There is no table “{table_id}”.")
    screen().print(f"Table {table_id} is in no public list any more.")


@app.command()
def close(table_id: TableId, database: Database = None, settings: SettingsFile = None) -> None:
    """End whatever goes on at a table: one that waits is closed, a game is abandoned. A running server lets go of it first.

    For example: `bezant admin close 3q2-bL1v`
    """
    with _store(database, settings) as store:
        from bezant.server.closing import close_table

        asyncio.run(close_table(store, table_id))
    screen().print(f"Table {table_id} is closed.")


@app.command()
def people(
    name: Annotated[str | None, typer.Option(help="A part of their name.")] = None,
    most: Most = 50,
    database: Database = None,
    settings: SettingsFile = None,
    as_json: Json = False,
) -> None:
    """List people, the one who came last first.

    For example: `bezant admin people --name anna`
    """
    with _store(database, settings) as store:
        from bezant.server.store_admin import AdminQueries

        found = AdminQueries(store.database).people(most, name)
    rows = [
        (each.id, each.name, _kind(each), _at(each.created), f"{each.tables} tables", f"{each.talk} messages")
        for each in found
    ]
    _list(rows, ("id", "name", "kind", "since", "tables", "messages"), as_json)


@app.command()
def person(
    person_id: PersonId, database: Database = None, settings: SettingsFile = None, as_json: Json = False
) -> None:
    """Show one person and the tables where he sits.

    For example: `bezant admin person 0f3c`
    """
    with _store(database, settings) as store:
        from bezant.server.store_admin import AdminQueries

        queries = AdminQueries(store.database)
        found = queries.person(person_id)
        if found is None:
            raise NotThere(f"There is nobody with the id “{person_id}”.")
        seated = queries.tables_of(person_id, 20)
    facts = {
        "id": found.id,
        "name": found.name,
        "kind": _kind(found),
        "since": _at(found.created),
        "messages": found.talk,
    }
    _show(facts | {"tables": [each.id for each in seated]}, as_json)


@app.command()
def ban(person_id: PersonId, database: Database = None, settings: SettingsFile = None) -> None:
    """Let a person look on, but not act: nothing he sends is taken any more. A running server obeys within seconds.

    For example: `bezant admin ban 0f3c`
    """
    _set_ban(person_id, True, database, settings)
    screen().print(f"{person_id} may not act any more.")


@app.command()
def unban(person_id: PersonId, database: Database = None, settings: SettingsFile = None) -> None:
    """Let a person act again.

    For example: `bezant admin unban 0f3c`
    """
    _set_ban(person_id, False, database, settings)
    screen().print(f"{person_id} may act again.")


@app.command()
def logout(
    person_id: Annotated[str | None, typer.Argument(help="The id of a person.", show_default=False)] = None,
    everybody: Annotated[bool, typer.Option("--everybody", help="All sessions of all people.")] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """End all sessions of a person, or of everybody. Guests without an account cannot come back as who they were.

    For example: `bezant admin logout --everybody`
    """
    if (person_id is None) != everybody:
        raise NotThere("Name one person, or say --everybody.")
    with _store(database, settings) as store:
        from bezant.server.store_admin import AdminQueries

        queries = AdminQueries(store.database)
        if person_id is not None and queries.person(person_id) is None:
            raise NotThere(f"There is nobody with the id “{person_id}”.")
        ended = queries.sign_out_everybody() if person_id is None else store.people.end_sessions(person_id)
    screen().print("One session has been ended." if ended == 1 else f"{ended} sessions have been ended.")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; a file that is there is never written over.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Copy the database, also while the server runs: the copy is how it stood at one moment.

    For example: `bezant admin backup /var/backups/bezant.db`
    """
    from bezant.server.backups import back_up

    back_up(_database(database, settings), file)
    size = file.stat().st_size
    held = f"{size / 1_000_000:.1f} MB" if size >= 100_000 else f"{size / 1000:.1f} KB"
    screen().print(f"{file} holds {held}.", soft_wrap=True)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `bezant admin backup` made.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Make a new database of a copy. What is there is never written over.

    For example: `bezant admin restore /var/backups/bezant.db --database new.db`
    """
    from bezant.server.backups import restore as put_back

    put_back(file, _database(database, settings))
    screen().print("The database is there again; start the server on it.")


@app.command()
def verify(database: Database = None, settings: SettingsFile = None) -> None:
    """Prove every record: all games are replayed from their seeds, move by move.

    For example: `bezant admin verify --database copy.db`
    """
    with _store(database, settings) as store:
        from bezant.server.store_check import verify_records

        _report(verify_records(store), "Every record replays.")


@app.command()
def check(database: Database = None, settings: SettingsFile = None) -> None:
    """Check that all that is stored fits together: status and result with the moves, numbers without gaps, nothing left over.

    For example: `bezant admin check`
    """
    with _store(database, settings) as store:
        from bezant.server.store_check import check_store

        _report(check_store(store), "Everything fits together.")


@app.command()
def ratings(database: Database = None, settings: SettingsFile = None) -> None:
    """Work all ratings out anew from the games that were played.

    For example: `bezant admin ratings`
    """
    with _store(database, settings) as store:
        from bezant.server.settlements import recompute_ratings

        games = recompute_ratings(store)
    screen().print(f"The ratings have been worked out anew from {games} games.")


def _database(database: str | None, settings: str | None) -> str:
    """The database of the server, from the same places as the server takes it."""
    need("server", "`bezant admin`")
    from bezant.server.settings_sources import chosen_settings

    given = {} if database is None else {"database": database}
    return chosen_settings(given, os.environ, settings).settings.database


@contextmanager
def _store(database: str | None, settings: str | None) -> Iterator[Store]:
    """The store, as it is: nothing is made or brought up to date."""
    named = _database(database, settings)
    from bezant.server.database import CannotOpen
    from bezant.server.store_admin import opened_as_it_is

    try:
        store: Store = opened_as_it_is(named)
    except CannotOpen as error:
        raise NotThere(f"The database cannot be opened: {error}.") from None
    try:
        yield store
    finally:
        store.close()


def _set_ban(person_id: str, banned: bool, database: str | None, settings: str | None) -> None:
    with _store(database, settings) as store:
        if not store.people.ban(person_id, banned):
            raise NotThere(f"There is nobody with the id “{person_id}”.")


def _kind(person: PersonFacts) -> str:
    kind = "guest" if person.account is None else "account"
    return kind if person.banned is None else f"banned {kind}"


def _report(report: Report, fine: str) -> None:
    for problem in report.problems:
        complain(problem)
    count = len(report.problems)
    found = fine if not count else "one problem." if count == 1 else f"{count} problems."
    screen().print(f"{report.tables} tables, {report.moves} moves: {found}")
    if count:
        raise typer.Exit(1)


def _list_tables(found: Sequence[TableInfo], as_json: bool) -> None:
    rows = [_table_facts(each) for each in found]
    _list([tuple(row.values()) for row in rows], tuple(rows[0]) if rows else (), as_json)


def _table_facts(table: TableInfo) -> dict[str, Any]:
    names = ", ".join(seat.bot or seat.name or "free" for seat in table.seats)
    return {
        "id": table.id,
        "game": table.game,
        "status": table.summary.status,
        "name": table.name,
        "seats": names,
        "made": _at(table.created),
        "touched": _at(table.updated),
    }


def _list(rows: Sequence[tuple[Any, ...]], names: Sequence[str], as_json: bool) -> None:
    if as_json:
        print_json({"rows": [dict(zip(names, row, strict=True)) for row in rows]})
        return
    widths = [max(len(plain(str(row[column]))) for row in rows) for column in range(len(names))] if rows else []
    for row in rows:
        cells = [plain(str(cell)).ljust(width) for cell, width in zip(row, widths, strict=True)]
        screen().print("  ".join(cells).rstrip(), soft_wrap=True)


def _show(facts: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(facts)
        return
    for name, value in facts.items():
        shown = ", ".join(value) if isinstance(value, list) else str(value)
        screen().print(f"{name:<10} {plain(shown)}", soft_wrap=True)


def _at(moment: Any) -> str:
    return str(moment.strftime("%Y-%m-%d %H:%M"))
