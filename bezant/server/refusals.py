"""The server's own refusals, and the status with which every refusal is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bezant.kernel import errors
from bezant.kernel.errors import BezantError, IllegalOption
from bezant.kernel.messages import Argument, Message

if TYPE_CHECKING:
    from bezant.server.schemas import TableView


class ServerRefusal(BezantError):
    """A refusal with the status of its answer; `args` go into the message shown by the page."""

    status: ClassVar[int] = 422

    def __init__(self, words: str, rule: str | None = None, **args: Argument) -> None:
        super().__init__(words)
        self.rule = rule
        self.details = args


class BadText(ServerRefusal):
    code = "bad_text"


class Malformed(ServerRefusal):
    """A request that cannot be read at all, or has fields of the wrong kind."""

    code = "malformed"


class UnknownBot(ServerRefusal):
    code = "unknown_bot"


class NotYourSeat(ServerRefusal):
    code = "not_your_seat"
    status = 403


class NoTalk(ServerRefusal):
    code = "no_talk"
    status = 403


class NoHints(ServerRefusal):
    code = "no_hints"
    status = 403


class ForeignPage(ServerRefusal):
    code = "foreign_page"
    status = 403


class NoSuchTable(ServerRefusal):
    code = "no_such_table"
    status = 404


class NoSuchSeat(ServerRefusal):
    code = "no_such_seat"
    status = 404


class NoSuchPage(ServerRefusal):
    code = "no_such_page"
    status = 404


class NoSuchPly(ServerRefusal):
    code = "no_such_ply"
    status = 404


class NotAllowed(ServerRefusal):
    code = "not_allowed"
    status = 405


class NotBegun(ServerRefusal):
    code = "not_begun"
    status = 409


class HasBegun(ServerRefusal):
    code = "has_begun"
    status = 409


class NotOver(ServerRefusal):
    code = "not_over"
    status = 409


class SeatTaken(ServerRefusal):
    code = "seat_taken"
    status = 409


class TooLarge(ServerRefusal):
    code = "too_large"
    status = 413


class TooMany(ServerRefusal):
    code = "too_many"
    status = 429


class OurMistake(ServerRefusal):
    code = "our_mistake"
    status = 500


class UnreadableTable(ServerRefusal):
    code = "unreadable_table"
    status = 500


class StoreUnavailable(ServerRefusal):
    code = "store_unavailable"
    status = 503


class Conflict(BezantError):
    """A refusal of something asked of a table, with the table as it stands."""

    def __init__(self, refusal: BezantError, view: TableView) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.view = view


_STATUS_OF_THE_KERNEL: dict[type[BezantError], int] = {
    errors.UnknownGame: 404,
    errors.UnknownRule: 404,
    errors.UnknownAction: 404,
    errors.IllegalOption: 409,
    errors.NotYourTurn: 409,
    errors.StaleMove: 409,
    errors.GameOver: 409,
    errors.CannotUndo: 409,
}


def status_of(refusal: BezantError) -> int:
    if isinstance(refusal, ServerRefusal):
        return refusal.status
    return _STATUS_OF_THE_KERNEL.get(type(refusal), 422)


def message_of(refusal: BezantError) -> Message:
    """The game's own message where a rule refuses, else `refusal-<code>` of the page."""
    if isinstance(refusal, IllegalOption):
        return refusal.reason.message
    args = refusal.details if isinstance(refusal, ServerRefusal) else {}
    return {"id": f"refusal-{refusal.code.replace('_', '-')}", "args": args}
