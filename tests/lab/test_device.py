"""Games on a GPU, as far as a machine without one can tell: the rest is `bezant bench gpu --verify`."""

from __future__ import annotations

import gc
import re
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import types

import bezant
from bezant.kernel import compile, device
from bezant.kernel.extras import PACKAGES
from bezant.lab import device_array
from bezant.lab.device import DeviceVector
from bezant.lab.device_play import play_out
from tests.lab.ptx_of import CAPABILITY, kernels_of, seen_by_numba

KERNELS = {"begin", "play_on", "look", "act", "find_illegal", "choose", "choose_greedily", "take"}


def has_gpu() -> bool:
    return bool(device.cuda().is_available())


@pytest.mark.parametrize(
    "game", ["carolus", *(pytest.param(name, marks=pytest.mark.long) for name in ("byzantium", "jerusalem"))]
)
def test_the_rules_compile_for_a_gpu(game: str) -> None:
    """Rules stay functions, and no table lies in constant memory, which has 64 KB."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = dict(kernels_of(game))
    assert made.keys() == KERNELS
    for name, ptx in made.items():
        assert ".target sm_90" in ptx and f"{len(name)}{name}" in re.findall(r"\.entry (\S+)", ptx)[0]
        assert not re.search(r"^\.const", ptx, re.MULTILINE)
    assert re.findall(r"^\.weak \.func .*move_emperor|^\.weak \.func .*rules", made["act"], re.MULTILINE)


@pytest.mark.parametrize(
    ("numbers", "kind"),
    [
        ([0, 127], "int8"),
        ([-128, 3], "int8"),
        ([0, 128], "int16"),
        ([-129], "int16"),
        ([1 << 15], "int32"),
        ([1 << 31], "int64"),
    ],
)
def test_a_table_takes_as_few_bytes_as_it_needs(numbers: list[int], kind: str) -> None:
    narrow = device.narrow(np.array(numbers))
    assert narrow.dtype == kind and narrow.tolist() == numbers and not narrow.flags.writeable


def test_the_tables_of_the_processor_stay_wide() -> None:
    wide = compile.game_module("carolus", "tables", compile.COMPILED).CASTLES
    device.made_for("lab.device_kernels", "carolus")
    narrow = compile.game_module("carolus", "tables", compile.DEVICE).CASTLES
    assert (wide.dtype, narrow.dtype) == (np.int64, np.int8) and wide.tolist() == narrow.tolist()


def test_an_edit_of_the_queues_makes_new_code_of_the_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They call the queues, and hold their constants."""
    steps: Any = device.made_for("lab.device_steps", "carolus")
    folders = set()
    for copy in (None, steps, steps.Q):
        if copy is not None:
            edited = tmp_path / Path(copy.__file__).name
            edited.write_text(Path(copy.__file__).read_text("utf-8") + "\nx = 1", "utf-8")
            monkeypatch.setattr(copy, "__file__", str(edited))
        folders.add(compile._own_folder(steps.look.py_func))
    assert len(folders) == 3


def test_whoever_waits_for_a_kernel_sees_how_far_it_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on the processor. One that is kept is there at once."""

    def half(number):  # type: ignore[no-untyped-def]
        return number >> 1

    def halve(numbers):  # type: ignore[no-untyped-def]
        numbers[0] = half(numbers[0])  # type: ignore[no-untyped-call]

    class Compiled:
        """A kernel as far as a machine without a GPU makes it."""

        def __init__(self, function: Any, kinds: Any, **_: Any) -> None:
            device.cuda().compile_ptx(function, types.void(*kinds), cc=CAPABILITY)

        def bind(self) -> None:
            """There is no GPU."""

    half = device.compiled(half, device=True, forceinline=True)
    with compile.kept_in(tmp_path):
        kernel = device.compiled(halve, device=False, cache=True)
    kept: list[Any] = [None, None]
    monkeypatch.setattr(kernel._cache, "load_overload", lambda *_: kept.pop())
    monkeypatch.setattr(kernel._cache, "save_overload", lambda *_: None)
    monkeypatch.setattr("numba.cuda.dispatcher._Kernel", Compiled)
    monkeypatch.setattr(kernel, "add_overload", lambda *_: None)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with seen_by_numba():
        kernel.compile((types.int64[::1],))
        shown = capsys.readouterr().err
        words = "bezant: compiling the kernel, the first time only"
        assert [line for line in shown.split("\r") if line.strip()] == [words, f"{words}: 1 rules"]
        assert not shown.rpartition("\r")[2]
        kept += [SimpleNamespace(), SimpleNamespace()]
        kernel.compile((types.int64[::1],))
    assert capsys.readouterr().err == ""


def test_code_for_a_gpu_is_not_kept_once_its_sources_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: Any = device.made_for("lab.device_steps", "carolus").look._cache
    monkeypatch.setattr(compile, "_is_as_run", lambda function: False)
    kept.save_overload("what is compiled", "for it")
    assert not kept._enabled
    kept.enable()


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_driver_one_sentence_says_so() -> None:
    with pytest.raises(
        bezant.NoDevice, match=r"^Playing on a GPU needs a driver of NVIDIA, and none starts on this machine\.$"
    ):
        bezant.cuda("carolus", 8, seats=2)


def test_without_the_extra_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACKAGES, "gpu", ("a_package_that_is_not_there",))
    with pytest.raises(
        bezant.MissingExtra, match=r"^Playing on a GPU needs the extra “gpu”: pip install bezant\[gpu\]$"
    ):
        bezant.cuda("carolus", 8, seats=2)
    assert find_spec("numba_cuda")


def test_a_driver_without_a_gpu_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device.cuda(), "gpus", [])
    with pytest.raises(bezant.NoDevice, match=r"needs a GPU of NVIDIA, and the driver finds none"):
        device.check()


@pytest.mark.parametrize("given", [{"games": -1}, {"games": 2.5}, {"limit": -1}, {"limit": 2.5}, {"limit": "long"}])
def test_whole_games_are_refused_as_those_of_the_processor(given: dict[str, Any]) -> None:
    """A game with a limit below zero would have no end."""
    asked = {"games": 2, "seats": 2} | given
    with pytest.raises(bezant.BezantError) as there:
        play_out("carolus", **asked)
    with pytest.raises(bezant.BezantError) as here:
        bezant.load("carolus").play_out(**asked)
    assert (type(there.value), str(there.value)) == (type(here.value), str(here.value))


def bare(**attributes: Any) -> Any:
    """An environment without a GPU: nothing but these."""
    env: Any = DeviceVector.__new__(DeviceVector)
    vars(env).update(attributes)
    return env


def test_a_refused_seed_is_not_kept() -> None:
    env = bare(seed=7)
    with pytest.raises(bezant.BezantError, match="A seed is a whole number"):
        env.reset(-1)
    assert env.seed == 7


def test_whole_games_have_the_limit_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("bezant.lab.device.play_out", lambda *given: asked.append(given))
    env = bare(game=bezant.load("carolus"), seat_count=2, seed=7, limit=20, options={})
    env.play_out(5), env.play_out(5, limit=0)
    assert asked == [("carolus", 5, 2, 7, 20), ("carolus", 5, 2, 7, 0)]


def test_an_environment_is_left_as_that_of_the_processor() -> None:
    env = bare()
    with env as entered:
        assert entered is env
    env.close()


def test_an_array_says_on_which_gpu_it_lies() -> None:
    array = np.zeros(3, np.int8)
    cuda = SimpleNamespace(
        to_device=lambda given: array, synchronize=None, get_current_device=lambda: SimpleNamespace(id=5)
    )
    assert bare(_cuda=cuda)._array(3, np.int8).__dlpack_device__() == (device_array.CUDA, 5)


class Lent:
    """An array of the processor, lent as those of a GPU are."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return device_array.CPU, 0

    def __dlpack__(self, **_: Any) -> Any:
        array = self.array
        return device_array.capsule(array, array.ctypes.data, array.shape, array.dtype, self.__dlpack_device__())


@pytest.mark.parametrize("kind", [np.uint8, np.int64, np.float32, np.bool_])
def test_dlpack_shares_the_memory_and_gives_it_back(kind: Any) -> None:
    array = np.arange(12).reshape(3, 4).astype(kind)
    before = len(device_array._LENT)
    taken = np.from_dlpack(Lent(array))
    assert taken.ctypes.data == array.ctypes.data and taken.dtype == array.dtype
    assert np.array_equal(taken, array) and len(device_array._LENT) == before + 1
    del taken
    gc.collect()
    assert len(device_array._LENT) == before
