"""The printed board, offices, events and cards, read from board.toml and checked: what the rules take for granted."""

from __future__ import annotations

from typing import Any

from bezant.kernel.board import check_all, check_ranges
from bezant.kernel.errors import BadBoard

PLAYER_COUNTS = (2, 3, 4)  # JER-1.1
DISTRICT_WORDS = (
    "palace",
    "templars",
    "patriarchs",
    "market",
    "nobility",
    "tower",
)  # JER-15.1; the Tower last (JER-3.3)
AREA_WORDS = (  # big, lower left, lower right (JER-15.2)
    *(f"{district}_{area}" for district in ("pal", "tem", "pat", "mar", "nob") for area in "blr"),
    "tow",
)
OFFICE_WORDS = ("constable", "treasurer", "marshal", "admiral")  # JER-20
EVENT_WORDS = ("succession", "election", "special_tax", "war")  # JER-19
CARD_WORDS = (  # JER-21.1
    *("sq1", "co2", "pr2", "res2", "sq1co1", "turncoat", "move2", "genoese"),
    *(f"sweep_{district}" for district in DISTRICT_WORDS),
)
RESOURCE_WORDS = ("squires", "coins", "prestige")
BOARD_WORDS = ("adopted", "regular", "double")  # the tables of incomes (JER-R34 and Part V)
ROUNDS, EVENT_ROUNDS = 5, [2, 3, 4]  # JER-5.1, JER-5.5
MOST_CARDS = 127  # as many as the rules can count

_RANGES: tuple[tuple[tuple[str, ...], int, int], ...] = (  # single numbers: where they stand, the least and the most
    (("start", "coins"), 0, 50),
    (("start", "rounds"), ROUNDS, ROUNDS),
    (("pieces", "colour", "squires_per_colour"), 1, 1000),
    (("prices", "mercenary"), 1, 20),
    (("prices", "mercenary_genoese"), 1, 20),
    (("prices", "trade_squires"), 1, 9),
    (("prices", "trade_coins"), 0, 9),
    (("prices", "prestige_at_market"), 1, 20),
    (("prices", "prestige_at_market_max"), 0, 9),
    (("prices", "scholars_squires"), 0, 9),
    (("prices", "intrigue_prestige"), 0, 9),
    (("prices", "tower_coins"), 0, 9),
    (("prices", "tower_moves"), 1, 1),
    (("prices", "tax_per_squire"), 1, 9),
    (("prices", "succession_saved_max"), 0, 9),
    (("prices", "war_per_opponent_max"), 0, 9),
    (("building", "first_on_floor"), 0, 9),
    (("gifts", "most_squires"), 0, 9),
    (("gifts", "most_coins"), 0, 9),
    (("gifts", "tied_for_most"), 0, 9),
    (("gifts", "any_card"), 0, 9),
    (("baron", "squires_needed"), 1, 9),
    (("baron", "squires_needed_constable_big"), 1, 9),
    (("baron", "squires_needed_constable_small"), 1, 9),
)


def _check_numbers(board: dict[str, Any]) -> None:
    """What the rules can count with. Squires sold bring less than they cost, so that every turn ends (JER-I21)."""
    check_ranges(board, _RANGES)
    prices = board["prices"]
    discounts = prices["mercenary_treasurer"]
    if len(discounts) != 2 or not all(1 <= price <= prices["mercenary"] for price in discounts):
        words = "The Treasurer's two prices are 1 to the usual one (JER-20.4)."
        raise BadBoard(words, ("prices", "mercenary_treasurer"))
    cheapest = min(*discounts, prices["mercenary"], prices["mercenary_genoese"])
    if prices["trade_coins"] >= prices["trade_squires"] * cheapest:
        raise BadBoard("Squires that are sold bring less than they cost (JER-11.1).", ("prices", "trade_coins"))
    if not board["start"]["players"] or not set(board["start"]["players"]) <= set(PLAYER_COUNTS):
        raise BadBoard("Jerusalem is played by 2, 3 or 4 (JER-1.1).", ("start", "players"))
    if board["calendar"]["event_rounds"] != EVENT_ROUNDS:
        raise BadBoard("Events happen in rounds 2, 3 and 4 (JER-5.5).", ("calendar", "event_rounds"))


def _check_districts(board: dict[str, Any]) -> None:
    """JER-3.1, JER-3.2, JER-3.3: five districts of three areas, and the Tower."""
    _check_names(board, "district", DISTRICT_WORDS, "JER-3.1")
    for number, district in enumerate(board["district"]):
        areas = [AREA_WORDS[3 * number + place] for place in range(3) if 3 * number + place < len(AREA_WORDS)]
        if [area.lower() for area in district["areas"]] != areas:
            raise BadBoard(
                f"The areas of “{district['id']}” are {', '.join(areas)} (JER-3.2).", ("district", number, "areas")
            )


def _check_areas(board: dict[str, Any]) -> None:
    """JER-3.2, JER-3.4: the first area of a district is the big one."""
    _check_names(board, "area", AREA_WORDS, "JER-3.3")
    points = [(area["x"], area["y"]) for area in board["area"]]
    for number, area in enumerate(board["area"]):
        size = "big" if number % 3 == 0 else "small"
        if area["size"] != size:
            raise BadBoard(f"The area “{area['id']}” is {size} (JER-3.2).", ("area", number, "size"))
        if points.count(points[number]) > 1:
            raise BadBoard(f"The area “{area['id']}” needs a drawing point of its own.", ("area", number, "x"))


def _check_incomes(board: dict[str, Any]) -> None:
    """JER-3.6: small numbers; the Tower pays in its own step (JER-15.6); the tables of Part V."""
    for number, area in enumerate(board["area"]):
        _check_income(area["id"], area["income"], ("area", number, "income"))
    if any(board["area"][-1]["income"].values()):
        raise BadBoard("The Tower has no income (JER-15.6).", ("area", len(AREA_WORDS) - 1, "income"))
    variants = [variant["id"] for variant in board["income_variant"]]
    if variants != list(BOARD_WORDS[1:]):
        raise BadBoard(f"The other tables of incomes are {', '.join(BOARD_WORDS[1:])}.", ("income_variant",))
    for number, variant in enumerate(board["income_variant"]):
        for name, income in variant["areas"].items():
            at = ("income_variant", number, "areas")
            if name.lower() not in AREA_WORDS[:-1]:
                raise BadBoard(f"“{name}” is no area with an income.", at)
            _check_income(name, income, at)


def _check_income(area: str, income: dict[str, int], at: tuple[str | int, ...]) -> None:
    if set(income) != set(RESOURCE_WORDS) or not all(0 <= amount <= 9 for amount in income.values()):
        raise BadBoard(f"The income of “{area}” is 0 to 9 squires, coins and prestige (JER-3.6).", at)


def _check_names(board: dict[str, Any], table: str, words: tuple[str, ...], rule: str) -> None:
    names = tuple(str(entry["id"]).lower() for entry in board[table])
    if names != words:
        wrong = next((place for place, name in enumerate(names) if place >= len(words) or name != words[place]), 0)
        raise BadBoard(
            f"The entries of “{table}” are listed in this order: {', '.join(words)} ({rule}).", (table, wrong)
        )


def _check_lists(board: dict[str, Any]) -> None:
    """JER-18.1, JER-20.1, JER-21.1: offices, events and cards, each in their order."""
    _check_names(board, "office", OFFICE_WORDS, "JER-20.1")
    _check_names(board, "event", EVENT_WORDS, "JER-18.1")
    _check_names(board, "action_card", CARD_WORDS, "JER-21.1")


def _check_offices(board: dict[str, Any]) -> None:
    """JER-20.1: numbered from the best on."""
    for place, office in enumerate(board["office"]):
        if office["number"] != place + 1:
            raise BadBoard(
                f"The office “{office['id']}” has number {place + 1} (JER-5.6).", ("office", place, "number")
            )
        if not (0 <= office["base_squires"] <= 20 and 0 <= office["coins_at_start_of_turn"] <= 20):
            raise BadBoard(
                f"The office “{office['id']}” brings 0 to 20 squires and coins (JER-8.2).", ("office", place)
            )


def _check_cards(board: dict[str, Any]) -> None:
    """JER-21.1, JER-R7: the deck never runs out."""
    copies = [card["copies"] for card in board["action_card"]]
    if not all(0 <= count <= 20 for count in copies) or sum(copies) > MOST_CARDS:
        raise BadBoard(f"There are 0 to 20 copies of a card, and at most {MOST_CARDS} cards.", ("action_card",))
    if sum(copies) != board["pieces"]["action_cards"]:
        raise BadBoard(
            f"{sum(copies)} action cards are listed, not {board['pieces']['action_cards']} (JER-2.8).", ("action_card",)
        )


def _check_setups(board: dict[str, Any]) -> None:
    """JER-4.4, JER-24.1, JER-24.2, JER-24.4: offices, deck, events and districts for each number of players."""
    copies = {card["id"]: card["copies"] for card in board["action_card"]}
    for number, setup in enumerate(board["setup"]):
        at, players = ("setup", number), setup["players"]
        if players not in PLAYER_COUNTS or setup["offices"] != list(range(5 - players, 5)):
            raise BadBoard(f"{players} players use the last {players} offices (JER-4.4).", (*at, "offices"))
        unknown = [name for name in setup["cards_removed"] if name not in copies]
        unknown += [name for name in setup["event_pool"] if name.lower() not in EVENT_WORDS]
        unknown += [name for name in setup["districts_closed"] if name.lower() not in DISTRICT_WORDS[:-1]]
        if unknown:
            raise BadBoard(f"“{unknown[0]}” is nothing of the board.", at)
        deck = sum(count for name, count in copies.items() if name not in setup["cards_removed"])
        most = ROUNDS * players + (0 if "PATRIARCHS" in setup["districts_closed"] else ROUNDS)
        if deck != setup["action_deck"] or deck < most:
            raise BadBoard(
                f"{players} players need a deck of {deck} cards, at least {most} (JER-R7).", (*at, "action_deck")
            )
        if len(set(setup["event_pool"])) < setup["events_in_play"] or setup["events_in_play"] != len(EVENT_ROUNDS):
            raise BadBoard("Three different events are used in a game (JER-18.1).", (*at, "event_pool"))
    if sorted(setup["players"] for setup in board["setup"]) != list(PLAYER_COUNTS):
        raise BadBoard("There is a set-up for 2, for 3 and for 4 players (JER-4.4).", ("setup",))


_CHECKS = (
    _check_numbers,
    _check_districts,
    _check_areas,
    _check_incomes,
    _check_lists,
    _check_offices,
    _check_cards,
    _check_setups,
)


def check_board(board: dict[str, Any]) -> None:
    """Refuses a board that cannot be played on, in one sentence."""
    check_all(board, _CHECKS)
