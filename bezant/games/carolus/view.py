"""What one seat, or a spectator, may see of a position, and the messages around it. Nothing is hidden but the dice (CAR-R38)."""

from __future__ import annotations

from typing import cast

from bezant.kernel import shapes
from bezant.kernel.actions import Part
from bezant.kernel.messages import Argument, Event, Message, Reason, message
from bezant.kernel.pointing import NO_PLACES, Places
from bezant.kernel.writing import steps_to

from . import tables as T
from .names import Step
from .position import public
from .rules import COURSE, discs, lands
from .shapes import Board, Province, View
from .state import State
from .tables import NOBODY

HEADINGS = ("round",)  # events that head the lines of the log after them
TALK_RULE = "CAR-R36"  # team-mates may not talk unless the table allows it
ACTIONS = COURSE.actions
OUTCOMES = ("nobody", "holds", "built", "replaced", "replaced_short")


def view(s: State, seat: int | None) -> View:
    """The position of the protocol: the public position and what a table shows besides."""
    shown = public(s)
    for land in shown["lands"]:
        land["scores"] = {
            T.SIDE_NAMES[side]: lands.score_of(s, land["land"], side) for side in range(T.SIDE_COUNT[s.seats])
        }
    for at, player in enumerate(shown["players"]):
        number = discs.disc_in_force(s, at) if s.round > 0 else 0
        player |= {
            "seat": at,
            "side": T.SIDE_NAMES[lands.side_of(s, at)],
            "discs": [number for number in T.DISC_NUMBERS if number not in player["played"]],
            "disc": number or None,
        }
    stock = shown.pop("stock")
    shown["sides"] = [
        {
            "side": name,
            "seats": [at for at, side in enumerate(T.sides(s.seats)) if T.SIDE_NAMES[side] == name],
            "stock": stock[name],
            "castles": T.CASTLES[s.seats] - stock[name],
            "goal": T.CASTLES[s.seats],
        }
        for name in stock
    ]
    return cast(View, shown)


def board() -> Board:
    """What is drawn."""
    provinces: list[Province] = [
        {"province": each["index"], "id": each["id"], "x": each["x"], "y": each["y"]} for each in T.BOARD["province"]
    ]
    frame: shapes.Frame = {"width": T.BOARD["frame"]["width"], "height": T.BOARD["frame"]["height"]}
    return {"frame": frame, "provinces": provinces, "families": T.FAMILY_NAMES, "sides": T.SIDE_NAMES}


def question_args(s: State) -> dict[str, Argument]:
    """Who is asked, and the number it is about."""
    args: dict[str, Argument] = {"seat": s.active}
    if s.step == Step.place:
        args |= {"count": s.to_place}
    elif s.step == Step.move:
        args |= {"disc": discs.disc_in_force(s, s.active)}
    elif s.step in (Step.setup, Step.refill):
        args |= {"count": s.crowns}
    return args


def steps(s: State) -> list[shapes.Step]:
    """Where the round stands."""
    names = ["setup"] if s.step == Step.setup else ["choose", "place", "move", "refill"]
    at = len(names) if s.step == Step.over else max(0, s.step - Step.choose)
    return steps_to((message(f"carolus-step-{name}") for name in names), at)


def where(s: State) -> Message:
    """How far the game is."""
    return message("carolus-step-setup") if s.step == Step.setup else message("carolus-where", round=s.round)


def scores(s: State) -> list[int]:
    """Castles on the lands, of each seat's side (CAR-11.3); nothing else parts the places (CAR-R25)."""
    return [T.CASTLES[s.seats] - s.stock[side] for side in T.sides(s.seats)]


def reason_args(s: State, action: int) -> dict[str, Argument]:
    """What the words of a refusal may want to say."""
    disc = discs.disc_in_force(s, s.active) if s.round > 0 else 0
    return {**ACTIONS[action].target, "seat": s.active, "limit": disc}


def option_words(s: State, action: int, events: list[Event]) -> shapes.OptionWords:
    """The label of an open action, what it would surely do, and its rule."""
    verb = ACTIONS[action].verb
    target: dict[str, Argument] = {**ACTIONS[action].target}
    if verb == "steps":
        target["land"] = next(event.args["land"] for event in events if event.name == "moved")
    return {
        "label": message(f"carolus-option-{verb}", **target),
        "detail": _consequence(s, action, events),
        "rule": "CAR-3.9" if s.step == Step.setup else COURSE.rule_of(action),
    }


def _consequence(s: State, action: int, events: list[Event]) -> Message | None:
    verb = ACTIONS[action].verb
    if verb == "steps":
        outcome = _outcome(events)
        return message(f"carolus-detail-{outcome.name}", **outcome.args, **_aftermath(events))
    if verb == "court":
        taken = next((event for event in events if event.name == "crest"), None)
        row = next(event for event in events if event.name == "court")
        said = message("carolus-detail-crest", **taken.args) if taken else message("carolus-detail-row", **row.args)
    elif verb == "land":
        said = _knight_in_land(s, action)
    else:
        return None
    said["args"] |= _what_follows(events)
    return said


def _knight_in_land(s: State, action: int) -> Message:
    """Whom a knight helps in a land, and what that side would have there."""
    family, land = T.FAMILY_NAMES.index(str(ACTIONS[action].path[0].value)), int(ACTIONS[action].path[1].value)
    commander = s.crest[family]
    if commander == NOBODY:
        return message("carolus-detail-nobodys-knight")
    side = lands.side_of(s, commander)
    return message("carolus-detail-knight", side=T.SIDE_NAMES[side], score=lands.score_of(s, land, side) + 1)


def _outcome(events: list[Event]) -> Event:
    """What becomes of the land where Charlemagne stops."""
    return next(event for event in events if event.name in OUTCOMES)


def _aftermath(events: list[Event]) -> dict[str, Argument]:
    """How many provinces fuse, and whether the game ends."""
    merged = [event.args["count"] for event in events if event.name == "merged"]
    ends = any(event.name == "over" for event in events)
    return {"provinces": merged[-1] if merged else 0, "ends": "over" if ends else "on"}


def _what_follows(events: list[Event]) -> dict[str, Argument]:
    """With disc 1 the last knight of a turn moves Charlemagne too (CAR-D8): where he goes and what becomes of that land."""
    if not any(event.name == "moved" for event in events):
        return {"then": "nothing"}
    outcome = _outcome(events)
    args = {"goal": outcome.args["land"], "builder": outcome.args.get("side"), "turned": outcome.args.get("count", 0)}
    standing = {name: outcome.args[name] for name in ("best", "second")}
    return {"then": outcome.name, **args, **standing, **_aftermath(events)}


def places(s: State, verb: str, part: Part) -> Places:
    """A number of steps stands for the land it leads to."""
    return Places((Part("land", lands.land_after(s, s.emperor, int(part.value))),)) if verb == "steps" else NO_PLACES


def refuse_place(s: State, place: Part) -> Reason | None:
    """CAR-7.2: a land that no disc reaches, while Charlemagne moves."""
    ring = [str(s.ring[index]) for index in range(s.lands)]
    if s.step != Step.move or place.kind != "land" or str(place.value) not in ring:
        return None
    away = (ring.index(str(place.value)) - ring.index(str(s.emperor))) % s.lands
    said = message("carolus-reason-too_far", land=int(place.value), away=away, limit=discs.disc_in_force(s, s.active))
    return Reason("too_far", COURSE.steps[Step.move].rule, said)
