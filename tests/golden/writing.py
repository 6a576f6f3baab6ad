"""Writes a game as text: every move in words, what came of it in words, and a picture of the position now and then; and what its
observations hold."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path

from bezant import players
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.match import Entry, Match
from bezant.kernel.registry import home
from bezant.kernel.text import words_for
from tests.records.kinds import hastily

FOLDER = Path(__file__).parent
EXAMPLES = FOLDER.parent / "examples"
NAMES = ["Anna", "Béla", "Carlo", "Dora"]
SEEDS = {  # chosen for short games
    "carolus": {2: "56", 3: "4", 4: "8"},
    "byzantium": {2: "10", 3: "3", 4: "78"},
    "jerusalem": {2: "7", 3: "32", 4: "10"},
}
LONG = ("jerusalem",)
CHAPTERS = ("round", "turn")  # the events after which the position is shown

_MOVE = re.compile(r"^\d+ \w+: (.+)$", re.MULTILINE)


def path_of(game: Game, what: int | str) -> Path:
    """Of a game with so many seats, or of one of its tables: beside this file for the games of bezant itself; those of the examples
    lie with their tests."""
    folder = FOLDER if home(game.name).is_own else EXAMPLES
    return folder / f"{game.name}-{what}.txt"


def action_table(game: Game) -> str:
    """Every action with its id."""
    return "".join(f"{id} {game.actions.words(id)}\n" for id in range(len(game.actions)))


def observations(game: Game) -> str:
    """Version and features of the observations by the number of seats, and what is seen in a game of random play, as a digest."""
    return "\n".join("\n".join(_observed(game, seats)) + "\n" for seats in game.seat_counts)


def _observed(game: Game, seats: int) -> Iterator[str]:
    spec = game.observation(seats)
    yield f"{seats} seats, version {spec.version}, {spec.shape[0]} numbers of type {spec.dtype}"
    for feature in spec.features:
        yield f"{feature.start} {feature.name}: {feature.size} from {feature.low} to {feature.high}"
    yield f"random play by the rules of version {game.version}: {_digest_of_play(game, seats)}"


def _digest_of_play(game: Game, seats: int) -> str:
    """Of what all seats see before each decision and at the end."""
    state, chance, digest = game.new(seats, seed=seats), random.Random(seats), hashlib.sha256()
    while True:
        for seat in range(seats):
            digest.update(game.observe(state, seat).tobytes())
        if game.is_over(state):
            return digest.hexdigest()[:16]
        game.apply(state, chance.choice(game.legal(state)))


def playthrough(game: Game, seats: int, moves: list[str] | None = None) -> str:
    """The text of a game: of these moves, or without them of the players' own."""
    terminal = part_of(game.name, "terminal", compile.INTERPRETED)
    match = Match(game, seats, SEEDS.get(game.name, {}).get(seats, "1"))
    lines = [f"{game.title}, {seats} players, seed {match.seed}", "", *_told(match, match.entries[0]), ""]
    for words in moves if moves is not None else _own_moves(match):
        seat = match.to_move
        entry = match.play(seat, game.actions.parse(words))
        lines += [f"{entry.ply} {NAMES[seat]}: {words}", *_told(match, entry)]
        if match.is_over or any(event.name in CHAPTERS for event in entry.events):
            lines += ["", *terminal.picture(game.view(match.state, None), NAMES), ""]
    assert match.is_over, "a playthrough goes to the end"
    return "\n".join(lines) + "\n"


def moves_of(text: str) -> list[str]:
    """The moves of a playthrough."""
    return _MOVE.findall(text)


def _told(match: Match, entry: Entry) -> list[str]:
    words = words_for(match.game.name)
    return [f"    {words.say(event.message, NAMES)}" for event in entry.events if event.message is not None]


def _own_moves(match: Match) -> Iterator[str]:
    """Of the one-step player, or of hasty ones where its games are too long to read."""
    greedy, chance = players.make("greedy", match.game), random.Random(match.seed)
    while not match.is_over:
        seat = match.to_move
        imagined = match.game.imagine(match.state, seat, match.ply)
        is_long = match.game.name in LONG
        action = hastily(match, chance) if is_long else greedy.decide(imagined, seat, match.ply)
        yield match.game.actions.words(action)
