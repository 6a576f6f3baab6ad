"""Tree search over what a seat knows, made for each game: `G` is the module of its rules, `E` that of its evaluation, `F` that of
its outlook.

Open loop: a node stands for a run of actions, whatever the dice said, and each simulation imagines the position anew. Where
actions can be secret, every seat has a tree of its own, in which the secret actions of others look alike; elsewhere those trees
would be equal, and one serves all.

It calls the entries of the border, which are compiled anyway, rather than the rules themselves.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from bezant.kernel.compile import chapter, entry, instance, part, rule
from bezant.kernel.state import Positions

from ..kernel.dice import below
from ..kernel.numbers import wide

G: Any = globals().get("G")  # the rules of the game this copy of the module is made for
E: Any = globals().get("E")  # its evaluation: how good an action looks
F: Any = globals().get("F")  # its outlook: what the outcome depends on

_MODE, _, _GAME = __name__.partition(".players.tree_")
if _GAME:
    border = instance("kernel.border", _GAME, _MODE)
    playout = instance("kernel.playout", _GAME, _MODE)

NONE = -1  # no node
EVER = 1_000_000  # decisions: more than any game has
MOST_NODES = 1 << 22  # a tree of this size grows no more
UNSEEN = -math.inf  # looks of children before there are any
DIMMER, BRIGHTER = -20.0, 3.0  # how far looks count against the brightest of the first time; later ones may outshine it


class Nodes(NamedTuple):
    """The nodes of all trees, a row each; the first rows are the roots. A node's children are a list linked by `sibling`."""

    used: Any  # [0]: how many rows are
    action: Any  # that led here
    child: Any  # the first, or NONE
    sibling: Any  # the next child of the same parent, or NONE
    visits: Any
    available: Any  # visits of the parent in which the action was open
    promise: Any  # how good the action looked at first sight against its rivals, from 0
    brightest: Any  # the looks of the most promising child when children were first looked at
    worth: Any  # by side: the sum of what the visits brought


class Knobs(NamedTuple):
    """How the search goes about it; the figures of a game stand in its evaluation."""

    explore: float  # how much a promising action is tried against a proven one
    warmth: float  # by how much worse an action looks, in the evaluation's measure, when it is tried 1/e as often
    spread: float  # the part of the trying that is shared equally, whatever the looks
    doubt: float  # how much less than its parent an untried action is thought to bring
    patience: int  # visits of a node before its children are looked at
    cut_off: int  # decisions played on behind the tree before the position is evaluated; EVER: to the end
    tastes: int  # open actions tried for each of those decisions, of which the best is played; 1: any is
    luck: float  # the part of what a simulation brings that a random game to the end decides, and not the outlook


class Desk(NamedTuple):
    """What a simulation writes to besides the nodes, and the weights it reads."""

    start: Any  # the position as the seat knows it
    table: Any  # the one played on
    trial: Any  # one for looking a step ahead
    path: Any  # by tree: the nodes passed
    value: Any  # by side: what the simulation brought
    ending: Any  # by side: how a random game ended
    features: Any  # of the outlook
    weights: Any  # of those, by stage of the game
    buffer: Any  # the open actions
    child_of: Any  # by action: its node
    overlooked: Any  # by action: whether the seat does not see that it may do this now


@rule
def seen_as(action: int, tree: int, own: int) -> int:
    """The action as the owner of a tree sees it: what others do in secret looks alike to him."""
    secret = action >= G.SECRET_FROM and action < G.SECRET_TO
    return G.SECRET_FROM if secret and tree != own else action


@rule
def add_child(nodes: Nodes, parent: int, action: int, promise: float) -> int:
    made = nodes.used[0]
    nodes.used[0] = made + 1
    nodes.action[made] = action
    nodes.child[made] = NONE
    nodes.sibling[made] = nodes.child[parent]
    nodes.child[parent] = made
    nodes.promise[made] = promise
    nodes.brightest[made] = UNSEEN
    return made


@chapter
def child_by(nodes: Nodes, parent: int, action: int) -> int:
    """The child this action leads to; a new one if there was none."""
    child = nodes.child[parent]
    while child != NONE and nodes.action[child] != action:
        child = nodes.sibling[child]
    return child if child != NONE else add_child(nodes, parent, action, 1.0)


@chapter
def list_children(nodes: Nodes, parent: int, count: int, buffer: Any, child_of: Any) -> None:
    """Writes the child of each action in the buffer to `child_of`, or NONE."""
    for index in range(count):
        child_of[buffer[index]] = NONE
    child = nodes.child[parent]
    while child != NONE:
        child_of[nodes.action[child]] = child
        child = nodes.sibling[child]


@rule
def overlook(buffer: Any, count: int, overlooked: Any) -> int:
    """Leaves the actions in the buffer that the seat sees; their number."""
    seen = 0
    for index in range(count):
        if not overlooked[buffer[index]]:
            buffer[seen] = buffer[index]
            seen += 1
    return seen


@part
def expand(
    table: Positions, trial: Positions, nodes: Nodes, parent: int, count: int, buffer: Any, child_of: Any, warmth: float
) -> None:
    """A child for each open action that has none, with what it promises at first sight to the seat that is asked."""
    seat, before, is_first = wide(table[0].active), nodes.used[0], nodes.brightest[parent] == UNSEEN
    for index in range(count):
        action = wide(buffer[index])
        if child_of[action] == NONE:
            trial[0] = table[0]
            border.carry_out(trial, action)
            looks = E.evaluate(trial[0], seat) / warmth
            if is_first and looks > nodes.brightest[parent]:
                nodes.brightest[parent] = looks
            child_of[action] = add_child(nodes, parent, action, looks)
    for child in range(before, nodes.used[0]):
        nodes.promise[child] = math.exp(min(max(nodes.promise[child] - nodes.brightest[parent], DIMMER), BRIGHTER))


@chapter
def choose(nodes: Nodes, parent: int, side: int, count: int, buffer: Any, child_of: Any, knobs: Knobs) -> int:
    """The action to try: proven worth, and promise for its rarity. All that are open become more available."""
    total = 0.0
    for index in range(count):
        total += nodes.promise[child_of[buffer[index]]]
    untried = nodes.worth[parent, side] / max(1, nodes.visits[parent]) - knobs.doubt
    best, best_score = -1, 0.0
    for index in range(count):
        child = child_of[buffer[index]]
        nodes.available[child] += 1
        visits = nodes.visits[child]
        share = (1.0 - knobs.spread) * nodes.promise[child] / total + knobs.spread / count
        value = nodes.worth[child, side] / visits if visits > 0 else untried
        score = value + knobs.explore * share * math.sqrt(nodes.available[child]) / (1.0 + visits)
        if best < 0 or score > best_score:
            best, best_score = buffer[index], score
    return best


@chapter
def back_up(nodes: Nodes, path: Any, trees: int, depth: int, value: Any, sides: int) -> None:
    """Every node on the path learns what the simulation brought."""
    for tree in range(trees):
        for index in range(depth + 1):
            node = path[tree, index]
            nodes.visits[node] += 1
            for side in range(sides):
                nodes.worth[node, side] += value[side]


@chapter
def share_victory(winners: int, value: Any, sides: int) -> None:
    """A victory is shared equally among the sides that have it; a game without one, among all."""
    number = 0
    for side in range(sides):
        number += winners >> side & 1
    for side in range(sides):
        value[side] = (winners >> side & 1) / number if number > 0 else 1.0 / sides


@part
def estimate(s: Any, seat_of: Any, desk: Desk) -> None:
    """The chances of each side by the outlook: their logarithms are the weighted sums of its features."""
    value, stage, highest = desk.value, wide(F.stage(s)), -math.inf
    for side in range(len(seat_of)):
        F.look(s, seat_of[side], desk.features)
        value[side] = 0.0
        for feature in range(len(desk.features)):
            value[side] += desk.weights[stage, feature] * desk.features[feature]
        highest = max(highest, value[side])
    total = 0.0
    for side in range(len(seat_of)):
        value[side] = math.exp(value[side] - highest)
        total += value[side]
    for side in range(len(seat_of)):
        value[side] /= total


@part
def play_on(table: Positions, trial: Positions, buffer: Any, knobs: Knobs) -> None:
    """Play behind the tree: each decision is the best at first sight of some open actions, spread from a random one on."""
    if knobs.tastes == 1:
        playout.play_out(table[0], buffer, knobs.cut_off)
    made = 0 if knobs.tastes > 1 else knobs.cut_off
    while made < knobs.cut_off and table[0].step != G.OVER:
        count, seat = border.legal_into(table, buffer), wide(table[0].active)
        tries, start = min(count, knobs.tastes), below(table[0], count)
        best, best_value = wide(buffer[start]), -math.inf
        for index in range(tries if tries > 1 else 0):
            action = wide(buffer[(start + index * count // tries) % count])
            trial[0] = table[0]
            border.carry_out(trial, action)
            value = E.evaluate(trial[0], seat)
            if value > best_value:
                best, best_value = action, value
        border.carry_out(table, best)
        made += 1


@part
def judge(seat_of: Any, knobs: Knobs, desk: Desk) -> None:
    """What the position reached brings each side: a victory, or its outlook and how a random game from there ends."""
    table, sides = desk.table, len(seat_of)
    if table[0].step == G.OVER:
        share_victory(table[0].winners, desk.value, sides)
        return
    if knobs.luck < 1.0:
        estimate(table[0], seat_of, desk)
    if knobs.luck > 0.0:
        playout.play_out(table[0], desk.buffer, EVER)
        share_victory(table[0].winners, desk.ending, sides)
        for side in range(sides):
            desk.value[side] += knobs.luck * (desk.ending[side] - desk.value[side])


@entry
def simulate(
    seat: int,
    side_of: Any,
    seat_of: Any,
    nodes: Nodes,
    knobs: Knobs,
    desk: Desk,
    first: int,
    count: int,
    low: int,
    high: int,
    stream: int,
) -> int:
    """Simulations number `first` and on, from the position as the seat knows it, seeded by their number.

    The number of simulations made comes back: fewer than asked for when the nodes need more room, long before it runs out."""
    table, path, buffer, child_of = desk.table, desk.path, desk.buffer, desk.child_of
    trees = len(path)
    room = len(nodes.action) - len(buffer) - trees
    if len(nodes.action) >= MOST_NODES:
        room -= trees * len(buffer)  # for all that can still be found at the roots
    for number in range(first, first + count):
        if len(nodes.action) < MOST_NODES and 2 * nodes.used[0] > len(nodes.action):
            return number - first
        table[0] = desk.start[0]
        border.imagine(table, seat, low, high, number, stream)
        depth = 0
        while table[0].step != G.OVER and depth + 1 < path.shape[1]:
            mover = wide(table[0].active)
            own = mover if trees > 1 else 0
            node = wide(path[own, depth])
            if depth > 0 and (nodes.visits[node] < knobs.patience or nodes.used[0] > room):
                break
            choices = border.legal_into(table, buffer)
            if depth == 0:
                choices = overlook(buffer, choices, desk.overlooked)
            list_children(nodes, node, choices, buffer, child_of)
            expand(table, desk.trial, nodes, node, choices, buffer, child_of, knobs.warmth)
            action = choose(nodes, node, side_of[mover], choices, buffer, child_of, knobs)
            border.carry_out(table, action)
            for tree in range(trees):
                path[tree, depth + 1] = child_by(nodes, path[tree, depth], seen_as(action, tree, own))
            depth += 1
        play_on(table, desk.trial, buffer, knobs)
        judge(seat_of, knobs, desk)
        back_up(nodes, path, trees, depth, desk.value, len(seat_of))
    return count
