"""Byzantium in Chromium: a whole game against two bots to the final scoring, and the fall of Constantinople."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .table import (
    ME,
    assert_score_sheet,
    bot,
    choose_by_clicking,
    choose_option,
    make_table,
    result,
    view_of,
    wait_for_question,
)

# What leads the Bulgars to Constantinople: they take Adrianople, then go on by the road.
TO_THE_CAPITAL = ("bulgars constantinople", "bulgars adrianople", "box bulgars", "action special", "cube pool")
TABLES = 20  # the dice let the city fall at two of five


def test_a_whole_game_with_two_bots_by_clicking_lit_targets(visit: Visit) -> None:
    page = visit()
    table = make_table(page, ME, bot("greedy"), bot("greedy"), game="byzantium")
    page.goto(page.url + f"t/{table}")
    chance = random.Random(11)
    while wait_for_question(page):
        choose_by_clicking(page, chance)
    assert_score_sheet(page, table)
    assert_totals_are_shown(page, table)


def test_the_fall_of_constantinople_ends_the_game_with_the_arab_totals(visit: Visit) -> None:
    """BYZ-11.16, BYZ-46.6: both seats in one browser send the Bulgars on; where the city holds out, another table."""
    page = visit()
    table = next(table for table in (_table_of_the_fall(page) for _ in range(TABLES)) if table is not None)
    assert_score_sheet(page, table)
    assert_totals_are_shown(page, table)
    view = view_of(page, table)
    assert view["result"]["reason"] == "fell_to_bulgars"
    for row in view["result"]["scores"]:
        assert row["score"] == view["position"]["players"][row["seat"]]["points"]["arab"]
    expect(result(page)).to_contain_text("Constantinople has fallen to the Bulgars")


def _table_of_the_fall(page: Page) -> str | None:
    """A table where the Bulgars take the city, or nothing if they are spent before."""
    table = make_table(page, ME, ME, game="byzantium")
    page.goto(f"{page.evaluate('() => location.origin')}/t/{table}")
    while wait_for_question(page):
        option = _towards_the_fall(view_of(page, table))
        if option is None:
            return None
        choose_option(page, option)
    return table


def _towards_the_fall(view: dict[str, Any]) -> dict[str, Any] | None:
    """The option that leads on, any where the question is another, none where the Bulgars are spent."""
    options = {f"{option['verb']} {option['path'][0]['value']}": option for option in view["options"]}
    found = next((options[words] for words in TO_THE_CAPITAL if words in options), None)
    return found or (None if view["position"]["step"] in ("action", "box") else view["options"][-1])


def assert_totals_are_shown(page: Page, table: str) -> None:
    """Byzantine and Arab total, score, cities and bezants of every player stand on the sheet."""
    players = view_of(page, table)["position"]["players"]
    expected = [
        [*player["points"].values(), player["score"], player["cities"], sum(player["treasury"].values())]
        for player in players
    ]
    rows = result(page).locator("tbody tr").all()
    shown = [[int(number) for number in row.locator("td.num").all_inner_texts()] for row in rows]
    assert sorted(shown) == sorted(expected)
