"""What a game brings: a package with these parts, each a module of that name, or all in one file. What is not brought has a default
where one is named (`kernel/default/`); what must be brought is asked for in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Protocol

from bezant.kernel import compile, shapes
from bezant.kernel.actions import Part
from bezant.kernel.decisions import Course
from bezant.kernel.errors import BadGame
from bezant.kernel.messages import Argument, Event, EventTable, Message, Reason
from bezant.kernel.names import entries, names_of, rules_of
from bezant.kernel.options import OptionTable
from bezant.kernel.pointing import Places
from bezant.kernel.state import Array, Position


class Rules(Protocol):
    """`rules`: must be brought, but for `imagine`. Run interpreted and compiled."""

    COURSE: Course  # the decision table

    def set_up(self, s: Any, seats: int, options: Any) -> None:
        """Fill an empty position, its dice seeded, up to the first step."""

    def imagine(self, s: Any, seat: int) -> None:
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

    def sides(self, seats: int) -> list[int]:
        """The side of each seat. Default: every seat plays for itself."""


class Positions(Protocol):
    """`position`: positions as JSON. Default: the fields of the record by name."""

    def check_options(self, seats: int, values: Array) -> Array: ...
    def dump(self, s: Any) -> dict[str, Any]: ...
    def load(self, given: dict[str, Any]) -> Position: ...


class Invariants(Protocol):
    """`invariants`: whether a position can occur. Default: any that is in range."""

    def broken_invariant(self, s: Any) -> tuple[str, str] | None:
        """The id of an invariant that is broken, and the sentence that says how."""


class View(Protocol):
    """`view`: what a seat may see, and the messages around it. Default: the fields of the record, for games without secrets."""

    AMOUNTS: tuple[str, ...]  # kinds of parts that are amounts
    HEADINGS: tuple[str, ...]  # events that head the lines of the log after them
    TALK_RULE: str | None  # the rule against talking among team-mates, where there is one

    def view(self, s: Any, seat: int | None) -> dict[str, Any]: ...
    def board(self) -> dict[str, Any]: ...
    def question(self, s: Any) -> shapes.Question: ...
    def question_args(self, s: Any) -> dict[str, Argument]: ...
    def steps(self, s: Any) -> list[shapes.Step]: ...
    def where(self, s: Any) -> Message: ...
    def scores(self, s: Any) -> list[int]: ...
    def ranking(self, s: Any) -> list[Any]: ...
    def result(self, s: Any) -> shapes.UnrankedResult: ...
    def reason_args(self, s: Any, action: int) -> dict[str, Argument]: ...
    def option_words(self, s: Any, action: int, events: list[Event]) -> shapes.OptionWords: ...
    def observe(self, s: Any, seat: int) -> Array: ...
    def places(self, s: Any, verb: str, part: Part) -> Places: ...
    def refuse_place(self, s: Any, place: Part) -> Reason | None: ...
    def hidden_fields(self, s: Any) -> Sequence[str]: ...


class Terminal(Protocol):
    """`terminal`: the board drawn with characters. Default: the view as nested lists."""

    def draw(self, view: dict[str, Any], narrator: Any, width: int) -> Any: ...
    def badge(self, part: dict[str, Any]) -> Any: ...


class Evaluation(Protocol):
    """`evaluate`: how good a position looks, and how it is searched. Default: victory alone counts."""

    SEARCH: Mapping[str, float]
    SEARCH_WITH: Mapping[int, Mapping[str, float]]
    LEVELS: tuple[int, ...]
    LEVELS_WITH: Mapping[int, tuple[int, ...]]

    def evaluate(self, s: Any, seat: int) -> int: ...


class Value(Protocol):
    """`value`: the features that foretell who wins, for the leaves of the search. Default: the evaluation alone."""

    STAGES: int
    FEATURES: Sequence[str]

    def stage(self, s: Any) -> int: ...
    def features_into(self, s: Any, seat: int, found: Any) -> None: ...


PARTS: dict[str, type] = {
    "rules": Rules,
    "state": State,
    "position": Positions,
    "invariants": Invariants,
    "view": View,
    "evaluate": Evaluation,
    "terminal": Terminal,
    "value": Value,
}
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
    )


@cache
def part_of(game: str, part: str, mode: str) -> Any:
    """A part of a game, with defaults for what it does not bring."""
    return _gathered(game, part, (part,), PARTS[part], mode)


def of_game(module: str, part: str) -> Any:
    """For a copy of a generic module: a part of the game it is made for."""
    made = compile.made_for(module)
    return None if made is None else part_of(made.game, part, made.mode)


def _gathered(game: str, part: str, modules: Sequence[str], asked: type, mode: str = compile.INTERPRETED) -> Any:
    """The names that a part is asked for, from the first of these modules that has each, or from the defaults."""
    sources = [compile.game_module(game, name, mode) for name in modules]
    default = compile.default_module(part, game, mode)
    found = ModuleType(f"{sources[0].__name__}.{asked.__name__}")
    for name in (name for name in (*asked.__annotations__, *vars(asked)) if not name.startswith("_")):
        source = next((source for source in (*sources, default) if hasattr(source, name)), None)
        if source is None:
            raise BadGame(f"The game “{game}” has no `{name}` in `{modules[0]}`; {asked.__doc__}")
        setattr(found, name, getattr(source, name))
    return found
