"""The champion's page: what it tells, the table that it makes, and the score of people once a game is over."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bezant import players
from bezant.kernel import record
from bezant.server.model import Move, now
from bezant.server.names import skeleton
from bezant.server.settings import database_url
from bezant.server.store import Store
from bezant.server.table_state import summary_of
from bezant.server.terms import Terms
from tests.records.test_records import RECORDS
from tests.server.sample_tables import a_table, person
from tests.server.sample_tables import bot as bot_seat

from .conftest import DESKTOP, PHONE, TABLET, Visit
from .serving import Server
from .table import ask, result, view_of
from .test_browser_accessibility import assert_accessible


def opened(visit: Visit, path: str = "/champion", **profile: object) -> Page:
    page = visit(path, **profile)
    expect(page.get_by_role("heading", name="Duel the champion")).to_be_visible()
    return page


def handicap(page: Page, name: str) -> None:
    page.get_by_role("radio", name=re.compile(f"^{name}")).check()


def duel(page: Page) -> str:
    """Makes the table by the button; its id."""
    page.get_by_role("button", name="Duel it now").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def beat_the_champion(server: Server, name: str) -> str:
    """The table of a stored game, as if somebody with an account had won it against the champion."""
    store = Store.opened(database_url(str(server.database)))
    guest = store.add_guest(name)
    store.people.add_account(guest.id, name, skeleton(name), None)
    match = next(
        match
        for match in map(record.read, (path.read_text("utf-8") for path in RECORDS if path.parent.name == "carolus"))
        if match.seats == 2 and len(match.game.winners(match.state)) == 1
    )
    winner, seats = match.game.winners(match.state)[0], [bot_seat("white", "champion"), bot_seat("black", "champion")]
    seats[winner] = person(guest, seats[winner].side)
    even: dict[str, Any] = {"hints": False, "terms": Terms(take_backs=False)}
    table = a_table(guest.id, seats, seed=match.seed, options=match.options, summary=summary_of(match), **even)
    moves = [Move(one.ply, one.seat, one.action, now()) for one in match.entries[1:] if one.seat is not None]
    store.add_table(table, moves)
    assert store.ratings.settle(table.id)
    store.close()
    return table.id


def resign(page: Page, table: str) -> None:
    assert ask(page, f"/tables/{table}/resign", {})["ply"] >= 0


def test_a_person_chooses_and_duels_and_the_game_counts(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="The champion", exact=False).click()
    expect(page.get_by_role("heading", name="How strong it is")).to_be_visible()
    page.get_by_role("group", name="Game").get_by_text("Carolus Magnus").click()
    page.wait_for_url("**/champion/carolus/2")
    page.get_by_role("group", name="Seats").get_by_text("3 seats").click()
    page.wait_for_url("**/champion/carolus/3")
    expect(page.get_by_text("Nobody has finished a game against it")).to_be_visible()
    handicap(page, "Short thought")
    expect(page.get_by_role("button", name="Duel it now")).to_contain_text("with Count in its place")
    table = duel(page)
    view = view_of(page, table)
    assert sorted(str(seat["bot"]) for seat in view["seats"]) == ["None", "level4", "level4"]
    assert not view["table"]["private"] and not view["table"]["hints"] and not view["life"]["terms"]["take_backs"]
    resign(page, table)
    page.go_back()
    page.wait_for_url("**/champion/carolus/3")
    for _ in range(10):  # what is told is kept for some seconds
        page.reload()
        expect(page.get_by_role("heading", name="People against it")).to_be_visible()
        if page.locator(".scores li").count() > 0:
            break
        page.wait_for_timeout(1000)
    expect(page.locator(".scores li")).to_have_text("with Count in its place 0 of 1")
    expect(page.get_by_text("You have not finished such a game yet.")).to_be_visible()
    handicap(page, "Short thought")
    expect(
        page.get_by_text("Your wins in such games: 0 of 1. By both ratings your chance lies between")
    ).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile(r"^Short thought .* \d+% for you$"))).to_be_visible()
    handicap(page, "Hints")
    unknown = "has not been measured" if players.rating("carolus", 3, "champion") else "is not known"
    expect(page.locator(".handicaps p")).to_contain_text(unknown)


def test_help_does_not_make_a_game_unrated_that_is_not_rated_anyway(visit: Visit) -> None:
    page = opened(visit, "/champion/jerusalem/3")
    assert players.rating("jerusalem", 3, "champion") is None
    handicap(page, "Hints")
    expect(page.get_by_text("nobody has measured this bot with 3 players")).to_be_visible()


def test_the_champion_is_chosen_in_the_dialog_among_bots_by_their_strength(visit: Visit) -> None:
    page = visit("/")
    page.locator("article.game", has_text="Byzantium").get_by_role("button", name="New table").click()
    seat = page.get_by_label("Seat 2")
    expect(seat).to_be_visible()
    options = "\n".join(seat.locator("option").all_inner_texts())
    ratings = [int(rating) for rating in re.findall(r"rating (-?\d+)", options)]
    assert len(ratings) > 5 and ratings == sorted(ratings)
    seat.select_option("bot:champion")
    expect(page.locator(".wishes .cap")).to_contain_text("thinks longer than all others")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    seats = view_of(page, page.url.rpartition("/")[2])["seats"]
    assert [seat["bot"] for seat in seats] == [None, "champion"]


@pytest.mark.parametrize(
    ("name", "hints", "take_backs"), [("None", False, False), ("Hints", True, False), ("Take-backs", False, True)]
)
def test_each_handicap_makes_its_table(visit: Visit, name: str, hints: bool, take_backs: bool) -> None:
    page = opened(visit, "/champion/carolus/4")
    expect(page.get_by_text("your team-mate is the same bot")).to_be_visible()
    handicap(page, name)
    view = view_of(page, duel(page))
    assert sorted(str(seat["bot"]) for seat in view["seats"]) == ["None", "champion", "champion", "champion"]
    assert (view["table"]["hints"], view["life"]["terms"]["take_backs"]) == (hints, take_backs)
    page.get_by_role("button", name="The game as a whole").click()
    asked = page.get_by_role("button", name="Ask to take back a move")
    expect(asked).to_have_count(1 if take_backs else 0)


def test_who_has_won_even_is_named_and_the_game_can_be_watched(visit: Visit, server: Server) -> None:
    table = beat_the_champion(server, "Theodora")
    page = opened(visit, "/champion/carolus/2")
    won = page.locator(".beaten li")
    expect(won).to_have_count(1)
    expect(won.get_by_role("link", name="Theodora", exact=True)).to_have_attribute("href", "/u/Theodora")
    expect(page.get_by_text("One person so far.")).to_be_visible()
    expect(page.locator(".every a[aria-current]")).to_have_text("1 of 1")
    expect(page.get_by_role("link", name="Carolus Magnus, 2 seats: 1 of 1", exact=True)).to_be_visible()
    names = {str(link.get_attribute("aria-label")) for link in page.locator(".every a").all()}
    assert len(names) == 9 and "Byzantium, 4 seats: no game yet" in names
    expect(won.get_by_role("link", name="Theodora", exact=True)).to_have_css("text-decoration-line", "underline")
    expect(page.locator(".scores li")).to_have_text("without a handicap 1 of 1")
    best = page.get_by_role("row", name="Best human player Theodora")
    expect(best).to_have_count(1 if players.rating("carolus", 2, "champion") else 0)
    won.get_by_role("link", name="Watch the game of Theodora").click()
    page.wait_for_url(f"**/t/{table}")
    expect(result(page)).to_contain_text("Theodora")


def test_what_is_told_of_its_strength_and_its_training(visit: Visit) -> None:
    page = opened(visit, "/champion/carolus/3")
    rows = page.locator(".st tbody tr")
    bots = {game["id"]: game for game in ask(page, "/games")}["carolus"]
    expect(rows).to_have_count(len(bots["bots"]))
    measured = [rating for rating in bots["ratings"] if rating["seats"] == 3]
    expect(page.locator(".st .dot")).to_have_count(len(measured))
    expect(page.get_by_text("not measured yet")).to_have_count(len(bots["bots"]) - len(measured))
    training = ask(page, "/champion/carolus/3")["training"]
    points = page.locator(".curve circle")
    expect(points).to_have_count(len(training["curve"]))
    if training["curve"]:
        expect(page.get_by_role("img", name="Games won at first sight against Steward")).to_be_visible()
    share = f"{round(training['greedy'] * 1000) / 10:g}%"
    expect(page.get_by_text(f"it won {share} of {training['games']:,} games")).to_be_visible()


def test_where_no_network_guides_the_champion_the_page_tells_how_the_falconer_learned(visit: Visit) -> None:
    page = opened(visit, "/champion/jerusalem/2")
    training = ask(page, "/champion/jerusalem/2")["training"]
    assert not training["guides"]
    expect(page.get_by_role("heading", name="How Falconer learned")).to_be_visible()
    expect(page.get_by_text("No network guides the search here")).to_be_visible()
    expect(page.locator(".challenge")).not_to_contain_text("imitated")
    expect(page.locator(".curve circle")).to_have_count(len(training["curve"]))
    expect(page.get_by_role("radio", name=re.compile("looks less far ahead.$"))).to_be_visible()
    page.get_by_role("group", name="Game").get_by_text("Carolus Magnus").click()
    expect(page.get_by_role("heading", name="How it learned")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("overlooks some moves.$"))).to_be_visible()


def test_with_a_finger_every_link_is_as_large_as_a_thumb(visit: Visit, server: Server) -> None:
    beat_the_champion(server, "Bo")
    page = opened(visit, "/champion/carolus/2", has_touch=True)
    links = page.locator(".champion a")
    best = 1 if players.rating("carolus", 2, "champion") else 0
    expect(links).to_have_count(best + 2 + 9)  # who is best, who has won and the game to watch, every champion
    for viewport in (PHONE, TABLET):
        page.set_viewport_size(viewport)
        boxes = [link.bounding_box() for link in links.all()]
        assert all(box and box["height"] >= 44 and box["width"] >= 44 for box in boxes), boxes


@pytest.mark.parametrize(
    ("theme", "viewport", "language"),
    [
        ("light", DESKTOP, "en-GB"),
        ("dark", DESKTOP, "hu"),
        ("light", TABLET, "it"),
        ("dark", TABLET, "hu"),
        ("light", TABLET, "de"),
        ("dark", PHONE, "de"),
        ("light", PHONE, "hu"),
        ("dark", PHONE, "it"),
    ],
)
def test_it_fits_and_is_accessible(
    visit: Visit, server: Server, theme: str, viewport: dict[str, int], language: str
) -> None:
    beat_the_champion(server, "Theodora of Byzantium")
    page = visit("/champion/carolus/2", color_scheme=theme, viewport=viewport, locale=language)
    expect(page.locator(".st .dot").first).to_be_visible()
    expect(page.locator(".beaten li")).to_have_count(1)
    expect(page.locator(".scores li")).to_have_count(1)
    assert_accessible(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]
