"""Where Python calls the rules, made for each game: entries take an array of positions and look at the first."""

from __future__ import annotations

from bezant.kernel.compile import beside, entry
from bezant.kernel.contract import Observing, of_game
from bezant.kernel.decisions import Play
from bezant.kernel.state import Array, Position, Positions

from .clear import clear
from .dice import seed_dice

G: Play = beside(__name__, "kernel.course")
SEEN: Observing[Position] = of_game(__name__, "observe")


@entry
def set_up(positions: Positions, seats: int, options: Array, a: int, b: int, c: int, d: int) -> None:
    """A new game in a record that may be a used one, its dice seeded with four words."""
    clear(positions, 0)
    s = positions[0]
    seed_dice(s, a, b, c, d)
    G.set_up(s, seats, options)


@entry
def legal_into(positions: Positions, buffer: Array) -> int:
    """How many actions are open; they are written into the buffer, ascending."""
    return G.legal_into(positions[0], buffer)


@entry
def refuse(positions: Positions, action: int) -> int:
    """The reason code against an action, 0 if it is open."""
    return G.refuse(positions[0], action)


@entry
def carry_out(positions: Positions, action: int) -> None:
    """Carry out an action that is open."""
    G.carry_out(positions[0], action)


@entry
def imagine(positions: Positions, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Replace what the seat cannot know by a fresh draw of it."""
    s = positions[0]
    seed_dice(s, a, b, c, d)
    G.imagine(s, seat)


@entry
def reseed(positions: Positions, a: int, b: int, c: int, d: int) -> None:
    """Start the dice anew."""
    seed_dice(positions[0], a, b, c, d)


@entry
def observe_into(positions: Positions, seat: int, out: Array) -> None:
    """Fill an observation of that seat."""
    SEEN.observe_into(positions[0], seat, out)


@entry
def mask_into(positions: Positions, buffer: Array, out: Array) -> None:
    """1 for each action that is open, 0 for all others."""
    G.mask_into(positions[0], buffer, out)
