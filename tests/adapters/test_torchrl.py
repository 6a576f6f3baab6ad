"""TorchRL's own check passes. TorchRL is large and no part of the development tools: `make torchrl` installs it and runs these."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bezant

pytestmark = [pytest.mark.torchrl, pytest.mark.compiled]

PAGE = Path(__file__).parents[2] / "docs" / "lab" / "adapters.md"


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


def test_the_block_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"^```py\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    exec(compile(block, PAGE.name, "exec"), {"__name__": PAGE.name})
    assert sorted(eval(capsys.readouterr().out, {"tensor": list})) == [-1, 1]


def test_a_step_after_the_end_is_refused_in_words() -> None:
    from bezant.adapters.torchrl import BezantEnv

    env = BezantEnv("carolus")
    told = env.reset()
    told["action"] = env.action_spec.one() * 0 + 94
    env.step(told)
    with pytest.raises(bezant.GameOver, match="`reset` deals one"):
        env.step(told)
