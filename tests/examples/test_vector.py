"""The examples of the vector environment run, and PyTorch and JAX see its arrays without a copy."""

from __future__ import annotations

import importlib
import re

import numpy as np
import pytest

import bezant
from bezant.kernel.state import Array

pytestmark = pytest.mark.compiled


@pytest.mark.training
def test_a_policy_in_pytorch_learns_from_whole_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = importlib.import_module("examples.vector_torch")
    monkeypatch.setattr(example, "ENVS", 32)
    monkeypatch.setattr(example, "STEPS", 160)
    example.main()
    assert re.match(r"step \d+: \d+ games ended\n", capsys.readouterr().out)


@pytest.mark.training
def test_a_policy_in_jax_plays_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    example = importlib.import_module("examples.vector_jax")
    monkeypatch.setattr(example, "ENVS", 32)
    monkeypatch.setattr(example, "STEPS", 10)
    example.main()
    assert capsys.readouterr().out.startswith("returns by seat after 320 decisions: [")


@pytest.mark.training
def test_jax_sees_each_step_without_a_copy_and_what_is_kept_is_copied() -> None:
    import jax

    env = bezant.vector("carolus", 8, seats=2, seed=1)
    arrays: list[Array] = [env.observations, env.masks, env.seats, env.rewards, env.dones, env.truncated]
    shared = [jax.dlpack.from_dlpack(array) for array in arrays]
    before, copied = env.observations.copy(), jax.numpy.array(env.observations)
    env.step(env.random_actions())
    assert not np.array_equal(before, env.observations) and np.array_equal(before, np.asarray(copied))
    for array, other in zip(arrays, shared, strict=True):
        assert other.unsafe_buffer_pointer() == array.ctypes.data and np.array_equal(np.asarray(other), array)


@pytest.mark.training
def test_pytorch_sees_each_step_without_a_copy() -> None:
    import torch

    env = bezant.vector("carolus", 8, seats=2, seed=1)
    arrays: list[Array] = [env.observations, env.masks, env.seats, env.rewards, env.dones, env.truncated]
    tensors = [torch.from_dlpack(array) for array in arrays]
    before = tensors[0].clone()
    env.step(env.random_actions())
    assert not torch.equal(before, tensors[0])
    for array, tensor in zip(arrays, tensors, strict=True):
        assert tensor.data_ptr() == array.ctypes.data and np.array_equal(tensor.numpy(), array)
