"""The analysis of one decision of a finished game: what it was worth, what was luck, and what a better choice would have brought.

A search starts from what the seat that moved knew then, and what came of the decision is judged by the knowledge of that seat
too. Where dice or cards followed, the position that came is compared with others that might have come, all searched alike. The
difference is luck, and its expectation is 0. Where another choice was better, both are played on a little, and the figures of
the outlook are compared. The analyses do not depend on one another, so a review can grow, be stored, and go on later.

All that is judged with the eyes of one judge (`players/judge.py`): a review that was begun with a network, or by hand, goes on so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

import bezant
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.game import Game
from bezant.kernel.match import Entry, Match
from bezant.kernel.state import Position
from bezant.players.calibration import NETWORK, SEARCH
from bezant.players.judge import Judge
from bezant.players.levels import budgets
from bezant.players.search import TreeSearch

LEARNED = 600  # simulations of a decision with a network: more find nothing that matters (docs/judgement.md)
SECONDS = 20  # without one: of the strongest level's search, shared by the decisions of a game
FEWEST = 250  # of these simulations of a decision, however many there are
OUTCOMES = 8  # random outcomes with which the real one is compared
OUTCOME_SHARE = 4  # a decision has this many times the simulations of an outcome
WORTH_A_LESSON = 0.02  # the smallest gap between two choices that are compared by their outlook
OUTLOOKS, STEPS = 4, 10  # a comparison: how often a choice is played on, and for how many decisions
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
    sight: str = NETWORK  # what its judge sees with


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
    sight: str = SEARCH  # what its judge saw with; those of old had no network

    def json(self) -> dict[str, Any]:
        return asdict(self)


def simulations_for(match: Match) -> int:
    """The simulations for each decision, such that a review takes some seconds on one core; without a network, half a minute."""
    learned = Judge(match.game, match.seats).sight == NETWORK
    return LEARNED if learned else by_hand(match.game, match.seats, len(match.moves))


def by_hand(game: Game, seats: int, decisions: int) -> int:
    """The same without a network: fewer for longer games. A level takes a second."""
    a_second = budgets(game, seats)[-1]
    return max(FEWEST, min(a_second, a_second * SECONDS // max(1, decisions)))


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


def questions(match: Match, begun: Sequence[Analysis] = ()) -> list[Question]:
    """The decisions of a match that were not taken back; for the judge who has begun, where some are analysed."""
    standing = {entry.ply for entry in match.moves}
    sight = begun[0].sight if begun else NETWORK
    return [
        Question(match.game.name, entry.ply, entry.seat, entry.action, before, after, chance, sight)
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
        self._game, self._question = game, question
        self._judge = Judge(game, game.from_bytes(question.before).seats, question.sight, mode)
        self._simulations, self._for_outcome = simulations, max(1, simulations // OUTCOME_SHARE)
        self._figures = part_of(game.name, "outlook", compile.INTERPRETED)

    def analyse(self) -> Analysis:
        game, question = self._game, self._question
        before, after = game.from_bytes(question.before), game.from_bytes(question.after)
        best, chances = self._choices(before)
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
            self._judge.sight,
        )

    def _choices(self, state: Position) -> tuple[int, dict[int, Chances]]:
        """The best action, and the chances with that one and with the one that was played."""
        played = self._question.action
        found = self._search(state, self._simulations).choices()
        seen = sum(choice.visits for choice in found if choice.action == played)
        if found[0].action != played and seen < self._for_outcome:  # too little to say how much worse it is
            others = [action for action in self._game.legal(state) if action != played]
            found.append(self._search(state, self._for_outcome, others).choices()[0])
        return found[0].action, {choice.action: self._judge.chances(choice.values) for choice in found}

    def _luck(self, after: Position) -> list[float]:
        """How much better than expected the outcome was, for each seat."""
        seeds = range(self._question.ply * OUTCOMES, (self._question.ply + 1) * OUTCOMES)
        real = self._chances(after, self._question.ply, self._for_outcome)
        others = [self._chances(self._outcome(self._question.action, seed), seed, self._for_outcome) for seed in seeds]
        return _rounded(np.array(real) - np.mean(others, axis=0))

    def _outcome(self, action: int, seed: int) -> Position:
        """A position to which the action might have led, as far as the seat that moved knew."""
        outcome = self._game.imagine(self._game.from_bytes(self._question.before), self._question.seat, seed)
        self._game.apply(outcome, action)
        return outcome

    def _chances(self, state: Position, seed: int, simulations: int) -> Chances:
        """The chances of the seats in a position, as the seat that moved knows it; at the end, who has won."""
        game, seat = self._game, self._question.seat
        if game.is_over(state):
            return outcome_of(game, state)
        search = self._judge.search(game.imagine(state, seat, seed), seat, seed)
        search.run(simulations)
        # What another seat may choose can depend on what is hidden: then no single choice stands for all that may come.
        is_known = game.to_move(state) == seat or not game.has_secrets
        return self._judge.chances(search.choices()[0].values if is_known else search.values())

    def _search(self, before: Position, simulations: int, excluded: Collection[int] = ()) -> TreeSearch:
        """A search of the decision by the seat that made it."""
        seat, seed = self._question.seat, self._question.ply
        search = self._judge.search(self._game.imagine(before, seat, seed), seat, seed, excluded=excluded)
        search.run(simulations)
        return search

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
            mover = game.to_move(state)
            imagined = game.imagine(state, mover, seed + step)
            game.apply(state, self._judge.glance(imagined, mover, seed + step, self._for_outcome))
        return state


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
