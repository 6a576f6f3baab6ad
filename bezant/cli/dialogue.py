"""A person at the terminal: shown the board and the options, asked until there is a choice."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path

from rich.text import Text

from bezant.cli.boards import badge, draw
from bezant.cli.choices import Item, NotUnderstood, find_action, items_at
from bezant.cli.narrator import Narrator
from bezant.cli.rules import explain
from bezant.cli.screen import screen
from bezant.cli.seats import SeatedPlayer
from bezant.cli.words import say, worded
from bezant.kernel import record
from bezant.kernel.errors import BezantError
from bezant.kernel.match import Entry, Match
from bezant.kernel.messages import EVERYONE
from bezant.kernel.shapes import Option, Question


class InputEnded(BezantError):
    code = "input_ended"


class CannotSave(BezantError):
    code = "cannot_save"


class Answer(Enum):
    """What a person may answer instead of choosing an action."""

    DEALT_WITH = auto()  # nothing more to do: the next line is read
    REPEAT = auto()  # the question is to be shown
    BACK = auto()
    UNDONE = auto()
    QUIT = auto()


class Dialogue:
    """Talks with the people of one match, and shows each no more than his seat may see."""

    def __init__(self, match: Match, seated: Sequence[SeatedPlayer], narrator: Narrator) -> None:
        self.match, self._seats, self._narrator, self._game = match, seated, narrator, match.game
        self._saved: Path | None = None
        self._typed: list[str] = []  # numbers that were typed ahead
        people = [seat for seat, player in enumerate(seated) if player.bot is None]
        self._looking = people[0] if len(people) == 1 else None  # the seat through whose eyes the screen shows the game
        self._one_by_one = len(people) > 1 and self._game.has_secrets
        self._told = dict.fromkeys(people, len(match.entries))  # how much of the log each has been told, one by one

    # --- deciding ------------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> int | Answer:
        """The action the person in this seat chooses, or what he wants instead."""
        if self._one_by_one:
            self._turn_to(seat)
        self.show_board()
        options = self._game.options(self.match.state, seat)
        depth, chosen = 0, options
        while True:
            items = items_at(chosen, depth)
            if not self._typed:
                self._show_question(seat, items, depth)
            answer = self._choose(items)
            if answer is Answer.BACK:
                depth, chosen = 0, options
            elif isinstance(answer, Item) and answer.option is None:
                depth, chosen = depth + 1, list(answer.options)
            elif answer is not Answer.REPEAT:
                return int(answer.options[0]["id"]) if isinstance(answer, Item) else answer

    def _choose(self, items: list[Item]) -> Item | int | Answer:
        """One of the items, an action in words, or another answer."""
        while True:
            typed_ahead = bool(self._typed)
            line = self._typed.pop(0) if typed_ahead else self._read(">")
            try:
                answer = self._understand(line, items)
            except InputEnded:
                raise
            except BezantError as error:
                self._typed.clear()
                screen().print(worded(error))
                answer = Answer.REPEAT if typed_ahead else Answer.DEALT_WITH
            if answer is not Answer.DEALT_WITH:
                return answer

    def _understand(self, line: str, items: list[Item]) -> Item | int | Answer:
        """What a line means."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not word:
            return Answer.DEALT_WITH
        if all(number.isdecimal() for number in line.split()):
            first, *ahead = line.split()
            self._typed += ahead
            return self._item(int(first), items)
        if word.startswith("?"):
            self._explain(f"{word[1:]} {rest}".strip(), items)
            return Answer.DEALT_WITH
        if word == "b" and not rest:
            return Answer.BACK
        if word == "u" and not rest:
            return self._undo()
        if word == "q" and not rest:
            return self._quit()
        if word == "s":
            self.save(rest)
        elif word == "l" and not rest:
            self.show_log()
        elif word == "h" and not rest:
            screen().print(say("help"))
        else:
            return self._action(line)
        return Answer.DEALT_WITH

    def _item(self, number: int, items: list[Item]) -> Item:
        if not 1 <= number <= len(items):
            raise NotUnderstood(say("no-option", number=number, most=len(items)))
        if self._typed and items[number - 1].is_last:
            raise NotUnderstood(say("nothing-follows", number=number))
        return items[number - 1]

    def _action(self, words: str) -> int:
        """An action in words, if it is open; the refusal is the explanation."""
        action = find_action(self._game, self._narrator, words)
        reason = self._game.refusal(self.match.state, action)
        if reason is not None:
            raise NotUnderstood(say("refused", why=self._narrator.say(reason.message), rule=reason.rule))
        return action

    def _undo(self) -> Answer:
        last = self.match.moves[-1].seat if self.match.moves else None
        seat = last if last is not None and self._seats[last].bot is None else self.match.to_move
        self.tell(self.match.undo(seat))
        return Answer.UNDONE

    def _quit(self) -> Answer:
        answer = self._read(say("save-first")).lower()
        if answer.startswith(say("yes")):
            self.save("")
        return Answer.QUIT

    # --- showing -------------------------------------------------------------------------------------------------------------

    def show_board(self) -> None:
        screen().print()
        screen().print(draw(self._game, self.match.state, self._narrator, screen().width, self._looking))

    def show_log(self) -> None:
        self._show(self.match.entries)

    def tell(self, entry: Entry) -> None:
        """Say what has just happened; where people look one by one, each is told when his turn comes."""
        if not self._one_by_one:
            self._show([entry])
        elif self.match.is_over:
            self._catch_up()

    def _turn_to(self, seat: int) -> None:
        """Hand the keyboard of a game with secrets to another person."""
        if seat != self._looking:
            screen().clear()
            self._read(say("look-away", name=self._narrator.names[seat]))
            self._looking = seat
        self._catch_up()

    def _catch_up(self) -> None:
        """Tell the one who looks what has happened since he looked last."""
        if self._looking is not None:
            self._show(self.match.entries[self._told[self._looking] :])
            self._told[self._looking] = len(self.match.entries)

    def _show(self, entries: Sequence[Entry]) -> None:
        eyes = EVERYONE if self.match.is_over else self._looking
        for entry in entries:
            for line in self._narrator.lines(
                replace(entry, events=tuple(event.seen_by(eyes) for event in entry.events))
            ):
                screen().print(line)

    def _show_question(self, seat: int, items: list[Item], depth: int) -> None:
        question = self._game.question(self.match.state)
        assert question is not None
        title, detail = self._narrator.say(question["title"]), self._detail(question)
        if depth > 0:  # the question has been read; what has been chosen of the answer stands in its place
            path = items[0].options[0]["path"][:depth]
            title, detail = ", ".join(self._narrator.say(part["label"]) for part in path), say("and-then")
        asked = Text(say("asked", name=self._narrator.names[seat], question=title), "bold")
        fits = asked.cell_len + 2 + len(detail) <= screen().width
        screen().print(asked, end="  " if fits else "\n")
        screen().print(Text(detail, "dim"))
        lines = [self._numbered(number, item, depth) for number, item in enumerate(items, start=1)]
        for row in in_columns(lines, screen().width):
            screen().print(row, no_wrap=True, overflow="ellipsis")

    def _detail(self, question: Question) -> str:
        return "" if question["detail"] is None else self._narrator.say(question["detail"])

    def _numbered(self, number: int, item: Item, depth: int) -> Text:
        line = Text(f"{number:>2} ", "bold")
        line.append_text(badge(self._game, item.part))
        option = item.option
        label = option["label"] if option is not None and depth == 0 else item.part["label"]
        line.append(self._narrator.say(label).removeprefix("the "), "not bold")
        if option is not None and option["detail"] is not None:
            line.append(f": {self._narrator.say(option['detail'])}", "not bold dim")
        return line

    # --- explaining ----------------------------------------------------------------------------------------------------------

    def _explain(self, what: str, items: list[Item]) -> None:
        if not what:
            question = self._game.question(self.match.state)
            assert question is not None
            detail = self._detail(question) or self._narrator.say(question["title"])
            screen().print(say("explained", what=detail))
            self._cite(question["rule"])
        elif what.isdecimal():
            self._explain_item(self._item(int(what), items))
        else:
            self._explain_action(find_action(self._game, self._narrator, what))

    def _explain_item(self, item: Item) -> None:
        if item.option is not None:
            self._explain_option(item.option)
        else:
            screen().print(say("leads-to", what=self._narrator.say(item.part["label"]), count=len(item.options)))
            self._cite(item.options[0]["rule"])

    def _explain_action(self, action: int) -> None:
        reason = self._game.refusal(self.match.state, action)
        if reason is None:
            options = self._game.options(self.match.state, self.match.to_move)
            self._explain_option(next(option for option in options if option["id"] == action))
        else:
            screen().print(say("not-now", why=self._narrator.say(reason.message)))
            self._cite(reason.rule)

    def _explain_option(self, option: Option) -> None:
        detail = f": {self._narrator.say(option['detail'])}" if option["detail"] else ""
        screen().print(f"{self._narrator.say(option['label'])}{detail}")
        for event in option["preview"]:
            if event["message"]:
                screen().print(f"  {self._narrator.say(event['message'])}")
        if option["chance"]:
            screen().print(f"  {say('chance-follows')}")
        elif option["passes"]:
            screen().print(f"  {say('ends-move')}")
        self._cite(option["rule"])

    def _cite(self, rule: str) -> None:
        if rule:
            explain(self._game.name, rule)

    # --- files and keys ------------------------------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """Writes the record; a file that was there before this game is left alone."""
        path = Path(name or f"{self._game.name}-{self.match.commitment[:8]}.record").expanduser()
        try:
            with path.open("w" if path == self._saved else "x", encoding="utf-8") as file:
                file.write(record.save(self.match, self._narrator.names))
        except FileExistsError:
            raise CannotSave(say("file-exists", file=str(path))) from None
        except OSError as error:
            raise CannotSave(say("file-unwritable", file=str(path), why=error.strerror)) from None
        self._saved = path
        screen().print(say("saved", file=str(path), game=self._game.name), soft_wrap=True)

    def offer_to_save(self) -> None:
        """After the game. Whoever is not there any more has nothing to say."""
        try:
            line = self._read(say("offer-to-save"))
            if line.split(" ")[0] == "s":
                self.save(line[1:].strip())
        except InputEnded:
            screen().print()

    def _read(self, prompt: str) -> str:
        try:
            line = input(f"{prompt} ").strip()
        except EOFError:
            screen().print()
            where = self._narrator.say(self._game.where(self.match.state))
            raise InputEnded(say("input-ended", where=where)) from None
        if not sys.stdin.isatty():
            screen().print(line)  # so that a transcript reads like a dialogue
        return line


def in_columns(lines: Sequence[Text], width: int) -> list[Text]:
    """Short lines side by side, each too long for that on its own, in order."""
    half = width // 2
    column = min(half, max((line.cell_len for line in lines if line.cell_len < half), default=half) + 3)
    rows: list[Text] = []
    filled = width  # of the last row
    for line in lines:
        if line.cell_len < half and filled + column <= width:
            rows[-1].pad_right(filled - rows[-1].cell_len)
            rows[-1].append_text(line)
            filled += column
        else:
            rows.append(line)
            filled = column if line.cell_len < half else width
    return rows
