"""The board file: what it holds, and what a broken copy of it is told."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bezant.games.jerusalem.board import check_board
from bezant.games.jerusalem.rules import COURSE
from bezant.games.jerusalem.tables import BOARD, INCOMES, MOST_BID
from bezant.kernel.errors import BadBoard

ACTIONS = COURSE.actions


def test_jer_3_6_incomes_and_their_totals() -> None:
    """JER-3.6: the adopted table pays 16 squires, 16 coins and 15 prestige besides the Tower; the others differ as they say."""
    totals = [[sum(area[resource] for area in table) for resource in range(3)] for table in INCOMES]
    assert totals[0] == [16, 16, 15]
    changed = [[area for area in range(16) if table[area] != INCOMES[0][area]] for table in INCOMES]
    assert changed == [[], [6], [3, 4, 5, 6, 7, 8]]


def test_bids_reach_as_far_as_anybodys_coins() -> None:
    """III.5: 135 on the boards of Part V."""
    assert MOST_BID == 135 and len([id for id in range(len(ACTIONS)) if ACTIONS[id].verb == "bid"]) == 136


def _copy_card(board: dict[str, Any]) -> None:
    board["action_card"][0]["copies"] += 1


BROKEN: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("“coins” of start is 0 to 50", lambda board: board["start"].update(coins=500)),
    ("“rounds” of start is 5 to 5", lambda board: board["start"].update(rounds=6)),
    ("JER-1.1", lambda board: board["start"].update(players=[2, 5])),
    ("JER-20.4", lambda board: board["prices"].update(mercenary_treasurer=[1])),
    ("JER-20.4", lambda board: board["prices"].update(mercenary_treasurer=[1, 4])),
    ("JER-11.1", lambda board: board["prices"].update(trade_coins=3)),
    ("JER-5.5", lambda board: board["calendar"].update(event_rounds=[1, 2, 3])),
    ("JER-3.1", lambda board: board["district"].reverse()),
    ("JER-3.2", lambda board: board["district"][0].update(areas=["PAL_B", "PAL_R", "PAL_L"])),
    ("JER-3.3", lambda board: board["area"].pop()),
    ("JER-3.2", lambda board: board["area"][0].update(size="small")),
    ("drawing point", lambda board: board["area"][1].update(x=board["area"][2]["x"], y=board["area"][2]["y"])),
    ("JER-3.6", lambda board: board["area"][0]["income"].update(prestige=20)),
    ("JER-15.6", lambda board: board["area"][15]["income"].update(coins=1)),
    ("tables of incomes", lambda board: board["income_variant"].reverse()),
    ("no area with an income", lambda board: board["income_variant"][0]["areas"].update(TOW={"squires": 1})),
    ("JER-20.1", lambda board: board["office"].reverse()),
    ("JER-5.6", lambda board: board["office"][0].update(number=2)),
    ("JER-8.2", lambda board: board["office"][0].update(base_squires=21)),
    ("JER-18.1", lambda board: board["event"].pop()),
    ("JER-21.1", lambda board: board["action_card"].reverse()),
    ("JER-2.8", _copy_card),
    ("JER-R7", lambda board: board["setup"][0].update(action_deck=26)),
    ("JER-4.4", lambda board: board["setup"][0].update(offices=[1, 2, 3])),
    ("is nothing of the board", lambda board: board["setup"][0].update(cards_removed=["KNAVE"])),
    ("JER-18.1", lambda board: board["setup"][2].update(event_pool=["WAR", "SUCCESSION"])),
    ("a set-up for 2", lambda board: board["setup"].pop()),
    ("does not say 'x'", lambda board: board["area"][0].pop("x")),
]


@pytest.mark.parametrize(("words", "spoil"), BROKEN, ids=[words for words, _ in BROKEN])
def test_a_broken_board_is_refused(words: str, spoil: Callable[[dict[str, Any]], Any]) -> None:
    """A sentence says what is wrong, with the rule behind it."""
    board = deepcopy(BOARD)
    check_board(board)
    spoil(board)
    with pytest.raises(BadBoard, match=words.replace("(", "\\(")):
        check_board(board)
