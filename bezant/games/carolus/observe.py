"""What a learner sees of a position: all but the coming dice (CAR-R38). A land is named by its lowest province (CAR-R42)."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.observation import (
    choice,
    counts,
    each_place,
    each_seat,
    each_side,
    flag,
    number,
    seat,
    side,
    sides_in_bits,
)
from bezant.kernel.state import Array

from . import tables as T
from .names import END_NAMES, STEP_NAMES
from .rules.discs import disc_in_force
from .rules.lands import side_of
from .state import State

OBSERVATION_VERSION = 1
MOST_KNIGHTS = max(T.KNIGHTS_PER_TURN)  # that a seat brings into play in its turn
BYTE = 256


@rule
def is_mate(s: State, seat: int, at: int) -> bool:
    """Whether both play for one side, or are the same."""
    return side_of(s, seat) == side_of(s, at)


@rule
def count_spent(s: State, seat: int, out: Array, first: int) -> None:
    """The discs that have been played in this cycle of rounds, by seat."""
    for at in range(s.seats):
        row = first + T.DISCS * (at - seat if at >= seat else at - seat + s.seats)
        for index in range(T.DISCS):
            if s.played[at, index] > 0:
                out[row + s.played[at, index] - 1] = 1


@rule
def chosen_disc(s: State, seat: int, at: int) -> int:
    """The disc chosen for this round; 0 before."""
    return disc_in_force(s, at) if s.round > 0 else 0


@rule
def round_in_256s(s: State, seat: int) -> int:
    return min(s.round // BYTE, BYTE - 1)


@rule
def round_within_256(s: State, seat: int) -> int:
    return s.round % BYTE


@rule
def guard_in_256s(s: State, seat: int) -> int:
    return s.guard_rounds // BYTE


@rule
def guard_within_256(s: State, seat: int) -> int:
    return s.guard_rounds % BYTE


@rule
def names_land(s: State, seat: int, province: int) -> bool:
    return s.land_of[province] == province


@rule
def is_joined(s: State, seat: int, province: int) -> bool:
    following = province + 1 if province + 1 < T.PROVINCES else 0
    return s.land_of[province] == s.land_of[following]


OBSERVED = (
    choice("step", "the question that is asked", len(STEP_NAMES)),
    seat("active", "the seat that is asked"),
    number("turn", "the place of that seat in the order of choice or play", T.SEATS),
    number("throws", "set-up throws that seat has made", T.THROWS),
    number("to_place", "knights still to bring into play", MOST_KNIGHTS),
    number("round_256", "the round, in 256s", BYTE - 1, of=round_in_256s),
    number("round", "the round, beyond the last multiple of 256", BYTE - 1, of=round_within_256),
    number("guard_256", "the round after which the game is broken off, in 256s", 3, of=guard_in_256s),
    number("guard", "that round, beyond the last multiple of 256; 0 for none", BYTE - 1, of=guard_within_256),
    number("placed_this_round", "knights brought into play in this round", MOST_KNIGHTS * T.SEATS),
    number("crowns", "crowns whose family is still to name", max(T.REFILL_DICE)),
    choice("end", "how the game ended", len(END_NAMES)),
    sides_in_bits("winners", "the sides that have won"),
    seat("first_chooser", "the seat that the table has named to choose first"),
    *each_place(
        seat("choice_order", "who chooses a disc at each place of the order"),
        seat("action_order", "who plays at each place of the order"),
    ),
    number("supply", "knights in the supply, by family", T.KNIGHTS),
    seat("crest", "who commands each family"),
    *each_seat(
        flag("mate", "whether the seat plays for one's own side", of=is_mate),
        number("reserve", "knights in the reserve, by seat and family", max(T.RESERVE)),
        number("row", "knights at court, by seat and family", T.KNIGHTS),
        counts("spent", "whether each disc has been played in this cycle, by seat", 1, count_spent, (T.DISCS,)),
        choice("disc", "the disc chosen for this round, by seat; the first place before", T.DISCS + 1, of=chosen_disc),
        number("played", "the disc played in each round of this cycle, by seat", T.DISCS),
    ),
    *each_side(number("stock", "castles left to build, by side", max(T.CASTLES))),
    flag("land", "whether a land bears the number of the province", of=names_land, shape=(T.PROVINCES,)),
    flag("joined", "whether the next province clockwise is of the same land", of=is_joined, shape=(T.PROVINCES,)),
    choice("emperor", "the land where Charlemagne stands", T.PROVINCES),
    side("owner", "whose castles stand in each land"),
    number("castles", "castles in each land", T.PROVINCES),
    number("knights", "knights in each land, by family", T.KNIGHTS),
)
