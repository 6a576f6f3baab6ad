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
    return run(OTHERWISE_NUMBERED, cache)


def run(script: str, cache: Path, source: Path = ROOT.parent) -> str:
    """Likewise, of this script and of the bezant that stands there."""
    environment = {**os.environ, "BEZANT_CACHE": str(cache), "PYTHONPATH": str(source)}
    command = [sys.executable, "-c", script]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True, timeout=600, cwd=source
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


EDITED_MEANWHILE = """
from pathlib import Path
import bezant
from bezant.kernel import compile
dice = Path(compile.module("kernel.dice", compile.COMPILED).__file__)
dice.write_text(dice.read_text("utf-8").replace("b >> 9", "b >> 7"), "utf-8")
bezant.load("carolus", compiled=True).new(2, 1)
"""
BOTH_WAYS = """
import bezant
print(*(bezant.load("carolus", compiled=way).new(2, 1).tobytes().hex() for way in (False, True)))
"""


def test_code_of_sources_that_were_edited_meanwhile_is_not_kept(tmp_path: Path, copied: Path) -> None:
    """The old dice are in memory, and the game is read when the new ones are on the disk."""
    cache = tmp_path / "cache"
    run(EDITED_MEANWHILE, cache, copied)
    assert not list(cache.rglob("*.nb?"))
    interpreted, compiled = run(BOTH_WAYS, cache, copied).split()
    assert interpreted == compiled
    assert list(cache.rglob("*.nb?"))


TOTAL = """
import sys, time
import numpy as np
from numba.core.caching import IndexDataCacheFile
from bezant.kernel import compile, kept, native

def slowly(self, load=IndexDataCacheFile._load_index):
    found = load(self)
    time.sleep(1)
    return found

IndexDataCacheFile._load_index = slowly

def total(numbers):
    return numbers[0] + numbers[1]

with compile.kept_in(kept.cache_folder()):
    made = native.entry(total)
print(made(np.array([1.5, 2.25], sys.argv[1])), sum(made.stats.cache_hits.values()))
"""


def test_processes_that_compile_at_the_same_time_keep_their_code_apart(tmp_path: Path) -> None:
    """Numba reads the index, adds to it and writes it again; here that takes a second."""
    (tmp_path / "total.py").write_text(TOTAL)
    environment = {**os.environ, "BEZANT_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT.parent)}
    told = []
    for _ in range(2):
        both = [
            subprocess.Popen(
                [sys.executable, str(tmp_path / "total.py"), kind], env=environment, stdout=subprocess.PIPE, text=True
            )
            for kind in ("int64", "float64")
        ]
        told.append([process.communicate(timeout=120)[0] for process in both])
    assert told == [["3 0\n", "3.75 0\n"], ["3 1\n", "3.75 1\n"]]


def test_parts_of_one_name_are_linked_in_the_order_of_calls() -> None:
    """So each process makes the same code: that of a set depends on where its members lie in memory."""
    from bezant.kernel.native import PartLibrary, reached

    def called(code: str, *others: PartLibrary) -> PartLibrary:
        library = object.__new__(PartLibrary)
        library.__dict__.update(_name="rule", _final_module=code, _linking_libraries=list(others))
        return library

    codes = [str(number) for number in range(50)]
    libraries = {code: called(code) for code in sorted(codes, key=lambda code: code[::-1])}
    top = called("top", *(libraries[code] for code in codes))
    assert list(reached(top)) == codes[::-1]  # the last one called comes first
    assert list(reached(called("above", top))) == ["top", *codes[::-1]]


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
    lines = capsys.readouterr().err.split("\r")[1:]
    words = "bezant: compiling carolus, the first time only"
    shown = [words, f"{words}: 1 rules", f"{words}: 2 rules", ""]
    cleared = [" " * len(line) for line in ("", *shown[:-1])]
    assert lines == [each for pair in zip(cleared, shown, strict=True) for each in pair]


def test_a_program_without_a_terminal_is_told_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bezant.kernel.native import Waiting

    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    waiting = Waiting()
    with waiting.told("carolus"):
        waiting.count()
    assert capsys.readouterr().err == ""
