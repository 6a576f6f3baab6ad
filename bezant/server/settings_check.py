"""`bezant serve --check`: what would be used, where it comes from, and what is wrong with it. Nothing is started or changed."""

from __future__ import annotations

import sys
from dataclasses import fields, replace
from pathlib import Path

from bezant.server.database import NEWEST, CannotOpen, Database, OtherVersion, opening
from bezant.server.serve import CannotServe, checked_page, listen, page_folder
from bezant.server.settings import Settings, database_url
from bezant.server.settings_sources import Chosen, problems, shown


def check_settings(chosen: Chosen) -> int:
    """Say it, and give the exit code."""
    settings = replace(chosen.settings, web=chosen.settings.web or page_folder())
    for each in fields(Settings):
        value = shown(each.name, getattr(settings, each.name))
        sys.stdout.write(f"{each.name:<20} {value:<40} {chosen.source_of(each.name)}\n")
    found = [*problems(settings), *_things(settings)]
    sys.stdout.write(f"\n{_database(settings)}\n" if not found else "")
    sys.stderr.writelines(f"{problem}\n" for problem in found)
    sys.stdout.write("" if found else "Nothing is wrong.\n")
    return 1 if found else 0


def _things(settings: Settings) -> list[str]:
    """What is wrong with the things that the settings name: the page, the port, the database."""
    found = []
    for look in (_look_at_page, _look_at_port, _database):
        try:
            look(settings)
        except CannotServe as problem:
            found.append(str(problem))
    return found


def _look_at_page(settings: Settings) -> None:
    checked_page(settings.web or page_folder())


def _look_at_port(settings: Settings) -> None:
    listen(settings.host, settings.port).close()


def _database(settings: Settings) -> str:
    """What a start would do with the database."""
    named = shown("database", settings.database)
    if "://" not in settings.database and not Path(settings.database).expanduser().exists():
        return f"The database {named} will be made."
    try:
        with opening():
            database = Database(database_url(settings.database))
            try:
                version = database.version()
            finally:
                database.close()
    except CannotOpen as error:
        raise CannotServe(f"The database {named} cannot be opened: {error}.") from None
    except OtherVersion:
        raise CannotServe(f"The database {named} was written by another version of bezant.") from None
    if version is None:
        return f"The database {named} is empty and will be filled."
    if version > NEWEST:
        raise CannotServe(f"The database {named} was written by another version of bezant.")
    return f"The database {named} is {'up to date' if version == NEWEST else 'older and will be brought up to date'}."
