"""The generator inside a position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bezant
from bezant.kernel.dice import MASK, below, next_word, seed_dice, seed_stream, stream_seed, words_of
from bezant.kernel.state import Position


class Generator(Position):
    """The fields of every game alone."""


# Pinned: all games that were ever recorded depend on these numbers.
KNOWN = {
    0: [0xF08ED6A9, 0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520],
    7: [0x961584F3, 0x9B7BD50A, 0xC84FA6F3, 0x534EAEDE, 0xD731CC42],
    2**127 + 12345: [0x0F47B385, 0x991AF6A3, 0xD6CC3C10, 0x9A35482E, 0xDBDA5CC6],
}


def seeded(seed: int) -> Any:
    s = Generator()
    seed_dice(s, *words_of(seed))
    return s


@pytest.mark.parametrize("seed", KNOWN)
def test_the_numbers_are_pinned(seed: int) -> None:
    s = seeded(seed)
    assert [next_word(s) for _ in range(5)] == KNOWN[seed]


def test_the_generator_is_sfc32() -> None:
    """Written again after its author's description, in unsigned arithmetic of NumPy."""
    s = seeded(99)
    words: list[Any] = [np.array(word, np.uint32) for word in s.dice]
    a, b, c, counter = words
    one = np.array(1, np.uint32)
    for _ in range(200):
        with np.errstate(over="ignore"):
            word = a + b + counter
            counter = counter + one
            a = b ^ (b >> 9)
            b = c + (c << 3)
            c = ((c << 21) | (c >> 11)) + word
        assert next_word(s) == int(word)
    assert list(s.dice) == [int(a), int(b), int(c), int(counter)]


def test_seeds_of_128_bits_are_told_apart_by_every_word() -> None:
    starts = {tuple(seeded(1 << bit).dice) for bit in range(128)} | {tuple(seeded(0).dice)}
    assert len(starts) == 129


def test_streams_start_apart() -> None:
    """Of small seeds and numbers, which differ in few bits: no two alike, and none like the seed's own start."""
    seeds, numbers = (*range(40), 2**32, 2**40, 2**95), (*range(40), 2**32, 2**40)
    starts = [tuple(seeded(seed).dice) for seed in seeds]
    for seed in seeds:
        for number in numbers:
            s = Generator()
            seed_stream(s, *words_of(seed), number)
            assert all(0 <= word <= MASK for word in s.dice)
            starts.append(tuple(s.dice))
    assert len(set(starts)) == len(starts)
    words = np.array(starts[len(seeds) :])[:, :3]
    ones = [((words >> bit) & 1).mean() for bit in range(32)]
    assert min(ones) > 0.45 and max(ones) < 0.55


def test_streams_are_pinned() -> None:
    """Results of seeded experiments depend on these numbers."""
    s = Generator()
    seed_stream(s, *words_of(7), 3)
    assert list(s.dice) == [1770473169, 922052119, 4033377634, 28]


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 15, 90])
def test_below_is_even(limit: int) -> None:
    """Chi-square over 6,000 draws, at about one in a million."""
    s, draws = seeded(limit), 6000
    counts = [0] * limit
    for _ in range(draws):
        counts[below(s, limit)] += 1
    expected = draws / limit
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = limit - 1
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 15


def test_words_stay_within_32_bits() -> None:
    s = seeded(5)
    for _ in range(1000):
        assert 0 <= next_word(s) <= MASK
        assert all(0 <= word <= MASK for word in s.dice)


@pytest.mark.compiled
@pytest.mark.parametrize("name", bezant.game_names())
def test_interpreted_and_compiled_start_and_draw_alike(name: str) -> None:
    game, fast = bezant.load(name), bezant.load(name, compiled=True)
    for seed in (0, 1, 2**64 + 3, 2**128 - 1):
        slow_state, fast_state = game.new(2, 5), game.new(2, 5)
        game.reseed(slow_state, seed)
        fast.reseed(fast_state, seed)
        assert slow_state == fast_state
        assert game.new(2, seed) == fast.new(2, seed)


@pytest.mark.parametrize(("seed", "number"), [(0, 0), (7, 1), (2**31, 2**40 + 3)])
def test_the_seed_of_a_stream_starts_it(seed: int, number: int) -> None:
    streamed = Generator()
    seed_stream(streamed, *words_of(seed), number)
    assert list(seeded(stream_seed(seed, number)).dice) == list(streamed.dice)
