"""The kernels of a game compiled for an H200 (sm_90) without a driver: what a machine without a GPU can prove of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numba
from numba import types

import bezant
from bezant.kernel import device

CAPABILITY = (9, 0)


def kernels_of(game: str) -> Iterator[tuple[str, str]]:
    """The name of each kernel, and its PTX."""
    whole, queues, sizes = types.int64, _array(types.int32, 3), _array(types.int32, 2)
    positions = _array(numba.from_dtype(bezant.load(game).State.dtype), 1)
    wholes, numbers, words = _array(types.int64, 1), _array(types.int32, 1), (types.int64,) * 4
    flags, small = _array(types.boolean, 1), _array(types.uint8, 1)
    opened, counts = _array(types.int16, 2), _array(types.int16, 1)
    rows = _array(types.uint8, 2)
    queued = (queues, sizes)
    arguments = {
        "lab.device_kernels": {
            "begin": (positions, whole, wholes, *words, whole, numbers, *queued),
            "play_on": (positions, numbers, whole, *queued, whole),
        },
        "lab.device_steps": {
            "look": (positions, _array(types.int8, 1), opened, counts, rows, rows, *queued, whole),
            "act": (
                *(positions, wholes, whole, wholes, whole, wholes, *words, wholes, whole, numbers),
                *(_array(types.float32, 2), flags, flags, *queued, whole),
            ),
            "find_illegal": (wholes, opened, counts, small, numbers),
            "choose": (opened, counts, wholes, wholes),
            "choose_greedily": (positions, positions, *words, whole, opened, counts, wholes),
            "take": (numbers, wholes),
        },
    }
    cuda = device.cuda()
    with seen_by_numba():
        for module, kernels in arguments.items():
            made = device.made_for(module, game)
            for name, given in kernels.items():
                yield name, cuda.compile_ptx(getattr(made, name).py_func, types.void(*given), cc=CAPABILITY)[0]


@contextmanager
def seen_by_numba() -> Iterator[None]:
    """An H200, as far as compiling goes."""
    an_h200 = SimpleNamespace(compute_capability=CAPABILITY)
    with (
        patch("numba.cuda.dispatcher.get_current_device", lambda: an_h200),
        patch("numba.cuda.compiler.get_current_device", lambda: an_h200),
    ):
        yield


def _array(kind: Any, dimensions: int) -> Any:
    return types.Array(kind, dimensions, "C")
