"""The action table, and the course of play as a list of steps: the questions with their answers, then what goes on by
itself."""

from __future__ import annotations

import numpy as np

from bezant.kernel.actions import ActionTable, Verb
from bezant.kernel.compile import table

from .board import BOX_WORDS, KIND_WORDS, SIDE_WORDS
from .tables import ARMY_BOX_NAMES, CITY_NAMES, CUBES, SEATS, SIDE_NAMES, SOURCE_NAMES, TAX_PER_CUBE

# --- actions ------------------------------------------------------------------------------------------------------------------
ACTION_WORDS = ("claim", "reinforce", "special", "tax", "build", "march", "pass")  # BYZ-4.8, A to G
A_CLAIM, B_REINFORCE, C_SPECIAL, D_TAX, E_BUILD, F_MARCH, G_PASS = range(7)


def _choice(name: str) -> Verb:
    return Verb(name, (("choice", (name,)),))


ACTIONS = ActionTable(
    Verb("action", (("action", ACTION_WORDS),)),  # BYZ-D1
    Verb("claim", (("city", CITY_NAMES),)),  # BYZ-D2
    Verb("box", (("kind", KIND_WORDS),)),  # BYZ-D4: boxes of one kind are interchangeable
    Verb("develop", (("city", CITY_NAMES),)),  # BYZ-D5
    Verb("bulgars", (("city", CITY_NAMES),)),  # BYZ-D6
    _choice("swell"),  # BYZ-D6
    Verb("fortify", (("city", CITY_NAMES),)),  # BYZ-D7
    Verb("build", (("building", ("church", "mosque")),)),  # BYZ-D10
    Verb("cube", (("source", SOURCE_NAMES),)),  # BYZ-D8, BYZ-D29, BYZ-D31
    Verb("treasury", (("side", SIDE_WORDS),)),  # BYZ-D8
    Verb("reinforce", (("source", SOURCE_NAMES), ("box", ARMY_BOX_NAMES))),  # BYZ-D3
    _choice("enough"),  # BYZ-D3: no more cubes
    Verb("tax", (("cubes", range(1, CUBES + 1)),)),  # BYZ-D9
    Verb("share", (("bezants", range(TAX_PER_CUBE * CUBES + 1)),)),  # BYZ-D9: what the Byzantine treasury gets
    Verb("army", (("side", SIDE_WORDS),)),  # BYZ-D11
    Verb("enter", (("city", CITY_NAMES),)),  # BYZ-D12
    Verb("go", (("city", CITY_NAMES),)),  # BYZ-D13, BYZ-D14
    _choice("civil_war"),  # BYZ-D16
    _choice("stop"),  # BYZ-D13 to BYZ-D15
    _choice("double"),  # BYZ-D17
    _choice("spare"),
    _choice("pay"),  # BYZ-D18
    _choice("withdraw"),
    _choice("fire"),  # BYZ-D19
    _choice("hold"),
    Verb("lose", (("rank", BOX_WORDS),)),  # BYZ-D20, BYZ-D24, BYZ-D26, BYZ-D27, BYZ-D30, BYZ-D32
    _choice("fight"),  # BYZ-D21
    _choice("retreat"),
    _choice("allow"),  # BYZ-D22
    _choice("refuse"),
    Verb("haven", (("city", CITY_NAMES),)),  # BYZ-D23
    Verb("oppose", (("seat", range(SEATS)),)),  # BYZ-D25
    _choice("levy"),  # BYZ-D28
    _choice("forgo"),
    Verb("upkeep", (("rank", BOX_WORDS),)),  # BYZ-D33: pay for one cube
    _choice("unpaid"),  # BYZ-D33 in reading (b) of BYZ-R60: leave the rest unpaid
)
ACTION_COUNT = len(ACTIONS)
(
    ACTION,
    CLAIM,
    BOX,
    DEVELOP,
    BULGARS,
    SWELL,
    FORTIFY,
    BUILD,
    CUBE,
    TREASURY,
    REINFORCE,
    ENOUGH,
    TAX,
    SHARE,
    ARMY,
    ENTER,
    GO,
    CIVIL_WAR,
    STOP,
    DOUBLE,
    SPARE,
    PAY,
    WITHDRAW,
    FIRE,
    HOLD,
    LOSE,
    FIGHT,
    RETREAT,
    ALLOW,
    REFUSE,
    HAVEN,
    OPPOSE,
    CALL_LEVY,
    FORGO,
    KEEP,
    LEAVE_UNPAID,
) = range(len(ACTIONS.verbs))  # the verbs, in the order of the table


def _part(place: int) -> list[int]:
    """For each action the index of its part at this place among that part's values, or -1."""
    values = {verb.name: [list(named) for _, named in verb.parts] for verb in ACTIONS.verbs}
    paths = [(ACTIONS[id].verb, ACTIONS[id].path) for id in range(ACTION_COUNT)]
    return [values[verb][place].index(path[place].value) if place < len(path) else -1 for verb, path in paths]


VERB_OF = table(__name__, ACTIONS.column("verb"), np.int8)
TARGET_OF = table(__name__, _part(0), np.int16)
SECOND_OF = table(__name__, _part(1), np.int8)
FIRST_ID = table(__name__, [int(ACTIONS.ids(verb.name).min()) for verb in ACTIONS.verbs])

# --- the course of play: questions first, then what goes on by itself (Part III) --------------------------------------------------
_QUESTIONS = (  # the step's name and the verbs that answer it, neighbours in the action table
    ("action", "action", "action"),
    ("claim", "claim", "claim"),
    ("box", "box", "box"),
    ("develop", "develop", "develop"),
    ("bulgars", "bulgars", "swell"),
    ("fortify", "fortify", "fortify"),
    ("build", "build", "build"),
    ("cube", "cube", "cube"),
    ("treasury", "treasury", "treasury"),
    ("reinforce", "reinforce", "enough"),
    ("tax", "tax", "tax"),
    ("share", "share", "share"),
    ("army", "army", "army"),
    ("enter", "enter", "enter"),
    ("march", "go", "stop"),
    ("double", "double", "spare"),
    ("pay", "pay", "withdraw"),
    ("fire", "fire", "hold"),
    ("lose", "lose", "lose"),
    ("stand", "fight", "retreat"),
    ("sea", "allow", "refuse"),
    ("haven", "haven", "haven"),
    ("opponent", "oppose", "oppose"),
    ("levy", "levy", "forgo"),
    ("upkeep", "upkeep", "unpaid"),
)
_GOES_ON = (
    "arrive",
    "next_defender",
    "battle",
    "defender_loses",
    "battle_result",
    "call_levy",
    "siege",
    "siege_result",
    "fail",
    "flee",
    "choose_haven",
    "fled",
    "control",
    "end_action",
    "next_upkeep",
    "end_turn",
)
STEP_NAMES = [name for name, _, _ in _QUESTIONS] + [*_GOES_ON, "over"]
QUESTIONS = len(_QUESTIONS)
(
    ASK_ACTION,
    ASK_CLAIM,
    ASK_BOX,
    ASK_DEVELOP,
    ASK_BULGARS,
    ASK_FORTIFY,
    ASK_BUILD,
    ASK_CUBE,
    ASK_TREASURY,
    ASK_REINFORCE,
    ASK_TAX,
    ASK_SHARE,
    ASK_ARMY,
    ASK_ENTER,
    ASK_MARCH,
    ASK_DOUBLE,
    ASK_PAY,
    ASK_FIRE,
    ASK_LOSE,
    ASK_STAND,
    ASK_SEA,
    ASK_HAVEN,
    ASK_OPPONENT,
    ASK_LEVY,
    ASK_UPKEEP,
    ARRIVE,
    NEXT_DEFENDER,
    BATTLE,
    DEFENDER_LOSES,
    BATTLE_RESULT,
    CALL_FOR_LEVY,
    SIEGE,
    SIEGE_RESULT,
    FAIL,
    FLEE,
    CHOOSE_HAVEN,
    FLED,
    CONTROL,
    END_ACTION,
    NEXT_UPKEEP,
    END_TURN,
    OVER,
) = range(len(STEP_NAMES))
_FIRST, _LAST, _STEPS = ACTIONS.answers(_QUESTIONS)
FIRST_ANSWER = table(__name__, _FIRST)
LAST_ANSWER = table(__name__, _LAST)
STEP_OF_VERB = table(__name__, _STEPS)  # the first question a verb answers

# Who fights the attacker, besides the army of a seat.
LEVY_FORCE, BULGAR_FORCE = SEATS, SEATS + 1
OPPONENT_NAMES = [*SIDE_NAMES, "levy", "bulgars"]
