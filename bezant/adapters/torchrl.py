"""The games for TorchRL: one environment for all seats of a table, where whoever is asked acts.

An action that is not open ends the game with -1 for who gave it: put `ActionMask()` of TorchRL around the environment."""

from __future__ import annotations

from typing import Any

from bezant.adapters.table import ILLEGAL_REWARD, Table
from bezant.kernel.errors import IllegalOption
from bezant.kernel.extras import lacking
from bezant.kernel.game import OVER

try:
    import torch
    from tensordict import TensorDict, TensorDictBase
    from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase
except ModuleNotFoundError:
    raise lacking("torch", "The adapter for TorchRL") from None


class BezantEnv(EnvBase):  # type: ignore[misc]
    """A game for so many seats. It tells what the seat that is asked sees (`observation`), what is open to it (`action_mask`)
    and which seat that is (`seat`); `reward` has a number for each seat. A game is cut off after `max_decisions`."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        max_decisions: int | None = None,
        compiled: bool = True,
        device: Any = "cpu",
        **options: Any,
    ) -> None:
        super().__init__(device=device, batch_size=[])
        self.table = Table(game, seats, options, max_decisions, compiled)
        shape, actions = self.table.game.observation(seats).shape, len(self.table.game.actions)
        self.observation_spec = Composite(
            observation=Bounded(0, 255, shape=shape, dtype=torch.uint8, device=device),
            action_mask=Binary(actions, dtype=torch.bool, device=device),
            seat=Categorical(seats, shape=(), device=device),
        )
        self.action_spec = Categorical(actions, shape=(), device=device)
        self.reward_spec = Unbounded(shape=(seats,), device=device)
        ended = {name: Binary(1, dtype=torch.bool, device=device) for name in ("done", "terminated", "truncated")}
        self.done_spec = Composite(ended)
        self._next_seed: int | None = None

    def _set_seed(self, seed: int | None) -> None:
        self._next_seed = seed

    def _reset(self, tensordict: TensorDictBase | None = None, **settings: Any) -> TensorDictBase:
        """The game of the seed set last, once; then those that follow from it."""
        self.table.deal(self._next_seed)
        self._next_seed = None
        return TensorDict(self._seen(self.table.seat) | self._ended(False, False), device=self.device)

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        table, asked = self.table, self.table.seat
        rewards, refused = [0.0] * table.seats, False
        try:
            table.play(tensordict["action"])
        except IllegalOption:
            rewards[asked], refused = ILLEGAL_REWARD, True
        over = refused or table.seat == OVER
        if over and not refused:
            rewards = table.returns()
        seen = self._seen(asked if over else table.seat)
        told = {"reward": torch.tensor(rewards, dtype=torch.float32)}
        return TensorDict(seen | told | self._ended(over and not table.cut_off, table.cut_off), device=self.device)

    def _seen(self, seat: int) -> dict[str, Any]:
        return {
            "observation": torch.from_numpy(self.table.observe(seat)),
            "action_mask": torch.from_numpy(self.table.mask(seat)).bool(),
            "seat": torch.tensor(seat),
        }

    def _ended(self, terminated: bool, truncated: bool) -> dict[str, Any]:
        told = {"done": terminated or truncated, "terminated": terminated, "truncated": truncated}
        return {name: torch.tensor([value]) for name, value in told.items()}
