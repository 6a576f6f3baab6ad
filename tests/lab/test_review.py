"""The review of a game: searched from what each seat knew, luck told apart from choices, growing decision by decision."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import bezant
from bezant import players
from bezant.kernel import compile
from bezant.kernel.game import game_names
from bezant.kernel.match import Match
from bezant.lab.review import (
    FEWEST,
    MISTAKE,
    NOISE,
    Analysis,
    Question,
    Review,
    Run,
    analyse,
    outcome_of,
    positions,
    questions,
    simulations_for,
)
from bezant.lab.review_file import BadReview, ReviewFile

FEW = 6  # simulations: enough for interpreted rules to show that all fits together


def played(game: str, seats: int, seed: str) -> Match:
    """A game between players that look one step ahead."""
    match = Match(bezant.load(game), seats, seed)
    greedy = players.make("greedy", match.game)
    while not match.is_over:
        seat = match.to_move
        match.play(seat, greedy.decide(match.game.imagine(match.state, seat, match.ply), seat, match.ply))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played("carolus", 2, "x")


def analysed(question: Question) -> Analysis:
    return analyse(question, FEW, compile.INTERPRETED)


def an_analysis(ply: int, before: list[float], gap: float = 0.0, luck: list[float] | None = None) -> Analysis:
    """The analysis of a choice that is `gap` worse for the first seat than the best one; without a gap it is the best one."""
    best = {"id": 1, "chances": before}
    other = {"id": 2, "chances": [before[0] - gap, before[1] + gap]}
    return Analysis(ply, before, other if gap else best, best, luck, FEW)


# What is asked


def test_every_decision_that_stands_is_asked(match: Match) -> None:
    asked = questions(match)
    assert [each.ply for each in asked] == [move.ply for move in match.moves] == list(range(1, match.ply + 1))
    assert all(before.after == after.before for before, after in pairwise(asked))
    assert asked[-1].after == match.state.tobytes()


def test_moves_taken_back_are_not_asked() -> None:
    match = Match(bezant.load("carolus"), 2, "7")
    while not match.can_undo(match.moves[-1].seat or 0 if match.moves else 0):
        match.play(match.to_move, match.game.legal(match.state)[0])
    taken_back = match.ply
    match.undo(match.moves[-1].seat or 0)
    match.play(match.to_move, match.game.legal(match.state)[-1])
    plies = [each.ply for each in questions(match)]
    assert taken_back not in plies and taken_back + 1 not in plies and plies[-1] == match.ply
    assert len(list(positions(match))) == match.ply


def test_dice_make_a_decision_one_of_chance(match: Match) -> None:
    thrown = {move.ply for move in match.moves if any(event.name == "throw" for event in move.events)}
    asked = {each.ply for each in questions(match) if each.chance}
    assert thrown and thrown <= asked
    assert not questions(match)[-1].chance  # the end of a game is none
    for each in questions(match):
        if not each.chance:  # whatever the dice, it leads to the same place
            state = match.game.from_bytes(each.before)
            match.game.reseed(state, 12345)
            match.game.apply(state, each.action)
            other, same = match.game.from_bytes(each.after), state
            match.game.reseed(other, 1)
            match.game.reseed(same, 1)
            assert other.tobytes() == same.tobytes()


# Analysing


def test_the_analysis_of_a_decision(match: Match) -> None:
    for question in (questions(match)[2], next(each for each in questions(match) if each.chance)):
        seen = analysed(question)
        state = match.game.from_bytes(question.before)
        assert seen.played["id"] == question.action and seen.best["id"] in match.game.legal(state)
        for chances in (seen.before, seen.played["chances"], seen.best["chances"]):
            assert len(chances) == 2 and sum(chances) == pytest.approx(1, abs=1e-3)
        assert (seen.luck is not None) == question.chance
        assert seen.luck is None or sum(seen.luck) == pytest.approx(0, abs=1e-3)
        assert analysed(question) == seen


def test_an_analysis_knows_nothing_of_the_dice_to_come(match: Match) -> None:
    """The same position with another generator is the same decision."""
    question = next(each for each in questions(match) if not each.chance)
    state = match.game.from_bytes(question.before)
    match.game.reseed(state, 987654321)
    assert state.tobytes() != question.before
    assert analysed(replace(question, before=state.tobytes())) == analysed(question)


def test_luck_is_the_outcome_against_all_that_might_have_come(match: Match) -> None:
    """The last decision ends the game whatever might have been thrown, so that no luck is in it."""
    last = replace(questions(match)[-1], chance=True)
    assert analysed(last).luck == [0.0, 0.0]


@pytest.mark.parametrize("game", game_names())
def test_every_game_and_number_of_seats_can_be_reviewed(game: str) -> None:
    for seats in bezant.load(game).seat_counts:
        match = Match(bezant.load(game), seats, "1")
        for _ in range(6):
            match.play(match.to_move, match.game.legal(match.state)[0])
        analyses = [analysed(question) for question in questions(match)[:2]]
        points = Review(match, analyses).points
        assert [point.action for point in points] == [0, 1] and len(points[1].chances) == seats


def test_a_longer_game_is_searched_less_deeply(match: Match) -> None:
    """So that no review takes more than some minutes."""
    assert FEWEST <= simulations_for(match) < simulations_for(Match(match.game, 2, "x"))


# The analyses together


def test_a_review_grows_and_ends_with_the_result(match: Match) -> None:
    analyses = [an_analysis(move.ply, [0.5, 0.5]) for move in match.moves]
    assert Review(match, []).points == []
    for count in (1, 2, len(analyses) - 1):
        review = Review(match, analyses[:count])
        assert (review.done, review.of, len(review.points)) == (count, len(analyses), count)
    whole = Review(match, analyses)
    assert len(whole.points) == len(analyses) + 1
    assert whole.points[-1].chances == list(outcome_of(match.game, match.state))
    assert whole.points[0].seat is None and whole.points[0].chances == [0.5, 0.5]
    assert [event.name for _, event in whole.chapters()][:2] == ["round", "round"]


def test_chances_change_by_choices_and_by_luck(match: Match) -> None:
    analyses = [an_analysis(1, [0.5, 0.5], luck=[0.2, -0.2]), an_analysis(2, [0.6, 0.4])]
    point = Review(match, analyses).points[1]
    assert point.chances == [0.6, 0.4] and point.expected == [0.4, 0.6] and point.chance
    assert point.luck == [0.2, -0.2]


def mover_first(match: Match) -> int:
    """The number of a decision of the first seat that is followed by another decision."""
    return next(number for number, move in enumerate(match.moves[:-1], start=1) if move.seat == 0)


def reviewed(match: Match, number: int, gap: float, drop: float) -> Any:
    """The point of decision `number`, where the analyses say: `gap` worse than the best one, and a `drop` afterwards."""
    analyses = [an_analysis(move.ply, [0.5, 0.5]) for move in match.moves[: number - 1]]
    analyses += [an_analysis(number, [0.5, 0.5], gap), an_analysis(number + 1, [0.5 - drop, 0.5 + drop])]
    return Review(match, analyses).points[number]


def test_a_loss_is_what_both_analyses_agree_on(match: Match) -> None:
    number = mover_first(match)
    assert reviewed(match, number, 0.2, 0.1).loss == 0.1
    assert reviewed(match, number, 0.1, 0.2).loss == 0.1
    assert reviewed(match, number, 0.2, -0.1).loss == 0
    assert reviewed(match, number, NOISE / 2, 0.3).loss == 0
    best = reviewed(match, number, 0.0, 0.3)
    assert best.loss == 0 and best.best is None


def test_turning_points_are_the_largest_swings_in_the_order_of_the_game(match: Match) -> None:
    chances = [0.5] * len(match.moves)
    number = mover_first(match)
    for later in range(number, len(chances)):
        chances[later] = 0.2  # the chances before the decision after `number`
    analyses = [an_analysis(move.ply, [chance, 1 - chance]) for move, chance in zip(match.moves, chances, strict=True)]
    runs = Review(match, analyses).turning_points()
    turn = next(run for run in runs if run.first <= number <= run.last)
    assert turn.swing == pytest.approx(-0.3) and turn.action == number and turn.seat == 0
    assert [run.first for run in runs] == sorted(run.first for run in runs)
    assert turn.events and all(event.message is not None for event in turn.events)


@pytest.mark.parametrize(
    ("swing", "loss", "luck", "unforeseen"),
    [(-0.21, 0.0, 0.0, True), (-0.21, 0.19, 0.0, False), (-0.3, 0.1, -0.15, False), (0.02, 0.0, -0.15, True)],
)
def test_a_swing_that_neither_luck_nor_a_missed_choice_explains(
    swing: float, loss: float, luck: float, unforeseen: bool
) -> None:
    assert Run(1, 1, 1, 0, swing, loss, luck, []).unforeseen == unforeseen


def test_sums_of_every_seat(match: Match) -> None:
    number = mover_first(match)
    analyses = [an_analysis(move.ply, [0.5, 0.5], luck=[0.01, -0.01]) for move in match.moves[: number - 1]]
    analyses += [an_analysis(number, [0.5, 0.5], MISTAKE), an_analysis(number + 1, [0.5 - MISTAKE, 0.5 + MISTAKE])]
    first, second = Review(match, analyses).seats()
    assert (first.mistakes, first.loss) == (1, MISTAKE) and second.mistakes == 0
    assert first.luck == pytest.approx(0.01 * (number - 1)) and second.luck == -first.luck
    assert first.rolls + second.rolls == number - 1 and first.decisions + second.decisions == number


# The file


def test_a_review_is_kept_in_a_file(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "review"
    analyses = [analysed(question) for question in questions(match)[:3]]
    kept = ReviewFile(path, match, FEW)
    assert kept.analyses() == []
    for each in analyses:
        kept.add(each)
    assert ReviewFile(path, match, FEW).analyses() == analyses
    with path.open("a") as file:
        file.write('{"ply": 4, "bef')  # cut off by a loss of power
    assert ReviewFile(path, match, FEW).analyses() == analyses
    assert path.read_text().count("\n") == 4


def test_what_is_kept_stays_when_the_file_cannot_be_written_anew(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "review"
    kept = ReviewFile(path, match, FEW)
    kept.analyses()
    kept.add(analysed(questions(match)[0]))
    before = path.read_text()
    (tmp_path / "review.new").mkdir()
    with pytest.raises(BadReview, match=r"review\.new cannot be written"):
        ReviewFile(path, match, FEW).analyses()
    assert path.read_text() == before


def test_a_file_of_something_else_is_refused(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "review"
    ReviewFile(path, match, FEW).analyses()
    for other in (ReviewFile(path, match, FEW + 1), ReviewFile(path, Match(match.game, 2, "y"), FEW)):
        with pytest.raises(BadReview, match="is no review of this game"):
            other.analyses()
    head = path.read_text()
    for line in ("nonsense", "[]", "{}", '{"ply": 1}', "[" * 10_000):
        path.write_text(f"{head}{line}\n")
        with pytest.raises(BadReview, match="line 2"):
            ReviewFile(path, match, FEW).analyses()
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadReview, match="is no text file"):
        ReviewFile(path, match, FEW).analyses()
    with pytest.raises(BadReview, match="cannot be"):
        ReviewFile(tmp_path, match, FEW).analyses()
