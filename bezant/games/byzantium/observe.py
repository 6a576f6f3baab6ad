"""What a learner sees of a position: all but the coming dice (BYZ-1.19, BYZ-R70), what is in progress included."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.observation import HIGHEST, choice, each_seat, flag, number, seat, seats_in_bits

from . import tables as T
from .names import END_NAMES, OPTIONS, STEP_NAMES
from .rules import COURSE
from .state import State
from .tables import ALLEGIANCE_NAMES, CITIES, CUBES, ROWS

OBSERVATION_VERSION = 1
QUESTIONS = COURSE.question_count
STEPS = len(STEP_NAMES)
FORCES = len(T.OPPONENT_NAMES) - T.SEATS
MOST_MARKERS = max(max(T.START_MARKERS), max(T.PRINTED), T.CAPITAL_STRENGTH)
MOST_COST = 2 * max(cost for side in T.COST.tolist() for row in side for cost in row)  # of a link, doubled
READINGS = max(spec.high for spec in OPTIONS.specs)


@rule
def question_asked(s: State, seat: int) -> int:
    """The question; once the game is over, their number."""
    return min(s.step, QUESTIONS)


@rule
def force_fought(s: State, seat: int) -> int:
    """Levy or Bulgars, counted from 0; below that, a seat is fought, or nobody."""
    return s.opponent - T.LEVY_FORCE


OBSERVED = (
    choice(
        "step", "the question that is asked; the last place once the game is over", QUESTIONS + 1, of=question_asked
    ),
    number("options", "the reading of each ruling", READINGS),
    number("turn", "the turn", T.TURNS),
    seat("active", "the seat that is asked"),
    seat("actor", "the seat whose action it is"),
    seat("start", "the start player of the turn"),
    seats_in_bits("passed", "the seats that have passed"),
    seat("first_passer", "the seat that has passed first"),
    choice("end", "how the game ended", len(END_NAMES)),
    seats_in_bits("winners", "the seats that have won"),
    # the board
    choice("allegiance", "the allegiance of each city", len(ALLEGIANCE_NAMES)),
    number("markers", "the markers of each city", MOST_MARKERS),
    seat("controller", "who controls each city"),
    flag("fortified", "whether each city is fortified"),
    number("bulgars", "cubes in the Bulgar box", T.BULGAR_CUBES),
    seat("holder", "whose cube lies on each special box"),
    flag("guard", "whether the guard of each side is in its army"),
    *each_seat(
        choice("army", "the city where the army of each seat and side stands", CITIES),
        number("pool", "cubes in the pool, by seat", CUBES),
        number("losses", "cubes in the box of losses, by seat", CUBES),
        number("cubes", "cubes in the army boxes, by seat, side and rank", CUBES),
        number("taxes", "cubes in the tax box, by seat", CUBES),
        flag("pass_cube", "whether a cube of the seat lies in the pass box"),
        number("buildings", "cubes in church and mosque, by seat", CUBES),
        number("removed", "cubes removed from the game, by seat", CUBES),
        number("treasury", "bezants in the treasuries, by seat and side", HIGHEST),
        number("points", "points, by seat and side", HIGHEST),
        flag("has_marched", "whether the Byzantine army has been on the board, by seat"),
    ),
    # the action in progress
    choice("purpose", "what a cube is placed for", len(T.PURPOSE_NAMES)),
    choice("city", "the city that the action is about", CITIES),
    choice("source", "where the cube comes from", T.SOURCES),
    number("placed", "cubes reinforced in this action, by side and rank", T.REINFORCEMENTS),
    number("amount", "cubes taxed, or lost on a retreat", CUBES),
    choice("side", "the army that marches or attacks", len(ALLEGIANCE_NAMES)),
    flag("entered", "whether the army came onto the board in this action"),
    number("links", "links it has used", 2),
    flag("sea_given_up", "whether it may use no sea link in this action"),
    choice("ahead", "the city it has announced to go to", CITIES),
    number("cost", "cubes that this link costs", MOST_COST),
    choice("origin", "the city where a beaten attacker returns to", CITIES),
    flag("by_sea", "whether it came over the sea"),
    # the attack in progress
    number("asked", "defenders who have decided, counted by their distance", T.SEATS),
    seat("opponent", "the seat that is fought"),
    choice("force", "whether levy or Bulgars are fought", FORCES, of=force_fought),
    number("hits_on_attacker", "hits on the attacker", 2 * CUBES),
    number("hits_on_defender", "hits on the defender", 2 * CUBES),
    flag("controller_fought", "whether the army of the controller was fought in this attack"),
    # losses and retreats in progress
    number("to_lose", "army cubes still to be removed", CUBES),
    seat("loser", "who removes them"),
    choice("loser_side", "from which army", ROWS),
    choice("then", "the step after the losses", STEPS),
    seat("fugitive", "the seat whose army retreats"),
    choice("fugitive_side", "the army that retreats", ROWS),
    flag("forced", "whether it must"),
    flag("homeward", "whether a beaten attacker goes back the way it came"),
    flag("sea_closed", "whether the fleet has refused the sea"),
    choice("haven", "the city it goes to", CITIES),
    choice("afterwards", "the step after the retreat", STEPS),
    # upkeep in progress
    number("row", "rows whose upkeep is done, two for each seat from the start player on", ROWS * T.SEATS),
    number("unpaid", "cubes of the present row not paid for, by rank", CUBES),
)
