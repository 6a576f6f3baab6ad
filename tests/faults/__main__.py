"""`python -m tests.faults`: the fault test at full length, on both databases."""

from __future__ import annotations

import argparse
import sys
import time

from bezant.lab.postgres import is_installed
from tests.faults.prove import prove
from tests.faults.world import POSTGRES

SQLITE = "sqlite"
WEBS = [(1, 2), (2, 1)]  # by turns: two web processes behind one port, and two machines behind a proxy


def main() -> int:
    parser = argparse.ArgumentParser(prog="make prove", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long things fail")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", choices=[SQLITE, POSTGRES], action="append")
    parser.add_argument("--broken", action="store_true", help="with a writer that acknowledges before it has stored")
    wish = parser.parse_args()
    databases = wish.database or [SQLITE, POSTGRES]
    if POSTGRES in databases and not is_installed():
        sys.stdout.write(f"PostgreSQL's programs are not installed here; --database {SQLITE} proves that one alone.\n")
        return 1
    wrong = 0
    for number in range(wish.times):
        for which, database in enumerate(databases):
            machines, workers = WEBS[(number + which) % len(WEBS)]
            seed = wish.seed + number
            proof = prove(database, wish.tables, wish.seconds, seed, machines, workers, wish.broken)
            sys.stdout.write(f"{number + 1} of {wish.times}: {proof.report()}\n")
            sys.stdout.flush()
            wrong += bool(proof.problems)
    sys.stdout.write(f"{wrong} of {wish.times * len(databases)} runs found something wrong.\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
