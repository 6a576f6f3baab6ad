"""The champion's page where calls come late, fail, or come when the visitor has gone on."""

from __future__ import annotations

from playwright.sync_api import Page, Request, Route, expect

from .conftest import PHONE, Visit


class Held:
    """The calls of an address: each waits until it is let go or fails."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.calls: list[Route] = []
        page.route(address, lambda call: self.calls.append(call))

    def first(self) -> Route:
        """The first call, once it has been made."""
        for _ in range(200):
            if self.calls:
                return self.calls[0]
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing asked for {self.address}")

    def fail(self) -> None:
        """The call fails, and the page has had time to take that up."""
        call = self.first()
        with self.page.expect_event("requestfailed", lambda request: is_same(request, call)):
            call.abort()
        self.page.wait_for_timeout(200)


def is_same(request: Request, call: Route) -> bool:
    return request.url == call.request.url


def opened(visit: Visit) -> Page:
    page = visit("/champion/carolus/2")
    expect(page.locator(".st")).to_be_visible()
    return page


def choose(page: Page, game: str) -> None:
    page.get_by_role("group", name="Game").get_by_text(game).click()


def test_nothing_of_another_game_stands_under_the_name_of_one_that_has_not_come(visit: Visit) -> None:
    page = opened(visit)
    facts = page.locator(".told > p, .st, .curve, .beaten, .every, .handicaps, .challenge .go")
    held = Held(page, "**/api/champion/byzantium/2")
    choose(page, "Byzantium")
    held.first()
    loading = page.locator(".challenge").get_by_role("status")
    expect(loading).to_have_text("One moment …")
    expect(facts.filter(visible=True)).to_have_count(0)
    held.fail()
    expect(page.get_by_role("alert")).to_contain_text("try again")
    expect(loading).to_have_count(0)
    expect(facts.filter(visible=True)).to_have_count(0)
    expect(page.get_by_role("heading", name="Duel the champion")).to_be_visible()
    expect(page.get_by_role("radio", name="Byzantium")).to_be_checked()
    expect(page.get_by_role("group", name="Seats").get_by_role("radio")).to_have_count(3)

    page.unroute(held.address)
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".st")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".every [aria-current]")).to_have_attribute("href", "/champion/byzantium/2")


def test_what_fails_at_the_first_visit_can_be_tried_again(visit: Visit) -> None:
    page = visit("/learn")
    page.route("**/api/champion/**", lambda route: route.abort())
    page.get_by_role("navigation").get_by_role("link", name="Champion").click()
    again = page.get_by_role("alert").get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    page.unroute("**/api/champion/**")
    again.click()
    expect(page.locator(".st")).to_be_visible()


def test_an_address_that_leads_nowhere_is_left_by_a_choice_and_not_tried_again(visit: Visit) -> None:
    page = visit("/champion/chess")
    expect(page.get_by_role("alert")).to_have_text("There is no such game.")
    choose(page, "Carolus Magnus")
    expect(page.locator(".st")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_late_failure_says_nothing_of_what_has_come_since(visit: Visit) -> None:
    page = opened(visit)
    held = Held(page, "**/api/champion/byzantium/2")
    choose(page, "Byzantium")
    held.first()
    choose(page, "Jerusalem")
    expect(page.get_by_role("heading", name="How Falconer learned")).to_be_visible()
    held.fail()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".st")).to_be_visible()


def test_a_failure_moves_no_other_screen(visit: Visit) -> None:
    page = opened(visit)
    held = Held(page, "**/api/champion/byzantium/2")
    choose(page, "Byzantium")
    held.first()
    page.get_by_role("navigation").get_by_role("link", name="Play").click()
    expect(page.locator("article.game").first).to_be_visible()
    page.set_viewport_size(PHONE)
    page.evaluate("() => scrollTo(0, 200)")
    held.fail()
    assert page.evaluate("() => scrollY") == 200


def test_the_table_of_a_duel_opens_for_one_who_waits_for_it(visit: Visit) -> None:
    page = opened(visit)
    held = Held(page, "**/api/tables")
    page.get_by_role("button", name="Duel it now").click()
    call = held.first()
    page.get_by_role("navigation").get_by_role("link", name="Learn").click()
    expect(page.locator(".champion")).to_have_count(0)
    with page.expect_response("**/api/tables"):
        call.continue_()
    page.wait_for_timeout(200)
    assert page.url.endswith("/learn")
