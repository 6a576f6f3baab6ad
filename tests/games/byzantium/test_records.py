"""The tie-breaks of BYZ-47, each in a stored game."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from bezant.games.byzantium.rules.scoring import standing
from bezant.games.byzantium.state import State
from bezant.kernel import record

FOLDER = Path(__file__).parents[2] / "records" / "byzantium"


@pytest.mark.parametrize(("name", "measure"), [("sum", 1), ("cities", 2), ("treasury", 3)])
def test_byz_47_each_tie_break_has_a_record(name: str, measure: int) -> None:
    """BYZ-47.1, BYZ-47.2, BYZ-47.3: equal up to there, and the better one wins."""
    state = cast(State, record.read((FOLDER / f"third_turn-{name}-2.txt").read_text("utf-8")).state)
    first, second = ([standing(state, seat, each) for each in range(measure + 1)] for seat in (0, 1))
    assert first[:-1] == second[:-1] and first[-1] != second[-1]
    assert state.winners == (1 if first[-1] > second[-1] else 2)


def test_byz_47_4_a_shared_victory_has_a_record() -> None:
    """BYZ-47.4: equal in everything."""
    match = record.read((FOLDER / "third_turn-shared-3.txt").read_text("utf-8"))
    state, winners = cast(State, match.state), match.game.winners(match.state)
    assert len(winners) > 1
    assert len({tuple(standing(state, seat, measure) for measure in range(4)) for seat in winners}) == 1
