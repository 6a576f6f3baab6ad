"""What the core does without: packages that an extra of the installation brings."""

from __future__ import annotations

from importlib.util import find_spec

from bezant.kernel.errors import MissingExtra

PACKAGES = {
    "cluster": ("ray",),
    "text": ("babel", "fluent"),
    "cli": ("babel", "fluent", "rich", "typer"),
    "gpu": ("numba_cuda",),
    "server": (
        "alembic",
        "argon2",
        "babel",
        "brotli",
        "confusable_homoglyphs",
        "fastapi",
        "fluent",
        "httptools",
        "itsdangerous",
        "msgspec",
        "openskill",
        "prometheus_client",
        "pywebpush",
        "rich",
        "sqlalchemy",
        "typer",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    ),
}


def need(extra: str, what: str, *packages: str) -> None:
    """Nothing, where the packages of the extra, or those of them that are named, are installed; else a refusal that says what to
    install."""
    if not all(map(_is_installed, packages or PACKAGES[extra])):
        raise lacking(extra, what)


def lacking(extra: str, what: str) -> MissingExtra:
    """The refusal of what needs packages of the extra that are not installed."""
    return MissingExtra(f"{what} needs the extra “{extra}”: pip install bezant[{extra}]")


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ImportError:
        return False
