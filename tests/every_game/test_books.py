"""The rulebooks for people: they explain every rule that a player can meet, in every language the same, with figures that exist."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import bezant
from bezant.kernel import book as books
from bezant.kernel.book import ORIGINAL, Book, Chapter, Section, book, folder, has_book, read
from bezant.kernel.contract import facts_of
from bezant.kernel.figures import figures
from bezant.kernel.names import entries
from bezant.kernel.registry import home
from bezant.kernel.rulebook import rulebook

LANGUAGES = ("hu", "de", "it")
WORDS = (2500, 4000)  # long enough to say it, short enough to be read
LONGER = 1.25  # what a translation may be longer than the English
LINK = re.compile(r"\]\(#([a-z-]+)\)")
MARKED = re.compile(r"!\[((?:[^\]\[]|\[[^\]]*\])*)\]\(figure:([a-z-]+)\)")

with_book = pytest.mark.parametrize("game", [game for game in bezant.game_names() if has_book(game)])


def met(game: str) -> set[str]:
    """The rules that a player can meet: behind refusals, questions, options, lines of the log, ends and settings."""
    loaded = bezant.load(game)
    told = entries(import_module(f"{home(game).package}.names").Told)
    found = {rule for _, rule in loaded.course.reasons}
    found |= {verb.rule for verb in loaded.course.verbs}
    found |= {step.rule for step in loaded.course.steps}
    found |= {rule for event in told for rule in (event.rule, *event.rules)}
    found |= set(facts_of(game).end_rules)
    found |= {spec.rule for spec in loaded.option_specs}
    return (found | {loaded.talk_rule or ""}) - {""}


def words_in(found: Book) -> int:
    text = " ".join(f"{passage.title} {passage.text}" for passage in found.passages)
    return len(re.sub(r"\]\([^)]*\)", "]", text).split())


def figures_in(passage: Section) -> list[tuple[str, list[str]]]:
    """The figures of a passage, with the numbers that their captions speak of."""
    return [(name, sorted(re.findall(r"\((\d)\)", caption))) for caption, name in MARKED.findall(passage.text)]


@with_book
def test_every_rule_a_player_can_meet_is_explained_once(game: str) -> None:
    explained = Counter(rule for passage in book(game).passages for rule in passage.rules)
    assert sorted(met(game) - explained.keys()) == []
    assert [rule for rule, count in explained.items() if count > 1] == []


@with_book
def test_the_rules_it_names_exist(game: str) -> None:
    known = set(rulebook(game).ids)
    assert [rule for passage in book(game).passages for rule in passage.rules if rule not in known] == []


@with_book
def test_ids_are_unique_and_links_lead_somewhere(game: str) -> None:
    found = book(game)
    ids = [passage.id for passage in found.passages]
    assert all(ids) and len(set(ids)) == len(ids)
    assert [link for passage in found.passages for link in LINK.findall(passage.text) if link not in ids] == []


@with_book
def test_it_is_long_enough_and_short_enough(game: str) -> None:
    low, high = WORDS
    assert low <= words_in(book(game)) <= high


@with_book
def test_its_figures_exist_and_are_all_used(game: str) -> None:
    used = [name for passage in book(game).passages for name in passage.figures]
    assert sorted(used) == sorted(figures(game))


@with_book
def test_captions_name_the_marks_of_their_figures(game: str) -> None:
    for passage in book(game).passages:
        for name, numbers in figures_in(passage):
            marks = [str(k + 1) for k in range(len(figures(game)[name].marks))]
            assert sorted(set(numbers)) == marks, f"the caption of {name}"


@with_book
def test_every_figure_is_a_position_of_its_game(game: str) -> None:
    loaded = bezant.load(game)
    for name, figure in figures(game).items():
        assert loaded.check(figure.match.state) is figure.match.state, name
        assert len(figure.seats) == figure.match.seats, name
        assert figure.show in ("board", "seats"), name
        assert figure.offered == bool(figure.view["options"]), name


def translated(game: str) -> list[tuple[str, tuple[Chapter, ...]]]:
    """The translations of a book as they stand, by language."""
    pages = [(language, folder(game) / f"{language}.md") for language in LANGUAGES]
    return [(language, read(page.read_text("utf-8"), language)[1]) for language, page in pages if page.is_file()]


@with_book
def test_translations_have_the_sections_and_figures_of_the_original(game: str) -> None:
    original = {chapter.id: chapter for chapter in book(game).chapters}
    for language, chapters in translated(game):
        for chapter in chapters:
            english = original[chapter.id].passages
            assert [passage.id for passage in chapter.passages] == [passage.id for passage in english], language
            for passage, said in zip(chapter.passages, english, strict=True):
                where = f"{language} {passage.id}"
                assert figures_in(passage) == figures_in(said), where
                assert sorted(LINK.findall(passage.text)) == sorted(LINK.findall(said.text)), where
                assert passage.rules in ((), said.rules), where


@with_book
def test_translations_are_about_as_long_as_the_original(game: str) -> None:
    for language, _ in translated(game):
        assert words_in(book(game, language)) <= WORDS[1] * LONGER, language


def test_a_chapter_that_is_not_translated_is_read_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(
        "# Book\n\n## Aim {#aim}\n<!-- rules: X-1 -->\n\nWin.\n\n## End {#end}\n\nOver.\n", "utf-8"
    )
    (tmp_path / "de.md").write_text("# Buch\n\n## Ziel {#aim}\n\nSieg.\n", "utf-8")
    monkeypatch.setattr(books, "folder", lambda game: tmp_path)
    found = books._written.__wrapped__("carolus", "de")
    assert (found.title, found.language) == ("Buch", "de")
    assert [chapter.language for chapter in found.chapters] == ["de", "en"]
    assert [passage.text for passage in found.passages] == ["Sieg.", "Over."]
    assert found.passages[0].rules == ("X-1",), "a translation explains what the original explains"


@with_book
def test_without_a_translation_the_book_is_english(game: str) -> None:
    assert book(game, "eo") == book(game, ORIGINAL)
