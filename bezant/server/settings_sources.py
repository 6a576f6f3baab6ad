"""Where settings come from: the command line, then the environment (BEZANT_PORT=8001), then a TOML file, then the defaults."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, get_args, get_type_hints
from urllib.parse import urlsplit

from bezant.kernel.errors import BezantError
from bezant.server.settings import LOOPBACK, Settings

PREFIX = "BEZANT_"
FILE = "BEZANT_SETTINGS"  # names the settings file, where the command line does not
IGNORED = frozenset({FILE, "BEZANT_BOARDS", "BEZANT_CACHE", "BEZANT_SERVER"})  # read elsewhere
COMMAND_LINE, ENVIRONMENT, DEFAULT = "command line", "environment", "default"
SECRETS = frozenset(each.name for each in fields(Settings) if each.metadata.get("secret"))
FROM_FILES = SECRETS | {"database"}  # may lie in a file of their own, named by the setting with `_file`
SUFFIX = "_file"
TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
CHOICES = {
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("plain", "json"),
    "metrics": ("loopback", "token", "off"),
    "smtp_security": ("starttls", "tls", "none"),
}
SHORTEST_SECRET = 32  # characters


class BadSetting(BezantError):
    """A setting that cannot be used; the sentence names it and where it stands."""

    code = "bad_setting"


@dataclass(frozen=True)
class Chosen:
    """Settings, and where each one that is not a default comes from."""

    settings: Settings
    sources: dict[str, str]

    def source_of(self, name: str) -> str:
        return self.sources.get(name, DEFAULT)


def chosen_settings(command_line: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> Chosen:
    """The settings from all sources; BadSetting for one that does not exist or cannot be read."""
    kinds = get_type_hints(Settings)
    path = file or environment.get(FILE)
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for source, given in (
        (f"file {path}", _read_file(path) if path else {}),
        (ENVIRONMENT, _from_environment(environment)),
        (COMMAND_LINE, command_line),
    ):
        for name, value in _with_files(given, source).items():
            if name not in kinds:
                raise BadSetting(f"There is no setting “{name}” ({source}); docs/hosting.md lists them.")
            values[name], sources[name] = _read(name, value, kinds[name], source), source
    return Chosen(Settings(**values), sources)


def problems(settings: Settings) -> list[str]:
    """What keeps a server with these settings from being run, each in a sentence."""
    found = [
        f"The setting “{name}” is “{getattr(settings, name)}”; it can be {', '.join(known)}."
        for name, known in CHOICES.items()
        if getattr(settings, name) not in known
    ]
    found += [
        f"The setting “{each.name}” is {value}; it cannot be less than nothing."
        for each in fields(Settings)
        if isinstance(value := getattr(settings, each.name), int | float) and value < 0
    ]
    if not 0 <= settings.port <= 65535:
        found.append(f"There is no port {settings.port}: a port is a number from 0 to 65535.")
    if settings.origin is not None and not _is_origin(settings.origin):
        found.append(f"The origin “{settings.origin}” is no address such as https://play.example.org.")
    found += [
        f"The proxy “{proxy}” is no address and no network such as 10.0.0.0/8."
        for proxy in sorted(settings.proxies)
        if not _is_network(proxy)
    ]
    if settings.secret is not None and len(settings.secret) < SHORTEST_SECRET:
        found.append(f"The secret has {len(settings.secret)} characters; it needs at least {SHORTEST_SECRET}.")
    if settings.metrics == "token" and not settings.metrics_token:
        found.append("The metrics ask for a token, and there is none: set metrics_token or metrics_token_file.")
    return found + _exposed(settings)


def shown(name: str, value: Any) -> str:
    """A setting as it may be shown to whoever looks over the shoulder."""
    if value is None:
        return "none"
    if name in SECRETS:
        return f"hidden ({len(value)} characters)"
    if name == "database" and "://" in value:
        return _without_password(value)
    return ", ".join(sorted(value)) or "none" if isinstance(value, frozenset) else str(value)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in LOOPBACK


def _exposed(settings: Settings) -> list[str]:
    """Other machines reach it: then nothing is left to a default that nobody has looked at."""
    lacks = [name for name in ("secret", "origin") if not getattr(settings, name)]
    if is_loopback(settings.host) or not lacks:
        return []
    needed = " and ".join(f"{'an' if name == 'origin' else 'a'} {name}" for name in lacks)
    return [f"Listening on {settings.host} lets other machines in, which needs {needed}: docs/hosting.md tells how."]


def _is_origin(text: str) -> bool:
    parts = urlsplit(text)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.path.strip("/") or parts.query)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _without_password(url: str) -> str:
    head, at, rest = url.rpartition("@")
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{rest}" if at else url


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    mine = {name: value for name, value in environment.items() if name.startswith(PREFIX) and name not in IGNORED}
    return {name.removeprefix(PREFIX).lower(): value for name, value in mine.items()}


def _read_file(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).expanduser().read_text())
    except OSError as error:
        raise BadSetting(f"The settings file {path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"The settings file {path} is no TOML: {error}.") from None


def _with_files(given: Mapping[str, Any], source: str) -> dict[str, Any]:
    """What is given, and each secret that lies in a file of its own in the place of that file's name."""
    found = dict(given)
    for name in [each for each in given if each.removesuffix(SUFFIX) in FROM_FILES and each.endswith(SUFFIX)]:
        path, meant = str(found.pop(name)), name.removesuffix(SUFFIX)
        if meant in found:
            raise BadSetting(f"Both “{meant}” and “{name}” are set ({source}); keep one of them.")
        try:
            found[meant] = Path(path).expanduser().read_text().strip()
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is no text"
            raise BadSetting(f"The file {path} of the setting “{name}” cannot be read: {why}.") from None
    return found


def _read(name: str, value: Any, kind: Any, source: str) -> Any:
    """`value` as the setting needs it: from TOML it has a type, from elsewhere it is text."""
    kinds = get_args(kind) if type(None) in get_args(kind) else (kind,)
    kind = next(each for each in kinds if each is not type(None))
    found = _as_kind(value, kind)
    if found is None:
        raise BadSetting(f"The setting “{name}” ({source}) cannot be read: it should be {_called(kind)}.")
    return found


def _as_kind(value: Any, kind: Any) -> Any:
    """None where it is of another kind."""
    if kind == frozenset[str]:
        items = value.replace(",", " ").split() if isinstance(value, str) else value
        return frozenset(items) if _all_text(items) else None
    if kind is bool and isinstance(value, str):
        return True if value.lower() in TRUE else False if value.lower() in FALSE else None
    if kind in (int, float):
        return None if isinstance(value, bool) else _number(value, kind)
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    return value if isinstance(value, kind) else None


def _all_text(items: Any) -> bool:
    return isinstance(items, list | tuple | set | frozenset) and all(isinstance(item, str) for item in items)


def _number(value: Any, kind: type[int] | type[float]) -> int | float | None:
    try:
        found = kind(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return found if isinstance(value, str) or found == value else None


def _called(kind: Any) -> str:
    names = {int: "a whole number", float: "a number", bool: "true or false", frozenset[str]: "a list of texts"}
    return names.get(kind, "a text")
