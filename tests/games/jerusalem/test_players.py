"""How the players play Jerusalem, and how random play draws."""

from __future__ import annotations

import random

from bezant.games.jerusalem.names import STEP_NAMES
from bezant.kernel import compile
from tests.games.jerusalem.table import GAME
from tests.players.duel import games_won

GAMES = 20
COURSE = compile.instance("kernel.course", "jerusalem", compile.INTERPRETED)


def test_greedy_beats_uniform() -> None:
    """In at least 19 of 20 games for two."""
    won = games_won(GAME, "greedy", "uniform", GAMES)
    assert won >= GAMES * 19 // 20


def test_random_play_draws_from_the_list() -> None:
    """Bids and pairs of areas are drawn without listing them: every open action comes up, and no other."""
    buffer = [0] * len(GAME.actions)
    seen: set[str] = set()
    for seed in range(12):
        state, chance = GAME.new(2 + seed % 3, seed), random.Random(seed)
        while not GAME.is_over(state):
            legal, step = GAME.legal(state), STEP_NAMES[state.step]
            drawn = {COURSE.random_action(state, buffer) for _ in range(4)}
            assert drawn <= set(legal)
            if step not in seen and len(legal) < 30:
                seen.add(step)
                drawn = {COURSE.random_action(state, buffer) for _ in range(40 * len(legal))}
                assert drawn == set(legal)
            GAME.apply(state, chance.choice(legal))
    assert {"deploy", "open", "raise", "income", "office", "draft"} <= seen


def test_random_moves_draw_from_all_pairs() -> None:
    """The Marshal's and Move Two's pairs, the way back excluded."""
    position = {
        "seats": 2,
        "round": 2,
        "step": "deploy",
        "players": [{"squires": {"pal_b": 1, "tow": 1}, "hand": ["move2"], "baron": "mar_b"}],
    }
    state, buffer = GAME.load(position), [0] * len(GAME.actions)
    for words in ("card move2", "move pal_b tem_b"):
        legal = set(GAME.legal(state))
        assert {COURSE.random_action(state, buffer) for _ in range(60 * len(legal))} == legal
        GAME.apply(state, GAME.actions.parse(words))
    legal = set(GAME.legal(state))
    assert GAME.actions.parse("move tem_b pal_b") not in legal
    assert {COURSE.random_action(state, buffer) for _ in range(60 * len(legal))} == legal
