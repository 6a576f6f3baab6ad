"""The few errors. Each says in one sentence what was asked, what was allowed, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from bezant.kernel.messages import Argument, Reason
    from bezant.kernel.state import Array


class BezantError(ValueError):
    """A refusal: `code` for programs, the text for people, `rule` where a rule of the game is behind it. The text is English;
    who says it in another language needs the code and `details`.

    >>> import bezant
    >>> try:
    ...     bezant.load("chess")
    ... except bezant.BezantError as refusal:
    ...     print(refusal.code)
    unknown_game
    """

    code: ClassVar[str] = "refused"
    rule: str | None = None

    def __init__(self, words: str, **details: Argument) -> None:
        super().__init__(words)
        self.details = details


class UnknownGame(BezantError):
    """A name that no game has.

    >>> import bezant
    >>> bezant.load("chess")
    Traceback (most recent call last):
    bezant.kernel.errors.UnknownGame: There is no game “chess”; the games are: byzantium, carolus, jerusalem.
    """

    code = "unknown_game"


class BadGame(BezantError):
    """A package that is no game: the sentence says what it lacks.

    >>> import bezant
    >>> issubclass(bezant.BadGame, bezant.BezantError)
    True
    """

    code = "bad_game"


class BadSeats(BezantError):
    """A number of players that the game is not made for.

    >>> import bezant
    >>> bezant.load("carolus").new(seats=7)
    Traceback (most recent call last):
    bezant.kernel.errors.BadSeats: Carolus Magnus is played with 2, 3, 4 players, not 7.
    """

    code = "bad_seats"


class BadSeat(BezantError):
    """A seat that is not at the table.

    >>> import bezant
    >>> bezant.load("carolus").side_of(seats=2, seat=2)
    Traceback (most recent call last):
    bezant.kernel.errors.BadSeat: There is no seat 2 at this table; its seats are 0 to 1.
    """

    code = "bad_seat"


class BadSeed(BezantError):
    """Something that is not a whole number of up to 128 bits.

    >>> import bezant
    >>> bezant.load("carolus").new(seats=2, seed=-1)
    Traceback (most recent call last):
    bezant.kernel.errors.BadSeed: A seed is a whole number from 0 to 2**128 - 1, not -1.
    """

    code = "bad_seed"


class BadCount(BezantError):
    """A number of games or of decisions that cannot be played.

    >>> import bezant
    >>> bezant.load("carolus").play_out(games=-1, seats=2)
    Traceback (most recent call last):
    bezant.kernel.errors.BadCount: The number of games is a whole number from 0 on, not -1.
    """

    code = "bad_count"


class BadOption(BezantError):
    """An option of `new` that the game does not have, or a value out of its range.

    >>> import bezant
    >>> bezant.load("carolus").new(seats=2, emperor=99)
    Traceback (most recent call last):
    bezant.kernel.errors.BadOption: ...
    """

    code = "bad_option"


class UnknownAction(BezantError):
    """Words or a number that name no action of the game.

    >>> import bezant
    >>> carolus = bezant.load("carolus")
    >>> carolus.apply(carolus.new(seats=2), 1_000_000)
    Traceback (most recent call last):
    bezant.kernel.errors.UnknownAction: ...
    """

    code = "unknown_action"


class IllegalOption(BezantError):
    """An action of the game that is not open now; `reason` says why.

    >>> import bezant
    >>> carolus = bezant.load("carolus")
    >>> state = carolus.new(seats=2, seed=7)
    >>> try:
    ...     carolus.apply(state, len(carolus.actions) - 1)
    ... except bezant.IllegalOption as refusal:
    ...     print(refusal.reason.code)
    not_moving_emperor
    """

    code = "illegal_option"

    def __init__(self, words: str, reason: Reason) -> None:
        super().__init__(words)
        self.reason = reason
        self.rule = reason.rule


class IllegalActions(BezantError):
    """Actions that are not open in some of many games; `indices` says in which. Nothing was done in any of them.

    >>> import bezant
    >>> env = bezant.vector("carolus", 3, seats=2)
    >>> try:
    ...     env.step([0, 94, 0])
    ... except bezant.IllegalActions as refusal:
    ...     print(refusal.indices)
    [1]
    """

    code = "illegal_actions"

    def __init__(self, words: str, indices: Array) -> None:
        super().__init__(words)
        self.indices = indices


class NotYourTurn(BezantError):
    """A move of a seat while another one is asked.

    >>> import bezant
    >>> from bezant.kernel.match import Match
    >>> match = Match(bezant.load("carolus"), seats=2, seed="an example")
    >>> match.play(1 - match.to_move, 0)
    Traceback (most recent call last):
    bezant.kernel.errors.NotYourTurn: It is not your turn: ...
    """

    code = "not_your_turn"


class StaleMove(BezantError):
    """A move that was meant for an earlier position of a table on the server.

    >>> import bezant
    >>> bezant.StaleMove.code
    'stale_move'
    """

    code = "stale_move"


class GameOver(BezantError):
    """An action after the end.

    >>> import bezant
    >>> bezant.GameOver.code
    'game_over'
    """

    code = "game_over"


class CannotUndo(BezantError):
    """A move that cannot be taken back: chance has come in, or somebody else has decided.

    >>> import bezant
    >>> from bezant.kernel.match import Match
    >>> Match(bezant.load("carolus"), seats=2, seed="an example").undo(0)
    Traceback (most recent call last):
    bezant.kernel.errors.CannotUndo: ...
    """

    code = "cannot_undo"


class BadPosition(BezantError):
    """A position that cannot occur; `rule` is the invariant it breaks.

    >>> import bezant
    >>> bezant.load("carolus").from_bytes(b"nothing")
    Traceback (most recent call last):
    bezant.kernel.errors.BadPosition: A position of Carolus Magnus has 272 bytes, not 7.
    """

    code = "bad_position"

    def __init__(self, words: str, rule: str | None = None) -> None:
        super().__init__(words)
        self.rule = rule


class BadBoard(BezantError):
    """A board file that cannot be played on; `at` is the place in it.

    >>> import bezant
    >>> bezant.BadBoard("“size” is missing.", at=("city", 3, "size")).at
    ('city', 3, 'size')
    """

    code = "bad_board"

    def __init__(self, words: str, at: tuple[str | int, ...] = ()) -> None:
        super().__init__(words)
        self.at = at


class BadRecord(BezantError):
    """A record that cannot be read or replayed; `line` is where, and `why` a name for what is wrong there.

    >>> import bezant
    >>> bezant.BadRecord("the line “moves” is missing.", line=5)
    BadRecord('line 5: the line “moves” is missing.')
    """

    code = "bad_record"

    def __init__(self, words: str, line: int, why: str = "other", **details: Argument) -> None:
        super().__init__(f"line {line}: {words}", said=words, line=line, why=why, **details)
        self.line = line


class MissingExtra(BezantError):
    """Something that needs a package which is not installed; the text says which extra brings it.

    >>> import bezant
    >>> print(bezant.MissingExtra("`bezant serve` needs the extra “server”: pip install bezant[server]"))
    `bezant serve` needs the extra “server”: pip install bezant[server]
    """

    code = "missing_extra"


class NoDevice(BezantError):
    """Something that needs a GPU where none can be used; the text says whether it or its driver is missing.

    >>> import bezant
    >>> issubclass(bezant.NoDevice, bezant.BezantError)
    True
    """

    code = "no_device"


class UnknownPlayer(BezantError):
    """A name that no bot has.

    >>> from bezant import load, players
    >>> players.make("deep blue", load("carolus"))
    Traceback (most recent call last):
    bezant.kernel.errors.UnknownPlayer: There is no player “deep blue”; the players are: ...
    """

    code = "unknown_player"


class UnknownRule(BezantError):
    """A number that no rule of the game has.

    >>> from bezant.kernel.rulebook import rulebook
    >>> rulebook("carolus").rule("CAR-99.9")
    Traceback (most recent call last):
    bezant.kernel.errors.UnknownRule: There is no rule “CAR-99.9” in ...
    """

    code = "unknown_rule"
