"""The shapes of the view and of the board; the page's types are generated from here."""

from __future__ import annotations

from typing import Literal

from bezant.kernel.shapes import Frame
from bezant.kernel.typed import TypedDict

SideWord = Literal["byzantine", "arab"]
Allegiance = Literal["byzantine", "arab", "persian", "bulgar"]
GuardPlace = Literal["box", "army", "aside"]


class Amounts(TypedDict):
    """A number for each side."""

    byzantine: int
    arab: int


class Holders(TypedDict):
    """A seat for each side."""

    byzantine: int | None
    arab: int | None


class Guards(TypedDict):
    byzantine: GuardPlace
    arab: GuardPlace


class Ranks(TypedDict):
    """A number for each box of a row of the army card."""

    elite: int
    main: int
    levy: int
    move: int


class Army(Ranks):
    """A row of the army card and its figure; `elite` counts own cubes, the guard stands apart."""

    guard: bool
    city: str | None
    strength: int
    dice: int
    may_enter: bool


class Armies(TypedDict):
    byzantine: Army
    arab: Army


class CityState(TypedDict):
    city: str
    allegiance: Allegiance
    size: int
    markers: int
    controller: int | None
    fortified: bool


class BoxState(TypedDict):
    box: str
    kind: str
    seat: int | None


class Bulgars(TypedDict):
    box: int
    supply: int


class Player(TypedDict):
    seat: int
    side: str
    pool: int
    losses: int
    removed: int
    walls: int
    taxes: int
    pass_cube: bool
    buildings: Amounts
    treasury: Amounts
    points: Amounts
    score: int
    cities: int
    income: Amounts
    upkeep: Amounts
    armies: Armies


class Action(TypedDict):
    """The action in progress: what for, where, with which army and how far."""

    purpose: str | None
    city: str | None
    side: Allegiance | None
    entered: bool
    links: int
    ahead: str | None
    cost: int
    sea_given_up: bool
    taxed: int
    placed: int


class Force(TypedDict):
    strength: int
    dice: int


class Odds(TypedDict):
    take: float
    yielded: float
    losses: float


class Attack(TypedDict):
    seat: int
    force: Allegiance
    city: str
    origin: str | None
    strength: int
    dice: int
    walls: int
    defenders: list[int]
    opponent: str | None
    against: Force | None
    hits: int
    hits_against: int
    odds: Odds | None


class Losing(TypedDict):
    seat: int
    side: SideWord
    count: int


class Retreat(TypedDict):
    seat: int
    side: SideWord
    forced: bool
    havens: list[str]


class Upkeep(TypedDict):
    seat: int
    side: SideWord
    unpaid: Ranks
    prices: Ranks


class Ending(TypedDict):
    reason: str
    winners: list[int]


class View(TypedDict):
    """What everybody sees of a position (BYZ-R70)."""

    turn: int
    turns: int
    step: str
    start: int
    actor: int
    active: int
    passed: list[int]
    first_passer: int | None
    cities: list[CityState]
    boxes: list[BoxState]
    guards: Guards
    fleets: Holders
    titles: Holders
    bulgars: Bulgars
    players: list[Player]
    action: Action | None
    attack: Attack | None
    losing: Losing | None
    retreat: Retreat | None
    upkeep: Upkeep | None
    result: Ending | None


class City(TypedDict):
    city: str
    x: float
    y: float
    coast: str
    capital: bool
    arrow: bool


class Link(TypedDict):
    a: str
    b: str
    kind: Literal["road", "desert", "sea"]
    factor: int


class Box(TypedDict):
    box: str
    kind: str
    side: Literal["byzantine", "arab", "both"]
    row: int
    column: int


class Prices(TypedDict):
    byzantine: Ranks
    arab: Ranks


class Board(TypedDict):
    """What is drawn."""

    frame: Frame
    cities: list[City]
    links: list[Link]
    boxes: list[Box]
    sides: list[str]
    bulgars: int
    upkeep: Prices
