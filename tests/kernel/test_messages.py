"""Messages and events."""

from __future__ import annotations

from bezant.kernel.messages import EVERYONE, EventTable, Reason, message
from bezant.kernel.names import Events, entries, told


class Told(Events):
    throw = told("CHE-1", "seat", "faces*", chance=True)
    taken = told("CHE-2", "seat", "piece", "from_seat")
    shown = told("CHE-3", "square", silent=True)
    over = told("CHE-4")
    drew = told("CHE-5", "seat", "piece", chance=True, secret=("piece",))
    hid = told("CHE-6", "seat", "square", silent=True, secret=("square",))
    late_throw = told(("CHE-7", "CHE-8"), "piece", name="throw")


TABLE = EventTable("chess", entries(Told), {"faces": ("red", "crown"), "piece": ("pawn", "rook")})


def test_two_events_may_share_a_name_and_a_rule_may_follow_the_first_argument() -> None:
    events = [TABLE.read((Told.late_throw, piece)) for piece in range(2)]
    assert [(event.name, event.rule, event.args) for event in events] == [
        ("throw", "CHE-7", {"piece": "pawn"}),
        ("throw", "CHE-8", {"piece": "rook"}),
    ]


def test_numbers_become_words_where_the_table_has_them() -> None:
    event = TABLE.read((1, 1, 1, 0, 0, 0, 0))
    assert (event.name, event.rule, event.seat) == ("taken", "CHE-2", 1)
    assert event.args == {"seat": 1, "piece": "rook", "from_seat": 0}
    assert event.message == message("chess-event-taken", seat=1, piece="rook", from_seat=0)


def test_a_star_takes_what_is_left_up_to_the_first_minus_one() -> None:
    assert TABLE.read((0, 0, 1, 0, -1, 1, 0)).args == {"seat": 0, "faces": ["crown", "red"]}
    assert TABLE.read((0, 0, 1, 0, 1)).args["faces"] == ["crown", "red", "crown"]


def test_minus_one_is_nobody() -> None:
    assert TABLE.read((1, 0, 0, -1)).args["from_seat"] is None


def test_a_silent_event_has_no_line_in_the_log() -> None:
    event = TABLE.read((2, 5, 0))
    assert event.message is None and event.seat is None


def test_chance_is_known() -> None:
    assert TABLE.is_chance((0, 0)) and not TABLE.is_chance((3,))


def test_an_event_as_json() -> None:
    assert TABLE.read((3, 0, 0)).json() == {
        "event": "over",
        "args": {},
        "message": {"id": "chess-event-over", "args": {}},
        "rule": "CHE-4",
        "seat": None,
    }


def test_others_do_not_see_what_is_secret() -> None:
    event = TABLE.read((4, 1, 1))
    assert event.chance and event.seen_by(1) is event and event.seen_by(EVERYONE) is event
    for other in (0, 2, None):
        seen = event.seen_by(other)
        assert seen.args == {"seat": 1} and seen.message == message("chess-event-drew-unseen", seat=1)
        assert "rook" not in str(seen.json()) and seen.seen_by(1) == seen
    assert TABLE.read((5, 1, 60)).seen_by(0).json()["args"] == {"seat": 1}


def test_what_is_not_secret_looks_the_same_to_everybody() -> None:
    event = TABLE.read((1, 1, 1, 0))
    assert event.seen_by(None) is event


def test_a_reason_is_a_value() -> None:
    assert Reason("x", "CHE-1", message("a")) == Reason("x", "CHE-1", message("a"))
