"""Options that several commands have."""

from __future__ import annotations

import json
from typing import Annotated, Any, TypeAlias

import typer

from bezant.cli.words import say
from bezant.kernel.errors import BadOption

Workers: TypeAlias = Annotated[
    int | None, typer.Option(help="How many games are played at a time.", show_default="one for each core")
]
Cluster: TypeAlias = Annotated[
    str | None, typer.Option(help="Play on a Ray cluster: auto, or an address such as ray://host:10001.")
]
GameOptions: TypeAlias = Annotated[list[str] | None, typer.Option(help="An option of the game, NAME=VALUE.")]


def named_options(given: list[str] | None) -> dict[str, Any]:
    """The options of a game that were written as NAME=VALUE."""
    return dict(map(_named, given or []))


def _named(given: str) -> tuple[str, Any]:
    name, _, value = given.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        raise BadOption(say("no-setting", given=given[:60])) from None
