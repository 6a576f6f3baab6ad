"""What clients send and get about the life of tables, besides views."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field

from bezant.server.life_shapes import RequestKind
from bezant.server.model import MOST_NUMBER
from bezant.server.schemas import In, Out


class AskIn(In):
    what: RequestKind


class AnswerIn(In):
    allow: bool


class SeenIn(In):
    """The last entry of the log that the person has seen."""

    ply: Annotated[int, Field(ge=0, le=MOST_NUMBER)]


class Seen(Out):
    """The last entry of the log that a person has seen at a table, and when; null where there was none."""

    ply: int | None
    at: datetime | None


class Unread(Out):
    """How many words of others have not been read, by table."""

    tables: dict[str, int]


class RematchView(Out):
    """The table where the game is played again."""

    table: str
