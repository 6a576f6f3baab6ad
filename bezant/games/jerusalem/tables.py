"""Counts, names and tables of Jerusalem, from board.toml. Areas, districts, offices, events and cards are numbered as there."""

from __future__ import annotations

from typing import Any

import numpy as np

from bezant.kernel.board import checked_board
from bezant.kernel.compile import table
from bezant.kernel.names import NOBODY

from .board import (
    AREA_WORDS,
    BOARD_WORDS,
    CARD_WORDS,
    DISTRICT_WORDS,
    EVENT_WORDS,
    OFFICE_WORDS,
    PLAYER_COUNTS,
    RESOURCE_WORDS,
    ROUNDS,
    check_board,
)

__all__ = ["NOBODY", "ROUNDS"]

BOARD = checked_board(__file__, check_board)

SIDE_NAMES = ["red", "yellow", "blue", "green"]  # the colours of the seats (JER-2.1, JER-2.4)
SEATS = len(SIDE_NAMES)
SEAT_COUNTS: tuple[int, ...] = tuple(BOARD["start"]["players"])  # JER-1.1
_SETUPS = {setup["players"]: setup for setup in BOARD["setup"]}


def sides(seats: int) -> list[int]:
    """Every seat plays for itself (JER-1.3)."""
    return list(range(seats))


def _by_seats(values: dict[int, Any], none: Any) -> list[Any]:
    """A table indexed by the number of players."""
    return [values.get(seats, none) for seats in range(SEATS + 1)]


# --- areas and districts ------------------------------------------------------------------------------------------------------
AREA_NAMES, DISTRICT_NAMES = list(AREA_WORDS), list(DISTRICT_WORDS)
AREAS, DISTRICTS = len(AREA_NAMES), len(DISTRICT_NAMES)  # JER-3.1, JER-3.3
PALACE, TEMPLARS, PATRIARCHS, MARKET, NOBILITY, TOWER = range(DISTRICTS)
PART = 3  # areas of a district (JER-3.2): those of district d begin at 3 d, the Tower's is the last of all
MARKET_AREAS = AREA_NAMES[PART * MARKET : PART * (MARKET + 1)]
PAL_B, TOW = 0, AREAS - 1
INCOME_AREAS = AREAS - 1  # JER-3.6, JER-15.6
DISTRICT_OF = table(__name__, [area // PART for area in range(AREAS)], np.int8)
IS_BIG = table(__name__, [int(area % PART == 0) for area in range(AREAS)], np.int8)  # JER-3.4
BANNED = AREA_NAMES.index(BOARD["baron"]["banned_area"].lower())  # JER-9.13


def _is_open(seats: int) -> list[int]:
    """JER-24.4: which areas are open with so many players."""
    closed = [name.lower() for name in _SETUPS[seats]["districts_closed"]]
    return [int(DISTRICT_NAMES[area // PART] not in closed) for area in range(AREAS)]


_OPEN = _by_seats({seats: _is_open(seats) for seats in PLAYER_COUNTS}, [0] * AREAS)
IS_OPEN = table(__name__, _OPEN, np.int8)
OPEN_AREAS = table(
    __name__, [sum(is_open << area for area, is_open in enumerate(row)) for row in _OPEN]
)  # the same as bits


def _incomes(board: str) -> list[list[int]]:
    """JER-3.6: squires, coins and prestige of each area in one of the tables of Part V."""
    other: dict[str, dict[str, int]] = next(
        (variant["areas"] for variant in BOARD["income_variant"] if variant["id"] == board), {}
    )
    printed = [other.get(area["id"], area["income"]) for area in BOARD["area"]]
    return [[income[resource] for resource in RESOURCE_WORDS] for income in printed]


BOARD_NAMES = list(BOARD_WORDS)
INCOMES = [_incomes(board) for board in BOARD_NAMES]
INCOME = table(__name__, INCOMES, np.int8)  # by table, area and resource
SQUIRES, COINS, PRESTIGE = range(len(RESOURCE_WORDS))
MOST_INCOME = table(
    __name__, [max(area[resource] for board in INCOMES for area in board) for resource in range(len(RESOURCE_WORDS))]
)

# --- pieces and prices --------------------------------------------------------------------------------------------------------
SQUIRES_EACH: int = BOARD["pieces"]["colour"]["squires_per_colour"]  # JER-2.2, JER-R6
WITHOUT_LIMIT = 10_000  # the supply of a colour where the squires are not counted
START_COINS: int = BOARD["start"]["coins"]  # JER-4.6; the coins of the box set no limit (JER-2.3, JER-R5)
_PRICES = BOARD["prices"]
MERCENARY: int = _PRICES["mercenary"]  # JER-10.1
GENOESE_PRICE: int = _PRICES["mercenary_genoese"]  # JER-21.11
TREASURER_PRICE = table(__name__, _PRICES["mercenary_treasurer"])  # JER-20.4
DISCOUNTS = len(_PRICES["mercenary_treasurer"])
TRADE_SQUIRES: int = _PRICES["trade_squires"]  # JER-11.1
TRADE_COINS: int = _PRICES["trade_coins"]  # JER-11.1
PRESTIGE_PRICE: int = _PRICES["prestige_at_market"]  # JER-14.8
PRESTIGE_MOST: int = _PRICES["prestige_at_market_max"]  # JER-14.8
SCHOLARS_PRICE: int = _PRICES["scholars_squires"]  # JER-14.7
INTRIGUE: int = _PRICES["intrigue_prestige"]  # JER-14.9
TOWER_COINS: int = _PRICES["tower_coins"]  # JER-13.1
TAX: int = _PRICES["tax_per_squire"]  # JER-19.10
MOST_SAVED: int = _PRICES["succession_saved_max"]  # JER-19.3
MOST_KILLED: int = _PRICES["war_per_opponent_max"]  # JER-19.14
FIRST_ON_FLOOR: int = BOARD["building"]["first_on_floor"]  # JER-17.3
_GIFTS = BOARD["gifts"]
GIFT_SQUIRES: int = _GIFTS["most_squires"]  # JER-16.2
GIFT_COINS: int = _GIFTS["most_coins"]  # JER-16.3
GIFT_TIED: int = _GIFTS["tied_for_most"]  # JER-16.5
GIFT_CARD: int = _GIFTS["any_card"]  # JER-16.4

# --- offices (JER-2.9, JER-20): numbered from 0, the better first -----------------------------------------------------------------
OFFICE_NAMES = list(OFFICE_WORDS)
OFFICES = len(OFFICE_NAMES)
CONSTABLE, TREASURER, MARSHAL, ADMIRAL = range(OFFICES)
FIRST_OFFICE = table(__name__, [OFFICES - seats for seats in range(SEATS + 1)])  # JER-4.4: the best in use
BASE_SQUIRES = table(__name__, [office["base_squires"] for office in BOARD["office"]])  # JER-8.2
OFFICE_COINS = table(__name__, [office["coins_at_start_of_turn"] for office in BOARD["office"]])  # JER-8.3
MARSHAL_COINS = 1  # JER-20.6
_BARON = BOARD["baron"]
BARON_NEEDS = table(  # JER-9.2, JER-9.3: by office and by whether the area is big
    __name__,
    [
        [_BARON["squires_needed_constable_small"], _BARON["squires_needed_constable_big"]],
        *([_BARON["squires_needed"]] * 2 for _ in range(OFFICES - 1)),
    ],
)

# --- events (JER-2.7, JER-19) -----------------------------------------------------------------------------------------------------
EVENT_NAMES = list(EVENT_WORDS)
EVENTS_IN_ALL = len(EVENT_NAMES)
SUCCESSION, ELECTION, SPECIAL_TAX, WAR = range(EVENTS_IN_ALL)
FIRST_EVENT_ROUND, LAST_EVENT_ROUND = 2, 4  # JER-5.5
_POOLS = {seats: [int(name.upper() in _SETUPS[seats]["event_pool"]) for name in EVENT_NAMES] for seats in PLAYER_COUNTS}
IS_EVENT_IN_PLAY = table(__name__, _by_seats(_POOLS, [0] * EVENTS_IN_ALL), np.int8)  # JER-4.2, JER-24.1

# --- action cards (JER-21) --------------------------------------------------------------------------------------------------------
CARD_NAMES = list(CARD_WORDS)
CARDS = len(CARD_NAMES)
SQ1, CO2, PR2, RES2, SQ1CO1, TURNCOAT, MOVE2, GENOESE, FIRST_SWEEP = range(9)  # a sweep card for each place, Tower last
COPIES = table(__name__, [card["copies"] for card in BOARD["action_card"]])


def _deck(seats: int) -> list[int]:
    """JER-4.3, JER-24.2: the copies of each card with so many players."""
    removed = [name.lower() for name in _SETUPS[seats]["cards_removed"]]
    return [0 if name in removed else COPIES[card] for card, name in enumerate(CARD_NAMES)]


DECK = table(__name__, _by_seats({seats: _deck(seats) for seats in PLAYER_COUNTS}, [0] * CARDS))
MOST_PLAYS = ROUNDS * SEATS + ROUNDS  # JER-I4: no more cards are drawn
SWEPT = 2  # squires of a sweep card (JER-21.14)
MOVED = 2  # squires of Move Two (JER-21.13)
GAIN_NAMES = ["ss", "sc", "sp", "cc", "cp", "pp"]  # JER-R28: s squire, c coin, p prestige
GAINS = len(GAIN_NAMES)
GAIN = table(__name__, [[name.count(letter) for letter in "scp"] for name in GAIN_NAMES], np.int8)


def _most_coins() -> int:
    """The most anybody can hold before an auction (III.5): start, four rounds of income, cards, and all squires sold."""
    rounds = ROUNDS - 1
    coins = max(sum(area[COINS] for area in board) for board in INCOMES)
    squires = max(sum(area[SQUIRES] for area in board) for board in INCOMES)
    office = max(MARSHAL_COINS, *(OFFICE_COINS[office] for office in range(OFFICES)))
    base = max(BASE_SQUIRES[office] for office in range(OFFICES))
    from_cards = 2 * COPIES[CO2] + 2 * COPIES[RES2] + COPIES[SQ1CO1]
    sweeps = sum(COPIES[card] for card in range(FIRST_SWEEP, CARDS))
    sold = rounds * base + (rounds - 1) * squires + COPIES[SQ1] + COPIES[SQ1CO1] + SWEPT * sweeps
    return START_COINS + rounds * (coins + TOWER_COINS + office) + from_cards + sold // TRADE_SQUIRES * TRADE_COINS


MOST_BID = _most_coins()
