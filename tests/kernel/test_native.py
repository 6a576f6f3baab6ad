"""How rules are compiled: one form of each, parts that find one another in the cache, a line for whoever waits."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.compile import COMPILED, INTERPRETED
from bezant.kernel.registry import ROOT

pytestmark = pytest.mark.compiled

OTHERWISE_NUMBERED = """
import sys
import numba, numpy as np
import bezant
for width in range(2, 9):  # Numba numbers the types it meets: those of a game are others than in the process that compiled it
    numba.typeof(np.zeros(1, [(f"field{field}", "i1") for field in range(width)]))
game = bezant.load("carolus", compiled=True)
state = game.new(2, 1)
game.apply(state, game.legal(state)[0])
print(state.tobytes().hex(), game.play_out(3, 2, 1).decisions.tolist())
"""


def played(cache: Path) -> str:
    """What a process of its own prints that keeps its compiled code there."""
    environment = {**os.environ, "BEZANT_CACHE": str(cache), "PYTHONPATH": str(ROOT.parent)}
    command = [sys.executable, "-c", OTHERWISE_NUMBERED]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True, timeout=600, cwd=ROOT.parent
    ).stdout


def test_a_rule_has_one_form_whatever_the_width_of_its_arguments() -> None:
    from numba.core import types

    game = bezant.load("carolus", compiled=True)
    game.apply(state := game.new(2, 1), game.legal(state)[0])
    below = compile.module("kernel.dice", COMPILED).below
    for args in below.overloads:
        assert args[1:] == (types.int64,)
    records = [args[0] for args in below.overloads]
    assert len(records) == len(set(records))


def test_a_part_that_python_calls_answers_too() -> None:
    plain, fast = (compile.module("kernel.dice", mode).below for mode in (INTERPRETED, COMPILED))
    slow_state, fast_state = (bezant.load("carolus").new(2, 5) for _ in range(2))
    assert [plain(slow_state, 6) for _ in range(20)] == [int(fast(fast_state.array[0], 6)) for _ in range(20)]
    assert slow_state == fast_state


def test_parts_of_another_process_are_found_by_name(tmp_path: Path) -> None:
    """Some from the cache, others anew: those generated for the course lie elsewhere now, border and random play are gone."""
    game = bezant.load("carolus", compiled=True)
    game.apply(state := game.new(2, 1), game.legal(state)[0])
    outcome = game.play_out(3, 2, 1)
    shutil.copytree(compile.cache_folder().parent, tmp_path / "bezant")
    for path in [path for part in ("border", "playout") for path in tmp_path.rglob(f"*.kernel.{part}_carolus")]:
        shutil.rmtree(path)
    expected = f"{state.tobytes().hex()} {outcome.decisions.tolist()}\n"
    assert [played(tmp_path), played(tmp_path)] == [expected, expected]


def test_whoever_waits_at_a_terminal_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for told in (compile.tell_of_compiling, compile._tell_of_game):
        told.cache_clear()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    compile.tell_of_compiling("bezant_njit.games.carolus.rules.lands")
    compile.tell_of_compiling("bezant_njit.games.carolus.rules.discs")
    compile.tell_of_compiling("bezant_njit.kernel.dice")
    assert capsys.readouterr().err == "bezant: compiling carolus, which takes a while the first time\n"


def test_a_program_without_a_terminal_is_told_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for told in (compile.tell_of_compiling, compile._tell_of_game):
        told.cache_clear()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    compile.tell_of_compiling("bezant_njit.games.carolus.rules.lands")
    assert capsys.readouterr().err == ""
