"""The messages around a position: what is asked, how far the game is, how it ended. Nothing is hidden but the coming dice
(BYZ-1.19, BYZ-R70), so every seat and every spectator sees the same."""

from __future__ import annotations

from typing import cast

from bezant.kernel import shapes
from bezant.kernel.actions import Part
from bezant.kernel.messages import Argument, Event, Message, message
from bezant.kernel.pointing import NO_PLACES, Places
from bezant.kernel.writing import name_or_none, steps_to

from . import shown
from . import tables as T
from .board import BOX_WORDS, SIDE_WORDS
from .names import STEP_NAMES, Step
from .rules import COURSE
from .rules.attack import city_strength
from .rules.cubes import payer
from .rules.reinforcing import placed_so_far
from .rules.scoring import TIE_BREAKS, final_score, standing
from .rules.upkeep import seat_of_row, side_of_row
from .shapes import Board, Box, City, Link, Prices, View
from .state import State
from .tables import CITIES, NOBODY, ROWS
from .wording import detail_of, label_of

AMOUNTS = ("cubes", "bezants")  # kinds of parts that are amounts
HEADINGS = ("turn",)  # events that head the lines of the log after them


def view(s: State, seat: int | None) -> View:
    """The position of the protocol, the same for all."""
    return cast(View, shown.position(s))


def board() -> Board:
    """What is drawn: cities, links, boxes, and the prices of the army card."""
    cities: list[City] = [
        {
            "city": each["id"],
            "x": each["x"],
            "y": each["y"],
            "coast": each["coast"],
            "capital": each.get("capital", False),
            "arrow": each.get("bulgar_entry", False),
        }
        for each in T.BOARD["city"]
    ]
    links: list[Link] = [
        {"a": each["a"], "b": each["b"], "kind": each["kind"], "factor": each.get("arab_cost_factor", 1)}
        for each in T.BOARD["link"]
    ]
    prices = {side: {box: T.BOARD["army_card"]["upkeep"][side][box] for box in BOX_WORDS} for side in SIDE_WORDS}
    boxes: list[Box] = [
        {"box": each["id"], "kind": kind, "side": each["side"], "row": each["row"], "column": each["column"]}
        for each, kind in zip(T.BOARD["special_action"], shown.KIND_OF_BOX, strict=True)
    ]
    return {
        "frame": {"width": T.BOARD["frame"]["width"], "height": T.BOARD["frame"]["height"]},
        "cities": cities,
        "links": links,
        "boxes": boxes,
        "sides": T.SIDE_NAMES,
        "bulgars": T.BULGAR_CUBES,
        "upkeep": cast(Prices, prices),
    }


# --- what is asked ------------------------------------------------------------------------------------------------------------


def question_args(s: State) -> dict[str, Argument]:
    """Who asks, where, with which army, and the numbers the question is about."""
    name = STEP_NAMES[s.step]
    side = _side_asked(s, name)
    city = _city_asked(s, name)
    return {
        "seat": s.active,
        "from_seat": s.fugitive if name in ("sea", "haven") and s.fugitive != NOBODY else s.actor,
        "city": name_or_none(T.CITY_NAMES, city),
        "side": name_or_none(T.ALLEGIANCE_NAMES, side),
        "purpose": T.PURPOSE_NAMES[s.purpose] if name in ("cube", "treasury", "develop") else None,
        "turn": s.turn,
        "count": _count_asked(s, name),
        "limit": s.cubes[s.actor, s.side, T.MOVE] if name in ("march", "double", "pay") else 0,
        "order": "second" if s.links == 1 else "after" if s.links == 2 else "entered" if s.entered else "first",
        "last": "last" if _is_last(s) else "on",
    }


def _side_asked(s: State, name: str) -> int:
    if name == "lose":
        return int(s.loser_side)
    if name in ("sea", "haven"):
        return int(s.fugitive_side)
    if name == "upkeep":
        return int(side_of_row(s))
    if name == "cube":
        side = payer(s)
        return NOBODY if side == T.EITHER or T.PURPOSE_NAMES[s.purpose] == "pass" else int(side)
    return int(s.side)


def _city_asked(s: State, name: str) -> int:
    if name == "march":
        return int(s.army[s.actor, s.side])
    if name in ("double", "pay", "fire"):
        return int(s.ahead)
    return int(s.city)


def _count_asked(s: State, name: str) -> int:
    numbers = {
        "lose": s.to_lose,
        "tax": s.pool[s.actor],
        "share": T.TAX_PER_CUBE * s.amount,
        "reinforce": T.REINFORCEMENTS - placed_so_far(s),
        "double": s.cost,
        "pay": s.cost,
        "fire": s.cost,
        "levy": city_strength(s) if s.city != NOBODY else 0,
        "upkeep": s.treasury[seat_of_row(s), side_of_row(s)] if name == "upkeep" else 0,
    }
    return int(numbers.get(name, 0))


def _is_last(s: State) -> bool:
    """BYZ-4.11: all others have passed."""
    return bin(s.passed).count("1") == s.seats - 1


def steps(s: State) -> list[shapes.Step]:
    """Where the turn stands: actions, then income and upkeep."""
    at = 2 if s.step >= COURSE.question_count else 1 if s.step == Step.upkeep else 0
    return steps_to((message(f"byzantium-step-{name}") for name in ("actions", "upkeep")), at)


def where(s: State) -> Message:
    """How far the game is."""
    return message("byzantium-where", turn=s.turn, turns=T.TURNS)


# --- how it ends --------------------------------------------------------------------------------------------------------------


def scores(s: State) -> list[int]:
    """The final score of each seat if the game ended as it stands (BYZ-46.3 to BYZ-46.6)."""
    return [final_score(s, seat) for seat in range(s.seats)]


def ranking(s: State) -> list[tuple[int, ...]]:
    """The score and, where it is equal, the tie-breaks in their order (BYZ-46.5, BYZ-47.1, BYZ-47.2, BYZ-47.3, BYZ-47.4)."""
    return [tuple(standing(s, seat, measure) for measure in range(TIE_BREAKS)) for seat in range(s.seats)]


# --- options and refusals -----------------------------------------------------------------------------------------------------


def reason_args(s: State, action: int) -> dict[str, Argument]:
    """What the words of a refusal may want to say."""
    return {
        "seat": s.active,
        "side": name_or_none(T.ALLEGIANCE_NAMES, s.side),
        "city": name_or_none(T.CITY_NAMES, s.city),
        "asked": STEP_NAMES[s.step],
        "verb": COURSE.actions[action].verb,
        **COURSE.actions[action].target,
    }


def option_words(s: State, action: int, events: list[Event]) -> shapes.OptionWords:
    """The label of an open action, its price and what it would surely do, and its rule."""
    return {
        "label": label_of(s, action),
        "detail": detail_of(s, action),
        "rule": COURSE.rule_of(action),
    }


# --- places of the board ------------------------------------------------------------------------------------------------------

_ACTION_BOXES = {"tax": ("tax",), "build": ("church", "mosque"), "pass": ("pass",), "special": ("special",)}


def places(s: State, verb: str, part: Part) -> Places:
    """Boxes and armies that stand for actions, kinds, buildings, sides and opponents. A free city leads to its claim, a special
    box to the special actions."""
    if verb == "action":
        return _action_places(s, str(part.value))
    if verb == "box":
        return Places(_boxes_of(s, str(part.value)))
    if verb == "build":
        return Places((_box(str(part.value)),))
    if verb == "swell":
        return Places((_box("bulgars"),))
    if verb == "army":
        return Places((_army(s.actor, str(part.value)),))
    if verb == "oppose":
        return Places(_opposing(s, int(part.value)))
    return NO_PLACES


def _action_places(s: State, action: str) -> Places:
    if action == "march":
        return Places(tuple(_army(s.actor, side) for side in SIDE_WORDS))
    lit = tuple(_box(name) for name in _ACTION_BOXES.get(action, ()))
    if action == "claim":
        free = [at for at in range(CITIES) if _is_free(s, at)]
        return Places(lit, tuple(Part("city", T.CITY_NAMES[at]) for at in free))
    return Places(lit, tuple(_box(name) for name in (*T.BOX_NAMES, "bulgars")) if action == "special" else ())


def _is_free(s: State, at: int) -> bool:
    """A city with markers and without a controller, of a side that players have."""
    return s.controller[at] == NOBODY and s.markers[at] > 0 and s.allegiance[at] < ROWS


def _boxes_of(s: State, kind: str) -> tuple[Part, ...]:
    """The free boxes of a kind; where all are taken, all of them. The Bulgar box itself stands for its kind too."""
    all_of = [at for at in range(T.BOXES) if shown.KIND_OF_BOX[at] == kind]
    free = [at for at in all_of if s.holder[at] == NOBODY]
    own = (_box("bulgars"),) if kind == "bulgars" else ()
    return (*(_box(T.BOX_NAMES[at]) for at in free or all_of), *own)


def _opposing(s: State, seat: int) -> tuple[Part, ...]:
    """The armies of a seat in the city under attack, except the one that attacks."""
    sides = [side for side in range(ROWS) if s.city != NOBODY and s.army[seat, side] == s.city]
    return tuple(_army(seat, SIDE_WORDS[side]) for side in sides if (seat, side) != (s.actor, s.side))


def _box(name: str) -> Part:
    return Part("box", name)


def _army(seat: int, side: str) -> Part:
    return Part("army", f"{seat}:{side}")
