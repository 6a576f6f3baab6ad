"""Tournaments between players: every meeting plays the same seeds from every side, so that luck and seats cancel out."""

from __future__ import annotations

import hashlib
import math
import random
from collections import Counter
from collections.abc import Collection, Generator, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any

import bezant
from bezant import players as all_players
from bezant.kernel.errors import BezantError
from bezant.kernel.game import Game
from bezant.lab.arena_files import ResultFile, Stored, read_results
from bezant.lab.arena_play import Job, Played, work
from bezant.lab.arena_report import Report
from bezant.lab.places import Place, Processes
from bezant.lab.sequential import OPEN, Question
from bezant.lab.workers import Workers
from bezant.players.levels import STRENGTHS, budgets
from bezant.players.network import identity_of
from bezant.players.search import LEARNED, parameters_for
from bezant.players.value import file_of


class BadArena(BezantError):
    code = "bad_arena"


@dataclass(frozen=True)
class Meeting:
    """Players that meet. A round is one seed, played once in every seating; a seating names the player of each side."""

    players: tuple[str, ...]
    seatings: tuple[tuple[str, ...], ...]
    question: Question | None = None  # about the score of the first player
    share: float = 1.0  # of the time, where it is short


def seatings(players: Sequence[str], sides: int, alone: bool = False) -> tuple[tuple[str, ...], ...]:
    """Every fair way to seat the players: they take the sides in turn, starting with each of them, and every order is rotated.

    Team mates are the same player. With `alone` the first player has one side and the second all others."""
    count = len(players)
    fills = [[players[(first + side) % count] for side in range(sides)] for first in range(count)]
    if alone:
        fills = [[players[0]] + [players[1]] * (sides - 1)]
    turned = (tuple(fill[turn:] + fill[:turn]) for fill in fills for turn in range(sides))
    return tuple(dict.fromkeys(turned))


class Standing:
    """The games of one meeting so far. It ends after `rounds`, or once its question is answered and `enough` games are played.

    Rounds count in their order, whatever the order in which the games end, so that a meeting always ends after the same games."""

    def __init__(self, meeting: Meeting, rounds: int, enough: int = 0) -> None:
        self.meeting, self._rounds, self._enough = meeting, rounds, enough
        self.played: dict[int, Played] = {}
        self.answer = OPEN
        self.seconds = 0.0
        self._scores: Counter[float] = Counter()
        self.handed_out = 0
        self._whole = 0  # rounds looked at
        self.is_over = rounds == 0

    @property
    def total(self) -> int:
        """How many games will be played at most."""
        return self._rounds * len(self.meeting.seatings)

    @property
    def game_seconds(self) -> float:
        """The mean time of a game so far."""
        return self.seconds / len(self.played) if self.played else 0.0

    @property
    def spent(self) -> float:
        """The estimated seconds of all games that were handed out."""
        return self.game_seconds * max(self.handed_out, len(self.played))

    @property
    def counted(self) -> list[tuple[tuple[str, ...], Played]]:
        """Seating and result of the games that count. Games begun after the meeting was decided do not."""
        size = len(self.meeting.seatings)
        end = self._whole * size if self.is_over else self.total
        return [
            (self.meeting.seatings[number % size], self.played[number])
            for number in sorted(self.played)
            if number < end
        ]

    @property
    def scores(self) -> Counter[float]:
        """How often the first player had each score, in complete rounds."""
        return self._scores

    def add(self, number: int, played: Played) -> None:
        if number not in self.played:
            self.played[number] = played
            self.seconds += sum(played.seconds)
        while not self.is_over and self._next_round_is_whole():
            self._look_at_round()

    def has_more(self) -> bool:
        """Whether there are games to hand out."""
        while self.handed_out in self.played:
            self.handed_out += 1
        return not self.is_over and self.handed_out < self.total

    def hand_out(self) -> int:
        """The number of the next game."""
        assert self.has_more()
        self.handed_out += 1
        return self.handed_out - 1

    def _next_round_is_whole(self) -> bool:
        size = len(self.meeting.seatings)
        return all(number in self.played for number in range(self._whole * size, (self._whole + 1) * size))

    def _look_at_round(self) -> None:
        size, question = len(self.meeting.seatings), self.meeting.question
        for number, seating in enumerate(self.meeting.seatings, self._whole * size):
            if self.played[number].winners:
                self._scores[score(self.meeting.players[0], seating, self.played[number].winners)] += 1
        self._whole += 1
        if question is not None and self.answer == OPEN:
            self.answer = question.answer(self._scores)
        answered = self.answer != OPEN and self._whole * size >= self._enough
        self.is_over = answered or self._whole == self._rounds


def score(player: str, seating: Sequence[str], winners: Sequence[int]) -> float:
    """The score of a player: 1 for a victory, a share of it where several win."""
    return sum(seating[side] == player for side in winners) / len(winners)


class Contest:
    """Meetings in one game at one number of seats. The same seed gives the same games, unless the clock stops a player.

    Of the meetings that are not over those without an answer come first, and of these the one that has had the least of its
    share of time. After `minutes` no game is begun, and none that would probably end later. Where players are chosen by `only`,
    only meetings with one of them go on."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        meetings: Sequence[Meeting],
        games: int,
        enough: int = 0,
        minutes: float | None = None,
        file: Path | None = None,
        workers: int | None = None,
        place: Place | None = None,
        only: Collection[str] = (),
    ) -> None:
        if games < 1:
            raise BadArena(f"An arena plays at least 1 game, not {games}.")
        if workers is not None and workers < 1:
            raise BadArena(f"An arena needs at least 1 worker, not {workers}.")
        if minutes is not None and not minutes > 0:
            raise BadArena(f"A time limit is more than 0 minutes, not {minutes:g}.")
        self._game: Game = bezant.load(game)
        self.seats, self.seed = seats, seed
        self._sides, self._side_count = self._game.sides(seats), len(self._game.first_seats(seats))
        self._players = list(dict.fromkeys(name for meeting in meetings for name in meeting.players))
        for name in only:
            if name not in self._players:
                raise BadArena(f"Nobody meets {name} here; these play: {', '.join(self._players)}.")
        self._minutes, self._file, self._workers, self._place = minutes, file, workers, place or Processes()
        self.standings = [Standing(meeting, math.ceil(games / len(meeting.seatings)), enough) for meeting in meetings]
        self._asked = [each for each in self.standings if not only or not set(only).isdisjoint(each.meeting.players)]

    @property
    def total(self) -> int:
        """How many games will be played at most."""
        return sum(standing.total for standing in self.standings)

    def stored(self) -> Report:
        """The report of the games in the file."""
        if self._file is not None:
            self._take_in(read_results(self._file, self._identity(), self._side_count))
        return self._report(0.0)

    def play(self) -> Generator[Report]:
        """Yield a new report after each game. Closing the iterator stops the play."""
        with ExitStack() as open_things:
            file = None
            if self._file is not None:
                file = open_things.enter_context(ResultFile(self._file, self._identity(), self._side_count))
                self._take_in(file.stored())
            yield self._report(0.0)
            if not any(standing.has_more() for standing in self._asked):
                return
            workers = open_things.enter_context(self._hired())
            workers.prepare()
            start = monotonic()
            deadline = math.inf if self._minutes is None else start + 60 * self._minutes
            for job, played in workers.results(partial(self._next_job, deadline)):
                if file is not None:
                    file.add(job.meeting, job.number, played)
                self.standings[job.meeting].add(job.number, played)
                yield self._report(monotonic() - start)

    def _hired(self) -> Workers[Job]:
        """One worker for each core of the place, if nothing else was said."""
        count = self._workers or self._place.cores
        return Workers(self._place, count, work, self._game.name, self._players, self.seats)

    def _report(self, seconds: float) -> Report:
        return Report(self._game, self.seats, self.seed, self.standings, seconds)

    def _identity(self) -> dict[str, Any]:
        """What is played and by whom: a file with other games is refused."""
        are_plain = {"uniform", "greedy"}.issuperset(self._players)  # all others depend on networks and budgets
        return {
            "game": self._game.name,
            "version": self._game.version,
            "seats": self.seats,
            "seed": self.seed,
            "meetings": [[" ".join(seating) for seating in each.meeting.seatings] for each in self.standings],
            "search": None if are_plain else search_identity(self._game, self.seats),
        }

    def _take_in(self, games: Iterable[Stored]) -> None:
        for meeting, number, played in games:
            self.standings[meeting].add(number, played)

    def _next_job(self, deadline: float) -> Job | None:
        left = deadline - monotonic()
        longest = max(each.game_seconds for each in self._asked)  # what is not known yet may take as long
        begun = [each for each in self._asked if each.has_more() and (each.game_seconds or longest) < left]
        if not begun:
            return None
        chosen = min(begun, key=lambda each: (each.answer != OPEN, each.spent / each.meeting.share, each.handed_out))
        return self._job(self.standings.index(chosen), chosen.hand_out())

    def _job(self, meeting: int, number: int) -> Job:
        turns = self.standings[meeting].meeting.seatings
        seed = random.Random(f"seed {number // len(turns)} of arena {self.seed}").getrandbits(62)
        return Job(meeting, number, tuple(turns[number % len(turns)][side] for side in self._sides), seed)


def search_identity(game: Game, seats: int) -> dict[str, Any]:
    """How the players of a game search: results with other budgets, parameters, weights or networks are those of other players."""
    told = {"levels": budgets(game, seats), **parameters_for(game, seats)._asdict()}
    told["value_weights"] = hashlib.sha256(file_of(game.name).read_bytes()).hexdigest()[:16]
    network = identity_of(game.name, seats)
    if network is not None:
        told |= {"network": network, "strengths": STRENGTHS, "learned": LEARNED._asdict()}
    return told


class Arena(Contest):
    """A contest of named players: all together if there are sides enough, else every combination that fits the sides."""

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        games: int = 400,
        seats: int = 2,
        seed: int = 0,
        alone: bool = False,
        decide: float | None = None,
        confidence: float = 0.95,
        minutes: float | None = None,
        file: Path | None = None,
        workers: int | None = None,
        place: Place | None = None,
    ) -> None:
        loaded = bezant.load(game)
        sides = len(loaded.first_seats(seats))
        for name in players:
            all_players.check(name)
        if len(set(players)) < 2 or len(set(players)) < len(players):
            raise BadArena("Name at least two players, each once, such as greedy,uniform.")
        if (alone or decide is not None) and len(players) != 2:
            raise BadArena(
                f"One against the rest, and a rate to decide about, are between two players, not {len(players)}."
            )
        question = None if decide is None else Question(decide, confidence)
        together = combinations(players, min(len(players), sides))
        meetings = [Meeting(members, seatings(members, sides, alone), question) for members in together]
        super().__init__(game, seats, seed, meetings, games, minutes=minutes, file=file, workers=workers, place=place)
