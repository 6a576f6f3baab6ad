"""Games by the thousand on a GPU, made for each game: the rules are those that the processor runs.

Threads of a warp wait for one another wherever they do different things, and all of them wait for code that is not in the cache
of instructions. So games stand in queues by the question they are at; a block of threads takes its games from one queue, does
the same with each, and hands them on. A game has dice of its own, so the order of the work changes no result.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bezant.kernel import device
from bezant.kernel.compile import beside, kernel, rule
from bezant.kernel.contract import of_game
from bezant.kernel.decisions import SHORT
from bezant.kernel.state import Array, Position, Positions

from ..kernel.clear import clear
from ..kernel.dice import seed_stream
from ..kernel.numbers import wide

BLOCK = 128  # threads; a constant, since reading the size of a block at run time costs 5 % of random play
TURNS = 3  # that queues have sizes for: the present one, the next, and the one after, which is cleared
NONE = -1  # no action

cuda: Any = device.cuda()
G: Any = beside(__name__, "kernel.course")

if G is not None:
    C = G.C
    OVER, ACTION_COUNT = G.OVER, G.ACTION_COUNT
    STEPS = OVER + 1
    # In a short course a decision is taken in one go, with all that follows. In a long one each step that goes on by itself, and
    # each question that may have a single answer, is a phase with a queue of its own.
    IS_LONG = len(of_game(__name__, "rules").COURSE.verbs) > SHORT
    GOES_ON, MAY_BE_SINGLE = STEPS, 2 * STEPS
    QUEUES = 3 * STEPS if IS_LONG else STEPS
    AT_A_TIME = 2 if IS_LONG else 4  # phases or decisions of a game in one turn, before it is sorted anew


# --- queues -------------------------------------------------------------------------------------------------------------------


@rule
def look_up(sizes: Array, turn: int, waiting: Array, grown: Array, threads: int) -> None:
    """How many games wait in each queue; none is handed on yet. The sizes of the turn after the next are cleared."""
    for queue in range(cuda.threadIdx.x, QUEUES, threads):
        waiting[queue] = sizes[turn % TURNS, queue]
        grown[queue] = 0
        if cuda.blockIdx.x == 0:
            sizes[(turn + 2) % TURNS, queue] = 0
    cuda.syncthreads()


@rule
def find_queue(waiting: Array, threads: int) -> tuple[int, int]:
    """The queue of this block, and the place in it of this thread; QUEUES where earlier blocks serve all that wait."""
    block = wide(cuda.blockIdx.x)
    queue = 0
    while queue < QUEUES and block * threads >= waiting[queue]:
        block -= (waiting[queue] + threads - 1) // threads
        queue += 1
    return queue, block * threads + cuda.threadIdx.x


@rule
def hand_on(game: int, queue: int, grown: Array, queues: Array, sizes: Array, turn: int) -> None:
    """Each thread of the block puts its game into a queue of the next turn; none where the queue is OVER."""
    rank = 0
    if queue != OVER:
        rank = cuda.atomic.add(grown, queue, 1)
    cuda.syncthreads()
    for other in range(cuda.threadIdx.x, QUEUES, BLOCK):
        if grown[other] > 0:
            grown[other] = cuda.atomic.add(sizes, ((turn + 1) % TURNS, other), grown[other])
    cuda.syncthreads()
    if queue != OVER:
        queues[(turn + 1) % 2, queue, grown[queue] + rank] = game


# --- random play --------------------------------------------------------------------------------------------------------------


@kernel
def begin(
    positions: Positions,
    seats: int,
    options: Array,
    a: int,
    b: int,
    c: int,
    d: int,
    first: int,
    decisions: Array,
    queues: Array,
    sizes: Array,
) -> None:
    """The games number `first` and on of the seed with these four words, each in the queue of its first question for turn 0."""
    waiting = cuda.shared.array(QUEUES, np.int32)
    grown = cuda.shared.array(QUEUES, np.int32)
    look_up(sizes, -1, waiting, grown, BLOCK)
    game = cuda.grid(1)
    queue = OVER
    if game < len(positions):
        clear(positions, game)
        s = positions[game]
        seed_stream(s, a, b, c, d, first + game)
        G.set_up(s, seats, options)
        decisions[game] = 0
        queue = wide(s.step)
    hand_on(game, queue, grown, queues, sizes, -1)


@kernel
def play_on(positions: Positions, decisions: Array, limit: int, queues: Array, sizes: Array, turn: int) -> None:
    """Every game that is not over goes on for a little, at random."""
    waiting = cuda.shared.array(QUEUES, np.int32)
    grown = cuda.shared.array(QUEUES, np.int32)
    look_up(sizes, turn, waiting, grown, BLOCK)
    queue, place = find_queue(waiting, BLOCK)
    if queue == QUEUES:
        return
    game = 0
    then = OVER
    if place < waiting[queue]:
        game = wide(queues[turn % 2, queue, place])
        buffer = cuda.local.array(ACTION_COUNT, np.int16)
        s = positions[game]
        then = (
            take_phases(s, queue, decisions, game, limit, buffer)
            if IS_LONG
            else decide(s, decisions, game, limit, buffer)
        )
    hand_on(game, then, grown, queues, sizes, turn)


@rule
def decide(s: Position, decisions: Array, game: int, limit: int, buffer: Array) -> int:
    """Decisions of a short course; the queue where the game goes on."""
    made = wide(decisions[game])
    until = min(made + AT_A_TIME, limit)
    while s.step != OVER and made < until:
        G.carry_out(s, G.random_action(s, buffer))
        made += 1
    decisions[game] = made
    return OVER if made == limit else wide(s.step)


@rule
def take_phases(s: Position, queue: int, decisions: Array, game: int, limit: int, buffer: Array) -> int:
    """Phases of a long course; the queue where the game goes on."""
    made = wide(decisions[game])
    for _ in range(AT_A_TIME):
        if queue < OVER:
            if made == limit:
                queue = OVER
            else:
                made += 1
        if queue != OVER:
            queue = take_phase(s, queue, buffer)
    decisions[game] = made
    return queue


@rule
def take_phase(s: Position, queue: int, buffer: Array) -> int:
    """What a game in this queue does next, and the queue where it goes on."""
    if GOES_ON <= queue < MAY_BE_SINGLE:
        return asked_or_single(s) if C.asks(s) or C.waits(s) else GOES_ON + s.step
    action = G.random_action(s, buffer) if queue < GOES_ON else G.only_answer(s)
    if action == NONE:
        return wide(s.step)
    C.answer(s, action)
    return asked_or_single(s) if C.waits(s) else GOES_ON + s.step


@rule
def asked_or_single(s: Position) -> int:
    """The queue of a game that has come to a question, or to its end."""
    return MAY_BE_SINGLE + s.step if C.may_be_single(s) else wide(s.step)
