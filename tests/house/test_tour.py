"""docs/tour.md shows every screen, with pictures that `make tour` takes."""

import re
from pathlib import Path

from tests.tour import STOPS

ROOT = Path(__file__).parents[2]
SHOWN = re.findall(r"!\[[^\]]+\]\(pictures/tour/([a-z-]+)\.jpg\)", (ROOT / "docs/tour.md").read_text())
SCREENS = {
    "lobby": "home",
    "table": "carolus",
    "review": "review",
    "book": "book",
    "rules": "letter",
    "learn": "learn",
    "lesson": "lesson",
    "games": "games",
    "champion": "champion",
    "person": "profile",
    "settings": "settings",
    "device": "device",
    "notices": None,  # a word of thanks, for whoever follows the link in a mail
    "nowhere": "nowhere",
}


def test_every_picture_is_shown_and_every_stop_has_one() -> None:
    taken = {picture.stem for picture in (ROOT / "docs/pictures/tour").glob("*.jpg")}
    assert sorted(SHOWN) == sorted(taken)
    assert {name for name in STOPS if name not in SHOWN} == set()


def test_every_screen_of_the_page_is_on_the_tour() -> None:
    screens = re.findall(r"^  (\w+): \(\) => import", (ROOT / "web/src/lib/screens.ts").read_text(), re.MULTILINE)
    assert sorted(screens) == sorted(SCREENS)
    assert set(filter(None, SCREENS.values())) <= set(STOPS)
