"""`bezant` and `python -m bezant`: the command line, where it is installed."""

from __future__ import annotations

import sys

from bezant.kernel.errors import MissingExtra
from bezant.kernel.extras import need

EXTRAS = {"admin": "server", "serve": "server"}  # of commands that need more than the command line itself


def main() -> None:
    """Run the command line, or say in one sentence which extra it lacks."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    command, asks_for_help = " ".join(["bezant", *words[:1]]), {"-h", "--help"} & set(sys.argv)
    extra = "cli" if asks_for_help else EXTRAS.get("".join(words[:1]), "cli")
    try:
        need(extra, f"`{command}`")
    except MissingExtra as refusal:
        sys.exit(str(refusal))
    from bezant.cli import main as run

    run()


if __name__ == "__main__":
    main()
