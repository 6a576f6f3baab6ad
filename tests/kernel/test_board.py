"""Board files are checked when they are read."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from bezant.kernel.board import VARIABLE, corrected_boards, located, read_board, use_boards
from bezant.kernel.errors import BadBoard
from bezant.kernel.registry import ROOT

CAROLUS = ROOT / "games" / "carolus"


def test_a_board_is_read_from_beside_the_file() -> None:
    assert read_board(str(CAROLUS / "tables.py"))["game"] == "Carolus Magnus"


def test_a_missing_board_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match=r"board\.toml cannot be read"):
        read_board(str(tmp_path / "tables.py"))


@pytest.mark.parametrize("content", [b"[pieces", b"\xff\xfe", b"a = 1\na = 2"])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "board.toml").write_bytes(content)
    with pytest.raises(BadBoard, match=r"board\.toml cannot be read"):
        read_board(str(tmp_path / "tables.py"))


BROKEN = [
    ('id = "saxony"\nindex = 1', 'id = "saxony"\nindex = 2', "numbered 0 to 14"),
    ("provinces = 15", "provinces = 14", "numbered 0 to 13"),
    ('id = "saxony"', 'id = "frisia"', "name and a drawing point"),
    ("x = 649\ny = 83", "x = 500\ny = 65", "name and a drawing point"),
    ('faces = ["red", "pink", "blue"', 'faces = ["pink", "red", "blue"', "CAR-1.7"),
    ('"yellow", "crown"]', '"yellow", "yellow", "crown"]', "CAR-1.7"),
    ("knights_per_family = 40", "knights_per_family = 39", "CAR-1.4"),
    ("knights_per_family_on_map = 3", "knights_per_family_on_map = 2", "CAR-3.5"),
    ("side_of_seat = [0, 0, 1, 1]", "side_of_seat = [0, 0, 1]", "4 players: every seat"),
    ("side_of_seat = [0, 1, 2]", "side_of_seat = [0, 1, 3]", "3 players: every seat"),
    ("setup_throws = [3, 3, 3]", "setup_throws = [3, 3, 2]", "3 players: the set-up throws"),
    ("setup_throws = [3, 3, 3]", "setup_throws = [3, 6]", "3 players: the set-up throws"),
    ("supply_after_setup = 157", "supply_after_setup = 158", "157 knights are left"),
    ("unused = { castles = 6,", "unused = { castles = 5,", "3 players: used and unused castles"),
    ("disc_sets = 4\n", "disc_sets = 5\n", "4 players: used and unused disc_sets"),
    ("castle_cards = 0, dice = 1 }", "castle_cards = 0, dice = 2 }", "4 players: used and unused dice"),
    ("castle_cards = 3\n", "castle_cards = 2\n", "3 players: used and unused castle_cards"),
]


@pytest.mark.parametrize(("good", "bad", "words"), BROKEN, ids=[bad.replace("\n", " ") for _, bad, _ in BROKEN])
def test_an_edited_board_of_carolus_is_refused(tmp_path: Path, good: str, bad: str, words: str) -> None:
    text = (CAROLUS / "board.toml").read_text("utf-8")
    assert good in text
    with pytest.raises(BadBoard, match=words):
        import_data(tmp_path, text.replace(good, bad, 1))


def test_the_board_of_carolus_itself_passes(tmp_path: Path) -> None:
    import_data(tmp_path, (CAROLUS / "board.toml").read_text("utf-8"))


def import_data(folder: Path, board: str) -> None:
    """Run a copy of tables.py beside this board."""
    (folder / "board.toml").write_text(board, "utf-8")
    (folder / "tables.py").write_bytes((CAROLUS / "tables.py").read_bytes())
    spec = importlib.util.spec_from_file_location("edited_tables", folder / "tables.py")
    assert spec is not None and spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


# --- corrected copies ------------------------------------------------------------------------------------------------------------

FILE = """\
title = "a game"

[start]
rounds = 3

[[city]]
id = "athens"
size = 2
source = "rulebook"

[[city]]
id = "candia"
size = 1
port = true

[[link]]
a = "athens"
b = "candia"
"""


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A corrected copy of the board of a game that lies beside it."""
    folder = tmp_path / "islands"
    folder.mkdir()
    (folder / "board.toml").write_text(FILE, "utf-8")
    monkeypatch.setenv(VARIABLE, "")
    use_boards({"islands": tmp_path / "copy.toml"})
    return tmp_path / "copy.toml"


def read_copy(copy: Path, text: str) -> dict[str, object]:
    copy.write_text(text, "utf-8")
    return read_board(str(copy.parent / "islands" / "tables.py"))


def test_a_corrected_copy_is_read_instead(corrected: Path) -> None:
    assert read_copy(corrected, FILE.replace("size = 2", "size = 3"))["city"][0]["size"] == 3  # type: ignore[index]
    assert corrected_boards() == {"islands": corrected}


@pytest.mark.parametrize(
    ("good", "bad", "at"),
    [
        ("rounds = 3", "", ("start",)),
        ("rounds = 3", "rounds = true", ("start", "rounds")),
        ("rounds = 3", "rounds = 3.5", ("start", "rounds")),
        ("size = 1", 'size = "1"', ("city", 1, "size")),
        ("size = 1\n", "", ("city", 1)),
        ("port = true", "port = 1", ("city", 1, "port")),
        ('[[link]]\na = "athens"\nb = "candia"\n', "[link]\n", ("link",)),
        ('title = "a game"\n', 'title = "a game"\nlink = []\n', ("link",)),
    ],
)
def test_a_copy_says_all_that_the_board_says_in_values_of_the_same_kind(
    corrected: Path, good: str, bad: str, at: tuple[str | int, ...]
) -> None:
    text = FILE.replace(good, bad)
    if bad.endswith("link = []\n"):
        text = text.partition("[[link]]")[0]
    with pytest.raises(BadBoard) as refused:
        read_copy(corrected, text)
    assert refused.value.at == at


def test_what_only_some_entries_say_may_be_left_out(corrected: Path) -> None:
    read_copy(corrected, FILE.replace("port = true\n", "").replace('source = "rulebook"\n', "source = { size = 1 }\n"))


@pytest.mark.parametrize(
    ("words", "at", "line"),
    [
        ("Too small.", ("city", 1, "size"), 13),
        ("Too few.", ("city", 1), 11),
        ("Too few.", ("city",), 6),
        ("Too long.", ("start", "rounds"), 4),
        ("Nothing says how.", ("start", "treasury"), 3),
        ("The city “candia” is too large.", (), 12),
        ("The link athens–candia is listed twice.", (), 17),
    ],
)
def test_a_refusal_names_the_line(corrected: Path, words: str, at: tuple[str | int, ...], line: int) -> None:
    corrected.write_text(FILE, "utf-8")
    assert str(located(BadBoard(words, at), "islands")) == f"{corrected}, line {line}: {words}"


def test_a_refusal_of_the_game_s_own_board_stays_as_it_is(corrected: Path) -> None:
    error = BadBoard("The city “candia” is too large.")
    assert located(error, "carolus") is error


def test_brackets_without_end_are_refused(corrected: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        read_copy(corrected, "a = " + "[" * 100_000)
