"""`bezant play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import bezant
from bezant.cli.board_files import take_boards
from bezant.cli.dialogue import Answer, Dialogue
from bezant.cli.narrator import Narrator
from bezant.cli.record import open_whole
from bezant.cli.screen import screen
from bezant.cli.seats import SeatedPlayer, decide, parse_seats
from bezant.cli.shared import GameOptions, named_options
from bezant.cli.words import listed, say
from bezant.kernel.errors import BadOption, BadSeats
from bezant.kernel.match import Match
from bezant.players import Player


def play(
    game: Annotated[str, typer.Argument(help="The game, for example carolus.")],
    seats: Annotated[str, typer.Option(help="Who plays, seat by seat: you, you:NAME or a bot.")] = "you,greedy",
    seed: Annotated[
        str | None, typer.Option(help="Any text; the same one throws the same dice. Without it: chance.")
    ] = None,
    option: GameOptions = None,
    board: Annotated[Path | None, typer.Option(help="Play on a corrected copy of the game's board file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved record instead.")] = None,
) -> None:
    """Play a whole game in the terminal, against bots or with others at the same keyboard.

    Options are numbered. `?` explains them, `u` takes back, `s` saves, `h` lists the rest.

    For example: `bezant play carolus --seats you,greedy --seed 7`

    Or three people and an end after round 50: `bezant play carolus --seats you:Anna,you:Ben,you:Cleo --option guard_rounds=50`
    """
    take_boards([] if board is None else [f"{game}={board}"])
    loaded = bezant.load(game)
    seated = parse_seats(seats, loaded)
    if resume is not None:
        match, _ = open_whole(resume)
        _check_resumed(match, game, seated)
    else:
        match = Match(loaded, len(seated), seed or secrets.token_hex(32), named_options(option))
    _play(match, seated)


def _check_resumed(match: Match, game: str, seated: list[SeatedPlayer]) -> None:
    if match.game.name != game:
        raise BadOption(say("other-game", other=match.game.name, game=game))
    if match.seats != len(seated):
        raise BadSeats(say("other-seats", seats=match.seats, named=len(seated)))


def _play(match: Match, seated: list[SeatedPlayer]) -> None:
    narrator = Narrator(match.game, [player.name for player in seated])
    dialogue = Dialogue(match, seated, narrator)
    for seat, name in enumerate(narrator.names):
        screen().print(say("plays", name=name, side=match.game.side_of(match.seats, seat)))
    dialogue.show_log()
    while not match.is_over:
        seat = match.to_move
        answer = _answer(match, seated[seat].bot, dialogue)
        if answer is Answer.QUIT:
            return
        if not isinstance(answer, Answer):
            dialogue.tell(match.play(seat, answer))
    _show_end(match, narrator, dialogue)
    if any(player.bot is None for player in seated):
        dialogue.offer_to_save()


def _answer(match: Match, bot: Player | None, dialogue: Dialogue) -> int | Answer:
    """What the seat to move does; a person with only one answer is not asked for it where the game says so."""
    if bot is not None:
        return decide(match, bot)
    return dialogue.ask(match.to_move) if match.forced is None else match.forced


def _show_end(match: Match, narrator: Narrator, dialogue: Dialogue) -> None:
    dialogue.show_board()
    result = match.game.result(match.state)
    assert result is not None
    winners = [narrator.names[seat] for seat in result["winners"]]
    screen().print(Text(f"{narrator.say(result['message'])}.", "bold"))
    screen().print(Text(say("won", names_count=len(winners), names_and=listed(winners)), "bold"))
    for line in narrator.ranking(result):
        screen().print(line)
