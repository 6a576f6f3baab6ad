"""Where commands write: answers to the output, everything else to the error output, and nothing hostile to either."""

from __future__ import annotations

import json
import sys
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

from bezant.cli.words import say
from bezant.kernel.errors import BezantError

LARGEST_FILE = 10_000_000


class CannotRead(BezantError):
    code = "cannot_read"


@cache
def screen() -> Console:
    """The output. Texts are taken as they are: square brackets in a name are no markup."""
    return Console(markup=False, highlight=False, emoji=False)


@cache
def side_screen() -> Console:
    """The error output, for progress and complaints."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def complain(sentence: str) -> None:
    sys.stderr.write(plain(sentence) + "\n")


def print_json(answer: dict[str, Any]) -> None:
    """For programs: the bare answer, without colours or wrapped lines."""
    sys.stdout.write(json.dumps(answer, indent=2, ensure_ascii=False) + "\n")


def plain(text: str) -> str:
    """The text without control characters, which could do anything to a terminal."""
    return "".join(" " if letter.isspace() else letter for letter in text if _shows(letter) or letter.isspace())


def _shows(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs")


def read_text(path: Path) -> str:
    """The content of a text file, or one sentence that says why there is none."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST_FILE:
            raise CannotRead(say("file-too-large", file=str(path), most=LARGEST_FILE))
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise CannotRead(say("file-missing", file=str(path))) from None
    except IsADirectoryError:
        raise CannotRead(say("file-folder", file=str(path))) from None
    except UnicodeDecodeError:
        raise CannotRead(say("file-no-text", file=str(path))) from None
    except OSError as error:
        raise CannotRead(say("file-unreadable", file=str(path), why=error.strerror)) from None
