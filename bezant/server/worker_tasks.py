"""What worker processes do for bots, hints and reviews: small to import, because every worker process does.

Each task is a generator; what it yields goes to the server, which may stop it after any answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic

import bezant
from bezant import players
from bezant.lab import analysis
from bezant.lab.analysis import Analysis, Question
from bezant.players.judge import Judge
from bezant.players.search import Choice

FIRST_LOOK, NEXT_LOOK = 0.1, 0.25  # seconds of search before a hint is told, and told again
BEST = 5  # options told in a hint
RIVAL = 0.05  # a choice with this share of the visits of the most visited one is a rival; the search gave up the others
SURE = 1.645  # standard errors: in nine of ten cases a difference of two equals is smaller


@dataclass(frozen=True)
class BotTurn:
    """What a bot gets to decide on: a position imagined from what its seat knows, never the table's own."""

    game: str
    bot: str
    seat: int
    ply: int
    position: bytes
    seed: int


@dataclass(frozen=True)
class ForcedTurn:
    """The turn of a person who has only this answer and is not asked for it."""

    seat: int
    ply: int
    action: int


@dataclass(frozen=True)
class HintTurn:
    """What a bot would get, for a person who asks for a hint."""

    game: str
    seat: int
    ply: int
    position: bytes
    seed: int


@dataclass(frozen=True)
class SearchProgress:
    """What a search knows by now: the chances of the seats, its best choices (action, visits, chances), and the action that is
    better than the rest beyond doubt."""

    simulations: int
    goal: int
    chances: tuple[float, ...]
    choices: list[tuple[int, int, tuple[float, ...]]]
    best: int | None = None


def decide(turn: BotTurn) -> Iterator[int]:
    """The action this bot chooses."""
    game = bezant.load(turn.game)
    position = game.from_bytes(turn.position)
    yield players.make(turn.bot, game).decide(position, turn.seat, turn.seed)


def hint(turn: HintTurn, simulations: int, seconds: float, threads: int) -> Iterator[SearchProgress]:
    """What is best here, better and better, until so many simulations or seconds are spent."""
    game = bezant.load(turn.game)
    position = game.from_bytes(turn.position)
    judge = Judge(game, position.seats)
    search = judge.search(position, turn.seat, turn.seed, threads)
    search.run(threads)  # loads the compiled code where this worker has not; the clock starts afterwards
    begun, look = monotonic(), FIRST_LOOK
    while search.simulations < simulations and monotonic() < begun + seconds:
        search.run(simulations - search.simulations, min(look, seconds))
        look = NEXT_LOOK
        reach = int(search.simulations * seconds / (monotonic() - begun))
        found = search.choices()
        told = [(choice.action, choice.visits, judge.chances(choice.values)) for choice in found[:BEST]]
        goal = max(search.simulations, min(simulations, reach))
        yield SearchProgress(search.simulations, goal, told[0][2], told, clear_best(found, turn.seat))


def clear_best(choices: Sequence[Choice], seat: int) -> int | None:
    """The most visited choice, if its value for the seat exceeds that of every rival by more than chance explains."""
    first, *others = choices
    rivals = [choice for choice in others if choice.visits >= RIVAL * first.visits]
    sure = all(_is_above(first, rival, seat) for rival in rivals)
    return first.action if sure else None


def _is_above(one: Choice, other: Choice, seat: int) -> bool:
    """A visit is worth at most 1 and at least 0, so its variance is at most that of a coin with this chance."""
    variance = sum(value * (1 - value) / each.visits for each in (one, other) for value in (each.values[seat],))
    return one.values[seat] - other.values[seat] > SURE * sqrt(variance)


def analyse(question: Question, simulations: int) -> Iterator[Analysis]:
    """What the search says of one decision of a finished game."""
    yield analysis.analyse(question, simulations)


def prepare(game: str) -> Iterator[str]:
    """Compile what search needs for a game. The code is kept, so that other workers only have to load it. A network is loaded when
    it is first asked, which takes no time to speak of."""
    rules = bezant.load(game)
    start = rules.new(rules.seat_counts[0])
    seat = rules.to_move(start)
    Judge(rules, start.seats).search(rules.imagine(start, seat, 0), seat, 0).run(1)
    yield game
