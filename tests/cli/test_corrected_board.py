"""`--board`: an owner of the printed game plays on a corrected copy of the board file."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from bezant.kernel.registry import ROOT as PACKAGE
from tests.cli.shell import ROOT, assert_one_sentence, needs_page, run, surroundings

OWN = (PACKAGE / "games" / "byzantium" / "board.toml").read_text("utf-8")
SHORT_GAME = OWN.replace("rounds = 3", "rounds = 1", 1)


def written(folder: Path, text: str) -> Path:
    path = folder / "corrected.toml"
    path.write_text(text, "utf-8")
    return path


def line_of(text: str, found: str, times: int = 1) -> int:
    """The line where this stands for the so manieth time."""
    return [number for number, line in enumerate(text.splitlines(), start=1) if found in line][times - 1]


BROKEN = [
    # what is changed, into what, the line that is named, the reason
    ("\nschema = 1", "\nschema 1", ("schema 1", 1), "Expected '='"),
    ('"adrianople"]', '"adrianople"', None, "Unclosed array"),
    ("\nsize = 3", '\nsize = "many"', ('size = "many"', 1), "“city 2, size” is a whole number."),
    ("\ncoast = ", "\nshore = ", ("[[city]]", 1), "“city 1, coast” is missing."),
    ('b = "nicaea"', 'b = "nikaia"', ('a = "constantinople"', 1), "leads to “nikaia”, which is no city"),
    ('id = "athens"', 'id = "candia"', ('id = "candia"', 1), "listed twice"),
    ('coast = "mediterranean"\nx = 236', 'coast = "none"\nx = 236', ('b = "candia"', 1), "needs a coast"),
]


@pytest.mark.parametrize(("good", "bad", "place", "reason"), BROKEN, ids=[reason for *_, reason in BROKEN])
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_broken_board_is_refused_with_the_line_and_the_reason(
    tmp_path: Path, command: str, good: str, bad: str, place: tuple[str, int] | None, reason: str
) -> None:
    assert good in OWN
    text = OWN.replace(good, bad, 1)
    path = written(tmp_path, text)
    line = line_of(text, *place) if place else int(re.findall(r"line (\d+)", refuse(command, path))[0])
    if place and place[0].startswith("b ="):
        line -= 1  # the link begins with its other end
    said = refuse(command, path)
    assert f"line {line}: " in said and reason in said and str(path) in said


def refuse(command: str, path: Path) -> str:
    words = (
        ["serve", "--board", f"byzantium={path}"] if command == "serve" else ["play", "byzantium", "--board", str(path)]
    )
    refused = run(*words)
    assert_one_sentence(refused)
    return refused.stderr


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("byzantium", "write GAME=FILE"),
        ("chess=board.toml", "byzantium, carolus"),
        ("byzantium=nothing.toml", "There is no board file nothing.toml."),
        ("byzantium=.", "There is no board file"),
    ],
)
def test_what_names_no_board_is_one_sentence(given: str, said: str) -> None:
    assert_one_sentence(run("serve", "--board", given), said)


def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "corrected.toml"
    path.write_bytes(OWN.encode().replace(b"\n[pieces]", b"\n\xff[pieces]", 1))
    assert_one_sentence(
        run("play", "byzantium", "--board", str(path)), f"line {line_of(OWN, '[pieces]')} is no UTF-8 text"
    )


def test_a_game_is_played_on_the_corrected_board(tmp_path: Path) -> None:
    path = written(tmp_path, SHORT_GAME)
    played = run("play", "byzantium", "--board", str(path), "--seats", "greedy,uniform", "--seed", "1")
    assert played.returncode == 0, played.stderr
    assert "Turn 1" in played.stdout and "Turn 2" not in played.stdout and "The game goes to" in played.stdout


def test_the_board_of_carolus_can_be_corrected_too(tmp_path: Path) -> None:
    own = (PACKAGE / "games" / "carolus" / "board.toml").read_text("utf-8")
    assert own.count("x = 649") == 1
    path = written(tmp_path, own.replace("x = 649", "x = 648"))
    played = run("play", "carolus", "--board", str(path), "--seats", "greedy,uniform", "--seed", "1")
    assert played.returncode == 0, played.stderr


def test_the_incomes_of_jerusalem_can_be_corrected(tmp_path: Path) -> None:
    """An owner of the printed board writes down what its areas pay; the terminal shows it, and a broken copy is refused."""
    own = (PACKAGE / "games" / "jerusalem" / "board.toml").read_text("utf-8")
    printed = 'id = "PAL_B"\ndistrict = "PALACE"\nsize = "big"\nincome = { squires = 0, coins = 0, prestige = 4 }'
    assert own.count(printed) == 1
    path = written(tmp_path, own.replace(printed, printed.replace("prestige = 4", "prestige = 5")))
    played = run("play", "jerusalem", "--board", str(path), "--seats", "greedy,uniform", "--seed", "1")
    assert played.returncode == 0, played.stderr
    assert re.search(r"big +5★", played.stdout)
    text = own.replace(printed, printed.replace("prestige = 4", 'prestige = "much"'))
    path = written(tmp_path, text)
    line = line_of(text, 'prestige = "much"')
    for words in (["play", "jerusalem", "--board", str(path)], ["serve", "--board", f"jerusalem={path}"]):
        assert_one_sentence(run(*words), f"line {line}: ", "whole number")


@needs_page
def test_the_server_shows_the_corrected_board(tmp_path: Path) -> None:
    text = OWN.replace("x = 236", "x = 240", 1)
    path = written(tmp_path, text)
    command = [sys.executable, "-m", "bezant", "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    command += ["--board", f"byzantium={path}"]
    with subprocess.Popen(command, cwd=ROOT, env=surroundings(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.findall(r"http://\S+", server.stdout.readline())[0]
            with urlopen(f"{address}/api/games/byzantium", timeout=20) as answer:
                cities = {city["city"]: city for city in json.load(answer)["board"]["cities"]}
            assert cities["candia"]["x"] == 240
        finally:
            server.terminate()
            assert server.wait(20) == 0


def test_compiled_code_is_kept_for_each_board_apart(tmp_path: Path) -> None:
    """The folder of compiled code is named by what it was compiled from, corrected boards included."""
    program = "from bezant.kernel.kept import cache_folder; print(cache_folder('byzantium').name)"

    def folder(**more: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=surroundings(BEZANT_CACHE=str(tmp_path), **more),
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    path = written(tmp_path, SHORT_GAME)
    boards = json.dumps({"byzantium": str(path)})
    first = folder(BEZANT_BOARDS=boards)
    written(tmp_path, SHORT_GAME + "\n# looked at again\n")
    assert len({folder(), first, folder(BEZANT_BOARDS=boards)}) == 3
