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
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Protocol, TypeVar, cast

import numpy as np

from bezant.kernel.kept import alone_in, cache_folder, content, hash_as_run, is_as_run
from bezant.kernel.registry import ROOT, home, homes

# The ways to run, by the package name they run under, with what Numba is told.
INTERPRETED, COMPILED, CHECKED, DEVICE = "bezant", "bezant_njit", "bezant_checked", "bezant_cuda"
NUMBA_OPTIONS: dict[str, dict[str, bool]] = {COMPILED: {}, CHECKED: {"boundscheck": True}, DEVICE: {"device": True}}

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
    hash_as_run(game)  # remembered before any of it runs
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
    written = Path(file.name)
    written.chmod(0o644)  # a temporary file is for its user alone; the folder may be shared
    written.replace(path)


def _execute(name: str, path: Path, package: bool = False) -> None:
    """Run a file as the module of this name: compiled code looks its module up by name, so it is known before it runs."""
    spec = importlib.util.spec_from_file_location(
        name, path, submodule_search_locations=[str(path.parent)] if package else None
    )
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    _as_run(path, name)  # remembered before it runs
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


def game_of(module: str) -> str | None:
    """The game whose rules are compiled into a module: one of its own, or a copy of a generic one made for it."""
    made = made_for(module)
    if made is not None:
        return made.game
    mirror = [f"{mode}.games.{game}" for mode in NUMBA_OPTIONS for game in homes()]
    return next((name.rpartition(".")[2] for name in mirror if f"{module}.".startswith(f"{name}.")), None)


def keep_true(cache: Any, function: Callable[..., Any]) -> None:
    """Have what Numba compiles of a function put in its cache by one process at a time; and nothing more, once its sources are no
    longer on the disk as they were run here."""
    save, folder = cache.save_overload, cache_folder(game_of(function.__module__))

    def save_if_true(*made: Any) -> None:
        if not _is_as_run(function):
            cache.disable()
        with alone_in(folder):
            save(*made)

    cache.save_overload = save_if_true


def _is_as_run(function: Callable[..., Any]) -> bool:
    others = _other_sources(function)
    return is_as_run(game_of(function.__module__)) and all(
        content(path) == _as_run(path, name) for path, name in others
    )


@cache
def _as_run(path: Path, module: str) -> bytes:
    """The source of a module when this was asked first: before it was run."""
    return content(path)


def _own_folder(function: Callable[..., Any]) -> Path:
    """Of the module that the function stands in, so that copies are kept apart. The folder around it is named by kernel and game;
    what stands elsewhere adds its own source to its name, and the sources of the copies that it calls."""
    name = function.__module__
    folder = cache_folder(game_of(name))
    if others := _other_sources(function):
        name += f"-{hashlib.sha256(b''.join(_as_run(*other) for other in others)).hexdigest()[:8]}"
    return folder / name


def _other_sources(function: Callable[..., Any]) -> list[tuple[Path, str]]:
    """The sources of a function that stand neither in the kernel nor in its game, each with the name of the module."""
    game = game_of(function.__module__)
    covered = [ROOT / "kernel", cache_folder(game), *([home(game).folder] if game else [])]
    found = sorted(_sources(function.__globals__))
    return [each for each in found if not any(each[0].is_relative_to(folder) for folder in covered)]


def _sources(names: Mapping[str, Any]) -> set[tuple[Path, str]]:
    """The file of the module with these names, and those of the copies of generic modules that it calls."""
    called = [vars(value) for value in names.values() if isinstance(value, ModuleType) and value.__name__ in _MADE]
    own = {(Path(names["__file__"]), str(names["__name__"]))} if "__file__" in names else set()
    return own.union(*map(_sources, called))  # what was generated has no file: it is kept beside its code
