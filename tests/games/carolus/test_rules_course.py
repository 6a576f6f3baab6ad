"""CAR-4 and CAR-5: the course of play, discs and order."""

from __future__ import annotations

from typing import Any

import pytest

from bezant import OVER
from bezant.kernel.errors import GameOver
from tests.games.carolus.table import GAME, at, new, reserves

STEPS = ["choose", "place", "move", "refill"]


def test_car_4_1_a_round_is_preparation_then_action() -> None:
    """CAR-4.1, CAR-4.4, CAR-I15: all choose, each takes one turn, and a new round begins with its preparation."""
    table = new(3).settle()
    assert table.heard[-1] == "round" and (table.state.round, table.step) == (1, "choose")
    for round, discs in ((1, (3, 4, 5)), (2, (1, 2, 3))):
        table.choose(*discs)
        assert table.heard == ["disc", "disc", "disc", "order"] and table.step == "place"
        assert [moved["seat"] for _ in range(3) for moved in table.turn().events("moved")] == table.action_order
        assert (table.step, table.state.round) == ("choose", round + 1)
        assert table.events("round") == [{"round": round + 1}]


def test_car_4_2_the_discs_settle_order_and_reach() -> None:
    """CAR-4.2, CAR-5.8: the lower number plays first; each keeps his own number as the most steps."""
    table = at(step="choose", choice_order=[1, 0]).choose(5, 4)
    for seat, most in ((0, 4), (1, 5)):
        assert table.to_move == seat
        while table.step == "place":
            table.play(table.open[0])
        assert table.open == [f"steps {steps}" for steps in range(1, most + 1)]
        table.turn()


def test_car_4_3_three_actions_in_a_fixed_sequence() -> None:
    """CAR-4.3, CAR-4.6: knights, Charlemagne, dice; nothing else is open meanwhile."""
    table = at(step="choose", players=reserves("red 7", "red 7"))
    others = {
        "choose": ("disc 1", "not_choosing_discs", "CAR-5.1"),
        "place": ("court red", "not_placing_knights", "CAR-4.3"),
        "move": ("steps 1", "not_moving_emperor", "CAR-7.1"),
        "refill": ("name red", "no_crown_to_name", "CAR-10.1"),
    }

    def only(step: str) -> None:
        assert table.step == step and table.refusal(others[step][0]) is None
        for other in STEPS:
            action, code, rule = others[other]
            assert other == step or table.refusal(action) == (code, rule)

    only("choose")
    table.choose(2, 3)
    for _ in range(3):
        only("place")
        table.play("land red 9")
    only("move")
    table.play_throwing("steps 1", "red", "crown", "blue")
    only("refill")
    assert table.heard == ["moved", "nobody", "throw", "take", "take"]
    table.play("name red")
    assert (table.step, table.to_move) == ("place", 1)


def test_car_4_5_nothing_happens_after_the_end() -> None:
    """CAR-4.5, CAR-R23: every action is refused, and the position stays as it is."""
    table = at(["", "red 1", "", "blue 9 | white 9"], crests={"red": 0}, step="move").play("steps 1")
    before = table.state.tobytes()
    assert table.to_move == OVER and table.open == []
    for action in range(len(GAME.actions)):
        reason = GAME.refusal(table.state, action)
        assert reason is not None and (reason.code, reason.rule) == ("game_over", "CAR-4.5")
        with pytest.raises(GameOver):
            GAME.apply(table.state, action)
    assert table.state.tobytes() == before


# --- CAR-5 Preparation phase ----------------------------------------------------------------------------------------


def test_car_5_1_discs_are_chosen_openly_one_after_the_other() -> None:
    """CAR-5.1: in choice order, and later players see what was chosen."""
    table = at(seats=3, step="choose", choice_order=[2, 0, 1])
    seen = [player["disc"] for player in GAME.view(table.state, 0)["players"]]
    assert (table.to_move, seen) == (2, [None, None, None])
    table.choose(4)
    seen = [player["disc"] for player in GAME.view(table.state, 0)["players"]]
    assert (table.to_move, seen) == (0, [None, None, 4])
    assert table.choose(1).to_move == 1
    assert table.choose(2).action_order == [0, 1, 2] and table.step == "place"


def test_car_5_4_a_number_chosen_this_round_is_banned() -> None:
    """CAR-5.4, CAR-R7: for everyone who chooses later, team-mates included; earlier rounds ban nothing."""
    table = at(seats=4, step="choose").choose(3)
    assert table.to_move == 1 and table.open == ["disc 1", "disc 2", "disc 4", "disc 5"]
    assert table.refusal("disc 3") == ("disc_chosen_by_another", "CAR-5.4")
    table.choose(5, 1)
    assert table.open == ["disc 2", "disc 4"]
    for _ in table.choose(2).action_order:
        table.turn()
    assert table.choice_order == [2, 3, 0, 1] and table.open == ["disc 2", "disc 3", "disc 4", "disc 5"]


def test_car_5_5_played_discs_stay_visible_and_are_not_played_again() -> None:
    """CAR-5.5: in the order they were played."""
    table = at(round=3, step="choose", players=[{"played": [4, 2]}, {"played": [5, 1]}])
    shown = GAME.view(table.state, 1)["players"]
    assert [player["played"] for player in shown] == [[4, 2], [5, 1]]
    assert [player["discs"] for player in shown] == [[1, 3, 5], [2, 3, 4]]
    assert table.open == ["disc 1", "disc 3", "disc 5"]
    assert table.refusal("disc 4") == ("disc_already_played", "CAR-5.5")


def test_car_5_9_players_are_sorted_by_number_then_by_choice() -> None:
    """CAR-5.6, CAR-5.9, CAR-R9: in round 5 everyone has one disc left, seats 3 and 0 the 5, seats 1 and 2 the 2."""
    played = ([1, 2, 3, 4], [1, 4, 5, 3], [1, 3, 4, 5], [2, 3, 4, 1])
    order = [3, 1, 0, 2]
    players = [{"played": discs} for discs in played]
    table = at(seats=4, round=4, choice_order=order, action_order=order, active=2, players=players).turn()
    assert [(disc["seat"], disc["disc"]) for disc in table.events("disc")] == [(3, 5), (1, 2), (0, 5), (2, 2)]
    assert table.action_order == [1, 2, 3, 0] and table.to_move == 1


def test_car_r8_the_ban_is_lifted_only_without_another_disc() -> None:
    """CAR-R8: a player with one unchosen disc left must play it."""
    players = [{"played": [1, 4, 5]}, {"played": [1, 4, 5]}, {"played": [1, 2, 5]}]
    table = at(seats=3, round=4, step="choose", players=players).choose(2)
    assert [disc["disc"] for disc in table.events("disc")] == [2, 3, 4] and table.step == "place"


def test_car_r10_the_fifth_disc_is_in_force_to_the_end_of_its_round() -> None:
    """CAR-5.7, CAR-R10: it is still the reach of the last player; only then all discs come back."""
    players = [{"played": [1, 2, 3, 4, 5]}, {"played": [5, 4, 3, 2, 1]}]
    order: Any = {"choice_order": [1, 0], "action_order": [1, 0], "active": 0}
    table = at(round=5, step="move", placed_this_round=1, players=players, **order)
    assert table.open[-1] == "steps 5" and table.discs(1) == []
    table.turn(5)
    assert table.heard[-2:] == ["discs_back", "round"] and table.discs(0) == table.discs(1) == [1, 2, 3, 4, 5]
    assert table.choice_order == [1, 0], "kept, though no disc shows it any more"


@pytest.mark.parametrize("round", [1, 2, 3])
def test_car_r10_discs_do_not_come_back_earlier(round: int) -> None:
    """CAR-5.7, CAR-R10."""
    table = at(round=round, active=1).turn()
    assert "discs_back" not in table.heard and len(table.discs(0)) == 5 - round


def test_car_r37_a_guard_stops_a_game_without_a_winner() -> None:
    """CAR-R37: looked at when round N is complete; "unfinished" is no draw."""
    table = new(2, guard_rounds=2).settle()
    for discs in ((3, 4), (4, 5)):
        assert table.result is None
        table.choose(*discs).turn().turn()
    assert table.result == ("unfinished", []) and table.to_move == OVER and table.state.round == 2
    assert table.events("over") == [{"reason": "unfinished", "sides": []}]
    assert GAME.winners(table.state) == [] and GAME.returns(table.state) == [0, 0]


def test_car_r37_there_is_no_limit_by_default() -> None:
    """CAR-R37: the guard is off unless asked for, and the dead round is looked at before it."""
    assert new(2).state.guard_rounds == 0
    assert at(round=1000, active=1, step="move", placed_this_round=1).turn().result is None
    nothing = dict.fromkeys(("red", "pink", "blue", "green", "yellow"), 0)
    dead: Any = {"supply": nothing, "players": reserves("", ""), "active": 1, "step": "move", "placed_this_round": 0}
    assert at(options={"guard_rounds": 1}, **dead).turn().result == ("dead_round", ["white", "black"])
