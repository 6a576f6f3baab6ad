"""What options and log say of Carolus Magnus: the truth, and all that follows."""

from __future__ import annotations

from typing import Any

import pytest

from bezant.games.carolus.evaluate import WON, evaluate
from bezant.kernel.messages import message
from bezant.kernel.text import words_for
from tests.games.carolus.table import GAME, Table, at

WORDS = words_for("carolus")


def detail(table: Table, action: str) -> str:
    """What the option of this name says of itself."""
    options = GAME.options(table.state, table.to_move)
    option = next(option for option in options if GAME.actions.words(option["id"]) == action)
    assert option["detail"] is not None
    return WORDS.say(option["detail"])


def log(table: Table) -> list[str]:
    return [WORDS.say(event.message, ["Ann", "Bob", "Cyd"]) for event in table.told if event.message]


# --- CAR-R21 a stock that is short --------------------------------------------------------------------------------------------


def short_stock(left: int) -> Table:
    """White has so many castles left for the three of Lombardy, beside a white region of four."""
    far = 6 - left
    lands = ["blue 4 | white 4", "red 5 | black 3", "", f"blue {far} | white {far}"]
    return at(lands, crests={"red": 0}, step="move")


def test_car_r21_a_short_stock_is_told_as_it_is() -> None:
    """CAR-R21: two castles are placed where three stood, and seven provinces fuse although six castles stand there."""
    table = short_stock(2)
    assert detail(table, "steps 1") == "5 to 3: the castles turn white, its last 2, 7 provinces fuse and the game ends"
    table.play("steps 1")
    assert table.events("replaced_short")[0]["count"] == 2 and table.events("merged")[0]["count"] == 7
    assert log(table)[1:3] == [
        "Carinthia: 5 to 3, the castles turn from black to white, who places the last 2",
        "Carinthia and Frisia fuse into a white region of 7",
    ]
    assert table.land(0) == "red 5, blue 4 | white 6" and table.provinces(0) == list(range(7))


def test_car_r21_a_last_castle_is_one() -> None:
    table = short_stock(1)
    assert "the castles turn white, its last one, 7 provinces fuse" in detail(table, "steps 1")
    assert log(table.play("steps 1"))[1].endswith("who places the last one")


def test_car_8_10_a_stock_that_is_just_enough_is_not_short() -> None:
    """CAR-8.10: one for one, told as in any other take-over."""
    table = short_stock(3)
    assert detail(table, "steps 1") == "5 to 3: 3 castles turn white, 7 provinces fuse and the game ends"
    assert table.play("steps 1").events("replaced")[0]["count"] == 3 and "replaced_short" not in table.heard


# --- CAR-R25 a shared victory -------------------------------------------------------------------------------------------------

ENDS = {"few_lands": "Fewer than four lands are left", "dead_round": "A round without a knight"}


@pytest.mark.parametrize("reason", ENDS)
def test_car_r25_a_draw_is_said_to_be_shared(reason: str) -> None:
    """CAR-R25: a sole winner wins; several share the victory."""
    for sides, words in (
        (["white"], "white wins with the most castles"),
        (["white", "black"], "white and black share the victory with the most castles"),
        (["white", "black", "grey"], "white, black and grey share the victory with the most castles"),
    ):
        assert WORDS.say(message("carolus-event-over", reason=reason, sides=sides)) == f"{ENDS[reason]}: {words}"


def drawn() -> Table:
    """Three sides; white and black end with six castles each, grey with three."""
    lands = ["blue 5 | white 5", "red 1", "blue 6 | black 6", "blue 3 | grey 3"]
    return at(lands, seats=3, crests={"red": 0}, step="move").play("steps 1")


def test_car_r25_the_log_tells_a_draw() -> None:
    assert log(drawn())[-1] == "Fewer than four lands are left: white and black share the victory with the most castles"


def test_car_r25_a_shared_victory_is_worth_its_share() -> None:
    """CAR-R25: the one-step player's eyes see a finished game as its returns do."""
    sole = at(["", "red 1", "", "blue 9 | white 9"], crests={"red": 0}, step="move").play("steps 1")
    duel = ["blue 3 | white 3", "red 1", "blue 3 | white 3", "blue 7 | black 7", "blue 1"]
    shared = at(duel, crests={"red": 0}, step="move").play("steps 1")
    undecided = at(step="over", result={"reason": "unfinished", "winners": []})
    for table in (sole, shared, undecided, drawn()):
        for seat, share in enumerate(GAME.returns(table.state)):
            assert evaluate(table.state, seat) == (WON * share if share >= 0 else -WON)
    assert evaluate(shared.state, 0) < evaluate(sole.state, 0) == WON


# --- CAR-D8 disc 1: the last knight moves Charlemagne -------------------------------------------------------------------------


def last_knight(disc: int, *lands: str, **position: Any) -> Table:
    """Seat 0 has one knight left to place and this disc in force."""
    order = [{"played": [disc], "reserve": {"red": 5}}, {"played": [5]}]
    return at(list(lands), to_place=1, players=order, **position)


def test_car_d8_the_last_knight_says_what_follows() -> None:
    """CAR-D8, CAR-7.2: with disc 1 nobody is asked how far; the option tells where he goes, what becomes of it, and the dice."""
    table = last_knight(1, "", "red 2", "red 1 | white 1", crests={"red": 0})
    follows = "; then Charlemagne goes to Saxony, 2 to 0: white builds, 2 provinces fuse, and the dice are thrown"
    assert detail(table, "land red 6") == "white would have 1 there" + follows
    assert detail(table, "land red 1") == "white would have 3 there" + follows.replace("2 to 0", "3 to 0")
    assert detail(table, "court red") == "1 red at your court" + follows


@pytest.mark.parametrize(
    ("lands", "said"),
    [
        (["", "blue 1"], "0 to 0: nobody leads, and the dice are thrown"),
        (["", "red 1 | white 1"], "2 to 0: white holds, and the dice are thrown"),
        (["", "red 2 | black 1"], "2 to 1: the castle turns white, and the dice are thrown"),
        (["", "red 3 | black 2"], "3 to 2: 2 castles turn white, and the dice are thrown"),
        (
            ["", "red 4 | black 2", "", "blue 9 | white 9"],
            "4 to 2: the castles turn white, its last one and the game ends",
        ),
        (["", "red 1", "", "blue 9 | white 9"], "1 to 0: white builds and the game ends"),
    ],
)
def test_car_d8_every_outcome_has_its_words(lands: list[str], said: str) -> None:
    table = last_knight(1, *lands, crests={"red": 0})
    assert detail(table, "land red 0").partition("Charlemagne goes to Saxony, ")[2] == said


def test_car_d8_a_crest_and_nobodys_knight_tell_it_too() -> None:
    assert detail(last_knight(1), "court red").startswith("you take the red crest; then Charlemagne goes to Saxony, ")
    assert detail(last_knight(1), "land red 3").startswith("nobody commands it yet; then Charlemagne goes to Saxony, ")


def test_car_d8_a_higher_disc_asks_first() -> None:
    """Nothing follows by itself where he will be asked how far Charlemagne goes."""
    assert detail(last_knight(2), "land red 3") == "nobody commands it yet"
    assert detail(last_knight(2), "court red") == "you take the red crest"


# --- CAR-R37, CAR-R29 games that end with their round -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_car_r37_a_game_ended_by_the_guard_can_be_read_back(seats: int) -> None:
    """CAR-I21: written out and read back, at the end as well."""
    state = GAME.new(seats, 3, guard_rounds=1)
    while legal := GAME.legal(state):
        GAME.apply(state, legal[0])
    result = GAME.result(state)
    assert GAME.load(GAME.dump(state)) == state
    assert result is not None and result["reason"] == "unfinished"
