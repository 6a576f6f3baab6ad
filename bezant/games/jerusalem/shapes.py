"""The shapes of the view and of the board; the page's types are generated from here."""

from __future__ import annotations

from typing import Literal

from bezant.kernel.shapes import Frame
from bezant.kernel.typed import TypedDict


class Income(TypedDict):
    squires: int
    coins: int
    prestige: int


class AreaState(TypedDict):
    area: str
    open: bool
    squires: list[int]  # of each seat
    fresh: int  # own squires that came in this turn; they let the Baron in
    baron: int | None
    leader: int | None  # who would be paid if the round ended now
    income: Income


class Privilege(TypedDict):
    district: str
    seat: int | None


class OfficeState(TypedDict):
    office: str
    seat: int | None


class Auction(TypedDict):
    office: str | None
    bid: int | None
    bidder: int | None
    passed: list[int]


class Packet(TypedDict):
    seat: int | None
    count: int
    cards: list[str] | None  # for its holder alone


class Turn(TypedDict):
    seat: int
    price: int
    genoese: bool
    marshal: bool
    from_area: str | None


class Calamity(TypedDict):
    calamity: str
    seat: int
    left: int
    spared: dict[str, int]
    taken: list[int]


class Player(TypedDict):
    """A player; what is None lies behind a closed screen."""

    seat: int
    side: str
    office: str | None
    last_office: str | None
    height: int
    prestige: int
    next_floor: int
    baron: str | None
    income: Income  # what would come in if the round ended now
    cards: int
    hand: list[str] | None
    squires: int | None
    coins: int | None
    supply: int | None


class CalendarRound(TypedDict):
    round: int
    face: Literal["none", "down", "up", "gifts"]
    calamity: str | None


class PassedOn(TypedDict):
    round: int
    cards: list[str]


class Ending(TypedDict):
    reason: str
    winners: list[int]


class View(TypedDict):
    """What one seat, or a spectator, sees of a position (JER-25.1)."""

    round: int
    rounds: int
    phase: str
    step: str
    active: int
    order: list[int]
    areas: list[AreaState]
    privileges: list[Privilege]
    offices: list[OfficeState]
    auction: Auction | None
    packet: Packet
    turn: Turn | None
    calamity: Calamity | None
    players: list[Player]
    calendar: list[CalendarRound]
    deck: int
    discard: list[str]
    passed_on: list[PassedOn]
    result: Ending | None


class Box(TypedDict):
    """A box by its middle and size."""

    x: float
    y: float
    w: float
    h: float


class Area(Box):
    area: str
    district: str
    big: bool


class District(Box):
    district: str
    areas: list[str]
    privilege: str | None


class Office(TypedDict):
    office: str
    number: int
    squires: int


class Track(TypedDict):
    y: float
    h: float
    last: int


class Board(TypedDict):
    """What is drawn."""

    frame: Frame
    areas: list[Area]
    districts: list[District]
    offices: list[Office]
    floors: int
    track: Track
    sides: list[str]
