"""The walk through Three Men's Morris shows the files as they are, and leaves nothing of the code out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SHOWN = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)
WHOLE = [
    "examples/morris/morris/__init__.py",
    "examples/morris/morris/text/en.ftl",
    "examples/morris/pyproject.toml",
]


@pytest.mark.parametrize(("file", "text"), SHOWN)
def test_what_is_shown_stands_in_the_file(file: str, text: str) -> None:
    assert text in (ROOT / file).read_text("utf-8")


@pytest.mark.parametrize("file", WHOLE)
def test_a_file_is_shown_whole_and_in_order(file: str) -> None:
    shown = "".join(text for name, text in SHOWN if name == file)
    assert _lines(shown) == _lines((ROOT / file).read_text("utf-8"))


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]
