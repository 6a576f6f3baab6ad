"""The action table, and the course of play as a list of steps: the questions with their answers, then what goes on by itself."""

from __future__ import annotations

from collections.abc import Sequence

from bezant.kernel.actions import ActionTable, Verb
from bezant.kernel.compile import table

from .tables import (
    AREA_NAMES,
    CARD_NAMES,
    COINS,
    GAIN_NAMES,
    MARKET,
    MOST_BID,
    MOST_INCOME,
    MOST_SAVED,
    OFFICE_NAMES,
    PART,
    PRESTIGE,
    PRESTIGE_MOST,
    SIDE_NAMES,
    SQUIRES,
)

# --- actions ------------------------------------------------------------------------------------------------------------------


def _choice(name: str) -> Verb:
    return Verb(name, (("choice", (name,)),))


def _down_from(most: int) -> range:
    """Most first, as the decision table lists them."""
    return range(most, -1, -1)


def _named(name: str, *parts: tuple[str, Sequence[str | int]]) -> Verb:
    """A verb that is picked first, and then its target."""
    return Verb(name, (("choice", (name,)), *parts))


_PAIR = (("from_area", AREA_NAMES), ("area", AREA_NAMES))
_MARKET_AREAS = AREA_NAMES[PART * MARKET : PART * (MARKET + 1)]

ACTIONS = ActionTable(
    Verb("office", (("office", OFFICE_NAMES),)),  # JER-D1
    _choice("pass"),  # JER-D3
    Verb("bid", (("coins", range(MOST_BID + 1)),)),  # JER-D2, JER-D3
    Verb("keep", (("card", CARD_NAMES),), secret=True),  # JER-D4
    Verb("place", (("area", AREA_NAMES),)),  # JER-D5
    _named("baron", ("area", AREA_NAMES)),
    _choice("hire"),
    _choice("trade"),
    Verb("card", (("card", CARD_NAMES),)),
    _choice("coin"),
    _named("march", *_PAIR),
    _choice("end"),
    Verb("pick", (("area", AREA_NAMES),)),  # JER-D6
    _choice("again"),
    _choice("stop"),
    Verb("move", _PAIR),
    Verb("own", (("area", AREA_NAMES),)),
    Verb("their", (("side", SIDE_NAMES), ("area", AREA_NAMES))),
    Verb("into", (("area", AREA_NAMES),)),
    Verb("gain", (("gain", GAIN_NAMES),)),
    _choice("stay"),  # JER-D7
    Verb("tower", (("area", AREA_NAMES),)),
    _choice("draw"),  # JER-D8
    _choice("forgo"),  # JER-D8, JER-D10
    Verb("rob", (("side", SIDE_NAMES),)),  # JER-D10
    Verb("buy", (("prestige", range(PRESTIGE_MOST + 1)),)),  # JER-D9
    Verb("take", (("prestige", _down_from(MOST_INCOME[PRESTIGE])),)),  # JER-D11
    Verb(  # JER-D11 where any part of an income may be refused
        "accept",
        (
            ("squires", _down_from(MOST_INCOME[SQUIRES])),
            ("coins", _down_from(MOST_INCOME[COINS])),
            ("prestige", _down_from(MOST_INCOME[PRESTIGE])),
        ),
    ),
    Verb("save", (("squires", _down_from(MOST_SAVED)),)),  # JER-D12
    Verb("spare", (("area", _MARKET_AREAS),)),  # JER-D13
    _choice("done"),  # JER-D13, JER-D14
    Verb("kill", (("side", SIDE_NAMES), ("area", AREA_NAMES))),  # JER-D14
)
ACTION_COUNT = len(ACTIONS)
(
    OFFICE,
    PASS,
    BID,
    KEEP,
    PLACE,
    BARON,
    HIRE,
    TRADE,
    CARD,
    COIN,
    MARCH,
    END,
    PICK,
    AGAIN,
    STOP,
    MOVE,
    OWN,
    THEIR,
    INTO,
    GAIN,
    STAY,
    TOWER,
    DRAW,
    FORGO,
    ROB,
    BUY,
    TAKE,
    ACCEPT,
    SAVE,
    SPARE,
    DONE,
    KILL,
) = range(len(ACTIONS.verbs))  # the verbs, in the order of the table

SECRET_FROM, SECRET_TO = int(ACTIONS.ids("keep").min()), int(ACTIONS.ids("keep").max()) + 1


def _part(place: int) -> list[int]:
    """For each action its part at this place, names of verbs aside: a number as it is, a name as its index; -1 without such a
    part."""
    values = {verb.name: [list(named) for kind, named in verb.parts if kind != "choice"] for verb in ACTIONS.verbs}
    found = []
    for id in range(ACTION_COUNT):
        action = ACTIONS[id]
        path = [part.value for part in action.path if part.kind != "choice"]
        value = path[place] if place < len(path) else -1
        found.append(value if isinstance(value, int) else values[action.verb][place].index(value))
    return found


VERB_OF = table(__name__, ACTIONS.column("verb"))
TARGET_OF = table(__name__, _part(0))
SECOND_OF = table(__name__, _part(1))
THIRD_OF = table(__name__, _part(2))
FIRST_ID = table(__name__, [int(ACTIONS.ids(verb.name).min()) for verb in ACTIONS.verbs])

# --- the course of play: questions first, then what goes on by itself (Part III) --------------------------------------------------
_QUESTIONS = (  # the step's name and the verbs that answer it, neighbours in the action table
    ("office", "office", "office"),
    ("open", "bid", "bid"),
    ("raise", "pass", "bid"),
    ("draft", "keep", "keep"),
    ("deploy", "place", "end"),
    ("pick", "pick", "pick"),
    ("again", "again", "stop"),
    ("move", "stop", "move"),
    ("own", "own", "own"),
    ("their", "their", "their"),
    ("into", "into", "into"),
    ("gain", "gain", "gain"),
    ("tower", "stay", "tower"),
    ("scholars", "draw", "forgo"),
    ("intrigues", "forgo", "rob"),
    ("materials", "buy", "buy"),
    ("income", "take", "accept"),
    ("succession", "save", "save"),
    ("tax", "spare", "done"),
    ("war", "done", "kill"),
)
_GOES_ON = (
    "next_bidder",
    "next_drafter",
    "next_turn",
    "tower_of_david",
    "use_scholars",
    "use_materials",
    "use_intrigues",
    "next_income",
    "building",
    "next_loss",
    "end_round",
)
STEP_NAMES = [name for name, _, _ in _QUESTIONS] + [*_GOES_ON, "over"]
QUESTIONS = len(_QUESTIONS)
(
    ASK_OFFICE,
    ASK_OPEN,
    ASK_RAISE,
    ASK_DRAFT,
    ASK_DEPLOY,
    ASK_PICK,
    ASK_AGAIN,
    ASK_MOVE,
    ASK_OWN,
    ASK_THEIR,
    ASK_INTO,
    ASK_GAIN,
    ASK_TOWER,
    ASK_SCHOLARS,
    ASK_INTRIGUES,
    ASK_MATERIALS,
    ASK_INCOME,
    ASK_SUCCESSION,
    ASK_TAX,
    ASK_WAR,
    NEXT_BIDDER,
    NEXT_DRAFTER,
    NEXT_TURN,
    TOWER_OF_DAVID,
    USE_SCHOLARS,
    USE_MATERIALS,
    USE_INTRIGUES,
    NEXT_INCOME,
    BUILDING,
    NEXT_LOSS,
    END_ROUND,
    OVER,
) = range(len(STEP_NAMES))
_FIRST, _LAST, _STEPS = ACTIONS.answers(_QUESTIONS)
FIRST_ANSWER = table(__name__, _FIRST)
LAST_ANSWER = table(__name__, _LAST)
STEP_OF_VERB = table(__name__, _STEPS)  # the first question a verb answers
