"""The few errors. Each says in one sentence what was asked, what was allowed, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from bezant.kernel.messages import Reason


class BezantError(ValueError):
    """A refusal: `code` for programs, the text for people, `rule` where a rule of the game is behind it."""

    code: ClassVar[str] = "refused"
    rule: str | None = None


class UnknownGame(BezantError):
    code = "unknown_game"


class BadSeats(BezantError):
    code = "bad_seats"


class BadSeat(BezantError):
    """A seat that is not at the table."""

    code = "bad_seat"


class BadSeed(BezantError):
    """Something that is not a whole number of up to 128 bits."""

    code = "bad_seed"


class BadCount(BezantError):
    """A number of games or of decisions that cannot be played."""

    code = "bad_count"


class BadOption(BezantError):
    """An option of `new` that the game does not have, or a value out of its range."""

    code = "bad_option"


class UnknownAction(BezantError):
    """Words or a number that name no action of the game."""

    code = "unknown_action"


class IllegalOption(BezantError):
    """An action of the game that is not open now; `reason` says why."""

    code = "illegal_option"

    def __init__(self, words: str, reason: Reason) -> None:
        super().__init__(words)
        self.reason = reason
        self.rule = reason.rule


class NotYourTurn(BezantError):
    code = "not_your_turn"


class StaleMove(BezantError):
    code = "stale_move"


class GameOver(BezantError):
    code = "game_over"


class CannotUndo(BezantError):
    code = "cannot_undo"


class BadPosition(BezantError):
    """A position that cannot occur; `rule` is the invariant it breaks."""

    code = "bad_position"

    def __init__(self, words: str, rule: str | None = None) -> None:
        super().__init__(words)
        self.rule = rule


class BadBoard(BezantError):
    """A board file that cannot be played on; `at` is the place in it, such as ("city", 3, "size")."""

    code = "bad_board"

    def __init__(self, words: str, at: tuple[str | int, ...] = ()) -> None:
        super().__init__(words)
        self.at = at


class BadRecord(BezantError):
    """A record that cannot be read or replayed; `line` is where."""

    code = "bad_record"

    def __init__(self, words: str, line: int) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line


class UnknownPlayer(BezantError):
    code = "unknown_player"


class UnknownRule(BezantError):
    code = "unknown_rule"
