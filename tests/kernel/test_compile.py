"""One source, several ways to run it."""

from __future__ import annotations

import hashlib
import inspect
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from bezant.kernel import compile, kept
from bezant.kernel.compile import CHECKED, COMPILED, INTERPRETED
from bezant.kernel.errors import UnknownGame
from bezant.kernel.kept import alone_in, cache_folder
from bezant.kernel.registry import ROOT


def test_the_web_s_way_to_play_never_imports_numba() -> None:
    script = """
import sys, bezant
from bezant.kernel.match import Match
from bezant import players
game = bezant.load("carolus")
match = Match(game, 2, "7")
for name in filter(lambda name: not players.searches(name, game, 2), players.names()):
    player = players.make(name, game)
    match.play(match.to_move, player.decide(game.imagine(match.state, match.to_move, 1), match.to_move, 2))
assert not any(name.partition(".")[0] in ("numba", "llvmlite", "bezant_njit") for name in sys.modules)
"""
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT.parent, timeout=60)


@pytest.mark.compiled
def test_a_mirror_holds_its_own_copies_of_the_modules() -> None:
    plain, fast = (compile.module("kernel.dice", mode) for mode in (INTERPRETED, COMPILED))
    assert plain.__name__ == "bezant.kernel.dice" and fast.__name__ == "bezant_njit.kernel.dice"
    assert plain.__file__ == fast.__file__
    assert plain.below is not fast.below
    assert compile.module("kernel.dice", COMPILED) is fast


@pytest.mark.compiled
def test_rules_run_as_they_stand_or_compiled() -> None:
    assert type(compile.module("kernel.dice", INTERPRETED).below).__name__ == "function"
    assert hasattr(compile.module("kernel.dice", COMPILED).below, "py_func")
    assert [compile.is_compiled(mode + ".x") for mode in (INTERPRETED, COMPILED, CHECKED)] == [False, True, True]


@pytest.mark.compiled
def test_a_mirror_imports_relatively_inside_itself() -> None:
    chapter = compile.module("games.carolus.rules.refill", COMPILED)
    assert chapter.below.py_func.__module__ == "bezant_njit.kernel.dice"


def test_tables_are_plain_numbers_interpreted_and_arrays_compiled() -> None:
    plain, fast = compile.table("bezant.x", [[1, 2], [3, 4]]), compile.table("bezant_njit.x", [[1, 2], [3, 4]])
    assert type(plain[1, 0]) is int and plain[1, 0] == 3
    assert isinstance(fast, np.ndarray) and not fast.flags.writeable
    with pytest.raises(TypeError):
        plain[0, 0] = 9  # type: ignore[index]


@pytest.mark.compiled
def test_instances_are_made_once_for_each_game_and_mode() -> None:
    border = compile.instance("kernel.border", "carolus", INTERPRETED)
    assert compile.instance("kernel.border", "carolus", INTERPRETED) is border
    assert compile.instance("kernel.border", "carolus", COMPILED) is not border
    assert border.__name__ == "bezant.kernel.border_carolus"
    assert border.G is compile.instance("kernel.course", "carolus", INTERPRETED)
    assert border.G.G.COURSE is compile.game_module("carolus", "rules", INTERPRETED).COURSE


@pytest.mark.compiled
def test_instances_do_not_share_compiled_code() -> None:
    """Numba names files of its cache by function and source file, which instances have in common."""
    folders = [
        Path(compile.instance(name, "carolus", COMPILED).__dict__[entry].stats.cache_path)
        for name, entry in (("kernel.border", "legal_into"), ("kernel.playout", "play_many"))
    ]
    assert [folder.relative_to(cache_folder("carolus")).parts[0] for folder in folders] == [
        "bezant_njit.kernel.border_carolus",
        "bezant_njit.kernel.playout_carolus",
    ]


@pytest.mark.compiled
def test_threads_that_load_at_the_same_time_find_whole_modules() -> None:
    """Each of them the same ones, and compiled code is kept where one thread alone would keep it."""
    script = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
import bezant
from bezant.kernel import compile
from bezant.kernel.kept import cache_folder

THREADS = 8
together = Barrier(THREADS)
sys.setswitchinterval(1e-6)

def load(number):
    name = ("carolus", "byzantium")[number % 2]
    together.wait()
    game = bezant.load(name, compiled=True)
    search = compile.instance("players.tree", name, compile.COMPILED)
    playout = compile.instance("kernel.playout", name, compile.COMPILED)
    for entry, module in ((search.simulate, "players.tree"), (playout.play_many, "kernel.playout")):
        folder = Path(entry.stats.cache_path).relative_to(cache_folder(name)).parts[0]
        assert folder.startswith(f"bezant_njit.{module}_{name}"), folder
    return name, game, search

with ThreadPoolExecutor(THREADS) as pool:
    found = set(pool.map(load, range(THREADS)))
assert len(found) == 2, found
"""
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT.parent, timeout=120)


def test_a_failed_instance_leaves_nothing_behind() -> None:
    with pytest.raises(UnknownGame):
        compile.instance("kernel.border", "nothing", INTERPRETED)
    assert "bezant.kernel.border_nothing" not in sys.modules


def test_generic_code_outside_the_kernel_is_kept_by_its_own_source() -> None:
    """An edit of the search leaves the compiled rules as they are."""
    tree = compile.instance("players.tree", "carolus", INTERPRETED)
    own = compile._own_folder(tree.simulate)
    digest = hashlib.sha256((ROOT / "players" / "tree.py").read_bytes()).hexdigest()[:8]
    assert own == cache_folder("carolus") / f"bezant.players.tree_carolus-{digest}"


def test_compiled_code_belongs_to_the_game_it_was_made_for() -> None:
    compile.instance("players.one_step", "byzantium", INTERPRETED)
    games = {
        "bezant_njit.kernel.dice": None,
        "bezant_njit.games.carolus.rules.lands": "carolus",
        "bezant.players.one_step_byzantium": "byzantium",
    }
    assert {module: compile.game_of(module) for module in games} == games


def test_generated_source_shows_in_tracebacks() -> None:
    choices = compile.instance("kernel.course", "carolus", INTERPRETED).C
    assert "do_land(s, PART_0[action], PART_1[action])" in inspect.getsource(choices.answer)


def test_generated_sources_can_be_read_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the code beside them: a folder may be shared."""
    monkeypatch.setattr(compile, "cache_folder", lambda game: tmp_path)
    monkeypatch.setitem(compile._MADE, "bezant_njit.kernel.made", compile.MadeFor("carolus", COMPILED))
    made = compile.from_source("bezant_njit.kernel.made", "here", "x = 1\n", {})
    del sys.modules[made.__name__], compile._MADE[made.__name__]
    written = tmp_path / f"{made.__name__}.py"
    assert written.read_text() == "x = 1\n" and stat.S_IMODE(written.stat().st_mode) == 0o644


@pytest.mark.parametrize("edited", ["", "kernel/dice.py", "games/carolus/board.toml", "players/tree.py"])
def test_sources_are_remembered_before_they_run(copied: Path, edited: str) -> None:
    """Those that are imported plainly too: compiled rules take constants from them."""
    script = f"""
import bezant
from bezant.kernel import compile
bezant.load("carolus")
tree = compile.instance("players.tree", "carolus", compile.INTERPRETED)
if {edited!r}:
    with open("bezant/{edited}", "a") as file:
        file.write("\\n# edited")
print(compile._is_as_run(tree.simulate))
"""
    environment = {**os.environ, "PYTHONPATH": str(copied)}
    said = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True, cwd=copied
    ).stdout
    assert said == f"{not edited}\n"


class Saves:
    """A cache that says what is put there."""

    def __init__(self) -> None:
        self.is_on = True
        self.saved: list[str] = []

    def disable(self) -> None:
        self.is_on = False

    def save_overload(self, signature: str, code: str) -> None:
        if self.is_on:
            self.saved.append(f"{signature}: {code}")


@pytest.mark.parametrize("edited", [None, "kernel", "carolus", "tree"])
def test_nothing_is_kept_once_a_source_is_another(monkeypatch: pytest.MonkeyPatch, edited: str | None) -> None:
    tree = compile.instance("players.tree", "carolus", INTERPRETED)
    compile.keep_true(saves := Saves(), tree.simulate)
    saves.save_overload("f", "before")
    hash_now, content = kept._hash_now, kept.content
    monkeypatch.setattr(kept, "_hash_now", lambda game: "edited" if (game or "kernel") == edited else hash_now(game))
    monkeypatch.setattr(compile, "content", lambda path: b"edited" if path.stem == edited else content(path))
    saves.save_overload("f", "after")
    monkeypatch.undo()
    saves.save_overload("f", "later")
    assert saves.saved == (["f: before"] if edited else ["f: before", "f: after", "f: later"])


def test_one_process_at_a_time_keeps_its_code() -> None:
    tree = compile.instance("players.tree", "carolus", INTERPRETED)
    compile.keep_true(saves := Saves(), tree.simulate)
    other = threading.Thread(target=saves.save_overload, args=("f", "code"))
    with alone_in(cache_folder("carolus")):
        other.start()
        other.join(0.2)
        assert not saves.saved
    other.join()
    assert saves.saved == ["f: code"]
