"""The generator inside a position: four 32-bit words kept in int64, so that every way of running gives the same numbers.

The generator is sfc32 of Chris Doty-Humphrey (public domain): a chaotic part of three words and a counter.
"""

from __future__ import annotations

from operator import index

from bezant.kernel.compile import rule
from bezant.kernel.errors import BadSeed
from bezant.kernel.state import Position

SEED_BITS = 128
ROUNDS = 12  # after so many steps every bit of the seed has reached every word
MASK = 0xFFFFFFFF


@rule
def next_word(s: Position) -> int:
    """The next 32 random bits."""
    a, b, c, counter = s.dice[0], s.dice[1], s.dice[2], s.dice[3]
    word = (a + b + counter) & MASK
    s.dice[0] = b ^ (b >> 9)
    s.dice[1] = (c + (c << 3)) & MASK
    s.dice[2] = ((((c << 21) | (c >> 11)) & MASK) + word) & MASK
    s.dice[3] = (counter + 1) & MASK
    return word


@rule
def below(s: Position, limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely but for less than limit / 2**32."""
    return (next_word(s) * limit) >> 32


@rule
def seed_dice(s: Position, a: int, b: int, c: int, d: int) -> None:
    """Start the generator from 128 bits in four words."""
    s.dice[0] = a & MASK
    s.dice[1] = b & MASK
    s.dice[2] = c & MASK
    s.dice[3] = d & MASK
    for _ in range(ROUNDS):
        next_word(s)


@rule
def seed_stream(s: Position, a: int, b: int, c: int, d: int, number: int) -> None:
    """Start stream `number` of a seed in four words: the seed is mixed, then its number told to the counter, and all mixed again.

    A step of the generator can be undone, so no two streams start alike: neither two of one seed, nor (below 2**32 streams
    and 2**96 seeds) two of different seeds. None is the stream of `seed_dice`, since numbers are counted from 1 here."""
    seed_dice(s, a, b, c, d)
    _tell_number(s, number)
    for _ in range(ROUNDS):
        next_word(s)


@rule
def _tell_number(s: Position, number: int) -> None:
    own = number + 1
    s.dice[2] = s.dice[2] ^ ((own >> 32) & MASK)
    s.dice[3] = (s.dice[3] + own) & MASK


class _Generator(Position):
    """The fields of every game alone."""


def stream_seed(seed: int, number: int) -> int:
    """The seed that starts the generator as stream `number` of another seed does: `seed_dice` with its words is `seed_stream`.

    >>> stream_seed(1, 0) != stream_seed(1, 1)
    True
    """
    s = _Generator()
    seed_dice(s, *words_of(seed))
    _tell_number(s, number)
    return sum(word << 32 * place for place, word in enumerate(s.dice))


def words_of(seed: int) -> tuple[int, int, int, int]:
    """A seed of up to 128 bits as the four words of `seed_dice`."""
    try:
        seed = index(seed)
    except TypeError:
        raise BadSeed(f"A seed is a whole number, not {str(seed)[:40]!r}.") from None
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSeed(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {_short(seed)}.")
    return seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, (seed >> 96) & MASK


def _short(seed: int) -> str:
    """A number in so few digits that it fits in a sentence."""
    return str(seed) if seed.bit_length() <= SEED_BITS + 1 else f"one of {seed.bit_length()} bits"
