"""What contributors rely on: hooks, the citation, the changelog, the Pythons that are supported."""

from __future__ import annotations

import ast
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from bezant import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()


def releases() -> list[str]:
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)


# --- hooks -------------------------------------------------------------------------------------------------------------------

HOOKS: list[dict[str, Any]] = [
    hook for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"] for hook in repo["hooks"]
]


def test_the_hooks_are_written_right_and_fetch_nothing() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stdout + run.stderr
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
    assert {repo["repo"] for repo in config["repos"]} == {"local"}
    assert {hook["language"] for hook in HOOKS} == {"system"}


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: str(hook["id"]))
def test_the_command_of_a_hook_exists(hook: dict[str, Any]) -> None:
    program, *words = shlex.split(hook["entry"])
    if program == "tools/npm":
        assert (ROOT / program).is_file()
        assert words[0] == "run" and f'"{words[1]}":' in (ROOT / "web" / "package.json").read_text()
    else:
        assert program.startswith(".venv/bin/")
        assert shutil.which(Path(program).name, path=str(Path(sys.executable).parent))


# --- versions ----------------------------------------------------------------------------------------------------------------


def test_the_citation_is_whole_and_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["cff-version"] == "1.2.0" and citation["type"] == "software"
    assert all(author.get("name") or author.get("family-names") for author in citation["authors"])
    assert citation["version"] == __version__ and citation["license"] == PROJECT["license"]
    assert f"{__version__}, {citation['date-released']}" in releases()


def test_the_changelog_begins_with_what_is_not_released() -> None:
    first, *dated = releases()
    assert first == "Unreleased"
    days = [date.fromisoformat(release.split(", ")[1]) for release in dated]
    assert days == sorted(days, reverse=True)


def test_each_supported_python_is_declared_and_looked_for() -> None:
    declared = [words.rpartition(" ")[2] for words in PROJECT["classifiers"] if ":: Python :: 3." in words]
    (looked_for,) = [
        ast.literal_eval(line.value)
        for line in ast.parse((ROOT / "noxfile.py").read_text()).body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "SUPPORTED"
    ]
    assert declared == looked_for == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["requires-python"] == f">={declared[0]}"


def test_nox_finds_this_python() -> None:
    run = subprocess.run([sys.executable, "-m", "nox", "--list"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert re.search(r"^\* fast-3\.\d\d ", run.stdout, re.MULTILINE), run.stdout


def test_without_any_python_nox_says_so() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "nox", "--list"],
        cwd=ROOT,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode != 0 and "No Python of 3.11" in run.stdout + run.stderr


# --- CONTRIBUTING.md ---------------------------------------------------------------------------------------------------------


def test_the_commands_for_contributors_exist() -> None:
    """Files and programs it names are there, and so are the targets of make."""
    made = re.findall(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[0].split()
    assert set(re.findall(r"`make (\w+)`", CONTRIBUTING)) <= set(made)
    programs = set(re.findall(r"\.venv/bin/([\w-]+)", CONTRIBUTING))
    assert [name for name in programs if not shutil.which(name, path=str(Path(sys.executable).parent))] == []
    files = set(re.findall(r"\b(?:tests|docs|tools|bezant|benchmarks)/[\w/.-]*\w", CONTRIBUTING))
    assert [name for name in files if not (ROOT / name).exists()] == []


def test_the_tests_of_one_rule_are_found_as_it_says() -> None:
    ((folder, name),) = re.findall(r"pytest -q (\S+) -k (\w+)", CONTRIBUTING)
    assert any(f"def test_{name}_" in path.read_text() for path in (ROOT / folder).glob("test_*.py"))
