"""The ladder: how strong the players are, in every game at every number of seats.

Each level meets the one below, holding as many seats over a round, and the first of them meets chance. All levels also meet
`greedy`, each alone against it at all other seats, and so does `instinct`. The champion meets the last level and, where a network
guides the search, the search that has no network, with the same time. A meeting ends as soon as its question is answered and a
few games more are played for the sake of the ratings.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import bezant
from bezant import players
from bezant.kernel.errors import BezantError
from bezant.kernel.game import game_names
from bezant.kernel.registry import ROOT
from bezant.lab.arena import Contest, Meeting, seatings
from bezant.lab.arena_report import ANCHOR, Report
from bezant.lab.ladder_page import BY_HAND, STEP, page
from bezant.lab.places import Place
from bezant.lab.sequential import Question
from bezant.players.champion import CHAMPION
from bezant.players.instinct import INSTINCT
from bezant.players.levels import LEVELS
from bezant.players.network import guide_of, network_of
from bezant.players.ratings import FILE as RATINGS
from bezant.players.ratings import Rating

CHANCE = "uniform"  # below the first level
# What one scores at least against all others, with two seats, three, and more:
LEVEL = 0.9, 2 / 3, 2 / 3  # the best level against greedy (its team mate plays with it)
AT_FIRST_SIGHT = 0.92, 0.70, 0.60  # `instinct` against greedy
LEARNED = 0.90, 0.65, 0.55  # the champion against the search that has no network
EQUAL_TIME = "0.1s"  # for a decision of both there
GAMES = 400  # of a meeting, at most
ENOUGH = 40  # of a meeting that is decided
MINUTES = 4.5  # for each game and number of seats
ASIDE = 0.25  # the share of time of meetings that only sharpen the ratings, or take very long
GOAL = 3.0  # the share of the meeting that shows what a network brings
RESULTS = Path("benchmarks") / "ladder"
PAGE = Path("docs") / "players.md"


class NoLadder(BezantError):
    code = "no_ladder"


def goal(scores: tuple[float, float, float], seats: int) -> float:
    """The score that is aimed at with so many seats."""
    return scores[min(max(seats, 2), 4) - 2]


@dataclass(frozen=True)
class Rung:
    """A game at a number of seats."""

    game: str
    seats: int

    def contest(
        self,
        checkout: Path = ROOT.parent,
        minutes: float | None = None,
        workers: int | None = None,
        place: Place | None = None,
        only: Collection[str] = (),
    ) -> Contest:
        """Its meetings, with their results in a file of the checkout."""
        file = checkout / RESULTS / f"{self.game}-{self.seats}.jsonl"
        return Contest(self.game, self.seats, 0, self._meetings(), GAMES, ENOUGH, minutes, file, workers, place, only)

    def _meetings(self) -> list[Meeting]:
        below = [(ANCHOR, CHANCE), *((upper, lower) for lower, upper in pairwise((CHANCE, *LEVELS)))]
        steps = [self._step(pair) for pair in below]
        levels = [self._alone(level, ANCHOR, goal(LEVEL, self.seats), ASIDE) for level in LEVELS]
        if network_of(self.game, self.seats) is None:
            return [*steps, *levels]
        sight = self._alone(INSTINCT, ANCHOR, goal(AT_FIRST_SIGHT, self.seats))
        champion = self._step((CHAMPION, LEVELS[-1]), ASIDE)
        if guide_of(self.game, self.seats) is None:
            return [*steps, *levels, sight, champion]
        pair = f"{CHAMPION}:{EQUAL_TIME}", f"{BY_HAND}{EQUAL_TIME}"
        return [*steps, champion, *levels, sight, self._alone(*pair, goal(LEARNED, self.seats), GOAL)]

    @property
    def _sides(self) -> int:
        return len(bezant.load(self.game).first_seats(self.seats))

    def _step(self, pair: tuple[str, str], share: float = 1.0) -> Meeting:
        return Meeting(pair, seatings(pair, self._sides), Question(STEP), share)

    def _alone(self, one: str, others: str, rate: float, share: float = 1.0) -> Meeting:
        pair = one, others
        return Meeting(pair, seatings(pair, self._sides, alone=True), Question(rate), share)


def rungs(games: Iterable[str] = (), seats: Iterable[int] = ()) -> list[Rung]:
    """Every game at every number of seats, or those that are named."""
    chosen, counts = list(games), set(seats)
    for name in chosen:
        bezant.load(name)
    found = [
        Rung(name, count)
        for name in chosen or game_names()
        for count in bezant.load(name).seat_counts
        if not counts or count in counts
    ]
    if not found:
        raise NoLadder(f"No game is played with {' or '.join(map(str, sorted(counts)))} players.")
    return found


def prepare(checkout: Path = ROOT.parent) -> None:
    """Make the folder of the results; an installed package has no place for it."""
    if not (checkout / PAGE.parent).is_dir() or not (checkout / RESULTS.parent).is_dir():
        raise NoLadder(
            f"The ladder keeps its results in {RESULTS} and writes {PAGE}: it needs a checkout of the project."
        )
    (checkout / RESULTS).mkdir(exist_ok=True)


def stored(checkout: Path = ROOT.parent) -> dict[Rung, Report]:
    """The stored results of all games."""
    reports = {rung: rung.contest(checkout).stored() for rung in rungs()}
    return {rung: report for rung, report in reports.items() if report.games}


def write(checkout: Path = ROOT.parent) -> list[Path]:
    """Write the page and the ratings of the package from the stored results; returns the files written."""
    reports = stored(checkout)
    texts = {
        checkout / PAGE: page(list(reports.values())),
        checkout / RATINGS.relative_to(ROOT.parent): ratings_json(reports),
    }
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return list(texts)


def ratings_json(reports: dict[Rung, Report]) -> str:
    """The measured ratings as the package reads them."""
    told: dict[str, Any] = {}
    for rung, report in reports.items():
        told.setdefault(rung.game, {})[str(rung.seats)] = {name: asdict(each) for name, each in ratings(report)}
    return json.dumps(told, indent=1) + "\n"


def ratings(report: Report) -> Iterator[tuple[str, Rating]]:
    """The rated players, in the order of their names."""
    rated, tallies = report.ratings().players, report.tallies(report.standings)
    for name in players.names():
        if name in rated and tallies[name].games:
            each = rated[name]
            yield name, Rating(round(each.value), round(each.low), round(each.high), tallies[name].games)
