"""The studies of docs/lab run, every cell of them, with small numbers. What they assert themselves holds."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from tools.notebooks import STUDIES, executed, main

TRAINED = "first-agent"  # needs PyTorch: `make training` runs it


@pytest.mark.compiled
@pytest.mark.parametrize(
    "study", [pytest.param(name, marks=[pytest.mark.training] if name == TRAINED else []) for name in STUDIES]
)
def test_a_study_runs(study: str) -> None:
    cells = executed(STUDIES[study], quick=True).cells
    assert all(cell.execution_count for cell in cells if cell.cell_type == "code")


@pytest.mark.parametrize("study", STUDIES)
def test_a_study_is_committed_with_what_it_printed_and_drew(study: str) -> None:
    notebook = nbformat.read(STUDIES[study], as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == [*range(1, len(code) + 1)]
    assert not any(
        output.output_type == "error" or output.get("name") == "stderr" for cell in code for output in cell.outputs
    )
    assert any("image/png" in output.get("data", {}) for cell in code for output in cell.outputs)


WAITS = """
import sys
from bezant.kernel.native import Waiting
waiting = Waiting()
with waiting.told("carolus"):
    waiting.count()
"""


@pytest.mark.compiled
def test_whoever_waits_in_a_notebook_sees_how_far_it_has_come_and_a_study_keeps_nothing_of_it(tmp_path: Path) -> None:
    """The first cell ends the line in the middle, so that it stays."""
    cells = [nbformat.v4.new_code_cell(code) for code in (f"{WAITS}    print(file=sys.stderr)", WAITS)]
    study = tmp_path / "study.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), study)
    told, gone = (cell.outputs for cell in executed(study, quick=True).cells)
    assert "bezant: compiling carolus, the first time only: 1 rules" in "".join(output.text for output in told)
    assert not gone


def test_an_unknown_study_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 1
    assert capsys.readouterr().err.startswith("There is no study “chess”; the studies are: ")
