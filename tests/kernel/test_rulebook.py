"""The rules page, read by id."""

from __future__ import annotations

import re

import pytest

from bezant.kernel.errors import UnknownGame, UnknownRule
from bezant.kernel.registry import ROOT
from bezant.kernel.rulebook import Rulebook, rulebook

BOOK = rulebook("carolus")
PAGE = (ROOT.parent / "docs" / "rules" / "carolus.md").read_text("utf-8")


def test_every_numbered_sentence_of_the_page_is_found_once() -> None:
    bold = re.findall(r"^(?:- |\| )?\*\*(CAR-(?:\d+\.\d+|[A-Z]\d+))", PAGE, re.MULTILINE)
    assert sorted(BOOK.ids) == sorted(set(bold))
    assert len(bold) == len(set(bold))


@pytest.mark.parametrize(("kind", "count"), [("R", 43), ("X", 71), ("I", 23), ("P", 8)])
def test_numbering_has_no_holes(kind: str, count: int) -> None:
    numbers = sorted(int(id[5:]) for id in BOOK.ids if id.startswith(f"CAR-{kind}"))
    first = 0 if kind == "R" else 1
    assert numbers == list(range(first, first + count))


def test_a_rule_is_its_whole_text() -> None:
    rule = BOOK.rule("CAR-6.8")
    assert rule.text.startswith("Procedure after a knight of colour c")
    assert rule.text.endswith("(CAR-R12, CAR-R13).")
    assert "**" not in rule.text


def test_a_ruling_has_a_title_too() -> None:
    ruling = BOOK.rule("CAR-R15")
    assert ruling.title == "Laps"
    assert "modulo the number of" in ruling.text


def test_a_scenario_is_given_when_then() -> None:
    assert BOOK.rule("CAR-X45").text.startswith("ban · 2 players")
    assert "P{red 1 | -}" in BOOK.rule("CAR-X68").text


def test_no_rule_is_empty() -> None:
    assert [id for id in BOOK.ids if not BOOK.rule(id).text] == []


def test_sections_have_titles_and_keep_the_order_of_the_page() -> None:
    titles = {section.id: section.title for section in BOOK.sections}
    assert titles["CAR-7"] == "Action 2: moving Charlemagne"
    assert BOOK.ids == [rule.id for section in BOOK.sections for rule in section.rules]
    assert BOOK.title == "Carolus Magnus"


@pytest.mark.parametrize("id", ["CAR-99.9", "", "car-6.8", "x" * 1000])
def test_an_unknown_rule_is_refused_in_a_short_sentence(id: str) -> None:
    with pytest.raises(UnknownRule, match="Carolus Magnus") as refused:
        BOOK.rule(id)
    assert len(str(refused.value)) < 120


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(UnknownGame):
        Rulebook("../carolus")
