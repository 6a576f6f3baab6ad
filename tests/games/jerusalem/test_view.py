"""Everything that is said in whole games has words, and what is shown to a seat is what Part VI gives it and nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest

from bezant.games.jerusalem.board import RESOURCE_WORDS
from bezant.games.jerusalem.names import OPTIONS, Step
from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import AREA_NAMES, CARD_NAMES, CARDS, DECK, SQUIRES_EACH
from bezant.kernel.game import load
from bezant.kernel.messages import Message, message
from bezant.kernel.text import words_for

NAMES = ["Anna", "Béla", "Carlo", "Dora"]
WORDS = words_for("jerusalem")
GAME = load("jerusalem")


def say(said: Message) -> str:
    text = WORDS.say(said, NAMES)
    assert text.strip() == text != "", said
    assert "$" not in text and "None" not in text
    return text


def choose(s: Any, dice: random.Random) -> int:
    """Any action, but turns that come to an end and squires that stay where they are."""
    legal = GAME.legal(s)
    quick = [action for action in legal if GAME.actions[action].verb not in ("trade", "march")]
    return dice.choice(quick or legal)


def walk(seats: int, seed: int, **options: int) -> Iterator[Any]:
    """The positions of a random game, the last one included."""
    dice, s = random.Random(seed), GAME.new(seats, seed=seed, **options)
    while not GAME.is_over(s):
        yield s
        GAME.apply(s, choose(s, dice))
    yield s


# --- words --------------------------------------------------------------------------------------------------------------------


def check_words(s: Any, dice: random.Random) -> None:
    question = GAME.question(s)
    assert question is not None
    assert question["detail"] is not None
    for said in (question["title"], question["detail"], GAME.where(s), *(step["label"] for step in GAME.steps(s))):
        say(said)
    for option in GAME.options(s, GAME.to_move(s)):
        for words in (option["label"], option["detail"], *(part["label"] for part in option["path"])):
            if words is not None:
                say(words)
    for _ in range(3):
        reason = GAME.refusal(s, dice.randrange(len(GAME.actions)))
        if reason is not None:
            say(reason.message)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_has_words(seats: int) -> None:
    """Also those that other seats and spectators read instead."""
    dice = random.Random(seats)
    s = GAME.new(seats, seed=seats, income_refusal=seats % 2)
    while not GAME.is_over(s):
        if dice.random() < 0.3:
            check_words(s, dice)
        for event in GAME.apply(s, choose(s, dice)):
            for seen in (event, event.seen_by(None)):
                if seen.message is not None:
                    say(seen.message)
    result = GAME.result(s)
    assert result is not None
    say(result["message"])


def test_every_reason_and_option_has_words() -> None:
    args: dict[str, Any] = {"seat": 0, "from_seat": 1, "area": "pal_b", "office": "marshal", "coins": 3}
    for code, _ in GAME.course.reasons[1:]:
        say(message(f"jerusalem-reason-{code}", **args, bid=2, price=3, need=3))
    for spec in OPTIONS.specs:
        say(message(f"jerusalem-option-{spec.name}"))
        for value in range(spec.low, spec.high + 1):
            say(message(f"jerusalem-choice-{spec.name}", value=value))


def test_an_option_says_what_it_brings() -> None:
    """A bid what it leaves, a mercenary its price, a placement who would lead."""
    s = GAME.new(2, seed=3)
    GAME.apply(s, GAME.actions.parse("office marshal"))
    bids = {option["path"][0]["value"]: option["detail"] for option in GAME.options(s, s.active)}
    assert bids[5] == message("jerusalem-detail-bid", left=7)
    GAME.apply(s, GAME.actions.parse("bid 0"))
    GAME.apply(s, GAME.actions.parse("pass"))
    GAME.apply(s, GAME.legal(s)[0])
    options = {GAME.actions.words(option["id"]): option["detail"] for option in GAME.options(s, s.active)}
    assert options["place mar_b"] == message("jerusalem-detail-standing", count=1, most=0, standing="alone")
    assert options["hire"] == message("jerusalem-detail-hire", coins=3, left=9)
    assert options["end"] == message("jerusalem-detail-end", count=5)
    GAME.apply(s, GAME.actions.parse("place mar_b"))
    GAME.apply(s, GAME.actions.parse("place tem_l"))
    options = {GAME.actions.words(option["id"]): option["detail"] for option in GAME.options(s, s.active)}
    assert options["march tem_l mar_b"] == message("jerusalem-detail-standing", count=2, most=0, standing="alone")


# --- secrets ------------------------------------------------------------------------------------------------------------------


def with_other_screens(s: Any, seat: int | None) -> Any:
    """The same table with other things behind the screens that are closed to the seat: JER-I24."""
    other = s.copy()
    for closed in range(s.seats):
        if closed != seat:
            other.coins[closed] = (s.coins[closed] * 7 + 5) % 31
            other.screen[closed] = (s.screen[closed] * 3 + 4) % 11
            other.supply[closed] = (s.supply[closed] * 5 + 2) % 17
            held = [s.hand[closed, card] for card in range(CARDS)]
            for card in range(CARDS):
                other.hand[closed, card] = held[card - 1]
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_closed_screens_change_nothing_that_is_shown(seats: int) -> None:
    """JER-25.1, JER-25.2, JER-I24, JER-R45, JER-R47: neither position, question, steps, place nor observation."""
    for s in walk(seats, seats):
        if GAME.is_over(s):
            break
        for seat in (None, *range(seats)):
            other = with_other_screens(s, seat)
            assert GAME.view(other, seat) == GAME.view(s, seat)
            if seat != s.active:
                said = (GAME.question(s), GAME.steps(s), GAME.where(s))
                assert (GAME.question(other), GAME.steps(other), GAME.where(other)) == said
            if seat is not None:
                assert np.array_equal(GAME.observe(other, seat), GAME.observe(s, seat))


def test_a_seat_sees_its_own_screen_alone() -> None:
    """JER-25.1: coins, squires, supply and hand; of others only how many cards they hold (JER-R47)."""
    for s in walk(3, 5):
        if GAME.is_over(s):
            break
        for seat in (None, 0, 1, 2):
            for player in GAME.view(s, seat)["players"]:
                at = player["seat"]
                own = (s.coins[at], s.screen[at], s.supply[at])
                shown = (player["coins"], player["squires"], player["supply"])
                assert shown == (own if at == seat else (None, None, None))
                assert (player["hand"] is None) == (at != seat)
                assert player["cards"] == sum(s.hand[at, card] for card in range(CARDS))


def test_the_packet_is_shown_to_its_holder_alone() -> None:
    """JER-6.1, JER-7.1: nobody sees it while offices are sold, and then one after the other."""
    drafts = 0
    for s in walk(4, 7):
        shown = {seat: GAME.view(s, seat)["packet"] for seat in (None, 0, 1, 2, 3)}
        for seat, packet in shown.items():
            assert (packet["cards"] is not None) == (s.step == Step.draft and seat == s.active)
        if s.step == Step.draft:
            drafts += 1
            assert len(shown[s.active]["cards"]) == shown[None]["count"]
        elif s.step <= Step.raise_:
            assert shown[None]["count"] == 4
    assert drafts == 15


def test_cards_passed_on_are_known_as_a_set() -> None:
    """JER-R47: a drafter knows the rest it passed on; the last one has passed on nothing."""
    s = GAME.new(3, seed=11)
    while s.step != Step.draft:
        GAME.apply(s, GAME.legal(s)[0])
    first, packet = s.active, GAME.view(s, s.active)["packet"]["cards"]
    assert GAME.view(s, first)["passed_on"] == [{"round": 1, "cards": []}]
    GAME.apply(s, GAME.actions.parse(f"keep {packet[0]}"))
    rest = sorted(packet[1:], key=CARD_NAMES.index)
    assert GAME.view(s, first)["passed_on"] == [{"round": 1, "cards": rest}]
    assert all(GAME.view(s, seat)["passed_on"] == [{"round": 1, "cards": []}] for seat in range(3) if seat != first)
    assert GAME.view(s, None)["passed_on"] == []
    GAME.apply(s, GAME.legal(s)[0])
    assert GAME.view(s, first)["passed_on"] == [{"round": 1, "cards": rest}], "whoever took which"


def test_open_holdings_shows_totals_but_no_hands() -> None:
    """JER-R45: the option opens coins and squires to all, spectators included."""
    for s in walk(2, 9, open_holdings=1):
        if GAME.is_over(s):
            break
        for player in GAME.view(s, None)["players"]:
            assert player["coins"] == s.coins[player["seat"]]
            assert player["squires"] == s.screen[player["seat"]]
            assert player["hand"] is None


def test_everything_is_public_in_the_end() -> None:
    """JER-16.1, JER-16.7: the screens are off."""
    *_, s = walk(4, 13)
    shown = GAME.view(s, None)
    for player in shown["players"]:
        assert len(player["hand"]) == player["cards"]
        assert player["coins"] == s.coins[player["seat"]]
    result = GAME.result(s)
    assert result is not None
    assert shown["result"] == {"reason": result["reason"], "winners": result["winners"]}
    assert [row["score"] for row in result["scores"]] == [player["height"] for player in shown["players"]]


# --- what adds up -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_shown_adds_up(seats: int) -> None:
    """JER-I1, JER-I3, JER-12.1: squires and cards are all there, and areas pay those who would be paid."""
    for s in walk(seats, 20 + seats):
        shown = GAME.view(s, s.active)
        assert "dice" not in json.dumps(shown)
        cards = shown["deck"] + shown["packet"]["count"] + len(shown["discard"])
        assert cards + sum(player["cards"] for player in shown["players"]) == sum(
            DECK[seats, card] for card in range(CARDS)
        )
        mine = shown["players"][s.active]
        on_board = sum(area["squires"][s.active] for area in shown["areas"])
        assert mine["squires"] + mine["supply"] + on_board == SQUIRES_EACH
        for player in shown["players"]:
            paid = [area["income"] for area in shown["areas"] if area["leader"] == player["seat"]]
            assert player["income"] == {word: sum(each[word] for each in paid) for word in RESOURCE_WORDS}
        for area in shown["areas"]:
            most = max(area["squires"])
            assert area["leader"] is None or area["squires"][area["leader"]] == most > 0


def test_a_tie_has_no_winner_while_offices_are_sold() -> None:
    """JER-12.2: the better office decides, once it is held."""
    s = cast(State, GAME.new(2, seed=3))
    at = AREA_NAMES.index("mar_b")
    s.squires[0, at] = s.squires[1, at] = 2
    assert GAME.view(s, None)["areas"][at]["leader"] is None
    s.squires[1, at] = 3
    assert GAME.view(s, None)["areas"][at]["leader"] == 1


def test_the_calendar_turns_its_cards_up_round_by_round() -> None:
    """JER-4.2, JER-18.2: three face-down cards, the King's Gifts in round 5."""
    for s in walk(3, 17):
        faces = [day["face"] for day in GAME.view(s, None)["calendar"]]
        up = [round for round in (2, 3, 4) if round <= s.round]
        assert faces == ["none", *("up" if round in up else "down" for round in (2, 3, 4)), "gifts"]


def test_the_board_draws_every_area_in_its_district() -> None:
    drawn = GAME.describe()["board"]
    assert [area["area"] for area in drawn["areas"]] == AREA_NAMES
    for district in drawn["districts"]:
        assert district["areas"] == [
            area["area"] for area in drawn["areas"] if area["district"] == district["district"]
        ]
