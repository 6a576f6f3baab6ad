"""The page's types come from the shapes in Python: `make types` writes them."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from bezant.server.description import description

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_the_pages_types_are_those_of_the_server(tmp_path: Path) -> None:
    """Stale types are written anew by `make types`."""
    described, made = tmp_path / "openapi.json", tmp_path / "openapi.d.ts"
    described.write_text(json.dumps(description()))
    found = os.environ | {"PATH": f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    command = [str(WEB / "node_modules/.bin/openapi-typescript"), str(described), "--output", str(made)]
    subprocess.run(command, cwd=WEB, env=found, check=True, capture_output=True, timeout=120)
    assert made.read_text() == (WEB / "src" / "lib" / "openapi.d.ts").read_text(), (
        "the types are stale: run `make types`"
    )
