"""Makes one set of pages serve twice: as files on a site that hosts code, and as the site that `make docs` builds.

Pages outside docs/ join the site, notebooks become pages, links to both are turned, lists are read as such sites read them, and
examples in docstrings are code."""

from __future__ import annotations

import base64
import json
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"

# Pages outside docs/, and what they are called on the site.
CARRIED = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "benchmarks/results.md": "benchmarks.md",
}
PLACES = {**CARRIED, "README.md": "index.md"}

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"```|~~~")
ITEM = re.compile(r"(?:[-*+]|\d+\.) +")
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")


def on_startup(**_: Any) -> None:
    """Nothing is said where nothing is wrong. With `--quiet` warnings would not be counted either, and would not fail the build."""
    logging.getLogger("mkdocs").setLevel(logging.WARNING)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, place in CARRIED.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    for notebook in sorted(DOCS.rglob("*.ipynb")):
        text, pictures = notebook_page(json.loads(notebook.read_text("utf-8")), notebook.stem)
        page = notebook.relative_to(DOCS).with_suffix(".md")
        files.append(File.generated(config, page.as_posix(), content=text))
        for name, picture in pictures.items():
            files.append(File.generated(config, page.with_name(name).as_posix(), content=picture))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    source = Path(page.file.abs_src_path or DOCS / page.file.src_uri)
    return "\n".join(turned(line, source, page.file.src_uri) for line in with_wide_lists(markdown.splitlines()))


def notebook_page(notebook: dict[str, Any], name: str) -> tuple[str, dict[str, bytes]]:
    """The notebook as a page: its words, its code, and what that printed and drew; and the pictures, by their names."""
    pictures: dict[str, bytes] = {}
    blocks: list[str] = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            blocks.append(source)
        else:
            blocks += [fenced(source, "python"), *shown(cell["outputs"], name, pictures)]
    return "\n\n".join(blocks) + "\n", pictures


def shown(outputs: list[dict[str, Any]], name: str, pictures: dict[str, bytes]) -> Iterator[str]:
    """What a cell printed and drew; each picture is added to the others."""
    for output in outputs:
        data = output.get("data", {})
        if "image/png" in data:
            picture = f"{name}-{len(pictures) + 1}.png"
            pictures[picture] = base64.b64decode("".join(data["image/png"]))
            yield f"![What the code above draws]({picture})"
        elif "text/markdown" in data:
            yield "".join(data["text/markdown"])
        else:
            yield fenced("".join(output.get("text") or data["text/plain"]).rstrip("\n"), "text")


def fenced(text: str, language: str) -> str:
    return f"```{language}\n{text}\n```"


class Examples(griffe.Extension):
    """Examples as code: what they index would be read as links."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_fenced_examples(obj.docstring.value)


def with_fenced_examples(text: str) -> str:
    """A docstring whose examples, each up to the next empty line, stand in fences."""
    return EXAMPLE.sub(lambda example: fenced(example.group(), "pycon"), text)


def with_wide_lists(lines: list[str]) -> list[str]:
    """The lines as Python-Markdown wants them: what belongs to an item stands four columns to the right of it, not two or three,
    and an empty line comes before an item that follows a paragraph at once."""
    found: list[str] = []
    columns: list[int] = []  # where the text of each open item begins
    fenced, after_paragraph = False, True
    for line in lines:
        text = line.lstrip(" ")
        column = len(line) - len(text)
        item = None if fenced else ITEM.match(text)
        if not fenced:
            after_paragraph |= not text or not columns
            while text and columns and column < columns[-1]:
                columns.pop()
            if item and after_paragraph and found and found[-1]:
                found.append("")
        found.append(" " * 4 * len(columns) + line[columns[-1] if columns else 0 :] if text else "")
        fenced ^= bool(FENCE.match(text))
        if item:
            columns.append(column + len(item.group()))
            after_paragraph = False
    return found


def turned(line: str, source: Path, place: str) -> str:
    """The line of a page, with links as the site needs them."""
    return LINK.sub(lambda link: f"]({site_link(link[1], source, place)}{link[2] or ''})", line)


def site_link(target: str, source: Path, place: str) -> str:
    """The link to the same page on the site; unchanged where there is none, so that a strict build complains."""
    if "://" in target:
        return target
    file = Path(os.path.normpath(source.parent / target))
    if not file.is_relative_to(ROOT):
        return target
    page = file.with_suffix(".md") if file.suffix == ".ipynb" else file
    inside = page.relative_to(DOCS).as_posix() if file.is_relative_to(DOCS) else None
    there = PLACES.get(file.relative_to(ROOT).as_posix(), inside)
    return target if there is None else os.path.relpath(there, Path(place).parent)
