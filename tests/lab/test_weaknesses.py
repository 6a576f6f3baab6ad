"""Where networks err: the judge finds errors and only errors, sums add up, and what is stored can be seen again."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import bezant
from benchmarks.weaknesses import __main__ as command
from benchmarks.weaknesses import sums
from benchmarks.weaknesses.__main__ import once_more
from benchmarks.weaknesses.judge import (
    CHAMPION,
    WATCHFUL,
    Examiner,
    Judged,
    Loss,
    Played,
    budgets_of,
    judged,
    mark_of,
    match_of,
    play,
    sight_of,
)
from benchmarks.weaknesses.sums import file_of, intervals, keep, loss_of, measured, record_of, stored, tally, variants
from bezant import players
from bezant.kernel import record
from bezant.kernel.game import Game
from bezant.players.calibration import NETWORK, SEARCH
from bezant.players.champion import Champion
from bezant.players.levels import budgets
from bezant.players.network import guide_of, network_of
from bezant.players.search import TreeSearch, parameters_for

SHIPPED = [(game, seats) for game in bezant.game_names() for seats in bezant.load(game).seat_counts]
FEW = 200  # simulations


@pytest.fixture(scope="module")
def carolus() -> Game:
    return bezant.load("carolus", compiled=True)


def seen(number: int = 0, loss: Loss | None = None, odds: tuple[float, float] = (0.7, 0.2)) -> Judged:
    """A decision as a judge might have found it."""
    return Judged(number, 8, 1, False, "carolus-question-disc", 1, 2, odds, False, 0.4, 0.5, loss)


# --- judging -----------------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_game_is_told_as_it_was_played(carolus: Game) -> None:
    """The dice of the record are those of the game, so that both come to the same positions."""
    played = play(carolus, 2, seed=3, number=1)
    assert not played.is_cut_off
    match = record.read(record.save(match_of("carolus", 2, 3, played)))
    assert match.is_over and [entry.action for entry in match.moves] == played.actions
    other = play(carolus, 2, seed=3, number=2)
    assert other.actions != played.actions and play(carolus, 2, 3, 1).actions == played.actions


@pytest.mark.compiled
def test_who_plays_at_random_errs_more_than_the_network_and_the_search_hardly_ever(carolus: Game) -> None:
    examiner, played = Examiner(carolus, 3, FEW), [play(carolus, 3, 0, number) for number in range(12)]
    errors = {}
    for name, player in (("uniform", None), ("instinct", None), ("search", Champion(carolus, 1_000))):
        examiner._instinct = player or players.make(name, carolus)  # type: ignore[assignment]
        errors[name] = sum(each.loss is not None for each in judged(examiner, played, seed=0))
    assert errors["uniform"] > 2 * errors["instinct"]
    assert errors["instinct"] > 2 * errors["search"]


@pytest.mark.compiled
def test_an_error_is_the_lesser_of_two_actions_however_it_is_asked(carolus: Game) -> None:
    examiner, played = Examiner(carolus, 2, FEW), [play(carolus, 2, 0, number) for number in range(4)]
    examiner._instinct = players.make("uniform", carolus)  # type: ignore[assignment]
    found = max(judged(examiner, played, 0), key=loss_of)
    state = played[found.number].choices[found.ply]
    turned = examiner.loss(state, found.best, found.decided)
    assert found.loss is not None and turned.mean == pytest.approx(-found.loss.mean) and not turned.is_sure
    better, worse = (np.mean(examiner.played_on(state, action, 40)) for action in (found.best, found.decided))
    assert better > worse


@pytest.mark.compiled
def test_the_judge_sees_with_what_plays_best() -> None:
    """In Jerusalem with the hand-written evaluation, whose expectations are made chances; else with the network."""
    for name in bezant.game_names():
        game = bezant.load(name, compiled=True)
        examiner, state, by_hand = Examiner(game, 2, FEW), game.begin(2, 1, {}), sight_of(name, 2) == SEARCH
        assert by_hand == (examiner.curve is not None) == (name == "jerusalem")
        seat, parameters = game.to_move(state), parameters_for(game, 2) if by_hand else WATCHFUL
        imagined = game.imagine(state, seat, 7)
        search = TreeSearch(game, imagined, seat, 7, parameters=parameters, network=guide_of(name, 2))
        search.run(FEW)
        assert examiner._search(state, 7).choices() == search.choices()
        first, other = examiner._chances((0.8, 0.2))
        assert first + other == pytest.approx(1) and (first == 0.8) == (not by_hand)


def test_an_error_is_sought_with_the_simulations_of_the_players() -> None:
    assert budgets_of(bezant.load("carolus"), 2) == (32, 200, 2_000, CHAMPION[NETWORK])
    jerusalem = bezant.load("jerusalem")
    assert budgets_of(jerusalem, 3) == (*budgets(jerusalem, 3)[3:], CHAMPION[SEARCH])


def test_a_loss_is_an_error_if_it_is_worth_something_and_beyond_doubt() -> None:
    assert Loss(0.05, 0.04).is_sure
    assert not Loss(0.05, 0.06).is_sure
    assert not Loss(0.019, 0.0).is_sure


def test_the_mark_is_beyond_most_games() -> None:
    games = [Played(number, [0] * (10 * number), {}) for number in range(1, 11)]
    assert mark_of(games) == 91


# --- sums --------------------------------------------------------------------------------------------------------------------


def test_sums_count_errors_and_what_they_cost() -> None:
    told = tally([seen(), seen(loss=Loss(0.2, 0.1)), seen(loss=Loss(0.4, 0.1), odds=(0.1, 0.6)), seen()])
    assert (told["decisions"], told["errors"], told["by_lot"]) == (4, 2, 1)
    assert told["loss"] == 0.15 and told["distance"] == 0.1 and told["lean"] == -0.1 and told["agreed"] == 0
    assert tally([]) == {"decisions": 0, "errors": 0}


def test_an_interval_is_of_games_not_of_decisions() -> None:
    """All errors in one game of ten: whether that game is drawn decides, so the interval is wide."""
    bad, good = [seen(0, Loss(0.2, 0.1))] * 10, [seen(number) for number in range(1, 10) for _ in range(10)]
    low, high = intervals([*bad, *good], seed=1)["errors"]
    assert low == 0 and high >= 0.3
    spread = [seen(number, Loss(0.2, 0.1) if turn == 0 else None) for number in range(10) for turn in range(10)]
    assert intervals(spread, seed=1)["errors"] == [0.1, 0.1]


def test_every_reading_of_a_rule_is_tried_alone() -> None:
    for name in bezant.game_names():
        game = bezant.load(name)
        first, *others = variants(game)
        assert first == {} and all(len(options) == 1 for options in others)
        for options in others:
            game.begin(game.seat_counts[0], 1, options)
    assert {"board": 2} in variants(bezant.load("jerusalem")) and {"entry": 0} in variants(bezant.load("byzantium"))


@pytest.mark.compiled
def test_a_measurement_adds_up_and_is_the_same_again(
    carolus: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sums, "FOLDER", tmp_path)
    (told, records), again = (
        measured(Examiner(carolus, 3, FEW), 3, seed=5, simulations=FEW, games=4, against=3) for _ in range(2)
    )
    assert (told, records) == again and told == json.loads(json.dumps(told))
    assert not list(tmp_path.iterdir())
    every = told["all"]
    assert every["decisions"] == 4 * 15
    for parts in (told["quarters"], told["questions"].values()):
        assert sum(part["decisions"] for part in parts) == every["decisions"]
        assert sum(part["errors"] for part in parts) == every["errors"]
    assert told["late"]["decisions"] > 0
    assert [each["options"] for each in told["options"]] == variants(carolus)
    keep(told, records)
    shown = [record_of("carolus", 3, each["game"]) for each in told["examples"]]
    assert sorted(tmp_path.iterdir()) == sorted([file_of("carolus", 3), *shown]) and stored("carolus", 3) == told


def test_what_is_stored_stays_until_the_next_measurement_is_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A measurement that is broken off changes nothing; a whole one leaves the records it names, and those of others."""
    monkeypatch.setattr(sums, "FOLDER", tmp_path)
    old, other = ({"game": "carolus", "seats": seats, "examples": [{"game": 4}, {"game": 9}]} for seats in (3, 2))
    for each in (old, other):
        keep(each, {4: "fourth", 9: "ninth"})
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}

    def broken_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "measured", broken_off)
    with pytest.raises(KeyboardInterrupt):
        command.main(["carolus", "3"])
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == before

    new = old | {"examples": [{"game": 9}, {"game": 12}]}
    monkeypatch.setattr(command, "measured", lambda *_: (new, {9: "ninth anew", 12: "twelfth"}))
    command.main(["carolus", "3"])
    assert stored("carolus", 3) == new and stored("carolus", 2) == other
    assert {path.name: path.read_text() for path in tmp_path.glob("carolus-3-*")} == {
        "carolus-3-9.record": "ninth anew",
        "carolus-3-12.record": "twelfth",
    }
    assert record_of("carolus", 2, 4).exists() and not list(tmp_path.glob("*.new"))


def test_who_asks_for_an_unknown_example_is_told_which_there_are() -> None:
    known = " and ".join(str(each["game"]) for each in stored("carolus", 2)["examples"])
    with pytest.raises(SystemExit, match=f"no example 7 of carolus with 2 seats, but {known}"):
        command.main(["carolus", "2", "--example", "7"])


# --- what is stored ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_an_example_can_be_seen_again(game: str, seats: int) -> None:
    """From its record: the same question, and the network sees the same odds in it."""
    rules, network = bezant.load(game), network_of(game, seats)
    assert network is not None
    for told in stored(game, seats)["examples"]:
        replay = record.Reader(record_of(game, seats, told["game"]).read_text("utf-8"))
        assert len(list(islice(replay.moves(), told["ply"]))) == told["ply"]
        state, seat = replay.match.state, replay.match.to_move
        assert rules.side_of(seats, seat) == told["side"]
        legal = rules.legal(state)
        odds = network.odds(network.hidden(rules.observe(state, seat)), np.array(legal))
        for name in ("decided", "best"):
            place = legal.index(rules.actions.parse(told[name]["action"]))
            assert odds[place] == pytest.approx(told[name]["odds"], abs=0.001)
        assert told["loss"] > told["doubt"] and told["best"]["played_on"] > told["decided"]["played_on"]


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_records_are_those_of_the_examples(game: str, seats: int) -> None:
    shown = {record_of(game, seats, told["game"]).name for told in stored(game, seats)["examples"]}
    assert {path.name for path in file_of(game, seats).parent.glob(f"{game}-{seats}-*.record")} == shown


@pytest.mark.compiled
def test_a_stored_error_is_judged_again(carolus: Game) -> None:
    [told, *_] = stored("carolus", 3)["examples"]
    said = once_more(Examiner(carolus, 3, FEW), 3, told["game"], FEW)
    assert told["decided"]["words"] in said and told["best"]["words"] in said
    assert float(said.split("brings ")[1].split()[0]) > 100 * told["loss"] / 2
