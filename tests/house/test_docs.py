"""The documentation: it builds without a broken link, fetches nothing, leaves no page out, and its examples are true."""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bezant
from tools.docs_site import CARRIED, notebook_page, site_link, with_fenced_examples, with_wide_lists

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n(?:\n^```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
FETCHED = re.compile(r"""<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)=["']?(https?:)?//[^>]*>""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation as `make docs` builds it, which fails at any warning and says nothing otherwise."""
    folder = tmp_path_factory.mktemp("site")
    run = built(ROOT / "mkdocs.yml", folder)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    return folder


def built(config: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--config-file", str(config), "--site-dir", str(folder)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}  # Material for MkDocs speaks of a version that is not ours
    return subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=300)


def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    """With the settings of the site, over one page."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[nowhere](nowhere.md)\n")
    (tmp_path / "hook.py").write_text("from tools.docs_site import on_startup\n")
    own = f"INHERIT: {ROOT}/mkdocs.yml\ndocs_dir: docs\nnav: [index.md]\nhooks: [hook.py]\nplugins: [search]\n"
    (tmp_path / "mkdocs.yml").write_text(own)
    run = built(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert run.returncode == 1 and "nowhere.md" in run.stderr and "Aborted with 1 warnings" in run.stdout


def test_every_page_is_built_and_in_the_menu(site: Path) -> None:
    """A page outside the menu is a warning, and so a failure of the build; this proves that the build looks."""
    written = [*DOCS.rglob("*.md"), *(study.with_suffix(".md") for study in DOCS.rglob("*.ipynb"))]
    pages = [*(page.relative_to(DOCS) for page in written), *map(Path, CARRIED.values())]
    menu = (ROOT / "mkdocs.yml").read_text()
    for page in pages:
        assert (site / page.with_suffix(".html")).is_file()
        assert f": {page.as_posix()}\n" in menu


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    assert [found.group() for page in site.rglob("*.html") for found in FETCHED.finditer(page.read_text())] == []


def test_the_reference_has_every_public_name(site: Path) -> None:
    page = (site / "api.html").read_text()
    assert [name for name in bezant.__all__ if f'id="bezant.{name}"' not in page] == []


def test_links_to_pages_outside_docs_are_turned() -> None:
    assert site_link("../benchmarks/results.md", DOCS / "commands.md", "commands.md") == "benchmarks.md"
    assert site_link("../../CHANGELOG.md", DOCS / "rules" / "carolus.md", "rules/carolus.md") == "../changelog.md"
    assert site_link("docs/players.md", ROOT / "CONTRIBUTING.md", "contributing.md") == "players.md"
    assert site_link("million-games.ipynb", DOCS / "lab" / "index.md", "lab/index.md") == "million-games.md"
    assert site_link("../README.md", DOCS / "api.md", "api.md") == "index.md"
    assert site_link("../bezant/cli", DOCS / "api.md", "api.md") == "../bezant/cli"


def test_lists_are_read_as_a_hosting_site_reads_them() -> None:
    text = ["Words:", "1. one", "   - two", "     goes on", "", "   A paragraph.", "2. three", "```", "- code", "```"]
    assert with_wide_lists(text) == [
        "Words:",
        "",
        "1. one",
        "    - two",
        "        goes on",
        "",
        "    A paragraph.",
        "",
        "2. three",
        "```",
        "- code",
        "```",
    ]


def test_examples_in_docstrings_are_code() -> None:
    text = "Says this.\n\n>>> f()[0][1:]\n[1]\n\nAnd that.\n\n>>> g()\n2"
    code = "Says this.\n\n```pycon\n>>> f()[0][1:]\n[1]\n```\n\nAnd that.\n\n```pycon\n>>> g()\n2\n```"
    assert with_fenced_examples(text) == code


def test_a_notebook_is_read_with_all_that_it_printed_and_drew() -> None:
    outputs: list[dict[str, Any]] = [
        {"output_type": "stream", "name": "stdout", "text": ["1\n", "2\n"]},
        {"output_type": "display_data", "data": {"image/png": "aGk=\n", "text/plain": ["<Figure>"]}},
        {"output_type": "execute_result", "data": {"text/markdown": ["| a |\n", "|---|"], "text/plain": ["..."]}},
        {"output_type": "execute_result", "data": {"text/plain": ["3"]}},
    ]
    cells = [
        {"cell_type": "markdown", "source": ["# Title"]},
        {"cell_type": "code", "source": "f()", "outputs": outputs},
    ]
    text, pictures = notebook_page({"cells": cells}, "study")
    drawn = "![What the code above draws](study-1.png)"
    printed = ["```text\n1\n2\n```", drawn, "| a |\n|---|", "```text\n3\n```"]
    assert text == "\n\n".join(["# Title", "```python\nf()\n```", *printed]) + "\n"
    assert pictures == {"study-1.png": b"hi"}


# --- examples ----------------------------------------------------------------------------------------------------------------


def printed(page: str) -> Iterator[tuple[str, str]]:
    """What the page says each of its examples prints, and what it prints; they share their names, as a reader's do."""
    names: dict[str, Any] = {"__name__": page}
    for code, promised in EXAMPLE.findall((DOCS / page).read_text()):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(code, page, "exec"), names)
        yield promised, said.getvalue()


def test_the_tutorial_prints_what_it_says() -> None:
    examples = list(printed("tutorial.md"))
    assert len(examples) >= 5
    assert [promised for promised, _ in examples] == [said for _, said in examples]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("page", "blocks"), [("research.md", 3), ("lab/data.md", 3), ("lab/adapters.md", 3), ("lab/vector.md", 1)]
)
def test_a_page_for_researchers_prints_what_it_says(page: str, blocks: int) -> None:
    examples = list(printed(page))
    assert len(examples) >= blocks
    assert [promised for promised, _ in examples] == [said for _, said in examples]


def test_the_page_of_observations_shows_what_python_answers() -> None:
    failed, tried = doctest.testfile(str(DOCS / "lab" / "observations.md"), module_relative=False)
    assert failed == 0 and tried >= 5


def test_what_to_write_down_is_printed() -> None:
    """The page promises no numbers, which go with each release."""
    ((_, said),) = printed("lab/reproducible.md")
    assert said.startswith(f"bezant {bezant.__version__}, carolus ")
