"""The server's own refusals, and the status with which every refusal is answered."""

from __future__ import annotations

from typing import Any, ClassVar

from bezant.kernel import errors
from bezant.kernel.errors import BezantError, IllegalOption
from bezant.kernel.messages import Argument, Message


class ServerRefusal(BezantError):
    """A refusal with the status of its answer; its details go into the message shown by the page."""

    status: ClassVar[int] = 422

    def __init__(self, words: str, rule: str | None = None, **args: Argument) -> None:
        super().__init__(words, **args)
        self.rule = rule


class BadText(ServerRefusal):
    code = "bad_text"


class BadName(ServerRefusal):
    """A name that nobody may have: `why` is mixed, reserved, guest or taken."""

    code = "bad_name"

    def __init__(self, why: str, words: str) -> None:
        super().__init__(words, why=why)


class BadPassword(ServerRefusal):
    code = "bad_password"


class BadCode(ServerRefusal):
    code = "bad_code"


class BadPasskey(ServerRefusal):
    code = "bad_passkey"


class BadAddress(ServerRefusal):
    """An address that notices cannot go to; `why` is a name for what is wrong with it."""

    code = "bad_address"

    def __init__(self, words: str, why: str, **args: str | None) -> None:
        super().__init__(words, why=why, **args)


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


class NoWatching(ServerRefusal):
    code = "no_watching"
    status = 403


class NotHost(ServerRefusal):
    code = "not_host"
    status = 403


class NoHints(ServerRefusal):
    code = "no_hints"
    status = 403


class NoTakeBacks(ServerRefusal):
    code = "no_take_backs"
    status = 403


class WrongLogin(ServerRefusal):
    code = "wrong_login"
    status = 403


class Blocked(ServerRefusal):
    code = "blocked"
    status = 403


class ForeignPage(ServerRefusal):
    code = "foreign_page"
    status = 403


class WrongHost(ServerRefusal):
    code = "wrong_host"
    status = 421


class Banned(ServerRefusal):
    code = "banned"
    status = 403


class NoSuchTable(ServerRefusal):
    code = "no_such_table"
    status = 404


class NoSuchPerson(ServerRefusal):
    code = "no_such_person"
    status = 404


class NoSuchSession(ServerRefusal):
    code = "no_such_session"
    status = 404


class NoSuchSeat(ServerRefusal):
    code = "no_such_seat"
    status = 404


class NoSuchToken(ServerRefusal):
    code = "no_such_token"
    status = 404


class BadToken(ServerRefusal):
    """A request with a token that is not valid."""

    code = "bad_token"
    status = 401


class OnlyPlays(ServerRefusal):
    """A token was used for something else than playing."""

    code = "only_plays"
    status = 403


class NoSuchAddress(ServerRefusal):
    code = "no_such_address"
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


class HasAccount(ServerRefusal):
    code = "has_account"
    status = 409


class NoAccount(ServerRefusal):
    code = "no_account"
    status = 409


class LastKey(ServerRefusal):
    """The only way into an account is not thrown away."""

    code = "last_key"
    status = 409


class SeatTaken(ServerRefusal):
    code = "seat_taken"
    status = 409


class AtRest(ServerRefusal):
    """A table that has been paused."""

    code = "at_rest"
    status = 409


class StoodIn(ServerRefusal):
    """A move of somebody for whom a bot plays."""

    code = "stood_in"
    status = 409


class NotAway(ServerRefusal):
    code = "not_away"
    status = 409


class RequestOpen(ServerRefusal):
    code = "request_open"
    status = 409


class NoRequest(ServerRefusal):
    code = "no_request"
    status = 409


class OnlyBots(ServerRefusal):
    """A game is not abandoned where nobody but bots would be asked."""

    code = "only_bots"
    status = 409


class NothingToDo(ServerRefusal):
    code = "nothing_to_do"
    status = 409


class TooLarge(ServerRefusal):
    code = "too_large"
    status = 413


class TooMany(ServerRefusal):
    code = "too_many"
    status = 429


class TooManyTables(ServerRefusal):
    code = "too_many_tables"
    status = 429


class TooManySandboxes(ServerRefusal):
    code = "too_many_sandboxes"
    status = 429


class OurMistake(ServerRefusal):
    code = "our_mistake"
    status = 500


class UnreadableTable(ServerRefusal):
    code = "unreadable_table"
    status = 500


class CannotMail(ServerRefusal):
    code = "cannot_mail"


class Elsewhere(ServerRefusal):
    """Another process plays the table."""

    code = "elsewhere"
    status = 503

    def __init__(self) -> None:
        super().__init__("This table is being played by another process; try again in a moment.")


class StoreUnavailable(ServerRefusal):
    code = "store_unavailable"
    status = 503


class Conflict(BezantError):
    """A refusal of something asked of a table, with the table as it stands."""

    def __init__(self, refusal: BezantError, view: dict[str, Any]) -> None:
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
    return {"id": f"refusal-{refusal.code.replace('_', '-')}", "args": refusal.details}
