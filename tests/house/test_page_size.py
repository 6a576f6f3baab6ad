"""What a screen needs of script, packed as the server sends it, stays within its budget in every language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import brotli
import pytest

from bezant.kernel.game import game_names
from bezant.server.ready_answers import QUALITY

BUILT = Path(__file__).parents[2] / "web" / "dist"
LANGUAGES = ("en", "hu", "de", "it")
LOBBY, TABLE = 100_000, 160_000  # bytes
PICTURES = ("Card", "Primer")

Chunks = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def chunks() -> Chunks:
    manifest = BUILT / "chunks.json"
    assert manifest.is_file(), "The page is not built: `make play` or `make test` builds it."
    found: Chunks = json.loads(manifest.read_text("utf-8"))
    return found


def with_imports(chunks: Chunks, names: Iterable[str]) -> set[str]:
    """The chunks of these names and all that they import at once."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += chunks[name].get("imports", [])
    return found


def words(chunks: Chunks, language: str, *topics: str) -> Iterator[str]:
    for topic in topics:
        start = f"assets/words-{topic}-{language}-"
        yield next(name for name, chunk in chunks.items() if chunk["file"].startswith(start))


def size(chunks: Chunks, names: Iterable[str]) -> int:
    """Bytes of script over the line."""
    files = {chunks[name]["file"] for name in with_imports(chunks, names)}
    return sum(
        len(brotli.compress((BUILT / file).read_bytes(), quality=QUALITY)) for file in files if file.endswith(".js")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_small(chunks: Chunks, language: str) -> None:
    pictures = [
        name
        for name in chunks
        if name.startswith("src/games/") and name.endswith(tuple(f"{p}.svelte" for p in PICTURES))
    ]
    said = words(chunks, language, "page")
    assert size(chunks, ["index.html", "src/routes/Lobby.svelte", *pictures, *said]) <= LOBBY


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_small(chunks: Chunks, language: str, game: str) -> None:
    said = words(chunks, language, "page", game)
    assert size(chunks, ["index.html", "src/routes/TablePage.svelte", f"src/games/{game}/index.ts", *said]) <= TABLE


@pytest.mark.parametrize("screen", ["src/routes/Lobby.svelte", "src/routes/TablePage.svelte"])
def test_no_words_and_no_other_screen_come_along(chunks: Chunks, screen: str) -> None:
    """What is loaded when it is needed stays so: one import too many would bring it in silently."""
    found = with_imports(chunks, ["index.html", screen])
    assert [name for name in found if "words-" in name or (name.startswith("src/routes/") and name != screen)] == []
