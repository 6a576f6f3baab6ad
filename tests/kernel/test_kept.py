"""Where compiled code is kept."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

import pytest
from llvmlite import binding as llvm

from bezant.kernel import kept
from bezant.kernel.registry import Home


def folder_of(game: str | None = None) -> Path:
    """As another process finds it."""
    return kept.cache_folder.__wrapped__(game)


@pytest.mark.parametrize(
    ("edited", "counts"),
    [
        ("kernel/dice.py", True),
        ("games/chess/rules.py", True),
        ("games/chess/board.toml", True),
        ("players/tree.py", False),  # in the folder of its own code
        ("games/draughts/rules.py", False),
    ],
)
def test_it_is_named_by_the_sources_as_they_were_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edited: str, counts: bool
) -> None:
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(kept, "ROOT", tmp_path)
    monkeypatch.setattr(kept, "home", lambda game: Home(f"bezant.games.{game}", tmp_path / "games" / game))
    for folder in ("kernel", "games/chess", "games/draughts", "players"):
        (tmp_path / folder).mkdir(parents=True)
    first = {each: kept._hash_now(each) for each in (None, "chess")}
    monkeypatch.setattr(kept, "hash_as_run", first.__getitem__)
    before = folder_of("chess")
    assert kept.is_as_run("chess")
    with (tmp_path / edited).open("a") as file:
        file.write("\nx = 1")
    assert folder_of("chess") == before
    assert kept.is_as_run("chess") is not counts
    monkeypatch.setattr(kept, "hash_as_run", kept._hash_now)
    assert (folder_of("chess") != before) is counts


def test_a_source_that_cannot_be_read_is_for_others_to_refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "home", lambda game: Home(f"bezant.games.{game}", tmp_path))
    (tmp_path / ".#rules.py").symlink_to("somebody@somewhere")  # an editor's
    monkeypatch.setattr(kept, "corrected_boards", lambda: {"chess": tmp_path / "nothing.toml"})
    assert kept._hash_now("chess") == kept._hash_now("chess")


def test_it_is_named_by_the_processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machines of a cluster may share a home."""
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path))
    monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "one")
    folders = {folder_of(), folder_of()}
    monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "another")
    folders.add(folder_of())
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: llvm.FeatureMap(sse=True))
    folders.add(folder_of())
    assert len(folders) == 3


def test_a_processor_without_known_features_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise RuntimeError("no features of this target")

    monkeypatch.setattr(llvm, "get_host_cpu_features", unknown)
    assert kept._processor() == f"{llvm.get_host_cpu_name()} "


def test_folders_of_old_sources_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path))
    for age in range(12):
        old = tmp_path / "bezant" / f"carolus-{age:016x}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    folder = folder_of("carolus")
    left = {path.name for path in folder.parent.iterdir()}
    assert left == {folder.name, *(f"carolus-{age:016x}" for age in range(kept.KEPT_FOLDERS - 1))}


def test_it_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path))
    folder = folder_of()
    assert folder.parent == tmp_path / "bezant" and folder.is_dir()


# --- where nothing can be kept there ---------------------------------------------------------------------------------------------


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's temporary folder."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    kept._private.cache_clear()
    return folder


@pytest.fixture
def blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache that is none."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path / "file"))


@pytest.mark.usefixtures("blocked")
def test_without_a_writable_home_a_temporary_folder_serves_that_is_this_user_s_alone(temporary: Path) -> None:
    folder = folder_of()
    assert folder == folder_of() and folder.is_dir()
    assert folder.parent == temporary / f"bezant-{os.getuid()}"
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("refused", ["utime", "lock", "access"])
def test_a_folder_that_another_user_has_filled_is_passed_over(
    tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    monkeypatch.setenv("BEZANT_CACHE", str(tmp_path))
    folder = folder_of()
    (folder / "border" / "kernel").mkdir(parents=True)
    assert folder_of() == folder
    utime, may = os.utime, os.access
    if refused == "lock":
        (folder / kept.LOCK).unlink()
        (folder / kept.LOCK).mkdir()
    if refused == "access":
        monkeypatch.setattr(os, "access", lambda path, mode: path.name != "kernel" and may(path, mode))

    def touch(path: Path) -> None:
        if refused == "utime" and path == folder:
            raise PermissionError(1, "Operation not permitted")
        utime(path)

    monkeypatch.setattr(os, "utime", touch)
    assert folder_of().is_relative_to(temporary)


@pytest.mark.usefixtures("blocked")
@pytest.mark.parametrize("made", ["by another user", "as a link", "as a file", "for all to write to"])
def test_code_that_others_may_have_left_is_not_run(
    tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch, made: str
) -> None:
    theirs = temporary / f"bezant-{os.getuid()}"
    if made == "as a link":
        (tmp_path / "theirs").mkdir()
        theirs.symlink_to(tmp_path / "theirs")
    elif made == "as a file":
        theirs.write_text("")
    else:
        theirs.mkdir()
        theirs.chmod(0o777 if made == "for all to write to" else 0o755)
    if made == "by another user":
        uid = os.getuid() + 1
        monkeypatch.setattr(os, "getuid", lambda: uid)
        theirs.rename(temporary / f"bezant-{uid}")
    folder = folder_of()
    assert folder.parent != temporary / f"bezant-{os.getuid()}" and not folder.is_relative_to(tmp_path / "theirs")
    assert folder.parent.parent == temporary and stat.S_IMODE(folder.parent.stat().st_mode) == 0o700
    assert folder_of() == folder
