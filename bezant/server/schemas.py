"""What goes over the wire, as `docs/protocol.md` says. The page's types are generated from here."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SkipValidation, StrictInt

from bezant.kernel import messages, shapes

Status = Literal["waiting", "playing", "finished"]


class Out(BaseModel):
    """Something the server says: every field is always there."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class In(BaseModel):
    """Something a client says: nothing is guessed, nothing unknown is overlooked."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What games say: their own shapes, described for the page but not checked again on the way out. Tests hold the games to them.

Message = SkipValidation[messages.Message]
Event = SkipValidation[shapes.Event]
Options = SkipValidation[list[shapes.Option]]
Question = SkipValidation[shapes.Question]
Step = SkipValidation[shapes.Step]


def _with_places(result: dict[str, Any]) -> dict[str, Any]:
    """Results of version 0.1.0 told no places."""
    return {**result, "scores": [{"place": None, **row} for row in result["scores"]]}


def _with_board_places(part: dict[str, Any]) -> dict[str, Any]:
    """Reviews of version 0.1.0 named no places on the board."""
    return {"places": [], "leads": [], **part}


Result = Annotated[shapes.Result, BeforeValidator(_with_places)]
Part = Annotated[shapes.Part, BeforeValidator(_with_board_places)]


# Games and rules


class GameOption(Out):
    id: str
    default: int | list[int]
    low: int
    high: int
    size: int
    rule: str
    label: Message


class BotRating(Out):
    """How strong a bot is with so many seats, as measured, and the 95 % interval of it."""

    bot: str
    seats: int
    rating: int
    low: int
    high: int


class Bot(Out):
    """A bot, its step on the ladder of levels where it has one, and whether it is the one to propose."""

    bot: str
    level: int | None
    usual: bool


class GameRow(Out):
    """What a game is; `talk` is the rule that forbids team-mates to talk, unless the table allows it."""

    id: str
    title: Message
    seats: list[int]
    version: int
    designer: str
    options: list[GameOption]
    bots: list[Bot]
    ratings: list[BotRating]
    teams: list[int]
    secrets: bool
    talk: str | None


class GameView(GameRow):
    """What a page needs to draw the game. `amounts`: the kinds of parts that are amounts; `headings`: events that head the log."""

    board: dict[str, Any]
    verbs: list[shapes.Verb]
    amounts: list[str]
    headings: list[str]


class RuleText(Out):
    id: str
    text: str


class RuleSection(Out):
    id: str
    title: str
    rules: list[RuleText]


class RulesView(Out):
    title: str
    sections: list[RuleSection]


class RuleView(Out):
    id: str
    title: str
    text: str


# Guests and tables


class Me(Out):
    id: str
    name: str


class Seat(Out):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    side: str
    you: bool
    here: bool


class TableRow(Out):
    """A table in a list."""

    id: str
    name: str
    game: str
    private: bool
    hints: bool
    status: Status
    seats: list[Seat]
    to_move: int | None
    yours_to_move: bool
    where: Message | None
    created: datetime
    updated: datetime
    result: Result | None


class Lobby(Out):
    yours: list[TableRow]
    open: list[TableRow]
    watch: list[TableRow]
    finished: list[TableRow]


class TableFacts(Out):
    id: str
    name: str
    game: str
    private: bool
    talk: bool
    hints: bool
    options: dict[str, int | list[int]]
    created: datetime
    commitment: str
    seed: str | None


class Entry(Out):
    ply: int
    seat: int | None
    at: datetime
    undoes: int | None
    events: list[Event]


class Said(Out):
    at: datetime
    name: str
    seat: int | None
    text: str


class TableView(Out):
    """A table through the eyes of one browser."""

    table: TableFacts
    status: Status
    seats: list[Seat]
    you: list[int]
    seat: int | None
    ply: int
    to_move: int | None
    question: Question | None
    steps: list[Step]
    position: dict[str, Any] | None
    options: Options
    can_undo: bool
    preparing: bool
    result: Result | None
    since: int
    log: list[Entry]
    chat: list[Said]
    watching: int


class LiveView(Out):
    """What the WebSocket of a table sends at once and after every change."""

    type: Literal["view"]
    view: TableView


class Why(Out):
    """Whether an option is open now, and the reason where it is not; of a place, the option and the part that it stands for."""

    option: int | None
    label: Message | None
    legal: bool
    code: str | None
    message: Message | None
    words: str | None
    rule: str | None


class Refusal(Out):
    code: str
    words: str
    message: Message
    rule: str | None
    view: TableView | None


# What clients send


class NameIn(In):
    name: str


class MySeat(In):
    kind: Literal["me"]


class OpenSeat(In):
    kind: Literal["open"]


class BotSeat(In):
    kind: Literal["bot"]
    bot: str


SeatIn = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class TableIn(In):
    game: str
    name: str | None = None
    seats: Annotated[list[SeatIn], Field(max_length=16)]
    private: bool = False
    options: dict[str, StrictInt | list[StrictInt]] = {}
    talk: bool = False
    hints: bool | None = None


class MoveIn(In):
    ply: int
    option: int


class UndoIn(In):
    ply: int


class PlayOnIn(In):
    """A new table that begins as a finished one stood after entry `ply`."""

    ply: int


class ChatIn(In):
    text: str
