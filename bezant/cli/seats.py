"""Who plays in which seat: people at this terminal, and bots."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bezant import players
from bezant.cli.screen import plain
from bezant.cli.words import say
from bezant.kernel.errors import BezantError
from bezant.kernel.game import Game
from bezant.kernel.match import Match

PERSON = "you"
LONGEST_NAME = 24


class BadName(BezantError):
    code = "bad_name"


@dataclass(frozen=True)
class SeatedPlayer:
    """Who plays in one seat: a name, and the bot that decides for it unless it is a person's."""

    name: str
    bot: players.Player | None


def parse_seats(seats: str, game: Game) -> list[SeatedPlayer]:
    """Who plays in each seat of a list such as `you:Anna,greedy`."""
    words = [word.strip() for word in seats.split(",")]
    names = _apart([_name(word) for word in words])
    return [SeatedPlayer(name, _bot(word, game)) for name, word in zip(names, words, strict=True)]


def _is_person(word: str) -> bool:
    return word.partition(":")[0] == PERSON


def _name(word: str) -> str:
    if not _is_person(word):
        return word
    name = " ".join(plain(word.partition(":")[2]).split()) if ":" in word else say("guest")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(say("name-length", most=LONGEST_NAME, count=len(name)))
    return name


def _apart(names: Sequence[str]) -> list[str]:
    """The names, numbered where several are the same."""
    seen: Counter[str] = Counter()
    apart = []
    for name in names:
        seen[name] += 1
        apart.append(name if names.count(name) == 1 else f"{name} {seen[name]}")
    return apart


def _bot(word: str, game: Game) -> players.Player | None:
    if _is_person(word):
        return None
    if word not in players.names():
        known = ", ".join([PERSON, f"{PERSON}:NAME", *players.names()])
        raise BadName(say("cannot-sit", word=word[:40], known=known))
    return players.make(word, game)


def decide(match: Match, bot: players.Player) -> int:
    """The bot's choice. It sees an imagined position, and its own luck has nothing to do with the dice to come."""
    digest = hmac.new(match.seed.encode(), f"player {match.ply}".encode(), hashlib.sha256).digest()
    own = int.from_bytes(digest[:8], "big")
    imagined = match.game.imagine(match.state, match.to_move, int.from_bytes(digest[16:], "big"))
    return bot.decide(imagined, match.to_move, own)
