"""How a table is made: what was wished for, checked, and the game it begins with."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import bezant
from bezant import players
from bezant.kernel.errors import BadOption
from bezant.kernel.game import Game
from bezant.kernel.match import Match, seeds_until
from bezant.server import schemas
from bezant.server.model import BOT, OPEN, PERSON, GameSummary, Guest, Move, Seat, TableInfo, now
from bezant.server.refusals import UnknownBot
from bezant.server.table import Origin
from bezant.server.table_state import summary_of
from bezant.server.user_text import table_name

SEED_LENGTH = 32  # bytes
STAND_IN = "level4"  # the bot that sits where a person sat, when a game is played on


def wished_game(wish: schemas.TableIn) -> Match:
    """A new game; refuses a wrong number of seats and options that the game does not have."""
    game = bezant.load(wish.game)
    _check_option_names(game, wish.options)
    return Match(game, len(wish.seats), secrets.token_hex(SEED_LENGTH), wish.options)


def continued_game(origin: Origin, ply: int) -> tuple[schemas.TableIn, Match]:
    """A finished game as it stood after entry `ply`, with fresh dice, and a wish for its table: the host decides for the seat that
    is asked, bots for all others."""
    old, seed = origin.match, secrets.token_hex(SEED_LENGTH)
    match = Match(old.game, old.seats, f"{seeds_until(old.seed, ply)}/{seed}", old.options)
    for entry in old.entries[1 : ply + 1]:
        assert entry.seat is not None
        match.replay(entry.seat, entry.action)
    seats: list[schemas.SeatIn] = [schemas.BotSeat(kind="bot", bot=bot or STAND_IN) for bot in origin.bots]
    seats[match.to_move] = schemas.MySeat(kind="me")
    wish = schemas.TableIn(game=old.game.name, name=origin.name, seats=seats, private=True, options=old.options)
    return wish, match


def new_table(host: Guest, wish: schemas.TableIn, match: Match) -> tuple[TableInfo, list[Move]]:
    """The table as wished and the moves it begins with; where no seat is left open, the game begins at once."""
    game, at = match.game, now()
    seats = [_seat(game.side_of(match.seats, number), host, seat) for number, seat in enumerate(wish.seats)]
    full = all(seat.kind != OPEN for seat in seats)
    info = TableInfo(
        id=secrets.token_urlsafe(16),
        game=game.name,
        version=game.version,
        name=table_name(wish.name),
        private=wish.private,
        talk=wish.talk,
        hints=_allows_hints(wish),
        options=dict(wish.options),
        seed=match.seed,
        host=host.id,
        created=at,
        started=at if full else None,
        updated=at,
        seats=seats,
        summary=summary_of(match) if full else GameSummary(),
    )
    moves = [Move(entry.ply, entry.seat, entry.action, at) for entry in match.entries[1:] if entry.seat is not None]
    return info, moves


def _seat(side: str, host: Guest, wish: schemas.SeatIn) -> Seat:
    if isinstance(wish, schemas.MySeat):
        return Seat(PERSON, side, guest=host.id, name=host.name)
    if isinstance(wish, schemas.BotSeat):
        known = players.names()
        if wish.bot not in known:
            raise UnknownBot(f"There is no bot “{wish.bot[:40]}”; the bots are {', '.join(known)}.")
        return Seat(BOT, side, bot=wish.bot)
    return Seat(OPEN, side)


def _allows_hints(wish: schemas.TableIn) -> bool:
    """As wished; else where no stranger may sit down."""
    strangers = not wish.private and any(isinstance(seat, schemas.OpenSeat) for seat in wish.seats)
    return not strangers if wish.hints is None else wish.hints


def _check_option_names(game: Game, options: Iterable[str]) -> None:
    """No option may pass for something else that a game is made with, such as its seed."""
    known = [spec.name for spec in game.option_specs]
    for name in options:
        if name not in known:
            raise BadOption(f"There is no option “{name[:40]}”; the options are {', '.join(known)}.")
