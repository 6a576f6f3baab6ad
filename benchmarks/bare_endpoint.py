"""The floor of our own stack, to measure a server of tables against: FastAPI, uvloop, SQLite with group commit, and no game.

A move is stored and then told to everybody at the table with 18 KB of nothing. `python -m benchmarks.bare_endpoint PORT FILE`
speaks as much of docs/protocol.md as the load of `bezant bench server` needs.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import uvicorn
from fastapi import FastAPI, Response, WebSocket, WebSocketDisconnect

PADDING = "x" * 18_000

app = FastAPI()
numbers = count()
plies: dict[str, int] = {}
lines: defaultdict[str, list[WebSocket]] = defaultdict(list)
waiting: list[tuple[str, int, asyncio.Future[None]]] = []
writing = False
thread = ThreadPoolExecutor(1)
database = sqlite3.connect(sys.argv[2], check_same_thread=False, isolation_level=None)


def write(group: list[tuple[str, int, asyncio.Future[None]]]) -> None:
    database.execute("BEGIN IMMEDIATE")
    database.executemany("INSERT INTO moves VALUES (?, ?)", [(table, ply) for table, ply, _ in group])
    database.execute("COMMIT")


async def write_groups() -> None:
    """All that came while the disk was busy goes in one transaction."""
    global waiting, writing
    while waiting:
        group, waiting = waiting, []
        await asyncio.get_running_loop().run_in_executor(thread, write, group)
        for *_, done in group:
            done.set_result(None)
    writing = False


def message(table: str, seat: int) -> str:
    ply = plies[table]
    parts = {"status": "playing", "options": [0] if ply % 2 == seat else [], "padding": PADDING}
    return json.dumps({"type": "change", "ply": ply, "set": parts})


@app.get("/api/me")
async def me(response: Response) -> dict[str, str]:
    response.set_cookie("bare", str(next(numbers)))
    return {}


@app.post("/api/tables", status_code=201)
async def make(wish: dict[str, Any]) -> dict[str, Any]:
    table = str(next(numbers))
    plies[table] = 0
    return {"table": {"id": table}}


@app.post("/api/tables/{table}/seats/{seat}")
async def sit(table: str, seat: int) -> dict[str, str]:
    return {}


@app.post("/api/tables/{table}/moves")
async def move(table: str, wish: dict[str, int]) -> dict[str, int]:
    global writing
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting.append((table, wish["ply"], done))
    if not writing:
        writing = True
        asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(write_groups()))
    await done
    plies[table] = wish["ply"] + 1
    for seat, line in enumerate(lines[table]):
        await line.send_text(message(table, seat))
    return {"ply": plies[table]}


@app.websocket("/api/tables/{table}/live")
async def live(line: WebSocket, table: str) -> None:
    await line.accept()
    lines[table].append(line)
    await line.send_text(message(table, len(lines[table]) - 1))
    try:
        while True:
            await line.receive_text()
    except WebSocketDisconnect:
        lines[table].remove(line)


if __name__ == "__main__":
    database.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE moves (t TEXT, ply INT)")
    gc.freeze()
    gc.disable()
    uvicorn.run(app, port=int(sys.argv[1]), loop="uvloop", http="httptools", log_level="warning", access_log=False)
