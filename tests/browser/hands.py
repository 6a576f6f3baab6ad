"""People who play a whole game with a mouse, with one finger or with keys alone, whatever the game."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

from .table import confirm, result

ASKED = ".prompt.mine [data-option], .prompt.mine .amount input"
ENDS = "[data-option='action pass'], [data-option='choice end'], [data-option='choice pass'], [data-option='choice enough']"
PATIENCE = 600  # looks at the table, 50 ms apart
AT_LENGTH = 14  # answers before a player begins to end things as soon as he may, so that a game stays short


class Hand(ABC):
    """Answers every question of a game until it is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.chance, self.answered = page, random.Random(seed), 0

    def play(self) -> int:
        """Plays the table on this page to its end; how many questions were answered."""
        while self.is_asked():
            self.answer()
            self.answered += 1
        return self.answered

    def is_asked(self) -> bool:
        """Waits for a question; False when the game is over."""
        for _ in range(PATIENCE):
            if result(self.page).is_visible():
                return False
            if self.page.locator(ASKED).count() > 0:
                return True
            self.skip()
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was asked for a long time")

    def answer(self) -> None:
        before = self.page.locator(".prompt h2").inner_text()
        for _ in range(12):
            if confirm(self.page).is_visible():
                break
            self.pick()
        assert confirm(self.page).is_visible(), f"no answer was found to: {before}"
        self.commit()
        expect(confirm(self.page)).to_have_count(0)

    @property
    def is_hasty(self) -> bool:
        """Whether it is time to end what can be ended."""
        return self.answered >= AT_LENGTH and self.page.locator(ENDS).count() > 0

    @abstractmethod
    def skip(self) -> None:
        """Does not wait for what bots are shown doing."""

    @abstractmethod
    def pick(self) -> None:
        """Picks a part of an answer."""

    @abstractmethod
    def commit(self) -> None:
        """Carries out what is chosen."""


class Pointer(Hand):
    """Goes for what is lit on the board and the buttons under it, and never looks for anything that is not in sight."""

    def pick(self) -> None:
        if self.is_hasty:
            self.press(self.page.locator(ENDS).first)
            return
        places = self.page.evaluate(IN_SIGHT) if self.chance.random() < 0.7 else []
        if places:
            self.press_at(*self.chance.choice(places))
            return
        buttons = self.page.locator(".prompt [data-option]")
        self.press(buttons.nth(self.chance.randrange(buttons.count())))

    def commit(self) -> None:
        self.press(confirm(self.page))

    @abstractmethod
    def press(self, button: Locator) -> None: ...

    @abstractmethod
    def press_at(self, x: float, y: float) -> None: ...


class Finger(Pointer):
    def skip(self) -> None:
        self.page.touchscreen.tap(2, 70)

    def press(self, button: Locator) -> None:
        button.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Mouse(Pointer):
    def skip(self) -> None:
        skip = self.page.locator(".prompt .skip")
        if skip.is_visible():
            skip.click()

    def press(self, button: Locator) -> None:
        button.click()

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


# the middles of what may be chosen on the board, where a finger can get at it
IN_SIGHT = """() => [...document.querySelectorAll('.board [data-state=offered]')].flatMap(target => {
    const frame = (target.querySelector('.reach, .ground, .plate') ?? target).getBoundingClientRect();
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    return target.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""


class Keys(Hand):
    """Walks by arrows, picks by Enter and numbers; checks that the focus is always on something that may be chosen."""

    def skip(self) -> None:
        self.page.keyboard.press("Space")

    def pick(self) -> None:
        press = self.page.keyboard.press
        if self.page.locator(".prompt .amount input").is_visible():
            press(str(self.chance.randrange(1, 3)))
            press(self.chance.choice(["Home", "End", "ArrowUp"]))
            return
        if self.is_hasty:
            press(str(self.page.locator(ENDS).first.get_attribute("aria-keyshortcuts")))
            return
        if self.on_the_board() and self.chance.random() < 0.6:
            for _ in range(self.chance.randrange(3)):
                press(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            assert self.focus_is_offered(), "the focus went to what may not be chosen"
            press("Enter")
            return
        numbered = self.page.locator(".prompt [data-option][aria-keyshortcuts]").count()
        press(str(self.chance.randrange(1, numbered + 1)))

    def commit(self) -> None:
        self.page.keyboard.press("Enter")

    def go_to_the_board(self) -> None:
        """By Tab, until something on the board has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("() => document.activeElement.closest('.board [data-key]') !== null"):
                return
        raise AssertionError("Tab does not lead to the board")

    def on_the_board(self) -> bool:
        return bool(self.page.evaluate("() => document.activeElement.matches('.board [data-state=offered]')"))

    def focus_is_offered(self) -> bool:
        return bool(
            self.page.evaluate("() => document.activeElement.matches('[data-state=offered], [data-state=chosen]')")
        )
