"""How rules are compiled: one form of each, entries that stand alone in the cache, a line for whoever waits."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import bezant
from bezant.kernel import compile
from bezant.kernel.compile import CHECKED, COMPILED, INTERPRETED
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
    from numba import int64, njit, typeof

    below = compile.module("kernel.dice", COMPILED).below

    @njit
    def thrown(s, narrow, wide):  # type: ignore[no-untyped-def]
        return below(s, narrow) + below(s, wide) + below(s, 6)

    record = bezant.load("carolus").new(2, 5).array[0]
    kind = typeof(record)  # type: ignore[no-untyped-call]
    assert thrown(record, np.int8(6), 6) >= 0
    assert [args for args in below.overloads if args[0] == kind] == [(kind, int64)]


def test_a_part_that_python_calls_answers_too() -> None:
    plain, fast = (compile.module("kernel.dice", mode).below for mode in (INTERPRETED, COMPILED))
    slow_state, fast_state = (bezant.load("carolus").new(2, 5) for _ in range(2))
    assert [plain(slow_state, 6) for _ in range(20)] == [int(fast(fast_state.array[0], 6)) for _ in range(20)]
    assert slow_state == fast_state


def test_a_checked_rule_refuses_an_index_out_of_range() -> None:
    """What raises deep inside an entry is told as by Numba itself."""
    game = bezant.load("carolus")
    border = compile.instance("kernel.border", "carolus", CHECKED)
    with pytest.raises(IndexError):
        border.carry_out(game.new(2, 1).array, 10_000)


def test_the_cache_holds_entries_alone_and_serves_a_process_that_lost_some(tmp_path: Path) -> None:
    """Numba numbers types and functions as it meets them: what is loaded must not look for what another process has named."""
    game = bezant.load("carolus", compiled=True)
    game.apply(state := game.new(2, 1), game.legal(state)[0])
    expected = f"{state.tobytes().hex()} {game.play_out(3, 2, 1).decisions.tolist()}\n"
    assert played(tmp_path) == expected
    kept = {path.name.partition("-")[0] for path in tmp_path.rglob("*.nbi")}
    assert kept == {f"border.{each}" for each in ("set_up", "refuse", "legal_into", "carry_out")} | {
        "playout.play_many"
    }
    for path in tmp_path.rglob("*.kernel.playout_carolus"):
        shutil.rmtree(path)
    assert [played(tmp_path), played(tmp_path)] == [expected, expected]


def test_what_is_private_to_an_entry_is_not_taken_for_the_function_of_another() -> None:
    """The search has a copy of `carry_out` which only it can call. What other compilers of Numba make, such as the laws, calls the
    border's; loaded after the search, from the cache, it found that copy by its name."""
    script = """
from tests import warm_up
from tests.games.carolus import lawyer
warm_up.rules("carolus")
print(lawyer.examine(20, 2, 0.1).broken)
"""
    command = [sys.executable, "-c", script]
    runs = [
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=600, cwd=ROOT.parent) for _ in "ab"
    ]
    assert [run.stdout for run in runs] == ["0\n", "0\n"]


def test_whoever_waits_at_a_terminal_sees_how_far_it_has_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bezant.kernel.native import Waiting

    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    waiting = Waiting()
    waiting.count()  # for a function that is not ours: nobody is told
    with waiting.told("carolus"):
        waiting.count()
        with waiting.told("carolus"):
            waiting.count()
    lines = capsys.readouterr().err.split("\r\x1b[K")[1:]
    words = "bezant: compiling carolus, the first time only"
    assert lines == [words, f"{words}: 1 rules", f"{words}: 2 rules", ""]


def test_a_program_without_a_terminal_is_told_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bezant.kernel.native import Waiting

    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    waiting = Waiting()
    with waiting.told("carolus"):
        waiting.count()
    assert capsys.readouterr().err == ""
