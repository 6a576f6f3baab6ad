"""The messages around a position: what is asked, how far the game is, how it ended. All of them are read by everybody, so they
hold only what is public (VI.2); what is one seat's alone is in its view, its options and its observation."""

from __future__ import annotations

from typing import Any, cast

from bezant.kernel import shapes
from bezant.kernel.messages import Argument, Event, Message, message
from bezant.kernel.writing import name_or_none, or_none, steps_to

from . import shown
from . import tables as T
from .names import Option, Step
from .rules import COURSE
from .rules.areas import office_of
from .rules.building import floor_cost
from .rules.deployment import price
from .rules.revenue import printed
from .shapes import Area, Board, Box, District, View
from .state import State
from .tables import AREA_NAMES, CARD_NAMES, NOBODY, OFFICE_NAMES, ROUNDS
from .wording import detail_of, label_of

ACTIONS = COURSE.actions
AMOUNTS = ("coins", "prestige", "squires")  # kinds of parts that are amounts
HEADINGS = ("round",)  # events that head the lines of the log after them


def view(s: State, seat: int | None) -> View:
    """The position of the protocol, as the seat may see it (JER-25.1, JER-25.2, JER-I24)."""
    return cast(View, shown.position(s, seat))


def own(s: State, seat: int, seen: View) -> dict[str, Any]:
    """What the seat sees otherwise than a spectator does, who sees `seen`."""
    return shown.own(s, seat, cast(dict[str, Any], seen))


def hidden_fields(s: State) -> tuple[str, ...]:
    """What lies behind the screens, by seat (JER-2.10, JER-25.1). Deck and packet are looked at only with a chance event."""
    return ("hand",) if s.options[Option.open_holdings] == 1 else ("hand", "coins", "screen", "supply")


def board() -> Board:
    """What is drawn: the boxes of areas, districts and track, and the offices."""
    areas: list[Area] = [
        {"area": each["id"].lower(), "district": each["district"].lower(), "big": each["size"] == "big", **_box(each)}
        for each in T.BOARD["area"]
    ]
    districts: list[District] = [
        {
            "district": each["id"].lower(),
            "areas": [area.lower() for area in each["areas"]],
            "privilege": each["privilege"] or None,
            **_box(each),
        }
        for each in T.BOARD["district"]
    ]
    track = T.BOARD["prestige_track"]
    return {
        "frame": {"width": T.BOARD["frame"]["width"], "height": T.BOARD["frame"]["height"]},
        "areas": areas,
        "districts": districts,
        "offices": [
            {"office": name, "number": number + 1, "squires": int(T.BASE_SQUIRES[number])}
            for number, name in enumerate(OFFICE_NAMES)
        ],
        "floors": T.BOARD["pieces"]["floors_per_player"],
        "track": {"y": track["y"], "h": track["h"], "last": track["last_drawn"]},
        "sides": T.SIDE_NAMES,
    }


def _box(drawn: dict[str, Any]) -> Box:
    return {"x": drawn["x"], "y": drawn["y"], "w": drawn["w"], "h": drawn["h"]}


# --- what is asked ------------------------------------------------------------------------------------------------------------


def question_args(s: State) -> dict[str, Argument]:
    """Who is asked, about what, and the public numbers of it."""
    asks_income = s.step == Step.income
    return {
        "seat": s.active,
        "from_seat": or_none(s.bidder),
        "office": name_or_none(OFFICE_NAMES, s.lot if s.step <= Step.raise_ else office_of(s, s.active)),
        "bid": s.bid,
        "area": name_or_none(AREA_NAMES, s.area),
        "from_area": name_or_none(AREA_NAMES, s.from_area),
        "card": name_or_none(CARD_NAMES, s.card),
        "count": s.seats - s.place - 1 if s.step == Step.draft else shown.to_go(s),
        "price": int(price(s)) if shown.turn(s) else int(floor_cost(s, s.active)),
        "prestige": int(printed(s, s.area, T.PRESTIGE)) if asks_income else s.prestige[s.active],
    }


def steps(s: State) -> list[shapes.Step]:
    """Where the round stands: offices, cards, deployment, revenue, event."""
    now = shown.PHASES.index(shown.phase(s))
    event = s.event[s.round - 1]
    last = ("gifts" if s.round == ROUNDS else "none") if event == NOBODY else T.EVENT_NAMES[event]
    names = [*shown.PHASES[:4], *(["event"] if event != NOBODY else [])]
    return steps_to((message("jerusalem-step", step=name, event=last) for name in names), now)


def where(s: State) -> Message:
    """How far the game is."""
    return message("jerusalem-where", round=s.round, rounds=ROUNDS)


# --- how it ends --------------------------------------------------------------------------------------------------------------


def scores(s: State) -> list[int]:
    """JER-22.1: the heights of the towers."""
    return [s.height[seat] for seat in range(s.seats)]


def ranking(s: State) -> list[tuple[int, ...]]:
    """JER-22.4, JER-R44: height, prestige left, the better office of the last round, which no two have."""
    return [(s.height[seat], s.prestige[seat], -office_of(s, seat)) for seat in range(s.seats)]


# --- options and refusals -----------------------------------------------------------------------------------------------------


def reason_args(s: State, action: int) -> dict[str, Argument]:
    """What the words of a refusal may want to say."""
    target = ACTIONS[action].target
    name = target.get("area")
    area = AREA_NAMES.index(str(name)) if name else 0
    baron = next((seat for seat in range(s.seats) if s.baron[seat] == area), None)
    office = office_of(s, s.active)
    return {
        "seat": s.active,
        "bid": s.bid,
        "price": int(price(s)),
        "need": int(T.BARON_NEEDS[office, T.IS_BIG[area]]),
        "from_seat": baron,
        "verb": ACTIONS[action].verb,
        **target,
    }


def option_words(s: State, action: int, events: list[Event]) -> shapes.OptionWords:
    """The label of an open action, its price and what it would surely do, and its rule."""
    return {"label": label_of(action), "detail": detail_of(s, action), "rule": COURSE.rule_of(action)}
