"""The tool that puts faults into the rules: what it makes can be run, and what docs/mutants.md explains still stands there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bezant
from tools import mutants

RULES = '''"""A chapter."""

from ..names import Why


def refuse(s, land):
    """CAR-0.0: told."""
    size = 0
    if not s.over:
        size = 1
    for family in range(5):
        if s.row[family] > size and s.open:
            size += 1  # a reason
    return Why.small if size == 2 else Why.large
'''


@pytest.fixture
def faults(tmp_path: Path) -> list[mutants.Mutant]:
    folder = tmp_path / "bezant" / "games" / "toy" / "rules"
    folder.mkdir(parents=True)
    (folder / "one.py").write_text(RULES, "utf-8")
    return mutants.all_mutants("toy", tmp_path)


def test_each_kind_of_fault_is_made(faults: list[mutants.Mutant]) -> None:
    changes = {(fault.kind, fault.after) for fault in faults}
    assert changes >= {
        ("range", "for family in range(5 - 1):"),
        ("comparison", "if (s.row[family] >= size) and s.open:"),
        ("logic", "if (s.row[family] > size or s.open):"),
        ("condition", "if (not (s.row[family] > size and s.open)):"),
        ("condition", "if (s.over):"),
        ("arithmetic", "size -= 1"),
        ("statement", "pass"),
        ("constant", "size += (2)"),
        ("name", "return Why.large if size == 2 else Why.large"),
    }
    assert {fault.function for fault in faults} == {"refuse"} and "told" in faults[0].source


def test_a_fault_changes_one_place(faults: list[mutants.Mutant]) -> None:
    for fault in faults:
        lines = zip(RULES.splitlines(), fault.source.splitlines(), strict=True)
        assert [number for number, (old, new) in enumerate(lines, 1) if old != new] == [fault.line], fault.after


@pytest.mark.parametrize("name", bezant.game_names())
def test_a_sample_is_spread_over_the_chapters(name: str) -> None:
    every = mutants.all_mutants(name)
    chosen = mutants.sample(every, 40, 1)
    assert len(set(chosen)) == 40 and chosen == mutants.sample(every, 40, 1) != mutants.sample(every, 40, 2)
    assert {fault.file for fault in chosen} == {fault.file for fault in every}
    for fault in chosen:
        compile(fault.source, fault.file, "exec")


def test_what_is_explained_still_stands_there() -> None:
    """A row of the page whose line has changed is taken out, or written anew."""
    every = {fault.key for name in bezant.game_names() for fault in mutants.all_mutants(name)}
    assert mutants.known_mutants(mutants.KNOWN) - every == set()


def test_an_endless_test_ends_the_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from tests import endless\n\nendless.MOST_SECONDS = 0.3\n", "utf-8")
    (tmp_path / "test_it.py").write_text("def test_it():\n    while True:\n        pass\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.endless", "--rootdir", str(tmp_path), str(tmp_path)]
    assert subprocess.run(command, cwd=mutants.ROOT, capture_output=True, timeout=60).returncode == 1
