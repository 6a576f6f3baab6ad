"""`tools/tests`: what failed is run once more, and what fails twice fails."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOMETIMES = """
from pathlib import Path

def test_it() -> None:
    seen = Path("seen")
    first = not seen.exists()
    seen.touch()
    assert not first

def test_another() -> None:
    pass
"""
NEVER = "def test_it() -> None:\n    assert False\n"
BROKEN = "import nothing_of_this_name\n"


@pytest.mark.parametrize(
    ("tests", "code", "said"),
    [
        (SOMETIMES, 0, "It passed alone"),
        (NEVER, 1, "What failed, once more"),
        (BROKEN, 2, "What failed, once more"),
        ("", 5, "no tests ran"),
    ],
)
def test_what_fails_twice_fails(tmp_path: Path, tests: str, code: int, said: str) -> None:
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/pytest").symlink_to(Path(sys.executable).with_name("pytest"))
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/tests", tmp_path / "tools")
    (tmp_path / "test_some.py").write_text(tests)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = ["tools/tests", "not slow"]
    run = subprocess.run(command, cwd=tmp_path, env=outside, capture_output=True, text=True, timeout=300)
    assert run.returncode == code and said in run.stdout, run.stdout + run.stderr
    assert ("It passed alone" in run.stdout) == (tests == SOMETIMES)
