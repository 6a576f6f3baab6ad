"""The core runs with NumPy and Numba alone, and whatever needs more says which extra brings it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, packages_distributions, requires, version
from pathlib import Path

import nbformat
import pytest
import typer.main

import bezant
from bezant.cli import app
from bezant.kernel.extras import PACKAGES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
ADAPTERS = [
    ("gymnasium", "Gymnasium", "lab"),
    ("openspiel", "OpenSpiel", "lab"),
    ("pettingzoo", "PettingZoo", "lab"),
    ("torchrl", "TorchRL", "torch"),
]
COMMANDS = list(typer.main.get_command(app).commands)  # type: ignore[attr-defined]

# The start of a program on a machine where some packages are not installed.
LACKING = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if {lacks}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Lacking())
"""
CORE = {"numpy", "numba", "llvmlite", "bezant", "bezant_njit"}  # and Python's own modules
BARE = f"top not in sys.stdlib_module_names and top not in {CORE}"
NO_SERVER = f"top in {set(PACKAGES['server']) - set(PACKAGES['cli'])}"


def without(lacks: str, program: str) -> subprocess.CompletedProcess[str]:
    """The program on a machine that lacks these packages."""
    command = [sys.executable, "-c", LACKING.format(lacks=lacks) + program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)


def called(words: str, lacks: str) -> subprocess.CompletedProcess[str]:
    return without(lacks, f"from bezant.__main__ import main\nsys.argv = {['bezant', *words.split()]!r}\nmain()")


def test_the_core_plays_with_numpy_and_numba_alone() -> None:
    program = """
import random
import bezant

for name in bezant.game_names():
    game, chance = bezant.load(name), random.Random(1)
    state = game.new(seats=2, seed=1)
    for _ in range(30):
        game.apply(state, chance.choice(game.legal(state)))
    for seat in (0, 1):
        game.view(state, seat), game.options(state, seat), game.observe(state, seat), game.imagine(state, seat, 1)
    assert game.load(game.dump(state)) == state
try:
    game.apply(state, next(action for action in range(len(game.actions)) if action not in game.legal(state)))
except bezant.IllegalOption as refusal:
    print(refusal)
print(bezant.load("carolus").play_out(games=10, seats=2).decisions.min() > 0)
"""
    run = without(BARE, program)
    assert run.returncode == 0, run.stderr
    assert "is not open now: " in run.stdout and run.stdout.endswith("True\n")


def test_words_name_their_extra() -> None:
    run = without(BARE, "from bezant.kernel.text import words_for\nwords_for('carolus')")
    assert run.stderr.endswith("The wording of a game needs the extra “text”: pip install bezant[text]\n")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_a_command_names_its_extra_in_one_sentence(command: str) -> None:
    run = called(command, BARE)
    extra = "server" if command in ("serve", "admin") else "cli"
    name = f"bezant {command}".strip()
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"`{name}` needs the extra “{extra}”: pip install bezant[{extra}]\n"


def test_the_terminal_needs_no_server() -> None:
    run = called("play carolus --seats greedy,uniform --seed 7", NO_SERVER)
    assert run.returncode == 0, run.stderr
    assert "--database" in called("serve --help", NO_SERVER).stdout
    run = called("serve", NO_SERVER)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "`bezant serve` needs the extra “server”: pip install bezant[server]\n"


@pytest.mark.parametrize(("module", "library", "extra"), ADAPTERS)
def test_an_adapter_names_its_extra(module: str, library: str, extra: str) -> None:
    run = without(BARE, f"import bezant.adapters.{module}")
    words = f"The adapter for {library} needs the extra “{extra}”: pip install bezant[{extra}]\n"
    assert run.stderr.endswith(words) and library.lower() in " ".join(EXTRAS[extra]).replace("_", "")


def test_a_data_set_names_its_extra() -> None:
    run = without(BARE, "from bezant.lab.dataset import Dataset")
    assert run.stderr.endswith("A data set of games needs the extra “lab”: pip install bezant[lab]\n")


def test_what_is_asked_for_is_what_the_extras_bring() -> None:
    """`kernel/extras.py` names packages as they are imported, pyproject.toml as they are installed."""
    major, minor, *_ = (int(number) for number in version("numba").split("."))
    # Another Numba may have other insides than those that kernel/native.py works with.
    assert PROJECT["dependencies"] == [f"numba>={major}.{minor},<{major}.{minor + 1}", "numpy"]

    def brought(extra: str) -> set[str]:
        names: set[str] = set()
        for wanted in EXTRAS[extra]:
            inner = re.fullmatch(r"bezant\[(.*)\]", wanted)
            names |= brought(inner[1]) if inner else {re.split(r"[^\w.]", wanted)[0].partition(".")[0]}
        return names

    for extra, packages in PACKAGES.items():
        assert brought(extra) - {"psycopg"} == {package.removesuffix("_cuda") for package in packages}


def test_the_lab_brings_what_runs_the_studies_and_the_suites_of_others() -> None:
    """`pip install -e .[lab]` is enough for them; PyTorch and TorchRL are imported by functions, and have extras of their own."""
    sources = [path.read_text() for path in (ROOT / "tests" / "adapters").glob("*.py")]
    sources += [(ROOT / path).read_text() for path in ("tests/lab/test_notebooks.py", "tools/notebooks.py")]
    sources += [
        cell.source
        for path in (ROOT / "docs" / "lab").glob("*.ipynb")
        for cell in nbformat.read(path, as_version=4).cells
        if cell.cell_type == "code"
    ]
    imported = {name for source in sources for name in imported_at_the_top(source)}
    foreign = imported - set(sys.stdlib_module_names) - {"bezant", "tests", "tools", "torch"}
    owners, there = packages_distributions(), with_all_they_bring(EXTRAS["lab"] + PROJECT["dependencies"])
    assert {name for name in foreign if not {canonical(owner) for owner in owners[name]} & there} == set()
    assert "pandas" in there  # reads the data, as its card says


def imported_at_the_top(source: str) -> Iterator[str]:
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Import):
            yield from (name.name.partition(".")[0] for name in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            yield statement.module.partition(".")[0]


def with_all_they_bring(wanted: list[str]) -> set[str]:
    """The distributions that pip installs for these requirements, extras of requirements left out."""
    found: set[str] = set()
    waiting = [canonical(name) for name in wanted if "extra ==" not in name]
    while waiting:
        name = waiting.pop()
        if name not in found and name != "bezant":
            found.add(name)
            with suppress(PackageNotFoundError):  # for another system
                waiting += [canonical(each) for each in requires(name) or [] if "extra ==" not in each]
    return found


def canonical(requirement: str) -> str:
    """The name of a distribution, as all spell it."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()  # type: ignore[index]


def test_the_version_is_told_and_annotations_are_shipped() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", bezant.__version__)
    assert (ROOT / "bezant" / "py.typed").is_file()
