"""The modules of the server: each is listed in docs/architecture.md, and only the store knows the database."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bezant

SERVER = Path(bezant.__file__).parent / "server"
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
DATABASE = re.compile(r"database|(.*_)?rows|store(_.*)?")  # modules that may know it, besides the migrations


def test_every_module_is_listed_with_what_it_holds() -> None:
    table = ARCHITECTURE.read_text().partition("| module of `bezant/server` | holds |")[2].partition("\n\n")[0]
    listed = [name for row in table.splitlines() if row for name in re.findall(r"`(\w+)/?`", row.split("|")[1])]
    modules = {path.stem for path in SERVER.glob("*.py")} - {"__init__"}
    assert sorted(listed) == sorted(modules | {"migrations"})


def test_only_the_store_knows_the_database() -> None:
    """What leaves the store is plain data, so that nothing of SQLAlchemy is in a live table."""
    for path in SERVER.glob("*.py"):
        known = {name for name in _imported(path) if name == "sqlalchemy" or re.search(r"server\.(\w+_)?rows$", name)}
        assert not known or DATABASE.fullmatch(path.stem), f"{path.name} imports {known}"


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module if node.module.startswith("bezant") else node.module.partition(".")[0]
            yield from (f"{node.module}.{name.name}" for name in node.names)
