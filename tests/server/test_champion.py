"""The champion at the server: which games of people against it count, on SQLite and on PostgreSQL, and what is told of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bezant import players
from bezant.kernel.match import AGREED
from bezant.kernel.messages import message
from bezant.kernel.shapes import Result
from bezant.players.network import network_of
from bezant.server.duel_schemas import ChampionView, DuelScore
from bezant.server.duels import ENOUGH, KEPT_FOR, SCORES, Duels, training_of
from bezant.server.happenings import TOOK_OVER, Change, Happening
from bezant.server.model import GameSummary, Guest, Move
from bezant.server.names import skeleton
from bezant.server.rows import GuestRow
from bezant.server.store import Store
from bezant.server.terms import Terms
from tests.server.harness import ME, Browser
from tests.server.sample_tables import a_table, bot, change, person

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)
SIDES = ["white", "black", "grey"]
TEAMS = ["white", "white", "black", "black"]
SHORT = "level4"
CHAMPION = {"kind": "bot", "bot": "champion"}
BACK = [Move(1, 0, 3, NOON), Move(2, 0, AGREED, NOON)]  # a move that was taken back by consent
EVEN: dict[str, Any] = {"hints": False, "terms": Terms(take_backs=False)}


def result(winners: Sequence[int], seats: int = 2, reason: str = "most") -> Result:
    """Ten points fewer for every seat further."""
    places = [1 if seat in winners else 2 if winners else None for seat in range(seats)]
    scores: Any = [{"seat": seat, "score": 60 - 10 * seat, "place": place} for seat, place in enumerate(places)]
    return {"reason": reason, "rule": "", "winners": [*winners], "message": message("over"), "scores": scores}


def play(store: Store, id: str, who: Guest, against: str = "champion", *winners: int, **more: Any) -> None:
    """A finished game of two, settled, at a table without help; without winners the person has won."""
    told: dict[str, Any] = {
        "id": id,
        "at": NOON + timedelta(minutes=len(store.ratings.games(who.id, True, None, 99))),
        "ending": result(winners or [0]),
        "seats": [person(who, "white"), bot("black", against)],
        "moves": (),
        "hinted": (),
        **EVEN,
    } | more
    table = a_table(
        who.id,
        told.pop("seats"),
        at=told.pop("at"),
        summary=GameSummary("finished", None, None, told.pop("ending")),
        **{name: value for name, value in told.items() if name not in ("moves", "hinted")},
    )
    store.add_table(table, told["moves"])
    store.ratings.mark_hinted(id, told["hinted"])
    assert store.ratings.settle(id)


def account(store: Store, name: str, public: bool = True) -> Guest:
    guest = store.add_guest(name)
    store.people.add_account(guest.id, name, skeleton(name), None)
    store.people.set_public(guest.id, public)
    return guest


def told(store: Store, game: str = "carolus", seats: int = 2) -> ChampionView:
    """What is told of the champion, read afresh."""
    return Duels(store).view(game, seats, None)


def counted(view: ChampionView) -> dict[str, tuple[int, float]]:
    return {row.handicap: (row.games, row.won) for row in view.handicaps if row.games}


# Which games count


def test_games_are_told_apart_by_what_their_tables_allowed(store: Store) -> None:
    """Used or not: else whoever wins would have won an even game, and whoever loses would choose."""
    anna = store.add_guest("Anna")
    play(store, "even", anna)
    play(store, "lost", anna, "champion", 1)
    play(store, "short", anna, SHORT)
    play(store, "gentle", anna, "level2")
    play(store, "hints", anna, hints=True)
    play(store, "hints-used", anna, hints=True, hinted=[0])
    play(store, "hints-lost", anna, "champion", 1, hints=True)
    play(store, "back", anna, terms=Terms())
    play(store, "back-used", anna, terms=Terms(), moves=BACK)
    play(store, "both", anna, hints=True, terms=Terms(), moves=BACK)
    view = told(store)
    assert counted(view) == {"none": (2, 1), "short": (1, 1), "gentle": (1, 1), "hints": (4, 3), "take_backs": (2, 2)}
    assert [one.table for one in view.victories] == ["even"]
    assert counted(told(store, seats=3)) == counted(told(store, "byzantium")) == {}


def test_what_is_no_duel_does_not_count(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    rollo = store.add_guest("Rollo")
    play(store, "other-bot", anna, "level6")
    play(store, "people", anna, seats=[person(anna), person(bert, "black")])
    play(store, "mixed", anna, seats=[person(anna), bot(), bot("grey", "champion")], ending=result([0], 3))
    play(store, "two-people", anna, seats=[person(anna), person(bert, "black"), bot("grey", "champion")])
    play(store, "abandoned", anna, ending=result([], reason="abandoned"))
    play(store, "played-on", anna, seed="5eed*4/5eed")
    play(store, "uploaded", anna, uploaded=True, started=None)
    play(store, "short-with-hints", anna, SHORT, hints=True)
    play(store, "short-with-take-backs", anna, SHORT, terms=Terms())
    play(store, "played-on-with-hint", anna, seed="5eed*4/5eed", hints=True, hinted=[0])
    play(store, "abandoned-with-hint", anna, ending=result([], reason="abandoned"), hints=True, hinted=[0])
    other: dict[str, Any] = {"options": {"first_chooser": 0}}
    play(store, "other-options", anna, **other)
    play(store, "other-options-with-hint", anna, hints=True, hinted=[0], **other)
    play(store, "other-options-taken-back", anna, terms=Terms(), moves=BACK, **other)
    play(store, "watched-by-nobody", anna, seats=[bot("white", "champion"), bot("black", "champion")])
    with store.database.writing() as session:
        session.get_one(GuestRow, rollo.id).owner = anna.id
    play(store, "persons-bot", rollo)
    assert all(counted(told(store, seats=seats)) == {} for seats in (2, 3))


def test_where_a_bot_stood_in_nobody_has_duelled(store: Store) -> None:
    anna = store.add_guest("Anna")
    store.add_table(a_table(anna.id, [person(anna), bot("black", "champion")], at=NOON, **EVEN))
    stood_in = Happening(1, 3, TOOK_OVER, 0, {"bot": "champion", "why": "absent"}, NOON)
    over = GameSummary("finished", None, None, result([0])).columns()
    change(store, "t1", Change(over, happenings=[stood_in]))
    assert store.ratings.settle("t1") and counted(told(store)) == {}


def test_who_resigned_has_lost(store: Store) -> None:
    anna = store.add_guest("Anna")
    play(store, "t1", anna, ending=result([1], reason="resigned"))
    assert counted(told(store)) == {"none": (1, 0)}


def test_a_shared_victory_is_a_part_of_one_and_beats_nobody(store: Store) -> None:
    anna = store.add_guest("Anna")
    three = [bot("white", "champion"), person(anna, "black"), bot("grey", "champion")]
    play(store, "t1", anna, seats=three, ending=result([1, 2], 3))
    play(store, "t2", anna, seats=three, ending=result([1], 3))
    view = told(store, seats=3)
    assert counted(view) == {"none": (2, 1.5)} and view.even == pytest.approx(1 / 3)
    assert [one.table for one in view.victories] == ["t2"] and view.winners == 1


def test_a_team_wins_as_one(store: Store) -> None:
    anna = store.add_guest("Anna")
    team = [bot(side, "champion") for side in TEAMS[:3]] + [person(anna, "black")]
    play(store, "t1", anna, seats=team, ending=result([2, 3], 4))
    view = told(store, seats=4)
    assert counted(view) == {"none": (1, 1)} and view.even == 0.5
    (victory,) = view.victories
    assert (victory.side, victory.score, victory.best_other) == ("black", 30, 60)


# Who is named


def test_the_newest_victory_of_each_is_told_of_those_who_may_be_seen(store: Store) -> None:
    guest, anna, shy = store.add_guest("Guest 7"), account(store, "Anna"), account(store, "Shy", public=False)
    play(store, "by-guest", guest, at=NOON)
    play(store, "by-anna", anna, at=NOON + timedelta(hours=1))
    play(store, "by-anna-again", anna, at=NOON + timedelta(hours=1, minutes=30))
    play(store, "private", anna, at=NOON + timedelta(hours=2), private=True)
    play(store, "by-shy", shy, at=NOON + timedelta(hours=3))
    play(store, "players-only", anna, at=NOON + timedelta(hours=4), terms=Terms(watch="seated", take_backs=False))
    view = told(store)
    assert [(one.table, one.name, one.public) for one in view.victories] == [
        ("by-anna-again", "Anna", True),
        ("by-guest", "Guest 7", False),
    ]
    assert view.winners == 3 and counted(view) == {"none": (6, 6)}
    assert (view.victories[0].score, view.victories[0].best_other, view.victories[0].side) == (60, 50, "white")


def test_whoever_wins_often_crowds_nobody_out(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezant.server.duels.NAMED", 2)
    guest, anna, bert = store.add_guest("Guest 7"), account(store, "Anna"), account(store, "Bert")
    play(store, "by-bert", bert)
    play(store, "by-guest", guest, at=NOON + timedelta(hours=1))
    for number in range(3):
        play(store, f"by-anna-{number}", anna, at=NOON + timedelta(hours=2 + number))
    view = told(store)
    assert [one.table for one in view.victories] == ["by-anna-2", "by-guest"] and view.winners == 3


def test_who_has_gone_is_named_no_more(store: Store) -> None:
    anna, bert = account(store, "Anna"), account(store, "Bert")
    play(store, "t1", anna)
    play(store, "t2", bert)
    store.departures.remove(anna.id)
    view = told(store)
    assert [one.name for one in view.victories] == ["Bert"] and view.winners == 1


def test_who_is_banned_is_neither_named_nor_counted(store: Store) -> None:
    anna, bert = account(store, "Anna"), account(store, "Bert")
    play(store, "t1", anna)
    play(store, "t2", bert)
    assert store.people.ban(anna.id)
    view = told(store)
    assert [one.name for one in view.victories] == ["Bert"] and view.winners == 1


def test_the_best_of_people_is_the_surest_and_has_a_public_profile(store: Store) -> None:
    assert told(store).best is None
    anna, bert, shy = account(store, "Anna"), account(store, "Bert"), account(store, "Shy", public=False)
    for number in range(3):
        play(store, f"a{number}", anna, "level3")
    play(store, "b0", bert, "level3")
    for number in range(5):
        play(store, f"s{number}", shy, "level6")
    best = told(store).best
    assert best is not None and (best.name, best.games) == ("Anna", 3)
    assert best.low < best.rating < best.high and told(store, seats=3).best is None


# What is told


def test_how_long_games_take_is_told_once_enough_were_played_to_the_end(store: Store) -> None:
    anna = store.add_guest("Anna")
    lengths = [200, 40, 20, 1_000, 30]
    for number in range(ENOUGH):  # in which another bot plays
        play(store, f"short{number}", anna, SHORT, started=NOON, at=NOON + timedelta(minutes=5))
    play(store, "resigned", anna, started=NOON, at=NOON + timedelta(minutes=1), ending=result([1], reason="resigned"))
    for number, minutes in enumerate(lengths):
        assert told(store).minutes is None
        play(store, f"t{number}", anna, started=NOON, at=NOON + timedelta(minutes=minutes))
    assert len(lengths) == ENOUGH and told(store).minutes == 40 and told(store, seats=3).minutes is None


def test_a_person_is_told_the_own_scores_and_everybody_those_of_all(store: Store) -> None:
    anna, bert, duels = store.add_guest("Anna"), store.add_guest("Bert"), Duels(store)
    play(store, "t1", anna)
    play(store, "t2", anna, "champion", 1)
    play(store, "t3", anna, SHORT)
    play(store, "t4", bert)
    three = [bot("white", "champion"), person(bert, "black"), bot("grey", "champion")]
    play(store, "t5", bert, seats=three, ending=result([1, 2], 3))
    play(store, "no-duel", bert, "level6")

    def scores(told: Sequence[DuelScore]) -> list[tuple[int, str, int, float]]:
        assert {one.game for one in told} == {"carolus"}
        return [(one.seats, one.handicap, one.games, one.won) for one in told]

    assert scores(asyncio.run(duels.own(anna.id))) == [(2, "none", 2, 1), (2, "short", 1, 1)]
    assert scores(asyncio.run(duels.own(bert.id))) == [(2, "none", 1, 1), (3, "none", 1, 0.5)]
    everybody = SCORES.validate_json(asyncio.run(duels.scores()).body)
    assert scores(everybody) == [(2, "none", 3, 2), (2, "short", 1, 1), (3, "none", 1, 0.5)]


@pytest.mark.parametrize("game", ["byzantium", "carolus", "jerusalem"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_training_is_told_as_the_network_tells_it(game: str, seats: int) -> None:
    training, network = training_of(game, seats), network_of(game, seats)
    assert training is not None and network is not None
    about = network.about
    assert training.guides == network.guides and training.lessons[:2] == ["imitation", "self_play"]
    assert (training.greedy, training.decisions) == (about["greedy"], about["decisions"])
    assert ("search" in training.lessons) == (training.rounds > 0)
    assert len(training.curve) == len(about.get("curve", []))


def test_the_answer_is_kept_by_browsers_until_it_changes(anna: Browser) -> None:
    first = anna.http.get("/api/champion/carolus/2")
    assert first.status_code == 200 and first.headers["cache-control"] == "no-cache"
    again = anna.http.get("/api/champion/carolus/2", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    view = ChampionView.model_validate_json(first.content)
    assert [row.handicap for row in view.handicaps] == ["none", "short", "gentle", "hints", "take_backs"]
    assert [row.bot in players.names() for row in view.handicaps] == [True] * 5
    assert [(row.hints, row.take_backs) for row in view.handicaps[3:]] == [(True, False), (False, True)]


def test_what_is_told_is_read_once_however_many_ask_and_anew_when_it_is_old(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, clock, duels = [], [0.0], Duels(store)
    view = duels.view
    monkeypatch.setattr(duels, "view", lambda *asked: reads.append(asked) or view(*asked))  # type: ignore[func-returns-value]
    monkeypatch.setattr("bezant.server.duels.monotonic", lambda: clock[0])

    async def visits() -> None:
        first, second = await asyncio.gather(duels.champion("carolus", 2), duels.champion("carolus", 2))
        assert first is second and len(reads) == 1
        await duels.champion("carolus", 3)
        assert [asked[:2] for asked in reads] == [("carolus", 2), ("carolus", 3)]
        clock[0] = KEPT_FOR - 0.1
        assert await duels.champion("carolus", 2) is first
        clock[0] = KEPT_FOR
        assert await duels.champion("carolus", 2) is not first
        assert len(reads) == 3

    asyncio.run(visits())


def test_an_unknown_game_or_number_of_seats_is_refused(stranger: Browser) -> None:
    assert stranger.get("/champion/chess/2", 404)["code"] == "unknown_game"
    assert stranger.get("/champion/carolus/5", 422)["code"] == "bad_seats"
    for wrong in ("two", "0", "-1", "17", "9" * 50):
        assert stranger.get(f"/champion/carolus/{wrong}", 422)["code"] == "malformed"
    assert "set-cookie" not in stranger.http.get("/api/champion/carolus/2").headers


def test_a_duel_that_was_resigned_is_counted_soon(anna: Browser) -> None:
    """From the wish for a table to the score: the same address that the page asks."""

    def games() -> int:
        return int(anna.get("/champion/carolus/3")["handicaps"][0]["games"])

    def own() -> list[Any]:
        return [one for one in anna.get("/me/duels") if one["seats"] == 3]

    assert own() == []
    before = games()
    terms = {"take_backs": False, "shuffle": True}
    table = anna.make(ME, CHAMPION, CHAMPION, hints=False, terms=terms)["table"]["id"]
    refused = anna.post(f"/tables/{table}/requests", {"what": "take_back"}, 403)
    assert refused["code"] == "no_take_backs"
    anna.post(f"/tables/{table}/resign")
    end = datetime.now(UTC) + timedelta(seconds=60)
    while games() == before:
        assert datetime.now(UTC) < end
        time.sleep(0.2)
    assert own() == [{"game": "carolus", "seats": 3, "handicap": "none", "games": 1, "won": 0.0}]
