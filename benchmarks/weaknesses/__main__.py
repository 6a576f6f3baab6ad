"""Where a network errs: python -m benchmarks.weaknesses GAME SEATS [--games N] [--simulations N] [--seed N]

`instinct` plays games against itself, drawing its actions by the network's odds so that games differ. Some decisions of each game
are judged by the searches that play the game best, with the network or with the hand-written evaluation, and summed up by
question, by quarter of the game, and beyond the length of most games. Then it meets `greedy` with each option that it has never
met. The sums go to benchmarks/weaknesses/GAME-SEATS.json, and the games of the worst errors beside it as records. `python -m
benchmarks.model_cards` writes them into the model cards.

python -m benchmarks.weaknesses GAME SEATS --example NUMBER judges such an error once more, from the record of that game.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import islice

import bezant
from benchmarks.weaknesses.judge import GAMES, SIMULATIONS, TIMES, Examiner, sight_of
from benchmarks.weaknesses.sums import keep, measured, record_of, stored
from bezant.kernel import record

AGAINST_GREEDY = 120  # games with an option


def once_more(examiner: Examiner, seats: int, number: int, simulations: int) -> str:
    """A stored error judged again, from its record."""
    name = examiner.game.name
    examples = {each["game"]: each for each in stored(name, seats)["examples"]}
    if number not in examples:
        known = " and ".join(map(str, examples)) or "none"
        raise SystemExit(f"There is no example {number} of {name} with {seats} seats, but {known}.")
    told = examples[number]
    replay = record.Reader(record_of(name, seats, number).read_text("utf-8"))
    for _ in islice(replay.moves(), told["ply"]):
        pass
    parse = examiner.game.actions.parse
    loss = examiner.loss(replay.match.state, parse(told["decided"]["action"]), parse(told["best"]["action"]))
    return (
        f"“{told['decided']['words']}” brings {100 * loss.mean:.1f} ± {100 * loss.doubt:.1f} points less than "
        f"“{told['best']['words']}”, by {TIMES} searches of {simulations} simulations for each."
    )


def main(asked: Sequence[str] | None = None) -> None:
    words = argparse.ArgumentParser(prog="python -m benchmarks.weaknesses")
    words.add_argument("game", choices=bezant.game_names())
    words.add_argument("seats", type=int)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--against", type=int, default=AGAINST_GREEDY)
    for name in ("games", "simulations", "example"):
        words.add_argument(f"--{name}", type=int)
    given = words.parse_args(asked)
    sight = sight_of(given.game, given.seats)
    games, simulations = given.games or GAMES[sight], given.simulations or SIMULATIONS[sight]
    examiner = Examiner(bezant.load(given.game, compiled=True), given.seats, simulations)
    if given.example is not None:
        print(once_more(examiner, given.seats, given.example, simulations))
        return
    keep(*measured(examiner, given.seats, given.seed, simulations, games, given.against))


if __name__ == "__main__":
    main()
