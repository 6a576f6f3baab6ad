"""What a game brings: a package with these parts, each a module of that name, or all in one file. What is not brought has a default
where one is named (`kernel/default/`); what must be brought is asked for in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Protocol, TypeVar

from bezant.kernel import compile, shapes
from bezant.kernel.actions import Part
from bezant.kernel.decisions import Course
from bezant.kernel.errors import BadGame
from bezant.kernel.messages import Argument, Event, EventTable, Message, Reason
from bezant.kernel.names import entries, names_of, rules_of
from bezant.kernel.observation import Observed
from bezant.kernel.options import OptionTable
from bezant.kernel.pointing import Places
from bezant.kernel.state import Array, Position

S = TypeVar("S", bound=Position, contravariant=True)  # the positions of the game


class Rules(Protocol[S]):
    """`rules`: must be brought, but for `imagine`. Run interpreted and compiled."""

    COURSE: Course  # the decision table

    def set_up(self, s: S, seats: int, options: Array) -> None:
        """Fill an empty position, its dice seeded, up to the first step."""

    def imagine(self, s: S, seat: int) -> None:
        """Draw anew what the seat cannot know. Default: nothing is hidden, and no verb may be secret."""


class State(Protocol):
    """`state`: must be brought."""

    State: type[Position]


class Facts(Protocol):
    """In the package itself, `tables` or `names`. A title and the numbers of seats must be brought."""

    TITLE: str
    DESIGNER: str  # default: nobody is named
    PREFIX: str  # of its rule ids; default: it has no rules page
    VERSION: int  # of its rules; default: 1
    SEAT_COUNTS: tuple[int, ...]
    SIDE_NAMES: Sequence[str]  # default: numbers
    Option: Any  # of `new`; default: none
    Told: Any  # events; default: none
    End: Any  # ways to end; default: it goes on, or is over
    WORDS: Mapping[str, Sequence[str]]  # for values of arguments of events; default: numbers
    SPACES: Mapping[str, tuple[float, float]]  # of a plain board, with their places; default: it has none
    LINKS: Sequence[tuple[str, str]]  # between spaces; default: none

    def sides(self, seats: int) -> list[int]:
        """The side of each seat. Default: every seat plays for itself."""


class Positions(Protocol[S]):
    """`position`: positions as JSON. Default: the fields of the record by name."""

    def check_options(self, seats: int, values: Array) -> Array: ...
    def dump(self, s: S) -> dict[str, Any]: ...
    def load(self, given: dict[str, Any]) -> Position: ...


class Invariants(Protocol[S]):
    """`invariants`: whether a position can occur. Default: any that is in range."""

    def broken_invariant(self, s: S) -> tuple[str, str] | None:
        """The id of an invariant that is broken, and the sentence that says how."""


class View(Protocol[S]):
    """`view`: what a seat may see, and the messages around it. Default: the fields of the record, for games without secrets."""

    AMOUNTS: tuple[str, ...]  # kinds of parts that are amounts
    HEADINGS: tuple[str, ...]  # events that head the lines of the log after them
    TALK_RULE: str | None  # the rule against talking among team-mates, where there is one

    def view(self, s: S, seat: int | None) -> dict[str, Any]: ...
    def own(self, s: S, seat: int, seen: dict[str, Any]) -> dict[str, Any] | None:
        """What is other in the view of a seat than in that of a spectator, `seen`; None where that is not told apart."""

    def board(self) -> dict[str, Any]: ...
    def question(self, s: S) -> shapes.Question: ...
    def question_args(self, s: S) -> dict[str, Argument]: ...
    def steps(self, s: S) -> list[shapes.Step]: ...
    def where(self, s: S) -> Message: ...
    def scores(self, s: S) -> list[int]: ...
    def ranking(self, s: S) -> list[Any]: ...
    def result(self, s: S) -> shapes.UnrankedResult: ...
    def reason_args(self, s: S, action: int) -> dict[str, Argument]: ...
    def option_words(self, s: S, action: int, events: list[Event]) -> shapes.OptionWords: ...
    def places(self, s: S, verb: str, part: Part) -> Places: ...
    def refuse_place(self, s: S, place: Part) -> Reason | None: ...
    def hidden_fields(self, s: S) -> Sequence[str]: ...


class Observing(Protocol[S]):
    """`observe`: what a learner sees, true to the view. Default: every field but the generator, for games without secrets."""

    OBSERVATION_VERSION: int  # moves with the features
    OBSERVED: Sequence[Observed]

    def observe_into(self, s: S, seat: int, out: Array) -> None:
        """Fill an observation. Default: as the features say."""


class Terminal(Protocol):
    """`terminal`: the board drawn with characters. Default: the view as nested lists."""

    def draw(self, view: dict[str, Any], narrator: Any, width: int) -> Any: ...
    def badge(self, part: dict[str, Any]) -> Any: ...
    def picture(self, view: dict[str, Any], names: list[str]) -> list[str]:
        """The position in a few lines of plain text, as golden games show it."""


class Evaluation(Protocol[S]):
    """`evaluate`: how good a position looks, and how it is searched. Default: victory alone counts."""

    SEARCH: Mapping[str, float]
    SEARCH_WITH: Mapping[int, Mapping[str, float]]
    LEVELS: tuple[int, ...]
    LEVELS_WITH: Mapping[int, tuple[int, ...]]

    def evaluate(self, s: S, seat: int) -> int: ...


class Value(Protocol[S]):
    """`value`: the features that foretell who wins, for the leaves of the search. Default: the evaluation alone."""

    STAGES: int
    FEATURES: Sequence[str]

    def stage(self, s: S) -> int: ...
    def features_into(self, s: S, seat: int, found: Array) -> None: ...


class Outlook(Protocol[S]):
    """`outlook`: what a review compares two moves by, in figures people know. Default: none, and who is asked acts."""

    WORTH: Mapping[str, float]
    OUTCOMES: Sequence[str]

    def outlook(self, s: S, seat: int) -> dict[str, float]:
        """The figures of the seat, by the names in WORTH."""

    def acting(self, s: S) -> int:
        """The seat whose action is under way; another one may be asked meanwhile."""


PARTS: dict[str, type] = {
    "rules": Rules,
    "state": State,
    "position": Positions,
    "invariants": Invariants,
    "view": View,
    "evaluate": Evaluation,
    "terminal": Terminal,
    "value": Value,
    "outlook": Outlook,
    "observe": Observing,
}
RULE_PARTS = ("rules", "evaluate", "value", "observe")  # made of functions that are compiled too
FACT_MODULES = ("__init__", "tables", "names")  # where facts may stand


@dataclass(frozen=True)
class Declared:
    """A game's facts as the kernel uses them."""

    title: str
    designer: str
    prefix: str
    version: int
    seat_counts: tuple[int, ...]
    side_names: Sequence[str]
    sides: Callable[[int], list[int]]
    options: OptionTable
    events: EventTable
    end_names: list[str]
    end_rules: tuple[str, ...]
    spaces: Mapping[str, tuple[float, float]]
    links: Sequence[tuple[str, str]]


@cache
def facts_of(game: str) -> Declared:
    """The facts of a game, gathered from wherever it states them."""
    found = _gathered(game, "facts", FACT_MODULES, Facts)
    return Declared(
        title=found.TITLE,
        designer=found.DESIGNER,
        prefix=found.PREFIX,
        version=found.VERSION,
        seat_counts=tuple(found.SEAT_COUNTS),
        side_names=found.SIDE_NAMES,
        sides=found.sides,
        options=OptionTable(found.Option),
        events=EventTable(game, entries(found.Told), found.WORDS),
        end_names=names_of(found.End),
        end_rules=rules_of(found.End),
        spaces=found.SPACES,
        links=found.LINKS,
    )


def sides_by_count(game: str) -> list[list[int]]:
    """By the number of seats: the side of each seat, in rows of one length."""
    facts = facts_of(game)
    most = max(facts.seat_counts)
    rows = [list(facts.sides(count)) if count in facts.seat_counts else [0] for count in range(most + 1)]
    return [row + [0] * (most - len(row)) for row in rows]


@cache
def part_of(game: str, part: str, mode: str) -> Any:
    """A part of a game, with defaults for what it does not bring."""
    return _gathered(game, part, (part,), PARTS[part], mode)


def of_game(module: str, part: str) -> Any:
    """For a copy of a generic module: a part of the game it is made for; None in its source imported plainly."""
    made = compile.made_for(module)
    return None if made is None else part_of(made.game, part, made.mode)


# What every game brings, and what to say where one does not.
MUST = {
    "TITLE": "the name people know it by",
    "SEAT_COUNTS": "the numbers of players it is made for, such as (2, 3)",
    "State": "its position, a class derived from `bezant.kernel.state.Position`",
    "COURSE": "its decision table, a `bezant.kernel.decisions.Course`",
    "set_up": "a function (s, seats, options) that fills an empty position up to the first step",
}
# What a game with a secret verb cannot leave to the defaults, by part: they show and imagine everything.
SECRETS = {"rules": ("imagine",), "view": ("view", "hidden_fields"), "observe": ("OBSERVED",)}


def check(game: str) -> None:
    """BadGame, in one sentence, unless the package is a game."""
    facts, rules = facts_of(game), part_of(game, "rules", compile.INTERPRETED)
    state = part_of(game, "state", compile.INTERPRETED).State
    counts = facts.seat_counts
    if not isinstance(facts.title, str) or not facts.title:
        raise _lacks(game, "TITLE", "a text that says")
    if not counts or not all(type(count) is int and count >= 1 for count in counts):
        raise _lacks(game, "SEAT_COUNTS", "a tuple of")
    if not (isinstance(state, type) and issubclass(state, Position)):
        raise _lacks(game, "State", "for")
    if not isinstance(rules.COURSE, Course):
        raise _lacks(game, "COURSE", "for")
    if not callable(rules.set_up):
        raise _lacks(game, "set_up", "for")
    if any(verb.secret for verb in rules.COURSE.verbs):
        for part, names in SECRETS.items():
            for name in (name for name in names if _bringer(name, part, _sources(game, (part,))) is None):
                raise BadGame(f"The game “{game}” has a secret verb, so it brings a `{name}` of its own in `{part}`.")


def _lacks(game: str, name: str, what: str) -> BadGame:
    return BadGame(f"The game “{game}” has a `{name}` that is not {what} {MUST[name]}.")


def _sources(game: str, modules: Sequence[str], mode: str = compile.INTERPRETED) -> list[ModuleType]:
    return [compile.game_module(game, name, mode) for name in modules]


def _bringer(name: str, part: str, sources: Sequence[ModuleType]) -> ModuleType | None:
    """The first module that brings the name. In a game of one file it may mean something else: `question` of the kernel's names, or
    a rule `refuse_place` against placing a man."""
    for source in sources:
        if hasattr(source, name) and not _means_another(getattr(source, name), part in RULE_PARTS):
            return source
    return None


def _means_another(value: Any, rules_too: bool) -> bool:
    """Whether it is a function or class of the kernel, or a rule where none is asked for."""
    is_kernel = hasattr(value, "__qualname__") and compile.is_kernel(value.__module__)
    return is_kernel or (not rules_too and compile.is_rule(value))


def _gathered(game: str, part: str, modules: Sequence[str], asked: type, mode: str = compile.INTERPRETED) -> Any:
    """The names that a part is asked for, from the first of these modules that has each, or from the defaults."""
    sources = _sources(game, modules, mode)
    default = compile.default_module(part, game, mode)
    found = ModuleType(f"{sources[0].__name__}.{asked.__name__}")
    for name in (name for name in (*asked.__annotations__, *vars(asked)) if not name.startswith("_")):
        source = _bringer(name, part, sources) or default
        if not hasattr(source, name):
            raise BadGame(f"The game “{game}” has no `{name}`: {MUST[name]}.")
        setattr(found, name, getattr(source, name))
    return found
