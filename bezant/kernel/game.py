"""`Game`: the one object that terminal, server, players and notebooks use."""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from operator import index
from typing import Any

import numpy as np

from bezant.kernel import compile, contract, pointing, shapes
from bezant.kernel.actions import Action, ActionTable, Part
from bezant.kernel.board import located
from bezant.kernel.contract import Invariants, Positions, View, facts_of, part_of
from bezant.kernel.decisions import Course
from bezant.kernel.dice import words_of
from bezant.kernel.errors import (
    BadBoard,
    BadCount,
    BadPosition,
    BadSeat,
    BadSeats,
    GameOver,
    IllegalOption,
    MissingExtra,
    NotYourTurn,
)
from bezant.kernel.hidden import watching
from bezant.kernel.messages import EVERYONE, Event, Message, Reason, message
from bezant.kernel.observation import DTYPE, Observation, features_of
from bezant.kernel.pointing import WhyNot
from bezant.kernel.registry import home, homes
from bezant.kernel.state import Array, Position

OVER = -1  # to_move when nobody is
CHUNK = 1000  # games a core plays at a time
MAX_DECISIONS = 20_000  # of one game: some ways to play never end, and random play ends long before


class _Buffer(threading.local):
    """Room for a list of actions, one for each thread: a Game serves all threads of a process."""

    def __init__(self, size: int) -> None:
        self.actions = np.zeros(size, np.int16)


def game_names() -> list[str]:
    """The names of all games that are installed.

    >>> game_names()
    ['byzantium', 'carolus', 'jerusalem']
    """
    return list(homes())


def load(name: str, *, compiled: bool = False) -> Game:
    """The game of this name, its rules interpreted or compiled: both play the same.

    >>> load("carolus")
    <Carolus Magnus, interpreted>
    >>> load("carolus", compiled=True)
    <Carolus Magnus, compiled>
    """
    return load_as(name, compile.COMPILED if compiled else compile.INTERPRETED)


def load_as(name: str, mode: str) -> Game:
    """The game of this name in one of the ways of running that `kernel/compile.py` knows."""
    with compile.LOADING:
        return _loaded(name, mode)


@cache
def _loaded(name: str, mode: str) -> Game:
    home(name)
    try:
        return Game(name, mode)
    except BadBoard as error:
        raise located(error, name) from None


@dataclass(frozen=True)
class Outcome:
    """Many games played at random, a row for each: final positions, decisions made, returns, and whether the game was cut off
    by the limit of decisions (then all its returns are 0).

    >>> outcome = load("carolus").play_out(games=3, seats=2, seed=1, limit=10)
    >>> outcome.decisions.tolist(), outcome.cut_off.tolist()
    ([10, 10, 10], [True, True, True])
    """

    positions: Array
    decisions: Array
    returns: Array
    cut_off: Array


class Game:
    """The rules of one game in one way of running. States are changed in place by `apply` alone.

    >>> import random
    >>> game, chance = load("carolus"), random.Random(7)
    >>> state, decisions = game.new(seats=2, seed=7), 0
    >>> while not game.is_over(state) and decisions < game.max_decisions:
    ...     events = game.apply(state, chance.choice(game.legal(state)))
    ...     decisions += 1
    >>> sum(game.returns(state))
    0.0
    """

    def __init__(self, name: str, mode: str) -> None:
        self.name, self.mode = name, mode
        contract.check(name)
        self.facts = facts_of(name)
        self._view: View[Position] = part_of(name, "view", compile.INTERPRETED)
        self._position: Positions[Position] = part_of(name, "position", compile.INTERPRETED)
        self._invariants: Invariants[Position] = part_of(name, "invariants", compile.INTERPRETED)
        self.State: type[Position] = part_of(name, "state", compile.INTERPRETED).State
        self.course: Course = part_of(name, "rules", compile.INTERPRETED).COURSE
        self._border: Any = compile.instance("kernel.border", name, mode)
        self.title, self.designer = self.facts.title, self.facts.designer
        self.prefix, self.version = self.facts.prefix, self.facts.version
        self.seat_counts = self.facts.seat_counts
        self.option_specs = self.facts.options.specs
        self.actions: ActionTable = self.course.actions
        self.has_secrets = any(verb.secret for verb in self.actions.verbs)
        self.max_decisions = MAX_DECISIONS
        self._buffer = _Buffer(len(self.actions))
        self.amounts, self.headings, self.talk_rule = self._view.AMOUNTS, self._view.HEADINGS, self._view.TALK_RULE
        self._is_compiled = compile.is_compiled(mode)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_as, (self.name, self.mode)

    def __repr__(self) -> str:
        return f"<{self.title}, {'compiled' if self._is_compiled else 'interpreted'}>"

    # --- positions ---------------------------------------------------------------------------------------------------------

    def new(self, seats: int, seed: int = 0, **options: Any) -> Position:
        """A game about to ask its first question. The seed has up to 128 bits.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> carolus.to_move(state)
        0
        """
        return self.begin(seats, seed, options)

    def begin(self, seats: int, seed: int, options: Mapping[str, Any]) -> Position:
        """`new` with options of any name, so that a wrong one is refused in words.

        >>> carolus = load("carolus")
        >>> carolus.begin(2, 7, {"guard_rounds": 50}) == carolus.new(2, 7, guard_rounds=50)
        True
        """
        values = self.option_values(seats, options)
        state = self.State()
        self._border.set_up(self._at_border(state), seats, values, *words_of(seed))
        return state

    def option_values(self, seats: int, options: Mapping[str, Any]) -> Array:
        """The options of `new` as the rules read them, those left out included.

        >>> load("byzantium").option_values(3, {"entry": 0}).tolist()
        [1, 0, 1, 0, 1, 1, 1, 0, 1, 2, 1]
        """
        self._check_seats(seats)
        return self._position.check_options(seats, self.facts.options.values(options))

    def dump(self, state: Position) -> dict[str, Any]:
        """The whole position, generator included, as JSON.

        >>> carolus = load("carolus")
        >>> carolus.dump(carolus.new(seats=2, seed=7))["step"]
        'setup'
        """
        return self._position.dump(state)

    def load(self, position: dict[str, Any]) -> Position:
        """The position of a JSON object; what is left out is completed. BadPosition names the invariant it breaks.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> carolus.load(carolus.dump(state)) == state
        True
        """
        try:
            state: Position = self._position.load(position)
        except BadPosition:
            raise
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as error:
            words = f"This is not a position of {self.title}: {type(error).__name__}, {error}."
            raise BadPosition(words) from None
        return self.check(state)

    def from_bytes(self, raw: bytes) -> Position:
        """The position of `state.tobytes()`.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> carolus.from_bytes(state.tobytes()) == state
        True
        """
        if len(raw) != self.State.dtype.itemsize:
            raise BadPosition(f"A position of {self.title} has {self.State.dtype.itemsize} bytes, not {len(raw)}.")
        return self.State.frombytes(raw)

    def check(self, state: Position) -> Position:
        """The position itself, if it can occur.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> carolus.check(state) is state
        True
        """
        broken = self._invariants.broken_invariant(state)
        if broken is not None:
            rule, words = broken
            raise BadPosition(f"{rule}: {words}" if rule else words, rule)
        return state

    def imagine(self, state: Position, seat: int, seed: int) -> Position:
        """A position as the seat may believe it to be: what it cannot know is drawn anew, dice always.

        >>> jerusalem = load("jerusalem")
        >>> state = jerusalem.new(seats=3, seed=7)
        >>> imagined = jerusalem.imagine(state, seat=1, seed=8)
        >>> jerusalem.view(imagined, 1) == jerusalem.view(state, 1), imagined == state
        (True, False)
        """
        self._check_seat(seat, state.seats)
        imagined = state.copy()
        self._border.imagine(self._at_border(imagined), seat, *words_of(seed))
        return imagined

    def reseed(self, state: Position, seed: int) -> None:
        """Start the dice of the position anew.

        >>> carolus = load("carolus")
        >>> one, other = carolus.new(seats=2, seed=7), carolus.new(seats=2, seed=7)
        >>> carolus.reseed(other, 8)
        >>> one == other
        False
        """
        self._border.reseed(self._at_border(state), *words_of(seed))

    # --- play ----------------------------------------------------------------------------------------------------------------

    def to_move(self, state: Position) -> int:
        """The seat that is asked, or OVER.

        >>> carolus = load("carolus")
        >>> carolus.to_move(carolus.new(seats=2, seed=7))
        0
        """
        return OVER if self.is_over(state) else int(state.active)

    def is_over(self, state: Position) -> bool:
        """Whether the game has ended.

        >>> carolus = load("carolus")
        >>> carolus.is_over(carolus.new(seats=2, seed=7))
        False
        """
        return bool(state.step == self.course.over)

    def legal(self, state: Position) -> list[int]:
        """The actions open now, ascending; never empty before the end.

        >>> carolus = load("carolus")
        >>> carolus.legal(carolus.new(seats=2, seed=7))
        [0, 1, 2, 3, 4]
        """
        buffer = self._buffer.actions
        count = self._border.legal_into(self._at_border(state), buffer)
        found: list[int] = buffer[:count].tolist()
        return found

    def forced(self, state: Position) -> int | None:
        """The only answer to a question that nobody is asked; None where somebody is.

        >>> carolus = load("carolus")
        >>> carolus.forced(carolus.new(seats=2, seed=7)) is None
        True
        """
        if state.step not in self.course.unasked:
            return None
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else None

    def refusal(self, state: Position, action: int) -> Reason | None:
        """Why the action is not open now; None if it is.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> carolus.refusal(state, 0) is None, carolus.refusal(state, 90).code
        (True, 'not_moving_emperor')
        """
        return self._refusal(state, self.actions.number(action))

    def _refusal(self, state: Position, action: int) -> Reason | None:
        code, rule = self.course.reasons[self._border.refuse(self._at_border(state), action)]
        if code == "ok":
            return None
        return Reason(code, rule, message(f"{self.name}-reason-{code}", **self._view.reason_args(state, action)))

    def check_action(self, state: Position, action: int) -> None:
        """UnknownAction, GameOver or IllegalOption where the action is not open now.

        >>> carolus = load("carolus")
        >>> carolus.check_action(carolus.new(seats=2, seed=7), 0)
        """
        self._checked(state, action)

    def _checked(self, state: Position, action: int) -> int:
        """The action as rules take it."""
        number = self.actions.number(action)
        reason = self._refusal(state, number)
        if reason is not None:
            if reason.code == "game_over":
                raise GameOver("The game is over; nothing more can be played.")
            raise IllegalOption(self._refusal_words(state, number, reason), reason)
        return number

    def apply(self, state: Position, action: int) -> list[Event]:
        """Check the action and carry it out. Interpreted, what happened comes back as events.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> [event.name for event in carolus.apply(state, 0)]
        ['named', 'take', 'throw', 'take', 'take']
        """
        return self.carry_out(state, self._checked(state, action))

    def carry_out(self, state: Position, action: int) -> list[Event]:
        """Carry out an action that has been checked: `apply` without asking again.

        >>> carolus = load("carolus")
        >>> state = carolus.new(seats=2, seed=7)
        >>> carolus.check_action(state, 0)
        >>> carolus.carry_out(state, 0)[0].name
        'named'
        """
        state.events.clear()
        self._border.carry_out(self._at_border(state), action)
        return self.take_events(state)

    def carry_out_watched(self, state: Position, action: int) -> tuple[list[Event], bool]:
        """`carry_out`, and whether what came of it may depend on what others hide from the seat to move. Compiled rules cannot be
        watched: there it always may.

        >>> carolus = load("carolus")
        >>> events, depends = carolus.carry_out_watched(carolus.new(seats=2, seed=7), 0)
        >>> events[0].name, depends
        ('named', False)
        """
        fields = self._view.hidden_fields(state) if self.has_secrets else ()
        with watching(state, fields, state.active) as watch:
            events = self.carry_out(state, action)
        return events, watch.looked or (self._is_compiled and bool(fields))

    def take_events(self, state: Position) -> list[Event]:
        """The events told since the last call.

        >>> carolus = load("carolus")
        >>> [event.name for event in carolus.take_events(carolus.new(seats=2, seed=7))][:1]
        ['throw']
        """
        events = [self.facts.events.read(told) for told in state.events]
        state.events.clear()
        return events

    # --- what is shown -------------------------------------------------------------------------------------------------------

    def view(self, state: Position, seat: int | None) -> dict[str, Any]:
        """What that seat, a spectator or, of a game that is over, EVERYONE may see, and nothing else.

        >>> carolus = load("carolus")
        >>> carolus.view(carolus.new(seats=2, seed=7), seat=0)["supply"]["red"]
        37
        """
        if seat is not None and seat != EVERYONE:
            self._check_seat(seat, state.seats)
        return self._view.view(state, seat)

    def own_view(self, state: Position, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        """What that seat, or EVERYONE, sees otherwise than a spectator, whose view is `seen`; perhaps with more that is the same.

        >>> jerusalem = load("jerusalem")
        >>> state = jerusalem.new(seats=2, seed=7)
        >>> seen = jerusalem.view(state, None)
        >>> seen | jerusalem.own_view(state, 0, seen) == jerusalem.view(state, 0)
        True
        """
        if seat != EVERYONE:
            self._check_seat(seat, state.seats)
        own = self._view.own(state, seat, seen)
        return self._view.view(state, seat) if own is None else own

    def options(self, state: Position, seat: int) -> list[shapes.Option]:
        """Every open action with its words and what it surely brings; nothing if another seat is to move.

        EVERYONE reads them with whoever is.

        >>> carolus = load("carolus")
        >>> carolus.options(carolus.new(seats=2, seed=7), seat=0)[0]["label"]
        {'id': 'carolus-option-name', 'args': {'family': 'red'}}
        """
        asked = self.to_move(state)
        if asked == OVER:
            return []
        if seat != EVERYONE:
            self._check_seat(seat, state.seats)
        if seat not in (asked, EVERYONE):
            return []
        start = self.imagine(state, asked, 0)
        ahead = start.copy()
        return [self._option(start, ahead, action) for action in self.legal(state)]

    def _option(self, start: Position, ahead: Position, action: int) -> shapes.Option:
        """What follows is tried on `ahead`: sure are the events before chance comes in. Where there are secrets, they end with the
        seat's own affairs too: what befalls others, and whether they are asked, follows from what they hide."""
        ahead.copy_from(start)
        ahead.events.clear()
        self._border.carry_out(self._at_border(ahead), action)
        seat = self.to_move(start)
        told = self.take_events(ahead)
        events = list(takewhile(lambda event: not event.chance and not self._befalls_another(event, seat), told))
        others = len(events) < len(told) and not told[len(events)].chance
        chance = not others and (ahead.dice != start.dice or len(events) < len(told))
        words: shapes.OptionWords = self._view.option_words(start, action, events)
        return {
            "id": action,
            "verb": self.actions[action].verb,
            "path": self._path_at(start, action),
            "chance": chance,
            "passes": others or (not chance and self.to_move(ahead) != seat),
            "preview": [event.json() for event in events],
            **words,
        }

    def _befalls_another(self, event: Event, seat: int) -> bool:
        return self.has_secrets and event.seat not in (None, seat)

    def path(self, action: int) -> list[shapes.LabelledPart]:
        """The parts of an action's target, each with its label.

        >>> carolus = load("carolus")
        >>> [(part["kind"], part["value"]) for part in carolus.path(0)]
        [('family', 'red')]
        """
        return [
            {"kind": part.kind, "value": part.value, "label": self._label(part)} for part in self.actions[action].path
        ]

    def _path_at(self, state: Position, action: int) -> list[shapes.Part]:
        """The path with the places that stand for its parts in this position."""
        verb, parts = self.actions[action].verb, self.actions[action].path
        named = [self._view.places(state, verb, part) for part in parts]
        return [
            {**shown, "places": [_place(one) for one in found.lit], "leads": [_place(one) for one in found.leads]}
            for shown, found in zip(self.path(action), named, strict=True)
        ]

    def _label(self, part: Part) -> Message:
        return message(f"{self.name}-part-{part.kind}", **{part.kind: part.value})

    def why_not(self, state: Position, seat: int, picked: Sequence[Part], place: Part) -> WhyNot:
        """Why that place cannot be chosen once these parts are picked: the refusal of the action that is meant by it.

        Told to the seat that is asked alone, for it may betray what the seat holds.

        >>> carolus = load("carolus")
        >>> carolus.why_not(carolus.new(seats=2, seed=7), 0, [], Part("land", 3)).reason.rule
        'CAR-7.1'
        """
        if self.to_move(state) not in (seat, OVER):
            raise NotYourTurn("It is another player's turn.")

        def stands(action: Action, part: Part) -> bool:
            found = self._view.places(state, action.verb, part)
            return any(pointing.same(one, place) for one in (*found.lit, *found.leads))

        open_now = [] if self.is_over(state) else self.legal(state)
        found = pointing.meant(self.actions, open_now, stands, picked, place)
        if found is None:
            return self._why_no_action(state, place)
        action, at = found
        return WhyNot(action, self._label(self.actions[action].path[at]), self.refusal(state, action))

    def _why_no_action(self, state: Position, place: Part) -> WhyNot:
        """Where no action of the game stands for the place, the game says why, or else what is asked instead."""
        reason = self._view.refuse_place(state, place)
        if reason is not None:
            return WhyNot(None, self._label(place), reason)
        asked = self.question(state)
        if asked is None:
            ending = self._view.result(state)
            return WhyNot(None, None, Reason("game_over", ending["rule"], ending["message"]))
        return WhyNot(None, None, Reason("not_asked", asked["rule"], asked["title"]))

    def question(self, state: Position) -> shapes.Question | None:
        """What the seat to move is asked: a title, a detail and the rule behind it; None once the game is over.

        >>> carolus = load("carolus")
        >>> carolus.question(carolus.new(seats=2, seed=7))["rule"]
        'CAR-3.9'
        """
        return None if self.is_over(state) else self._view.question(state)

    def steps(self, state: Position) -> list[shapes.Step]:
        """The steps of the round or turn, and which of them the game is at.

        >>> carolus = load("carolus")
        >>> [step["state"] for step in carolus.steps(carolus.new(seats=2, seed=7))]
        ['on']
        """
        return self._view.steps(state)

    def where(self, state: Position) -> Message:
        """Where the game stands, in a few words.

        >>> carolus = load("carolus")
        >>> carolus.where(carolus.new(seats=2, seed=7))
        {'id': 'carolus-step-setup', 'args': {}}
        """
        return self._view.where(state)

    def result(self, state: Position) -> shapes.Result | None:
        """How the game ended, with the score and the place of each seat; None before the end.

        >>> carolus = load("carolus")
        >>> carolus.result(carolus.new(seats=2, seed=7)) is None
        True
        """
        if not self.is_over(state):
            return None
        told: shapes.UnrankedResult = self._view.result(state)
        rows = zip(told["scores"], self.places(state), strict=True)
        return {**told, "scores": [{**row, "place": place} for row, place in rows]}

    def describe(self) -> dict[str, Any]:
        """The board, and the values each part of a verb can have, for whoever draws them.

        >>> sorted(load("carolus").describe())
        ['board', 'verbs']
        """
        verbs = [
            {"verb": verb.name, "parts": [{"kind": kind, "values": list(values)} for kind, values in verb.parts]}
            for verb in self.actions.verbs
        ]
        return {"board": self._view.board(), "verbs": verbs}

    # --- for learners --------------------------------------------------------------------------------------------------------

    def observation(self, seats: int) -> Observation:
        """What `observe` gives at a table of so many seats: shape, dtype, and the name, meaning and bounds of each feature.

        >>> carolus = load("carolus").observation(seats=2)
        >>> carolus.dtype, carolus.features[0].name, carolus.features[0].meaning
        (dtype('uint8'), 'step', 'the question that is asked')
        """
        self._check_seats(seats)
        return _observation(self.name, seats)

    def observe(self, state: Position, seat: int) -> Array:
        """What the seat may see, as the numbers that `observation` specifies.

        >>> carolus = load("carolus")
        >>> seen = carolus.observe(carolus.new(seats=2, seed=7), seat=0)
        >>> seen.shape == carolus.observation(seats=2).shape
        True
        """
        self._check_seat(seat, state.seats)
        seen = np.zeros(_observation(self.name, state.seats).shape, DTYPE)
        self._border.observe_into(self._at_border(state), seat, self._row(seen))
        return seen

    def observe_into(self, state: Position, seat: int, out: Array) -> None:
        """`observe` into an array at hand.

        >>> carolus = load("carolus")
        >>> state, out = carolus.new(seats=2, seed=7), np.zeros(carolus.observation(seats=2).shape, np.uint8)
        >>> carolus.observe_into(state, 0, out)
        >>> out.tolist() == carolus.observe(state, 0).tolist()
        True
        """
        self._check_seat(seat, state.seats)
        _check_room(out, _observation(self.name, state.seats).shape[0], "An observation")
        self._border.observe_into(self._at_border(state), seat, self._row(out))

    def action_mask(self, state: Position) -> Array:
        """1 for each action that is open, 0 for all others.

        >>> carolus = load("carolus")
        >>> carolus.action_mask(carolus.new(seats=2, seed=7))[:7].tolist()
        [1, 1, 1, 1, 1, 0, 0]
        """
        mask = np.zeros(len(self.actions), DTYPE)
        mask[self.legal(state)] = 1
        return mask

    def action_mask_into(self, state: Position, out: Array) -> None:
        """`action_mask` into an array at hand.

        >>> carolus = load("carolus")
        >>> out = np.zeros(len(carolus.actions), np.uint8)
        >>> carolus.action_mask_into(carolus.new(seats=2, seed=7), out)
        >>> int(out.sum())
        5
        """
        _check_room(out, len(self.actions), "A mask")
        self._border.mask_into(self._at_border(state), self._buffer.actions, self._row(out))

    def throws(self, state: Position, action: int) -> bool:
        """Whether chance comes in when the action is carried out here: dice are thrown or cards drawn.

        >>> carolus = load("carolus")
        >>> carolus.throws(carolus.new(seats=2, seed=7), 0)
        True
        """
        number, ahead = self._checked(state, action), state.copy()
        self._border.carry_out(self._at_border(ahead), number)
        return bool(ahead.dice != state.dice)

    def history(self, state: Position, seat: int) -> bytes:
        """All that the seat knows (its information state): the same bytes for positions that it cannot tell apart, others for
        those that it can.

        >>> jerusalem = load("jerusalem")
        >>> state = jerusalem.new(seats=3, seed=7)
        >>> jerusalem.history(state, 1) == jerusalem.history(jerusalem.imagine(state, seat=1, seed=8), 1)
        True
        """
        return bytes([seat]) + self.imagine(state, seat, 0).tobytes()

    def _row(self, array: Array) -> Any:
        """An array as the rules fill it: interpreted ones write plain ints, and one out of bounds is an error."""
        return array if self._is_compiled else memoryview(array)  # type: ignore[arg-type]

    # --- results -------------------------------------------------------------------------------------------------------------

    def sides(self, seats: int) -> list[int]:
        """The side each seat plays for.

        >>> load("carolus").sides(4)
        [0, 0, 1, 1]
        """
        self._check_seats(seats)
        return list(self.facts.sides(seats))

    def first_seats(self, seats: int) -> list[int]:
        """The first seat of each side, so as many as there are sides.

        >>> load("carolus").first_seats(4)
        [0, 2]
        """
        sides = self.sides(seats)
        return [sides.index(side) for side in range(max(sides) + 1)]

    def side_of(self, seats: int, seat: int) -> str:
        """The name of the side a seat plays for.

        >>> load("carolus").side_of(seats=4, seat=2)
        'black'
        """
        sides = self.sides(seats)
        self._check_seat(seat, seats)
        return str(self.facts.side_names[sides[seat]])

    def scores(self, state: Position) -> list[int]:
        """What each seat's side has, in the game's own measure.

        >>> carolus = load("carolus")
        >>> carolus.scores(carolus.new(seats=2, seed=7))
        [0, 0]
        """
        return self._view.scores(state)

    def winners(self, state: Position) -> list[int]:
        """The seats that have won.

        >>> carolus = load("carolus")
        >>> carolus.winners(carolus.new(seats=2, seed=7))
        []
        """
        seats: int = state.seats
        won: int = state.winners
        return [seat for seat, side in enumerate(self.sides(seats)) if won >> side & 1]

    def places(self, state: Position) -> list[int | None]:
        """The place of each seat in the final ranking, from 1; equal sides share a place, and so do those who play for one side.
        A game without a winner ranks nobody.

        >>> carolus = load("carolus")
        >>> carolus.places(carolus.new(seats=2, seed=7))
        [None, None]
        """
        sides, won = self.sides(state.seats), self.winners(state)
        ranked = self._view.ranking(state)
        return [
            1 + len({side for side, other in zip(sides, ranked, strict=True) if other > own}) if won else None
            for own in ranked
        ]

    def returns(self, state: Position) -> list[float]:
        """Zero-sum over the sides, in [-1, 1]: n sides and a victory shared equally give (n * share - 1) / (n - 1).

        >>> carolus = load("carolus")
        >>> carolus.returns(carolus.new(seats=2, seed=7))
        [0.0, 0.0]
        """
        return [float(value) for value in self.returns_of(state.array, state.seats)[0]]

    def returns_of(self, positions: Array, seats: int) -> Array:
        """The returns of many positions, a row for each.

        >>> outcome = load("carolus").play_out(games=2, seats=2, seed=1)
        >>> load("carolus").returns_of(outcome.positions, 2).tolist() == outcome.returns.tolist()
        True
        """
        sides, count = self.sides(seats), len(self.first_seats(seats))
        won = (positions["winners"][:, None] >> np.arange(count)) & 1
        number = won.sum(axis=1, keepdims=True)
        shares = won / np.maximum(number, 1)
        values = np.where(number > 0, (count * shares - 1) / (count - 1), 0.0)
        return values[:, sides]

    # --- many games ----------------------------------------------------------------------------------------------------------

    def play_out(self, games: int, seats: int, seed: int = 0, limit: int | None = None, **options: Any) -> Outcome:
        """Games of random play on all cores, compiled. Each game of each seed has dice of its own: other seeds, other games.

        A game ends after `limit` decisions at the latest, or after `max_decisions` if nothing is said: `cut_off` tells which.

        >>> outcome = load("carolus").play_out(games=100, seats=2, seed=1)
        >>> outcome.returns.shape, int(outcome.cut_off.sum())
        ((100, 2), 0)
        """
        games = whole_number(games, "games")
        limit = self.max_decisions if limit is None else whole_number(limit, "decisions")
        values, words = self.option_values(seats, options), words_of(seed)
        positions, decisions = np.zeros(games, self.State.dtype), np.zeros(games, np.int64)
        play_many = compile.instance("kernel.playout", self.name, compile.COMPILED).play_many

        def play_some(start: int) -> None:
            some, buffer = slice(start, start + CHUNK), np.zeros(len(self.actions), np.int16)
            play_many(positions[some], seats, values, *words, start, decisions[some], limit, buffer)

        with ThreadPoolExecutor(os.cpu_count()) as cores:  # compiled rules do not hold the interpreter's lock
            list(cores.map(play_some, range(0, games, CHUNK)))
        return Outcome(positions, decisions, self.returns_of(positions, seats), positions["step"] != self.course.over)

    def _at_border(self, state: Position) -> Array | tuple[Position]:
        return state.array if self._is_compiled else (state,)

    def _check_seats(self, seats: int) -> None:
        if not _is_whole(seats) or seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            words = f"{self.title} is played with {allowed} players, not {str(seats)[:40]}."
            raise BadSeats(words, game=self.title, allowed=allowed, seats=str(seats)[:40])

    def _check_seat(self, seat: int, seats: int) -> None:
        if not _is_whole(seat) or not 0 <= seat < seats:
            raise BadSeat(f"There is no seat {str(seat)[:40]} at this table; its seats are 0 to {seats - 1}.")

    def _refusal_words(self, state: Position, action: int, reason: Reason) -> str:
        from bezant.kernel.text import words_for

        try:
            why = words_for(self.name).say(reason.message)
        except MissingExtra:
            why = reason.code
        return f"“{self.actions.words(action)}” is not open now: {why} ({reason.rule})"


@cache
def _observation(name: str, seats: int) -> Observation:
    part = part_of(name, "observe", compile.INTERPRETED)
    fields = part_of(name, "state", compile.INTERPRETED).State.fields
    features = features_of(part.OBSERVED, fields, seats, max(facts_of(name).sides(seats)) + 1)
    return Observation(part.OBSERVATION_VERSION, (features[-1].slice.stop,), DTYPE, features)


def _check_room(out: Array, size: int, of: str) -> None:
    if not isinstance(out, np.ndarray) or out.shape != (size,) or out.dtype != DTYPE or not out.flags.c_contiguous:
        raise BadCount(f"{of} needs an array of {size} numbers of type uint8, one behind the other.")


def whole_number(number: int, of: str) -> int:
    """A number of games or decisions, if it is one."""
    try:
        count = index(number)
    except TypeError:
        count = -1
    if not 0 <= count < 1 << 62:
        raise BadCount(f"The number of {of} is a whole number from 0 on, not {str(number)[:40]}.")
    return count


def _is_whole(number: Any) -> bool:
    try:
        index(number)
    except TypeError:
        return False
    return True


def _place(place: Part) -> shapes.Place:
    return {"kind": place.kind, "value": place.value}
