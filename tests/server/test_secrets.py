"""Jerusalem at a real server: nobody is ever sent what his seat may not see, and what is forced looks as if it were chosen."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from copy import copy
from datetime import datetime
from pathlib import Path
from typing import Any, cast

import pytest

import bezant
from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import CARD_NAMES
from bezant.kernel import record
from bezant.kernel.match import Match
from bezant.kernel.messages import EVERYONE
from bezant.server.log import encode
from bezant.server.model import Guest, Seat
from bezant.server.views import ALL, NOBODY, Presence, TableViews
from bezant.server.worker_tasks import BotTurn, ForcedTurn, HintTurn
from tests.games.jerusalem.walks import choose, hand_of
from tests.server.harness import ME, OPEN, Browser, Database, LiveSocket, ServerProcess
from tests.server.live_tables import live_table, state_of
from tests.server.spy import check_traffic
from tests.server.test_bots import wait_for, workers

GAME = bezant.load("jerusalem")
PAUSE = 0.1
LIKED = {"card": 0.7, "baron": 0.7, "end": 0.25}  # how often a verb is chosen where it is open

View = dict[str, Any]


def id_of(words: str) -> int:
    return GAME.actions.parse(words)


def pick(view: View, chance: random.Random) -> int:
    """An option of a view; cards and Barons are liked, and turns are short."""
    for verb, often in LIKED.items():
        liked = [option["id"] for option in view["options"] if option["verb"] == verb]
        if liked and chance.random() < often:
            return int(chance.choice(liked))
    return int(chance.choice(view["options"])["id"])


def seated(anna: Browser, bert: Browser, **wish: Any) -> str:
    """A table of Jerusalem with Anna in seat 0 and Bert in seat 1."""
    table = str(anna.make(ME, OPEN, game="jerusalem", **wish)["table"]["id"])
    bert.post(f"/tables/{table}/seats/1")
    return table


def play_on(pair: list[Browser], table: str, chance: random.Random, until: Callable[[View], bool]) -> View:
    """Both play at random until the player who is asked sees this; the view he has then. What is forced plays itself."""
    while True:
        seen = [browser.view(table) for browser in pair]
        view = next((view for view in seen if view["options"]), seen[0])
        if view["status"] != "finished" and not view["options"]:
            continue  # the table answered between the two looks
        if view["status"] == "finished" or until(view):
            return view
        move = {"ply": view["ply"], "option": pick(view, chance)}
        answer = pair[view["to_move"]].http.post(f"/api/tables/{table}/moves", json=move)
        pair[view["to_move"]].heard.append(answer.text)
        assert answer.status_code == 200 or answer.json()["code"] == "stale_move"  # the table was quicker


# --- what everybody is sent -------------------------------------------------------------------------------------------------------


def test_nobody_is_sent_what_he_may_not_see(
    anna: Browser, bert: Browser, stranger: Browser, database: Database
) -> None:
    """JER-I24, JER-25.1: all answers and live messages of a whole game, of both players and of a spectator."""
    table = seated(anna, bert)
    for browser in (anna, bert, stranger):
        browser.heard.clear()
    with anna.live(table) as hers, bert.live(table) as his, stranger.live(table) as theirs:
        lines, chance = (hers, his, theirs), random.Random(3)
        last = play_on([anna, bert], table, chance, lambda view: not listen(lines, stranger, table))
        assert last["status"] == "finished"
        for line in lines:
            line.socket.send('{"type": "ping"}')
            while line.next()["type"] != "pong":
                pass
    match = database.match(table)
    for browser, seat in ((anna, 0), (bert, 1), (stranger, None)):
        assert check_traffic(browser.heard, seat, match) > 100
        for other in {0, 1, None} - {seat} if seat is not None else ():
            with pytest.raises(AssertionError):
                check_traffic(browser.heard, other, match)  # the spy is not blind
    assert_all_is_open(anna, bert, stranger, table, match)


def listen(lines: Sequence[LiveSocket], stranger: Browser, table: str) -> bool:
    """Everybody reads what has come over the live lines, and the spectator asks for whatever he can."""
    for line in lines:
        with suppress(TimeoutError):
            while line.next(timeout=0):
                pass
    stranger.view(table)
    stranger.heard.append(stranger.http.get(f"/api/tables/{table}/record").text)
    return True


def assert_all_is_open(anna: Browser, bert: Browser, stranger: Browser, table: str, match: Match) -> None:
    """JER-16.7: after the end nothing is hidden, and the record replays."""
    views = [browser.view(table) for browser in (anna, bert, stranger)]
    players = [view["position"]["players"] for view in views]
    assert players[0] == players[1] == players[2]
    assert views[0]["log"] == views[1]["log"] == views[2]["log"]
    for player in views[2]["position"]["players"]:
        held = hand_of(match.state, player["seat"])
        assert Counter(player["hand"]) == {card: held[at] for at, card in enumerate(CARD_NAMES) if held[at]}
        assert player["coins"] == cast(State, match.state).coins[player["seat"]]
    kept = [event for entry in views[2]["log"] for event in entry["events"] if event["event"] == "kept"]
    assert kept and all(event["args"]["card"] in CARD_NAMES for event in kept)
    text = stranger.http.get(f"/api/tables/{table}/record").text
    assert record.read(text).state == match.state
    assert_all_is_open_looking_back(anna, stranger, table, match)


def assert_all_is_open_looking_back(anna: Browser, stranger: Browser, table: str, match: Match) -> None:
    """JER-16.7, JER-25.1: every position of the finished game is shown without screens, to players and spectators alike."""
    again = Match(GAME, match.seats, match.seed, match.options)
    for entry in match.entries[1:90]:
        assert entry.seat is not None
        again.replay(entry.seat, entry.action)
        if entry.ply % 8 == 0:
            views = [browser.get(f"/tables/{table}/at/{entry.ply}") for browser in (anna, stranger)]
            assert views[0]["position"] == views[1]["position"] == GAME.view(again.state, EVERYONE)
            for player in views[0]["position"]["players"]:
                assert player["coins"] == cast(State, again.state).coins[player["seat"]]
                assert len(player["hand"]) == player["cards"]


def test_looking_back_at_a_game_that_goes_on_shows_what_was_known_then(
    anna: Browser, bert: Browser, stranger: Browser, database: Database
) -> None:
    """JER-25.1: each position is the one that the seat saw when it lay, and nothing of another's screen is in it."""
    table = seated(anna, bert)
    eyes = ((anna, 0), (bert, 1), (stranger, None))
    view = play_on([anna, bert], table, random.Random(11), lambda view: view["position"]["round"] == 2)
    match = database.match(table)
    again = Match(GAME, match.seats, match.seed, match.options)
    for browser, _ in eyes:
        browser.heard.clear()
    for entry in match.entries[1:]:
        assert entry.seat is not None
        again.replay(entry.seat, entry.action)
        if entry.ply % 3 and entry.ply != view["ply"]:
            continue
        for browser, seat in eyes:
            seen = browser.get(f"/tables/{table}/at/{entry.ply}")
            assert seen["position"] == GAME.view(again.state, seat)
            assert (seen["ply"], seen["options"], seen["status"]) == (entry.ply, [], "playing")
            assert [each["ply"] for each in seen["log"]] == [entry.ply]
    for browser, seat in eyes:
        assert check_traffic(browser.heard, seat, match) > 0
        assert browser.get(f"/tables/{table}/at/{view['ply'] + 1}", 404)["code"] == "no_such_ply"
        assert browser.get(f"/tables/{table}/at/{EVERYONE}", 404)["code"] == "no_such_ply"


def test_who_plays_several_seats_looks_back_without_their_secrets(anna: Browser, database: Database) -> None:
    """JER-25.1: the screens stay up for those who share one."""
    table = str(anna.make(ME, ME, game="jerusalem")["table"]["id"])
    view = play_on([anna, anna], table, random.Random(3), lambda view: view["ply"] > 30)
    seen = anna.get(f"/tables/{table}/at/{view['ply'] - 1}")
    assert all(player["coins"] is None for player in seen["position"]["players"])


def test_the_record_of_a_running_game_keeps_the_secrets(
    anna: Browser, bert: Browser, stranger: Browser, database: Database
) -> None:
    """JER-R47: each reads his own choices, of another's only that there was one; nobody the seed, nor where it led."""
    table = seated(anna, bert)
    chance, round_two = random.Random(4), lambda view: view["position"]["round"] == 2
    play_on([anna, bert], table, chance, round_two)
    truth = record.save(database.match(table)).splitlines()
    for browser, seat in ((anna, 0), (bert, 1), (stranger, None)):
        text = browser.http.get(f"/api/tables/{table}/record").text
        assert database.seed(table) not in text and "seed" not in text and "final" not in text
        kept = [line for line in text.splitlines() if re.match(r"\d keep", line)]
        true = [line for line in truth if re.match(r"\d keep", line)]
        assert kept == [line if int(line[0]) == seat else f"{line[0]} keep ?" for line in true] and kept


# --- refusals ---------------------------------------------------------------------------------------------------------------------


def refused(browser: Browser, table: str, ply: int, option: int, status: int = 409) -> View:
    """A refusal in a sentence, with a rule where the rules refuse."""
    refusal = browser.play(table, ply, option, status)
    assert refusal["words"][0].isupper() or refusal["words"].startswith("“")
    assert refusal["words"].rstrip(")")[-1] in ".0123456789" and len(refusal["words"]) < 300
    return refusal


def test_a_bid_beyond_the_own_coins_is_refused_by_them_alone(anna: Browser, bert: Browser, database: Database) -> None:
    """JER-6.8, JER-I25."""
    table = seated(anna, bert)
    pair, view = [anna, bert], anna.view(table)
    mover = pair[view["to_move"]]
    view = mover.play(table, 0, id_of("office marshal"))
    before = database.all(table)
    refusal = refused(mover, table, view["ply"], id_of("bid 13"))
    assert refusal["code"] == "illegal_option" and refusal["rule"] == "JER-6.8"
    assert refusal["view"]["options"] == [option["id"] for option in view["options"]]
    assert database.all(table) == before
    why = mover.get(f"/tables/{table}/why?kind=coins&value=13")
    assert not why["legal"] and why["rule"] == "JER-6.8"


def test_a_card_that_is_not_held_is_refused(anna: Browser, bert: Browser, database: Database) -> None:
    """JER-21.3: the same words whoever else holds it, or nobody."""
    table = seated(anna, bert)
    view = play_on([anna, bert], table, random.Random(5), lambda view: view["position"]["step"] == "deploy")
    mover, seat, before = [anna, bert][view["to_move"]], view["to_move"], database.all(table)
    held = view["position"]["players"][seat]["hand"]
    refusals = [refused(mover, table, view["ply"], id_of(f"card {card}")) for card in CARD_NAMES if card not in held]
    assert {(each["code"], each["rule"], each["message"]["id"]) for each in refusals} == {
        ("illegal_option", "JER-21.3", "jerusalem-reason-not_in_hand")
    }
    assert database.all(table) == before


def test_an_area_behind_a_baron_is_refused(anna: Browser, bert: Browser, database: Database) -> None:
    """JER-8.8: the board says so, to whoever asks."""
    table, pair = seated(anna, bert), [anna, bert]
    view = play_on(pair, table, random.Random(6), lambda view: view["position"]["step"] == "deploy")
    for words in ["place tem_b"] * 3 + ["baron tem_b", "end"]:
        view = pair[view["to_move"]].play(table, view["ply"], id_of(words))
    mover, before = pair[view["to_move"]], database.all(table)
    refusal = refused(mover, table, view["ply"], id_of("place tem_b"))
    assert refusal["rule"] == "JER-8.8" and database.all(table) == before


def test_who_plays_several_seats_sees_none_while_others_decide(anna: Browser, bert: Browser) -> None:
    """A screen that two people share shows a hand only to the one who is asked."""
    table = str(anna.make(ME, ME, OPEN, game="jerusalem")["table"]["id"])
    bert.post(f"/tables/{table}/seats/2")
    asked, chance = set[int](), random.Random(2)
    while asked != {0, 1, 2}:
        view = anna.view(table)
        asked.add(view["to_move"])
        assert view["seat"] == (None if view["to_move"] == 2 else view["to_move"])
        open_screens = [player["seat"] for player in view["position"]["players"] if player["coins"] is not None]
        assert open_screens == [seat for seat in [view["seat"]] if seat is not None]
        mover = bert if view["to_move"] == 2 else anna
        mover.play(table, view["ply"], pick(mover.view(table), chance))


def test_asking_for_another_seat_gives_the_own_eyes(
    anna: Browser,
    bert: Browser,
    stranger: Browser,
    server: ServerProcess,
    database: Database,
    visit: Callable[[ServerProcess], Browser],
) -> None:
    """Another's move, why-not, undo, socket or cookie: refused with words, or answered as to a spectator."""
    table = seated(anna, bert)
    view = play_on([anna, bert], table, random.Random(7), lambda view: view["position"]["step"] == "deploy")
    asked = view["to_move"]
    other, before = [bert, anna][asked], database.all(table)
    for browser in (anna, bert, stranger):
        browser.heard.clear()
    for option in [option["id"] for option in view["options"][:3]] + [id_of("card pr2"), id_of("bid 99")]:
        assert refused(other, table, view["ply"], option)["code"] == "not_your_turn"
        assert other.get(f"/tables/{table}/why?kind=coins&value=0", 409)["code"] == "not_your_turn"
        assert stranger.play(table, view["ply"], option, 403)["code"] == "not_your_seat"
        assert stranger.get(f"/tables/{table}/why?kind=coins&value=0", 403)["code"] == "not_your_seat"
    assert other.post(f"/tables/{table}/undo", {"ply": view["ply"]}, 409)["words"]
    forger = visit(server)
    cookie = next(iter([anna, bert][asked].http.cookies.items()))
    forger.http.cookies.set(cookie[0], cookie[1][:-2] + ("aa" if cookie[1][-2:] != "aa" else "bb"))
    for browser in (other, stranger, forger):
        for query in (f"seat={asked}", f"you={asked}", f"guest={asked}", "eyes=-2", f"since=-1&seat={asked}"):
            seen = browser.get(f"/tables/{table}?{query}")
            assert seen["seat"] != asked and seen["position"]["players"][asked]["hand"] is None
        with browser.live(table) as line:
            seen = line.view()
            assert seen["seat"] != asked and not seen["options"]
    match = database.match(table)
    assert check_traffic(other.heard, 1 - asked, match) > 10
    assert check_traffic(stranger.heard, None, match) > 10 and check_traffic(forger.heard, None, match) > 5
    assert database.all(table) == before


# --- what is forced ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that takes its time where it answers itself."""
    server = ServerProcess(str(tmp_path / "bezant.db"), tmp_path, bot_pause=PAUSE).open()
    yield server
    server.close()


def auction_of(pair: list[Browser], bid: int) -> tuple[View, int]:
    """A table where the opener has bid so much for the Marshal; his view, and the seat of the other."""
    table = seated(pair[0], pair[1])
    opener = pair[0].view(table)["to_move"]
    pair[opener].play(table, 0, id_of("office marshal"))
    return pair[opener].play(table, 1, id_of(f"bid {bid}")), 1 - opener


def test_a_forced_pass_looks_like_a_chosen_one(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    """JER-R8, JER-R56: one who cannot raise is not asked; entry, record line and row are those of one who will not."""
    pair = [visit(slow_server), visit(slow_server)]
    database = Database(Path(slow_server.database))
    chosen, asked = auction_of(pair, 11)
    shapes = [shape(pair[asked].play(chosen["table"]["id"], 2, id_of("pass")), asked, pair, database)]
    forced, asked = auction_of(pair, 12)
    table = forced["table"]["id"]
    wait_for(lambda: pair[0].view(table)["ply"] >= 3)
    shapes.append(shape(pair[asked].view(table), asked, pair, database))
    assert shapes[0] == shapes[1]
    at = [datetime.fromisoformat(entry["at"]) for entry in pair[0].view(table)["log"]]
    assert PAUSE <= (at[3] - at[2]).total_seconds() < 100 * PAUSE


def shape(view: View, asked: int, pair: list[Browser], database: Database) -> list[Any]:
    """Entry 3 of a table as the opener reads it, its line in the record and its row in the store, but for times and amounts."""
    table, opener = view["table"]["id"], 1 - asked
    (entry,) = [entry for entry in pair[opener].view(table)["log"] if entry["ply"] == 3]
    events = [
        (event["event"], sorted(event["args"]), event["rule"], event["seat"] == asked) for event in entry["events"]
    ]
    lines = pair[opener].http.get(f"/api/tables/{table}/record").text.splitlines()
    (row,) = [row for row in database.moves(table) if row[0] == 3]
    assert entry["seat"] == asked and row[1] == asked
    return [sorted(entry), events, lines[lines.index("moves") + 3].partition(" ")[2], row[2]]


@pytest.mark.parametrize("here", [True, False])
def test_a_forced_answer_asks_no_worker(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser], here: bool
) -> None:
    """JER-R56: no process has to be started first, which would take its time; whether the player is there or not."""
    pair = [visit(slow_server), visit(slow_server)]
    table = seated(pair[0], pair[1])
    opener = pair[0].view(table)["to_move"]
    with pair[1 - opener].live(table) if here else nullcontext():
        pair[opener].play(table, 0, id_of("office marshal"))
        pair[opener].play(table, 1, id_of("bid 12"))
        log = wait_for(lambda: (view := pair[opener].view(table))["ply"] >= 3 and view["log"])
    assert log[3]["seat"] == 1 - opener and not workers(slow_server)


def test_one_who_has_a_single_answer_may_give_it_himself(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    """JER-R56: it is played once, by whoever is quicker."""
    pair = [visit(slow_server), visit(slow_server)]
    view, asked = auction_of(pair, 12)
    table = view["table"]["id"]
    options = pair[asked].view(table)["options"]
    if options:
        assert [option["id"] for option in options] == [id_of("pass")]
        pair[asked].http.post(f"/api/tables/{table}/moves", json={"ply": 2, "option": id_of("pass")})
    wait_for(lambda: pair[0].view(table)["ply"] >= 3)
    passes = [row for row in Database(Path(slow_server.database)).moves(table) if row[2] == id_of("pass")]
    assert len(passes) == 1


def test_a_forced_answer_is_given_after_a_restart(
    slow_server: ServerProcess, visit: Callable[[ServerProcess], Browser]
) -> None:
    """Nothing is lost if the server ends while the answer waits."""
    pair = [visit(slow_server), visit(slow_server)]
    view, _ = auction_of(pair, 12)
    slow_server.end()
    slow_server.open()
    again = visit(slow_server)
    wait_for(lambda: again.view(view["table"]["id"])["ply"] >= 3)


# --- the law, in bytes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bytes_of_a_message_do_not_change_with_what_is_hidden(seats: int) -> None:
    """JER-I24: what goes over the wire to each guest and to a spectator, for positions that differ in what he cannot know."""
    chance = random.Random(seats)
    match = Match(GAME, seats, "a seed")
    compared = 0
    while not match.is_over and not any(event.name == "revealed" for event in match.entries[-1].events):
        if chance.random() < 0.15:
            true = match.state
            for seat in range(seats):
                seen = said_to(match, (seat,))
                match.state = GAME.imagine(true, seat, chance.getrandbits(63))
                assert said_to(match, (seat,)) == seen
                match.state, compared = true, compared + 1
            watched = said_to(match, NOBODY)
            match.state = GAME.imagine(true, 0, chance.getrandbits(63))
            assert said_to(match, NOBODY) == watched
            match.state = true
        match.play(match.to_move, choose(match.state, chance))
    assert compared > 20


def said_to(match: Match, you: tuple[int, ...]) -> bytes:
    """The message one who plays these seats is sent of a table with this match."""
    match = copy(match)
    match.entries = list(match.entries)  # a table writes the log down and forgets the events
    return encode(TableViews(state_of(match)).view(you, ALL, Presence(), preparing=False))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_and_a_hint_are_given_cards_and_dice_that_might_be_and_not_those_that_are(seats: int) -> None:
    """JER-I24: the own hand is the true one; the dice never are, and the hands of others as often as chance will have it."""
    match, chance = Match(GAME, seats, "a seed"), random.Random(seats)
    while len(hands(GAME.imagine(match.state, match.to_move, seed) for seed in range(12))) == 1:
        match.play(match.to_move, choose(match.state, chance))
    state, seat = state_of(match), match.to_move
    table = live_table(state)

    async def turns() -> list[BotTurn | ForcedTurn | HintTurn | None]:
        hints = [await table.hint_turn(Guest(f"guest {seat}", "G"), match.ply) for _ in range(12)]
        state.info.seats[seat] = Seat("bot", state.info.seats[seat].side, bot="level6")
        return [*hints, *[await table.bot_turn() for _ in range(12)]]

    given = [GAME.from_bytes(turn.position) for turn in asyncio.run(turns()) if isinstance(turn, BotTurn | HintTurn)]
    assert len(given) == 24
    for half in (given[:12], given[12:]):
        assert all(each.array["dice"].tobytes() != match.state.array["dice"].tobytes() for each in half)
        assert all((hand_of(each, seat) == hand_of(match.state, seat)).all() for each in half)
        assert len(hands(half)) > 1


def hands(states: Iterable[Any]) -> set[bytes]:
    """The different ways the hands lie."""
    return {state.array["hand"].tobytes() for state in states}
