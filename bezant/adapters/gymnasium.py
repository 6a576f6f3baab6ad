"""The games for Gymnasium: one learner at a seat, players of ours at the others. Importing the module registers `bezant/Carolus-v0`
and the like.

Observations are `{"observation", "action_mask"}`. The reward comes at the end; an action that is not open ends the game with -1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from bezant import players
from bezant.adapters.checks import at_least_one, take_actions
from bezant.adapters.table import (
    DEALS,
    ILLEGAL_REWARD,
    RENDER_MODES,
    Table,
    checked_render_mode,
    limit_of,
    never_asked,
    nothing_dealt,
)
from bezant.kernel import compile
from bezant.kernel.dice import words_of
from bezant.kernel.errors import IllegalOption, UnknownPlayer
from bezant.kernel.extras import lacking
from bezant.kernel.game import OVER, Game, game_names, load
from bezant.kernel.state import Array

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
    from gymnasium.vector.utils import batch_space

    from bezant.adapters.spaces import action_space, observation_space
except ModuleNotFoundError:
    raise lacking("lab", "The adapter for Gymnasium") from None

Observed: TypeAlias = dict[str, Array]
Opponents: TypeAlias = "str | players.Player | Sequence[str | players.Player]"
RANDOM = "uniform"  # the player who plays in compiled code where there are many games


def make(game: str, **settings: Any) -> BezantEnv:
    """The game with one learner. `settings` are those of `BezantEnv`."""
    return BezantEnv(game, **settings)


def make_vec(
    game: str,
    num_envs: int = 1,
    opponents: Opponents = players.USUAL,
    compiled: bool = True,
    render_mode: str | None = None,
    **settings: Any,
) -> VectorEnv[Any, Any, Any]:
    """The game of `make`, many times: all in one compiled call against players who choose at random, else one after the other."""
    if opponents == RANDOM and compiled and render_mode is None:
        return RandomVectorEnv(game, num_envs, **settings)
    one = partial(BezantEnv, game, opponents=opponents, compiled=compiled, render_mode=render_mode, **settings)
    return SyncVectorEnv([one] * at_least_one(num_envs, "games"))


def id_of(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"bezant/{game.title()}-v0"


def register() -> list[str]:
    """Make all games known to Gymnasium; their names there."""
    for game in game_names():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point=f"{__name__}:make",
                vector_entry_point=f"{__name__}:make_vec",
                kwargs={"game": game},
            )
    return [id_of(game) for game in game_names()]


class BezantEnv(gymnasium.Env[Observed, int]):
    """A learner at `seat`. `opponents` are one player for all other seats, or one for each of them in order."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: Opponents = players.USUAL,
        seat: int = 0,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        compiled: bool = True,
        **options: Any,
    ) -> None:
        self.table = Table(game, seats, options, max_decisions, compiled)
        self.seat = _checked(seat, seats, self.table.game)
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.observation_space = observation_space(self.table.game, seats)  # type: ignore[assignment]
        self.action_space = action_space(self.table.game)  # type: ignore[assignment]
        self._players = _by_seat(self.table.game, seats, seat, opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game, up to the learner's first question; without a seed, one that follows from the last seed given."""
        super().reset(seed=seed)
        for deal in range(DEALS):
            self.table.deal(seed if deal == 0 else None)
            self._let_others_play()
            if self.table.seat == self.seat:
                return self._seen(), {}
        raise never_asked(self.seat, self.table.max_decisions)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """The learner's action, and the others' until it is asked again."""
        try:
            self.table.play(action)
        except IllegalOption as refusal:
            return self._seen(), ILLEGAL_REWARD, True, False, {"refused": str(refusal)}
        self._let_others_play()
        over, cut_off = self.table.seat == OVER, self.table.cut_off
        reward = self.table.returns()[self.seat] if over else 0.0
        return self._seen(), reward, over and not cut_off, cut_off, {}

    def _let_others_play(self) -> None:
        """They see what their seats may know."""
        table = self.table
        while table.seat not in (self.seat, OVER):
            seed = table.draw_seed()
            imagined = table.game.imagine(table.state, table.seat, seed)
            table.play(self._players[table.seat].decide(imagined, table.seat, seed))

    def _seen(self) -> Observed:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def render(self) -> str | None:
        return self.table.drawn(self.seat) if self.render_mode == "ansi" else None


def _checked(seat: int, seats: int, game: Game) -> int:
    game.side_of(seats, seat)  # refuses what is no seat
    return seat


def _by_seat(game: Game, seats: int, seat: int, opponents: Opponents) -> dict[int, players.Player]:
    others = [each for each in range(seats) if each != seat]
    named = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * len(others)
    if len(named) != len(others):
        raise UnknownPlayer(f"{len(others)} other seats need one player for all or one each, not {len(named)}.")
    return {other: _player(each, game) for other, each in zip(others, named, strict=True)}


def _player(given: Any, game: Game) -> players.Player:
    if isinstance(given, str):
        return players.make(given, game)
    if not hasattr(given, "decide"):
        raise UnknownPlayer(f"A player is a name or an object with `decide`, not {str(given)[:40]}.")
    return given  # type: ignore[no-any-return]


class RandomVectorEnv(VectorEnv[Observed, Array, Array]):
    """Many games, a learner at `seat` of each, against players who choose at random, all in compiled code. A game that has ended is
    followed by another at the next step, whose action does not count there."""

    def __init__(
        self, game: str, num_envs: int, seats: int = 2, seat: int = 0, max_decisions: int | None = None, **options: Any
    ) -> None:
        rules = load(game, compiled=True)
        self.num_envs, self.seat = at_least_one(num_envs, "games"), _checked(seat, seats, rules)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(rules, seats)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._core = compile.instance("adapters.against", game, compile.COMPILED)
        self._options = rules.option_values(seats, options)
        self._table = seat, seats
        self._sides = rules.sides(seats)[seat], len(rules.first_seats(seats))
        self._limit = limit_of(rules, max_decisions)
        self._positions = np.zeros(num_envs, rules.State.dtype)
        self._numbers, self._decisions = np.arange(num_envs), np.zeros(num_envs, np.int64)
        self._actions = np.zeros(num_envs, np.int64)
        self._buffer = np.zeros(len(rules.actions), np.int16)
        self._mask = np.zeros((num_envs, len(rules.actions)), np.int8)
        self._seen = np.zeros((num_envs, *rules.observation(seats).shape), np.uint8)
        self._rewards = np.zeros(num_envs)
        self._ended = np.zeros((3, num_envs), np.bool_)  # terminated, truncated, refused
        self._seed: Array | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """New games everywhere: those of the seed; without one, the next of the last."""
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            given = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
            self._seed = np.array(words_of(given))
            self._numbers[:] = np.arange(self.num_envs)
        self._ended[:] = True
        self._step()
        return self._shown(), {}

    def step(self, actions: Array) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        """The learner's action in each game, and the others' until it is asked again."""
        if self._seed is None:
            raise nothing_dealt()
        take_actions(actions, self._actions)
        self._step()
        terminated, truncated, refused = self._ended.copy()
        info = dict.fromkeys(("refused", "_refused"), refused) if refused.any() else {}  # `_`: the rows that have it
        return self._shown(), self._rewards.copy(), terminated, truncated, info

    def _step(self) -> None:
        games = self._options, self._seed, self._numbers, self._decisions, self._limit, DEALS
        shown = self._buffer, self._mask, self._seen
        outcome = self._rewards, *self._ended, ILLEGAL_REWARD
        if not self._core.step(self._positions, self._actions, *self._table, *self._sides, *games, *shown, *outcome):
            raise never_asked(self.seat, self._limit)

    def _shown(self) -> Observed:
        """Copies, as Gymnasium asks for: learners keep what they are given."""
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}


register()
