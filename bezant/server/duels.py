"""The champion and the people who play against it: how it learned, what makes a game with it easier, and who has won."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from statistics import median
from time import monotonic

from pydantic import TypeAdapter

import bezant
from bezant import players
from bezant.players.champion import CHAMPION
from bezant.players.network import network_of
from bezant.server.duel_schemas import (
    BestView,
    ChampionView,
    CurvePoint,
    DuelScore,
    HandicapView,
    Lesson,
    TrainingView,
    VictoryView,
)
from bezant.server.handicaps import HANDICAPS, Handicap
from bezant.server.ratings import bot_skill
from bezant.server.ready_answers import ReadyAnswer
from bezant.server.store import Store
from bezant.server.store_duels import DuelStore, RatedPerson, Score, Tally, Victory

NAMED = 100  # people who have won
TIMED, ENOUGH = 100, 5  # of the newest games the length is known; of fewer it is not told
KEPT_FOR = 5.0  # seconds that an answer is given again
NONE = Tally(0, 0)
SCORES = TypeAdapter(list[DuelScore])
ALL = ("", 0)  # games, with all numbers of seats
LESSONS: dict[str, Lesson] = {"cloning": "imitation", "PPO": "self_play", "expert iteration": "search"}  # by its method


@dataclass(frozen=True)
class _Kept:
    answer: ReadyAnswer
    until: float


class Duels:
    """The answers are the same for everybody, so they are kept for a while, and read once however many ask."""

    def __init__(self, store: Store) -> None:
        self._store, self._duels = store, DuelStore(store.database)
        self._kept: dict[tuple[str, int], _Kept] = {}
        self._reading: defaultdict[tuple[str, int], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def champion(self, game: str, seats: int) -> ReadyAnswer:
        """The ChampionView of a game; refuses a number of seats that the game does not have."""
        loaded = bezant.load(game)
        loaded.sides(seats)
        return await self._keep((loaded.name, seats), partial(self._champion, loaded.name, seats))

    async def scores(self) -> ReadyAnswer:
        """What people have done against the champions of all games: DuelScores."""
        return await self._keep(ALL, self._scores)

    async def own(self, guest: str) -> list[DuelScore]:
        """What one person has done."""
        return [_score(one) for one in await self._store.run(self._duels.scores, guest)]

    async def _keep(self, key: tuple[str, int], read: Callable[[], Awaitable[bytes]]) -> ReadyAnswer:
        async with self._reading[key]:
            kept = self._kept.get(key)
            if kept is None or kept.until <= monotonic():
                self._kept[key] = kept = _Kept(ReadyAnswer(await read(), "application/json"), monotonic() + KEPT_FOR)
            return kept.answer

    async def _champion(self, game: str, seats: int) -> bytes:
        training = await asyncio.to_thread(training_of, game, seats)
        view = await self._store.run(self.view, game, seats, training)
        return view.model_dump_json().encode()

    async def _scores(self) -> bytes:
        found = await self._store.run(self._duels.scores)
        return SCORES.dump_json([_score(one) for one in found])

    def view(self, game: str, seats: int, training: TrainingView | None) -> ChampionView:
        """What the store tells now."""
        tallies = self._duels.tallies(game, seats)
        return ChampionView(
            game=game,
            seats=seats,
            seconds=players.seconds(CHAMPION),
            even=1 / len(bezant.load(game).first_seats(seats)),
            minutes=_usual_minutes(self._duels.lengths(game, seats, TIMED)),
            training=training,
            handicaps=[_handicap(each, game, seats, tallies.get(each.name, NONE)) for each in HANDICAPS],
            best=_best(self._duels.best(game, seats)),
            winners=self._duels.winners(game, seats),
            victories=[_victory(one) for one in self._duels.victories(game, seats, NAMED)],
        )


def training_of(game: str, seats: int) -> TrainingView | None:
    """How the network of a game learned; None where there is none."""
    network = network_of(game, seats)
    if network is None:
        return None
    about = network.about
    return TrainingView(
        guides=network.guides,
        lessons=[lesson for word, lesson in LESSONS.items() if word in about["method"]],
        decisions=about["decisions"],
        rounds=about.get("rounds", 0),
        seconds=about["seconds"],
        device=about["device"],
        greedy=about["greedy"],
        games=about["exam_games"],
        curve=[CurvePoint(**point) for point in about.get("curve", [])],
    )


def _usual_minutes(lengths: Sequence[timedelta]) -> int | None:
    """Of half of the games and more; None where too few are known."""
    if len(lengths) < ENOUGH:
        return None
    return max(1, round(median(length / timedelta(minutes=1) for length in lengths)))


def _score(one: Score) -> DuelScore:
    return DuelScore(game=one.game, seats=one.seats, handicap=one.handicap, games=one.tally.games, won=one.tally.won)


def _handicap(handicap: Handicap, game: str, seats: int, tally: Tally) -> HandicapView:
    return HandicapView(
        handicap=handicap.name,
        bot=handicap.bot,
        hints=handicap.help == "hints",
        take_backs=handicap.help == "take_backs",
        measured=bot_skill(game, seats, handicap.bot) is not None,
        games=tally.games,
        won=tally.won,
    )


def _best(found: RatedPerson | None) -> BestView | None:
    if found is None:
        return None
    skill = found.skill
    return BestView(name=found.name, rating=round(skill.mean), low=skill.low, high=skill.high, games=skill.games)


def _victory(one: Victory) -> VictoryView:
    seats, result = one.table.seats, one.table.summary.result
    assert result is not None  # somebody won
    own = seats[one.seat].side
    scores = {score["seat"]: score["score"] for score in result["scores"]}
    return VictoryView(
        table=one.table.id,
        name=one.name,
        public=one.public,
        side=own,
        score=scores.get(one.seat, 0),
        best_other=max((score for seat, score in scores.items() if seats[seat].side != own), default=0),
        at=one.table.updated,
    )
