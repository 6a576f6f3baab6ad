"""The review of a game: searched from what each seat knew, luck told apart from choices, growing decision by decision."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bezant
from bezant import players
from bezant.games.jerusalem.names import Step
from bezant.kernel import compile
from bezant.kernel.contract import facts_of, part_of
from bezant.kernel.game import game_names
from bezant.kernel.match import Match
from bezant.kernel.messages import message
from bezant.kernel.text import words_for
from bezant.lab import review_file
from bezant.lab.analysis import (
    FEWEST,
    LEARNED,
    OUTCOME_SHARE,
    Analysis,
    Question,
    analyse,
    outcome_of,
    positions,
    questions,
    simulations_for,
)
from bezant.lab.deeds import is_deed
from bezant.lab.lessons import lesson_of
from bezant.lab.review import NOISE, PER_PART, POINTS, TURNING, USUAL, Review, Run
from bezant.lab.review_file import BadReview, ReviewFile, begun_with
from bezant.players import judge
from bezant.players.calibration import NETWORK, SEARCH
from bezant.players.instinct import Instinct
from bezant.players.judge import Judge
from bezant.players.network import identity_of, network_of

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


def test_without_a_network_a_longer_game_is_searched_less_deeply(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no review takes more than some minutes."""
    begun = Match(match.game, 2, "x")
    assert simulations_for(match) == simulations_for(begun) == LEARNED
    monkeypatch.setattr(judge, "guide_of", lambda game, seats: None)
    assert FEWEST <= simulations_for(match) < simulations_for(begun)


# Who judges


def test_the_network_judges_where_one_guides_the_search(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    question = questions(match)[2]
    with_network = analysed(question)
    without = analysed(replace(question, sight=SEARCH))
    assert (with_network.sight, without.sight) == (NETWORK, SEARCH)
    assert with_network.before != without.before
    monkeypatch.setattr(judge, "guide_of", lambda game, seats: None)
    assert analysed(question) == without


def test_a_review_goes_on_with_the_judge_who_began_it(match: Match) -> None:
    """One that was begun before there was a network says so, and its chances stay comparable."""
    begun = [an_analysis(1, [0.5, 0.5])]
    assert begun[0].sight == SEARCH
    assert {question.sight for question in questions(match, begun)} == {SEARCH}
    assert {question.sight for question in questions(match)} == {NETWORK}
    assert Review(match, begun).json()["sight"] == SEARCH
    assert Review(match, [analysed(questions(match)[0])]).json()["sight"] == NETWORK
    assert Review(match, []).json()["sight"] is None


def test_what_the_search_gave_up_is_searched_on_its_own(match: Match) -> None:
    """So a poor choice is not judged by the one or two simulations that happened to try it."""
    question = questions(match)[2]
    state, simulations = match.game.from_bytes(question.before), 4 * OUTCOME_SHARE
    seat, legal = question.seat, match.game.legal(state)
    arbiter = Judge(match.game, 2, mode=compile.INTERPRETED)
    imagined = match.game.imagine(state, seat, question.ply)
    search = arbiter.search(imagined, seat, question.ply)
    search.run(simulations)
    visits = {choice.action: choice.visits for choice in search.choices()}
    worst = min(legal, key=lambda action: visits.get(action, 0))
    assert visits.get(worst, 0) < simulations // OUTCOME_SHARE
    alone = arbiter.search(imagined, seat, question.ply, excluded=[action for action in legal if action != worst])
    alone.run(simulations // OUTCOME_SHARE)
    (choice,) = alone.choices()
    assert (choice.action, choice.visits) == (worst, simulations // OUTCOME_SHARE)
    game_after = match.game.from_bytes(question.before)
    match.game.apply(game_after, worst)
    other = replace(question, action=worst, after=game_after.tobytes())
    found = analyse(other, simulations, compile.INTERPRETED)
    assert found.played["chances"] == pytest.approx(arbiter.chances(choice.values), abs=1e-4)
    assert found.best["id"] == search.choices()[0].action


@pytest.mark.parametrize("game", game_names())
def test_at_a_glance_a_seat_takes_what_the_network_takes_at_first_sight(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = bezant.load(game)
    state = rules.new(2, 3)
    seat = rules.to_move(state)
    imagined = rules.imagine(state, seat, 1)
    glance = Judge(rules, 2, mode=compile.INTERPRETED).glance(imagined, seat, 5)
    assert glance == Instinct(rules).decide(imagined, seat, 5)
    monkeypatch.setattr(judge, "network_of", lambda game, seats: None)
    assert Judge(rules, 2, mode=compile.INTERPRETED).glance(imagined, seat, 5, most=2) in rules.legal(state)


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


def test_a_game_that_was_given_up_ends_with_what_was_expected_of_it() -> None:
    match = Match(bezant.load("carolus"), 2, "given up")
    for _ in range(3):
        match.play(match.to_move, match.game.legal(match.state)[0])
    analyses = [an_analysis(question.ply, [0.7, 0.3]) for question in questions(match)]
    assert Review(match, analyses).points[-1].chances == list(analyses[-1].played["chances"])


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


def swinging(match: Match, chances: list[float]) -> Review:
    """A review in which the first seat stands at these chances before each decision, and every search foresaw all of it."""
    after = [*chances[1:], outcome_of(match.game, match.state)[0]]
    analyses = [
        replace(an_analysis(move.ply, [then, 1 - then]), played={"id": 1, "chances": [came, 1 - came]})
        for move, then, came in zip(match.moves, chances, after, strict=True)
    ]
    return Review(match, analyses)


def dropping(match: Match, *numbers: int) -> list[float]:
    """The first seat loses 6 points with each of these decisions."""
    return [0.9 - 0.06 * sum(later >= number for number in numbers) for later in range(len(match.moves))]


def own_decisions(match: Match) -> list[int]:
    """The last decision of each run of the first seat, but for the last of the game."""
    moves = match.moves
    return [n for n in range(1, len(moves)) if moves[n - 1].seat == 0 and moves[n].seat != 0]


def test_a_turning_point_is_a_swing_of_a_seat_told_by_what_was_done(match: Match) -> None:
    number = own_decisions(match)[5]
    review = swinging(match, dropping(match, number))
    turn = next(run for run in review.turning_points(0) if run.first <= number <= run.last)
    assert turn.swing == pytest.approx(-0.06) and turn.seat == 0 and turn.doubt < 0.06
    assert turn.choice == pytest.approx(turn.swing - turn.luck)
    assert turn.events and all(event.message is not None for event in turn.events)
    assert all(run.seat == 0 for run in review.turning_points(0))


def test_turning_points_are_spread_over_the_game(match: Match) -> None:
    early = own_decisions(match)[: POINTS + 2]
    late = own_decisions(match)[-2]
    runs = swinging(match, dropping(match, *early, late)).turning_points(0)
    parts = [(run.action - 1) * POINTS // len(match.moves) for run in runs]
    assert len(runs) <= POINTS and max(parts.count(part) for part in parts) <= PER_PART
    assert any(run.first <= late <= run.last for run in runs)
    assert [run.first for run in runs] == sorted(run.first for run in runs)


def test_swings_that_cancel_each_other_out_are_one_and_vanish(match: Match) -> None:
    number = own_decisions(match)[4]
    following = next(later for later in own_decisions(match) if later > number)
    chances = [0.5 if not number <= later < following else 0.2 for later in range(len(match.moves))]
    review = swinging(match, chances)
    assert not [run for run in review.turning_points(0) if run.first <= number <= run.last]
    lasting = swinging(match, [0.5 if later < number else 0.2 for later in range(len(match.moves))])
    assert [run for run in lasting.turning_points(0) if run.first <= number <= run.last]


def test_what_lies_within_the_doubt_is_counted_and_not_told(match: Match) -> None:
    """Searches that differ by 14 points about the same decision cannot tell of a swing of 8."""
    chances = [0.5 + 0.04 * (-1) ** move.ply for move in match.moves]
    analyses = [
        replace(
            an_analysis(move.ply, [chance, 1 - chance]), played={"id": 1, "chances": [chance + 0.06, 0.94 - chance]}
        )
        for move, chance in zip(match.moves, chances, strict=True)
    ]
    review = Review(match, analyses)
    assert 0.12 < review.points[3].doubt[0] * 2**0.5 < 0.16
    assert all(run.last == len(match.moves) for run in review.turning_points()) and review.smaller() > 0
    assert review.smaller() == review.smaller(0) + review.smaller(1)
    assert review.points[-1].doubt == [0, 0]  # the end is known


@pytest.mark.parametrize(
    ("swing", "loss", "luck", "unforeseen"),
    [(-0.21, 0.0, 0.0, True), (-0.21, 0.19, 0.0, False), (-0.3, 0.1, -0.15, False), (0.02, 0.0, -0.15, True)],
)
def test_a_swing_that_neither_luck_nor_a_missed_choice_explains(
    swing: float, loss: float, luck: float, unforeseen: bool
) -> None:
    run = Run(1, 1, 1, 0, swing, 0.05, loss, loss, luck, message("x"), None, [])
    assert run.unforeseen == unforeseen and run.is_sure == (abs(swing) >= max(TURNING, 0.05))


def test_a_title_says_what_was_done_in_the_language_of_the_reader(match: Match) -> None:
    analyses = [analysed(question) for question in questions(match)[:5]]
    titles = [run.title for seat in (0, 1) for run in Review(match, analyses)._runs[seat]]
    assert titles and all(is_deed(title) for title in titles)
    for language in ("en", "hu", "de", "it"):
        words = words_for("carolus", language)
        for title in titles:
            told = words.say(title, ["Anna", "Ben"])
            yours = words.say({**title, "args": title["args"] | {"who": "you"}}, ["Anna", "Ben"])
            assert ("Anna" in told or "Ben" in told) and "Anna" not in yours and "Ben" not in yours


def test_a_lesson_compares_the_figures_of_both_moves() -> None:
    outlook: dict[str, dict[str, float]] = {
        "before": {"castles": 3, "crests": 2, "court": 5},
        "played": {"castles": 2, "crests": 3, "court": 5},
        "best": {"castles": 3.5, "crests": 2, "court": 5.05},
    }
    lesson = lesson_of("carolus", replace(an_analysis(1, [0.5, 0.5], 0.2), outlook=outlook), 4)
    assert lesson is not None and (lesson.feature, lesson.keeps, lesson.action) == ("castles", True, 4)
    assert [(row.feature, row.better) for row in lesson.rows] == [("castles", "best"), ("crests", "played")]
    for_played = outlook | {"best": outlook["played"], "played": outlook["best"] | {"crests": 3}}
    assert lesson_of("carolus", replace(an_analysis(1, [0.5, 0.5], 0.2), outlook=for_played), 4) is None
    assert lesson_of("carolus", an_analysis(1, [0.5, 0.5], 0.2), 4) is None


@pytest.mark.parametrize("game", game_names())
def test_every_figure_of_the_outlook_has_words_and_a_lesson(game: str) -> None:
    figures = part_of(game, "outlook", compile.INTERPRETED)
    state = bezant.load(game).new(bezant.load(game).seat_counts[0])
    assert figures.outlook(state, 0).keys() == figures.WORTH.keys()
    for name in figures.WORTH:
        for language in ("en", "hu", "de", "it"):
            words = words_for(game, language)
            assert words.has(f"{game}-feature-{name}") and words.has(f"{game}-lesson-{name}")
    assert set(figures.OUTCOMES) <= {kind.name for kind in facts_of(game).events.kinds}


@pytest.mark.parametrize("sight", [NETWORK, SEARCH])
def test_what_the_seat_cannot_know_changes_nothing(sight: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards and coins of others as another game might have dealt them, before the decision and after it: the same analysis, also
    with a network that guides no search otherwise."""
    monkeypatch.setattr(judge, "guide_of", network_of)
    match = Match(bezant.load("jerusalem"), 3, "secrets")
    while match.ply < 90 or match.state.step < Step.deploy:  # hands have been drafted twice, and holdings differ
        match.play(match.to_move, match.game.legal(match.state)[0])
    game, asked = match.game, questions(match)
    moved_on = [each for each in asked if not each.chance and game.to_move(game.from_bytes(each.after)) != each.seat]
    for question in (
        replace(each, sight=sight) for each in moved_on[-6:]
    ):  # another seat goes on, which knows other things
        other = game.imagine(game.from_bytes(question.before), question.seat, 4711)
        before = other.tobytes()
        game.apply(other, question.action)
        assert before != question.before and other.tobytes() != question.after
        assert analysed(question).sight == sight
        assert analysed(replace(question, before=before, after=other.tobytes())) == analysed(question)


def test_a_review_of_the_first_format_is_still_read(match: Match) -> None:
    """What was stored before there were doubts and lessons."""
    stored: list[dict[str, Any]] = [
        {
            "ply": move.ply,
            "before": [0.5, 0.5],
            "played": {"id": 1, "chances": [0.5, 0.5]},
            "best": {"id": 1, "chances": [0.5, 0.5]},
            "luck": None,
            "simulations": 40,
        }
        for move in match.moves
    ]
    told = Review(match, [Analysis(**look) for look in stored]).json()
    assert len(told["points"]) == len(stored) + 1 and not any(point["has_instead"] for point in told["points"])
    assert (told["sight"], told["done"]) == (SEARCH, len(stored))
    assert [(row["loss"], row["loss_doubt"], row["unsure"], row["luck_doubt"]) for row in told["seats"]] == [
        (0, 0, 0, 0)
    ] * 2


def test_sums_of_every_seat(match: Match) -> None:
    number, loss = mover_first(match), 0.3
    analyses = [an_analysis(move.ply, [0.5, 0.5], luck=[0.01, -0.01]) for move in match.moves[: number - 1]]
    analyses += [an_analysis(number, [0.5, 0.5], loss), an_analysis(number + 1, [0.5 - loss, 0.5 + loss])]
    first, second = Review(match, analyses).seats()
    assert (first.mistakes, first.loss, first.unsure) == (1, loss, 0) and (second.mistakes, second.loss_doubt) == (0, 0)
    assert first.luck == pytest.approx(0.01 * (number - 1)) and second.luck == -first.luck
    assert first.rolls + second.rolls == number - 1 and first.decisions + second.decisions == number
    assert first.loss_doubt == pytest.approx(
        USUAL / 2, abs=1e-3
    )  # one loss at even chances, and too few pairs to measure by
    assert first.luck_doubt == pytest.approx(USUAL / 2 * (number - 1) ** 0.5, abs=1e-3) == second.luck_doubt


def noisy(match: Match, mistakes: int, noise: float, seed: int) -> tuple[Review, float]:
    """A review whose searches err by chance, of a game in which the first seat throws 20 points away so many times and
    otherwise plays what is as good as the best; and the luck that it really had."""
    random = np.random.default_rng(seed)
    own = [number for number, move in enumerate(match.moves) if move.seat == 0]
    wasted = set(random.choice(own, mistakes, replace=False).tolist())
    analyses, lucky, level = [], 0.0, 0.5 + 0.1 * mistakes
    for number, move in enumerate(match.moves):
        sign = 1 if move.seat == 0 else -1
        lost = 0.2 if number in wasted else 0.0
        thrown = number % 5 == 0
        luck = float(random.normal(0, 0.02)) if thrown else 0.0
        best, played, came, felt = random.normal(0, noise, 4)
        said, chance = level + sign * (played - lost), level + sign * max(best, played - lost)
        after = level + sign * (came - lost) + luck
        choices = [{"id": each, "chances": [value, 1 - value]} for each, value in ((1, said), (2, chance))]
        best_of = choices[1] if best > played - lost else choices[0]
        drawn = [luck + felt, -luck - felt] if thrown else None
        analyses.append(
            Analysis(move.ply, [chance, 1 - chance], choices[0], best_of, drawn, FEW, after=[after, 1 - after])
        )
        level, lucky = level - lost + luck, lucky + luck
    return Review(match, analyses), lucky


def test_losses_within_the_noise_do_not_add_up(match: Match) -> None:
    """Among players who lose nothing, what the searches disagree about is not summed, but counted."""
    sums = [row for seed in range(20) for row in noisy(match, 0, 0.03, seed)[0].seats()]
    within = [sum(point.loss for point in noisy(match, 0, 0.03, seed)[0].points) for seed in range(20)]
    assert np.mean(within) > 0.3  # so much it would have been
    assert np.mean([row.loss for row in sums]) < 0.02 and np.mean([row.unsure for row in sums]) > 3
    assert np.mean([row.loss == 0 for row in sums]) > 0.85


def test_a_chance_that_one_search_alone_believes_in_is_not_lost_again_and_again(match: Match) -> None:
    """Before each decision of the first seat a search sees 40 points in some choice; the searches around it see 10."""
    analyses = []
    for number, move in enumerate(match.moves):
        level = 0.4 if move.seat == 0 else 0.1
        following = match.moves[number + 1].seat if number + 1 < len(match.moves) else 1
        played = {"id": 1, "chances": [0.1, 0.9]}
        best = {"id": 2 if move.seat == 0 else 1, "chances": [level, 1 - level]}
        came = 0.1 if following == 0 else None  # what the seat itself thinks of it then
        after = None if came is None or move.seat != 0 else [came, 1 - came]
        analyses.append(Analysis(move.ply, [level, 1 - level], played, best, None, FEW, after=after))
    review = Review(match, analyses)
    first = review.seats()[0]
    assert sum(point.loss for point in review.points if point.seat == 0) > 3
    assert first.loss <= 0.1 and first.unsure > 5 and sum(point["sure"] for point in review.json()["points"]) <= 1


def test_totals_lie_within_their_doubt(match: Match) -> None:
    """In most games. The loss is rather too small, for three searches must agree; the doubt of luck is rather too wide."""
    rows = [(review.seats()[0], lucky) for review, lucky in (noisy(match, 2, 0.02, seed) for seed in range(40))]
    assert np.mean([abs(row.loss - 0.4) <= row.loss_doubt for row, _ in rows]) >= 0.7
    assert np.mean([row.loss - row.loss_doubt <= 0.4 for row, _ in rows]) >= 0.95
    assert 0.3 < np.mean([row.loss for row, _ in rows]) < 0.4
    assert np.mean([abs(row.luck - lucky) <= row.luck_doubt for row, lucky in rows]) >= 0.9
    assert all(0 < row.loss_doubt < 0.2 and row.luck_doubt > 0 for row, _ in rows)


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


def test_two_networks_do_not_judge_one_review(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that one network began is not finished by its successor; a whole review opens, and stays as it is."""
    path, (question, *others) = tmp_path / "review", questions(match)
    kept = ReviewFile(path, match, FEW)
    kept.analyses()
    first = analysed(question)
    kept.add(first)
    begun = path.read_text()
    monkeypatch.setattr(review_file, "identity_of", lambda *_: "another network")
    with pytest.raises(BadReview, match="begun with another network"):
        ReviewFile(path, match, FEW).analyses()
    assert path.read_text() == begun
    for each in others:
        kept.add(replace(first, ply=each.ply))
    whole = path.read_text()
    assert len(ReviewFile(path, match, FEW).analyses()) == len(match.moves) and path.read_text() == whole


def test_a_file_of_old_does_not_say_which_network_began_it(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "review"
    kept = ReviewFile(path, match, FEW)
    kept.analyses()
    head = json.loads(path.read_text())
    assert head.pop("network") == identity_of("carolus", 2)
    path.write_text(json.dumps(head) + "\n")
    kept.add(analysed(questions(match)[0]))
    assert len(ReviewFile(path, match, FEW).analyses()) == 1 and "network" not in json.loads(
        path.read_text().split("\n")[0]
    )


@pytest.mark.parametrize("simulations", [-5, 0, True, 2.0, "8", None])
def test_a_file_says_how_many_simulations_only_if_there_can_be_as_many(simulations: object, tmp_path: Path) -> None:
    path = tmp_path / "review"
    path.write_text(json.dumps({"simulations": simulations}) + "\n")
    assert begun_with(path) is None
    path.write_text('{"simulations": 8}\n')
    assert begun_with(path) == 8


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
