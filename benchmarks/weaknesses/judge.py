"""Judging what a network decides at first sight: games that it plays, and searches that find out what was better. They are
those that play best: they see with the network where it guides, else with the hand-written evaluation.

A search is asked first. Where it prefers another action, both are searched anew, several times each and all alike; it is an error
if the other is better beyond doubt. For comparison the network plays on from both. `sums.py` adds all up.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

import bezant
from bezant.kernel.dice import stream_seed
from bezant.kernel.game import Game
from bezant.kernel.match import Match, stream
from bezant.kernel.state import Position
from bezant.lab.analysis import outcome_of
from bezant.players.calibration import NETWORK, SEARCH, Curve, calibrated, curve_of
from bezant.players.instinct import Instinct
from bezant.players.levels import FIRST_TO_SEARCH, LEVELS, STRENGTHS, budgets
from bezant.players.network import Network, guide_of, network_of
from bezant.players.search import LEARNED, TreeSearch
from bezant.players.tree import Parameters

PER_GAME = 15  # decisions of a game that are judged
WATCHFUL = LEARNED._replace(uniform_share=0.1)  # it must find what the network overlooks
GAMES = {NETWORK: 100, SEARCH: 60}  # by what the search sees with that judges
SIMULATIONS = {NETWORK: 3_000, SEARCH: 800}  # of a search, likewise
CHAMPION = {NETWORK: 50_000, SEARCH: 30_000}  # about the most simulations that the champion has
TIMES = 4  # both actions of a suspected error are searched
BEYOND_DOUBT = 4.54  # standard errors: the 99th percentile of Student's t with TIMES - 1 degrees of freedom
WORTH = 0.02  # the smallest loss that is an error
QUARTERS = 4  # stages of a game, by its decisions
LONG = 0.9  # this share of the games is no longer than the mark beyond which a game is long
LONGEST = 4_000  # decisions
ASKED_AGAIN = 1 << 20  # seeds of the searches that confirm, and of what follows an action, begin here


@dataclass(frozen=True)
class Played:
    """A game: its number among those of the seed, its actions, and the positions in which there was a choice, by ply."""

    number: int
    actions: list[int]
    choices: dict[int, Position]
    is_cut_off: bool = False


@dataclass(frozen=True)
class Loss:
    """What an error costs its side, in shares of a victory; by how much the searches of it may be wrong."""

    mean: float
    doubt: float

    @property
    def is_sure(self) -> bool:
        return self.mean >= WORTH and self.mean > self.doubt


@dataclass(frozen=True)
class Judged:
    """A decision, and what a search found of it."""

    number: int  # of its game
    ply: int
    quarter: int
    late: bool  # beyond the mark of long games
    question: str
    decided: int
    best: int
    odds: tuple[float, float]  # of both, at first sight
    is_likeliest: bool  # whether the best is also the likeliest at first sight
    at_first_sight: float  # the chance of the side to move
    found: float  # the same, by the search
    loss: Loss | None  # None where `instinct` does not err

    @property
    def is_by_lot(self) -> bool:
        """Whether the network knew better, and an action was drawn that it thinks less of."""
        return self.odds[0] < self.odds[1]


def learned(game: str, seats: int) -> Network:
    """The network, which must be there."""
    network = network_of(game, seats)
    if network is None:
        raise SystemExit(f"No network has learned {game} with {seats} seats.")
    return network


def sight_of(game: str, seats: int) -> str:
    """What the search that judges sees with."""
    return NETWORK if guide_of(game, seats) else SEARCH


def budgets_of(game: Game, seats: int) -> tuple[int, ...]:
    """Simulations of the levels that search, and of the champion."""
    guided = guide_of(game.name, seats) is not None
    levels = [strength.simulations for strength in STRENGTHS.values()] if guided else budgets(game, seats)
    return *levels[LEVELS.index(FIRST_TO_SEARCH) :], CHAMPION[sight_of(game.name, seats)]


# --- games -------------------------------------------------------------------------------------------------------------------


def draw(network: Network, game: Game, state: Position, chance: np.random.Generator) -> int:
    """An action of the seat to move, by the odds of the network: unlike `instinct`, it does not play the same game twice."""
    legal = game.legal(state)
    odds = network.odds(network.hidden(game.observe(state, game.to_move(state))), np.array(legal))
    return int(chance.choice(legal, p=odds / odds.sum()))


def play(game: Game, seats: int, seed: int, number: int) -> Played:
    """A game of the network against itself, by its odds."""
    network, chance = learned(game.name, seats), np.random.default_rng([seed, number])
    state = game.begin(seats, stream_seed(seed, number), {})
    actions: list[int] = []
    choices: dict[int, Position] = {}
    while not game.is_over(state) and len(actions) < LONGEST:
        if len(game.legal(state)) > 1:
            choices[len(actions)] = state.copy()
        actions.append(draw(network, game, state, chance))
        game.carry_out(state, actions[-1])
    return Played(number, actions, choices, not game.is_over(state))


def match_of(game: str, seats: int, seed: int, played: Played) -> Match:
    """The game once more, as records tell games."""
    match = Match(bezant.load(game), seats, stream(seed, played.number))
    for action in played.actions:
        match.play(match.to_move, action)
    return match


# --- judging -----------------------------------------------------------------------------------------------------------------


class Examiner:
    """Compares what `instinct` does with what a search finds."""

    def __init__(self, game: Game, seats: int, simulations: int) -> None:
        self.game, self.network, self._simulations = game, learned(game.name, seats), simulations
        self._sides, self._guide, self._instinct = game.sides(seats), guide_of(game.name, seats), Instinct(game)

    def judge(self, played: Played, ply: int, late: bool = False) -> Judged:
        """A decision of a game that was played."""
        game, state = self.game, played.choices[ply]
        seat, legal = game.to_move(state), game.legal(state)
        hidden = self.network.hidden(game.observe(state, seat))
        odds = dict(zip(legal, map(float, self.network.odds(hidden, np.array(legal))), strict=True))
        decided = self._instinct.decide(state, seat, ply)
        choices = self._search(state, ply).choices()
        values = {choice.action: self._chances(choice.values)[seat] for choice in choices}
        best, question = choices[0].action, game.question(state)
        assert question is not None
        suspected = values[best] - values.get(decided, 0.0) >= WORTH
        loss = self.loss(state, decided, best) if suspected else None
        return Judged(
            played.number,
            ply,
            QUARTERS * ply // len(played.actions),
            late,
            question["title"]["id"],
            decided,
            best,
            (odds[decided], odds[best]),
            best == max(odds, key=lambda action: odds[action]),
            float(self.network.chances(hidden)[0]),
            values[best],
            loss if loss is not None and loss.is_sure else None,
        )

    def loss(self, state: Position, decided: int, best: int) -> Loss:
        """What the one action brings less than the other, by searches that look at nothing else at first."""
        found = np.array([self._value(state, best, seed) - self._value(state, decided, seed) for seed in range(TIMES)])
        return Loss(float(found.mean()), float(BEYOND_DOUBT * found.std(ddof=1) / TIMES**0.5))

    def _value(self, state: Position, action: int, seed: int) -> float:
        others = [each for each in self.game.legal(state) if each != action]
        return self._chances(self._search(state, ASKED_AGAIN + seed, others).values())[self.game.to_move(state)]

    @property
    def curve(self) -> Curve | None:
        """What corrects the searches. A network learned to tell chances; the hand-written evaluation is surer than it should be."""
        return None if self._guide else curve_of(self.game.name, len(self._sides), SEARCH)

    def _chances(self, values: Sequence[float]) -> Sequence[float]:
        return values if self._guide else calibrated(self.game.name, self._sides, values, SEARCH)

    def found_by(self, state: Position, action: int) -> int | None:
        """The fewest simulations with which the players prefer this action; None where not even the champion does."""
        for simulations in budgets_of(self.game, len(self._sides)):
            search = self._begun(state, 0)
            search.run(simulations)
            if search.choices()[0].action == action:
                return simulations
        return None

    def _search(self, state: Position, seed: int, excluded: Collection[int] = ()) -> TreeSearch:
        search = self._begun(state, seed, excluded, WATCHFUL if self._guide else None)
        search.run(self._simulations)
        return search

    def _begun(
        self, state: Position, seed: int, excluded: Collection[int] = (), by: Parameters | None = None
    ) -> TreeSearch:
        game, seat = self.game, self.game.to_move(state)
        imagined = game.imagine(state, seat, seed)
        return TreeSearch(game, imagined, seat, seed, excluded=excluded, parameters=by, network=self._guide)

    def played_on(self, state: Position, action: int, games: int) -> list[float]:
        """The shares of the victory of the side to move, where the network plays on for all after an action, by its odds."""
        game, seat = self.game, self.game.to_move(state)
        shares = []
        for seed in range(ASKED_AGAIN, ASKED_AGAIN + games):
            later, chance = game.imagine(state, seat, seed), np.random.default_rng(seed)
            game.carry_out(later, action)
            for _ in range(LONGEST):
                if game.is_over(later):
                    break
                game.carry_out(later, draw(self.network, game, later, chance))
            shares.append(outcome_of(game, later)[seat])
        return shares


def mark_of(played: list[Played]) -> int:
    """The number of decisions that most games do not exceed."""
    return int(np.quantile([len(each.actions) for each in played], LONG))


def judged(examiner: Examiner, played: list[Played], seed: int) -> Iterator[Judged]:
    """Some decisions of each game; then some more of those beyond the mark of long games."""
    mark = mark_of(played)
    for each in played:
        chance = random.Random(f"{seed} {each.number}")
        for late, plies in ((False, list(each.choices)), (True, [ply for ply in each.choices if ply >= mark])):
            for ply in sorted(chance.sample(plies, min(PER_GAME, len(plies)))):
                yield examiner.judge(each, ply, late)
