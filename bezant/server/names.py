"""Names that nobody may take: those of bots and of the house, those that look like another's, and those in several scripts."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import categories, confusables

from bezant import players
from bezant.server.people import DELETED
from bezant.server.refusals import BadName
from bezant.server.user_text import guest_name, visible

# What bots are called on the page, and what people take for a word of the house.
BOTS = "champion instinct wanderer steward squire knight castellan count duke emperor bot computer"
HOUSE = "admin administrator bezant moderator mod owner root server staff support system official everyone nobody"
ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})
# Scripts that are written together; every other name keeps to one.
TOGETHER = (
    frozenset({"LATIN", "HAN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "HAN", "CJK", "BOPOMOFO"}),
)
ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s", "@": "a", "3": "e"})
GUEST = re.compile(r"guest\s*\d*", re.IGNORECASE)


def normal(text: str) -> str:
    """A name in the one form in which it is kept."""
    return guest_name(unicodedata.normalize("NFKC", text))


def skeleton(name: str) -> str:
    """How a name looks: two names with the same skeleton are taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(_prototype(letter) for letter in plain if not unicodedata.combining(letter))
    kept = "".join(letter for letter in letters.casefold().translate(ALIKE) if letter.isalnum())
    return kept.replace("rn", "m").replace("vv", "w") or visible(plain)


def checked_name(text: str, own: str | None = None) -> str:
    """The name as it is kept; BadName where no person may have it. `own` is the name he has already."""
    name = normal(text)
    if name == own:
        return name
    if not _one_script(name):
        raise BadName("mixed", "A name must be written in one script: letters of several look like others.")
    if _is_reserved(name):
        raise BadName("reserved", f"“{name}” belongs to a bot or to the house; choose another name.")
    if GUEST.fullmatch(name):
        raise BadName("guest", "“Guest” with a number is given by the server; choose a name of your own.")
    return name


def _is_reserved(name: str) -> bool:
    bare = re.sub(r"[\W\d_]+$", "", name)  # "greedy 2" is the name of the second one at a table
    return any(skeleton(one) in _reserved() for one in (name, bare) if one)


@cache
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(word) for word in [*players.names(), *BOTS.split(), *HOUSE.split(), DELETED, "level"])


def _one_script(name: str) -> bool:
    scripts = frozenset(categories.unique_aliases(name)) - ANY_SCRIPT
    return len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)


@cache
def _prototype(letter: str) -> str:
    """The plainest letter that looks like this one."""
    if letter.isascii():
        return letter
    alike = [one["c"] for one in confusables.confusables_data.get(letter, [])]
    plain = sorted(one for one in alike if one.isascii() and one.isalnum())
    return next((one for one in plain if one.isalpha()), plain[0] if plain else letter)
