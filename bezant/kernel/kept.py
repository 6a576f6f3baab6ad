"""Where compiled code is kept: a folder for each game, named by the sources that it was made from and the processor it is for."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from bezant.kernel.board import corrected_boards
from bezant.kernel.registry import ROOT, home

KEPT_FOLDERS = 8  # for each game
SOURCES = (".py", ".toml")
LOCK = "lock"  # held by who writes to the folder


@cache
def cache_folder(game: str | None = None) -> Path:
    """Where compiled code of a game is kept: named by its sources, because Numba does not notice edits in called files, and by the
    processor, because unlike machines may share a home. Where nothing can be kept there, it is a temporary folder."""
    base = Path(os.environ.get("BEZANT_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    made_of = [hash_as_run(None), hash_as_run(game) if game else "", _processor()]
    name = f"{game or 'kernel'}-{hashlib.sha256(' '.join(made_of).encode()).hexdigest()[:16]}"
    folder = base / "bezant" / name
    if not _serves(folder):
        folder = _temporary() / name
        folder.mkdir(exist_ok=True)
        os.utime(folder)
    _forget_old(folder, game or "kernel")
    return folder


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make a folder of compiled code, and keep other processes from writing to it for so long: Numba reads its index, adds to it
    and writes it again, and two at a time would keep their code under one name."""
    import fcntl  # Windows has none; rules run interpreted there

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _serves(folder: Path) -> bool:
    """Whether all of it can be written to and locked. It may have been made by another user; where Numba cannot write, it would
    keep its code beside the sources."""
    try:
        with alone_in(folder):
            os.utime(folder)
            inside = [path for path in folder.rglob("*") if path.is_dir()]
            return all(os.access(path, os.W_OK | os.X_OK) for path in (folder, *inside))
    except OSError:
        return False


def _temporary() -> Path:
    """A temporary folder of this user. What lies there is run, so one that others made, or may write to, is passed over."""
    own = Path(tempfile.gettempdir()) / f"bezant-{os.getuid()}"
    with suppress(FileExistsError):
        own.mkdir(0o700)
    found = own.lstat()
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return own if is_ours and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH) else _private()


@cache
def _private() -> Path:
    """A new temporary folder for this process."""
    folder = Path(tempfile.mkdtemp(prefix="bezant-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _forget_old(folder: Path, prefix: str) -> None:
    """Of each game the folders used last are kept: another checkout, or an edit taken back, finds its code compiled."""
    with suppress(OSError):  # another process may clear up at the same time
        siblings = sorted(folder.parent.glob(f"{prefix}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in siblings[KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)


# --- what it is made of ----------------------------------------------------------------------------------------------------------


@cache
def hash_as_run(game: str | None) -> str:
    """Of the sources of a game, or the kernel, when this was asked first: before any of them was run."""
    return _hash_now(game)


def is_as_run(game: str | None) -> bool:
    """Whether the sources of a game and the kernel are still on the disk as they were then. Else what has been run may be
    something of both, and code made of it belongs to neither."""
    return all(_hash_now(each) == hash_as_run(each) for each in {None, game})


def _hash_now(game: str | None) -> str:
    """Of the kernel, or of the folder of a game and its corrected board."""
    folder = home(game).folder if game else ROOT / "kernel"
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
        digest.update(path.relative_to(folder).as_posix().encode() + content(path))
    board = corrected_boards().get(game) if game else None
    digest.update(content(board) if board else b"")
    return digest.hexdigest()


def content(path: Path) -> bytes:
    """Of a file as it is now; nothing where it cannot be read, which is for those to say who need it."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _processor() -> str:
    """That of this machine, with all it can do."""
    from llvmlite import binding as llvm

    try:
        features = llvm.get_host_cpu_features().flatten()
    except RuntimeError:  # LLVM knows of none on such machines
        features = ""
    return f"{llvm.get_host_cpu_name()} {features}"


hash_as_run(None)  # the kernel's rules import this module before they are run
