"""Rules on a GPU: the third way to compile them (`compile.DEVICE`). With `compile.py` and `native.py` the only file that knows
Numba."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

import numpy as np

from bezant.kernel import compile
from bezant.kernel.errors import NoDevice
from bezant.kernel.extras import need
from bezant.kernel.state import Array

CONSTANT, GLOBAL = 4, 1  # address spaces of NVVM
GONE = {
    "row_stack": "vstack",
    "in1d": "isin",
    "trapz": "trapezoid",
}  # names of NumPy that Numba for CUDA still asks for


def cuda() -> Any:
    """Numba for CUDA."""
    for name, now in GONE.items():
        if not hasattr(np, name):
            setattr(np, name, getattr(np, now))
    return importlib.import_module("numba.cuda")


def check() -> None:
    """Nothing, where kernels can run; else a refusal that says what is missing."""
    need("gpu", "Playing on a GPU")
    try:
        count = len(cuda().gpus)
    except ImportError:  # what Numba raises where the driver does not start
        raise NoDevice("Playing on a GPU needs a driver of NVIDIA, and none starts on this machine.") from None
    if not count:
        raise NoDevice("Playing on a GPU needs a GPU of NVIDIA, and the driver finds none on this machine.")


def made_for(name: str, game: str) -> ModuleType:
    """The generic module `bezant.<name>` made for one game on a GPU.

    Its tables are narrowed now, when all are imported: module code computes with them."""
    with compile.LOADING:
        made = compile.instance(name, game, compile.DEVICE)
        for module in [found for key, found in list(sys.modules.items()) if key.startswith(f"{compile.DEVICE}.")]:
            vars(module).update(
                {key: narrow(value) for key, value in vars(module).items() if isinstance(value, np.ndarray)}
            )
        return made


def narrow(table: Array) -> Array:
    """The same numbers in as few bytes as they need."""
    if not table.size:
        return table
    kinds: list[Any] = [np.iinfo(name) for name in ("int8", "int16", "int32", "int64")]
    narrowed = table.astype(next(kind.dtype for kind in kinds if kind.min <= table.min() and table.max() <= kind.max))
    narrowed.flags.writeable = False
    return narrowed


def compiled(function: Any, **told: Any) -> Any:
    """A rule or a kernel for the GPU."""
    import numba

    jit, own = cuda().jit, importlib.import_module("numba.cuda.core.config")
    before, own.CACHE_DIR = own.CACHE_DIR, numba.config.CACHE_DIR  # type: ignore[attr-defined]
    try:
        made = jit(lto=False, **told)(function)
    finally:
        own.CACHE_DIR = before  # type: ignore[attr-defined]
    if told.get("cache"):
        compile.keep_true(made._cache, function)
        _tell_of(made, compile.game_of(function.__module__))
    if told["device"] and "inline" not in told:
        _change_made(made, stays_function="forceinline" not in told)
    return made


def _tell_of(kernel: Any, game: str | None) -> None:
    """Whoever waits for a kernel that is not kept yet is told so."""
    from bezant.kernel.native import WAITING

    compile_kernel = kernel.compile

    def compile_told(kinds: Any) -> Any:
        if kernel._cache.load_overload(kinds, kernel.targetctx) is not None:
            return compile_kernel(kinds)
        with WAITING.told(game):
            return compile_kernel(kinds)

    kernel.compile = compile_told


def _change_made(rule: Any, stays_function: bool) -> None:
    """What Numba makes of a rule is changed in two points before NVVM compiles it.

    A game in one function is more than the cache of instructions holds: outlined rules stay functions. A table would lie in
    constant memory, once for each rule that reads it, where all have 64 KB together: it moves to global memory."""
    from bezant.kernel.native import WAITING

    compile_device = rule.compile_device

    def compile_changed(*arguments: Any) -> Any:
        known = len(rule.overloads)
        made = compile_device(*arguments)
        if len(rule.overloads) > known:
            WAITING.count()
        for value in made.library.modules[0].global_values:
            if stays_function and hasattr(value, "blocks") and not value.is_declaration:
                value.attributes.add("noinline")
            if getattr(value, "global_constant", False) and value.addrspace == CONSTANT:
                value.addrspace, value.type = GLOBAL, value.value_type.as_pointer(GLOBAL)
        return made

    rule.compile_device = compile_changed
