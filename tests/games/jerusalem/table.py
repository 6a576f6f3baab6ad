"""A table of Jerusalem for tests: positions set up in a few words, played in words."""

from __future__ import annotations

from typing import Any

import bezant
from bezant.games.jerusalem.names import END_NAMES, STEP_NAMES
from bezant.games.jerusalem.position import cards_in_hand
from bezant.games.jerusalem.state import State
from bezant.games.jerusalem.tables import AREA_NAMES, EVENT_NAMES, OFFICE_NAMES
from bezant.kernel.writing import seats_of
from tests.games import table as games

GAME = bezant.load("jerusalem")
RED, YELLOW, BLUE, GREEN = range(4)
TAKE_ALL = {"income_refusal": 2}


class Table(games.Table):
    game, step_names = GAME, STEP_NAMES
    state: State

    @property
    def result(self) -> tuple[str, list[int]] | None:
        """What decided the game and who has won."""
        return (END_NAMES[self.state.end], seats_of(self.state, self.state.winners)) if self.step == "over" else None

    def area(self, name: str) -> list[int]:
        """The squires of each seat in an area."""
        return [self.state.squires[seat, AREA_NAMES.index(name)] for seat in range(self.state.seats)]

    def fresh(self, name: str) -> int:
        return int(self.state.fresh[AREA_NAMES.index(name)])

    def baron(self, seat: int) -> str | None:
        area = self.state.baron[seat]
        return None if area < 0 else AREA_NAMES[area]

    def of(self, field: str) -> list[int]:
        """A number of each seat: coins, screen, supply, prestige, height."""
        return [getattr(self.state, field)[seat] for seat in range(self.state.seats)]

    def hand(self, seat: int) -> list[str]:
        return cards_in_hand(self.state, seat)

    def offices(self, round: int | None = None) -> list[str | None]:
        """By seat, of this round or of another."""
        row = [self.state.office[(round or self.state.round) - 1, seat] for seat in range(self.state.seats)]
        return [None if office < 0 else OFFICE_NAMES[office] for office in row]

    @property
    def event(self) -> str | None:
        """The event of this round."""
        event = self.state.event[self.state.round - 1]
        return None if event < 0 else EVENT_NAMES[event]


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    """A new game at its first question."""
    return Table(GAME.new(seats, seed, **options))


def at(*players: dict[str, Any], **position: Any) -> Table:
    """A position, completed by `load`: round 2, the first in turn order about to deploy, unless it says otherwise."""
    position.setdefault("seats", max(2, len(players)))
    position.setdefault("round", 2)
    position.setdefault("step", "deploy")
    return Table(GAME.load({"players": list(players), **position}))


def revenue(*players: dict[str, Any], **position: Any) -> Table:
    """The last player has deployed: on to phase 3, in round 1 unless it says otherwise. All income is taken."""
    position.setdefault("round", 1)
    position.setdefault("options", TAKE_ALL)
    seats = max(2, len(players))
    offices = position.get("offices", [[*OFFICE_NAMES[4 - seats :]]])
    last = offices[-1].index("admiral")
    return at(*players, **{"active": last, **position}).play("end")


def in_event(event: str, *players: dict[str, Any], **position: Any) -> Table:
    """The revenue of round 2 is over, and this event takes effect."""
    return revenue(*players, round=2, events=[None, event], **position)
