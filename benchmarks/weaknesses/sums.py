"""Sums over the decisions that were judged: how often, where and how dearly a network errs, and its worst errors as examples."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import bezant
from benchmarks.weaknesses.judge import (
    QUARTERS,
    TIMES,
    Examiner,
    Judged,
    Played,
    judged,
    mark_of,
    match_of,
    play,
    sight_of,
)
from bezant import players
from bezant.kernel import record
from bezant.kernel.game import Game
from bezant.kernel.text import words_for
from bezant.lab.analysis import outcome_of
from bezant.lab.arena_play import decisions
from bezant.players.network import identity_of

FOLDER = Path(__file__).parent
DIGITS = 4
RESAMPLED = 1_000  # times, for an interval
NORMAL = 1.96  # standard errors: an interval of 95 %
PLAYED_ON = 10  # games from either side of an error ...
EXAMPLE_PLAYED_ON = 100  # ... and of an example
EXAMPLES, TRIED = 2, 12  # shown, of so many of the costliest errors at most
PAIRS = 3  # of verbs, that are told of a question
READINGS = 2  # an option with so many other values is a reading of a rule
OTHER_STARTS: dict[str, list[dict[str, Any]]] = {
    "carolus": [{"emperor": 7}, {"arrangement": [family for family in range(5) for _ in range(3)]}]
}


def file_of(game: str, seats: int) -> Path:
    """Where the sums of a network are kept."""
    return FOLDER / f"{game}-{seats}.json"


def record_of(game: str, seats: int, number: int) -> Path:
    """Where the game of an example is kept."""
    return FOLDER / f"{game}-{seats}-{number}.record"


def stored(game: str, seats: int) -> dict[str, Any]:
    """The sums of a network."""
    found: dict[str, Any] = json.loads(file_of(game, seats).read_text("utf-8"))
    return found


# --- sums --------------------------------------------------------------------------------------------------------------------


def tally(found: Iterable[Judged]) -> dict[str, Any]:
    """How often and how dearly the network errs in these decisions, and how far its first sight is from what the search found."""
    every = list(found)
    errors = [each for each in every if each.loss is not None]
    told: dict[str, Any] = {"decisions": len(every), "errors": len(errors)}
    if not every:
        return told
    return told | {
        "by_lot": sum(each.is_by_lot for each in errors),
        "loss": rounded(sum(map(loss_of, errors)) / len(every)),
        "distance": rounded(np.mean([abs(each.at_first_sight - each.found) for each in every])),
        "lean": rounded(np.mean([each.at_first_sight - each.found for each in every])),
        "agreed": rounded(np.mean([each.is_likeliest for each in every])),
        "odds": rounded(np.mean([each.odds[1] for each in every])),
    }


def rounded(value: Any) -> float:
    return round(float(value), DIGITS)


def intervals(found: Sequence[Judged], seed: int) -> dict[str, list[float]]:
    """Between what bounds the share of errors and the loss of a decision lie, found by drawing whole games anew."""
    by_game: dict[int, list[float]] = {}
    for each in found:
        sums = by_game.setdefault(each.number, [0.0, 0.0, 0.0])
        for place, value in enumerate((1.0, float(each.loss is not None), loss_of(each))):
            sums[place] += value
    rows = np.array(list(by_game.values()))
    drawn = rows[np.random.default_rng(seed).integers(len(rows), size=(RESAMPLED, len(rows)))].sum(1)
    shares = drawn[:, 1:] / drawn[:, :1]
    low, high = np.quantile(shares, (0.025, 0.975), axis=0)
    return {name: [rounded(low[at]), rounded(high[at])] for at, name in enumerate(("errors", "loss"))}


def by_question(game: Game, played: Sequence[Played], found: Sequence[Judged]) -> dict[str, dict[str, Any]]:
    """The sums of each question, the costliest first, with its words where it was met first, and verbs that stood in for others."""
    words, of_number, told = words_for(game.name), {each.number: each for each in played}, {}
    for question in dict.fromkeys(each.question for each in found):
        here = [each for each in found if each.question == question]
        asked = game.question(of_number[here[0].number].choices[here[0].ply])
        assert asked is not None
        pairs = Counter(
            (game.actions[each.decided].verb, game.actions[each.best].verb) for each in here if each.loss is not None
        )
        instead = [[*pair, count] for pair, count in pairs.most_common(PAIRS) if pair[0] != pair[1]]
        told[question] = {"words": words.say(asked["title"]), **tally(here), "instead": instead}
    return dict(sorted(told.items(), key=lambda each: -each[1]["loss"] * each[1]["decisions"]))


def confirmed(examiner: Examiner, played: Sequence[Played], errors: Sequence[Judged]) -> dict[str, Any]:
    """What errors cost on average, as the searches say, and in games that the network itself plays on."""
    of_number = {each.number: each for each in played}
    gains = []
    for each in errors:
        state = of_number[each.number].choices[each.ply]
        better, worse = (examiner.played_on(state, action, PLAYED_ON) for action in (each.best, each.decided))
        gains.append(np.mean(better) - np.mean(worse))
    if len(gains) < 2:
        return {"errors": len(gains)}
    return {
        "errors": len(gains),
        "games": 2 * PLAYED_ON * len(gains),
        "expected": rounded(np.mean([loss_of(each) for each in errors])),
        "found": rounded(np.mean(gains)),
        "doubt": rounded(NORMAL * np.std(gains, ddof=1) / len(gains) ** 0.5),
    }


# --- options -----------------------------------------------------------------------------------------------------------------


def variants(game: Game) -> list[dict[str, Any]]:
    """The usual options, then each other reading of a rule and each other start, one at a time."""
    readings = [spec for spec in game.option_specs if spec.size == 1 and spec.high - spec.low <= READINGS]
    others = [
        {spec.name: value} for spec in readings for value in range(spec.low, spec.high + 1) if value != spec.default
    ]
    return [{}, *others, *OTHER_STARTS.get(game.name, [])]


def against_greedy(game: Game, seats: int, options: dict[str, Any], games: int) -> dict[str, Any]:
    """The rate of `instinct` with one side against `greedy` with all others, with these options."""
    sides, instinct, greedy = game.sides(seats), players.make("instinct", game), players.make("greedy", game)
    firsts, shares = game.first_seats(seats), []
    for number in range(games):
        own = number % len(firsts)
        state = game.begin(seats, number // len(firsts), options)
        for _ in decisions(game, [instinct if side == own else greedy for side in sides], state, number):
            pass
        shares.append(outcome_of(game, state)[firsts[own]])
    return {"options": options, "games": games, "rate": rounded(np.mean(shares))}


# --- examples ----------------------------------------------------------------------------------------------------------------


def examples(examiner: Examiner, played: Sequence[Played], errors: Iterable[Judged]) -> list[dict[str, Any]]:
    """The costliest errors of different games and questions: none that was drawn although the network knew better, and none that
    costs nothing where the network plays on."""
    chosen: list[dict[str, Any]] = []
    candidates = sorted((each for each in errors if not each.is_by_lot), key=loss_of, reverse=True)
    for error in candidates[:TRIED]:
        found = example(examiner, played[error.number], error)
        is_new = all(found["game"] != one["game"] and found["question"] != one["question"] for one in chosen)
        gain = found["best"]["played_on"] - found["decided"]["played_on"]
        if is_new and gain > found["played_on"]["doubt"]:
            chosen.append(found)
        if len(chosen) == EXAMPLES:
            break
    return chosen


def loss_of(error: Judged) -> float:
    return 0.0 if error.loss is None else error.loss.mean


def example(examiner: Examiner, played: Played, error: Judged) -> dict[str, Any]:
    """An error in words and figures."""
    assert error.loss is not None
    game, words, state = examiner.game, words_for(examiner.game.name), played.choices[error.ply]
    seat, asked = game.to_move(state), game.question(state)
    assert asked is not None
    labels = {option["id"]: words.say(option["label"]) for option in bezant.load(game.name).options(state, seat)}
    shares = {action: examiner.played_on(state, action, EXAMPLE_PLAYED_ON) for action in (error.decided, error.best)}
    apart = np.std(np.subtract(shares[error.best], shares[error.decided]), ddof=1)

    def told(action: int, odds: float) -> dict[str, Any]:
        found = {"action": game.actions[action].words, "words": labels[action]}
        return found | {"odds": rounded(odds), "played_on": rounded(np.mean(shares[action]))}

    return {
        "game": error.number,
        "ply": error.ply,
        "of": len(played.actions),
        "side": game.side_of(state.seats, seat),
        "where": words.say(game.where(state)),
        "question": words.say(asked["title"]),
        "decided": told(error.decided, error.odds[0]),
        "best": told(error.best, error.odds[1]),
        "chance": rounded(error.found),
        "loss": rounded(error.loss.mean),
        "doubt": rounded(error.loss.doubt),
        "found_by": examiner.found_by(state, error.best),
        "played_on": {"games": EXAMPLE_PLAYED_ON, "doubt": rounded(NORMAL * apart / EXAMPLE_PLAYED_ON**0.5)},
    }


# --- all of it ---------------------------------------------------------------------------------------------------------------


def measured(
    examiner: Examiner, seats: int, seed: int, simulations: int, games: int, against: int
) -> tuple[dict[str, Any], dict[int, str]]:
    """All that is stored of a network: its sums, and the records of its examples by the numbers of their games."""
    game = examiner.game
    played = [play(game, seats, seed, number) for number in range(games)]
    every = list(judged(examiner, played, seed))
    usual = [each for each in every if not each.late]
    errors = [each for each in usual if each.loss is not None]
    lengths = [len(each.actions) for each in played]
    shown = examples(examiner, played, errors)
    records = {each["game"]: record.save(match_of(game.name, seats, seed, played[each["game"]])) for each in shown}
    told = {
        "game": game.name,
        "seats": seats,
        "rules": game.version,
        "network": identity_of(game.name, seats),
        "seed": seed,
        "games": games,
        "sight": sight_of(game.name, seats),
        "curve": examiner.curve and examiner.curve._asdict(),
        "simulations": simulations,
        "times": TIMES,
        "unfinished": sum(each.is_cut_off for each in played),
        "length": {"mean": rounded(np.mean(lengths)), "mark": mark_of(played), "most": max(lengths)},
        "choices": rounded(np.mean([len(each.choices) for each in played])),
        "all": tally(usual) | {"intervals": intervals(usual, seed)},
        "quarters": [tally(each for each in usual if each.quarter == quarter) for quarter in range(QUARTERS)],
        "late": tally(each for each in every if each.late),
        "questions": by_question(game, played, usual),
        "played_on": confirmed(examiner, played, errors),
        "options": [against_greedy(game, seats, options, against) for options in variants(game)],
        "examples": shown,
    }
    return told, records


def keep(told: dict[str, Any], records: dict[int, str]) -> None:
    """Store what was measured in the place of what was there. Every file is whole at any time, and records that the sums name no
    more go last."""
    game, seats = told["game"], told["seats"]
    files = {record_of(game, seats, number): text for number, text in records.items()}
    named = set(files)
    files[file_of(game, seats)] = json.dumps(told, indent=1, ensure_ascii=False) + "\n"
    for path, text in files.items():
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text(text, "utf-8")
        fresh.replace(path)
    for old in FOLDER.glob(f"{game}-{seats}-*.record"):
        if old not in named:
            old.unlink()
