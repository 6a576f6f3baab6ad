"""Runs the studies of docs/lab, which are notebooks.

python -m tools.notebooks [NAME ...]    runs them at full size, and keeps what they print and draw in their files
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from traitlets.config import Config

ROOT = Path(__file__).resolve().parents[1]
STUDIES = {path.stem: path for path in sorted((ROOT / "docs" / "lab").glob("*.ipynb"))}
QUICK = "BEZANT_QUICK"  # set: a notebook takes the small size of its numbers
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def executed(study: Path, quick: bool) -> NotebookNode:
    """The notebook after all its cells ran, in a kernel of its own; CellExecutionError names the cell that failed."""
    notebook = nbformat.read(study, as_version=4)
    surroundings = {name: value for name, value in os.environ.items() if name != QUICK}
    client = NotebookClient(
        notebook,
        timeout=None,
        kernel_name="python3",
        record_timing=False,
        config=Config(KernelManager={"transport": "ipc"}),  # no port is opened
        resources={"metadata": {"path": str(ROOT)}},
    )
    client.execute(env=surroundings | ({QUICK: "1"} if quick else {}))
    for cell in notebook.cells:
        if cell.cell_type == "code" and not _errors(cell):
            cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
    notebook.metadata = nbformat.from_dict(METADATA)
    return notebook


def _errors(cell: NotebookNode) -> str:
    """What a cell wrote to the standard error, without lines that were there only while somebody waited."""
    written = "".join(output.text for output in cell.outputs if output.get("name") == "stderr")
    return re.sub(r"[^\n]*\r", "", written).strip()


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in STUDIES]
    if unknown:
        print(f"There is no study “{unknown[0]}”; the studies are: {', '.join(STUDIES)}.", file=sys.stderr)
        return 1
    for name in names or STUDIES:
        print(f"{name} ...", flush=True)
        nbformat.write(executed(STUDIES[name], quick=False), STUDIES[name])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
