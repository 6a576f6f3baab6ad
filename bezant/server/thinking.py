"""The worker's side of a bot: small to import, because every worker process does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass
from multiprocessing.connection import wait

import bezant
from bezant import players


@dataclass(frozen=True)
class BotTurn:
    """What a bot gets to decide on: a position imagined from what its seat knows, never the table's own.

    Without a bot it is the turn of a person who has only one answer and is not asked for it."""

    game: str
    bot: str | None
    seat: int
    ply: int
    position: bytes
    seed: int


def start_worker() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server has gone without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)


def decide(turn: BotTurn) -> int:
    """The action this bot chooses."""
    game = bezant.load(turn.game)
    if turn.bot is None:
        return game.legal(game.from_bytes(turn.position))[0]
    return players.make(turn.bot, game).decide(game.from_bytes(turn.position), turn.seat, turn.seed)
