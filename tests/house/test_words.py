"""The four languages say the same things: page, boards, games, terminal and server.

The words that the page shows are rendered once more by its own engine, in web/tests/languages.test.ts.
"""

from __future__ import annotations

import re

import pytest

import bezant
from bezant.cli.words import speak, worded
from bezant.cli.words import speech as terminal_speech
from bezant.kernel import errors, record
from bezant.kernel.match import Match
from bezant.kernel.messages import message
from bezant.kernel.rulebook import rulebook
from bezant.kernel.text import words_for
from bezant.server import refusals
from bezant.server.notice_words import server_words
from tests.house.fluent_files import FOLDERS, LANGUAGES, NAMES, around, base, messages, samples, whole

OTHERS = LANGUAGES[1:]
GAMES = [words for words in FOLDERS if words.startswith("game ")]
QUOTES = {"en": "“”‘’", "hu": "„”»«’", "de": "„“‚‘’", "it": "«»’“”"}
ALL_QUOTES = set("“”‘’„‚«»‹›")

# What a language leaves out, because its sentence does without.
LEFT_OUT = {
    "de carolus-ui-province": {"province"},  # provinces have names of their own there, in carolus-arg-land
    "it carolus-ui-province": {"province"},
    "hu jerusalem-ui-squires-word": {"count"},  # no plural after a numeral
    "hu jerusalem-ui-coins-word": {"count"},
    "hu jerusalem-ui-cards-word": {"count"},
    "hu wins": {"count"},
    "hu end-wins": {"count"},
}

# What a language needs and the English does without; whoever says the message gives it.
BESIDES = {
    "it since": {"kind"},  # dalle 14, dal 3 maggio, da ieri
    "it since-away": {"kind"},
}

# What is the same as in English: names and signs, and words that a language has borrowed.
SAME = {
    "all": {
        *("house", "language-named", "title-table", "title-profile", "tokens-secret", "table-name-hint"),
        *("byzantium-title", "carolus-title", "jerusalem-title"),
    },
    "hu": {"key-confirm", "key-walk", "key-undo-turn"},
    "de": {
        *("passkeys", "bot-champion", "bot-uniform", "replay-pause", "byzantium-ui-bezants", "carolus-ui-reserve"),
        *("jerusalem-ui-prestige-track", "jerusalem-ui-prestige-word", "nav-champion"),
    },
    "it": {
        *("password", "notices-push", "notices-webhook", "settings-account"),
        *("carolus-where", "carolus-event-round", "jerusalem-event-round", "jerusalem-ui-round"),
    },
}

each_file = pytest.mark.parametrize("words", FOLDERS)
each_other = pytest.mark.parametrize("language", OTHERS)


@each_file
@each_other
def test_every_language_has_every_message_and_no_other_but_helpers(words: str, language: str) -> None:
    english, theirs = messages(words, "en"), messages(words, language)
    assert sorted(english.keys() - theirs.keys()) == []
    helpers = theirs.keys() - english.keys()
    boards = words.replace("game ", "board ")  # which speak with the words of their games
    used = {name for each in (words, boards) for found in messages(each, language).values() for name in found.messages}
    assert sorted(helpers - used) == [], "not in English, and no message refers to it"


@each_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_referred_to_is_there(words: str, language: str) -> None:
    known = around(words, language)
    assert [name for each in messages(words, language).values() for name in each.messages if name not in known] == []


@each_file
@each_other
def test_every_language_says_all_that_the_english_says(words: str, language: str) -> None:
    """A variable of the English message is used or left out on purpose, and none comes from nowhere."""
    missing, unknown = {}, {}
    for id in messages(words, "en"):
        english = {base(name) for name in whole(words, "en", id).variables}
        theirs = {base(name) for name in whole(words, language, id).variables}
        if lost := english - theirs - LEFT_OUT.get(f"{language} {id}", set()):
            missing[id] = lost
        if made_up := theirs - english - BESIDES.get(f"{language} {id}", set()):
            unknown[id] = made_up
    assert (missing, unknown) == ({}, {})


@each_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_decimals_are_those_of_the_language(words: str, language: str) -> None:
    wrong = {}
    for id, found in messages(words, language).items():
        text = re.sub(r"`[^`]*`", "", "".join(found.texts))  # what is typed is typed as it is
        others = ALL_QUOTES - set(QUOTES[language])
        if set(text) & ({'"', "'"} | others) or (language != "en" and re.search(r"\d\.\d", text)):
            wrong[id] = text
    assert wrong == {}


@each_file
@each_other
def test_no_english_is_left(words: str, language: str) -> None:
    same = []
    for id, found in messages(words, "en").items():
        text, theirs = "".join(found.texts), "".join(messages(words, language)[id].texts)
        if text == theirs and re.search(r"[a-z]{4}", text):
            same.append(id)
    assert sorted(set(same) - SAME[language] - SAME["all"]) == []


# Errors that no page is told of: those of people who write games, and what has words of its own.
NEVER_SENT = {
    "bad_board",
    "bad_count",
    "bad_game",
    "bad_position",
    "bad_seed",
    "illegal_actions",
    "missing_extra",
    "no_device",
    "unknown_player",
}
OTHERWISE = {"refused", "illegal_option"}  # the base of all, and what the game itself words


def test_the_page_has_words_for_every_refusal() -> None:
    kinds = {kind for module in (errors, refusals) for kind in vars(module).values() if isinstance(kind, type)}
    codes = {kind.code for kind in kinds if issubclass(kind, errors.BezantError)} - NEVER_SENT - OTHERWISE
    worded = {id.removeprefix("refusal-") for id in messages("page", "en") if id.startswith("refusal-")}
    assert worded == {code.replace("_", "-") for code in codes}


def test_the_terminal_says_in_english_what_the_engine_says() -> None:
    """Its words for refusals by their codes are those of the engine; in other languages they are translations."""
    speak("en")
    said: list[errors.BezantError] = []
    for attempt in (
        lambda: bezant.load("chess"),
        lambda: bezant.load("carolus").new(seats=7),
        lambda: bezant.load("carolus").new(seats=2, emperor=99),
        lambda: bezant.load("carolus").new(seats=2, arrangement=99),
        lambda: bezant.load("carolus").new(seats=2, chess=1),
        lambda: Match(bezant.load("carolus"), 2, "seed").undo(0),
        lambda: Match(bezant.load("carolus"), 2, "seed").take_back(0),
        lambda: rulebook("carolus").rule("CAR-99.9"),
        lambda: record.read("nothing"),
        lambda: record.read("bezant-record 1\nchess"),
        lambda: record.read("bezant-record 1"),
        lambda: record.read("bezant-record 1\nmoves"),
    ):
        with pytest.raises(errors.BezantError) as refusal:
            attempt()
        said.append(refusal.value)
    assert [worded(error) for error in said] == [str(error).replace("'", "’") for error in said]


def assert_reads_well(text: str, language: str) -> None:
    assert text and text == text.strip(), text
    assert not re.search(r"[{}]|undefined|\S {2}\S| [,.;:!?](?:\s|$)", text), text
    assert language == "en" or not re.search(r"\d\.\d(?!\d\d)", text), text


@pytest.mark.parametrize("words", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_can_be_said(words: str, language: str) -> None:
    game = words.removeprefix("game ")
    speech = words_for(game, language)
    parts = {name for found in messages(words, "en").values() for name in found.messages}  # which may be empty
    for id in (id for id in messages(words, "en").keys() - parts if "-arg-" not in id):
        for args in samples(words, id):
            assert_reads_well(speech.say(message(id, **args), NAMES), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["terminal", "server"])
def test_every_message_of_terminal_and_server_can_be_said(words: str, language: str) -> None:
    speech = terminal_speech(language) if words == "terminal" else server_words(language)
    for id in messages(words, "en"):
        for args in samples(words, id):
            dressed = {name: value for name, value in args.items() if not isinstance(value, list)}
            for name, value in ((name, value) for name, value in args.items() if isinstance(value, list)):
                dressed |= {f"{name}_and": speech.listed([*map(str, value)]), f"{name}_count": len(value)}
            if id != "help":  # a table
                assert_reads_well(speech.format(id, dressed), language)
