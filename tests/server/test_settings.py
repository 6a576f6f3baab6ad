"""Settings: where they come from, what is refused, and what `bezant serve --check` says."""

from __future__ import annotations

import socket
from dataclasses import fields
from pathlib import Path

import pytest

from bezant.server.settings import Settings
from bezant.server.settings_check import check_settings
from bezant.server.settings_sources import BadSetting, chosen_settings, problems
from bezant.server.store import Store

SECRET = "0123456789abcdef0123456789abcdef"


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bezant.toml"
    file.write_text('port = 1\nhost = "::1"\ndatabase = "file.db"\nhosts = ["a.example", "b.example"]\n')
    environment = {"BEZANT_PORT": "2", "BEZANT_DATABASE": "environment.db", "HOME": "/", "BEZANT_CACHE": "/elsewhere"}
    chosen = chosen_settings({"port": "3"}, environment, str(file))
    settings = chosen.settings
    assert (settings.port, settings.database, settings.host) == (3, "environment.db", "::1")
    assert settings.hosts == {"a.example", "b.example"} and settings.body_limit == Settings().body_limit
    assert [chosen.source_of(name) for name in ("port", "database", "host", "web")] == [
        "command line",
        "environment",
        f"file {file}",
        "default",
    ]
    assert chosen_settings({}, environment | {"BEZANT_SETTINGS": str(file)}).settings.host == "::1"


def test_text_is_read_as_what_the_setting_needs() -> None:
    given = {"prepare": "no", "bot_pause": "0.5", "hosts": "a.example, b.example", "web": "/srv/page", "origin": "x"}
    settings = chosen_settings(given, {}).settings
    assert (settings.prepare, settings.bot_pause, settings.web) == (False, 0.5, Path("/srv/page"))
    assert settings.hosts == {"a.example", "b.example"}


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ("prot = 1", "There is no setting “prot” (file "),
        ('port = "http"', "it should be a whole number"),
        ("port = 1.5", "it should be a whole number"),
        ("port = true", "it should be a whole number"),
        ('prepare = "perhaps"', "it should be true or false"),
        ("hosts = [1]", "it should be a list of texts"),
        ("database = 1", "it should be a text"),
        ("port = ", "is no TOML"),
        ('secret_file = "/nowhere/secret"', "The file /nowhere/secret of the setting “secret_file” cannot be read"),
        ('secret = "x"\nsecret_file = "y"', "Both “secret” and “secret_file” are set"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path, toml: str, words: str) -> None:
    file = tmp_path / "bezant.toml"
    file.write_text(toml)
    with pytest.raises(BadSetting, match=r"\.$") as refused:
        chosen_settings({}, {}, str(file))
    assert words in str(refused.value)
    with pytest.raises(BadSetting, match="cannot be read"):
        chosen_settings({}, {}, str(tmp_path / "none.toml"))


def test_secrets_lie_in_files_and_are_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    (tmp_path / "database").write_text("postgresql://anna:hunter2@127.0.0.1:1/tables")
    given = {"secret_file": str(tmp_path / "secret"), "database_file": str(tmp_path / "database"), "port": 0}
    chosen = chosen_settings(given, {})
    assert chosen.settings.secret == SECRET
    check_settings(chosen)
    said = "".join(capsys.readouterr())
    assert SECRET not in said and "hunter2" not in said and "hidden (32 characters)" in said


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (Settings(log_level="loud"), "debug, info, warning, error"),
        (Settings(log_format="xml"), "plain, json"),
        (Settings(metrics="token"), "metrics_token"),
        (Settings(origin="play.example.org"), "no address such as"),
        (Settings(origin="https://play.example.org/games"), "no address such as"),
        (Settings(proxies=frozenset({"caddy"})), "no network"),
        (Settings(body_limit=-1), "“body_limit” is -1"),
        (Settings(host="0.0.0.0"), "needs a secret and an origin"),
    ],
)
def test_what_does_not_make_sense_is_told(settings: Settings, words: str) -> None:
    (problem,) = problems(settings)
    assert words in problem and problem.endswith(".")
    assert problems(Settings()) == []


def test_a_check_tells_everything_and_starts_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>")
    good = {"web": ".", "port": "0"}
    assert check_settings(chosen_settings(good, {})) == 0
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in out.splitlines()[: len(fields(Settings))]] == [f.name for f in fields(Settings)]
    assert "bezant.db will be made" in out and out.endswith("Nothing is wrong.\n") and err == ""
    assert not (tmp_path / "bezant.db").exists()
    Store.opened("sqlite:///bezant.db").close()
    assert check_settings(chosen_settings(good, {})) == 0
    assert "bezant.db is up to date" in capsys.readouterr().out
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wrong = {"web": "nowhere", "port": str(taken.getsockname()[1]), "database": "index.html"}
        assert check_settings(chosen_settings(wrong, {})) == 1
    out, err = capsys.readouterr()
    assert [word in err for word in ("has not been built", "is in use", "is not a database")] == [True] * 3
    assert "Nothing is wrong" not in out
