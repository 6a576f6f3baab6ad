"""What every game needs to write a position."""

from bezant.games.carolus.state import State
from bezant.kernel.messages import message
from bezant.kernel.names import NOBODY
from bezant.kernel.writing import name_or_none, or_none, result_of, seats_of, steps_to

STATE = State()
STATE.seats = 3


def test_nobody_is_written_as_none() -> None:
    assert or_none(NOBODY) is None and or_none(0) == 0
    assert name_or_none(["red"], NOBODY) is None and name_or_none(["red"], 0) == "red"


def test_seats_come_out_of_bits() -> None:
    assert seats_of(STATE, 0b101) == [0, 2] and seats_of(STATE, 0) == []


def test_a_game_has_a_result_once_it_has_an_end() -> None:
    over = State()
    over.end = 1
    assert result_of(STATE, ["running", "won"], []) is None
    assert result_of(over, ["running", "won"], [2]) == {"reason": "won", "winners": [2]}


def test_steps_before_the_present_one_are_done() -> None:
    labels = [message(name) for name in ("choose", "place", "move")]
    assert [step["state"] for step in steps_to(labels, 1)] == ["done", "on", "next"]
    assert [step["state"] for step in steps_to(labels, 3)] == ["done"] * 3
    assert [step["label"] for step in steps_to(labels, 0)] == labels
