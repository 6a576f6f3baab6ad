"""`bezant rules`: look a rule up, or see whether every rule is obeyed and proved."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import bezant
from bezant.cli.screen import print_json, screen
from bezant.kernel.errors import UnknownRule
from bezant.kernel.rulebook import Rule, Rulebook, rulebook
from bezant.lab.coverage import CATALOGUE, Coverage, coverage


def rules(
    game: Annotated[str | None, typer.Argument(help="The game, for example carolus.")] = None,
    id: Annotated[
        str | None, typer.Argument(help="A rule, such as CAR-5.2, or a whole section, such as CAR-5.")
    ] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules lack code or a test of their own; exit code 1 if any does.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The answer for programs.")] = False,
) -> None:
    """Look a rule up by the number that log, refusals, code and tests give. Without a number: the sections.

    For example: `bezant rules carolus CAR-5.2`, and for the whole project `bezant rules --coverage`
    """
    if show_coverage:
        _cover([game] if game else bezant.game_names(), as_json)
    elif game is None:
        raise typer.BadParameter(f"name one of: {', '.join(bezant.game_names())}", param_hint="GAME")
    elif id is None:
        _list_sections(rulebook(game), as_json)
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
        raise UnknownRule(f"There is no rule “{id[:40]}” in {book.title}; the nearest are {', '.join(near)}.")
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


def _list_sections(book: Rulebook, as_json: bool) -> None:
    if as_json:
        sections = [
            {"id": each.id, "title": each.title, "rules": [rule.id for rule in each.rules]} for each in book.sections
        ]
        print_json({"title": book.title, "sections": sections})
        return
    screen().print(Text(book.title, "bold"))
    table = Table.grid(padding=(0, 2))
    for section in book.sections:
        first, last = section.rules[0].id, section.rules[-1].id
        table.add_row(Text(f"{first} to {last.partition('-')[2]}", "bold"), section.title)
    screen().print(table)


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
