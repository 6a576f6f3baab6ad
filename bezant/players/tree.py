"""Information-set Monte Carlo tree search with PUCT selection, made for each game: `G` is the module of its rules, `E` that of
its evaluation, `V` that of its value function. Where a network guides the search, priors and values are the network's.

The search is open loop: a node stands for a sequence of actions, whatever the dice said, and each simulation starts from a fresh
determinization. Where actions can be secret, every seat has a tree of its own, in which the secret actions of others are one and
the same (multiple-observer ISMCTS); elsewhere those trees would be equal, and one serves all.

It calls the compiled functions of the border, which exist anyway, rather than compiling the rules once more.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from bezant.kernel.compile import beside, entry, inlined, outlined, rule, unordered
from bezant.kernel.contract import Evaluation, Observing, Value, of_game
from bezant.kernel.decisions import Play
from bezant.kernel.state import Position, Positions

from ..kernel.dice import below
from ..kernel.numbers import wide

G: Play = beside(__name__, "kernel.course")
E: Evaluation[Position] = of_game(__name__, "evaluate")  # for priors and rollouts
V: Value[Position] = of_game(__name__, "value")  # for leaves
SEEN: Observing[Position] = of_game(__name__, "observe")  # for networks
border: Any = beside(__name__, "kernel.border")
playout: Any = beside(__name__, "kernel.playout")

NONE = -1  # no node
EVER = 1_000_000  # decisions: more than any game has
MOST_NODES = 1 << 22  # a tree of this size grows no more
UNEXPANDED = -math.inf  # the top logit of a node without children
OTHER_DICE = 0x5BD1E995  # any word but 0
LOWEST, HIGHEST = -20.0, 3.0  # of a logit against the top one; actions that become legal later may exceed that


class Nodes(NamedTuple):
    """The nodes of all trees, one row each; the first rows are the roots. `sibling` links the children of a node to a list."""

    used: Any  # [0]: the number of rows in use
    action: Any  # the one that leads here
    child: Any  # the first child, or NONE
    sibling: Any  # the next child of the same parent, or NONE
    visits: Any
    available: Any  # visits of the parent in which the action was legal
    prior: Any  # of the action, not normalised: its siblings change from one simulation to the next
    top_logit: Any  # the highest logit of its children when it was first expanded
    value_sum: Any  # by side: the sum of the values of all visits


class Parameters(NamedTuple):
    """The parameters of the search. `evaluate.py` of each game has its own."""

    exploration: float  # the exploration constant of PUCT
    temperature: float  # of the softmax that makes priors of evaluations, in the unit of the evaluation
    uniform_share: float  # the share of the prior that is uniform, whatever the evaluation says
    fpu_reduction: float  # first-play urgency: the value of an unvisited action is that of its parent less this
    expansion_threshold: int  # visits of a node before it is expanded
    rollout_depth: int  # decisions of a rollout before the leaf is evaluated; EVER: to the end of the game
    rollout_candidates: int  # legal actions compared for each of those decisions; 1: a random action is played
    playout_weight: (
        float  # the weight of a random playout to the end in the value of a leaf; the rest is the value function
    )


class Workspace(NamedTuple):
    """What a simulation writes to besides the nodes, and the weights it reads."""

    root: Any  # the position as the seat knows it
    table: Any  # the position of the simulation
    trial: Any  # a copy of it for one step of lookahead
    path: Any  # by tree: the nodes visited
    value: Any  # by side: the value of the leaf
    playout_value: Any  # by side: the result of a random playout
    features: Any  # of the value function
    weights: Any  # of the features, by stage of the game
    buffer: Any  # the legal actions
    child_of: Any  # by action: its node
    excluded: Any  # by action: whether it is not searched at the root
    network: Any  # its weights (`players/network.py`); empty where the evaluation and the value function speak
    seen: Any  # what the seat to move sees
    given: Any  # the same as the first layer takes it
    first: Any  # the first hidden layer
    hidden: Any  # the second


@rule
def observed(action: int, tree: int, own: int) -> int:
    """The action as the owner of the tree observes it: secret actions of others are one and the same."""
    secret = action >= G.SECRET_FROM and action < G.SECRET_TO
    return G.SECRET_FROM if secret and tree != own else action


@rule
def add_child(nodes: Nodes, parent: int, action: int, prior: float) -> int:
    made: int = nodes.used[0]
    nodes.used[0] = made + 1
    nodes.action[made] = action
    nodes.child[made] = NONE
    nodes.sibling[made] = nodes.child[parent]
    nodes.child[parent] = made
    nodes.prior[made] = prior
    nodes.top_logit[made] = UNEXPANDED
    return made


@outlined
def child_by(nodes: Nodes, parent: int, action: int) -> int:
    """The child that the action leads to; it is added if it is missing."""
    child = nodes.child[parent]
    while child != NONE and nodes.action[child] != action:
        child = nodes.sibling[child]
    return child if child != NONE else add_child(nodes, parent, action, 1.0)


@outlined
def list_children(nodes: Nodes, parent: int, count: int, buffer: Any, child_of: Any) -> None:
    """Writes the child of each action in the buffer to `child_of`, or NONE."""
    for index in range(count):
        child_of[buffer[index]] = NONE
    child = nodes.child[parent]
    while child != NONE:
        child_of[nodes.action[child]] = child
        child = nodes.sibling[child]


@rule
def exclude(buffer: Any, count: int, excluded: Any) -> int:
    """Remove the excluded actions from the buffer; returns how many remain."""
    seen = 0
    for index in range(count):
        if not excluded[buffer[index]]:
            buffer[seen] = buffer[index]
            seen += 1
    return seen


@unordered
def dense(given: Any, weights: Any, bias: Any, out: Any) -> None:
    """A layer that lets only what is positive through; most of what it is given is 0."""
    for place in range(len(bias)):
        out[place] = bias[place]
    for index in range(len(given)):
        factor = given[index]
        if factor > 0:
            for place in range(len(bias)):
                out[place] += factor * weights[index, place]
    for place in range(len(bias)):
        if out[place] < 0:
            out[place] = 0


@unordered
def logit(hidden: Any, weights: Any, bias: Any, row: int) -> float:
    """What an output says."""
    total = bias[row]
    for place in range(len(hidden)):
        total += hidden[place] * weights[row, place]
    return float(total)


@inlined
def look(s: Position, work: Workspace) -> None:
    """What the network makes of what the seat to move may see: nothing else of the position reaches it."""
    SEEN.observe_into(s, wide(s.active), work.seen)
    for index in range(len(work.seen)):
        work.given[index] = work.seen[index]
    dense(work.given, work.network.first, work.network.first_bias, work.first)
    dense(work.first, work.network.second, work.network.second_bias, work.hidden)


@rule
def is_learned(work: Workspace) -> bool:
    return len(work.hidden) > 0


@outlined
def count_missing(count: int, buffer: Any, child_of: Any) -> int:
    """How many actions in the buffer have no child yet."""
    missing = 0
    for index in range(count):
        missing += child_of[buffer[index]] == NONE
    return missing


@rule
def throw_anew(s: Position) -> None:
    """Dice other than those that fall if the action is played: whoever tries it in thought does not know them."""
    s.dice[0] = s.dice[0] ^ OTHER_DICE


@inlined
def expand(nodes: Nodes, parent: int, count: int, parameters: Parameters, work: Workspace) -> None:
    """Add a child for each legal action that has none. Its prior is a softmax: of the network's logits, or of the evaluation one
    step ahead."""
    table, trial, buffer, child_of = work.table, work.trial, work.buffer, work.child_of
    if count_missing(count, buffer, child_of) == 0:
        return
    if is_learned(work):
        look(table[0], work)
        add_learned(nodes, parent, count, parameters, work)
        return
    seat, before, is_first = wide(table[0].active), nodes.used[0], nodes.top_logit[parent] == UNEXPANDED
    for index in range(count):
        action = wide(buffer[index])
        if child_of[action] == NONE:
            trial[0] = table[0]
            throw_anew(trial[0])
            border.carry_out(trial, action)
            add_by_logit(nodes, parent, action, E.evaluate(trial[0], seat) / parameters.temperature, is_first, child_of)
    make_priors(nodes, parent, before)


@outlined
def add_learned(nodes: Nodes, parent: int, count: int, parameters: Parameters, work: Workspace) -> None:
    """The same by the network, which has looked at the position."""
    buffer, child_of, network = work.buffer, work.child_of, work.network
    before, is_first = nodes.used[0], nodes.top_logit[parent] == UNEXPANDED
    for index in range(count):
        action = wide(buffer[index])
        if child_of[action] == NONE:
            looks = logit(work.hidden, network.policy, network.policy_bias, action) / parameters.temperature
            add_by_logit(nodes, parent, action, looks, is_first, child_of)
    make_priors(nodes, parent, before)


@rule
def add_by_logit(nodes: Nodes, parent: int, action: int, looks: float, is_first: bool, child_of: Any) -> None:
    """A child whose prior is a logit for the time being."""
    if is_first and looks > nodes.top_logit[parent]:
        nodes.top_logit[parent] = looks
    child_of[action] = add_child(nodes, parent, action, looks)


@rule
def make_priors(nodes: Nodes, parent: int, first: int) -> None:
    """Priors of the logits of all children from this one on."""
    for child in range(first, nodes.used[0]):
        nodes.prior[child] = math.exp(min(max(nodes.prior[child] - nodes.top_logit[parent], LOWEST), HIGHEST))


@outlined
def select(nodes: Nodes, parent: int, side: int, count: int, buffer: Any, child_of: Any, parameters: Parameters) -> int:
    """The action with the highest PUCT score for the side to move. Every legal action becomes more available."""
    total = 0.0
    for index in range(count):
        total += nodes.prior[child_of[buffer[index]]]
    by_prior = parameters.exploration * (1.0 - parameters.uniform_share) / total
    uniform = parameters.exploration * parameters.uniform_share / count
    unvisited = nodes.value_sum[parent, side] / max(1, nodes.visits[parent]) - parameters.fpu_reduction
    best, best_score = -1, 0.0
    available, root = 0, 0.0
    for index in range(count):
        child = child_of[buffer[index]]
        nodes.available[child] += 1
        if nodes.available[child] != available:  # it is the same for most siblings
            available = nodes.available[child]
            root = math.sqrt(available)
        visits = nodes.visits[child]
        explored = (by_prior * nodes.prior[child] + uniform) * root
        score = unvisited + explored
        if visits > 0:
            score = nodes.value_sum[child, side] / visits + explored / (1.0 + visits)
        if best < 0 or score > best_score:
            best, best_score = buffer[index], score
    return best


@outlined
def backpropagate(nodes: Nodes, path: Any, trees: int, depth: int, value: Any, sides: int) -> None:
    """Add the value of the leaf to every node on the path."""
    for tree in range(trees):
        for index in range(depth + 1):
            node = path[tree, index]
            nodes.visits[node] += 1
            for side in range(sides):
                nodes.value_sum[node, side] += value[side]


@outlined
def terminal_value(winners: int, value: Any, sides: int) -> None:
    """The value of a finished game: 1, divided among the winners; among all sides if nobody won."""
    number = 0
    for side in range(sides):
        number += winners >> side & 1
    for side in range(sides):
        value[side] = (winners >> side & 1) / number if number > 0 else 1.0 / sides


@outlined
def normalise(value: Any, highest: float) -> None:
    """From logits, of which the highest is known, to shares of 1."""
    total = 0.0
    for side in range(len(value)):
        value[side] = math.exp(value[side] - highest)
        total += value[side]
    for side in range(len(value)):
        value[side] /= total


@inlined
def estimate_value(s: Position, seat_of: Any, work: Workspace) -> None:
    """The value of each side by the value function: a softmax of the weighted sums of its features."""
    value, stage, highest = work.value, wide(V.stage(s)), -math.inf
    for side in range(len(seat_of)):
        V.features_into(s, seat_of[side], work.features)
        value[side] = 0.0
        for feature in range(len(work.features)):
            value[side] += work.weights[stage, feature] * work.features[feature]
        highest = max(highest, value[side])
    normalise(value, highest)


@inlined
def learned_value(s: Position, side_of: Any, work: Workspace) -> None:
    """The value of each side by the network, which tells them in order from that of the seat to move."""
    look(s, work)
    value, sides, highest = work.value, len(work.value), -math.inf
    own = side_of[wide(s.active)]
    for place in range(sides):
        side = (own + place) % sides
        value[side] = logit(work.hidden, work.network.value, work.network.value_bias, place)
        highest = max(highest, value[side])
    normalise(value, highest)


@inlined
def rollout(table: Positions, trial: Positions, buffer: Any, parameters: Parameters) -> None:
    """Play on from the leaf: each decision is the best of some legal actions one step ahead, spaced evenly from a random one on."""
    if parameters.rollout_candidates == 1:
        playout.play_out(table[0], buffer, parameters.rollout_depth)
    made = 0 if parameters.rollout_candidates > 1 else parameters.rollout_depth
    while made < parameters.rollout_depth and table[0].step != G.OVER:
        count, seat = border.legal_into(table, buffer), wide(table[0].active)
        tries, start = min(count, parameters.rollout_candidates), below(table[0], count)
        best, best_value = wide(buffer[start]), -math.inf
        for index in range(tries if tries > 1 else 0):
            action = wide(buffer[(start + index * count // tries) % count])
            trial[0] = table[0]
            throw_anew(trial[0])
            border.carry_out(trial, action)
            value = E.evaluate(trial[0], seat)
            if value > best_value:
                best, best_value = action, value
        border.carry_out(table, best)
        made += 1


@inlined
def evaluate_leaf(nodes: Nodes, leaf: int, side_of: Any, seat_of: Any, parameters: Parameters, work: Workspace) -> None:
    """The value of the leaf: the result if the game is over, else what the network says, or the value function mixed with a random
    playout. A network that looks for a value has seen what the priors need, so the leaf gets its children at once."""
    table, sides = work.table, len(seat_of)
    if table[0].step == G.OVER:
        terminal_value(table[0].winners, work.value, sides)
        return
    if is_learned(work):
        learned_value(table[0], side_of, work)
        if leaf != NONE:
            choices = border.legal_into(table, work.buffer)
            list_children(nodes, leaf, choices, work.buffer, work.child_of)
            add_learned(nodes, leaf, choices, parameters, work)
        return
    if parameters.playout_weight < 1.0:
        estimate_value(table[0], seat_of, work)
    if parameters.playout_weight > 0.0:
        playout.play_out(table[0], work.buffer, EVER)
        terminal_value(table[0].winners, work.playout_value, sides)
        for side in range(sides):
            work.value[side] += parameters.playout_weight * (work.playout_value[side] - work.value[side])


@entry
def simulate(
    seat: int,
    side_of: Any,
    seat_of: Any,
    nodes: Nodes,
    parameters: Parameters,
    work: Workspace,
    first: int,
    count: int,
    low: int,
    high: int,
    stream: int,
) -> int:
    """Run `count` simulations from the position as the seat knows it, numbered from `first`; the number seeds the simulation.

    Returns how many were run: fewer than `count` if the caller should provide more rows for nodes."""
    table, path, buffer, child_of = work.table, work.path, work.buffer, work.child_of
    trees = len(path)
    room = len(nodes.action) - len(buffer) - trees
    if len(nodes.action) >= MOST_NODES:
        room -= trees * len(buffer)  # for actions that first become legal at the roots
    for number in range(first, first + count):
        if len(nodes.action) < MOST_NODES and 2 * nodes.used[0] > len(nodes.action):
            return number - first
        table[0] = work.root[0]
        border.imagine(table, seat, low, high, number, stream)
        depth, leaf = 0, NONE
        while table[0].step != G.OVER and depth + 1 < path.shape[1]:
            mover = wide(table[0].active)
            own = mover if trees > 1 else 0
            node = wide(path[own, depth])
            if depth > 0 and (nodes.visits[node] < parameters.expansion_threshold or nodes.used[0] > room):
                leaf = node if nodes.used[0] <= room else NONE
                break
            choices = border.legal_into(table, buffer)
            if depth == 0:
                choices = exclude(buffer, choices, work.excluded)
            list_children(nodes, node, choices, buffer, child_of)
            expand(nodes, node, choices, parameters, work)
            action = select(nodes, node, side_of[mover], choices, buffer, child_of, parameters)
            border.carry_out(table, action)
            for tree in range(trees):
                path[tree, depth + 1] = child_by(nodes, path[tree, depth], observed(action, tree, own))
            depth += 1
        rollout(table, work.trial, buffer, parameters)
        evaluate_leaf(nodes, leaf, side_of, seat_of, parameters, work)
        backpropagate(nodes, path, trees, depth, work.value, len(seat_of))
    return count
