"""TorchRL's own check passes. TorchRL is large and no part of the development tools: `make torchrl` installs it and runs these."""

from __future__ import annotations

import pytest

import bezant

pytestmark = [pytest.mark.torchrl, pytest.mark.compiled]


@pytest.mark.parametrize(("game", "seats"), [("carolus", 2), ("carolus", 4), ("byzantium", 3), ("jerusalem", 2)])
def test_upstream_check(game: str, seats: int) -> None:
    from torchrl.envs.utils import check_env_specs

    from bezant.adapters.torchrl import BezantEnv

    check_env_specs(BezantEnv(game, seats=seats), seed=1)


def test_whole_games_are_played_by_the_mask() -> None:
    from torchrl.envs import ActionMask, TransformedEnv

    from bezant.adapters.torchrl import BezantEnv

    env = TransformedEnv(BezantEnv("carolus", seats=3), ActionMask())
    env.set_seed(7)
    first, second = env.rollout(10_000), env.rollout(10_000)
    assert bool(first["next", "terminated"][-1]) and not bool(first["next", "truncated"].any())
    assert first["next", "reward"][-1].sum() == pytest.approx(0) and first["next", "reward"][-1].max() > 0
    start = bezant.load("carolus").new(3, 7)
    assert first["observation"][0].tolist() == bezant.load("carolus").observe(start, 0).tolist()
    assert first["observation"][0].tolist() != second["observation"][0].tolist()


def test_a_game_is_cut_off_or_lost_by_an_action_that_is_not_open() -> None:
    from torchrl.envs import ActionMask, TransformedEnv

    from bezant.adapters.torchrl import BezantEnv

    cut = TransformedEnv(BezantEnv("carolus", max_decisions=3), ActionMask()).rollout(10)
    assert cut["next", "truncated"].flatten().tolist() == [False, False, True] and not cut["next", "reward"].any()
    env = BezantEnv("carolus")
    told = env.reset()
    asked = int(told["seat"])
    told["action"] = env.action_spec.one() * 0 + 94
    lost = env.step(told)["next"]
    assert lost["reward"].tolist()[asked] == -1 == lost["reward"].sum() and bool(lost["terminated"])
    assert not lost["action_mask"].any()
