"""How good reviews are, and how long they take: python -m benchmarks.reviews GAME [GAMES]

Games by `instinct`, who now and then does anything at all, are reviewed three times: as reviews were made before there were
networks, as they are made now, and by the reference, a search with the network of twenty times as many simulations. The first two
are compared with the third. The results are kept in `benchmarks/judgement`; from them `docs/judgement.md` is written.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace

import numpy as np

import bezant
from benchmarks import judgement_page
from benchmarks.judgement_data import ERRS, REFERENCE, Compared, keep_reviews
from bezant import players
from bezant.kernel.game import Game
from bezant.kernel.match import Match
from bezant.lab.analysis import LEARNED, Analysis, Question, analyse, by_hand, questions
from bezant.lab.review import Review, Run
from bezant.players.calibration import SEARCH
from bezant.players.network import guide_of

GAMES = 6  # of a title


def played(game: Game, seats: int, seed: str) -> Match:
    """A game by `instinct`, with some random actions among its own."""
    match, player, chance = Match(game, seats, seed), players.make("instinct", game), random.Random(seed)
    while not match.is_over:
        seat, legal = match.to_move, game.legal(match.state)
        imagined = game.imagine(match.state, seat, match.ply)
        errs = chance.random() < ERRS
        match.play(seat, chance.choice(legal) if errs else player.decide(imagined, seat, match.ply))
    return match


def reviewed(match: Match, asked: list[Question], simulations: int) -> tuple[Review, float]:
    """The review, and the CPU time it took."""
    start = time.process_time()
    analyses: list[Analysis] = [analyse(question, simulations) for question in asked]
    return Review(match, analyses), time.process_time() - start


def compare(match: Match, seed: str) -> list[Compared]:
    asked, seats = questions(match), match.seats
    old = [replace(question, sight=SEARCH) for question in asked]
    analyse(asked[0], 1), analyse(old[0], 1)  # loads the compiled code
    reference, _ = reviewed(match, asked, REFERENCE)
    ways = (("before", old, by_hand(match.game, seats, len(asked))), ("now", asked, LEARNED))
    rows = []
    for judge, some, simulations in ways:
        review, seconds = reviewed(match, some, simulations)
        errors = _errors(review, reference)
        rows.append(Compared(seats, seed, len(asked), judge, simulations, round(seconds, 1), *errors))
    return rows


def _errors(review: Review, reference: Review) -> tuple[float, float, int, int, int, int]:
    """How far a review is from the reference: the fields of `Compared` from `chances` on."""
    pairs = list(zip(review.points[:-1], reference.points[:-1], strict=True))  # the end is known
    chances = np.mean([np.abs(np.subtract(one.chances, other.chances)).mean() for one, other in pairs])
    losses = np.mean([abs(one.loss - other.loss) for one, other in pairs[1:]])
    told, right = review.turning_points(), reference.turning_points()
    borne_out = sum(abs(run.swing - swing(reference, run)) <= run.doubt for run in told)
    found = sum(any(is_same(run, other) for other in told) for run in right)
    return round(float(chances), 4), round(float(losses), 4), len(told), borne_out, found, len(right)


def swing(review: Review, run: Run) -> float:
    """How the chance of the seat changed over a stretch of another review."""
    return review.points[run.last].chances[run.seat] - review.points[run.first].before[run.seat]


def is_same(one: Run, other: Run) -> bool:
    """Whether two reviews tell the same: stretches that overlap, the same seat, the same direction."""
    overlap = one.first <= other.last and other.first <= one.last
    return overlap and one.seat == other.seat and one.swing * other.swing > 0


def main(name: str, games: int) -> None:
    game = bezant.load(name)
    if guide_of(name, game.seat_counts[0]) is None:
        raise SystemExit(f"No network judges games of {game.title}.")
    rows: list[Compared] = []
    for number in range(games):
        seats, seed = game.seat_counts[number % len(game.seat_counts)], f"review {number}"
        rows += compare(played(game, seats, seed), seed)
        print(*rows[-2:], sep="\n", flush=True)
    keep_reviews(name, rows)
    judgement_page.write()


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("games", type=int, nargs="?", default=GAMES)
    given = asked.parse_args()
    main(given.game, given.games)
