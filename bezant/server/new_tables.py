"""How a table is made: what was wished for, checked, and the game it begins with."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import bezant
from bezant import players
from bezant.kernel.errors import BadOption
from bezant.kernel.game import Game
from bezant.kernel.match import Match, seeds_until
from bezant.server import clock, schemas
from bezant.server.model import BOT, OPEN, PERSON, GameSummary, Guest, Move, Sandbox, Seat, TableInfo, now
from bezant.server.refusals import UnknownBot
from bezant.server.seating import drawn
from bezant.server.table_state import summary_of
from bezant.server.terms import DAY, DAYS, EVERYBODY, MINUTE, SEATED, STAND_IN, Clock, Terms
from bezant.server.user_text import table_name

SEED_LENGTH = 32  # bytes
LIVE_ABSENCE = 5 * MINUTE  # seconds that somebody may be away from a game played at one sitting
IDLE = 7 * DAY  # seconds without a move after which a game may be abandoned


@dataclass(frozen=True)
class Origin:
    """A game as it stood after one of its entries, which a sandbox begins with, and what its table has for the new one.

    Of a game that goes on there are only `start`, a position that fits what its reader knew then, and no moves that led there."""

    sandbox: Sandbox
    match: Match
    name: str
    seats: Sequence[int]  # that the reader decides for
    bots: list[str | None]  # by seat; none where a person sat
    hints: bool | None  # whether the search may be asked there; None: as at any private table


def wished_game(wish: schemas.TableIn) -> Match:
    """A new game; refuses a wrong number of seats and options that the game does not have."""
    game = bezant.load(wish.game)
    _check_option_names(game, wish.options)
    return Match(game, len(wish.seats), secrets.token_hex(SEED_LENGTH), wish.options)


def branched_game(origin: Origin, others: schemas.Others) -> tuple[schemas.TableIn, Match]:
    """The game of a sandbox, with fresh dice, and a wish for its table."""
    old = origin.match
    match = _imagined(origin) if origin.sandbox.start is not None else _continued(old, origin.sandbox.ply)
    seats: list[schemas.SeatIn] = [
        schemas.MySeat(kind="me")
        if others == "me" or seat in (origin.seats or [match.to_move])
        else schemas.BotSeat(kind="bot", bot=bot or STAND_IN)
        for seat, bot in enumerate(origin.bots)
    ]
    wish = schemas.TableIn(
        game=old.game.name,
        name=origin.name,
        seats=seats,
        private=True,
        options=old.options,
        hints=origin.hints,
        terms=schemas.TermsIn(watch="seated"),
    )
    return wish, match


def lesson_game(guided: Match, bot: str, name: str | None) -> tuple[schemas.TableIn, Match]:
    """The end of a guided game, played on with fresh dice: the host decides for the seat that is asked, the bot for all others."""
    match = _continued(guided, guided.ply)
    seats: list[schemas.SeatIn] = [schemas.BotSeat(kind="bot", bot=bot) for _ in range(match.seats)]
    seats[match.to_move] = schemas.MySeat(kind="me")
    return schemas.TableIn(game=guided.game.name, name=name, seats=seats, private=True, options=guided.options), match


def _imagined(origin: Origin) -> Match:
    """Nothing of the seed of a game that goes on comes along: the sandbox shows its own when it is over."""
    old, seed = origin.match, secrets.token_hex(SEED_LENGTH)
    return Match(old.game, old.seats, seed, old.options, origin.sandbox.start)


def _continued(old: Match, ply: int) -> Match:
    """A game that may be known whole, with all that led to this entry."""
    seed = secrets.token_hex(SEED_LENGTH)
    match = Match(old.game, old.seats, f"{seeds_until(old.seed, ply)}/{seed}", old.options, old.start)
    match.replay_all((entry.seat, entry.action) for entry in old.entries[1 : ply + 1] if entry.seat is not None)
    return match


def new_table(
    host: Guest, wish: schemas.TableIn, match: Match, sandbox: Sandbox | None = None
) -> tuple[TableInfo, list[Move]]:
    """The table as wished and the moves it begins with; where no seat is left open, the game begins at once."""
    game, at = match.game, now()
    seats = [_seat(game.side_of(match.seats, number), host, seat) for number, seat in enumerate(wish.seats)]
    full, terms = all(seat.kind != OPEN for seat in seats), _terms(wish)
    if full and terms.shuffle:
        seats = drawn(seats)
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
        summary=clock.begun(summary_of(match), terms.clock, seats, at) if full else GameSummary(),
        terms=terms,
        sandbox=None if sandbox is None else replace(sandbox, start=match.start),
    )
    moves = [Move(entry.ply, entry.seat, entry.action, at) for entry in match.entries[1:] if entry.seat is not None]
    return info, moves


def _seat(side: str, host: Guest, wish: schemas.SeatIn) -> Seat:
    if isinstance(wish, schemas.MySeat):
        return Seat(PERSON, side, guest=host.id, name=host.name)
    if isinstance(wish, schemas.BotSeat):
        return Seat(BOT, side, bot=_known_bot(wish.bot))
    return Seat(OPEN, side)


def _known_bot(bot: str) -> str:
    known = players.names()
    if bot not in known:
        raise UnknownBot(f"There is no bot “{bot[:40]}”; the bots are {', '.join(known)}.")
    return bot


def _terms(wish: schemas.TableIn) -> Terms:
    """As wished; else as it suits the clock, and strangers at a private table do not talk."""
    wished = wish.terms
    clocked = None if wished.clock is None else Clock(**wished.clock.model_dump())
    live = clocked is not None and clocked.kind != DAYS
    slow = 0 if clocked is None or live else 3 * clocked.seconds
    return Terms(
        clock=clocked,
        absence=wished.absence or (LIVE_ABSENCE if live else DAY),
        idle=wished.idle or max(IDLE, slow),
        stand_in=_known_bot(wished.stand_in or STAND_IN),
        watch=wished.watch,
        chat=wished.chat or (SEATED if wish.private else EVERYBODY),
        shuffle=wished.shuffle,
        take_backs=wished.take_backs,
    )


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
