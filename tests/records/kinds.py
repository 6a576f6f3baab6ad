"""The kinds of games that records are kept of, and how the players choose who find them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import bezant
from bezant.kernel.match import Match

View = dict[str, Any]
Wanted = Callable[[View], bool]
Chooser = Callable[[Match, random.Random], int]


@dataclass(frozen=True)
class Kind:
    """What a final position shows, and at which table."""

    seats: int
    wanted: Wanted
    choose: Chooser
    options: dict[str, int] = field(default_factory=dict)


# --- Carolus Magnus -------------------------------------------------------------------------------------------------------------

COURT = 0.7  # how often a knight goes to court, as in section 8.1 of the rules page


def mostly_to_court(match: Match, chance: random.Random) -> int:
    legal = match.game.legal(match.state)
    verbs = {verb: [id for id in legal if match.game.actions[id].verb == verb] for verb in ("court", "land")}
    if verbs["court"]:
        legal = verbs["court" if chance.random() < COURT else "land"]
    return chance.choice(legal)


def ended(reason: str, winners: int, short_stock: bool = False) -> Wanted:
    """A game with this end, so many winners, and a region with too few castles or none such."""

    def fits(view: View) -> bool:
        result = view["result"]
        short = any(land["owner"] and land["castles"] < len(land["provinces"]) for land in view["lands"])
        return result["reason"] == reason and len(result["winners"]) == winners and short == short_stock

    return fits


# --- Byzantium ------------------------------------------------------------------------------------------------------------------

LAZY = (0.5, 0.2, 0.1, 0.05)  # how often a player passes: short games, which are often close
WAY = ("nicaea", "smyrna", "candia", "alexandria", "tabuk")  # from Arabia to Constantinople, backwards
PASS = bezant.load("byzantium").actions.parse("action pass")
ATTACKS = ["go constantinople", "bulgars constantinople"]


def lazily(match: Match, chance: random.Random) -> int:
    """At random, with many passes; but Constantinople is attacked where it can be."""
    passes = chance.random() < LAZY[int(match.seed) % len(LAZY)]
    return _first_of([*ATTACKS, *(["action pass"] if passes else [])], match, chance)


def against_the_capital(match: Match, chance: random.Random) -> int:
    """The first player leads his Arabs to Constantinople, and the others waste the time."""
    if match.to_move != 0:
        return chance.choice([id for id in match.game.legal(match.state) if id != PASS] or [PASS])
    army = match.game.view(match.state, None)["players"][0]["armies"]["arab"]
    ready = army["strength"] >= 7 and army["move"] >= (4 if army["city"] == "nicaea" else 2)
    box = "arab_move" if army["move"] < 5 else "arab_main"
    wishes = [*ATTACKS, "action march" if ready else "action reinforce", "army arab", "pay", "fight", "lose levy"]
    wishes += [f"reinforce {source} {box}" for source in ("pool", "losses")]
    wishes += [*(f"{verb} {city}" for city in WAY for verb in ("go", "enter")), "stop"]
    return _first_of([*wishes, "action tax", "cube pool", "cube losses", "action march"], match, chance)


def _first_of(wishes: list[str], match: Match, chance: random.Random) -> int:
    legal = match.game.legal(match.state)
    words = {match.game.actions.words(id): id for id in legal}
    wish = next((wish for wish in wishes if wish in words), None)
    return words[wish] if wish is not None else chance.choice(legal)


def decided(reason: str, by: str) -> Wanted:
    """A game with this end whose winner the score shows, or the first tie-break that does."""
    return lambda view: view["result"]["reason"] == reason and deciding_measure(view) == by


def deciding_measure(view: View) -> str:
    """What the players who are equal in all before it differ in (BYZ-46.5, BYZ-47.1 to BYZ-47.5)."""
    measures: dict[str, Callable[[View], int]] = {
        "score": lambda player: player["score"],
        "sum": lambda player: sum(player["points"].values()),
        "cities": lambda player: player["cities"],
        "treasury": lambda player: sum(player["treasury"].values()),
    }
    if view["result"]["reason"] != "third_turn":
        del measures["sum"]
    left = view["players"]
    for name, measure in measures.items():
        left = [player for player in left if measure(player) == max(map(measure, left))]
        if len(left) == 1:
            return name
    return "shared"


def sum_skipped(view: View) -> bool:
    """BYZ-47.5: after the fall, cities separate players whose sums of points differ."""
    best = max(player["score"] for player in view["players"])
    sums = {sum(player["points"].values()) for player in view["players"] if player["score"] == best}
    return len(sums) > 1 and decided("fell_to_bulgars", "cities")(view)


# --- Jerusalem ------------------------------------------------------------------------------------------------------------------

HASTE = {"end": 0.3, "pass": 0.6, "stop": 0.5, "done": 0.5}  # how often a player takes what ends something: short games


def hastily(match: Match, chance: random.Random) -> int:
    """At random, with short turns and auctions."""
    legal = match.game.legal(match.state)
    ends = [id for id in legal if chance.random() < HASTE.get(match.game.actions[id].verb, 0)]
    return chance.choice(ends or legal)


def decided_by(measure: str) -> Wanted:
    """A game that this decided, after a start that was not all the same."""
    return lambda view: view["result"]["reason"] == measure and max(p["height"] for p in view["players"]) >= 2


KINDS: dict[str, dict[str, Kind]] = {
    "carolus": {
        "all_castles-2": Kind(2, ended("all_castles", 1), mostly_to_court),
        "all_castles-3": Kind(3, ended("all_castles", 1), mostly_to_court),
        "all_castles-4": Kind(4, ended("all_castles", 1), mostly_to_court),
        "all_castles-short-stock-2": Kind(2, ended("all_castles", 1, short_stock=True), mostly_to_court),
        "few_lands-2": Kind(2, ended("few_lands", 1), mostly_to_court),
        "few_lands-draw-4": Kind(4, ended("few_lands", 2), mostly_to_court),
        "dead_round-4": Kind(4, ended("dead_round", 1), mostly_to_court),
        "unfinished-3": Kind(3, ended("unfinished", 0), mostly_to_court, {"guard_rounds": 2}),
    },
    "byzantium": {
        "third_turn-score-4": Kind(4, decided("third_turn", "score"), lazily),
        "third_turn-sum-2": Kind(2, decided("third_turn", "sum"), lazily),
        "third_turn-cities-2": Kind(2, decided("third_turn", "cities"), lazily),
        "third_turn-treasury-2": Kind(2, decided("third_turn", "treasury"), lazily),
        "third_turn-shared-3": Kind(3, decided("third_turn", "shared"), lazily),
        "fell_to_arabs-score-2": Kind(2, decided("fell_to_arabs", "score"), against_the_capital),
        "fell_to_bulgars-score-3": Kind(3, decided("fell_to_bulgars", "score"), lazily),
        "fell_to_bulgars-cities-3": Kind(3, sum_skipped, lazily),
    },
    "jerusalem": {
        "height-4": Kind(4, decided_by("height"), hastily),
        "prestige-3": Kind(3, decided_by("prestige"), hastily),
        "office-2": Kind(2, decided_by("office"), hastily),
    },
}
