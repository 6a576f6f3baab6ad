"""The databases of the tests: a SQLite file, or one in a PostgreSQL cluster of their own.

The cluster does not wait for the disk: what a power cut would take is not tested.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bezant.lab.postgres import Postgres, is_installed

__all__ = ["BOTH", "WITHOUT", "Postgres", "database_for", "need_postgresql", "quick_cluster"]

BOTH = ["sqlite", "postgresql"]
WITHOUT = "BEZANT_WITHOUT_POSTGRESQL"  # the variable by which one says that these tests may be left out


def need_postgresql() -> None:
    """Fail where PostgreSQL is missing: what has not been tried must not look as if it had passed."""
    if is_installed():
        return
    if os.environ.get(WITHOUT):
        pytest.skip(f"PostgreSQL's programs are not installed here, and {WITHOUT} is set")
    pytest.fail(
        f"PostgreSQL's programs are not installed here (Debian: postgresql); {WITHOUT}=1 leaves its tests out.",
        pytrace=False,
    )


def quick_cluster() -> Postgres:
    return Postgres(fsync=False)


def database_for(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database of the kind that the fixture's parameter names, as `bezant serve` is told it."""
    if request.param == "sqlite":
        return str(folder / "bezant.db")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()
