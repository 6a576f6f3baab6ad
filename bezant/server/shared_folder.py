"""The folder that the web processes of one server share: whoever leaves it last removes it, however the others ended."""

from __future__ import annotations

import fcntl
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

PREFIX = "bezant-web-"
LOCK = "lock"  # held by everybody in here; the system lets go of it for one who was killed


def new_folder() -> Path:
    """An empty one; what servers have left behind of which every process was killed is removed."""
    for lock in Path(tempfile.gettempdir()).glob(f"{PREFIX}*/{LOCK}"):
        with suppress(OSError), lock.open() as held:  # it may be somebody else's
            _remove_if_last(held, lock.parent)
    return Path(tempfile.mkdtemp(prefix=PREFIX))


@contextmanager
def lived_in(folder: Path) -> Iterator[None]:
    """Be in the folder; remove it in the end, unless others are still there."""
    lock = folder / LOCK
    with lock.open() if lock.exists() else (folder / "new").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_SH)
        if not lock.exists():
            (folder / "new").rename(lock)  # nobody sees it before it is held
        try:
            yield
        finally:
            with suppress(BlockingIOError):
                _remove_if_last(held, folder)


def _remove_if_last(held: IO[str], folder: Path) -> None:
    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    shutil.rmtree(folder, ignore_errors=True)
