"""What README.md promises."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "benchmarks/results.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


def test_there_are_examples() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_python_example_runs_as_it_stands(example: str) -> None:
    run = subprocess.run([sys.executable, "-c", example], cwd=ROOT, capture_output=True, text=True, timeout=900)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


def test_the_two_commands_come_first() -> None:
    first, second = README.splitlines()[1:3]
    assert first.startswith("make play")
    assert second.startswith("make test")


@pytest.mark.parametrize(("page", "lab"), [("README.md", "docs/lab/index.md"), ("docs/index.md", "lab/index.md")])
def test_the_first_pages_lead_to_the_lab_and_name_the_tools_of_others(page: str, lab: str) -> None:
    text = (ROOT / page).read_text()
    assert f"]({lab})" in text
    assert all(
        name in text for name in ("vector environment", "PettingZoo", "Gymnasium", "OpenSpiel", "TorchRL", "GPU")
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_inside_the_project_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text())
    inside = [target for target in targets if "://" not in target and not target.startswith("figure:")]
    assert [target for target in inside if not (page.parent / target).exists()] == []
