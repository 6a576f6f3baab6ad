"""The command line as tests use it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bezant.cli import app
from bezant.cli.screen import screen, side_screen
from bezant.server.serve import page_folder

ROOT = Path(__file__).parents[2]

needs_page = pytest.mark.skipif(not (page_folder() / "index.html").is_file(), reason="the page has not been built")


def invoke(*words: str, input: str = "") -> Result:
    """The command inside this process, as wide as a small terminal and without colours."""
    screen.cache_clear()
    side_screen.cache_clear()
    return CliRunner().invoke(app, list(words), input=input, env={"COLUMNS": "80", "NO_COLOR": "1", "LANGUAGE": "en"})


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "LANGUAGE": "en", "PYTHONPATH": str(ROOT), **more}


def run(*words: str, input: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, its input and output piped."""
    command = [sys.executable, "-m", "bezant", *words]
    return subprocess.run(
        command, input=input, cwd=cwd, env=surroundings(), capture_output=True, text=True, encoding="utf-8", timeout=300
    )


def assert_one_sentence(result: subprocess.CompletedProcess[str] | Result, *words: str) -> None:
    """Exit code 1 and a single sentence that has these words in it."""
    code = result.returncode if isinstance(result, subprocess.CompletedProcess) else result.exit_code
    said = result.stderr.strip()
    assert code == 1, result
    assert len(said.splitlines()) == 1 and said[-1] in ".!?", said
    assert "Traceback" not in said
    assert all(word in said for word in words), said
