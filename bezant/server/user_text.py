"""Names and sentences that people type: what is kept of them, and how long they may be."""

from __future__ import annotations

import secrets
import unicodedata

from bezant.server.refusals import BadText

GUEST_NAME = 24
TABLE_NAME = 40
CHAT_TEXT = 300

# Letters and symbols by their category that nevertheless show nothing.
BLANKS = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")

# A table without a name is called after a town that stood in Charlemagne's day.
TOWNS = """
    Aachen Arles Augsburg Autun Auxerre Barcelona Basel Bologna Bordeaux Bourges Cambrai Chur Corbie Cremona Fulda
    Ghent Girona Ingelheim Ivrea Limoges Lorsch Lucca Lyon Mainz Metz Milan Modena Monza Narbonne Nijmegen Noyon Orleans
    Paderborn Padua Paris Parma Pavia Poitiers Quierzy Ravenna Regensburg Reims Rouen Salzburg Sens Soissons Spoleto
    Strasbourg Thionville Toulouse Tournai Tours Treviso Trier Utrecht Verdun Verona Vienne Worms
"""


def guest_name(text: str) -> str:
    return _checked(text, GUEST_NAME, "Your name")


def table_name(text: str | None) -> str:
    return secrets.choice(TOWNS.split()) if text is None else _checked(text, TABLE_NAME, "The name of a table")


def chat_text(text: str) -> str:
    return _checked(text, CHAT_TEXT, "A message")


def visible(text: str) -> str:
    """`text` without control and formatting characters, its runs of white space made single spaces."""
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join("".join(letter for letter in spaced if _shows(letter)).split())


def _shows(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs") and letter not in BLANKS


def _checked(text: str, most: int, what: str) -> str:
    kept = visible(text)
    if not 1 <= len(kept) <= most:
        raise BadText(f"{what} must have 1 to {most} visible characters, not {len(kept)}.", most=most, count=len(kept))
    return kept
