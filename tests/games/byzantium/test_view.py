"""Everything that is said in whole games has words, and what is shown holds no dice and adds up."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bezant.games.byzantium.names import OPTIONS
from bezant.games.byzantium.tables import CUBES
from bezant.kernel.game import load
from bezant.kernel.messages import Message, message
from bezant.kernel.text import words_for

NAMES = ["Anna", "Béla", "Carlo", "Dora"]
WORDS = words_for("byzantium")


def say(said: Message) -> str:
    text = WORDS.say(said, NAMES)
    assert text.strip(), said
    assert "$" not in text
    return text


def check_view(game: Any, s: Any) -> None:
    shown = game.view(s, None)
    assert "dice" not in shown
    json.dumps(shown)
    for player in shown["players"]:
        cubes = player["pool"] + player["losses"] + player["removed"] + player["taxes"] + player["pass_cube"]
        cubes += sum(player["buildings"].values())
        cubes += sum(army[box] for army in player["armies"].values() for box in ("elite", "main", "levy", "move"))
        cubes += sum(box["seat"] == player["seat"] for box in shown["boxes"])
        cubes += sum(city["controller"] == player["seat"] and not city["fortified"] for city in shown["cities"])
        assert cubes == CUBES


def check_words(game: Any, s: Any, dice: random.Random) -> None:
    question = game.question(s)
    say(question["title"])
    say(question["detail"])
    say(game.where(s))
    for step in game.steps(s):
        say(step["label"])
    for option in game.options(s, game.to_move(s)):
        say(option["label"])
        if option["detail"]:
            say(option["detail"])
        for part in option["path"]:
            say(part["label"])
    for _ in range(3):
        reason = game.refusal(s, dice.randrange(len(game.actions)))
        if reason is not None:
            say(reason.message)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_has_words(seats: int, seed: int) -> None:
    game = load("byzantium")
    dice = random.Random(seed)
    s = game.new(seats, seed=seed)
    while not game.is_over(s):
        check_view(game, s)
        check_words(game, s, dice)
        for event in game.apply(s, dice.choice(game.legal(s))):
            if event.message is not None:
                say(event.message)
    check_view(game, s)
    result = game.result(s)
    assert result is not None
    say(result["message"])


def test_every_reason_and_option_has_words() -> None:
    for code, _ in load("byzantium").course.reasons[1:]:
        say(message(f"byzantium-reason-{code}", city="athens", side="arab"))
    for spec in OPTIONS.specs:
        say(message(f"byzantium-option-{spec.name}"))


def test_every_seat_sees_the_same() -> None:
    game = load("byzantium")
    s = game.new(4, seed=3)
    assert game.view(s, None) == game.view(s, 0) == game.view(s, 3)


def test_every_part_has_words() -> None:
    game = load("byzantium")
    for action in range(len(game.actions)):
        for part in game.path(action):
            say(part["label"])
