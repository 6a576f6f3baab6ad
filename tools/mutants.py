"""Small faults put into the rules of a game, one at a time, to see whether its tests find each: `make mutants`.

A mutant that all tests pass (a survivor) shows a rule without a proof, or changes nothing that anyone can see. The second kind
stands in docs/mutants.md with its reason and is not tried again. Needs pytest, Hypothesis and NumPy; compiles nothing."""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parents[1]
KNOWN = ROOT / "docs" / "mutants.md"
CARRIED = ["bezant", "tests", "docs", "pyproject.toml"]
PLUGINS = "-p tests.without_numba -p tests.endless -p no:cacheprovider --hypothesis-seed=0"
PYTEST = ["-x", "-q", *PLUGINS.split(), "-m", "not compiled and not browser"]
LATE = [
    "test_imagine.py",
    "test_impossible.py",
    "test_invariants.py",
    "test_players.py",
    "test_position.py",
    "test_undo.py",
]
FLIPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
OPPOSITE = {"min": "max", "max": "min"}
NAMED = {"End", "Option", "Step", "Told", "Why"}  # the classes of names.py: one of them is put in place of another


@dataclass(frozen=True)
class Mutant:
    """One fault: a piece of a file and what stands there instead; `before` and `after` are the whole lines, as they are shown."""

    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    source: str  # the whole file with the fault

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.file, self.function, self.before, self.after


class Chapter:
    """One file of rules and the mutants that can be made of it."""

    def __init__(self, path: Path, root: Path, names: dict[str, list[str]]) -> None:
        self.file, self.text, self.names = path.relative_to(root).as_posix(), path.read_bytes(), names
        self.tree = ast.parse(self.text)
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def mutants(self) -> Iterator[Mutant]:
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                bound = {argument.arg for argument in node.args.args}
                for statement in node.body:
                    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                        yield from self.inside(statement, node.name, bound)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                yield from self.inside(node.value, node.targets[0].id, set())

    def inside(self, node: ast.AST, function: str, bound: set[str]) -> Iterator[Mutant]:
        """The mutants of a piece of the tree and of all that is in it, in the order of the text."""
        for kind, text in self.faults(node, bound):
            yield self.mutant(node, function, kind, text)
        if isinstance(node, ast.If | ast.While | ast.IfExp) and not is_turned(node.test):
            yield self.mutant(node.test, function, "condition", f"(not {put(node.test)})")
        if isinstance(node, ast.Assign | ast.For):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            bound |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.expr_context | ast.operator | ast.cmpop | ast.boolop):
                yield from self.inside(child, function, bound)

    def mutant(self, node: ast.AST, function: str, kind: str, text: str) -> Mutant:
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1  # type: ignore[attr-defined]
        start, end = self.starts[first] + node.col_offset, self.starts[last] + (node.end_col_offset or 0)  # type: ignore[attr-defined]
        head, tail = self.text[self.starts[first] : start], self.text[end : self.starts[last + 1]]
        before, after = (one_line(head + middle + tail) for middle in (self.text[start:end], text.encode()))
        source = (self.text[:start] + text.encode() + self.text[end:]).decode()
        return Mutant(self.file, first + 1, function, kind, before, after, source)

    def faults(self, node: ast.AST, bound: set[str]) -> Iterator[tuple[str, str]]:
        """What may stand in place of the node, each with the kind of fault."""
        match node:
            case ast.Compare(left, operators, right):
                for turned, operator in enumerate(operators):
                    if type(operator) in FLIPPED:
                        changed = [*operators[:turned], flipped(operator), *operators[turned + 1 :]]
                        yield "comparison", put(ast.Compare(left, changed, right))  # type: ignore[arg-type]
            case ast.Constant(bool() as value):
                yield "constant", str(not value)
            case ast.Constant(int() as number):
                yield "constant", f"({number + 1})"
                yield "constant", f"({number - 1})"
            case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
                yield "arithmetic", put(ast.BinOp(left, flipped(operator), right))  # type: ignore[arg-type]
            case ast.BoolOp(operator, values):
                yield "logic", put(ast.BoolOp(flipped(operator), values))  # type: ignore[arg-type]
            case ast.UnaryOp(ast.Not(), operand):
                yield "condition", put(operand)
            case ast.Call(ast.Name("range"), bounds):
                for moved in bounds[:2]:
                    for by in (" + 1", " - 1"):
                        yield "range", f"range({', '.join(ast.unparse(b) + by * (b is moved) for b in bounds)})"
            case ast.Call(ast.Name("min" | "max" as name), values):
                yield "arithmetic", f"{OPPOSITE[name]}({', '.join(map(ast.unparse, values))})"
            case ast.Attribute(ast.Name(owner), name) if owner in NAMED:
                names = self.names[owner]
                yield "name", f"{owner}.{names[(names.index(name) + 1) % len(names)]}"
                if owner == "Why" and b" OK\n" in self.text:
                    yield "name", "OK"
            case ast.AugAssign(target, ast.Add() | ast.Sub() as operator, value):
                yield "statement", "pass"
                yield "arithmetic", ast.unparse(ast.AugAssign(target, flipped(operator), value))  # type: ignore[arg-type]
            case ast.AugAssign() | ast.Expr(ast.Call()):
                yield "statement", "pass"
            case ast.Assign(targets) if all(not isinstance(t, ast.Tuple) and is_bound(t, bound) for t in targets):
                yield "statement", "pass"


def flipped(operator: ast.AST) -> ast.AST:
    return FLIPPED[type(operator)]()


def put(node: ast.AST) -> str:
    return f"({ast.unparse(node)})"


def one_line(text: bytes) -> str:
    """The text without its comments and line breaks."""
    return re.sub(r"\s+", " ", re.sub("  #.*", "", text.decode())).strip()


def is_turned(test: ast.expr) -> bool:
    """Whether another kind of fault turns this condition round already."""
    return (isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq)) or (
        isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    )


def is_bound(target: ast.expr, bound: set[str]) -> bool:
    """Whether there is a value without this assignment: a name without one would be found by any test."""
    return not isinstance(target, ast.Name) or target.id in bound


def names_used(texts: list[str]) -> dict[str, list[str]]:
    """The names of each class that the rules speak of."""
    found = {owner: set(re.findall(rf"\b{owner}\.(\w+)", "\n".join(texts))) for owner in NAMED}
    return {owner: sorted(names) for owner, names in found.items()}


def all_mutants(game: str, root: Path = ROOT) -> list[Mutant]:
    """Every mutant of the rules of a game that can be read, in the order of the files."""
    paths = sorted((root / "bezant" / "games" / game / "rules").glob("*.py"))
    names = names_used([path.read_text("utf-8") for path in paths])
    return [mutant for path in paths for mutant in Chapter(path, root, names).mutants()]


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """So many of them (0: all), spread evenly over the chapters, in each over its functions, in each over the kinds."""
    if size == 0:
        return mutants
    rng = random.Random(seed)
    tree: dict[str, dict[str, dict[str, list[Mutant]]]] = {}
    for mutant in mutants:
        tree.setdefault(mutant.file, {}).setdefault(mutant.function, {}).setdefault(mutant.kind, []).append(mutant)
    by_chapter = [spread([spread(list(k.values()), rng) for k in f.values()], rng) for f in tree.values()]
    return spread(by_chapter, rng)[:size]


def spread(groups: list[list[Mutant]], rng: random.Random) -> list[Mutant]:
    """One of each group in turn, the groups in an order of chance; a list of one kind is shuffled first."""
    for group in groups:
        if len({(mutant.function, mutant.kind) for mutant in group}) == 1:
            rng.shuffle(group)
    rng.shuffle(groups)
    longest = max(map(len, groups), default=0)
    return [group[place] for place in range(longest) for group in groups if place < len(group)]


def known_mutants(page: Path) -> set[tuple[str, str, str, str]]:
    """The mutants that the page explains: rows of file, function, before, after, reason."""
    rows = (
        re.split(r"(?<!\\) \| ", line.strip("| \n"))
        for line in page.read_text("utf-8").splitlines()
        if line[:3] == "| `"
    )
    return {(row[0][1:-1], row[1][1:-1], row[2][1:-1], row[3][1:-1]) for row in rows}


def tests_of(game: str, root: Path) -> list[str]:
    """The tests in an order that fails fast: scenarios and rules, whole games, then those that try a great many positions."""
    files = sorted(path.name for path in (root / "tests" / "games" / game).glob("test_*.py"))
    early, late = ([f"tests/games/{game}/{f}" for f in files if (f in LATE) == is_late] for is_late in (False, True))
    return [*early, "tests/golden", "tests/records", *late, "tests/every_game"]


def passes(game: str, root: Path, timeout: float | None, keep_bytecode: bool = False) -> tuple[str, str]:
    """Says passed, failed or timeout, and the last lines that pytest wrote."""
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "" if keep_bytecode else "1"}
    command = [sys.executable, "-m", "pytest", *PYTEST, "-k", game, *tests_of(game, root)]
    try:
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return "timeout", ""
    return "passed" if done.returncode == 0 else "failed", done.stdout[-2000:] + done.stderr[-2000:]


def try_out(mutant: Mutant, game: str, root: Path, timeout: float) -> tuple[str, str]:
    """Whether the tests of the game pass with the fault in the copy at `root`; and the test that found it."""
    path = root / mutant.file
    sound = path.read_bytes()
    path.write_text(mutant.source, "utf-8")
    try:
        verdict, said = passes(game, root, timeout)
    finally:
        path.write_bytes(sound)
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
    return verdict, found[1] if found else ""


def run(
    game: str, mutants: list[Mutant], jobs: int, timeout: float, tell: Callable[[str], None]
) -> list[dict[str, object]]:
    """Tries every mutant, `jobs` at a time, each in a copy of the project."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = [Path(folder) / str(number) for number in range(jobs)]
        for name in CARRIED:
            copy(ROOT / name, copies[0] / name)
        began = time.monotonic()
        verdict, said = passes(game, copies[0], None, keep_bytecode=True)
        needed = time.monotonic() - began
        if verdict != "passed":
            raise SystemExit(f"The tests of {game} fail without any fault:\n{said}")
        tell(f"{game}: the tests pass without a fault, in {needed:.0f} s; {len(mutants)} mutants")
        for other in copies[1:]:
            shutil.copytree(copies[0], other)
        free: SimpleQueue[Path] = SimpleQueue()
        for root in copies:
            free.put(root)

        def one(mutant: Mutant) -> dict[str, object]:
            root = free.get()
            try:
                verdict, test = try_out(mutant, game, root, max(timeout, 4 * needed))
            finally:
                free.put(root)
            result = {name: value for name, value in asdict(mutant).items() if name != "source"}
            tell(
                f"{'SURVIVED' if verdict == 'passed' else verdict:8} {mutant.file}:{mutant.line} {mutant.before} → {mutant.after}"
            )
            return {**result, "verdict": verdict, "test": test}

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, mutants))


def copy(source: Path, target: Path) -> None:
    """A file or a folder, without bytecode: that of a sound file must not be taken for the mutant's."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "browser", ".hypothesis"))
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--mutants", type=int, default=60, help="how many, spread over chapters and functions; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="another seed takes other mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--timeout", type=float, default=120, help="seconds for one mutant; at least four times what the tests need"
    )
    parser.add_argument("--only", default="", help="a part of FILE:LINE; other mutants are left out")
    parser.add_argument("--out", type=Path, help="a JSON file for the results")
    arguments = parser.parse_args()
    known = known_mutants(KNOWN)
    open_ = [m for m in all_mutants(arguments.game) if m.key not in known and arguments.only in f"{m.file}:{m.line}"]
    chosen = sample(open_, arguments.mutants, arguments.seed)
    results = run(arguments.game, chosen, arguments.jobs, arguments.timeout, lambda line: print(line, flush=True))
    if arguments.out:
        arguments.out.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    survivors = [result for result in results if result["verdict"] == "passed"]
    print(f"\n{arguments.game}: {len(results)} mutants of {len(open_)}, {len(survivors)} survived")
    for result in survivors:
        print("{file}:{line} {function}\n    {before}\n  → {after}".format(**result))
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
