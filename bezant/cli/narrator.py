"""A match told in words, as the log of the page tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from bezant.cli.screen import plain
from bezant.cli.words import language, say
from bezant.kernel.game import Game
from bezant.kernel.match import Entry
from bezant.kernel.messages import Event, Message, message
from bezant.kernel.shapes import Result
from bezant.kernel.text import words_for
from bezant.lab.review import CHAPTERS


class Narrator:
    """Says what a game's messages mean, with the players' names in them."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.names = [plain(name) for name in names]
        self._game, self._words = game, words_for(game.name, language())

    @property
    def game(self) -> str:
        return self._game.name

    @property
    def title(self) -> str:
        return self.say(message(f"{self._game.name}-title"))

    def players(self) -> str:
        """The game, and who plays which colour."""
        sides = (self._game.side_of(len(self.names), seat) for seat in range(len(self.names)))
        players = ", ".join(say("player", name=name, side=side) for name, side in zip(self.names, sides, strict=True))
        return say("players", game=self.title, players=players)

    def say(self, message: Message) -> str:
        return self._words.say(message, self.names)

    def ranking(self, result: Result) -> Iterator[Text]:
        """A line for each player of a finished game, the best first; nothing where nobody has won."""
        ranked = [(row["place"], row) for row in result["scores"] if row["place"] is not None]
        for place, row in sorted(ranked, key=lambda each: each[0]):
            yield Text(f"  {place}. {self.names[row['seat']]}: {row['score']}")

    def lines(self, entry: Entry) -> Iterator[Text]:
        """The lines of one entry of the log; an undo is one too."""
        if entry.undoes is not None and entry.seat is not None:
            yield Text(f"  {say('takes-back', name=self.names[entry.seat])}", "italic")
        yield from self.told(entry.events)

    def told(self, events: Iterable[Event]) -> Iterator[Text]:
        for event in events:
            if event.message is None:
                continue
            said = self.say(event.message)
            yield Text(said, "bold") if event.name in CHAPTERS else Text(f"  {said}")
