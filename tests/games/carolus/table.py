"""A table of Carolus Magnus for tests: positions set up and read in the notation of the rules page, and played in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import bezant
from bezant.games.carolus.names import END_NAMES, STEP_NAMES
from bezant.games.carolus.position import provinces_of, winning_sides
from bezant.games.carolus.rules import lands
from bezant.games.carolus.state import State
from bezant.games.carolus.tables import FAMILY_NAMES, PROVINCES, SIDE_NAMES
from bezant.kernel.messages import Event
from tests.games import table as games

GAME = bezant.load("carolus")
MANY_SEEDS = 20_000


class Table(games.Table):
    game, step_names = GAME, STEP_NAMES
    state: State

    # --- play --------------------------------------------------------------------------------------------------------

    def play_throwing(self, action: str, *faces: str) -> Table:
        """Carry out an action that ends in a throw of these faces, in any order: seeds are tried until the dice show them."""
        for seed in range(MANY_SEEDS):
            ahead = self.state.copy()
            GAME.reseed(ahead, seed)
            told = GAME.apply(ahead, GAME.actions.parse(action))
            thrown: Any = next(event.args["faces"] for event in told if event.name == "throw")
            if sorted(thrown) == sorted(faces):
                self.state, self.told = ahead, told
                return self
        raise AssertionError(f"no seed up to {MANY_SEEDS} throws {faces}")

    def choose(self, *numbers: int) -> Table:
        """The discs of a round, in choice order."""
        return self.play(*(f"disc {number}" for number in numbers))

    def turn(self, steps: int = 1, into: int | None = None) -> Table:
        """A whole turn of the active seat: its first knights at court or into a land, its steps, its first colour for crowns."""
        told: list[Event] = []
        for _ in range(self.state.to_place):
            family = next(iter(self.reserve(self.to_move)))
            told += self.play(f"court {family}" if into is None else f"land {family} {into}").told
        if self.step == "move":
            told += self.play(f"steps {steps}").told
        while self.step == "refill":
            told += self.play(self.open[0]).told
        self.told = told
        return self

    def settle(self) -> Table:
        """Name the first colour for every crown of the set-up."""
        told = self.told
        while self.step == "setup":
            told += self.play(self.open[0]).told
        self.told = told
        return self

    # --- what can be seen --------------------------------------------------------------------------------------------

    @property
    def result(self) -> tuple[str, list[str]] | None:
        """The reason of the end and the sides that have won."""
        return (END_NAMES[self.state.end], winning_sides(self.state)) if self.step == "over" else None

    @property
    def ring(self) -> list[int]:
        return list(self.state.ring[: self.state.lands])

    @property
    def emperor(self) -> int:
        return int(self.state.emperor)

    @property
    def stock(self) -> list[int]:
        """Castles left to each side: white, black, grey."""
        return list(self.state.stock[: len(set(GAME.sides(self.state.seats)))])

    def land(self, name: int) -> str:
        """A land as the rules page writes it, families in the order of the castle card: `red 1, green 2 | black 1`."""
        owner = self.state.owner[name]
        castles = "-" if owner < 0 else f"{SIDE_NAMES[owner]} {self.state.castles[name]}"
        return f"{_listed(self.state.knights[name, family] for family in range(5))} | {castles}"

    def provinces(self, name: int) -> list[int]:
        return provinces_of(self.state, name)

    def scores(self, name: int) -> list[int]:
        """What each side scores in a land."""
        return [lands.score_of(self.state, name, side) for side in range(len(self.stock))]

    def crest(self, family: str) -> int | None:
        holder = self.state.crest[FAMILY_NAMES.index(family)]
        return None if holder < 0 else holder

    def row(self, family: str) -> list[int]:
        """How many knights of the family each seat has at court."""
        return [self.state.row[seat, FAMILY_NAMES.index(family)] for seat in range(self.state.seats)]

    def reserve(self, seat: int) -> dict[str, int]:
        held = {family: self.state.reserve[seat, index] for index, family in enumerate(FAMILY_NAMES)}
        return {family: count for family, count in held.items() if count}

    def reserve_size(self, seat: int) -> int:
        return sum(self.reserve(seat).values())

    def supply(self, family: str) -> int:
        return int(self.state.supply[FAMILY_NAMES.index(family)])

    def discs(self, seat: int) -> list[int]:
        """The numbers the seat has left."""
        return list(GAME.view(self.state, None)["players"][seat]["discs"])

    @property
    def choice_order(self) -> list[int]:
        return list(self.state.choice_order[: self.state.seats])

    @property
    def action_order(self) -> list[int]:
        return list(self.state.action_order[: self.state.seats])


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    """A new game at its first question."""
    return Table(GAME.new(seats, seed, **options))


def at(lands: Sequence[str] = (), supply: dict[str, int] | None = None, **position: Any) -> Table:
    """A position, completed by `load`. Lands clockwise from province 0, in the notation of the rules page; "" is any province.

    What the supply is said to lack stands in province 14."""
    position["lands"] = [_land(text) for text in lands]
    if supply is not None:
        position["lands"] += [{} for _ in range(PROVINCES - sum(land.get("size", 1) for land in position["lands"]))]
        complete = GAME.dump(GAME.load(position))
        last = dict(complete["lands"][-1]["knights"])
        for family, left in supply.items():
            last[family] += complete["supply"][family] - left
        position["lands"][-1]["knights"] = last
    return Table(GAME.load(position))


def reserves(*seats: str) -> list[dict[str, Any]]:
    """Players with these reserves: `reserves("red 3, blue 4", "red 7")`."""
    return [{"reserve": _counts(text)} for text in seats]


def rows(*seats: str) -> list[dict[str, Any]]:
    """Players with these rows."""
    return [{"row": _counts(text)} for text in seats]


def _land(text: str) -> dict[str, Any]:
    if not text:
        return {}
    knights, _, castles = (part.strip() for part in text.partition("|"))
    if castles in ("", "-"):
        return {"knights": _counts(knights)}
    owner, count = castles.split()
    return {"knights": _counts(knights), "owner": owner, "size": int(count)}


def _counts(text: str) -> dict[str, int]:
    pairs = (pair.split() for pair in text.split(",") if pair.strip())
    return {family: int(count) for family, count in pairs}


def _listed(counts: Iterable[int]) -> str:
    return ", ".join(f"{family} {count}" for family, count in zip(FAMILY_NAMES, counts, strict=True) if count)
