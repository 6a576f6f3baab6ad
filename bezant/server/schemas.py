"""What goes over the wire, as `docs/protocol.md` says. The page's types are generated from here."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SkipValidation, StrictInt

from bezant.kernel import messages, shapes
from bezant.server import life_shapes
from bezant.server.terms import DAY

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
Life = SkipValidation[life_shapes.LifeShape]


def _with_board_places(part: dict[str, Any]) -> dict[str, Any]:
    """Reviews of version 0.1.0 named no places on the board."""
    return {"places": [], "leads": [], **part}


Result = shapes.Result
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


class LessonRow(Out):
    """How long a guided first game is."""

    steps: int
    minutes: int


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
    lesson: LessonRow | None


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
    account: bool


class Seat(Out):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    side: str
    you: bool
    bot_of: str | None  # the owner, where a person's bot sits here


class TableRow(Out):
    """A table in a list."""

    id: str
    name: str
    game: str
    private: bool
    hints: bool
    status: Status
    seats: list[Seat]
    here: list[int]
    to_move: int | None
    yours_to_move: bool
    where: Message | None
    created: datetime
    updated: datetime
    result: Result | None
    uploaded: bool
    sandbox: bool
    deadline: datetime | None
    paused: bool
    kept: int | None


class Lobby(Out):
    yours: list[TableRow]
    open: list[TableRow]
    watch: list[TableRow]
    finished: list[TableRow]


class SandboxView(Out):
    """Where a sandbox branches off; `imagined`: what the reader could not know there was drawn anew."""

    table: str
    ply: int
    imagined: bool


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
    uploaded: bool  # from a record, not played here
    sandbox: SandboxView | None


class Entry(Out):
    ply: int
    seat: int | None
    at: datetime
    undoes: int | None
    events: list[Event]


class Said(Out):
    """Something said; `person` is the id of the speaker, by which one can be blocked or muted."""

    at: datetime
    person: str
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
    options: list[int]
    can_undo: bool
    undo_turn: int  # how many moves are taken back with the turn
    preparing: bool
    result: Result | None
    since: int
    log: list[Entry]
    chat: list[Said]
    here: list[int]
    left: list[datetime | None]
    watching: int
    life: Life


class OpenOptions(Out):
    """The open actions at a ply, in words."""

    ply: int
    options: Options


class Acknowledgement(Out):
    """It is done and stored; the table has reached this ply."""

    ply: int


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


class ClockIn(In):
    """Seconds for each decision (`move`, `days`) or for the game; what a decision adds; what comes of running out of time."""

    kind: Literal["move", "game", "days"]
    seconds: Annotated[int, Field(ge=1, le=30 * DAY)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    late: Literal["bot", "lost"] = "bot"


class TermsIn(In):
    """What is left out is chosen to fit the clock and the openness of the table."""

    clock: ClockIn | None = None
    absence: Annotated[int, Field(ge=1, le=60 * DAY)] | None = None
    idle: Annotated[int, Field(ge=60, le=365 * DAY)] | None = None
    stand_in: str | None = None
    watch: Literal["all", "seated"] = "all"
    chat: Literal["all", "seated"] | None = None
    shuffle: bool = False
    take_backs: bool = True


class TableIn(In):
    game: str
    name: str | None = None
    seats: Annotated[list[SeatIn], Field(max_length=16)]
    private: bool = False
    options: dict[str, StrictInt | list[StrictInt]] = {}
    talk: bool = False
    hints: bool | None = None
    terms: TermsIn = TermsIn()


class MoveIn(In):
    ply: int
    option: int


class UndoIn(In):
    """Takes back the last move, or all of the turn."""

    ply: int
    to: Literal["move", "turn"] = "move"


Others = Literal["bots", "me"]


class PlayOnIn(In):
    """A sandbox that begins as a table stood after entry `ply`, and who decides for the other seats."""

    ply: int
    others: Others = "bots"


class ChatIn(In):
    text: str
