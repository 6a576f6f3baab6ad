"""The words of an option: what it is called, what it costs and what it surely brings. They are for the seat that is asked, so they
may speak of its own coins, squires and cards, and of nobody else's."""

from __future__ import annotations

from collections.abc import Callable

from bezant.kernel.messages import Argument, Message, message

from . import tables as T
from .names import Step
from .rules import COURSE
from .rules.areas import office_of
from .rules.building import floor_cost
from .rules.deployment import price
from .rules.revenue import printed
from .state import State
from .tables import AREA_NAMES, CARD_NAMES, OFFICE_NAMES

ACTIONS = COURSE.actions


def label_of(action: int) -> Message:
    """What the option is called."""
    return message(f"jerusalem-option-{ACTIONS[action].verb}", **ACTIONS[action].target)


def detail_of(s: State, action: int) -> Message | None:
    """Its price and its result."""
    detail = _DETAILS.get(ACTIONS[action].verb)
    return detail(s, *COURSE.targets[action]) if detail else None


Detail = Callable[..., Message]  # of the position and the parts of the action


def _plain(name: str, **args: Argument) -> Detail:
    """Words that are the same whatever the target."""
    return lambda s, *_: message(f"jerusalem-detail-{name}", **args)


# --- auction and draft --------------------------------------------------------------------------------------------------------


def _office(s: State, office: int) -> Message:
    return message("jerusalem-detail-office", office=OFFICE_NAMES[office], squires=int(T.BASE_SQUIRES[office]))


def _bid(s: State, coins: int) -> Message:
    return message("jerusalem-detail-bid", left=s.coins[s.active] - coins)


def _card(s: State, card: int) -> Message:
    return message("jerusalem-detail-keep", card=CARD_NAMES[card])


# --- deployment ---------------------------------------------------------------------------------------------------------------


def standing(s: State, seat: int, area: int, change: int) -> Message:
    """How the seat would stand in an area with so many more squires: against the strongest other, and who would lead (JER-12.2)."""
    count = s.squires[seat, area] + change
    others = [other for other in range(s.seats) if other != seat]
    rival = max(others, key=lambda other: (s.squires[other, area], -office_of(s, other)))
    most = s.squires[rival, area]
    leads = count > 0 and (count > most or (count == most and office_of(s, seat) < office_of(s, rival)))
    standing = "alone" if leads and most == 0 else "leads" if leads else "gone" if count == 0 else "behind"
    return message("jerusalem-detail-standing", count=count, most=most, standing=standing)


def _arrival(s: State, area: int) -> Message:
    return standing(s, s.active, area, 1)


def _move(s: State, start: int, area: int) -> Message:
    return standing(s, s.active, area, 1)


def _departure(s: State, area: int) -> Message:
    return standing(s, s.active, area, -1)


def _again(s: State) -> Message:
    return standing(s, s.active, s.to_area, 1)


def _hire(s: State) -> Message:
    cost = int(price(s))
    return message("jerusalem-detail-hire", coins=cost, left=s.coins[s.active] - cost)


def _end(s: State) -> Message:
    return message("jerusalem-detail-end", count=s.screen[s.active])


def _theirs(s: State, seat: int, area: int) -> Message:
    """Turncoat: the own squire takes the place of theirs."""
    return standing(s, s.active, area, 1)


# --- revenue ------------------------------------------------------------------------------------------------------------------


def _rob(s: State, seat: int) -> Message:
    return message("jerusalem-detail-rob", prestige=s.prestige[seat], count=T.INTRIGUE)


def _buy(s: State, prestige: int) -> Message:
    coins = T.PRESTIGE_PRICE * prestige
    return message("jerusalem-detail-buy", coins=coins, left=s.coins[s.active] - coins, **_tower(s, prestige))


def _take(s: State, prestige: int) -> Message:
    return message("jerusalem-detail-take", **_others(s), **_tower(s, prestige))


def _accept(s: State, squires: int, coins: int, prestige: int) -> Message:
    return message("jerusalem-detail-accept", **_tower(s, prestige))


def _others(s: State) -> dict[str, Argument]:
    """What is taken with the prestige in any case."""
    known = s.step == Step.income
    return {
        "squires": int(printed(s, s.area, T.SQUIRES)) if known else 0,
        "coins": int(printed(s, s.area, T.COINS)) if known else 0,
        "most": int(printed(s, s.area, T.PRESTIGE)) if known else 0,
    }


def _tower(s: State, more: int) -> dict[str, Argument]:
    """Prestige after so much more of it, and what the next floor costs (JER-17.2)."""
    return {"prestige": s.prestige[s.active] + more, "price": int(floor_cost(s, s.active))}


# --- events -------------------------------------------------------------------------------------------------------------------


def _save(s: State, squires: int) -> Message:
    return message("jerusalem-detail-save", count=squires, area=AREA_NAMES[s.baron[s.active]])


def _spare(s: State, place: int) -> Message:
    return message("jerusalem-detail-spare", coins=T.TAX, left=s.coins[s.active] - T.TAX, count=s.spared[place] + 1)


def _done(s: State) -> Message:
    if s.step != Step.tax:
        return message("jerusalem-detail-done")
    lost = sum(s.squires[s.active, T.PART * T.MARKET + place] - s.spared[place] for place in range(T.PART))
    return message("jerusalem-detail-unpaid", count=int(lost))


def _kill(s: State, seat: int, area: int) -> Message:
    return message("jerusalem-detail-kill", count=s.squires[seat, area] - 1)


_DETAILS: dict[str, Detail] = {
    "office": _office,
    "pass": _plain("pass"),
    "bid": _bid,
    "keep": _card,
    "place": _arrival,
    "baron": _plain("baron"),
    "hire": _hire,
    "trade": _plain("trade", squires=T.TRADE_SQUIRES, coins=T.TRADE_COINS),
    "card": _card,
    "coin": _plain("coin", coins=T.MARSHAL_COINS),
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
    "draw": _plain("draw", squires=T.SCHOLARS_PRICE),
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
