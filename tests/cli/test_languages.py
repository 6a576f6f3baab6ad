"""The terminal speaks four languages: what is asked for, whole games, help, refusals, records and rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bezant
from bezant.cli import words
from bezant.cli.choices import find_action
from bezant.cli.narrator import Narrator
from bezant.cli.words import LANGUAGES, wished
from tests.cli.shell import assert_one_sentence, invoke

RECORD = "tests/records/carolus/all_castles-2.txt"
OTHERS = LANGUAGES[1:]


@pytest.fixture(autouse=True)
def english_again() -> None:
    words.speak("en")


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "C", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "hu_HU", "LC_MESSAGES": "it"}, "it"),
        ({"LANG": "en_US", "LANGUAGE": "fr:it:de"}, "it"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANGUAGE": "", "LANG": "de"}, "de"),
    ],
)
def test_the_language_is_what_the_surroundings_ask_for(surroundings: dict[str, str], language: str) -> None:
    assert wished(surroundings) == language


def test_the_option_is_stronger_than_the_surroundings() -> None:
    assert invoke("--language", "it", "rules", "chess").stderr.startswith("Il gioco «chess» non esiste")
    assert invoke("rules", "chess").stderr.startswith("There is no game “chess”")
    assert invoke("--language", "fr", "rules", "chess").exit_code == 2


@pytest.mark.parametrize("game", bezant.game_names())
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_told_in_every_language(game: str, language: str) -> None:
    seats = "uniform," * (min(bezant.load(game).seat_counts) - 1) + "uniform"
    told = invoke("--language", language, "play", game, "--seats", seats, "--seed", "3")
    assert told.exit_code == 0, told.output
    endings = {"hu": "Győzelem:", "de": "Sieg:", "it": "Vittoria:"}
    assert endings[language] in told.output
    assert f"{game}-" not in told.output and "{" not in told.output
    assert not {" the ", " plays ", " takes ", " and ", " to "} & {f" {word} " for word in told.output.split()}


def test_a_game_is_played_in_hungarian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "\n".join(["h", "?", "9", "zöld", "u", "? vörös Burgundia", "vörös Nincsország", "q", "i"]) + "\n"
    told = invoke("--language", "hu", "play", "carolus", "--seats", "you:Anna,greedy", "--seed", "7", input=typed)
    assert told.exit_code == 0, told.output
    output = " ".join(told.output.split())  # whatever the lines are broken into
    for said in (
        "Anna színe: fehér.",
        "a jegyzőkönyv mentése",
        "Melyik családot nevezed meg",
        "Nincs 9. lehetőség; válassz 1 és 5 között. (h: súgó)",
        "Az utolsó lépés nem a tied, nem vonhatod vissza.",
        "Most nem: ",
        "„vörös Nincsország”: ilyen akció nincs",
        "Mented a játszmát, mielőtt kilépsz? [i/n]",
        "innen így folytatható: `bezant play carolus --resume",
    ):
        assert said in output, said
    assert len(list(tmp_path.glob("*.record"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_help_are_understood(language: str) -> None:
    words.speak(language)
    game = bezant.load("carolus")
    narrator = Narrator(game, ["Anna", "Béla"])
    examples = [example.lstrip("? ") for example in re.findall(r"`([^`]+)`", words.say("help"))][1:]
    found = [game.actions.words(find_action(game, narrator, example)) for example in examples]
    assert found == ["court red", "steps 3", "land red 7"]


def test_records_are_told_and_proved_in_the_language() -> None:
    assert "ist echt." in invoke("--language", "de", "record", "verify", RECORD).output
    assert "Carolus Magnus: Anna (bianco), Béla (nero)" in invoke("--language", "it", "record", "show", RECORD).output
    refused = invoke("--language", "hu", "record", "show", "README.md")
    assert_one_sentence(refused, "README.md, 1. sor: egy jegyzőkönyv így kezdődik: „bezant-record 1”.")


def test_the_rulebook_is_read_in_the_language_and_the_letter_in_english() -> None:
    listed = invoke("--language", "hu", "rules", "carolus").output
    assert "A szabálykönyv" in listed and "Lépés Nagy Károllyal" in listed and "CAR-7.1" in listed
    chapter = invoke("--language", "hu", "rules", "carolus", "emperor").output
    assert "Lépés Nagy Károllyal" in chapter and "figure:" not in chapter and "CAR-8.4" in chapter
    assert "Charlemagne" in invoke("--language", "hu", "rules", "carolus", "CAR-7.1").output
