"""One source, several ways to run it. With `kernel/native.py` and `kernel/device.py` the only file that knows Numba.

A rule is a plain function. Imported under its own name (`bezant.games.carolus.rules`) it runs interpreted. The same file
imported through a mirror package (`bezant_njit.games.carolus.rules`) is compiled: the mirror is an empty package whose path
is that of `bezant`. So a module with rules imports other modules with rules relatively (that stays inside its mirror), and
all else absolutely. A game of another package imports the kernel's rules absolutely; `KERNEL_RULES` are put right in its mirror.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import linecache
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Protocol, TypeVar, cast

import numpy as np

from bezant.kernel.board import corrected_boards
from bezant.kernel.registry import ROOT, home, homes

# The ways to run, by the package name they run under, with what Numba is told.
INTERPRETED, COMPILED, CHECKED, DEVICE = "bezant", "bezant_njit", "bezant_checked", "bezant_cuda"
NUMBA_OPTIONS: dict[str, dict[str, bool]] = {COMPILED: {}, CHECKED: {"boundscheck": True}, DEVICE: {"device": True}}

KEPT_FOLDERS = 8  # of compiled code, for each game
LOADING = RLock()  # a module is known by its name before it is whole: another thread that asks for it waits

F = TypeVar("F", bound=Callable[..., Any])


def is_compiled(module: str) -> bool:
    """Whether the module of this name is the compiled copy of its source."""
    return module.partition(".")[0] in NUMBA_OPTIONS


def is_kernel(module: str) -> bool:
    """Whether the module of this name is one of the kernel, whichever way it runs."""
    package, _, rest = module.partition(".")
    return package in (INTERPRETED, *NUMBA_OPTIONS) and rest.startswith("kernel.")


def rule(function: F) -> F:
    """A small function over positions, copied into the rules that call it."""
    return _compile(function, forceinline=True) if is_compiled(function.__module__) else _marked(function)


def outlined(function: F) -> F:
    """A rule that is long or called from many places: it may stay one function, which takes less time to compile."""
    return _compile(function) if is_compiled(function.__module__) else _marked(function)


def inlined(function: F) -> F:
    """A piece copied into its callers before types are inferred: it is not compiled for each kind of arguments, nor are the
    rules it calls once more, and one without effect vanishes."""
    return _compile(function, inline="always") if is_compiled(function.__module__) else _marked(function)


def unordered(function: F) -> F:
    """An outlined function over floating-point numbers that may add them in any order, so that a processor adds many at a time.
    The last digits may differ from machine to machine."""
    any_order = {"reassoc", "contract"}
    return _compile(function, fastmath=any_order) if is_compiled(function.__module__) else _marked(function)


def kernel(function: F) -> F:
    """What starts on a GPU, in many threads at once, and calls rules there."""
    return _compile(function, device=False, cache=True) if is_compiled(function.__module__) else function


def _marked(function: F) -> F:
    vars(function)["is_rule"] = True
    return function


def is_rule(value: Any) -> bool:
    """Whether it is a rule that runs interpreted."""
    return getattr(value, "is_rule", False) is True


def entry(function: F) -> F:
    """A rule that is called from Python: it takes an array of positions, never a single one."""
    return _compile(function, is_entry=True) if is_compiled(function.__module__) else _marked(function)


class Table(Protocol):
    """Constants of a game by one index or more."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def tolist(self) -> list[Any]: ...


def table(module: str, values: Sequence[Any], kind: type[np.signedinteger[Any]] = np.int64) -> Table:
    """Constants that rules index with `t[i]` or `t[i, j]`: an array when compiled, else a view that gives plain ints."""
    array: Any = np.array(values, kind)
    array.flags.writeable = False
    made: Table = array if is_compiled(module) else memoryview(array)
    return made


def module(name: str, mode: str) -> ModuleType:
    """The module `bezant.<name>` as it runs in this mode."""
    with LOADING:
        if mode not in sys.modules:
            mirror = ModuleType(mode)
            mirror.__path__ = [str(ROOT)]
            sys.modules[mode] = mirror
        return importlib.import_module(f"{mode}.{name}")


def game_module(game: str, part: str, mode: str) -> ModuleType:
    """A module of a game as it runs in this mode; the package itself where it has none of this name."""
    with LOADING:
        found = package = _package(game, mode)
        if part != "__init__" and importlib.util.find_spec(f"{package.__name__}.{part}") is not None:
            found = importlib.import_module(f"{package.__name__}.{part}")
        if mode != INTERPRETED and not home(game).is_own:
            _take_kernel(package.__name__, mode)
        return found


KERNEL_RULES = ("kernel.dice", "kernel.numbers", "kernel.tell")  # what rules of other packages may call


def _take_kernel(package: str, mode: str) -> None:
    """Another package imports the kernel's rules absolutely. In its mirror these names get the kernel's own mirror, before
    anything is compiled: Numba looks a global up when a function is called first."""
    mirrored: dict[int, Any] = {}
    for name in KERNEL_RULES:
        plain, compiled = module(name, INTERPRETED), module(name, mode)
        mirrored[id(plain)] = compiled
        mirrored |= {id(value): getattr(compiled, key) for key, value in vars(plain).items() if callable(value)}
    loaded = [found for name, found in list(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
    for names in map(vars, loaded):
        names.update({key: mirrored[id(value)] for key, value in names.items() if id(value) in mirrored})


def default_module(part: str, game: str, mode: str) -> ModuleType | None:
    """What a game that brings no such part is given, made for it."""
    name = f"kernel.default.{part}"
    return instance(name, game, mode) if _source_of(name).exists() else None


def _source_of(name: str) -> Path:
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")


def _package(game: str, mode: str) -> ModuleType:
    """The package of a game; one of another distribution is run again under a name in the mirror."""
    own = home(game)
    if mode == INTERPRETED:
        return importlib.import_module(own.package)
    name = f"{mode}.games.{game}"
    if name not in sys.modules:
        module("games", mode)
        _execute(name, own.folder / "__init__.py", package=True)
    return sys.modules[name]


@dataclass(frozen=True)
class MadeFor:
    """What a copy of a generic module is made for."""

    game: str
    mode: str


_MADE: dict[str, MadeFor] = {}


def made_for(module: str) -> MadeFor | None:
    """The game and mode of a copy of a generic module; None for its source imported plainly."""
    return _MADE.get(module)


def game_made_for(module: str) -> str:
    """The game of a copy of a generic module; nothing for its source imported plainly."""
    made = made_for(module)
    return "" if made is None else made.game


def instance(name: str, game: str, mode: str) -> ModuleType:
    """The generic module `bezant.<name>` made for one game: a copy of its own, whose source asks `of_game` for its rules."""
    own = f"{mode}.{name}_{game}"
    with LOADING:
        if own not in sys.modules:
            home(game)
            module(name.rpartition(".")[0], mode)
            _MADE[own] = MadeFor(game, mode)
            _execute(own, _source_of(name))
        return sys.modules[own]


def beside(module: str, name: str) -> Any:
    """For a copy of a generic module: that of another one for the same game; None in its source imported plainly."""
    made = made_for(module)
    if (
        made is not None
        and name == "kernel.course"
        and not hasattr(game_module(made.game, "rules", made.mode), "COURSE")
    ):
        return game_module(made.game, "rules", made.mode)
    return None if made is None else instance(name, made.game, made.mode)


def from_source(module: str, suffix: str, source: str, names: Mapping[str, Any]) -> ModuleType:
    """A module of generated source, beside a copy of a generic one. Numba caches only what stands in a file, whose time is
    part of the key: it is written where it has changed."""
    made = _MADE[module]
    own = f"{module}_{suffix}"
    _MADE[own] = made
    if is_compiled(own):
        path = cache_folder(made.game) / f"{own}.py"
        if not path.exists() or path.read_text("utf-8") != source:
            _write(path, source)
    else:
        path = Path(f"<{own}>")
        linecache.cache[str(path)] = (len(source), None, source.splitlines(keepends=True), str(path))
    created = ModuleType(own)
    created.__dict__.update(names)
    sys.modules[own] = created
    exec(compile(source, str(path), "exec"), created.__dict__)
    return created


def _write(path: Path, text: str) -> None:
    """At once, by renaming: two processes may write the same file."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        file.write(text)
    Path(file.name).replace(path)


def _execute(name: str, path: Path, package: bool = False) -> None:
    """Run a file as the module of this name: compiled code looks its module up by name, so it is known before it runs."""
    spec = importlib.util.spec_from_file_location(
        name, path, submodule_search_locations=[str(path.parent)] if package else None
    )
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    try:
        spec.loader.exec_module(made)
    except BaseException:
        del sys.modules[name]
        raise


def _compile(function: F, is_entry: bool = False, **options: bool | str | set[str]) -> F:
    told: dict[str, Any] = {**NUMBA_OPTIONS[function.__module__.partition(".")[0]], **options}
    with kept_in(_own_folder(function)):
        if "device" in told:
            return cast(F, importlib.import_module("bezant.kernel.device").compiled(function, **told))
        native = importlib.import_module("bezant.kernel.native")
        make = native.piece if "inline" in told else native.entry if is_entry else native.part
        return cast(F, make(function, **told))


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """What is made meanwhile keeps its compiled code there. Numba looks at the folder once, when a function is made: one for each
    module keeps instances apart."""
    import numba

    with LOADING:
        before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        try:
            yield
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
    os.utime(folder)
    _forget_old(folder, game or "kernel")
    return folder


def _forget_old(folder: Path, prefix: str) -> None:
    """Of each game the folders used last are kept: another checkout, or an edit taken back, finds its code compiled."""
    with suppress(OSError):  # another process may clear up at the same time
        siblings = sorted(folder.parent.glob(f"{prefix}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in siblings[KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)


def game_of(module: str) -> str | None:
    """The game whose rules are compiled into a module: one of its own, or a copy of a generic one made for it."""
    made = made_for(module)
    if made is not None:
        return made.game
    mirror = [f"{mode}.games.{game}" for mode in NUMBA_OPTIONS for game in homes()]
    return next((name.rpartition(".")[2] for name in mirror if f"{module}.".startswith(f"{name}.")), None)


def _source_hash(game: str | None) -> str:
    """Of the kernel, and for a game of its folder and its corrected board."""
    folders = [ROOT / "kernel"] if game is None else [ROOT / "kernel", home(game).folder]
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml")):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    board = corrected_boards().get(game) if game else None
    digest.update(board.read_bytes() if board else b"")
    return digest.hexdigest()[:16]


def _own_folder(function: Callable[..., Any]) -> Path:
    """Of the module that the function stands in, so that copies are kept apart. The folder around it is named by kernel and game;
    what stands elsewhere adds its own source to its name, and the sources of the copies that it calls."""
    name = function.__module__
    game = game_of(name)
    covered = [ROOT / "kernel", cache_folder(game), *([home(game).folder] if game else [])]
    others = [
        source
        for source in sorted(_sources(function.__globals__))
        if not any(source.is_relative_to(folder) for folder in covered)
    ]
    if others:
        name += f"-{hashlib.sha256(b''.join(source.read_bytes() for source in others)).hexdigest()[:8]}"
    return cache_folder(game) / name


def _sources(names: Mapping[str, Any]) -> set[Path]:
    """The file of the module with these names, and those of the copies of generic modules that it calls."""
    called = [vars(value) for value in names.values() if isinstance(value, ModuleType) and value.__name__ in _MADE]
    own = {Path(names["__file__"])} if "__file__" in names else set()  # what was generated is kept beside its code
    return own.union(*map(_sources, called))
