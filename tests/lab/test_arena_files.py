"""Results that survive: what a file may hold, what is forgiven, and what is refused in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bezant.lab.arena import Arena
from bezant.lab.arena_files import FORMAT, OLD_NAMES, BadResults, ResultFile
from bezant.lab.arena_play import Played
from tests.cli.shell import assert_one_sentence, invoke

GAME = {"meeting": 0, "game": 0, "winners": [1], "decisions": [30, 31], "seconds": [0.5, 0.25]}


def arena(path: Path, **changed: Any) -> Arena:
    told: dict[str, Any] = {"game": "carolus", "players": ["greedy", "uniform"], "games": 4, "seats": 2, "seed": 0}
    return Arena(**(told | changed), file=path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two games of four."""
    contest = arena(tmp_path / "results.jsonl")
    with ResultFile(tmp_path / "results.jsonl", contest._identity(), sides=2) as file:
        assert file.stored() == []
        file.add(0, 0, Played((1,), (30, 31), (0.5, 0.25)))
        file.add(0, 2, Played((0, 1), (28, 27), (0.5, 0.25)))
    return tmp_path / "results.jsonl"


def games(path: Path) -> int:
    return arena(path).stored().games


def test_what_is_written_is_read_again(path: Path) -> None:
    standing = arena(path).stored().standings[0]
    assert standing.played == {0: Played((1,), (30, 31), (0.5, 0.25)), 2: Played((0, 1), (28, 27), (0.5, 0.25))}


def test_no_file_and_an_empty_file_hold_nothing(tmp_path: Path) -> None:
    assert games(tmp_path / "none.jsonl") == 0
    (tmp_path / "empty.jsonl").touch()
    assert games(tmp_path / "empty.jsonl") == 0


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_a_last_line_that_was_cut_off_is_forgiven_and_taken_away(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert games(path) == 1
    with ResultFile(path, arena(path)._identity(), sides=2) as file:
        assert len(file.stored()) == 1
        file.add(0, 2, Played((0, 1), (28, 27), (0.5, 0.25)))
    assert path.read_bytes() == whole


def test_a_last_line_of_rubbish_is_forgiven_too(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"\x00\xff{[\n")
    assert games(path) == 2


NO_GAMES: list[dict[str, Any]] = [
    *({"meeting": wrong} for wrong in (1, -1, True, "0", None)),
    *({"game": wrong} for wrong in (-1, 0.5, "0")),
    *({"winners": wrong} for wrong in (0, [2], [1, 0], [0, 0], ["0"], [[0]], [False])),
    *({"decisions": wrong} for wrong in ([1], [1, -1], [1, 1.5])),
    *({"seconds": wrong} for wrong in ([0.1], [0.1, -1], [0.1, float("nan")], [0.1, None])),
    {"more": 1},
]
RUBBISH = ["rubbish", "[]", "7", "null", "{}", "[" * 100_000]


@pytest.mark.parametrize("line", [*RUBBISH, *(json.dumps(GAME | wrong) for wrong in NO_GAMES)])
def test_a_damaged_line_in_the_middle_is_refused_by_its_number(path: Path, line: str) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:]]) + "\n")
    with pytest.raises(BadResults, match="line 3: this is no game of this arena"):
        games(path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "3"], "its seats 2, not 3"),
        (["--seed", "1"], "its seed 0, not 1"),
        (["--players", "uniform,greedy"], "its meetings"),
        (["--players", "greedy,level1"], "its meetings"),
    ],
)
def test_a_file_of_other_games_is_refused_and_left_as_it_is(path: Path, words: list[str], said: str) -> None:
    before = path.read_bytes()
    assert_one_sentence(
        invoke("arena", "carolus", *words, "--resume", str(path)), "holds the games of another arena", said
    )
    assert path.read_bytes() == before


def test_games_of_other_rules_or_other_searches_are_refused(path: Path) -> None:
    header, *lines = path.read_text().splitlines()
    for changed in ({"version": 99}, {"search": {"levels": [1, 2, 3]}}):
        path.write_text("\n".join([json.dumps(json.loads(header) | changed), *lines]) + "\n")
        with pytest.raises(BadResults, match=f"its {next(iter(changed))} "):
            games(path)


def test_a_file_with_the_old_names_of_the_search_parameters_is_read(tmp_path: Path) -> None:
    path, players = tmp_path / "old.jsonl", ["greedy", "level1"]
    header = {"format": FORMAT} | arena(path, players=players)._identity()
    old_names = {new: old for old, new in OLD_NAMES.items()}
    header["search"] = {old_names.get(name, name): value for name, value in header["search"].items()}
    assert {"warmth", "doubt", "luck", "outlook"} < header["search"].keys()
    path.write_text(f"{json.dumps(header)}\n{json.dumps(GAME)}\n")
    assert arena(path, players=players).stored().games == 1
    header["search"]["warmth"] += 1
    path.write_text(f"{json.dumps(header)}\n{json.dumps(GAME)}\n")
    with pytest.raises(BadResults, match="its search "):
        arena(path, players=players).stored()


def more_games(path: Path) -> None:
    assert arena(path, games=100).stored().games == 2


def another_question(path: Path) -> None:
    assert arena(path, decide=0.7).stored().games == 2


@pytest.mark.parametrize("change", [more_games, another_question])
def test_more_games_and_another_rate_to_decide_go_on_with_the_same_file(
    path: Path, change: Callable[[Path], None]
) -> None:
    change(path)


@pytest.mark.parametrize(
    "content", [b"my diary", b"my diary\n", b"{}\n", b"\xff\xfe\n", b'{"format": "bezant arena 2"}\n', b"\n"]
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    assert_one_sentence(invoke("arena", "carolus", "--resume", str(path)), "holds no results of an arena")
    assert path.read_bytes() == content


def test_a_folder_and_a_place_that_is_not_there_are_refused(tmp_path: Path) -> None:
    assert_one_sentence(invoke("arena", "carolus", "--resume", str(tmp_path)), "cannot be written")
    assert_one_sentence(invoke("arena", "carolus", "--resume", str(tmp_path / "no" / "such")), "cannot be written")


def test_two_arenas_do_not_write_to_one_file(path: Path) -> None:
    with ResultFile(path, arena(path)._identity(), sides=2):
        assert_one_sentence(invoke("arena", "carolus", "--resume", str(path)), "Another arena is writing to")


def test_what_is_there_already_is_not_played_again(path: Path) -> None:
    """The stored games are made up: they stay, and the two that lack are played."""
    *_, report = arena(path).play()
    standing = report.standings[0]
    assert standing.is_over and standing.played[0].seconds == (0.5, 0.25)
    assert len(path.read_text().splitlines()) == 5
    assert len(list(arena(path).play())) == 1
