"""One game that is played a decision at a time: what all adapters need of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from bezant.adapters.checks import at_least_one
from bezant.kernel import compile
from bezant.kernel.contract import part_of
from bezant.kernel.errors import BadCount, BadOption, GameOver, IllegalOption
from bezant.kernel.game import OVER, Game, load
from bezant.kernel.messages import Message
from bezant.kernel.state import Array, Position
from bezant.kernel.text import words_for

ILLEGAL_REWARD = -1.0  # of a learner who answers with an action that is not open
DEALS = 1_000  # in which a learner may be asked nothing, before nobody waits any longer
RENDER_MODES = ["ansi"]
WIDTH = 120  # of a board drawn with characters


def limit_of(game: Game, max_decisions: int | None) -> int:
    """After how many decisions a game is cut off."""
    return game.max_decisions if max_decisions is None else at_least_one(max_decisions, "decisions")


def checked_render_mode(mode: str | None) -> str | None:
    """How the board is drawn, if at all."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"A board is drawn as {', '.join(RENDER_MODES)} or not at all, not as {str(mode)[:40]}.")
    return mode


def never_asked(seat: int, limit: int) -> BadCount:
    """What to say where a learner waits in vain."""
    return BadCount(f"Seat {seat} was asked nothing in {DEALS:,} deals: a game is cut off after {limit} decisions.")


def nothing_dealt() -> GameOver:
    """What to say of a step before the deal or after the end."""
    return GameOver("No game is going on: `reset` deals one.")


class Table:
    """A game with its course: whose turn it is, and whether it was cut off after so many decisions."""

    state: Position
    seat: int  # that is asked; OVER at the end and before the deal
    cut_off: bool

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Any], max_decisions: int | None = None, compiled: bool = True
    ) -> None:
        self.game = load(name, compiled=compiled)
        self.game.option_values(seats, options)  # refuses what is out of bounds
        self.seats, self.options = seats, dict(options)
        self.max_decisions = limit_of(self.game, max_decisions)
        self._seen, self._actions = self.game.observation(seats).shape, len(self.game.actions)
        self._chance = random.Random()
        self.seat = OVER

    def deal(self, seed: int | None) -> None:
        """A new game of this seed; without one, of the next that follows from the last seed given."""
        if seed is not None:
            self._chance.seed(seed)
        self.state = self.game.begin(self.seats, self.draw_seed() if seed is None else seed, self.options)
        self.seat, self.decisions, self.cut_off = self.game.to_move(self.state), 0, False

    def draw_seed(self) -> int:
        """A seed that follows from the last one given."""
        return self._chance.getrandbits(63)

    def play(self, action: Any) -> None:
        """Check the action and carry it out. One that is not open ends the game."""
        if self.seat == OVER:
            raise nothing_dealt()
        try:
            self.game.apply(self.state, action)
        except IllegalOption:
            self.seat = OVER
            raise
        self.decisions += 1
        self.seat = self.game.to_move(self.state)
        if self.seat != OVER and self.decisions >= self.max_decisions:
            self.seat, self.cut_off = OVER, True

    def observe(self, seat: int) -> Array:
        """What the seat sees, in an array of its own: learners keep what they are given."""
        seen = np.empty(self._seen, np.uint8)
        self.game.observe_into(self.state, seat, seen)
        return seen

    def mask(self, seat: int) -> Array:
        """1 for each action that is open to the seat, in an array of its own; all 0 where another is asked."""
        mask = np.zeros(self._actions, np.int8)  # int8, as Gymnasium samples by
        if seat == self.seat:
            self.game.action_mask_into(self.state, mask.view(np.uint8))
        return mask

    def returns(self) -> list[float]:
        """What each seat gets at the end; nothing where the game was cut off."""
        return self.game.returns(self.state)

    def drawn(self, seat: int | None = None) -> str:
        """The board in characters, as the seat or a spectator sees it."""
        draw = part_of(self.game.name, "terminal", compile.INTERPRETED).draw
        return str(draw(self.game.view(self.state, seat), _Speaker(self.game.name, self.seats), WIDTH))


class _Speaker:
    """Says a game's messages, with seats for names."""

    def __init__(self, game: str, seats: int) -> None:
        self.names, self._words = [f"seat {seat}" for seat in range(seats)], words_for(game)

    def say(self, message: Message) -> str:
        return self._words.say(message, self.names)
