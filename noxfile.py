"""The fast tests on every Python from 3.11 to 3.14 that this machine has: `make pythons`.

Rules and kernel, interpreted, then one game compiled: minutes for each Python. `make test` runs everything on its own alone."""

from __future__ import annotations

import subprocess

import nox

SUPPORTED = ["3.11", "3.12", "3.13", "3.14"]
NEEDED = ["pytest", "pytest-xdist", "hypothesis"]
INTERPRETED = ["tests/kernel", "tests/games", "tests/golden", "tests/records"]
COMPILED = ["tests/kernel/test_modes.py", "-k", "carolus-2"]


def starts(version: str) -> bool:
    """Whether there is such a Python; a name on the PATH may be an empty shell, as those of pyenv are."""
    try:
        return subprocess.run([f"python{version}", "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


FOUND = [version for version in SUPPORTED if starts(version)]
if not FOUND:
    raise SystemExit(f"No Python of {', '.join(SUPPORTED)} is on the PATH as python3.11 or the like.")


@nox.session(python=FOUND)
def fast(session: nox.Session) -> None:
    """The rules and the kernel, interpreted; one game compiled. What follows `--` takes the place of `-n 2`."""
    session.install("--constraint", "constraints.txt", ".[cli]", *NEEDED)
    workers = session.posargs or ["-n", "2"]
    session.run(
        "python", "-m", "pytest", "-q", "-p", "tests.without_numba", *workers, "-m", "not compiled", *INTERPRETED
    )
    session.run("pytest", "-q", *COMPILED)
