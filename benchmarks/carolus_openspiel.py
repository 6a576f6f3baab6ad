"""Two-player Carolus Magnus for OpenSpiel, thin, and OpenSpiel's own Python search on it against ours.

The rules are our compiled ones, so that what is compared is the search. Dice are chance nodes: an action that throws some
is followed by one of a hundred equally likely throws. The full adapter is another matter; this one is for search alone.

    python benchmarks/carolus_openspiel.py 4 0.2      four games at a fifth of a second a move
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import bezant
from bezant.kernel.state import Position
from bezant.players.search import Search

THROWS = 100  # outcomes of a chance node
EXPLORATION = 1.4
FIRST_RATE = 50.0  # simulations a second, before any are measured
RULES = bezant.load("carolus", compiled=True)
FIELDS: Any = RULES.State.dtype.fields
DICE = slice(FIELDS["dice"][1], FIELDS["dice"][1] + 32)

TYPE = pyspiel.GameType(
    short_name="bezant_carolus",
    long_name="Carolus Magnus",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(RULES.actions),
    max_chance_outcomes=THROWS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=100_000,
)


class CarolusGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> CarolusState:
        return CarolusState(self, RULES.new(2, 0))


class CarolusState(pyspiel.State):  # type: ignore[misc]
    """A position; or one and the action whose dice are about to be thrown."""

    def __init__(self, game: CarolusGame, position: Position, pending: int | None = None) -> None:
        super().__init__(game)
        self.position, self._pending = position, pending

    def __deepcopy__(self, memo: dict[int, Any]) -> CarolusState:
        return CarolusState(self.get_game(), self.position.copy(), self._pending)

    def current_player(self) -> int:
        if RULES.is_over(self.position):
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self._pending is not None else int(self.position.active)

    def is_terminal(self) -> bool:
        return RULES.is_over(self.position)

    def is_chance_node(self) -> bool:
        return self._pending is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(throw, 1 / THROWS) for throw in range(THROWS)]

    def _legal_actions(self, player: int) -> list[int]:
        return RULES.legal(self.position)

    def _apply_action(self, action: int) -> None:
        if self._pending is not None:
            RULES.reseed(self.position, action)
            RULES._border.carry_out(self.position.array, self._pending)
            self._pending = None
            return
        after = self.position.copy()
        RULES._border.carry_out(after.array, action)
        if after.raw[DICE] == self.position.raw[DICE]:
            self.position = after
        else:
            self._pending = action

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player == pyspiel.PlayerId.CHANCE else RULES.actions.words(action)

    def returns(self) -> list[float]:
        return RULES.returns(self.position) if RULES.is_over(self.position) else [0.0, 0.0]

    def __str__(self) -> str:
        return repr(self.position)


class OpenSpielPlayer:
    """OpenSpiel's search counts simulations: as many as the last move's pace gives in the time a move has."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._rate, self._game = seconds, FIRST_RATE, CarolusGame()

    def decide(self, imagined: Position, seat: int, seed: int) -> int:
        chance = np.random.RandomState(seed & 0xFFFFFFFF)
        count = max(2, round(self._rate * self._seconds))
        bot = mcts.MCTSBot(self._game, EXPLORATION, count, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
        start = time.perf_counter()
        action = int(bot.step(CarolusState(self._game, imagined)))
        self._rate = count / (time.perf_counter() - start)
        return action


def play(number: int, seconds: float) -> tuple[float, tuple[float, float]]:
    """A game, in which our search has seat `number % 2`: its score, and the seconds a move that both took on average."""
    players = (Search(RULES, seconds=seconds), OpenSpielPlayer(seconds))
    own, state, chance = number % 2, RULES.new(2, number // 2), random.Random(number)
    players[0].decide(state, RULES.to_move(state), 0)  # compiles
    spent, moves = [0.0, 0.0], [0, 0]
    while not RULES.is_over(state):
        seat = RULES.to_move(state)
        imagined = RULES.imagine(state, seat, chance.getrandbits(60))
        who = int(seat != own)
        start = time.perf_counter()
        action = players[who].decide(imagined, seat, chance.getrandbits(60))
        spent[who] += time.perf_counter() - start
        moves[who] += 1
        RULES.apply(state, action)
    winners = RULES.winners(state)
    score = (own in winners) / max(1, len(winners))
    return score, (spent[0] / moves[0], spent[1] / moves[1])


if __name__ == "__main__":
    games, seconds = int(sys.argv[1]), float(sys.argv[2])
    for number in range(games):
        print(*play(number, seconds), flush=True)
