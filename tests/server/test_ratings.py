"""Ratings: the model, and that each finished game counts once, on SQLite and on PostgreSQL."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bezant.kernel.match import AGREED
from bezant.kernel.messages import message
from bezant.kernel.shapes import Result
from bezant.server.happenings import ALLOWED, TOOK_OVER, Change, Happening
from bezant.server.model import GameSummary, Guest, Move, TableInfo, now
from bezant.server.people_rows import RatingRow, SettlementRow
from bezant.server.ratings import MEAN, SPREAD, Skill, bot_skill, joined, places_of, ranks_of, rate, why_unrated
from bezant.server.settlements import recompute_ratings
from bezant.server.store import Store
from tests.server.sample_tables import a_table, bot, change, person

TWO = ["white", "black"]
NEW = Skill()
ALONE = Happening(1, 3, ALLOWED, 0, {"what": "take_back", "count": 1, "alone": True}, now())
BACK = [Move(1, 0, 3, now()), Move(2, 0, AGREED, now())]  # a move that was taken back by consent


def result(*places: int | None, reason: str = "most") -> Result:
    scores = [{"seat": seat, "score": 0, "place": place} for seat, place in enumerate(places)]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return {"reason": reason, "rule": "", "winners": winners, "message": message("over"), "scores": scores}  # type: ignore[typeddict-item]


def finished(*seats: Guest | str, id: str = "t1", ending: Result | None = None, **more: Any) -> TableInfo:
    """A finished table of Carolus; the first seat has won."""
    sides = ["white", "black", "grey"]
    host = next(seat.id for seat in seats if isinstance(seat, Guest))
    sat = [
        bot(side, who) if isinstance(who, str) else person(who, side) for who, side in zip(seats, sides, strict=False)
    ]
    over = GameSummary("finished", None, None, ending or result(*range(1, len(seats) + 1)))
    return a_table(host, sat, id=id, summary=over, **more)


# The model


def test_the_winner_rises_and_both_become_surer() -> None:
    won, lost = rate([NEW, NEW], TWO, [1, 2])
    assert won.mean - MEAN == pytest.approx(MEAN - lost.mean) and won.mean > MEAN
    assert won.spread == lost.spread < SPREAD and won.games == lost.games == 1


def test_a_draw_between_equals_moves_nobody() -> None:
    for places in ([1, 1], [None, None]):
        assert [skill.mean for skill in rate([NEW, NEW], TWO, places)] == pytest.approx([MEAN, MEAN])


def test_places_of_four_are_kept_apart() -> None:
    means = [skill.mean for skill in rate([NEW] * 4, ["red", "blue", "green", "yellow"], [2, 1, 4, 3])]
    assert means[1] > means[0] > means[3] > means[2]


def test_who_was_helped_may_fall_and_does_not_rise() -> None:
    won, lost = rate([NEW, NEW], TWO, [1, 2])
    assert rate([NEW, NEW], TWO, [1, 2], helped={0}) == [Skill(games=1), lost]
    assert rate([NEW, NEW], TWO, [1, 2], helped={1}) == [won, lost]


def test_team_mates_rise_together() -> None:
    skills = rate([NEW, Skill(1500, 100), NEW, NEW], ["white", "black", "white", "black"], [1, 2, 1, 2])
    assert skills[0].mean == skills[2].mean > MEAN and skills[1].mean < 1500 and skills[3].mean < MEAN


@pytest.mark.parametrize("sides", [TWO, ["red", "blue", "green"], ["white", "black", "white", "black"]])
def test_who_wins_as_often_as_elo_says_keeps_the_rating(sides: list[str]) -> None:
    """The scale is that of the bots: 200 points more make the odds against each other side 10 ** (200 / 400)."""
    chance, strong = random.Random(5), Skill(1400, 40)
    bot = Skill(1200, 5)
    order = list(dict.fromkeys(sides))
    skills = [strong if side == order[0] else bot for side in sides]
    odds = [10 ** (200 / 400), *[1.0] * (len(order) - 1)]
    means = []
    for _ in range(1500):
        left, weights = list(order), dict(zip(order, odds, strict=True))
        places: dict[str, int] = {}
        while left:
            (side,) = chance.choices(left, [weights[one] for one in left])
            places[side] = len(places) + 1
            left.remove(side)
        after = rate(skills, sides, [places[side] for side in sides])
        skills = [new if old is not bot else bot for new, old in zip(after, skills, strict=True)]
        means.append(skills[0].mean)
    assert abs(sum(means[300:]) / len(means[300:]) - 1400) < 30


def test_two_ratings_of_one_person_make_a_surer_one() -> None:
    both = joined(Skill(1300, 100, 10), Skill(1500, 100, 5))
    assert both.games == 15 and both.spread < 100 and 1390 < both.mean < 1425
    assert joined(NEW, Skill(1300, 100, 10)).mean == pytest.approx(1300)


# Which games count


ANNA, BERT, CARL = Guest("a", "Anna"), Guest("b", "Bert"), Guest("c", "Carl")


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (finished(ANNA, BERT), None),
        (finished(ANNA, "level3"), None),
        (finished(ANNA, ANNA), "both_sides"),
        (finished(ANNA, "search:200"), "unmeasured_bot"),
        (finished(ANNA, BERT, ending=result(None, None, reason="abandoned")), "undecided"),
        (finished(ANNA, BERT, ending=result(1, 2, reason="resigned")), None),
        (finished(ANNA, "level3", options={"first_chooser": 0}), "options"),
        (finished(ANNA, "level3", options={"first_chooser": -1, "guard_rounds": 0}), None),
        (finished(ANNA, "level3", options={"arrangement": [0, 1, 2, 3, 4] * 3}), "options"),
        (finished(ANNA, "search:200", options={"guard_rounds": 9}), "options"),
        (finished(ANNA, BERT, "level3", options={"guard_rounds": 9}), "options"),
        (finished(ANNA, BERT, options={"guard_rounds": 9}), None),
        (finished(ANNA, "level3", options={"of_an_older_version": 1}), "options"),
    ],
)
def test_which_games_count(table: TableInfo, why: str | None) -> None:
    assert why_unrated(table, continued=False) == why
    assert why_unrated(table, continued=True) == (why if why == "undecided" else "continued")


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (finished(ANNA, BERT), "helped"),
        (finished(ANNA, "search:200"), "helped"),
        (finished(ANNA, "level3", options={"guard_rounds": 9}), "options"),
        (finished(ANNA, BERT, CARL, ending=result(1, 1, 3)), "helped"),
        (finished(ANNA, BERT, ending=result(None, None)), "helped"),
        (finished(ANNA, BERT, ending=result(2, 1)), None),
        (finished(ANNA, BERT, CARL, ending=result(2, 1, 3)), None),
        (finished(ANNA, "search:200", ending=result(2, 1)), "unmeasured_bot"),
    ],
)
def test_a_game_is_not_rated_where_somebody_who_was_helped_has_a_part_of_the_victory(
    table: TableInfo, why: str | None
) -> None:
    """Anna was helped."""
    assert why_unrated(table, continued=False, helped={0}) == why


def test_who_was_helped_and_has_lost_comes_last() -> None:
    assert ranks_of(finished(ANNA, BERT, CARL, ending=result(2, 3, 1)), {0}) == [4, 3, 1]
    team = [person(ANNA), bot(), person(BERT), bot()]
    over = GameSummary("finished", None, None, result(2, 1, 2, 1))
    assert ranks_of(a_table(ANNA.id, team, summary=over), {2}) == [5, 1, 5, 1]


def test_results_of_version_0_1_0_told_only_who_won() -> None:
    assert places_of(finished(ANNA, BERT, ending=result(None, None) | {"winners": [1]})) == [2, 1]


# Once each


def end(
    store: Store,
    table: TableInfo,
    told: Sequence[Happening] = (),
    moves: Sequence[Move] = (),
    hinted: Sequence[int] = (),
) -> None:
    """Keep a finished table where this has happened and these seats have asked for hints, and settle it."""
    store.add_table(replace(table, summary=GameSummary("playing", 0)), moves)
    store.ratings.mark_hinted(table.id, hinted)
    resigned = {number: {"resigned": True} for number, seat in enumerate(table.seats) if seat.resigned}
    change(store, table.id, Change(table.summary.columns(), resigned, told))
    assert store.ratings.settle(table.id)


def test_a_game_is_settled_once(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    store.add_table(finished(anna, bert))
    assert store.ratings.unsettled() == ["t1"]
    with ThreadPoolExecutor(4) as threads:
        done = list(threads.map(store.ratings.settle, ["t1"] * 4))
    assert done.count(True) == 1 and store.ratings.unsettled() == []
    totals = store.ratings.totals(anna.id)
    assert (totals.games, totals.won, totals.pools[0].skill.games) == (1, 1, 1)
    assert store.ratings.totals(bert.id).pools[0].skill.mean < MEAN < totals.pools[0].skill.mean


def test_games_that_end_at_once_all_count(store: Store) -> None:
    anna = store.add_guest("Anna")
    for number in range(6):
        store.add_table(finished(anna, store.add_guest(f"Other {number}"), id=f"t{number}"))
    with ThreadPoolExecutor(3) as threads:
        assert all(threads.map(store.ratings.settle, [f"t{number}" for number in range(6)]))
    assert store.ratings.totals(anna.id).pools[0].skill.games == 6


def test_a_bot_does_not_move_and_a_victory_with_a_hint_is_not_rated(store: Store) -> None:
    anna = store.add_guest("Anna")
    store.add_table(finished(anna, "level3", id="t1"))
    store.add_table(finished(anna, "level3", id="t2"))
    store.ratings.mark_hinted("t2", [0])
    assert store.ratings.settle("t1") and store.ratings.settle("t2")
    totals = store.ratings.totals(anna.id)
    assert totals.games == 2 and totals.pools[0].skill.games == 1
    assert [game.change is None for game in store.ratings.games(anna.id, True, None, 9)] == [True, False]


@pytest.mark.parametrize("help", [{"hinted": [0]}, {"told": [ALONE]}, {"moves": BACK}])
def test_a_lost_game_is_not_made_to_count_for_nothing_by_asking_for_help(store: Store, help: dict[str, Any]) -> None:
    anna, level3 = store.add_guest("Anna"), bot_skill("carolus", 2, "level3")
    end(store, finished(anna, "level3", ending=result(2, 1)), **help)
    assert level3 is not None
    assert store.ratings.totals(anna.id).pools[0].skill == rate([NEW, level3], TWO, [2, 1])[0]


def test_who_asks_for_a_hint_and_loses_robs_nobody_of_the_victory(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    end(store, finished(anna, bert), hinted=[1])
    won, lost = (store.ratings.totals(guest.id).pools[0].skill for guest in (anna, bert))
    assert [won, lost] == rate([NEW, NEW], TWO, [1, 2])


def test_nobody_falls_for_standing_behind_somebody_who_was_helped(store: Store) -> None:
    anna, bert, carl = (store.add_guest(name) for name in ("Anna", "Bert", "Carl"))
    end(store, finished(anna, bert, carl), hinted=[1])
    skills = [store.ratings.totals(guest.id).pools[0].skill for guest in (anna, bert, carl)]
    assert skills == rate([NEW] * 3, ["white", "black", "grey"], [1, 3, 2])


def test_who_was_helped_does_not_rise_by_standing_beside_a_strong_player_who_was_too(store: Store) -> None:
    anna, bert, carl = (store.add_guest(name) for name in ("Anna", "Bert", "Carl"))
    with store.database.writing() as session:
        for guest, mean in ((bert, 2000), (carl, 2400)):
            session.add(RatingRow(guest=guest.id, game="carolus", seats=3, mean=mean, spread=50, games=9))
    end(store, finished(carl, anna, bert), hinted=[1, 2])
    assert store.ratings.totals(anna.id).pools[0].skill == Skill(games=1)


def test_what_bots_allowed_to_be_taken_back_makes_a_victory_not_rated(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    store.add_table(finished(anna, "level3", id="t1"), BACK)
    store.add_table(finished(anna, bert, id="t2"), BACK)
    store.add_table(finished(anna, "level3", id="t3"), [Move(1, 0, 3, now()), Move(2, 0, None, now())])
    assert all(store.ratings.settle(table) for table in ("t1", "t2", "t3"))
    assert {game.table.id: game.change is None for game in store.ratings.games(anna.id, True, None, 9)} == {
        "t1": True,
        "t2": False,
        "t3": False,
    }


@pytest.mark.parametrize("alone", [False, True])
def test_a_take_back_counts_by_whether_anybody_was_asked(store: Store, alone: bool) -> None:
    """At a table of three where Bert had resigned, or a bot stood in for him: with `alone`, Anna asked nobody."""
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    allowed = ALONE if alone else replace(ALONE, args={"what": "take_back", "count": 1})
    end(store, finished(anna, bert, "level3"), [allowed])
    assert (store.ratings.games(anna.id, True, None, 9)[0].change is None) == alone


def test_who_wins_by_a_bot_does_not_rise_and_the_others_fall_all_the_same(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    took_over = Happening(1, 3, TOOK_OVER, 0, {"bot": "champion", "why": "absent"}, now())
    end(store, finished(anna, bert), [took_over])
    won, lost = (store.ratings.games(guest.id, True, None, 9)[0] for guest in (anna, bert))
    assert won.won and won.change == 0 and lost.change is not None and lost.change < 0
    pool = store.ratings.totals(anna.id).pools[0].skill
    assert pool == Skill(games=1)  # no surer either


def test_who_loses_by_a_bot_falls(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    took_over = Happening(1, 3, TOOK_OVER, 1, {"bot": "champion", "why": "time"}, now())
    end(store, finished(anna, bert), [took_over])
    won, lost = (store.ratings.games(guest.id, True, None, 9)[0] for guest in (anna, bert))
    assert won.change is not None and lost.change is not None and won.change > 0 > lost.change


def test_who_resigned_does_not_rise_by_the_team_mate(store: Store) -> None:
    """Bert wins with the bot that plays on for Anna."""
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    seats = [replace(person(anna), resigned=True), person(bert), bot(), bot()]
    end(store, a_table(anna.id, seats, summary=GameSummary("finished", None, None, result(1, 1, 2, 2))))
    of_anna, of_bert = (store.ratings.games(guest.id, True, None, 9)[0].change for guest in (anna, bert))
    assert of_anna == 0 and of_bert is not None and of_bert > 0


def test_ratings_can_be_worked_out_anew(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    start = now() - timedelta(days=1)
    for number, hinted in enumerate([[0], [1], [], [], []]):  # who wins, and who loses
        seats = (anna, bert) if number % 2 else (bert, anna)
        end(store, finished(*seats, id=f"t{number}", updated=start + timedelta(hours=number)), hinted=hinted)
    before = store.ratings.totals(anna.id)
    assert recompute_ratings(store) == 5
    assert store.ratings.totals(anna.id) == before
    curve = store.ratings.rated_games(anna.id, "carolus", 2, 3)
    assert len(curve) == 3 and curve[-1].skill.mean == before.pools[0].skill.mean


@pytest.mark.parametrize("why", ["hints", "taken_back"])
def test_what_older_versions_did_not_rate_stays_so(store: Store, why: str) -> None:
    """Anna has lost; who had help was not kept, or told that the game would count for nothing."""
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    store.add_table(finished(anna, bert, ending=result(2, 1)))
    with store.database.writing() as session:
        session.add(SettlementRow(table_id="t1", rated=False, why=why, at=None))
    assert store.ratings.unsettled() == ["t1"] and store.ratings.settle("t1")
    assert recompute_ratings(store) == 1
    totals = store.ratings.totals(anna.id)
    assert totals.games == 1 and totals.pools == [] and not store.ratings.settle("t1")


def test_what_was_a_guests_becomes_the_accounts(store: Store) -> None:
    anna, guest, bert = store.add_guest("Anna"), store.add_guest("Guest 1"), store.add_guest("Bert")
    store.add_table(finished(anna, bert, id="t1"))
    store.add_table(finished(guest, bert, id="t2"))
    store.add_table(finished(anna, guest, id="t3"))  # both sides of one table
    for table in ("t1", "t2", "t3"):
        store.ratings.settle(table)
    assert store.departures.merge(guest.id, anna.id) == ["t2", "t3"]
    both = store.table("t3")
    assert both is not None and both.seats_of(anna.id) == [0, 1]
    totals = store.ratings.totals(anna.id)
    assert totals.games == 4 and totals.pools[0].skill.games == 4
    assert store.ratings.totals(guest.id).games == 0 and store.tables_of(guest.id) == 0
