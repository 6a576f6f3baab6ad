"""The generator inside a position: four 32-bit words kept in int64, so that every way of running gives the same numbers.

The generator is sfc32 of Chris Doty-Humphrey (public domain): a chaotic part of three words and a counter.
"""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.state import Record

WORDS = 4
MASK = 0xFFFFFFFF


@rule
def next_word(s: Record) -> int:
    """The next 32 random bits."""
    a, b, c, counter = s.dice[0], s.dice[1], s.dice[2], s.dice[3]
    word = (a + b + counter) & MASK
    s.dice[0] = b ^ (b >> 9)
    s.dice[1] = (c + (c << 3)) & MASK
    s.dice[2] = ((((c << 21) | (c >> 11)) & MASK) + word) & MASK
    s.dice[3] = (counter + 1) & MASK
    return word


@rule
def below(s: Record, limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely but for less than limit / 2**32."""
    return (next_word(s) * limit) >> 32


@rule
def seed_dice(s: Record, a: int, b: int, c: int, d: int) -> None:
    """Start the generator from 128 bits in four words."""
    s.dice[0] = a & MASK
    s.dice[1] = b & MASK
    s.dice[2] = c & MASK
    s.dice[3] = d & MASK
    for _ in range(12):
        next_word(s)


def words_of(seed: int) -> tuple[int, int, int, int]:
    """A seed of up to 128 bits as the four words of `seed_dice`."""
    return seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, (seed >> 96) & MASK
