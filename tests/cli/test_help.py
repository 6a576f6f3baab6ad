"""Every command explains itself, and docs/commands.md has all of them, with output that is real."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from bezant.cli import app
from tests.cli.shell import ROOT, invoke, surroundings

PAGE = (ROOT / "docs" / "commands.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```console\n\$ (.*?)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands(command: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command that does something, by its words."""
    if hasattr(command, "commands"):
        for name, inner in command.commands.items():
            yield from commands(inner, (*words, name))
    else:
        yield words, command


COMMANDS = dict(commands(typer.main.get_command(app)))


def test_these_are_the_commands() -> None:
    assert {" ".join(words) for words in COMMANDS} == {
        "play", "serve", "rules", "analyse", "arena", "ladder", "selfplay", "train", "record show", "record verify", "bench engine",
        "bench adapters", "bench gpu", "bench search", "bench vector", "bench server", "admin tables", "admin table",
        "admin archive",
        "admin close", "admin people",
        "admin person", "admin ban", "admin unban", "admin logout", "admin backup", "admin restore", "admin verify", "admin check",
        "admin ratings",
    }  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_teaches_with_an_example(words: tuple[str, ...]) -> None:
    shown = invoke(*words, "--help")
    assert shown.exit_code == 0
    assert f"For example: bezant {' '.join(words)}" in " ".join(shown.output.split())


def section_on(words: tuple[str, ...]) -> str:
    _, heading, rest = PAGE.partition(f"\n## `bezant {' '.join(words)}`")
    return heading + rest.partition("\n## ")[0]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_and_option_is_documented(words: tuple[str, ...]) -> None:
    section = section_on(words) or section_on(words[:1])  # many small ones share that of their group
    assert f"`bezant {' '.join(words)}" in section, f"docs/commands.md has no section on bezant {' '.join(words)}"
    options = [name for each in COMMANDS[words].params for name in each.opts if name.startswith("--")]
    assert [name for name in options if name != "--help" and f"`{name}" not in section] == []


def test_a_bare_bezant_lists_the_commands() -> None:
    shown = invoke("--help").output
    assert all(words[0] in shown for words in COMMANDS)


@pytest.mark.parametrize(
    "wrong", [["dance"], ["play"], ["arena", "carolus", "--games", "many"], ["serve", "--prot", "1"]]
)
def test_wrong_usage_has_exit_code_2(wrong: list[str]) -> None:
    refused = invoke(*wrong)
    assert refused.exit_code == 2
    assert "Traceback" not in refused.output + refused.stderr


@pytest.mark.parametrize(("command", "output"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_the_output_on_the_page_is_the_real_one(command: str, output: str, tmp_path: Path) -> None:
    """The examples build on one another: the record that one saves is what the next reads."""
    done = [earlier for earlier, _ in EXAMPLES[: EXAMPLES.index((command, output)) + 1]]
    needed = [each for each in done if "s game.record" in each and each != command]
    folder = tmp_path / "somewhere"
    folder.mkdir()
    for each in [*needed, command]:
        shown = _in_shell(each, folder)
    assert shown == output


def _in_shell(command: str, folder: Path) -> str:
    here = f"{shlex.quote(sys.executable)} -m bezant "
    done = subprocess.run(
        ["sh", "-c", re.sub(r"(?<!-m )\bbezant (?=[a-z-])", here, command)],
        cwd=folder,
        env=surroundings(),
        capture_output=True,
        text=True,
        timeout=120,
    )
    return "\n".join(line.rstrip() for line in (done.stdout + done.stderr).splitlines()) + "\n"
