"""The report of an arena: who won how often, ratings, and the answers to its questions."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bezant.kernel.game import Game
from bezant.lab.arena_play import Played
from bezant.lab.ratings import Z_95, Ratings, Result, rate

if TYPE_CHECKING:
    from bezant.lab.arena import Standing

ANCHOR = "greedy"  # has 1000 points wherever it takes part, otherwise the first player has


@dataclass
class Tally:
    """The results of one player."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def decision_seconds(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def count(self, player: str, seating: Sequence[str], played: Played) -> None:
        """Count a game of the player; a victory shared with itself on another side is a whole one."""
        won = {seating[side] for side in played.winners}
        self.games += 1
        self.unfinished += not won
        self.losses += bool(won) and player not in won
        self.wins += won == {player}
        self.draws += player in won and len(won) > 1
        for side, name in enumerate(seating):
            if name == player:
                self.decisions += played.decisions[side]
                self.seconds += played.seconds[side]

    def json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "unfinished": self.unfinished,
            "win_rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "decision_seconds": round(self.decision_seconds, 6),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a winning rate; unlike the normal one it is right near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z_95**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Report:
    """The results of a contest so far."""

    game: Game
    seats: int
    seed: int
    standings: list[Standing]
    seconds: float
    stopped: bool = False

    @property
    def games(self) -> int:
        return sum(len(standing.played) for standing in self.standings)

    @property
    def decisions(self) -> int:
        return sum(sum(played.decisions) for standing in self.standings for _, played in standing.counted)

    @property
    def counted(self) -> int:
        """The games that count; some may have been begun before a question was answered."""
        return sum(len(standing.counted) for standing in self.standings)

    @property
    def players(self) -> list[str]:
        return list(dict.fromkeys(name for standing in self.standings for name in standing.meeting.players))

    def tallies(self, standings: Iterable[Standing]) -> dict[str, Tally]:
        """The results of each player in these meetings."""
        found: dict[str, Tally] = {}
        for standing in standings:
            for name in standing.meeting.players:
                found.setdefault(name, Tally())
            for seating, played in standing.counted:
                for name in set(seating):
                    found[name].count(name, seating, played)
        return found

    def ratings(self) -> Ratings:
        results: Counter[Result] = Counter()
        for standing in self.standings:
            results.update((seating, played.winners) for seating, played in standing.counted)
        return rate(results, ANCHOR if ANCHOR in self.players else self.players[0])

    def json(self) -> dict[str, Any]:
        ratings, totals = self.ratings(), self.tallies(self.standings)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.counted,
            "decisions_per_game": round(self.decisions / max(1, self.counted), 1),
            "seconds": round(self.seconds, 2),
            "stopped": self.stopped,
            "anchor": ratings.anchor,
            "players": [
                {
                    "player": name,
                    **totals[name].json(),
                    "rating": ratings.players[name].json() if name in ratings.players else None,
                }
                for name in self.players
            ],
            "sides": [{"side": name} | each.json() for name, each in zip(self.side_names, ratings.sides, strict=False)],
            "pairings": [self._pairing(standing) for standing in self.standings],
        }

    @property
    def side_names(self) -> list[str]:
        return list(dict.fromkeys(self.game.side_of(self.seats, seat) for seat in range(self.seats)))

    def _pairing(self, standing: Standing) -> dict[str, Any]:
        tallies = self.tallies([standing])
        told: dict[str, Any] = {"players": [{"player": name} | tally.json() for name, tally in tallies.items()]}
        question = standing.meeting.question
        if question is not None:
            low, high = question.bounds(standing.scores)
            told["question"] = {
                "player": standing.meeting.players[0],
                "rate": question.rate,
                "confidence": question.confidence,
                "answer": standing.answer,
                "score": round(mean(standing.scores), 4),
                "at_least": round(low, 4),
                "at_most": round(high, 4),
                "games": standing.scores.total(),
            }
        return told


def mean(scores: Counter[float]) -> float:
    return sum(score * times for score, times in scores.items()) / max(1, scores.total())
