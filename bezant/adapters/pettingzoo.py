"""The games for PettingZoo: `env` is the AEC form, `parallel_env` the parallel one, `raw_env` the first without its wrapper.

Observations are `{"observation", "action_mask"}`, as those of PettingZoo's own board games. Rewards come at the end. Who answers
with an action that is not open loses, and the game ends, as there."""

from __future__ import annotations

from typing import Any, TypeAlias

from bezant.adapters.table import ILLEGAL_REWARD, RENDER_MODES, Table, checked_render_mode
from bezant.kernel.errors import IllegalOption
from bezant.kernel.extras import lacking
from bezant.kernel.game import OVER
from bezant.kernel.state import Array

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from bezant.adapters.spaces import action_space, observation_space
except ModuleNotFoundError:
    raise lacking("lab", "The adapter for PettingZoo") from None

Observed: TypeAlias = dict[str, Array]


def env(game: str, **settings: Any) -> AECEnv:
    """The game, guarded against steps out of order. `settings` are those of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


def parallel_env(game: str, **settings: Any) -> ParallelEnv:
    """All seats answer at every step, and the answer of the one whose mask is not empty counts."""
    return turn_based_aec_to_parallel(env(game, **settings))


class raw_env(AECEnv):  # type: ignore[misc]
    """The game itself, for so many seats and with its options. It is cut off after `max_decisions`."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        compiled: bool = True,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, max_decisions, compiled)
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = {agent: observation_space(self.table.game, seats) for agent in self.possible_agents}
        self._open = {agent: action_space(self.table.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._open[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next that follows from the last one given."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observed:
        seat = self._seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.table.play(action)
        except IllegalOption as refusal:
            self.infos[agent]["refused"] = str(refusal)
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD})
            return
        if self.table.seat == OVER:
            self._end(dict(zip(self.agents, self.table.returns(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[self.table.seat]

    def _end(self, rewards: dict[str, float]) -> None:
        """All are done at once. Rewards are given here alone, so that none have to be cleared before."""
        ended = dict.fromkeys(self.agents, True)
        if self.table.cut_off:
            self.truncations = ended
        else:
            self.terminations = ended
        self.rewards = rewards
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""
