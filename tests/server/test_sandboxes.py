"""Sandboxes: a private table that plays on from any moment of another one, and betrays nothing of a game that goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest

import bezant
from bezant.games.jerusalem.state import State
from bezant.kernel.match import Match
from bezant.kernel.record import read
from bezant.lab.analysis import positions
from bezant.server.model import GameSummary, Sandbox, now
from bezant.server.new_tables import branched_game
from bezant.server.store import Store
from tests.games.jerusalem.walks import hand_of
from tests.server.harness import ME, OPEN, Browser, Database, ServerProcess
from tests.server.live_tables import guest, live_table, state_of
from tests.server.sample_tables import a_table, bot, person
from tests.server.test_life import play, seated
from tests.server.test_ratings import finished

View = dict[str, Any]
JERUSALEM = bezant.load("jerusalem")
CAROLUS = bezant.load("carolus")


def branch(browser: Browser, table: str, ply: int, others: str = "me", status: int = 201) -> View:
    return browser.post(f"/tables/{table}/play-on", {"ply": ply, "others": others}, status)


def text_of(database: Database, table: str) -> str:
    """All that is stored of a table, as text."""
    return repr(database.rows("SELECT * FROM tables WHERE id = ?", table))


# --- what it may not betray ---------------------------------------------------------------------------------------------------


def drafted(anna: Browser, bert: Browser) -> tuple[str, View]:
    """A table of Jerusalem that goes on, after a draft; Anna has the first seat."""
    table = seated(anna, bert, game="jerusalem", hints=True)
    view, chance = anna.view(table), random.Random(4)
    while not (view["position"]["round"] == 2 and view["position"]["phase"] == "deployment"):
        view = play([anna, bert], table, 1, chance)
    return table, view


@pytest.mark.parametrize("others", ["me", "bots"])
def test_a_sandbox_is_imagined_and_has_nothing_of_the_game_that_goes_on(
    anna: Browser, bert: Browser, database: Database, others: str
) -> None:
    """JER-25.1: what Anna's seat knew then is as it was; the seed, the dice and what Bert holds are not in it, nor at its end."""
    table, view = drafted(anna, bert)
    match = database.match(table)
    truth = {entry.ply: match.game.from_bytes(after) for entry, _, after, _ in positions(match)}
    others_hands, starts = set(), []
    for ply in (view["ply"] // 2, *[view["ply"]] * 6):
        made = branch(anna, table, ply, others)
        own, seat = made["table"]["id"], 0
        begun = database.match(own)
        assert made["table"]["sandbox"] == {"table": table, "ply": ply, "imagined": True}
        assert JERUSALEM.view(begun.state, seat) == JERUSALEM.view(truth[ply], seat)
        assert begun.state.array["dice"].tobytes() != truth[ply].array["dice"].tobytes()
        assert match.seed not in text_of(database, own) and match.seed not in begun.seed
        others_hands.add(bytes(hand_of(cast(State, begun.state), 1)))
        starts.append(own)
        anna.post(f"/tables/{own}/resign")
        over = anna.view(own)
        assert over["status"] == "finished" and over["table"]["seed"] == begun.seed != match.seed
        assert match.seed not in anna.http.get(f"/api/tables/{own}/record").text
    assert len(others_hands) > 1, "what Bert holds is drawn anew"
    heard = "".join(anna.heard)
    assert match.seed not in heard and match.commitment in heard


def test_what_a_seat_cannot_know_has_no_part_in_its_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that look the same to a seat give it the same sandbox, byte by byte, for the same draw."""
    chance, match = random.Random(9), Match(JERUSALEM, 3, "a seed")
    monkeypatch.setattr("secrets.randbits", lambda bits: 77)
    monkeypatch.setattr("secrets.token_hex", lambda length: "own")
    compared = 0
    while compared < 12 and not match.is_over:
        match.play(match.to_move, chance.choice(JERUSALEM.legal(match.state)))
        if match.ply % 17 == 0:
            for seat in range(3):
                worlds = [match.state, *(JERUSALEM.imagine(match.state, seat, draw) for draw in range(4))]
                assert len({world.tobytes() for world in worlds}) > 1
                made = {_start(JERUSALEM.dump(world), seat) for world in worlds}
                assert len(made) == 1
                compared += 1
    assert compared >= 12


def _start(position: dict[str, Any], seat: int) -> bytes:
    """The position that a sandbox of this seat begins with, at a table that stands so."""
    table = live_table(state_of(Match(JERUSALEM, 3, "the table's", start=position)))
    origin = asyncio.run(table.origin(guest(seat), 0, "me"))
    return branched_game(origin, "me")[1].state.tobytes()


def test_a_sandbox_throws_dice_of_its_own(anna: Browser, bert: Browser, database: Database) -> None:
    """The same moves at the table and in sandboxes: the throws are other ones."""
    table = seated(anna, bert)
    play([anna, bert], table, 8)
    made = [branch(anna, table, 8)["table"]["id"] for _ in range(3)]
    matches = [database.match(each) for each in (table, *made)]
    assert all(CAROLUS.view(each.state, None) == CAROLUS.view(matches[0].state, None) for each in matches)
    thrown = []
    for match in matches:
        dice = []
        for _ in range(80):
            if not match.is_over:
                entry = match.play(match.to_move, CAROLUS.legal(match.state)[0])
                dice += [event.args["faces"] for event in entry.events if event.name == "throw"]
        thrown.append(str(dice))
    assert len(set(thrown)) == len(thrown)


def test_who_knows_nothing_of_the_secrets_tries_nothing_out(
    anna: Browser, bert: Browser, stranger: Browser, server: ServerProcess
) -> None:
    """Onlookers, and those who play several seats before one screen, which may be several people."""
    table, view = drafted(anna, bert)
    assert branch(stranger, table, view["ply"], status=403)["code"] == "not_your_seat"
    both = anna.make(ME, ME, game="jerusalem")["table"]["id"]
    assert branch(anna, both, 0, status=403)["code"] == "not_your_seat"
    closed = seated(anna, bert, terms={"watch": "seated"})
    assert branch(stranger, closed, 0, status=403)["code"] == "no_watching"
    assert branch(bert, table, view["ply"] + 1, status=404)["code"] == "no_such_ply"


# --- no search where the game is played without it ------------------------------------------------------------------------------


def test_bots_do_not_think_about_a_game_that_is_played_without_hints(anna: Browser, bert: Browser) -> None:
    """Neither in its sandbox, nor in one that branches off from that, nor in a review, also when these are over."""
    table = seated(anna, bert, hints=False)
    play([anna, bert], table, 4)
    assert branch(anna, table, 4, "bots", 403)["code"] == "no_hints"
    alone = branch(anna, table, 4)
    assert not alone["table"]["hints"] and alone["you"] == [0, 1] and alone["status"] == "playing"
    own = alone["table"]["id"]
    assert branch(anna, own, 0, "bots", 403)["code"] == "no_hints"
    anna.post(f"/tables/{own}/resign")
    assert branch(anna, own, 0, "bots", 403)["code"] == "no_hints"
    assert anna.post(f"/tables/{own}/review", status=403)["code"] == "no_hints"
    again = branch(anna, own, 0)
    assert not again["table"]["hints"] and again["table"]["sandbox"]["imagined"]
    anna.post(f"/tables/{again['table']['id']}/resign")
    assert anna.post(f"/tables/{again['table']['id']}/review", status=403)["code"] == "no_hints"


def test_who_lets_bots_think_about_a_game_is_helped(
    anna: Browser, bert: Browser, stranger: Browser, database: Database
) -> None:
    """As after a hint; onlookers cannot do that to others."""
    table = seated(anna, bert, hints=True)
    play([anna, bert], table, 4)

    def hinted() -> list[bool]:
        seats = "SELECT hinted FROM seats WHERE table_id = ? ORDER BY seat"
        return [bool(each) for (each,) in database.rows(seats, table)]

    assert branch(stranger, table, 4, "bots", 403)["code"] == "not_your_seat"
    assert branch(stranger, table, 4)["you"] == [0, 1]
    branch(bert, table, 4)
    assert hinted() == [False, False]
    made = branch(bert, table, 4, "bots")
    assert made["you"] == [1] and made["table"]["hints"] and made["seats"][0]["kind"] == "bot"
    assert hinted() == [False, True]


# --- it plays like a table, and counts for nothing --------------------------------------------------------------------------------


def test_a_sandbox_is_played_looked_at_and_branched_again(anna: Browser, bert: Browser, database: Database) -> None:
    table = seated(anna, bert)
    play([anna, bert], table, 6)
    made = branch(anna, table, 5)
    own = made["table"]["id"]
    assert made["ply"] == 0 and made["log"][0]["events"] == [] and made["table"]["private"]
    assert made["position"] == anna.get(f"/tables/{table}/at/5")["position"]
    view = play([anna, anna], own, 5)
    assert anna.get(f"/tables/{own}/at/0")["position"] == made["position"]
    assert branch(anna, own, 2)["position"] == anna.get(f"/tables/{own}/at/2")["position"]
    assert bert.get(f"/tables/{own}", 403)["code"] == "no_watching"
    anna.post(f"/tables/{own}/requests", {"what": "abandon"})
    text = anna.http.get(f"/api/tables/{own}/record").text
    assert read(text).state == database.match(own).state
    assert anna.post("/records", {"record": text}, 422)["code"] == "bad_record"
    assert anna.view(table)["status"] == "playing" and view["status"] == "playing"


def test_a_sandbox_is_marked_in_the_lobby_and_never_waits_for_anybody(anna: Browser, bert: Browser) -> None:
    table = seated(anna, bert)
    own = branch(anna, table, 0)["table"]["id"]
    rows = {row["id"]: row for row in anna.get("/tables")["yours"]}
    assert rows[own]["sandbox"] and not rows[own]["yours_to_move"] and not rows[table]["sandbox"]
    assert own not in {row["id"] for row in bert.get("/tables")["yours"]}
    anna.post(f"/tables/{own}/resign")
    assert own not in {row["id"] for row in anna.get("/tables")["finished"]}


def test_there_are_few_sandboxes_and_they_are_no_living_tables(
    tmp_path: Path, visit: Callable[[ServerProcess], Browser]
) -> None:
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, open_tables=1, sandboxes=2).open()
    anna = visit(server)
    table = anna.make(ME, ME)["table"]["id"]
    made = [branch(anna, table, 0)["table"]["id"] for _ in range(2)]
    refusal = branch(anna, table, 0, status=429)
    assert refusal["code"] == "too_many_sandboxes" and refusal["message"]["args"] == {"most": 2}
    anna.post(f"/tables/{made[0]}/resign")
    branch(anna, table, 0)
    assert anna.post("/tables", {"game": "carolus", "seats": [ME, OPEN]}, 429)["code"] == "too_many_tables"
    server.close()


def test_sandboxes_are_counted_apart(store: Store) -> None:
    anna = store.add_guest("Anna")
    at = now()
    playing = {"summary": GameSummary("playing", 0), "sandbox": Sandbox("t0", 3, {"step": "place"})}
    store.add_table(a_table(anna.id, [person(anna), bot()], at, id="t1", **playing))
    kept = store.table("t1")
    assert kept is not None and kept.sandbox == Sandbox("t0", 3, {"step": "place"})
    assert store.living(anna.id, at - timedelta(days=1)) == 0
    assert store.sandboxes(anna.id, at - timedelta(days=1)) == 1
    assert store.sandboxes(anna.id, at + timedelta(days=1)) == 0, "one that nobody uses does not count"


def test_a_sandbox_is_in_nobody_s_history(store: Store) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    store.add_table(finished(anna, bert, sandbox=Sandbox("t0", 3)))
    assert store.ratings.settle("t1") and store.ratings.totals(anna.id).games == 0
