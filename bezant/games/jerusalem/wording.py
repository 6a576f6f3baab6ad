"""The words of an option: what it is called, what it costs and what it surely brings. They are for the seat that is asked, so they
may speak of its own coins, squires and cards, and of nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bezant.kernel.messages import Argument, Message, message

from .actions import ACTIONS, ASK_INCOME, ASK_TAX, SECOND_OF, TARGET_OF, THIRD_OF
from .rules.areas import office_of
from .rules.building import floor_cost
from .rules.deployment import price
from .rules.revenue import printed
from .tables import (
    AREA_NAMES,
    BASE_SQUIRES,
    CARD_NAMES,
    COINS,
    INTRIGUE,
    MARKET,
    MARSHAL_COINS,
    OFFICE_NAMES,
    PART,
    PRESTIGE,
    PRESTIGE_PRICE,
    SCHOLARS_PRICE,
    SQUIRES,
    TAX,
    TRADE_COINS,
    TRADE_SQUIRES,
)

VERB_RULES = {
    "office": "JER-6.4",
    "pass": "JER-6.7",
    "bid": "JER-6.6",
    "keep": "JER-7.1",
    "place": "JER-8.6",
    "baron": "JER-9.1",
    "hire": "JER-10.1",
    "trade": "JER-11.1",
    "card": "JER-21.3",
    "coin": "JER-20.6",
    "march": "JER-20.6",
    "end": "JER-8.10",
    "pick": "JER-11.2",
    "again": "JER-20.6",
    "stop": "JER-8.5",
    "move": "JER-21.13",
    "own": "JER-21.12",
    "their": "JER-21.12",
    "into": "JER-21.14",
    "gain": "JER-21.9",
    "stay": "JER-13.2",
    "tower": "JER-13.2",
    "draw": "JER-14.7",
    "forgo": "JER-14.11",
    "rob": "JER-14.9",
    "buy": "JER-14.8",
    "take": "JER-15.5",
    "accept": "JER-15.5",
    "save": "JER-19.3",
    "spare": "JER-19.10",
    "done": "JER-19.11",
    "kill": "JER-19.14",
}


def target_of(action: int) -> dict[str, Argument]:
    """The parts of an action by their kind."""
    return {part.kind: part.value for part in ACTIONS[action].path}


def label_of(action: int) -> Message:
    """What the option is called."""
    return message(f"jerusalem-option-{ACTIONS[action].verb}", **target_of(action))


def detail_of(s: Any, action: int) -> Message | None:
    """Its price and its result."""
    detail = _DETAILS.get(ACTIONS[action].verb)
    return detail(s, int(TARGET_OF[action]), int(SECOND_OF[action]), int(THIRD_OF[action])) if detail else None


Detail = Callable[[Any, int, int, int], Message]


def _plain(name: str, **args: Argument) -> Detail:
    """Words that are the same whatever the target."""
    return lambda s, *_: message(f"jerusalem-detail-{name}", **args)


# --- auction and draft --------------------------------------------------------------------------------------------------------


def _office(s: Any, office: int, *_: int) -> Message:
    return message("jerusalem-detail-office", office=OFFICE_NAMES[office], squires=int(BASE_SQUIRES[office]))


def _bid(s: Any, coins: int, *_: int) -> Message:
    return message("jerusalem-detail-bid", left=s.coins[s.active] - coins)


def _card(s: Any, card: int, *_: int) -> Message:
    return message("jerusalem-detail-keep", card=CARD_NAMES[card])


# --- deployment ---------------------------------------------------------------------------------------------------------------


def standing(s: Any, seat: int, area: int, change: int) -> Message:
    """How the seat would stand in an area with so many more squires: against the strongest other, and who would lead (JER-12.2)."""
    count = s.squires[seat, area] + change
    others = [other for other in range(s.seats) if other != seat]
    rival = max(others, key=lambda other: (s.squires[other, area], -office_of(s, other)))
    most = s.squires[rival, area]
    leads = count > 0 and (count > most or (count == most and office_of(s, seat) < office_of(s, rival)))
    standing = "alone" if leads and most == 0 else "leads" if leads else "gone" if count == 0 else "behind"
    return message("jerusalem-detail-standing", count=count, most=most, standing=standing)


def _arrival(s: Any, area: int, *_: int) -> Message:
    return standing(s, s.active, area, 1)


def _move(s: Any, _: int, area: int, __: int) -> Message:
    return standing(s, s.active, area, 1)


def _departure(s: Any, area: int, *_: int) -> Message:
    return standing(s, s.active, area, -1)


def _again(s: Any, *_: int) -> Message:
    return standing(s, s.active, s.to_area, 1)


def _hire(s: Any, *_: int) -> Message:
    cost = int(price(s))
    return message("jerusalem-detail-hire", coins=cost, left=s.coins[s.active] - cost)


def _end(s: Any, *_: int) -> Message:
    return message("jerusalem-detail-end", count=s.screen[s.active])


def _theirs(s: Any, seat: int, area: int, _: int) -> Message:
    """Turncoat: the own squire takes the place of theirs."""
    return standing(s, s.active, area, 1)


# --- revenue ------------------------------------------------------------------------------------------------------------------


def _rob(s: Any, seat: int, *_: int) -> Message:
    return message("jerusalem-detail-rob", prestige=s.prestige[seat], count=INTRIGUE)


def _buy(s: Any, prestige: int, *_: int) -> Message:
    coins = PRESTIGE_PRICE * prestige
    return message("jerusalem-detail-buy", coins=coins, left=s.coins[s.active] - coins, **_tower(s, prestige))


def _take(s: Any, prestige: int, *_: int) -> Message:
    return message("jerusalem-detail-take", **_others(s), **_tower(s, prestige))


def _accept(s: Any, _: int, __: int, prestige: int) -> Message:
    return message("jerusalem-detail-accept", **_tower(s, prestige))


def _others(s: Any) -> dict[str, Argument]:
    """What is taken with the prestige in any case."""
    known = s.step == ASK_INCOME
    return {
        "squires": int(printed(s, s.area, SQUIRES)) if known else 0,
        "coins": int(printed(s, s.area, COINS)) if known else 0,
        "most": int(printed(s, s.area, PRESTIGE)) if known else 0,
    }


def _tower(s: Any, more: int) -> dict[str, Argument]:
    """Prestige after so much more of it, and what the next floor costs (JER-17.2)."""
    return {"prestige": s.prestige[s.active] + more, "price": int(floor_cost(s, s.active))}


# --- events -------------------------------------------------------------------------------------------------------------------


def _save(s: Any, squires: int, *_: int) -> Message:
    return message("jerusalem-detail-save", count=squires, area=AREA_NAMES[s.baron[s.active]])


def _spare(s: Any, place: int, *_: int) -> Message:
    return message("jerusalem-detail-spare", coins=TAX, left=s.coins[s.active] - TAX, count=s.spared[place] + 1)


def _done(s: Any, *_: int) -> Message:
    if s.step != ASK_TAX:
        return message("jerusalem-detail-done")
    lost = sum(s.squires[s.active, PART * MARKET + place] - s.spared[place] for place in range(PART))
    return message("jerusalem-detail-unpaid", count=int(lost))


def _kill(s: Any, seat: int, area: int, _: int) -> Message:
    return message("jerusalem-detail-kill", count=s.squires[seat, area] - 1)


_DETAILS: dict[str, Detail] = {
    "office": _office,
    "pass": _plain("pass"),
    "bid": _bid,
    "keep": _card,
    "place": _arrival,
    "baron": _plain("baron"),
    "hire": _hire,
    "trade": _plain("trade", squires=TRADE_SQUIRES, coins=TRADE_COINS),
    "card": _card,
    "coin": _plain("coin", coins=MARSHAL_COINS),
    "march": _move,
    "end": _end,
    "pick": _departure,
    "again": _again,
    "move": _move,
    "own": _departure,
    "their": _theirs,
    "into": _arrival,
    "stay": _plain("stay"),
    "tower": _arrival,
    "draw": _plain("draw", squires=SCHOLARS_PRICE),
    "forgo": _plain("forgo"),
    "rob": _rob,
    "buy": _buy,
    "take": _take,
    "accept": _accept,
    "save": _save,
    "spare": _spare,
    "done": _done,
    "kill": _kill,
}
