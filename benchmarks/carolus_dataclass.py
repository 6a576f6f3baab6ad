"""Carolus Magnus as one would write it in plain Python: dataclasses, lists, a random generator. The yardstick of the engine.

It knows the whole game for 2, 3 and 4 players and asks the same questions as the engine (docs/rules/carolus.md), choices with a
single option left out. It has no records, no reasons for refusals and no undo.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto

FAMILIES = range(5)
CROWN = 5
PROVINCES = 15
KNIGHTS = 40
FEWEST_LANDS = 4


class Step(Enum):
    SETUP = auto()
    CHOOSE = auto()
    PLACE = auto()
    MOVE = auto()
    REFILL = auto()
    OVER = auto()


@dataclass(frozen=True)
class Name:
    """The family a crown stands for."""

    family: int


@dataclass(frozen=True)
class Disc:
    number: int


@dataclass(frozen=True)
class ToCourt:
    family: int


@dataclass(frozen=True)
class ToLand:
    family: int
    index: int  # in the ring


@dataclass(frozen=True)
class Steps:
    count: int


Move = Name | Disc | ToCourt | ToLand | Steps


@dataclass
class Land:
    provinces: int = 1
    knights: list[int] = field(default_factory=lambda: [0] * 5)
    owner: int | None = None
    castles: int = 0


@dataclass
class Player:
    side: int
    reserve: list[int] = field(default_factory=lambda: [0] * 5)
    row: list[int] = field(default_factory=lambda: [0] * 5)
    discs: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5])
    disc: int | None = None


@dataclass(frozen=True)
class Table:
    """What depends on the number of players."""

    sides: tuple[int, ...]
    castles: int
    per_turn: int
    setup_throws: tuple[int, ...]


TABLES = {
    2: Table((0, 1), 10, 3, (3, 3, 1)),
    3: Table((0, 1, 2), 8, 4, (3, 3, 3)),
    4: Table((0, 0, 1, 1), 10, 3, (3, 3, 1)),
}


class Game:
    """One game, from the first question to the end."""

    def __init__(self, seats: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.table = TABLES[seats]
        self.players = [Player(side) for side in self.table.sides]
        self.stock = [self.table.castles] * (max(self.table.sides) + 1)
        self.supply = [KNIGHTS] * 5
        self.crest: list[int | None] = [None] * 5
        self.ring = self._lay_ring()
        self.emperor = 0  # in the ring
        self.round = 0
        self.step = Step.SETUP
        self.active = 0
        self.turn = 0
        self.throws = 0
        self.crowns = 0
        self.to_place = 0
        self.placed_this_round = 0
        self.choice_order: list[int] = []
        self.action_order: list[int] = []
        self.end: str | None = None
        self.winners: list[int] = []
        self._advance()

    def _lay_ring(self) -> list[Land]:
        families = [family for family in FAMILIES for _ in range(3)]
        self.random.shuffle(families)
        ring = []
        for family in families:
            land = Land()
            land.knights[family] = 1
            self.supply[family] -= 1
            ring.append(land)
        return ring

    # --- questions ---------------------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Everything the active player may do now."""
        player = self.players[self.active]
        if self.step is Step.PLACE:
            families = [family for family in FAMILIES if player.reserve[family] > 0]
            courts: list[Move] = [ToCourt(family) for family in families]
            lands: list[Move] = [ToLand(family, index) for family in families for index in range(len(self.ring))]
            return courts + lands
        if self.step is Step.MOVE:
            assert player.disc is not None
            return [Steps(count) for count in range(1, player.disc + 1)]
        if self.step is Step.CHOOSE:
            return [Disc(number) for number in self._open_discs()]
        if self.step is Step.OVER:
            return []
        return [Name(family) for family in FAMILIES if self._is_available(family)]

    def play(self, move: Move) -> None:
        """Carry out one of the moves, and all that follows by itself."""
        if isinstance(move, ToLand):
            self._spend(move.family)
            self.ring[move.index].knights[move.family] += 1
        elif isinstance(move, ToCourt):
            self._spend(move.family)
            self._to_court(move.family)
        elif isinstance(move, Steps):
            self._move_emperor(move.count)
        elif isinstance(move, Disc):
            self._choose_disc(move.number)
        else:
            self._name(move.family)
        self._advance()

    def _advance(self) -> None:
        """Go on to the next question or the end."""
        while not self._asks():
            pass

    def _asks(self) -> bool:
        """Whether there is a question now; if not, the one thing that happens is done."""
        if self.step is Step.OVER:
            return True
        if self.step is Step.PLACE:
            if self.to_place > 0:
                return True
            self.step = Step.MOVE
        elif self.step is Step.MOVE:
            disc = self.players[self.active].disc
            assert disc is not None
            if disc > 1:
                return True
            self._move_emperor(1)
        elif self.step is Step.CHOOSE:
            self.active = self.choice_order[self.turn]
            discs = self._open_discs()
            if len(discs) > 1:
                return True
            self._choose_disc(discs[0])
        elif self.crowns > 0:
            return self._settles_crown()
        elif self.step is Step.REFILL:
            self._end_turn()
        else:
            self._throw_for_setup()
        return False

    def _settles_crown(self) -> bool:
        available = [family for family in FAMILIES if self._is_available(family)]
        if len(available) > 1:
            return True
        if available:
            self._name(available[0])
        else:
            self.crowns -= 1
        return False

    # --- course of play ----------------------------------------------------------------------------------------------------

    def _throw_for_setup(self) -> None:
        if self.throws < len(self.table.setup_throws):
            self.throws += 1
            self._throw(self.table.setup_throws[self.throws - 1])
            return
        self.throws = 0
        self.active += 1
        if self.active == len(self.players):
            first = self.random.randrange(len(self.players))
            self.choice_order = [(first + place) % len(self.players) for place in range(len(self.players))]
            self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.placed_this_round = 0
        self.turn = 0
        self.step = Step.CHOOSE
        for player in self.players:
            player.disc = None

    def _open_discs(self) -> list[int]:
        chosen = {player.disc for player in self.players}
        left = self.players[self.active].discs
        return [number for number in left if number not in chosen] or left

    def _choose_disc(self, number: int) -> None:
        player = self.players[self.active]
        player.discs.remove(number)
        player.disc = number
        self.turn += 1
        if self.turn == len(self.players):
            self.action_order = sorted(self.choice_order, key=lambda seat: self.players[seat].disc or 0)
            self.turn = 0
            self._begin_turn()

    def _begin_turn(self) -> None:
        self.active = self.action_order[self.turn]
        self.to_place = min(self.table.per_turn, sum(self.players[self.active].reserve))
        self.step = Step.PLACE

    def _end_turn(self) -> None:
        self.turn += 1
        if self.turn < len(self.players):
            self._begin_turn()
            return
        self.choice_order = self.action_order
        if not self.players[0].discs:
            for player in self.players:
                player.discs = [1, 2, 3, 4, 5]
        if self.placed_this_round == 0:
            self._finish("dead_round", self._most_castles())
        else:
            self._begin_round()

    # --- knights and crests ------------------------------------------------------------------------------------------------

    def _spend(self, family: int) -> None:
        self.players[self.active].reserve[family] -= 1
        self.to_place -= 1
        self.placed_this_round += 1

    def _to_court(self, family: int) -> None:
        player, holder = self.players[self.active], self.crest[family]
        player.row[family] += 1
        if holder is None or player.row[family] > self.players[holder].row[family]:
            self.crest[family] = self.active

    # --- Charlemagne -------------------------------------------------------------------------------------------------------

    def _move_emperor(self, steps: int) -> None:
        self.emperor = (self.emperor + steps) % len(self.ring)
        self._resolve(self.ring[self.emperor])
        if self.end is None:
            self.step = Step.REFILL
            self._throw(self.table.per_turn)

    def _score(self, land: Land, side: int) -> int:
        commanded = sum(
            count
            for count, holder in zip(land.knights, self.crest, strict=True)
            if holder is not None and self.players[holder].side == side
        )
        return commanded + (land.castles if land.owner == side else 0)

    def _leader(self, land: Land) -> int | None:
        scores = [self._score(land, side) for side in range(len(self.stock))]
        best = max(scores)
        return scores.index(best) if best > 0 and scores.count(best) == 1 else None

    def _resolve(self, land: Land) -> None:
        side = self._leader(land)
        if side is None or side == land.owner:
            return
        if land.owner is None:
            castles = 1
        else:
            castles = min(land.castles, self.stock[side])
            self.stock[land.owner] += land.castles
        self.stock[side] -= castles
        land.castles, land.owner = castles, side
        self._merge(land)
        if self.stock[side] == 0:
            self._finish("all_castles", [side])
        elif len(self.ring) < FEWEST_LANDS:
            self._finish("few_lands", self._most_castles())

    def _merge(self, land: Land) -> None:
        """Neighbours of the same owner become part of the land."""
        index = self.emperor
        neighbours = [self.ring[(index + 1) % len(self.ring)], self.ring[index - 1]]
        for other in neighbours:
            if other is not land and other.owner == land.owner and any(other is each for each in self.ring):
                land.knights = [own + joined for own, joined in zip(land.knights, other.knights, strict=True)]
                land.castles += other.castles
                land.provinces += other.provinces
                self.ring = [each for each in self.ring if each is not other]
        self.emperor = next(index for index, each in enumerate(self.ring) if each is land)

    def _most_castles(self) -> list[int]:
        return [side for side, left in enumerate(self.stock) if left == min(self.stock)]

    def _finish(self, end: str, winners: list[int]) -> None:
        self.end, self.winners, self.step = end, winners, Step.OVER

    # --- dice --------------------------------------------------------------------------------------------------------------

    def _throw(self, dice: int) -> None:
        for face in [self.random.randrange(6) for _ in range(dice)]:
            self._serve(face)

    def _serve(self, face: int) -> None:
        if face != CROWN and not self._is_available(face):
            available = [family for family in FAMILIES if self._is_available(family)]
            if not available:
                return
            face = self.random.choice([*available, CROWN])
        if face == CROWN:
            self.crowns += 1
        else:
            self._take(face)

    def _name(self, family: int) -> None:
        self.crowns -= 1
        self._take(family)

    def _is_available(self, family: int) -> bool:
        return self.supply[family] > 0 or all(player.row[family] > 0 for player in self.players)

    def _take(self, family: int) -> None:
        if self.supply[family] == 0:
            returned = min(player.row[family] for player in self.players)
            for player in self.players:
                player.row[family] -= returned
            self.supply[family] += returned * len(self.players)
        self.supply[family] -= 1
        self.players[self.active].reserve[family] += 1


def play_out(game: Game) -> int:
    """Random moves to the end; how many decisions it took."""
    decisions = 0
    while game.step is not Step.OVER:
        game.play(game.random.choice(game.moves()))
        decisions += 1
    return decisions


def games(seats: int, seed: int = 0) -> Iterator[tuple[Game, int]]:
    """Games played at random, one after the other, with the number of their decisions."""
    while True:
        game = Game(seats, seed)
        yield game, play_out(game)
        seed += 1
