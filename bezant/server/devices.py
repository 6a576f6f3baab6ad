"""What a browser says of itself, in two words."""

from __future__ import annotations

# The first that is found counts: every browser names those it wants to be taken for.
BROWSERS = (
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def device_words(user_agent: str) -> str:
    """Such as "Firefox on Linux"."""
    browser = _first(BROWSERS, user_agent)
    system = _first(SYSTEMS, user_agent)
    if browser and system:
        return f"{browser} on {system}"
    return browser or system or "A program"


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str | None:
    return next((name for sign, name in known if sign in user_agent), None)
