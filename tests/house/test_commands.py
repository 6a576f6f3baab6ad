"""Every command is taught by a page as well as by its own --help."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from bezant.cli import app

ROOT = Path(__file__).parents[2]


def commands(command: Any, words: str) -> Iterator[tuple[str, Any]]:
    """Every command under this one that does something, with the words that call it."""
    parts = getattr(command, "commands", None)
    if parts is None:
        yield words, command
    else:
        for name, part in parts.items():
            yield from commands(part, f"{words} {name}")


COMMANDS = dict(commands(typer.main.get_command(app), "bezant"))


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_and_its_options_are_documented(words: str) -> None:
    page = (ROOT / "docs" / "commands.md").read_text()
    assert re.search(rf"\b{words}\b", page), f"docs/commands.md does not mention “{words}”"
    names = [name for option in COMMANDS[words].params for name in option.opts if name.startswith("--")]
    assert [name for name in names if name != "--help" and name not in page] == []


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_explains_itself(words: str) -> None:
    assert COMMANDS[words].help
