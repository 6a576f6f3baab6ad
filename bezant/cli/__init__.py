"""The command `bezant`: one module for each of its commands."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from bezant.cli import admin, analyse, arena, bench, ladder, play, record, rules, selfplay, serve, train
from bezant.cli.screen import complain
from bezant.cli.words import LANGUAGES, say, speak, worded
from bezant.kernel.errors import BezantError

STOPPED = 130  # the exit code of what Ctrl-C ended


class Commands(TyperGroup):
    """A refusal is one sentence and exit code 1, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BezantError as error:
            complain(worded(error))
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            complain(say("stopped"))
            raise typer.Exit(STOPPED) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
)
Language = StrEnum("Language", list(LANGUAGES))  # type: ignore[misc]  # the languages are said once


@app.callback()
def spoken(
    language: Annotated[
        Language | None,
        typer.Option(
            help="What `play`, `record`, `rules` and `analyse` speak.", show_default="as LANGUAGE or LANG says"
        ),
    ] = None,
) -> None:
    """Medieval board games: play them, serve them, study them. Every command explains itself with --help."""
    speak(language)


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("rules")(rules.rules)
app.command("analyse")(analyse.analyse)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("selfplay")(selfplay.selfplay)
app.command("train")(train.train)
app.add_typer(admin.app, name="admin")
app.add_typer(record.app, name="record")
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run the command line."""
    app(prog_name="bezant")


__all__ = ["app", "main"]
