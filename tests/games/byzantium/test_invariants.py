"""The invariants of Part VI: in thousands of random games at every decision, and in the events of some."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import bezant
from bezant.games.byzantium.board import SIDE_WORDS, For
from bezant.games.byzantium.invariants import INVARIANTS
from bezant.games.byzantium.names import END_NAMES, STEP_NAMES, Step
from bezant.games.byzantium.rules.attack import field_dice, levy_commander
from bezant.games.byzantium.rules.scoring import TIE_BREAKS, standing
from bezant.games.byzantium.tables import (
    ALLEGIANCE_NAMES,
    ARAB,
    BULGAR,
    CAPITAL,
    CITY_NAMES,
    ELITE,
    FIRST_BOX,
    LEVY,
    MAIN,
    MOVE,
    PERSIA,
    PRINTED,
    TITLE_BOX,
)
from bezant.kernel.errors import IllegalOption
from tests.games.byzantium.laws import CHANGES
from tests.games.byzantium.table import GAME, new
from tests.games.plies import MOST_DECISIONS, assert_invariants
from tests.games.spoils import Spoil, changes_against, ids, laws_against, never_broken, put

GAMES = 2_000
OTHER_READINGS = {
    "bulgars_on_own": 0,
    "bulgars_take_capital": 2,
    "fleet_doubling": 0,
    "entry": 0,
    "levy_after_army": 0,
    "beaten_after_two_links": 0,
    "beaten_in_place": 2,
    "failed_siege": 1,
    "fleet_refusal": 0,
    "unpaid_upkeep": 1,
    "last_upkeep": 0,
}


@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["adopted", "other readings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_invariant_holds_in_random_games(seats: int, options: dict[str, int]) -> None:
    """At every decision, with never an empty list and always an end; the tests below break each of them."""
    assert_invariants(GAME, seats, GAMES if not options else GAMES // 10, options, INVARIANTS, CHANGES)


ATHENS, ADRIANOPLE, MECCA = (CITY_NAMES.index(name) for name in ("athens", "adrianople", "mecca"))
START = GAME.new(3, 1).array
WALLED = [CITY_NAMES.index(name) for name in ("athens", "smyrna", "nicaea")]

IMPOSSIBLE = [
    pytest.param(put(pool=(0, 10)), id="BYZ-I1"),
    pytest.param(put(losses=(0, -1)), id="BYZ-I2"),
    pytest.param(put(bulgars=12), id="BYZ-I3"),
    pytest.param(put(guard=(0, 1)), id="BYZ-I4"),
    pytest.param(put(pass_cube=(0, 2)), id="BYZ-I5"),
    pytest.param(put(treasury=((0, 0), -1)), id="BYZ-I9"),
    pytest.param(put(points=((0, 0), -1)), id="BYZ-I10"),
    pytest.param(put(markers=(ATHENS, 4)), id="BYZ-I13"),
    pytest.param(put(allegiance=(ADRIANOPLE, BULGAR), markers=(ADRIANOPLE, 3)), id="BYZ-I14"),
    pytest.param(put(markers=(CAPITAL, 1)), id="BYZ-I15"),
    pytest.param(put(allegiance=(ATHENS, PERSIA)), id="BYZ-I16"),
    pytest.param(put(fortified=(ATHENS, 1)), id="BYZ-I17"),
    pytest.param(put(controller=(CAPITAL, 0)), id="BYZ-I18"),
    pytest.param(put(controller=(WALLED, 0), fortified=(WALLED, 1)), id="BYZ-I20"),
    pytest.param(put(army=((3, 1), MECCA)), id="BYZ-I22"),
    pytest.param(put(army=((0, 1), MECCA), cubes=((0, 1), 0)), id="BYZ-I23"),
    pytest.param(put(army=((0, 1), ATHENS)), id="BYZ-I24"),
    pytest.param(put(army=((0, 0), ATHENS)), id="BYZ-I26"),
    pytest.param(put(step=Step.levy, side=ARAB, city=ATHENS, actor=0, controller=(ATHENS, 0)), id="BYZ-I27"),
    pytest.param(put(active=3), id="BYZ-I33"),
    pytest.param(put(turn=4), id="BYZ-I35"),
    pytest.param(put(options=(0, 9)), id="BYZ-I35 of the readings"),
    pytest.param(put(winners=1), id="BYZ-I41"),
]


@pytest.mark.parametrize("spoil", IMPOSSIBLE)
def test_an_impossible_position_is_noticed(spoil: Spoil, request: pytest.FixtureRequest) -> None:
    """The invariant that names the case holds at the start, and not in a position that breaks it."""
    assert request.node.callspec.id.split()[0] in ids(INVARIANTS, laws_against(INVARIANTS, START, spoil))


LEVY_BOX = (0, 0, LEVY)
NOTHING = put()
FORBIDDEN = [
    pytest.param(put(buildings=((0, 0), 1)), NOTHING, id="BYZ-I6"),
    pytest.param(NOTHING, put(pool=(0, 10)), id="BYZ-I7"),
    pytest.param(put(holder=(0, 0)), NOTHING, id="BYZ-I8"),
    pytest.param(NOTHING, put(points=((0, 0), 9)), id="BYZ-I10"),
    pytest.param(NOTHING, put(treasury=((0, 0), 15 + 3)), id="BYZ-I11"),
    pytest.param(put(step=Step.upkeep, unpaid=(0, 1)), put(step=Step.upkeep), id="BYZ-I12"),
    pytest.param(NOTHING, put(allegiance=(ATHENS, PERSIA)), id="BYZ-I16"),
    pytest.param(put(controller=(ATHENS, 0)), NOTHING, id="BYZ-I19"),
    pytest.param(put(markers=(ATHENS, 1)), put(markers=(ATHENS, 3)), id="BYZ-I21"),
    pytest.param(put(step=Step.tax), put(cubes=(LEVY_BOX, 3)), id="BYZ-I28"),
    pytest.param(NOTHING, put(step=Step.upkeep, passed=1), id="BYZ-I34"),
    pytest.param(NOTHING, put(turn=2, holder=(0, 0)), id="BYZ-I36"),
    pytest.param(put(taxes=(0, 1)), put(taxes=(0, 2)), id="BYZ-I37"),
]


@pytest.mark.parametrize(("earlier", "later"), FORBIDDEN)
def test_a_forbidden_change_is_noticed(earlier: Spoil, later: Spoil, request: pytest.FixtureRequest) -> None:
    """The invariant that names the case allows that nothing changes, and not what breaks it."""
    assert request.node.callspec.id.split()[0] in ids(CHANGES, changes_against(CHANGES, START, earlier, later))


def test_every_law_is_broken_once() -> None:
    """No law stands in the lists that no case has seen fail."""
    assert never_broken(INVARIANTS, CHANGES, START, IMPOSSIBLE, FORBIDDEN) == set()


def random_game(seats: int, seed: int, **options: int) -> Any:
    """Each decision of an interpreted random game: the position before it, its events, the position after it."""
    state, chooser = GAME.new(seats, seed, **options), random.Random(seed)
    while not GAME.is_over(state):
        before = state.copy()
        told = GAME.apply(state, chooser.choice(GAME.legal(state)))
        yield before, told, state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_byz_i25_i29_to_i32_hold_in_what_is_told(seats: int) -> None:
    """BYZ-I25, BYZ-I29, BYZ-I30, BYZ-I31, BYZ-I32: every roll, loss and capture, counted anew from the position it came in."""
    seen: Counter[str] = Counter()
    for seed in range(16):
        state, chooser = GAME.new(seats, seed), random.Random(seed)
        witness = Witness(state)
        state.events = witness
        while not GAME.is_over(state):
            GAME.apply(state, boldly(state, chooser))
        seen += witness.seen
    assert min(seen[name] for name in ("siege", "captured", "battle", "settled")) > 0, seen


@pytest.mark.parametrize("seed", range(8))
def test_byz_i29_i30_a_fleet_rolls_a_die_for_each_cube_paid(seed: int) -> None:
    """BYZ-I29, BYZ-I30, BYZ-14.3: an Arab army from Alexandria meets the Byzantine fleet on its way to Candia."""
    state = new(2, seed).state
    alexandria, candia = (CITY_NAMES.index(name) for name in ("alexandria", "candia"))
    state.actor = state.active = 0
    state.side, state.links, state.step = ARAB, 0, STEP_NAMES.index("march")
    state.allegiance[alexandria], state.army[0, ARAB] = ARAB, alexandria
    state.holder[FIRST_BOX[For.byzantine_fleet]] = 1
    state.cubes[0, ARAB, MAIN], state.cubes[0, ARAB, MOVE] = 4, 5
    witness = Witness(state)
    state.events = witness
    for words in ("go candia", *(("double", "pay") if seed % 2 else ("spare",)), "fire"):
        GAME.apply(state, GAME.actions.parse(words))
    while STEP_NAMES[state.step] == "lose":
        GAME.apply(state, GAME.legal(state)[0])
    assert witness.seen["fired"] == 1 and witness.seen["die"] >= (4 if seed % 2 else 2)
    assert witness.seen["settled"] >= 1 and state.city in (candia, -1)


def boldly(state: Any, chooser: random.Random) -> int:
    """A random action of one who likes to fight: what is rare in random games happens often."""
    legal = GAME.legal(state)
    words = {GAME.actions.words(action): action for action in legal}
    wanted = [action for word, action in words.items() if word.startswith(BOLD)]
    return chooser.choice(wanted if wanted and chooser.random() < 0.7 else legal)


BOLD = (
    "action march",
    "army arab",
    "go ",
    "double",
    "pay",
    "fire",
    "special byzantine_fleet",
    "special emperor",
    "fight",
)


def test_byz_28_2_a_guard_rolls_a_die_of_its_own() -> None:
    """BYZ-28.2, BYZ-I29: three dice for four MAIN cubes, two for ELITE, one for the guard."""
    state = new(2, 1).state
    assert rolled_by(state, 0, 0) == min(3, state.cubes[0, 0, MAIN]) + state.cubes[0, 0, ELITE]
    state.cubes[0, 0, ELITE], state.cubes[0, 0, MAIN] = 2, 4
    state.holder[TITLE_BOX[0]], state.guard[0] = 0, 1
    assert field_dice(state, 0, 0) == rolled_by(state, 0, 0) == 6
    state.guard[0] = 0
    assert field_dice(state, 0, 0) == 5


class Witness(list[tuple[int, ...]]):
    """Hears what is told, at the moment when it is told, and holds it against the position of that moment."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.state, self.seen, self.dice = state, Counter[str](), 0
        self.due: dict[tuple[int, int], int] = {}  # cubes that each army must lose for the last roll
        self.lost: Counter[tuple[int, int]] = Counter()
        self.supplies: dict[str, int] = {}  # what levy and Bulgars must have left after it
        self.city_dice = 0

    def append(self, told: tuple[int, ...]) -> None:
        super().append(told)
        event = GAME.facts.events.read(told)
        self.seen[event.name] += 1
        check = getattr(self, f"_{event.name}", None)
        if check:
            check(self.state, event.args)
        self.dice = self.dice + 1 if event.name == "die" else 0

    # --- rolls (BYZ-I29) and what they cost (BYZ-I30) --------------------------------------------------------------------------

    def _battle(self, s: Any, args: dict[str, Any]) -> None:
        by_attacker = min(3, s.bulgars) if args["force"] == "bulgar" else rolled_by(s, s.actor, s.side)
        by_defender, side = self._dice_against(s, args["opponent"]), s.allegiance[s.city]
        assert args["dice"] == by_attacker and self.dice == by_attacker + by_defender
        assert args["hits"] <= by_attacker and args["against"] <= by_defender
        self._begin()
        if args["force"] == "bulgar":
            self.supplies["bulgar"] = s.bulgars - min(args["against"], s.bulgars)
        else:
            self._expect(s, s.actor, s.side, args["against"])
        if args["opponent"] == "bulgars":
            self.supplies["bulgar"] = s.bulgars - min(args["hits"], s.bulgars)
        elif args["opponent"] == "levy":
            levy = s.cubes[levy_commander(s), side, LEVY]
            self.supplies["levy"] = levy - min(args["hits"], levy)
        else:
            self._expect(s, s.opponent, side, args["hits"])

    def _dice_against(self, s: Any, opponent: Any) -> int:
        if opponent == "bulgars":
            return min(3, s.bulgars)
        side = s.allegiance[s.city]
        return min(3, s.cubes[levy_commander(s), side, LEVY]) if opponent == "levy" else rolled_by(s, s.opponent, side)

    def _siege(self, s: Any, args: dict[str, Any]) -> None:
        city, capital = CITY_NAMES.index(args["city"]), args["city"] == "constantinople"
        markers = PRINTED[city] if ALLEGIANCE_NAMES[s.allegiance[city]] == "persian" else s.markers[city]
        self.city_dice = 5 if capital else markers + s.fortified[city]
        assert args["dice"] == self.dice == self.city_dice and (capital or 1 <= self.dice <= 4)
        self._begin()
        hits = args["hits"] * (2 if capital else 1)
        if ALLEGIANCE_NAMES[s.side] == "bulgar":
            self.supplies["bulgar"] = s.bulgars - min(hits, s.bulgars)
        else:
            self._expect(s, s.actor, s.side, hits)

    def _fired(self, s: Any, args: dict[str, Any]) -> None:
        assert args["dice"] == self.dice == s.cost and args["hits"] <= s.cost
        self._begin()
        self._expect(s, s.actor, s.side, args["hits"])

    def _begin(self) -> None:
        self.due, self.supplies = {}, {}
        self.lost.clear()

    def _expect(self, s: Any, seat: int, side: int, hits: int) -> None:
        self.due[seat, side] = min(hits, sum(army(s, seat, side)))

    def _lost(self, s: Any, args: dict[str, Any]) -> None:
        self.lost[args["seat"], SIDE_WORDS.index(args["side"])] += args["count"]

    def _guard_lost(self, s: Any, args: dict[str, Any]) -> None:
        """BYZ-I31: with the last army cube, or for the control of a captured city (BYZ-33.5)."""
        side = SIDE_WORDS.index(args["side"])
        self.lost[args["seat"], side] += 1
        assert sum(army(s, args["seat"], side)[:3]) == 0 or not self.due

    def _settle(self, s: Any, args: dict[str, Any]) -> None:
        for (seat, side), cubes in self.due.items():
            assert self.lost[seat, side] == cubes, (seat, side)
            self.seen["settled"] += 1
        if "bulgar" in self.supplies:
            assert s.bulgars == self.supplies["bulgar"]
        if "levy" in self.supplies:
            assert s.cubes[levy_commander(s), s.allegiance[s.city], LEVY] == self.supplies["levy"]
        self._begin()

    _battle_won = _battle_lost = _siege_failed = _moved = _fell = _settle

    # --- captures (BYZ-I25, BYZ-I32) ---------------------------------------------------------------------------------------------

    def _captured(self, s: Any, args: dict[str, Any]) -> None:
        bulgars = args["force"] == "bulgar"
        elite, main, _, guard = army(s, s.actor, s.side) if not bulgars else (0, s.bulgars, 0, 0)
        assert elite + main + guard > self.city_dice and elite + main + guard >= 2
        assert args["points"] == args["bezants"] or bulgars
        assert max(1, args["points"]) == args["count"]
        city = CITY_NAMES.index(args["city"])
        assert sum(s.army[seat, side] == city for seat in range(s.seats) for side in (0, 1)) <= 1
        self._settle(s, args)


def army(s: Any, seat: int, side: int) -> tuple[int, int, int, int]:
    """ELITE, MAIN, MOVE and the guard of an army."""
    guard = s.guard[side] if s.holder[TITLE_BOX[side]] == seat else 0
    return s.cubes[seat, side, ELITE], s.cubes[seat, side, MAIN], s.cubes[seat, side, MOVE], guard


def rolled_by(s: Any, seat: int, side: int) -> int:
    """BYZ-28.2: a die for each MAIN cube, three at the most, and one for each ELITE cube and for the guard."""
    elite, main, _, guard = army(s, seat, side)
    return min(3, main) + elite + guard


def test_byz_i38_phase_1_ends() -> None:
    """BYZ-I38: no random game comes near the limit of decisions."""
    longest = max(sum(1 for _ in random_game(4, seed)) for seed in range(5))
    assert longest < MOST_DECISIONS // 2


def test_byz_i39_the_same_seed_gives_the_same_game() -> None:
    """BYZ-I39, BYZ-R51."""
    first = [after.tobytes() for _, _, after in random_game(3, 7)]
    assert first == [after.tobytes() for _, _, after in random_game(3, 7)]


def test_byz_i40_a_refused_choice_changes_nothing() -> None:
    """BYZ-I40: every action that is not open, in positions of random games, is refused with a rule, and nothing happens."""
    chooser = random.Random(40)
    checked = 0
    steps: set[str] = set()
    for seed in range(60):
        for before, _, _ in random_game(2 + seed % 3, seed):
            if STEP_NAMES[before.step] in steps and chooser.random() > 0.02:
                continue
            steps.add(STEP_NAMES[before.step])
            checked += 1
            refuse_all(before)
        if checked >= 500:
            break
    assert checked >= 100 and len(steps) > 15


def refuse_all(state: Any) -> None:
    raw, legal = state.tobytes(), set(GAME.legal(state))
    for action in range(len(GAME.actions)):
        reason = GAME.refusal(state, action)
        assert (reason is None) == (action in legal)
        assert reason is None or reason.rule.startswith("BYZ-")
    illegal = next(action for action in range(len(GAME.actions)) if action not in legal)
    with pytest.raises(IllegalOption):
        GAME.apply(state, illegal)
    assert state.tobytes() == raw


def test_byz_i41_winners_are_equal_in_every_tie_break() -> None:
    """BYZ-I41, BYZ-47.4."""
    for seed in range(20):
        *_, (_, _, last) = random_game(2 + seed % 3, seed)
        won = GAME.winners(last)
        assert won and END_NAMES[last.end] != "running"
        for measure in range(TIE_BREAKS):
            values = {standing(last, seat, measure) for seat in won}
            assert len(values) == 1
        assert sum(GAME.returns(last)) == pytest.approx(0)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_rules_give_the_same_bytes(seats: int) -> None:
    """One source, two ways to run it: every ply of seeded games, byte by byte."""
    compiled = bezant.load("byzantium", compiled=True)
    for seed in range(4):
        options = OTHER_READINGS if seed == 3 else {}
        here, there, chooser = (
            GAME.new(seats, seed, **options),
            compiled.new(seats, seed, **options),
            random.Random(seed),
        )
        assert here.tobytes() == there.tobytes()
        while not GAME.is_over(here):
            legal = GAME.legal(here)
            assert compiled.legal(there) == legal
            action = chooser.choice(legal)
            GAME.apply(here, action)
            compiled.apply(there, action)
            assert here.tobytes() == there.tobytes()
