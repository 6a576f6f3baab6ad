"""Is one checkout faster than another? Compiled random play of both in alternating rounds: a noisy machine disturbs both alike.

    .venv/bin/python benchmarks/two_checkouts.py byzantium ../before . [--seats 2] [--rounds 30] [--cold]

Prints CPU nanoseconds a decision (the least and the median of the rounds) and the ratio of each round's pair; with `--cold` both
compile from nothing, and the CPU seconds of that are told too."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

GAMES = {"carolus": 4000, "byzantium": 1500, "jerusalem": 700}  # of a round: about a third of a second
WORKER = """
import inspect, json, os, sys, time
import bezant
game, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
os.cpu_count = lambda: 1
rules = bezant.load(game)
is_new = "compiled" in inspect.signature(bezant.load).parameters  # 0.1.0 asked for the name of a package
border = bezant.load(game, **({"compiled": True} if is_new else {"mode": "bezant_njit"}))
state = border.new(seats, 1)
border.apply(state, border.legal(state)[0])
rules.play_out(2, seats, 1)
print(json.dumps(time.process_time()), flush=True)
for line in sys.stdin:
    start = time.process_time()
    decisions = int(rules.play_out(games, seats, int(line)).decisions.sum())
    print(json.dumps((time.process_time() - start) * 1e9 / decisions), flush=True)
"""


class Checkout:
    """A process that plays with the rules of one checkout when it is told to."""

    def __init__(self, folder: Path, game: str, seats: int, cache: str | None) -> None:
        self.folder, self.times = folder, list[float]()
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        if cache is not None:
            environment["BEZANT_CACHE"] = cache
        command = [sys.executable, "-c", WORKER, game, str(seats), str(GAMES.get(game, 1000))]
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tempfile.gettempdir(),
        )

    def read(self) -> float:
        assert self._process.stdout is not None
        return float(json.loads(self._process.stdout.readline()))

    def play(self, seed: int) -> None:
        assert self._process.stdin is not None
        print(seed, file=self._process.stdin, flush=True)
        self.times.append(self.read())

    def close(self) -> None:
        self._process.communicate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--cold", action="store_true", help="compile from nothing")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        caches = (one, other) if given.cold else (None, None)
        pairs = zip((given.before, given.after), caches, strict=True)
        before, after = (Checkout(folder, given.game, given.seats, cache) for folder, cache in pairs)
        for each in (before, after):
            print(f"{each.folder}: ready after {each.read():.1f} CPU seconds")
        for seed in range(given.rounds):
            for each in (before, after) if seed % 2 else (after, before):
                each.play(seed)
        for each in (before, after):
            each.close()
            print(
                f"{each.folder}: {min(each.times):.1f} ns a decision at least, {median(each.times):.1f} in the median"
            )
    ratios = [b / a for a, b in zip(before.times, after.times, strict=True)]
    print(
        f"ratio: {median(ratios):.3f} in the median of rounds, {min(after.times) / min(before.times):.3f} of the least"
    )


if __name__ == "__main__":
    main()
