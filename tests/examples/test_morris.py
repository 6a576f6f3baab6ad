"""Three Men's Morris, the example of a small game: its rules one by one, and all that the house asks of a game."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from bezant import players
from bezant.kernel.errors import BadPosition, IllegalOption
from bezant.kernel.game import Game
from bezant.kernel.match import Match
from bezant.kernel.text import words_for
from bezant.lab.coverage import coverage

from .conftest import ROOT, Run

FOLDER = ROOT / "examples" / "morris"
MOST_LINES = 200
NOBODY, WHITE, BLACK = 0, 1, 2
ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]


def board(rows: str) -> list[int]:
    """Three rows of men: w, b, or a dot."""
    return [".wb".index(sign) for sign in rows.replace(" ", "")]


def at(morris: Game, rows: str, turn: int, **more: Any) -> Any:
    step = "move" if turn >= 6 else "place"
    return morris.load({"spaces": board(rows), "turn": turn, "active": turn % 2, "step": step, **more})


def play(morris: Game, state: Any, *moves: str) -> Any:
    for words in moves:
        morris.apply(state, morris.actions.parse(words))
    return state


def why_not(morris: Game, state: Any, words: str) -> tuple[str, str]:
    reason = morris.refusal(state, morris.actions.parse(words))
    assert reason is not None
    return reason.code, reason.rule


# --- rules --------------------------------------------------------------------------------------------------------------------


def test_mor_1_1_the_lines_are_rows_columns_and_diagonals(morris: Game) -> None:
    """MOR-1.1: sixteen links, those of the diagonals through the centre alone."""
    links = {frozenset(link) for link in morris.describe()["board"]["links"]}
    assert len(links) == 16
    assert {frozenset(("a1", "b2")), frozenset(("c1", "b2"))} <= links and frozenset(("a2", "b1")) not in links


def test_mor_1_2_white_begins_and_each_has_three_men(morris: Game) -> None:
    """MOR-1.2: after six men nobody places any more."""
    state: Any = morris.new(2)
    assert morris.side_of(2, morris.to_move(state)) == "white"
    play(morris, state, "place a1", "place b1", "place c1", "place a2", "place b3", "place c2")
    assert [list(state.spaces).count(man) for man in (WHITE, BLACK)] == [3, 3]
    assert why_not(morris, state, "place b2") == ("not_placing", "MOR-2.1")


def test_mor_2_1_a_man_is_placed_on_an_empty_point(morris: Game) -> None:
    """MOR-2.1."""
    state = play(morris, morris.new(2), "place a1")
    assert state.spaces[0] == WHITE and morris.to_move(state) == 1
    assert why_not(morris, state, "place a1") == ("not_empty", "MOR-2.1")
    assert why_not(morris, state, "move a1 b1") == ("not_moving", "MOR-2.3")
    with pytest.raises(IllegalOption, match="A man stands on a1 already"):
        play(morris, state, "place a1")


def test_mor_2_2_the_first_man_keeps_out_of_the_centre(morris: Game) -> None:
    """MOR-2.2: the second man may stand there."""
    state: Any = morris.new(2)
    assert why_not(morris, state, "place b2") == ("centre_first", "MOR-2.2")
    play(morris, state, "place a1", "place b2")
    assert state.spaces[4] == BLACK


def test_mor_2_3_a_man_moves_along_a_line_to_the_next_point(morris: Game) -> None:
    """MOR-2.3."""
    state = at(morris, "wbw b.b .w.", 6)
    assert [morris.actions.words(action) for action in morris.legal(state)] == [
        "move a1 b2",
        "move c1 b2",
        "move b3 b2",
        "move b3 a3",
        "move b3 c3",
    ]
    assert why_not(morris, state, "move a2 b2") == ("not_your_man", "MOR-2.3")
    assert why_not(morris, state, "move a1 b1") == ("not_empty", "MOR-2.1")
    assert why_not(morris, state, "move a1 c3") == ("not_a_neighbour", "MOR-2.3")
    play(morris, state, "move b3 c3")
    assert list(state.spaces) == board("wbw b.b ..w") and morris.to_move(state) == 1


@pytest.mark.parametrize("rows", ["ww. bb. ...", "wb. w.. .b.", "wb. bw. ...", "..w bw. .b."])
def test_mor_3_1_three_in_a_row_win_at_once(morris: Game, rows: str) -> None:
    """MOR-3.1: a row, a column, each diagonal."""
    state = at(morris, rows, 4)
    last = {"ww. bb. ...": "c1", "wb. w.. .b.": "a3", "wb. bw. ...": "c3", "..w bw. .b.": "a3"}[rows]
    play(morris, state, f"place {last}")
    result = morris.result(state)
    assert result is not None and result["winners"] == [0]
    assert (result["reason"], result["rule"]) == ("three_in_a_row", "MOR-3.1")


def test_mor_3_2_turn_100_is_the_last(morris: Game) -> None:
    """MOR-3.2: nobody wins."""
    state = play(morris, at(morris, "wbw b.b .w.", 98), "move b3 c3", "move a2 a3")
    result = morris.result(state)
    assert result is not None and (result["reason"], result["rule"], result["winners"]) == ("too_long", "MOR-3.2", [])
    assert morris.returns(state) == [0, 0]


def test_mor_3_3_nobody_is_ever_without_a_move(morris: Game) -> None:
    """MOR-3.3: in each way that six men can stand, who is shut in faces a row of three; so the rules need not ask."""
    shut_in = 0
    for white in combinations(range(9), 3):
        for black in combinations([point for point in range(9) if point not in white], 3):
            spaces = [WHITE if point in white else BLACK if point in black else NOBODY for point in range(9)]
            given = {"spaces": spaces, "turn": 6, "step": "move"}
            if sorted(black) not in ROWS:
                assert morris.legal(morris.load(given))
                continue
            try:
                morris.load(given)
            except BadPosition:
                shut_in += 1
    assert shut_in == 8


def test_mor_i1_men_and_step_fit_the_turn(morris: Game) -> None:
    """MOR-I1."""
    for given in ({"turn": 3}, {"spaces": board("w.. ... ...")}, {"active": 1}):
        with pytest.raises(BadPosition, match="MOR-I1"):
            morris.load(given)
    with pytest.raises(BadPosition, match="has no answer"):
        morris.load({"step": "move"})


# --- the house ----------------------------------------------------------------------------------------------------------------


def test_it_is_small() -> None:
    """All of it: code, words in one language, page and package."""
    files = [path for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    files = [path for path in files if path.suffix != ".ftl" or path.stem == "en"]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES


def test_every_rule_is_obeyed_and_proved(morris: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = coverage("morris")
    assert found.is_complete and len(found.ids) == 9


def test_every_rule_that_it_cites_is_on_its_page(run: Run) -> None:
    page = (FOLDER / "README.md").read_text("utf-8")
    cited = set(re.findall(r"MOR-[I\d][\d.]*\d|MOR-I\d", (FOLDER / "morris" / "__init__.py").read_text("utf-8")))
    assert {id for id in cited if f"**{id}**" not in page} == set()
    assert "may not stand in the centre" in run("-m", "bezant", "rules", "morris", "2.2")


def test_its_words_are_its_own_over_those_made_for_it(morris: Game) -> None:
    match, words = Match(morris, 2, "1"), words_for("morris")
    told = match.play(0, morris.actions.parse("place a1")).events[0]
    assert told.message is not None and words.say(told.message, ["Anna"]) == "Anna places a man on a1"
    assert words.say({"id": "morris-reason-centre_first", "args": {}}) == "Centre first"


def test_a_move_is_taken_back_until_another_decides(morris: Game) -> None:
    match = Match(morris, 2, "1")
    before = match.state.tobytes()
    match.play(0, 0)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.tobytes() == before


def test_it_keeps_to_what_every_game_keeps_to(run: Run) -> None:
    """The conformance tests, the fuzz of steps and the golden game, with the game installed."""
    told = run(
        "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "tests/every_game", "tests/golden", "-k", "morris"
    )
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None and int(passed[1]) >= 22 and "failed" not in told


def test_a_whole_game_in_the_terminal(run: Run) -> None:
    told = run("-m", "bezant", "play", "morris", "--seats", "you:Anna,greedy", "--seed", "3", typed="1\n" * 400)
    assert "Three Men's Morris · place" in told and "●" in told
    assert "The game goes to" in told


def test_greedy_beats_uniform(morris: Game) -> None:
    """It sees a row that it can complete."""
    greedy, uniform = players.make("greedy", morris), players.make("uniform", morris)
    won = 0
    for number in range(60):
        state, seat = morris.new(2, number), number % 2
        while not morris.is_over(state):
            to_move = morris.to_move(state)
            player = greedy if to_move == seat else uniform
            morris.apply(state, player.decide(state, to_move, 1000 * number + state.turn))  # type: ignore[attr-defined]
        won += seat in morris.winners(state)
    assert won >= 42


LEVELS = """
import bezant
from bezant import players
from bezant.players.search import TreeSearch

game = bezant.load("morris")
def won_by(name, against, games=20):
    won = 0
    for number in range(games):
        state, seat = game.new(2, number), number % 2
        seated = {seat: players.make(name, game), 1 - seat: players.make(against, game)}
        while not game.is_over(state):
            mover = game.to_move(state)
            game.apply(state, seated[mover].decide(game.imagine(state, mover, number), mover, 1000 * number + state.turn))
        won += seat in game.winners(state)
    return won
assert won_by("level3", "uniform") >= 17
assert won_by("level4", "level1") >= 13
threat = game.load({"spaces": [1, 1, 0, 2, 0, 0, 0, 0, 2], "turn": 4})
search = TreeSearch(game, threat, 0, 1)
search.run(500)
assert game.actions.words(search.choices()[0].action) == "place c1"
outcome = game.play_out(games=1000, seats=2, seed=1)
assert not outcome.cut_off.any()
"""


@pytest.mark.compiled
def test_the_levels_play_and_a_search_finds_the_row(run: Run) -> None:
    run("-c", LEVELS, seconds=600)


@pytest.mark.compiled
def test_interpreted_and_compiled_are_the_same_at_every_ply(run: Run) -> None:
    told = run(
        *("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "tests/kernel/test_modes.py"),
        *("-k", "morris and (same or checked)"),
        seconds=600,
    )
    assert re.search(r"[3-9] passed", told) and "failed" not in told
