"""The command `bezant`: one module for each of its commands."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from bezant.cli import analyse, arena, bench, ladder, play, record, rules, serve
from bezant.cli.screen import complain
from bezant.kernel.errors import BezantError

STOPPED = 130  # the exit code of what Ctrl-C ended


class Commands(TyperGroup):
    """A refusal is one sentence and exit code 1, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BezantError as error:
            complain(str(error))
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            complain("Stopped.")
            raise typer.Exit(STOPPED) from None


app = typer.Typer(
    cls=Commands,
    help="Medieval board games: play them, serve them, study them. Every command explains itself with --help.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("rules")(rules.rules)
app.command("analyse")(analyse.analyse)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.add_typer(record.app, name="record")
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run the command line."""
    app(prog_name="bezant")


__all__ = ["app", "main"]
