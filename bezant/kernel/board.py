"""Read the printed data of a game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from bezant.kernel.errors import BadBoard


def read_board(beside: str) -> dict[str, Any]:
    """The content of the board.toml that lies beside this file."""
    path = Path(beside).with_name("board.toml")
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBoard(f"{path.name} cannot be read: {error}") from None
