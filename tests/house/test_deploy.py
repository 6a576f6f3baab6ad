"""What lies in deploy/ and stands in docs/hosting.md names things that exist."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer.main

from bezant.cli import app
from bezant.server.health_routes import router
from bezant.server.settings import Settings
from bezant.server.settings_sources import FROM_FILES, IGNORED, chosen_settings, problems

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
SETTINGS = {each.name for each in fields(Settings)} | {f"{name}_file" for name in FROM_FILES}
PROXIES = ["Caddyfile", "Caddyfile.several", "nginx.conf", "nginx-several.conf"]
TABLE = "/api/tables/Ab-c_9/live"


def commands(text: str) -> Iterator[list[str]]:
    """Every command of bezant in a text."""
    for line in text.replace("\\\n", " ").splitlines():
        found = re.search(r"(?:^|[\s='\"(])(?:/opt/bezant/bin/)?bezant ((?:serve|admin)\b[^'\n]*)", line)
        if found and not line.lstrip().startswith(("#", "|")):
            yield shlex.split(found[1].replace('"', ""))


def resolved(words: list[str]) -> tuple[Any, list[str]]:
    """The command that the words call, and what follows its name."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[words[0]]
        words = words[1:]
    return command, words


def assert_is_real(words: list[str]) -> None:
    command, rest = resolved(words)
    known = {name for each in command.params for name in each.opts}
    assert [word for word in rest if word.startswith("--") and word not in known] == [], words
    named = [rest[number + 1].partition("=")[0] for number, word in enumerate(rest) if word == "--set"]
    assert set(named) <= SETTINGS


def test_the_units_call_commands_and_options_that_exist() -> None:
    for unit in ("bezant.service", "bezant-backup.service"):
        read = configparser.RawConfigParser(strict=False)
        read.optionxform = str  # type: ignore[method-assign,assignment]
        read.read_string((DEPLOY / unit).read_text())
        assert {"Unit", "Service"} <= set(read.sections())
        called = list(commands((DEPLOY / unit).read_text()))
        assert called
        for words in called:
            assert_is_real(words)
    assert read["Service"]["User"] == "bezant" and read["Service"]["NoNewPrivileges"] == "yes"
    assert "bezant-backup" in (DEPLOY / "bezant-backup.service").read_text()


def test_the_settings_file_is_right(tmp_path: Path) -> None:
    file = DEPLOY / "bezant.toml"
    assert set(tomllib.loads(file.read_text())) <= SETTINGS
    settings = chosen_settings({"secret": "s" * 40}, {}, str(file)).settings
    assert problems(settings) == [] and settings.is_secure and "play.example.org" in settings.allowed_hosts


def test_the_container_runs_as_nobody_and_names_real_settings() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    last = text[text.rindex("\nFROM ") :]
    named = set(re.findall(r"(BEZANT_[A-Z_]+)", text)) - IGNORED
    assert {name.removeprefix("BEZANT_").lower() for name in named} <= SETTINGS
    assert re.search(r"^USER bezant$", last, re.MULTILINE) and 'ENTRYPOINT ["bezant", "serve"]' in last
    probe = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", last[last.index("HEALTHCHECK") :])
    assert probe is not None and probe[1] == "8000" and probe[2] in _addresses()
    for source in re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE):
        assert (ROOT / source).exists()


def _addresses() -> set[str]:
    return {route.path for route in router.routes}  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_passes_on_what_the_server_needs(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert text.count("{") == text.count("}") and "/metrics" in text
    assert set(re.findall(r"(?:path|health_uri|location =) (/\w+)", text)) <= _addresses()
    ports = re.findall(r"(?:127\.0\.0\.1|10\.0\.0\.\d+):(\d+)", text)
    assert ports and set(ports) == {str(Settings().port)}
    if name.startswith("nginx"):
        for header in (
            "Host $host",
            "X-Forwarded-For $remote_addr",
            "X-Forwarded-Proto $scheme",
            "Upgrade $http_upgrade",
        ):
            assert f"proxy_set_header {header}" in text
        waits = re.search(r"proxy_read_timeout (\d+)s", text)
        assert waits is not None and int(waits[1]) > 30  # browsers say something at least twice a minute


@pytest.mark.parametrize("name", ["Caddyfile.several", "nginx-several.conf"])
def test_all_of_one_table_goes_to_one_server(name: str) -> None:
    text = (DEPLOY / name).read_text()
    pattern = re.search(r"(\^/api/tables/\S+?)[\"\n]", text)
    assert pattern is not None
    found = re.match(pattern[1].replace("?<", "?P<"), TABLE)
    assert found is not None and found[1] == "A"  # its shard
    assert "hash $shard consistent" in text or "lb_policy header X-Shard" in text


def test_every_command_of_the_page_is_real() -> None:
    called = list(commands(HOSTING))
    assert len(called) >= 10
    for words in called:
        assert_is_real(words)


def test_every_command_of_the_page_explains_itself() -> None:
    names = {tuple(words[: 2 if words[0] == "admin" else 1]) for words in commands(HOSTING)}
    for words in names:
        run = subprocess.run(
            [sys.executable, "-m", "bezant", *words, "--help"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0 and "For example" in run.stdout


def test_the_page_names_files_settings_and_numbers_that_exist() -> None:
    for name in set(re.findall(r"deploy/([\w.-]+\w)", HOSTING)):
        assert (DEPLOY / name).is_file(), name
    table = HOSTING[HOSTING.index("| setting |") : HOSTING.index("lists the rest")]
    named = [
        name
        for row in table.splitlines()[2:]
        if row.startswith("|")
        for name in re.findall(r"`(\w+)`", row.split("|")[1])
    ]
    assert len(named) > 20 and set(named) <= SETTINGS
    from bezant.server import metrics

    counted = metrics.text().decode()
    for name in re.findall(r"`((?:bezant|process)_\w+)`", HOSTING):
        assert name.removesuffix("_total") in counted, name
