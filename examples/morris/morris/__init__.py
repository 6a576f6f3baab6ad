"""Three men each on nine points; three in a row win."""

from itertools import pairwise
from typing import Any

from bezant.kernel import names
from bezant.kernel.actions import Verb
from bezant.kernel.compile import rule, table
from bezant.kernel.decisions import Course
from bezant.kernel.names import OK
from bezant.kernel.state import Position, Row, int8
from bezant.kernel.tell import tell

TITLE, DESIGNER, PREFIX = "Three Men's Morris", "tradition", "MOR"
SEAT_COUNTS, SIDE_NAMES = (2,), ("white", "black")  # MOR-1.2
POINTS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]  # MOR-1.1
CENTRE, MEN, LAST_TURN = POINTS.index("b2"), 6, 100
SPACES = {point: (place % 3, place // 3) for place, point in enumerate(POINTS)}
LINKS = [(POINTS[a], POINTS[b]) for line in LINES for a, b in pairwise(line)]

ROWS = table(__name__, LINES)
NEXT = table(__name__, [[int((a, b) in LINKS or (b, a) in LINKS) for b in POINTS] for a in POINTS])


class State(Position):
    spaces: Row = int8[len(POINTS)]  # the man on each point: 0 none, 1 white, 2 black
    turn: int = int8  # turns behind us


class Step(names.Steps):
    place = names.question("not_placing", "MOR-2.1")
    move = names.question("not_moving", "MOR-2.3")
    over = names.over("MOR-3.1")


class Why(names.Reasons):
    not_empty = names.because("MOR-2.1")
    centre_first = names.because("MOR-2.2")
    not_your_man = names.because("MOR-2.3")
    not_a_neighbour = names.because("MOR-2.3")


class End(names.Ends):
    running = names.ends()
    three_in_a_row = names.ends("MOR-3.1")
    too_long = names.ends("MOR-3.2")


class Told(names.Events):
    placed = names.told("MOR-2.1", "seat", "to")
    moved = names.told("MOR-2.3", "seat", "man", "to")
    over = names.told(names.rules_of(End), "reason", "sides^")


WORDS = {"man": POINTS, "to": POINTS, "reason": names.names_of(End), "sides": SIDE_NAMES}


@rule
def set_up(s: State, seats: int, options: Any) -> None:
    """An empty board (MOR-2.1)."""
    s.seats, s.step = seats, Step.place


@rule
def refuse_place(s: State, to: int) -> int:
    """MOR-2.1, MOR-2.2."""
    if s.spaces[to] != 0:
        return Why.not_empty
    return Why.centre_first if s.turn == 0 and to == CENTRE else OK


@rule
def refuse_move(s: State, man: int, to: int) -> int:
    """MOR-2.3; some move is always open (MOR-3.3)."""
    if s.spaces[man] != 1 + s.active:
        return Why.not_your_man
    if s.spaces[to] != 0:
        return Why.not_empty
    return OK if NEXT[man, to] else Why.not_a_neighbour


@rule
def place(s: State, to: int) -> None:
    tell(s, Told.placed, s.active, to)
    arrive(s, to)


@rule
def move(s: State, man: int, to: int) -> None:
    tell(s, Told.moved, s.active, man, to)
    s.spaces[man] = 0
    arrive(s, to)


@rule
def arrive(s: State, to: int) -> None:
    """A man comes to a point, and the turn passes."""
    s.spaces[to] = 1 + s.active
    s.turn += 1
    s.step = Step.move if s.turn >= MEN else Step.place
    if has_row(s, 1 + s.active):
        finish(s, End.three_in_a_row, 1 << s.active)
    elif s.turn >= LAST_TURN:
        finish(s, End.too_long, 0)
    s.active = 1 - s.active


@rule
def has_row(s: State, man: int) -> bool:
    """Whether a line is full of men of one colour (MOR-3.1)."""
    for line in range(len(ROWS)):
        if s.spaces[ROWS[line, 0]] == man and s.spaces[ROWS[line, 1]] == man and s.spaces[ROWS[line, 2]] == man:
            return True
    return False


@rule
def finish(s: State, end: int, winners: int) -> None:
    """MOR-3.1, MOR-3.2."""
    s.step, s.end, s.winners = Step.over, end, winners
    tell(s, Told.over, end, winners)


COURSE = Course(
    Step,
    Why,
    (
        Verb("place", Step.place, place, refuse_place, "MOR-2.1", (("to", POINTS),)),
        Verb("move", Step.move, move, refuse_move, "MOR-2.3", (("man", POINTS), ("to", POINTS))),
    ),
    {},
)


def broken_invariant(s: State) -> tuple[str, str] | None:
    """MOR-I1: men and step fit the turn."""
    men = [s.spaces.tolist().count(1 + seat) for seat in range(2)]
    if men != [min(3, (s.turn + 1 - seat) // 2) for seat in range(2)]:
        return "MOR-I1", f"After turn {s.turn} there are {men[0]} white and {men[1]} black men."
    if s.step != Step.over and (s.active, s.step) != (s.turn % 2, Step.move if s.turn >= MEN else Step.place):
        return "MOR-I1", f"After turn {s.turn} something else is asked."
    return None
