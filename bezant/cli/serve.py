"""`bezant serve`: the server and its page."""

from __future__ import annotations

from typing import Annotated

import typer

from bezant.cli.board_files import take_boards
from bezant.kernel.extras import need


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="SQLite file, or the address of a PostgreSQL database.")] = "bezant.db",
    board: Annotated[list[str] | None, typer.Option(help="A corrected copy of a game's board file, GAME=FILE.")] = None,
) -> None:
    """Serve the games to browsers. All tables are kept in the database and survive a restart.

    For example: `bezant serve --port 8001 --database tables.db`

    With a corrected board: `bezant serve --board byzantium=board.toml --database mine.db`
    """
    need("server", "`bezant serve`")
    take_boards(board or [])
    from bezant.server.serve import serve as serve_until_stopped

    raise typer.Exit(serve_until_stopped(host, port, database))
