"""`bezant serve`: the server and its page."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from bezant.cli.board_files import take_boards
from bezant.kernel.errors import BezantError
from bezant.kernel.extras import need


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on, usually 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on, usually 8000; 0 takes any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="SQLite file, or the address of a PostgreSQL database.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="Web processes, usually one; each plays tables of its own.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Let bots, hints and reviews think on a Ray cluster: auto, or its address.")
    ] = None,
    settings: Annotated[str | None, typer.Option(help="A TOML file with settings.")] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help="Any other setting, NAME=VALUE.")] = None,
    board: Annotated[list[str] | None, typer.Option(help="A corrected copy of a game's board file, GAME=FILE.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Say what would be used and what is wrong; start nothing.")
    ] = False,
) -> None:
    """Serve the games to browsers. All tables are kept in the database and survive a restart.

    For example: `bezant serve --port 8001 --database tables.db`

    With a corrected board: `bezant serve --board byzantium=board.toml --database mine.db`

    Looked at before it runs: `bezant serve --settings bezant.toml --check`
    """
    need("server", "`bezant serve`")
    take_boards(board or [])
    from bezant.server.serve import serve_chosen
    from bezant.server.settings_check import check_settings
    from bezant.server.settings_sources import chosen_settings

    named = {"host": host, "port": port, "database": database, "workers": workers, "cluster": cluster}
    given = _named(set_ or []) | {name: value for name, value in named.items() if value is not None}
    chosen = chosen_settings(given, os.environ, settings)
    raise typer.Exit(check_settings(chosen) if check else serve_chosen(chosen.settings))


def _named(words: list[str]) -> dict[str, str]:
    pairs = [word.partition("=") for word in words]
    for name, equals, _ in pairs:
        if not (name and equals):
            raise BezantError(f"“{name}” sets nothing; write --set NAME=VALUE.")
    return {name: value for name, _, value in pairs}
