"""The games of rounds on disk: each save is a file of its own, and none is read before it is whole."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bezant.train.experts import Shown
from bezant.train.memory import Games, Memory


def shown(game: int, rows: int = 4) -> Shown:
    """Decisions in which every number is that of the game."""
    kinds = np.uint8, np.uint8, np.float16, np.int64, np.float32, np.float32
    shapes = (5,), (3,), (3,), (), (2,), (2,)
    return Shown(*(np.full((rows, *shape), game, kind) for shape, kind in zip(shapes, kinds, strict=True)))


def played(games: Games, *numbers: int) -> Games:
    for number in numbers:
        games.add(number, shown(number), 30.0 * (number + 1))
    return games


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_save_writes_what_is_new_and_no_more(tmp_path: Path) -> None:
    memory, games = Memory(tmp_path), Games()
    sizes = []
    for number in range(12):
        memory.save(1, played(games, number))
        sizes.append((tmp_path / f"1-{number + 1}.npz").stat().st_size)
        before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
        memory.save(1, games)  # nothing is new
        assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
    assert max(sizes) < 1.1 * min(sizes)
    lessons = memory.lessons(1)
    assert lessons.sides.tolist() == [number for number in range(12) for _ in range(4)]
    assert (lessons.seen[:, 0] == lessons.sides).all() and (games.decisions, games.unsaved) == (48, [])


def test_a_round_goes_on_after_its_last_save(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.save(1, played(Games(), 0, 1))
    again = memory.games(1)
    assert (again.following, again.seconds, again.decisions, again.unsaved) == (2, 60.0, 8, [])
    memory.save(1, played(again, 2))
    assert files(tmp_path) == ["1-1.npz", "1-2.npz"]
    assert (memory.games(1).following, memory.games(1).seconds, memory.games(1).decisions) == (3, 90.0, 12)


def test_what_is_half_written_is_never_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory, games = Memory(tmp_path), played(Games(), 0)
    memory.save(1, games)

    def killed(file: Path, **_: object) -> None:
        file.write_bytes(b"PK")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(np, "savez_compressed", killed)
        with pytest.raises(KeyboardInterrupt):
            memory.save(1, played(games, 1))
    assert memory.games(1).decisions == len(memory.lessons(1).seen) == 4
    memory.save(1, games)
    assert files(tmp_path) == ["1-1.npz", "1-2.npz"] and len(memory.lessons(1).seen) == 8


def test_a_round_in_one_file_as_it_was_is_read_and_goes_on(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / "1.npz", following=3, seconds=90.0, **vars(shown(7)))
    memory = Memory(tmp_path)
    games = memory.games(1)
    assert (games.following, games.seconds, games.decisions) == (3, 90.0, 4)
    memory.save(1, played(games, 3))
    assert memory.lessons(2).sides.tolist() == [7] * 4 + [3] * 4


def test_three_rounds_are_remembered_and_no_other_is_taken_for_them(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    np.savez_compressed(tmp_path / "1.npz", following=1, seconds=30.0, **vars(shown(1)))
    for number in (1, 2, 3, 4, 12):
        for _ in range(2):
            memory.save(number, played(memory.games(number), number))
    assert files(tmp_path) == [f"{number}-{save}.npz" for number in (12, 2, 3, 4) for save in (1, 2)]
    assert set(memory.lessons(4).sides.tolist()) == {2, 3, 4} and memory.games(1) == Games()
    memory.forget()
    assert not tmp_path.exists()
