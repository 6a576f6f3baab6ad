"""One source, several ways to run it. The only file that knows Numba.

A rule is a plain function. Imported under its own name (`bezant.games.carolus.rules`) it runs interpreted. The same file
imported through a mirror package (`bezant_njit.games.carolus.rules`) is compiled: the mirror is an empty package whose path
is that of `bezant`. So a module with rules imports other modules with rules relatively (that stays inside its mirror), and
all else absolutely.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from bezant.kernel.board import corrected_boards

ROOT = Path(__file__).resolve().parent.parent

# The ways to run, by the package name they run under, with what Numba is told.
INTERPRETED, COMPILED, CHECKED = "bezant", "bezant_njit", "bezant_checked"
NUMBA_OPTIONS: dict[str, dict[str, bool]] = {COMPILED: {}, CHECKED: {"boundscheck": True}}

F = TypeVar("F", bound=Callable[..., Any])


def is_compiled(module: str) -> bool:
    """Whether the module of this name is the compiled copy of its source."""
    return module.partition(".")[0] in NUMBA_OPTIONS


def rule(function: F) -> F:
    """A small function over positions, copied into the rules that call it."""
    return _compile(function, forceinline=True) if is_compiled(function.__module__) else function


def chapter(function: F) -> F:
    """A rule that is long or called from many places: it stays one function, which halves the time to compile."""
    return _compile(function) if is_compiled(function.__module__) else function


def part(function: F) -> F:
    """A piece copied into its callers before types are inferred: it is not compiled for each kind of arguments, nor are the
    rules it calls once more, and one without effect vanishes."""
    return _compile(function, inline="always") if is_compiled(function.__module__) else function


def entry(function: F) -> F:
    """A rule that is called from Python: it takes an array of positions, never a single one."""
    return chapter(function)


def table(module: str, values: Sequence[Any], kind: type[np.signedinteger[Any]] = np.int64) -> Any:
    """Constants that rules index with `t[i]` or `t[i, j]`: an array when compiled, else a view that gives plain ints."""
    array = np.array(values, kind)
    array.flags.writeable = False
    return array if is_compiled(module) else memoryview(array)  # type: ignore[arg-type]


def module(name: str, mode: str) -> ModuleType:
    """The module `bezant.<name>` as it runs in this mode."""
    if mode not in sys.modules:
        mirror = ModuleType(mode)
        mirror.__path__ = [str(ROOT)]
        sys.modules[mode] = mirror
    return importlib.import_module(f"{mode}.{name}")


def instance(name: str, game: str, mode: str, **parts: str) -> ModuleType:
    """The generic module `bezant.<name>` made for one game: a module of its own with the game's rules as `G`.

    Further modules of the game are handed in by keyword: `E="evaluate"`."""
    own = f"{mode}.{name}_{game}"
    if own in sys.modules:
        return sys.modules[own]
    handed_in = {key: module(f"games.{game}.{part}", mode) for key, part in {"G": "rules", **parts}.items()}
    module(name.rpartition(".")[0], mode)
    spec = importlib.util.spec_from_file_location(own, ROOT.joinpath(*name.split(".")).with_suffix(".py"))
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    made.__dict__.update(handed_in)
    sys.modules[own] = made  # compiled code looks its module up by name
    try:
        spec.loader.exec_module(made)
    except BaseException:
        del sys.modules[own]
        raise
    return made


def _compile(function: F, **options: bool | str) -> F:
    import numba

    # Numba looks at the folder once, when caching is switched on: a folder for each module keeps instances apart.
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(cache_folder(_game_of(function.__module__)) / function.__module__)  # type: ignore[attr-defined]
    try:
        told: dict[str, Any] = NUMBA_OPTIONS[function.__module__.partition(".")[0]] | options
        return numba.njit(cache=True, nogil=True, error_model="numpy", **told)(function)
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


@cache
def cache_folder(game: str | None = None) -> Path:
    """Where compiled code of a game is kept: named by its sources, because Numba does not notice edits in called files."""
    base = os.environ.get("BEZANT_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    name = f"{game or 'kernel'}-{_source_hash(game)}"
    folder = Path(base) / "bezant" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"bezant-{os.getuid()}" / name
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _game_of(module: str) -> str | None:
    """The game whose rules are compiled into a module: it is a module of the game or an instance made for it."""
    parts = module.split(".")
    if parts[1:2] == ["games"]:
        return parts[2]
    suffix = parts[-1].rpartition("_")[2]
    return suffix if (ROOT / "games" / suffix).is_dir() else None


def _source_hash(game: str | None) -> str:
    """Of the kernel, and for a game of its folder and of the modules that are made for each game."""
    digest = hashlib.sha256()
    for path in _sources(game):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    board = corrected_boards().get(game) if game else None
    digest.update(board.read_bytes() if board else b"")
    return digest.hexdigest()[:16]


def _sources(game: str | None) -> list[Path]:
    folders = ["kernel"] if game is None else ["kernel", f"games/{game}"]
    own = [path for folder in folders for path in ROOT.glob(f"{folder}/**/*") if path.suffix in (".py", ".toml")]
    made = [path for path in ROOT.glob("[pl]*/*.py") if game and 'globals().get("G")' in path.read_text()]
    return sorted(own + made)
