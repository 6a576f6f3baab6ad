"""For tests of the kernel that edit its sources."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bezant.kernel.registry import ROOT


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Where a copy of bezant stands, with all that plays a game."""
    package = tmp_path / "source" / "bezant"
    for part in ("kernel", "games", "players"):
        shutil.copytree(ROOT / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "__init__.py", package)
    return package.parent
