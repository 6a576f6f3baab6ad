"""A table of Byzantium for tests: positions set up in a few words, played in words, with the dice a scenario wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import bezant
from bezant.games.byzantium.names import END_NAMES, STEP_NAMES
from bezant.games.byzantium.state import State
from bezant.games.byzantium.tables import ALLEGIANCE_NAMES, BOX_NAMES, CITY_NAMES
from bezant.kernel.dice import below, seed_dice, words_of
from bezant.kernel.writing import seats_of
from tests.games import table as games

GAME = bezant.load("byzantium")
MANY_SEEDS = 200_000
SIDES = ("byzantine", "arab")


class Table(games.Table):
    game, step_names = GAME, STEP_NAMES
    state: State

    # --- play ----------------------------------------------------------------------------------------------------------------

    def throwing(self, *rolls: Sequence[int]) -> Table:
        """The next dice show these faces, roll by roll, in any order within a roll."""
        return self._seed(lambda faces: sorted(faces), [sorted(roll) for roll in rolls])

    def hitting(self, *rolls: tuple[int, int]) -> Table:
        """The next rolls have so many hits: pairs of dice and hits."""
        patterns = [(1,) * hits + (0,) * (dice - hits) for dice, hits in rolls]
        return self._seed(lambda faces: tuple(sorted((int(face >= 4) for face in faces), reverse=True)), patterns)

    def _seed(self, read: Callable[[list[int]], Any], wanted: Sequence[Any]) -> Table:
        generator: Any = SimpleNamespace(dice=[0, 0, 0, 0])
        for seed in range(MANY_SEEDS):
            seed_dice(generator, *words_of(seed))
            if all(read([1 + below(generator, 6) for _ in roll]) == roll for roll in wanted):
                GAME.reseed(self.state, seed)
                return self
        raise AssertionError(f"no seed up to {MANY_SEEDS} throws {wanted}")

    # --- what can be seen ----------------------------------------------------------------------------------------------------

    @property
    def result(self) -> tuple[str, list[int]] | None:
        """The reason of the end and the seats that have won."""
        return (END_NAMES[self.state.end], seats_of(self.state, self.state.winners)) if self.step == "over" else None

    def army(self, seat: int, side: str) -> str:
        """A field army as the rules page writes it: `0/8/2`, ELITE, MAIN and MOVE."""
        elite, main, _, move = self.row(seat, side)
        return f"{elite}/{main}/{move}"

    def row(self, seat: int, side: str) -> list[int]:
        """ELITE, MAIN, LEVY, MOVE."""
        return [self.state.cubes[seat, SIDES.index(side), rank] for rank in range(4)]

    def where(self, seat: int, side: str) -> str | None:
        city = self.state.army[seat, SIDES.index(side)]
        return None if city < 0 else CITY_NAMES[city]

    def treasury(self, seat: int) -> tuple[int, int]:
        return self.state.treasury[seat, 0], self.state.treasury[seat, 1]

    def points(self, seat: int) -> tuple[int, int]:
        return self.state.points[seat, 0], self.state.points[seat, 1]

    def pool(self, seat: int) -> int:
        return int(self.state.pool[seat])

    def losses(self, seat: int) -> int:
        return int(self.state.losses[seat])

    def city(self, name: str) -> tuple[str, int, int | None]:
        """Side, markers, controller."""
        city = CITY_NAMES.index(name)
        controller = self.state.controller[city]
        side = ALLEGIANCE_NAMES[self.state.allegiance[city]]
        return side, self.state.markers[city], None if controller < 0 else controller

    def holder(self, box: str) -> int | None:
        seat = self.state.holder[BOX_NAMES.index(box)]
        return None if seat < 0 else seat

    @property
    def bulgars(self) -> int:
        return int(self.state.bulgars)


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    """A new game at its first question."""
    return Table(GAME.new(seats, seed, **options))


def at(*players: dict[str, Any], **position: Any) -> Table:
    """A position, completed by `load`."""
    position.setdefault("seats", max(2, len(players)))
    return Table(GAME.load({"players": list(players), **position}))


def army(cubes: str, city: str | None = None, **more: Any) -> dict[str, Any]:
    """A row of an army card: `army("0/9/3", "tarsus", levy=2)`; the figure stands in the city."""
    elite, main, move = map(int, cubes.split("/"))
    return {"elite": elite, "main": main, "move": move, "army": city, **more}


def arab(controller: int | None = None, markers: int | None = None, **more: Any) -> dict[str, Any]:
    """An Arab city."""
    return _city("arab", controller, markers, more)


def byz(controller: int | None = None, markers: int | None = None, **more: Any) -> dict[str, Any]:
    """A Byzantine city."""
    return _city("byzantine", controller, markers, more)


def _city(side: str, controller: int | None, markers: int | None, more: dict[str, Any]) -> dict[str, Any]:
    sized = {} if markers is None else {"markers": markers}
    return {"side": side, "controller": controller, **sized, **more}
