"""The analysis of one decision of a finished game: what it was worth, what was luck, and what a better choice would have brought.

A search starts from what the seat that moved knew then, and what came of the decision is judged by the knowledge of that seat
too. Where dice or cards followed, the position that came is compared with others that might have come, all searched alike. The
difference is luck, and its expectation is 0. Where another choice was better, both are played on a little, and the figures of
the outlook are compared. The analyses do not depend on one another, so a review can grow, be stored, and go on later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

import bezant
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.match import Entry, Match
from bezant.kernel.state import Position
from bezant.players.calibration import calibrated
from bezant.players.levels import budgets
from bezant.players.search import Choice, TreeSearch, parameters_for

SECONDS = 20  # of the strongest level's search, shared by the decisions of a game
FEWEST = 250  # simulations of a decision, however many there are
OUTCOMES = 8  # random outcomes with which the real one is compared
OUTCOME_SHARE = 4  # a decision has this many times the simulations of an outcome
WORTH_A_LESSON = 0.02  # the smallest gap between two choices that are compared by their outlook
OUTLOOKS, STEPS = 4, 10  # a comparison: how often a choice is played on, and for how many decisions
GLANCE = 16  # simulations of each of those, without rollouts; fewer where a decision itself has few
DIGITS = 4

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Question:
    """One decision that was not taken back: who chose what, and the positions before and after it."""

    game: str
    ply: int
    seat: int
    action: int
    before: bytes
    after: bytes
    chance: bool  # whether dice or cards may have had a part in it


@dataclass(frozen=True)
class Analysis:
    """The result of searching one decision, in plain values that can be stored as JSON."""

    ply: int
    before: Sequence[float]  # the chances of the seats if the best action is played
    played: Mapping[str, Any]  # the option that was chosen, with its chances
    best: Mapping[str, Any]  # the option that the search prefers, with its chances
    luck: Sequence[float] | None  # of each seat; None where neither dice nor cards had a part
    simulations: int
    acting: int | None = None  # the seat whose action was under way; None: the one that moved
    after: Sequence[float] | None = (
        None  # the chances afterwards as this seat knew them; None: those before the next decision
    )
    outlook: Mapping[str, Mapping[str, float]] | None = (
        None  # the figures before, and after what was played and what was best
    )
    instead: str | None = None  # a position to which the best choice might have led, in hexadecimal digits

    def json(self) -> dict[str, Any]:
        return asdict(self)


def simulations_for(match: Match) -> int:
    """The simulations for each decision, such that a review takes a minute or two on one core. A level takes a second."""
    a_second = budgets(match.game, match.seats)[-1]
    return max(FEWEST, min(a_second, a_second * SECONDS // max(1, len(match.moves))))


# --- what is asked --------------------------------------------------------------------------------------------------------


def positions(match: Match) -> Iterator[tuple[Entry, bytes, bytes, bool]]:
    """Every entry after the set-up, with the position before and after it, and whether chance may have had a part in it."""
    again = match.again()
    with again.replaying():
        for entry in match.entries[1:]:
            assert entry.seat is not None
            before = again.state.tobytes()
            again.replay(entry.seat, entry.action)
            yield entry, before, again.state.tobytes(), again.had_chance


def questions(match: Match) -> list[Question]:
    """The decisions of a match that were not taken back."""
    standing = {entry.ply for entry in match.moves}
    return [
        Question(match.game.name, entry.ply, entry.seat, entry.action, before, after, chance)
        for entry, before, after, chance in positions(match)
        if entry.ply in standing and entry.seat is not None and entry.action is not None
    ]


# --- analysing --------------------------------------------------------------------------------------------------------------


def analyse(question: Question, simulations: int, mode: str = compile.COMPILED) -> Analysis:
    """Search one decision. The same question and number of simulations give the same analysis."""
    searcher = _Searcher(bezant.load(question.game), question, simulations, mode)
    return searcher.analyse()


class _Searcher:
    def __init__(self, game: Game, question: Question, simulations: int, mode: str) -> None:
        self._game, self._question, self._mode = game, question, mode
        self._simulations, self._for_outcome = simulations, max(1, simulations // OUTCOME_SHARE)
        self._figures = part_of(game.name, "outlook", compile.INTERPRETED)

    def analyse(self) -> Analysis:
        game, question = self._game, self._question
        before, after = game.from_bytes(question.before), game.from_bytes(question.after)
        choices = self._choices(before, self._simulations, question.ply)
        best = choices[0].action
        chances = {choice.action: choice.values for choice in choices}
        if question.action not in chances:  # so bad that the search never visited it
            chances[question.action] = self._chances(self._outcome(question.action, question.ply), question.ply)
        shown = {option["id"]: option for option in game.options(before, question.seat)}
        gap = chances[best][question.seat] - chances[question.action][question.seat]
        compared = best != question.action and gap >= WORTH_A_LESSON and bool(self._figures.WORTH)
        return Analysis(
            question.ply,
            _rounded(chances[best]),
            _option(shown[question.action], chances[question.action]),
            _option(shown[best], chances[best]),
            self._luck(after) if question.chance else None,
            self._simulations,
            self._figures.acting(before),
            _rounded(self._chances(after, question.ply, self._simulations)) if game.has_secrets else None,
            self._compared(before, best) if compared else None,
            self._played_on(best, question.ply, own=True).tobytes().hex() if compared else None,
        )

    def _luck(self, after: Position) -> list[float]:
        """How much better than expected the outcome was, for each seat."""
        seeds = range(self._question.ply * OUTCOMES, (self._question.ply + 1) * OUTCOMES)
        real = self._chances(after, self._question.ply)
        others = [self._chances(self._outcome(self._question.action, seed), seed) for seed in seeds]
        return _rounded(np.array(real) - np.mean(others, axis=0))

    def _outcome(self, action: int, seed: int) -> Position:
        """A position to which the action might have led, as far as the seat that moved knew."""
        outcome = self._game.imagine(self._game.from_bytes(self._question.before), self._question.seat, seed)
        self._game.apply(outcome, action)
        return outcome

    def _chances(self, state: Position, seed: int, simulations: int | None = None) -> Chances:
        """The chances of the seats in a position, as the seat that moved knows it; at the end, who has won."""
        game, seat = self._game, self._question.seat
        if game.is_over(state):
            return outcome_of(game, state)
        search = self._search(state, seat, simulations or self._for_outcome, seed)
        # What another seat may choose can depend on what is hidden: then no single choice stands for all that may come.
        is_known = game.to_move(state) == seat or not game.has_secrets
        return self._calibrated(state, search.choices()[0].values if is_known else search.values())

    def _choices(self, state: Position, simulations: int, seed: int) -> list[Choice]:
        """The actions of the seat to move, best first, with calibrated chances in place of the values of the search."""
        choices = self._search(state, self._game.to_move(state), simulations, seed).choices()
        return [replace(choice, values=self._calibrated(state, choice.values)) for choice in choices]

    def _search(self, state: Position, seat: int, simulations: int, seed: int) -> TreeSearch:
        search = TreeSearch(self._game, self._game.imagine(state, seat, seed), seat, seed, mode=self._mode)
        search.run(simulations)
        return search

    def _calibrated(self, state: Position, values: Chances) -> Chances:
        return calibrated(self._game.name, self._game.sides(state.seats), values)

    # What the choices would have brought

    def _compared(self, before: Position, best: int) -> dict[str, dict[str, float]]:
        """The figures of the outlook now, and after each choice on average, with the same dice for both."""
        question = self._question
        seeds = range(question.ply * OUTLOOKS, (question.ply + 1) * OUTLOOKS)
        found = {"before": self._outlook(self._game.imagine(before, question.seat, question.ply))}
        for name, action in (("played", question.action), ("best", best)):
            later = [self._outlook(self._played_on(action, seed)) for seed in seeds]
            found[name] = {each: round(float(np.mean([one[each] for one in later])), 2) for each in found["before"]}
        return found

    def _outlook(self, state: Position) -> dict[str, float]:
        figures: dict[str, float] = self._figures.outlook(state, self._question.seat)
        return {name: round(float(figure), 2) for name, figure in figures.items()}

    def _played_on(self, action: int, seed: int, own: bool = False) -> Position:
        """A position after the action, when the seat is asked again after another action; `own`: when its own action is over."""
        game, state = self._game, self._outcome(action, seed)
        actor, others = self._figures.acting(game.from_bytes(self._question.before)), False
        for step in range(STEPS):
            if game.is_over(state):
                break
            others = others or self._figures.acting(state) != actor
            if others and (own or game.to_move(state) == self._question.seat):
                break
            game.apply(state, self._glance(state, seed + step))
        return state

    def _glance(self, state: Position, seed: int) -> int:
        """What the seat to move is likely to choose."""
        seat = self._game.to_move(state)
        parameters = parameters_for(self._game, state.seats)._replace(rollout_depth=0, playout_weight=0.0)
        imagined = self._game.imagine(state, seat, seed)
        search = TreeSearch(self._game, imagined, seat, seed, parameters=parameters, mode=self._mode)
        search.run(max(1, min(GLANCE, self._for_outcome)))
        return search.choices()[0].action


def _option(option: Mapping[str, Any], chances: Chances) -> dict[str, Any]:
    kept = ("id", "verb", "path", "label", "detail", "rule")
    return {name: option[name] for name in kept} | {"chances": _rounded(chances)}


def outcome_of(game: Game, state: Position) -> Chances:
    """A finished game as chances: 1 for the side that won, shared where several did."""
    sides, winners = game.sides(state.seats), game.winners(state)
    share = 1 / max(1, len({sides[seat] for seat in winners}))
    return tuple(share if seat in winners else 0.0 for seat in range(len(sides)))


def _rounded(values: Any) -> list[float]:
    return [round(float(value), DIGITS) for value in values]
