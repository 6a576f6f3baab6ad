"""Many games stepped together on a GPU, made for each game: what `kernel/vector.py` does with a row, one thread does here."""

from __future__ import annotations

from typing import Any

import numpy as np

from bezant.kernel import device
from bezant.kernel.compile import beside, game_made_for, kernel, rule
from bezant.kernel.contract import of_game
from bezant.kernel.game import load
from bezant.kernel.state import Array, Positions

from ..kernel.dice import next_word, seed_stream
from ..kernel.numbers import wide

cuda: Any = device.cuda()
V: Any = beside(__name__, "kernel.vector")
Q: Any = beside(__name__, "lab.device_kernels")
G: Any = beside(__name__, "kernel.course")
E: Any = of_game(__name__, "evaluate")

WARP = 32  # threads that run together

if Q is not None:
    QUEUES = Q.QUEUES
    OBSERVE = of_game(__name__, "observe")
    _game = load(game_made_for(__name__))
    _widest = max(len(_game.actions), *(_game.observation(seats).shape[0] for seats in _game.seat_counts))
    TILE = 4 * (_widest // 4 | 1) + 8  # bytes: an odd number of words, so that threads write into different banks


@rule
def spread(tile: Array, rows: Array, out: Array) -> None:
    """Rows that each thread has filled go out one by one, all threads side by side: single bytes to far places are slow."""
    cuda.syncthreads()
    for index in range(WARP):
        row = rows[index]
        if row >= 0:
            for place in range(cuda.threadIdx.x, out.shape[1], WARP):
                out[row, place] = tile[index, place]
    cuda.syncthreads()


@kernel
def look(
    positions: Positions,
    seat_asked: Array,
    open_actions: Array,
    counts: Array,
    masks: Array,
    seen: Array,
    queues: Array,
    sizes: Array,
    turn: int,
) -> None:
    """Who is asked in each game, what is open, and what that seat sees. A block is one warp."""
    waiting = cuda.shared.array(QUEUES, np.int32)
    grown = cuda.shared.array(QUEUES, np.int32)
    tile = cuda.shared.array((WARP, TILE), np.uint8)
    rows = cuda.shared.array(WARP, np.int32)
    Q.look_up(sizes, turn, waiting, grown, WARP)
    queue, place = Q.find_queue(waiting, WARP)
    if queue == QUEUES:
        return
    own = tile[cuda.threadIdx.x]
    row = -1
    if place < waiting[queue]:
        row = wide(queues[turn % 2, queue, place])
        seat_asked[row] = positions[row].active
        counts[row] = V.list_open(positions[row], open_actions[row], own)
    rows[cuda.threadIdx.x] = row
    spread(tile, rows, masks)
    if row >= 0:
        OBSERVE.observe_into(positions[row], wide(positions[row].active), own[: seen.shape[1]])
    spread(tile, rows, seen)


@kernel
def act(
    positions: Positions,
    actions: Array,
    seats: int,
    side_of: Array,
    sides: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    numbers: Array,
    limit: int,
    decisions: Array,
    rewards: Array,
    dones: Array,
    truncated: Array,
    queues: Array,
    sizes: Array,
    turn: int,
) -> None:
    """An open action in each game. One that is over, or has had its number of decisions, pays and is followed by the next."""
    waiting = cuda.shared.array(QUEUES, np.int32)
    grown = cuda.shared.array(QUEUES, np.int32)
    Q.look_up(sizes, turn, waiting, grown, Q.BLOCK)
    queue, place = Q.find_queue(waiting, Q.BLOCK)
    if queue == QUEUES:
        return
    row = 0
    then = wide(Q.OVER)
    if place < waiting[queue]:
        row = wide(queues[turn % 2, queue, place])
        V.act(
            positions,
            row,
            actions,
            seats,
            side_of,
            sides,
            options,
            a,
            b,
            c,
            d,
            numbers,
            len(positions),
            limit,
            decisions,
            rewards,
            dones,
            truncated,
        )
        then = wide(positions[row].step)
    Q.hand_on(row, then, grown, queues, sizes, turn)


@kernel
def find_illegal(actions: Array, open_actions: Array, counts: Array, illegal: Array, found: Array) -> None:
    """Which actions are not open, and how many."""
    row = cuda.grid(1)
    if row < len(actions):
        illegal[row] = 0 if V.is_open(row, actions, open_actions, counts) else 1
        if illegal[row]:
            cuda.atomic.add(found, 0, 1)


@kernel
def choose(open_actions: Array, counts: Array, words: Array, actions: Array) -> None:
    """One of the open actions of each game, each equally likely."""
    row = cuda.grid(1)
    if row < len(actions):
        V.choose_one(row, open_actions, counts, words, actions)


@kernel
def choose_greedily(
    positions: Positions,
    scratch: Positions,
    a: int,
    b: int,
    c: int,
    d: int,
    first: int,
    open_actions: Array,
    counts: Array,
    actions: Array,
) -> None:
    """What `greedy` would do in each game from the first one on, if it saw the whole position: to imagine one is long work for a
    single thread. Dice are thrown anew. A block is one warp for one game, and each thread of it, with a position of the scratch,
    tries some of the open actions."""
    values = cuda.shared.array(WARP, np.int64)
    places = cuda.shared.array(WARP, np.int32)
    lane = cuda.threadIdx.x
    row = first + cuda.blockIdx.x
    count = wide(counts[row])
    s = scratch[row * WARP + lane]
    seat = wide(positions[row].active)
    places[lane] = count
    for place in range(lane, count, WARP):
        scratch[row * WARP + lane] = positions[row]
        seed_stream(s, a, b, c, d, row)
        start = next_word(s)
        G.carry_out(s, wide(open_actions[row, (start + place) % count]))
        value = wide(E.evaluate(s, seat))
        if places[lane] == count or value > values[lane]:
            values[lane], places[lane] = value, place
    cuda.syncthreads()
    if lane == 0:
        best = 0
        for other in range(1, min(count, WARP)):
            if values[other] > values[best] or (values[other] == values[best] and places[other] < places[best]):
                best = other
        scratch[row * WARP] = positions[row]
        seed_stream(s, a, b, c, d, row)
        actions[row] = open_actions[row, (next_word(s) + places[best]) % count]


@kernel
def take(given: Array, actions: Array) -> None:
    """Actions of any width of whole numbers."""
    row = cuda.grid(1)
    if row < len(actions):
        actions[row] = given[row]
