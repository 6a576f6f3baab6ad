"""A spy at a table of Jerusalem: reads all that one seat, or a spectator, is sent, and knows what it may hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bezant.games.jerusalem.tables import CARD_NAMES
from bezant.kernel.match import Match
from tests.games.jerusalem.arrangements import Witness
from tests.games.jerusalem.walks import deck_of

CLOSED = ("hand", "coins", "squires", "supply")  # of another player's screen
TURN = {"seat", "price", "genoese", "marshal", "from_area"}  # the turn in progress, where a card in force has its name
OPENLY = ("played", "shown")  # events that name cards for everybody


@dataclass(frozen=True)
class Truth:
    """What a game was at one ply: the cards each seat has seen by then, the last entry for a spectator; whether screens stand."""

    cards: list[set[str]]
    hidden: bool


def truths(match: Match) -> list[Truth]:
    """The truth after each entry of the log."""
    witnesses = [Witness(seat, match.seats, deck_of(match.seats)) for seat in range(match.seats)]
    hidden, played, found = True, set[str](), []
    for entry in match.entries:
        for witness in witnesses:
            witness.read(entry.events)
        played |= {str(event.args["card"]) for event in entry.events if event.name == "played"}
        hidden = hidden and not any(event.name == "revealed" for event in entry.events)
        seen = [witness.seen for witness in witnesses]
        found.append(Truth([*({*each.own, *_passed(each), *played} for each in seen), played.copy()], hidden))
    return found


def _passed(seen: Any) -> set[str]:
    return {card for cards in seen.passed_on.values() for card in cards}


def check_traffic(heard: list[str], seat: int | None, match: Match) -> int:
    """Whether nothing in these messages of a table betrays what the seat may not know; how many told of it while it was hidden.

    A message without a ply of its own belongs to the one before it."""
    truth, ply, checked = truths(match), 0, 0
    for text in heard:
        said = _json(text)
        ply = max([*(found for found in _plies(said) if found >= 0), 0]) if list(_plies(said)) else ply
        at = truth[min(ply, len(truth) - 1)]
        if at.hidden:
            checked += 1
            assert match.seed not in text
            _check(said, seat, at.cards[-1 if seat is None else seat], f"at ply {ply}: ")
    return checked


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text.split()  # a record: words are checked like any others


def _plies(said: Any) -> Iterator[int]:
    """The plies of the views, changes and options in a message."""
    if isinstance(said, dict):
        if isinstance(said.get("ply"), int) and {"position", "set", "options"} & said.keys():
            yield said["ply"]
        for value in said.values():
            yield from _plies(value)


def _check(said: Any, seat: int | None, known: set[str], path: str) -> None:
    if isinstance(said, dict):
        if "hand" in said and "seat" in said and said["seat"] != seat:
            assert all(said[name] is None for name in CLOSED), (path, said)
        if {"event", "args", "message"} <= said.keys() and said["seat"] != seat and said["event"] not in OPENLY:
            assert not {"card", "cards"} & said["args"].keys(), (path, said)
            assert said["message"] is None or not {"card", "cards"} & said["message"]["args"].keys(), (path, said)
        for name, value in said.items():
            assert name not in CARD_NAMES or name in known or said.keys() == TURN, (path, said)
            assert name != "dice" and (name != "seed" or value is None), (path, said)
            _check(value, seat, known, f"{path}.{name}")
    elif isinstance(said, list):
        for at, value in enumerate(said):
            _check(value, seat, known, f"{path}[{at}]")
    elif isinstance(said, str):
        assert said not in CARD_NAMES or said in known, (path, said, known)
