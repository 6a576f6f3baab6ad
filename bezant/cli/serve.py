"""`bezant serve`: the server and its page."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="SQLite file, or the address of a PostgreSQL database.")] = "bezant.db",
) -> None:
    """Serve the games to browsers. All tables are kept in the database and survive a restart.

    For example: `bezant serve --port 8001 --database tables.db`
    """
    from bezant.server.serve import serve as serve_until_stopped

    raise typer.Exit(serve_until_stopped(host, port, database))
