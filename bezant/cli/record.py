"""`bezant record`: read and prove game records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bezant.cli.boards import draw
from bezant.cli.narrator import Narrator
from bezant.cli.screen import plain, read_text, screen
from bezant.cli.words import say, worded
from bezant.kernel.errors import BadRecord, BezantError
from bezant.kernel.match import Match
from bezant.kernel.messages import EVERYONE
from bezant.kernel.record import Reader, fingerprint

app = typer.Typer(help="Read and prove game records.", no_args_is_help=True)

File = Annotated[
    Path, typer.Argument(help="A record, as the page and `s` in the terminal save it.", show_default=False)
]


class NoSuchMove(BezantError):
    code = "no_such_move"


@app.command()
def show(
    file: File,
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="Show the position after this many moves instead.")
    ] = None,
) -> None:
    """Tell a recorded game in words, or draw the position after some of its moves.

    For example: `bezant record show game.record --at 20`
    """
    reader = _open(file)
    with _naming(file):
        if at is None:
            _tell(reader)
        else:
            _draw_at(reader, at)


@app.command()
def verify(file: File) -> None:
    """Prove a record: the seed is the one committed to, every move was open, and the moves lead to the position recorded.

    For example: `bezant record verify game.record`
    """
    text = read_text(file)
    with _naming(file):
        lines = [line.strip() for line in text.splitlines()]
        reader = Reader(text)
        for _ in reader.moves():
            pass
        _demand_proofs(lines)
    match = reader.match
    screen().print(say("genuine", file=str(file)), soft_wrap=True)
    screen().print(f"  {say('genuine-seed', commitment=match.commitment)}", soft_wrap=True)
    screen().print(f"  {say('genuine-moves', count=match.ply)}")
    screen().print(f"  {say('genuine-position', fingerprint=fingerprint(match))}")
    screen().print(f"  {_ending(match, Narrator(match.game, _names(reader)))}")


class BrokenFile(BezantError):
    code = "bad_record"


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Puts the file's name before what is wrong with its content."""
    try:
        yield
    except BadRecord as error:
        raise BrokenFile(worded(error, file)) from None


def open_whole(file: Path) -> tuple[Match, list[str]]:
    """The match of a record file, all its moves made, and the names of its players."""
    reader = _open(file)
    with _naming(file):
        for _ in reader.moves():
            pass
    return reader.match, _names(reader)


def _open(file: Path) -> Reader:
    text = read_text(file)
    with _naming(file):
        return Reader(text)


def _demand_proofs(lines: list[str]) -> None:
    """What a reader can do without, a proof cannot."""
    if not any(line.startswith("commitment ") for line in lines[: lines.index("moves")]):
        words = "no commitment stands before the moves, so the seed proves nothing."
        raise BadRecord(words, lines.index("moves") + 1, "no-commitment")
    filled = [number for number, line in enumerate(lines, start=1) if line]
    if not lines[filled[-1] - 1].startswith("final "):
        words = "a record ends with the fingerprint of its last position; this one is cut off."
        raise BadRecord(words, filled[-1], "cut-off")


def _names(reader: Reader) -> list[str]:
    given = reader.names + [""] * reader.match.seats
    return [plain(name) or say("seat", number=seat) for seat, name in enumerate(given[: reader.match.seats])]


def _tell(reader: Reader) -> None:
    match, narrator = reader.match, Narrator(reader.match.game, _names(reader))
    screen().print(Text(narrator.players(), "bold"))
    for line in narrator.lines(match.entries[0]):
        screen().print(line)
    for entry in reader.moves():
        for line in narrator.lines(entry):
            screen().print(line)
    _show_ending(match, narrator)


def _draw_at(reader: Reader, at: int) -> None:
    moves = reader.moves()
    while reader.match.ply < at:
        if next(moves, None) is None:
            raise NoSuchMove(say("no-such-move", moves=reader.match.ply, at=at))
    match, narrator = reader.match, Narrator(reader.match.game, _names(reader))
    screen().print(draw(match.game, match.state, narrator, screen().width, EVERYONE))  # the moves before it tell all
    question = match.game.question(match.state)
    if question is None:
        _show_ending(match, narrator)
    else:
        screen().print(say("asked", name=narrator.names[match.to_move], question=narrator.say(question["title"])))


def _show_ending(match: Match, narrator: Narrator) -> None:
    screen().print(Text(_ending(match, narrator), "bold"))
    result = match.game.result(match.state)
    for line in narrator.ranking(result) if result else ():
        screen().print(line)


def _ending(match: Match, narrator: Narrator) -> str:
    result = match.game.result(match.state)
    if result is None:
        where = narrator.say(match.game.where(match.state))
        return say("not-over", where=where, name=narrator.names[match.to_move])
    return f"{narrator.say(result['message'])}."
