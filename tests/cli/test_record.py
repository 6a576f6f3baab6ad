"""`bezant record`: games told in words, positions drawn, records proved."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bezant
from bezant.kernel import record
from bezant.kernel.match import Match
from tests.cli.shell import assert_one_sentence, invoke, run


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game of random moves, with an undo in it."""
    match, chance = Match(bezant.load("carolus"), 2, "a seed"), random.Random(5)
    while not match.is_over:
        match.play(match.to_move, chance.choice(match.game.legal(match.state)))
        if match.ply == 12 and match.can_undo(match.moves[-1].seat or 0):
            match.undo(match.moves[-1].seat or 0)
    return record.save(match, ["Anna", "Ben"])


@pytest.fixture
def file(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(text)
    return path


def test_show_tells_the_game_in_words(file: Path) -> None:
    shown = invoke("record", "show", str(file))
    assert shown.exit_code == 0
    assert shown.output.startswith("Carolus Magnus: Anna (white), Ben (black)\n")
    assert "Round 1\n" in shown.output and "Ben sends a" in shown.output
    *_, ending, first, second = shown.output.splitlines()
    winner, other = ("Anna", "Ben") if "white wins" in ending else ("Ben", "Anna")
    assert first.startswith(f"  1. {winner}: ") and second.startswith(f"  2. {other}: ")


def test_show_draws_the_position_after_some_moves(file: Path) -> None:
    start, later = invoke("record", "show", str(file), "--at", "0"), invoke("record", "show", str(file), "--at", "9")
    assert "Carolus Magnus · set-up · 15 lands" in start.output
    assert "round 1" in later.output and "╭──" in later.output and later.output.splitlines()[-1].endswith("?")


def test_show_knows_how_many_moves_there_are(file: Path, text: str) -> None:
    moves = record.read(text).ply
    assert "wins" in invoke("record", "show", str(file), "--at", str(moves)).output
    assert_one_sentence(invoke("record", "show", str(file), "--at", "9999"), f"The record has {moves} moves")
    assert invoke("record", "show", str(file), "--at", "-1").exit_code == 2


def test_verify_proves_a_record(file: Path, text: str) -> None:
    proved = run("record", "verify", str(file))
    assert proved.returncode == 0 and proved.stderr == ""
    assert "is genuine." in proved.stdout
    assert record.read(text).commitment in proved.stdout
    assert f"All {record.read(text).ply} moves" in proved.stdout


def test_an_unfinished_game_is_proved_too(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(record.save(Match(bezant.load("carolus"), 3, "x"), ["Anna", "Ben", "Cleo"]))
    proved = invoke("record", "verify", str(path))
    assert proved.exit_code == 0 and "The game is not over" in proved.output


def with_line(text: str, number: int, line: str | None) -> str:
    lines = text.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def line_of(text: str, beginning: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(beginning))


@pytest.mark.parametrize(
    ("beginning", "instead", "said"),
    [
        ("bezant-record", "once upon a time", "line 1: a record begins with"),
        ("game", "game chess 1", "There is no game “chess”"),
        ("seats", "seats many", "“many” is no number of seats"),
        ("seed", "seed another", "the seed is not the one that was committed to"),
        ("commitment", None, "no commitment stands before the moves"),
        ("moves", None, "is no line of a record’s head"),
        ("0 ", "0 dance", "“dance” is no action"),
        ("0 ", "x land red 1", "a move begins with the number of its seat"),
        ("0 ", "1 steps 1", "line"),
        ("final", "final 00", "the moves lead to another position"),
        ("final", None, "cut off"),
    ],
)
def test_a_broken_record_is_one_sentence_with_its_line(
    beginning: str, instead: str | None, said: str, file: Path, text: str
) -> None:
    number = line_of(text, beginning)
    file.write_text(with_line(text, number, instead))
    refused = invoke("record", "verify", str(file))
    assert_one_sentence(refused, f"{file}, line ", said)


def test_what_is_no_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty").touch()
    for command in ("show", "verify"):
        assert_one_sentence(run("record", command, str(tmp_path / "nothing")), "There is no file")
        assert_one_sentence(invoke("record", command, str(tmp_path)), "is a folder")
        assert_one_sentence(invoke("record", command, str(tmp_path / "picture")), "is not a text file")
        assert_one_sentence(invoke("record", command, str(tmp_path / "empty")), "line 1")


def test_names_in_a_record_cannot_play_tricks(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(with_line(text, line_of(text, "player 0"), "player 0 [bold]\x1b]0;pwned\x07Anna"))
    shown = invoke("record", "show", str(path))
    assert "\x1b" not in shown.output and "\x07" not in shown.output
    assert "[bold]]0;pwnedAnna (white)" in shown.output
