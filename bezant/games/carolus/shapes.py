"""The shapes of the view and of the board; the page's types are generated from here."""

from __future__ import annotations

from typing import Literal

from bezant.kernel.shapes import Frame
from bezant.kernel.typed import TypedDict

SideName = Literal["white", "black", "grey"]
Family = Literal["red", "pink", "blue", "green", "yellow"]


class Knights(TypedDict):
    """A number of knights of each family."""

    red: int
    pink: int
    blue: int
    green: int
    yellow: int


class Crests(TypedDict):
    """The seat that commands each family."""

    red: int | None
    pink: int | None
    blue: int | None
    green: int | None
    yellow: int | None


class Land(TypedDict):
    land: int  # its first province, clockwise
    provinces: list[int]
    knights: Knights
    owner: SideName | None
    castles: int
    scores: dict[str, int]  # by side


class Player(TypedDict):
    seat: int
    side: SideName
    reserve: Knights
    row: Knights
    played: list[int]
    discs: list[int]
    disc: int | None


class Side(TypedDict):
    side: SideName
    seats: list[int]
    stock: int
    castles: int
    goal: int


class Options(TypedDict):
    guard_rounds: int
    first_chooser: int


class Ending(TypedDict):
    reason: str
    winners: list[SideName]


class View(TypedDict):
    """What everybody sees of a position (CAR-R38)."""

    seats: int
    options: Options
    round: int
    step: Literal["setup", "choose", "place", "move", "refill", "over"]
    active: int
    turn: int
    lands: list[Land]
    emperor: int
    supply: Knights
    crests: Crests
    players: list[Player]
    sides: list[Side]
    choice_order: list[int]
    action_order: list[int]
    throws: int
    to_place: int
    crowns: int
    placed_this_round: int
    result: Ending | None


class Province(TypedDict):
    province: int
    id: str
    x: float
    y: float


class Board(TypedDict):
    """What is drawn."""

    frame: Frame
    provinces: list[Province]
    families: list[Family]
    sides: list[SideName]
