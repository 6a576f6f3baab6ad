"""`bezant rules`: read the rulebook, look a rule up, or see whether every rule is obeyed and proved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import bezant
from bezant.cli.screen import print_json, screen
from bezant.cli.words import language, say
from bezant.kernel import book as books
from bezant.kernel.book import Book, Chapter
from bezant.kernel.book import Section as Passage
from bezant.kernel.errors import UnknownRule
from bezant.kernel.rulebook import Rule, rulebook
from bezant.lab.coverage import CATALOGUE, Coverage, coverage


def rules(
    game: Annotated[str | None, typer.Argument(help="The game, for example carolus.")] = None,
    id: Annotated[
        str | None,
        typer.Argument(
            help="A chapter of the rulebook, such as emperor; a rule, such as CAR-5.2; a section, such as CAR-5."
        ),
    ] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules lack code or a test of their own; exit code 1 if any does.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Read a chapter of the rulebook, in four languages (`bezant --language hu rules …`), or the letter: a rule by the number
    that log, refusals, code and tests give. Without either: what there is.

    For example: `bezant rules carolus emperor`, `bezant rules carolus CAR-5.2`, and for the whole project `bezant rules --coverage`
    """
    if show_coverage:
        _cover([game] if game else bezant.game_names(), as_json)
    elif game is None:
        raise typer.BadParameter(f"name one of: {', '.join(bezant.game_names())}", param_hint="GAME")
    elif id is None:
        _list_all(game, as_json)
    elif (chapter := _chapter(game, id)) is not None:
        _show_chapter(chapter, as_json)
    else:
        _show_rules(find(game, id), as_json)


def find(game: str, id: str) -> list[Rule]:
    """The rule of this id, or the rules of that section; letter case and the game's prefix may be left to us."""
    book, prefix = rulebook(game), bezant.load(game).prefix
    wanted = id.upper() if id.upper().startswith(f"{prefix}-") else f"{prefix}-{id.upper()}"
    section = next((list(section.rules) for section in book.sections if section.id == wanted), None)
    if section is not None:
        return section
    if wanted not in book.ids:
        near = get_close_matches(wanted, book.ids, n=5, cutoff=0.5) or book.ids[:3]
        raise UnknownRule(say("no-rule", id=id[:40], game=book.title, near=", ".join(near)))
    return [book.rule(wanted)]


def print_rule(rule: Rule) -> None:
    """A rule as people read it."""
    heading = Text(rule.id, "bold")
    if rule.title:
        heading.append(f"  {rule.title}")
    screen().print(heading)
    screen().print(Padding(Markdown(rule.text), (0, 0, 0, 2)))


def _show_rules(found: list[Rule], as_json: bool) -> None:
    if as_json:
        print_json({"rules": [vars(rule) for rule in found]})
        return
    for rule in found:
        print_rule(rule)


# --- the rulebook -----------------------------------------------------------------------------------------------------------------


def explain(game: str, rule: str) -> None:
    """A rule as the one who plays reads it: the letter in English, else the passage of the rulebook that explains it."""
    book = _book(game)
    passage = None if book is None or book.language == books.ORIGINAL else passage_of(book, rule)
    if passage is None:
        for found in find(game, rule):
            print_rule(found)
    else:
        _print_passage(passage, rule)


def passage_of(book: Book, rule: str) -> Passage | None:
    """The passage that explains a rule."""
    return next((passage for passage in book.passages if rule in passage.rules), None)


def _book(game: str) -> Book | None:
    return books.book(game, language()) if books.has_book(game) else None


def _chapter(game: str, id: str) -> Chapter | None:
    book = _book(game)
    return None if book is None else next((each for each in book.chapters if each.id == id.lower()), None)


def _print_passage(passage: Passage, behind: str = "") -> None:
    heading = Text(passage.title, "bold")
    if behind:
        heading.append(f"  {behind}", "not bold")
    screen().print(heading)
    screen().print(Padding(Markdown(_without_figures(passage.text)), (0, 0, 0, 2)))


def _without_figures(text: str) -> str:
    """The board of a terminal is another one: pictures are left out."""
    return re.sub(r"!\[[^]]*\]\(figure:[a-z-]+\)\n*", "", text)


def _show_chapter(chapter: Chapter, as_json: bool) -> None:
    if as_json:
        passages = [vars(passage) | {"rules": list(passage.rules)} for passage in chapter.passages]
        print_json({"language": chapter.language, "passages": passages})
        return
    if chapter.language != language():
        screen().print(Text(say("not-translated"), "italic"))
    for passage in chapter.passages:
        _print_passage(passage, " ".join(passage.rules))


def _list_all(game: str, as_json: bool) -> None:
    book, letter = _book(game), rulebook(game)
    chapters = [] if book is None else [chapter.opening for chapter in book.chapters]
    if as_json:
        print_json(
            {
                "title": letter.title,
                "chapters": [{"id": chapter.id, "title": chapter.title} for chapter in chapters],
                "sections": [
                    {"id": each.id, "title": each.title, "rules": [rule.id for rule in each.rules]}
                    for each in letter.sections
                ],
            }
        )
        return
    screen().print(Text(letter.title, "bold"))
    if chapters:
        _print_list(say("the-book"), [(chapter.id, chapter.title) for chapter in chapters])
    _print_list(say("the-letter"), [(_range(section.rules), section.title) for section in letter.sections])
    screen().print(say("rules-more", game=game))


def _range(rules: Sequence[Rule]) -> str:
    return say("rule-range", first=rules[0].id, last=rules[-1].id.partition("-")[2])


def _print_list(heading: str, rows: Sequence[tuple[str, str]]) -> None:
    screen().print(Text(f"\n{heading}", "bold"))
    table = Table.grid(padding=(0, 2))
    for id, title in rows:
        table.add_row(Text(f"  {id}", "bold"), title)
    screen().print(table)


# --- coverage ---------------------------------------------------------------------------------------------------------------------


def _cover(games: list[str], as_json: bool) -> None:
    found = [coverage(game) for game in games]
    if as_json:
        print_json({"games": [each.json() for each in found]})
    else:
        for each in found:
            _show_coverage(each)
    if not all(each.is_complete for each in found):
        raise typer.Exit(1)


def _show_coverage(found: Coverage) -> None:
    verdict = "nothing missing" if found.is_complete else "not complete"
    screen().print(Text(f"{found.game}: {len(found.ids)} rules, rulings, scenarios and invariants, {verdict}.", "bold"))
    for what, ids in (
        ("not in the code", found.not_in_code),
        ("not in the tests", found.not_in_tests),
        (f"only in tests that name {CATALOGUE} and more at once", found.only_in_catalogues),
    ):
        if ids:
            screen().print(f"  {len(ids)} {what}: {' '.join(ids)}")
    for id, wrong in found.stale.items():
        screen().print(f"  {id} needs no exception: {wrong}.")
    if found.excuses:
        screen().print(f"  {len(found.excuses)} excused in docs/rules/exceptions.toml:")
    table = Table.grid(padding=(0, 1))
    for id, reason in found.excuses.items():
        table.add_row("   ", id, reason)
    screen().print(table)
