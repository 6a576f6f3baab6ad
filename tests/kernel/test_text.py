"""Words for everything that a game can say."""

from __future__ import annotations

import random
import re

import pytest

import bezant
from bezant.kernel.game import Game
from bezant.kernel.match import Match
from bezant.kernel.messages import Message, message
from bezant.kernel.registry import ROOT
from bezant.kernel.text import Words, texts_of, words_for

NAMES = ["Anna", "Béla", "Carlo", "Dorothea"]


@pytest.fixture(scope="module", params=bezant.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return bezant.load(request.param)


def messages_of(game: Game, seats: int, seed: int) -> list[Message]:
    """Every message of a random game: events, questions, options, steps, refusals, the result."""
    match, chance, said = Match(game, seats, str(seed)), random.Random(seed), []
    said += [event.message for event in match.entries[0].events]
    while not match.is_over:
        state, seat = match.state, match.to_move
        question = game.question(state)
        assert question is not None
        said += [
            question["title"],
            question["detail"],
            game.where(state),
            *(step["label"] for step in game.steps(state)),
        ]
        if chance.random() < 0.1:
            for option in game.options(state, seat):
                said += [option["label"], option["detail"], *(part["label"] for part in option["path"])]
                said += [event["message"] for event in option["preview"]]
            refusals = (game.refusal(state, action) for action in range(len(game.actions)))
            said += [refusal.message for refusal in refusals if refusal]
        said += [event.message for event in match.play(seat, chance.choice(game.legal(state))).events]
    result, refusal = game.result(match.state), game.refusal(match.state, 0)
    assert result is not None and refusal is not None
    return [each for each in (*said, result["message"], refusal.message) if each is not None]


def test_everything_a_game_says_has_words(game: Game) -> None:
    words = words_for(game.name)
    for seats in game.seat_counts:
        for seed in range(3):
            for each in messages_of(game, seats, seed):
                text = words.say(each, NAMES)
                assert text.strip() == text != ""
                assert "{" not in text and "None" not in text and "seat 0" not in text


def test_every_event_and_every_reason_has_words(game: Game) -> None:
    words = words_for(game.name)
    events = [kind for kind in game.facts.events.kinds if not kind.silent]
    reasons = [code for code, _ in game.course.reasons if code != "ok"]
    ids = [f"{game.name}-event-{kind.name}" for kind in events] + [f"{game.name}-reason-{code}" for code in reasons]
    ids += [f"{game.name}-option-{spec.name}" for spec in game.option_specs] + [f"{game.name}-title"]
    assert [id for id in ids if not words.has(id)] == []


def test_every_rule_that_a_game_cites_is_on_its_page(game: Game) -> None:
    from bezant.kernel.rulebook import rulebook

    cited = {kind.rule for kind in game.facts.events.kinds if kind.rule} | {
        rule for _, rule in game.course.reasons if rule
    }
    cited |= {spec.rule for spec in game.option_specs}
    assert [rule for rule in sorted(cited) if rulebook(game.name).rule(rule).id != rule] == []


def test_no_message_of_the_file_is_never_said(game: Game) -> None:
    """Each id of the file is built somewhere in the code of game and kernel, is a name that arguments are dressed with, or
    belongs to a verb of the decision table."""
    text = (ROOT / "games" / game.name / "text" / "en.ftl").read_text("utf-8")
    source = "".join(path.read_text("utf-8") for path in (ROOT / "games" / game.name).glob("*.py"))
    source += "".join(path.read_text("utf-8") for path in (ROOT / "kernel").glob("*.py"))
    labels = {f"{game.name}-{what}-{verb.name}" for verb in game.actions.verbs for what in ("option", "detail")}
    for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE):
        last = id.rpartition("-")[2]
        assert id in source or last in source or id in labels | PAGE_ONLY, f"{id} is never said"


PAGE_ONLY = {f"{name}-tagline" for name in bezant.game_names()}  # said by the page alone


@pytest.mark.parametrize("language", ["en", "hu", "de", "it"])
def test_what_is_asked_is_a_question(game: Game, language: str) -> None:
    """Prompts ask; none is only a heading. Every variant of a title ends in a question mark."""
    page = "\n".join(texts_of(game.name, language))
    titles = re.findall(rf"^{game.name}-question-[a-z_]+ = ?(.*(?:\n +.*)*)", page, re.MULTILINE)
    variants = [
        line for title in titles for line in title.splitlines() if not re.fullmatch(r"\s*(\{ \$\w+ ->|\})?", line)
    ]
    assert titles and [line for line in variants if not line.endswith("?")] == []


def test_seats_become_names() -> None:
    words = words_for("carolus")
    said = message("carolus-event-disc", seat=1, disc=3)
    assert words.say(said, NAMES) == "Béla plays disc 3"
    assert words.say(said) == "seat 1 plays disc 3"
    assert words.say(message("carolus-event-order", seats=[1, 0]), NAMES) == "Order of play: Béla, Anna"


def test_nobody_is_told_apart() -> None:
    words = words_for("carolus")
    taken = words.say(message("carolus-event-crest", seat=0, family="red", from_seat=None), NAMES)
    taken_from = words.say(message("carolus-event-crest", seat=0, family="red", from_seat=1), NAMES)
    assert (taken, taken_from) == ("Anna takes the red crest", "Anna takes the red crest from Béla")


def test_a_list_comes_with_commas_with_and_and_with_its_length() -> None:
    over = message("carolus-event-over", reason="few_lands", sides=["white", "black", "grey"])
    assert words_for("carolus").say(over).endswith(": white, black and grey share the victory with the most castles")


@pytest.mark.parametrize("name", ["{ $seat }", "<b>", "-term", "\u202e", "", "a" * 300])
def test_hostile_names_stay_as_they_are(name: str) -> None:
    assert words_for("carolus").say(message("carolus-event-first", seat=0), [name]) == f"{name} chooses the first disc"


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="carolus-event-disc"):
        words_for("carolus").say(message("carolus-event-disc", seat=1))


def test_a_missing_message_is_an_error() -> None:
    words = Words("carolus", "en")
    assert not words.has("carolus-nothing")
    with pytest.raises(KeyError):
        words.say(message("carolus-nothing"))
