"""What `make` does on a machine that is set up, and what it says on one that cannot be."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INPUTS = [
    "pyproject.toml",
    "constraints.txt",
    "constraints-gpu.txt",
    "web/package.json",
    "web/package-lock.json",
    "web/src/main.ts",
]
BUILT = [
    ".venv/bin/pip",
    ".venv/.installed",
    ".venv/.installed-dev",
    "web/node_modules/.installed",
    "web/dist/index.html",
]
SERVE = ".venv/bin/python -m bezant serve --port 8000"


def make(folder: Path, *words: str, within: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The outcome of `make words...` in that folder, called by a person rather than by another make.

    `within` is a line of shell that goes before, such as a limit.
    """
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    shell = ["sh", "-c", f'{within}\nexec make "$@"', "make"]
    command = [*shell, *words, *(f"{name}={value}" for name, value in variables.items())]
    return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=60)


def said(run: subprocess.CompletedProcess[str]) -> list[str]:
    """The lines of complaint, without make's own."""
    return [line for line in run.stderr.splitlines() if not line.startswith("make")]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with the real Makefile and tools, in which all inputs are old."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    for name in INPUTS:
        touch(tmp_path / name, at=1000)
    return tmp_path


@pytest.fixture
def built_house(house: Path) -> Path:
    """The same, after a first `make play` and `make test`."""
    for name in BUILT:
        touch(house / name, at=2000)
    return house


def touch(path: Path, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (at, at))


def test_the_second_play_only_serves(built_house: Path) -> None:
    assert make(built_house, "-n", "play").stdout.strip() == SERVE


@pytest.mark.parametrize(
    ("changed", "steps"),
    [
        ("pyproject.toml", ["packages"]),
        ("constraints.txt", ["packages"]),
        ("constraints-gpu.txt", ["packages"]),
        ("web/src/main.ts", ["page"]),
        ("bezant/games/carolus/text/en.ftl", ["page"]),
        ("web/package-lock.json", ["web", "page"]),
    ],
)
def test_a_change_repeats_only_what_it_concerns(built_house: Path, changed: str, steps: list[str]) -> None:
    touch(built_house / changed, at=3000)
    lines = make(built_house, "-n", "play").stdout.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("tools/set-up")] == steps
    assert lines[-1].strip() == SERVE


def test_port_and_database_can_be_named(built_house: Path) -> None:
    line = make(built_house, "-n", "play", PORT="8123", DATABASE="my tables.sqlite").stdout.strip()
    assert line == '.venv/bin/python -m bezant serve --port 8123 --database "my tables.sqlite"'


def test_the_page_is_checked_and_formatted_like_the_rest(built_house: Path) -> None:
    tested = make(built_house, "-n", "test").stdout
    assert all(f"tools/npm run {check}" in tested for check in ("format:check", "lint", "check"))
    assert "tools/npm run format" in make(built_house, "-n", "format").stdout


def test_an_old_python_is_refused_in_one_sentence(house: Path) -> None:
    run = make(house, "play", PYTHON="/bin/false")
    assert run.returncode != 0
    assert said(run) == [
        "bezant needs Python 3.11 or newer and found none under: /bin/false (name yours with PYTHON=path/to/python)."
    ]


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ("[Errno 28] No space left on device", "Making .venv failed: the disk is full."),
        ("[Errno 13] Permission denied", "Making .venv failed: there is no permission to write in {house}"),
        ("ensurepip is not available", "Making .venv failed: this Python has no venv module"),
    ],
)
def test_trouble_while_setting_up_is_one_sentence(house: Path, trouble: str, sentence: str) -> None:
    """The Python of this machine stands in for one that meets the trouble, which root cannot bring about."""
    python = house / "troubled-python"
    python.write_text(f'#!/bin/sh\n[ "$1" = -c ] && exec "{sys.executable}" "$@"\necho "{trouble}" >&2\nexit 1\n')
    python.chmod(0o755)
    run = make(house, "play", PYTHON=str(python))
    assert run.returncode != 0
    assert len(said(run)) == 1
    assert said(run)[0].startswith(sentence.format(house=house))


def test_an_unknown_failure_shows_what_the_installer_said(house: Path) -> None:
    python = house / "odd-python"
    python.write_text('#!/bin/sh\n[ "$1" = -c ] && exit 0\necho "an odd thing happened"\nexit 1\n')
    python.chmod(0o755)
    assert said(make(house, "play", PYTHON=str(python))) == [
        "an odd thing happened",
        "Making .venv failed: the lines above say why.",
    ]


def serve(within: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The real `make play` of this checkout, with the Python that runs the tests and nothing set up anew."""
    done = [word for name in (".venv/.installed", "web/dist/index.html") for word in ("-o", name)]
    return make(ROOT, *done, "play", within=within, BIN=str(Path(sys.executable).parent), **variables)


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        run = serve(PORT=port, DATABASE=str(tmp_path / "tables.sqlite"))
    assert run.returncode != 0
    assert len(said(run)) == 1
    assert port in said(run)[0]


def test_a_database_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    """A file stands where the folder should be: nobody can write there, not even root."""
    (tmp_path / "file").touch()
    run = serve(PORT="0", DATABASE=str(tmp_path / "file" / "tables.sqlite"))
    assert run.returncode != 0
    assert len(said(run)) == 1
    assert "tables.sqlite" in said(run)[0]


def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    """No file may grow: the disk of this process is full from the start."""
    run = serve(within="ulimit -f 0", PORT="0", DATABASE=str(tmp_path / "tables.sqlite"))
    assert run.returncode != 0
    assert len(said(run)) == 1
    assert "tables.sqlite" in said(run)[0]
