"""What the core does without: packages that an extra of the installation brings."""

from __future__ import annotations

from importlib.util import find_spec

from bezant.kernel.errors import MissingExtra

PACKAGES = {
    "text": ("fluent",),
    "cli": ("fluent", "rich", "typer"),
    "server": ("alembic", "fastapi", "fluent", "itsdangerous", "rich", "sqlalchemy", "typer", "uvicorn", "websockets"),
}


def need(extra: str, what: str) -> None:
    """Nothing, where the packages of the extra are installed; else a refusal that says what to install."""
    if not all(map(_is_installed, PACKAGES[extra])):
        raise MissingExtra(f"{what} needs the extra “{extra}”: pip install bezant[{extra}]")


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ImportError:
        return False
