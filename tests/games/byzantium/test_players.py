"""How the players play Byzantium, and how random play draws."""

from __future__ import annotations

import random

from bezant.games.byzantium.names import STEP_NAMES
from bezant.kernel import compile
from tests.games.byzantium.table import GAME
from tests.players.duel import games_won

GAMES = 24


def test_greedy_beats_uniform() -> None:
    """In at least 19 of 20 games for two."""
    won = games_won(GAME, "greedy", "uniform", GAMES)
    assert won >= GAMES * 19 // 20


def test_random_play_draws_from_the_list() -> None:
    """Taxes are drawn without listing them: every open action comes up, and no other."""
    state, chance = GAME.new(2, 3), random.Random(3)
    course = compile.instance("kernel.course", "byzantium", compile.INTERPRETED)
    buffer = [0] * len(GAME.actions)
    seen: set[str] = set()
    while not GAME.is_over(state):
        legal = GAME.legal(state)
        if STEP_NAMES[state.step] in ("tax", "share", "action", "reinforce") and len(legal) < 20:
            drawn = {course.random_action(state, buffer) for _ in range(60 * len(legal))}
            assert drawn == set(legal)
            seen.add(STEP_NAMES[state.step])
        taxing = GAME.actions.parse("action tax")
        GAME.apply(state, taxing if taxing in legal else chance.choice(legal))
    assert {"tax", "share", "action"} <= seen
