"""What must not be in the repository, and how its parts may lean on each other."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "bezant"
PICTURES = {".png", ".jpg", ".webp"}
NETWORKS = {".npz"}  # tests/players/test_networks.py says how large they may be
LARGEST = 1024 * 1024

REGISTRIES = re.compile(r"registry\.npmjs|pypi\.org|files\.pythonhosted|deb\.debian", re.IGNORECASE)
MACHINE_PATHS = re.compile(r"(?<![\w.])/(root|home|work|Users)/")

# Each part of the package, and the parts it may import. `bezant` itself only hands on names of the kernel, and one of the lab.
MAY_IMPORT = {
    "bezant": {"kernel", "lab"},
    "kernel": {"kernel", "bezant"},
    "games": {"games", "kernel", "bezant"},
    "players": {"players", "games", "kernel", "bezant"},
    "adapters": {"adapters", "players", "games", "kernel", "bezant"},
    "lab": {"lab", "adapters", "players", "games", "kernel", "bezant"},
    "train": {"train", "lab", "players", "games", "kernel", "bezant"},
    "server": {"server", "lab", "players", "games", "kernel", "bezant"},
    "cli": {"cli", "lab", "server", "train", "players", "games", "kernel", "bezant"},
}


def repository_files() -> list[Path]:
    """Every file that is or would be committed."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        return []
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


FILES = repository_files()
needs_git = pytest.mark.skipif(not FILES, reason="this is no git checkout")


def matches(pattern: re.Pattern[str]) -> list[str]:
    """Where the pattern occurs, as `file: match`."""
    texts = {path: path.read_text("utf-8", "replace") for path in FILES if path.suffix not in PICTURES | NETWORKS}
    return [
        f"{path.relative_to(ROOT)}: {hit.group()}" for path, text in texts.items() for hit in pattern.finditer(text)
    ]


@needs_git
@pytest.mark.parametrize("pattern", [REGISTRIES, MACHINE_PATHS], ids=["registries", "machine paths"])
def test_no_file_names_a_registry_or_a_machine(pattern: re.Pattern[str]) -> None:
    assert matches(pattern) == []


@needs_git
def test_only_pictures_and_networks_are_large() -> None:
    small = [path for path in FILES if path.suffix not in PICTURES | NETWORKS]
    assert [str(path) for path in small if path.stat().st_size > LARGEST] == []


def test_the_lock_file_of_the_page_names_no_download() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


def test_every_pin_is_exact_and_no_installation_has_two_of_a_package() -> None:
    """Beside the common ones stand those of the tests, or in their place those of training, which has a CUDA of its own."""
    common, gpu, train = (pins(f"constraints{name}.txt") for name in ("", "-gpu", "-train"))
    assert not common.keys() & gpu.keys() and not common.keys() & train.keys()
    assert gpu.keys() <= train.keys()  # training on a GPU leaves none of them open
    assert {"torch", "torchrl"} <= train.keys()


def pins(file: str) -> dict[str, str]:
    """The version of each package."""
    lines = (ROOT / file).read_text().splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    named = [(re.sub(r"[-_.]+", "-", name).lower(), version) for name, version in (line.split("==") for line in lines)]
    assert len(dict(named)) == len(named), f"{file} pins a package twice"
    return dict(named)


def test_what_installs_pytorch_pins_it() -> None:
    for file in ("tools/set-up", "Makefile", "docs/lab/index.md"):
        commands = (ROOT / file).read_text().replace("\\\n", " ").splitlines()
        asked = [line for line in commands if re.search(r"pip install.*(torchrl|\[train)", line)]
        assert asked and all("constraints.txt" in line and "constraints-train.txt" in line for line in asked), file


def part_of(module: str) -> str:
    """`kernel` for `bezant.kernel.dice`; `bezant` for the package itself and its `__main__`."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else "bezant"


def imports(path: Path) -> Iterator[str]:
    """The modules of bezant that a file imports, anywhere in it, by their full names."""
    here = ["bezant", *path.relative_to(PACKAGE).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "bezant")
        elif isinstance(node, ast.ImportFrom):
            base = (
                [*here[: -node.level], *(node.module or "").split(".")]
                if node.level
                else (node.module or "").split(".")
            )
            if base[0] == "bezant":
                yield from (".".join([*filter(None, base), alias.name]) for alias in node.names)


def test_imports_point_one_way() -> None:
    """kernel <- games <- players <- adapters <- lab <- server, train <- cli."""
    astray = []
    for path in PACKAGE.rglob("*.py"):
        name = ".".join(["bezant", *path.relative_to(PACKAGE).with_suffix("").parts])
        if name == "bezant.__main__":
            continue
        astray += [
            f"{name} imports {other}" for other in imports(path) if part_of(other) not in MAY_IMPORT[part_of(name)]
        ]
    assert astray == []


def test_no_game_imports_another() -> None:
    games = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()]
    for game in games:
        others = {f"bezant.games.{other.name}" for other in games if other != game}
        for path in game.rglob("*.py"):
            assert not [name for name in imports(path) if any(name.startswith(other) for other in others)], path


MOST_NAMES = 12  # of its game that a chapter of rules imports one by one; more are read through their modules
CHAPTERS = sorted(PACKAGE.glob("games/*/rules/*.py"))


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_rules_begin_with_no_wall_of_names(chapter: Path) -> None:
    named = [
        alias.name
        for node in ast.walk(ast.parse(chapter.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and 1 <= node.level <= 2
        for alias in node.names
    ]
    assert len(named) <= MOST_NAMES, f"{chapter.name} imports {len(named)} names: {', '.join(named)}"
