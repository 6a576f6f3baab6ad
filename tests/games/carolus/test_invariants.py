"""The invariants of section 6, each in random games drawn by Hypothesis."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezant.kernel.errors import BezantError, GameOver, IllegalOption
from tests.games.carolus import laws
from tests.games.carolus.walks import CAROLUS, Walk, steps, walks

FAMILIES = ["red", "pink", "blue", "green", "yellow"]
SIDES = ["white", "black", "grey"]

in_random_games = settings(max_examples=12, deadline=None)


def obeys(number: int, walk: Walk) -> None:
    for ply, step in enumerate(steps(walk)):
        assert step.obeys(number), f"CAR-I{number} is broken at ply {ply} by action {step.action}"


@in_random_games
@given(walks)
def test_car_i1_forty_knights_of_each_family(walk: Walk) -> None:
    """CAR-I1"""
    obeys(1, walk)


@in_random_games
@given(walks)
def test_car_i2_stock_and_castles_on_the_map_make_the_set(walk: Walk) -> None:
    """CAR-I2"""
    obeys(2, walk)


@in_random_games
@given(walks)
def test_car_i3_every_province_in_one_land_of_neighbours(walk: Walk) -> None:
    """CAR-I3"""
    obeys(3, walk)


@in_random_games
@given(walks)
def test_car_i4_lands_only_ever_merge(walk: Walk) -> None:
    """CAR-I4"""
    obeys(4, walk)


@in_random_games
@given(walks)
def test_car_i5_a_castle_for_each_province_of_a_region(walk: Walk) -> None:
    """CAR-I5"""
    obeys(5, walk)


@in_random_games
@given(walks)
def test_car_i6_no_two_neighbours_of_one_owner(walk: Walk) -> None:
    """CAR-I6"""
    obeys(6, walk)


@in_random_games
@given(walks)
def test_car_i7_no_row_is_longer_than_the_crest_holder_s(walk: Walk) -> None:
    """CAR-I7"""
    obeys(7, walk)


@in_random_games
@given(walks)
def test_car_i8_a_crest_moves_by_its_taker_s_knight_alone(walk: Walk) -> None:
    """CAR-I8"""
    obeys(8, walk)


@in_random_games
@given(walks)
def test_car_i9_rows_shrink_by_equal_returns_alone(walk: Walk) -> None:
    """CAR-I9"""
    obeys(9, walk)


@in_random_games
@given(walks)
def test_car_i10_knights_never_leave_their_land(walk: Walk) -> None:
    """CAR-I10"""
    obeys(10, walk)


@in_random_games
@given(walks)
def test_car_i11_reserves_are_full_unless_a_die_was_forfeited(walk: Walk) -> None:
    """CAR-I11, and by the events: only a forfeit ever leaves a reserve short."""
    forfeited = 0
    for step in steps(walk):
        assert step.obeys(11)
        forfeited += sum(event.name == "forfeit" for event in step.events)
        if step.after.step == laws.CHOOSE:
            held = sum(laws.reserve_of(step.after, seat) for seat in range(walk.seats))
            full = laws.RESERVE[walk.seats] * walk.seats
            assert held == full if forfeited == 0 else held <= full


@in_random_games
@given(walks)
def test_car_i12_every_number_once_in_a_cycle(walk: Walk) -> None:
    """CAR-I12, and by the events: five rounds bring each player's five numbers."""
    played: dict[int, list[Any]] = {seat: [] for seat in range(walk.seats)}
    for step in steps(walk):
        assert step.obeys(12)
        for event in step.events:
            if event.name == "disc":
                played[int(event.args["seat"])].append(event.args["disc"])  # type: ignore[arg-type]
    for numbers in played.values():
        cycles = [numbers[start : start + 5] for start in range(0, len(numbers), 5)]
        assert all(len(set(cycle)) == len(cycle) for cycle in cycles)


@in_random_games
@given(walks)
def test_car_i13_equal_numbers_only_without_another(walk: Walk) -> None:
    """CAR-I13"""
    obeys(13, walk)


@in_random_games
@given(walks)
def test_car_i14_the_action_order_is_the_choice_order_sorted_and_the_next_choice_order(walk: Walk) -> None:
    """CAR-I14"""
    obeys(14, walk)


@in_random_games
@given(walks)
def test_car_i15_one_turn_each_in_every_round(walk: Walk) -> None:
    """CAR-I15, and by the events: everyone moves Charlemagne once between two rounds."""
    moves: Counter[Any] = Counter()
    for step in steps(walk):
        assert step.obeys(15)
        for event in step.events:
            if event.name == "moved":
                moves[event.seat] += 1
            elif event.name == "round" and event.args["round"] != 1:
                assert moves == dict.fromkeys(range(walk.seats), 1)
                moves.clear()


@in_random_games
@given(walks)
def test_car_i16_charlemagne_goes_as_far_as_the_number_in_force_allows(walk: Walk) -> None:
    """CAR-I16, and by the events: from where he stood, so many lands on."""
    for step in steps(walk):
        assert step.obeys(16)
        moved = [event.args for event in step.events if event.name == "moved"]
        if len(moved) == 1:
            ring = [step.before.ring[index] for index in range(step.before.lands)]
            start = ring.index(moved[0]["from_land"])
            assert moved[0]["land"] == ring[(start + int(str(moved[0]["steps"]))) % len(ring)]


@in_random_games
@given(walks)
def test_car_i17_castles_change_only_where_he_stops(walk: Walk) -> None:
    """CAR-I17, and by the events: built or replaced at most once a move, in the land of the move."""
    for step in steps(walk):
        assert step.obeys(17)
        last = None
        for event in step.events:
            if event.name == "moved":
                last = event.args["land"]
            elif event.name in ("built", "replaced"):
                assert event.args["land"] == last
                last = None


@in_random_games
@given(walks)
def test_car_i18_the_owner_leads_where_he_stopped(walk: Walk) -> None:
    """CAR-I18"""
    obeys(18, walk)


@in_random_games
@given(walks)
def test_car_i19_a_finished_game_has_a_reason_and_winners(walk: Walk) -> None:
    """CAR-I19: and no step is accepted afterwards."""
    last = None
    for step in steps(walk):
        assert step.obeys(19)
        last = step.after
    if last is not None and last.step == laws.OVER:
        assert CAROLUS.legal(last) == []
        assert CAROLUS.winners(last)
        for action in range(len(CAROLUS.actions)):
            refusal = CAROLUS.refusal(last, action)
            assert refusal is not None and refusal.code == "game_over"
            with pytest.raises(GameOver):
                CAROLUS.apply(last, action)


@in_random_games
@given(walks.map(lambda walk: replace(walk, seats=4)))
def test_car_i20_team_mates_add_their_knights_and_share_the_result(walk: Walk) -> None:
    """CAR-I20"""
    for ply, step in enumerate(steps(walk)):
        if ply % 10:
            continue
        view = CAROLUS.view(step.after, None)
        for land in view["lands"]:
            assert land["scores"] == {
                side: sum(commanded_by(view, land, seat) for seat in team)
                + (land["castles"] if land["owner"] == side else 0)
                for side, team in (("white", (0, 1)), ("black", (2, 3)))
            }
    returns = CAROLUS.returns(step.after)
    assert returns[0] == returns[1] == -returns[2] == -returns[3]


def commanded_by(view: dict[str, Any], land: dict[str, Any], seat: int) -> int:
    return sum(land["knights"][family] for family in FAMILIES if view["crests"][family] == seat)


@in_random_games
@given(walks)
def test_the_engine_s_own_check_passes_every_position(walk: Walk) -> None:
    """What `load` demands of a position holds in play."""
    for ply, step in enumerate(steps(walk)):
        if ply % 5 == 0 or step.after.step == laws.OVER:
            CAROLUS.check(step.after)


# --- CAR-I21 ------------------------------------------------------------------------------------------------------------------


@in_random_games
@given(walks)
def test_car_i21_the_same_source_and_decisions_give_the_same_game(walk: Walk) -> None:
    """CAR-I21"""
    first = [(step.action, step.after.tobytes(), step.events) for step in steps(walk)]
    again = [(step.action, step.after.tobytes(), step.events) for step in steps(walk)]
    assert first == again


@in_random_games
@given(walks, st.integers(0, 120))
def test_car_i21_a_position_written_out_and_read_back_continues_identically(walk: Walk, ply: int) -> None:
    """CAR-I21: as JSON and as bytes."""
    game = [(step.before.copy(), step.action) for step in steps(walk)][1:]
    start, _ = game[min(ply, len(game) - 1)]
    written = json.loads(json.dumps(CAROLUS.dump(start)))
    ways = [start.copy(), CAROLUS.load(written), CAROLUS.from_bytes(start.tobytes())]
    for _, action in game[ply:]:
        told = [CAROLUS.apply(state, action) for state in ways]
        assert told[0] == told[1] == told[2]
        assert ways[0] == ways[1] == ways[2]


# --- CAR-I22 ------------------------------------------------------------------------------------------------------------------


def rename_lands(position: dict[str, Any], turn: int) -> dict[str, Any]:
    """The position with every province so many places further on."""
    turned = copy.deepcopy(position)
    names = {}
    for land in turned["lands"]:
        land["provinces"] = [(province + turn) % 15 for province in land["provinces"]]
        names[land["land"]] = land["land"] = min(land["provinces"])
    turned["lands"].sort(key=lambda land: land["land"])
    turned["emperor"] = names[turned["emperor"]]
    return turned


def rename_families(position: dict[str, Any], new: dict[str, str]) -> dict[str, Any]:
    """The position with the families under other names."""

    def renamed(counts: dict[str, Any]) -> dict[str, Any]:
        swapped = {new[family]: value for family, value in counts.items()}
        return {family: swapped[family] for family in FAMILIES}

    changed = copy.deepcopy(position)
    for land in changed["lands"]:
        land["knights"] = renamed(land["knights"])
    for player in changed["players"]:
        player["row"], player["reserve"] = renamed(player["row"]), renamed(player["reserve"])
    changed["supply"], changed["crests"] = renamed(changed["supply"]), renamed(changed["crests"])
    return changed


def rename_seats(position: dict[str, Any], new: list[int]) -> dict[str, Any]:
    """The position with seat s called new[s], and its side with it."""
    seats = position["seats"]
    side = {SIDES[laws.SIDE_OF[seats][s]]: SIDES[laws.SIDE_OF[seats][new[s]]] for s in range(seats)} | {None: None}
    changed = copy.deepcopy(position)
    for land in changed["lands"]:
        land["owner"] = side[land["owner"]]
    changed["players"] = [position["players"][new.index(seat)] for seat in range(seats)]
    changed["crests"] = {f: None if s is None else new[s] for f, s in position["crests"].items()}
    stock = {side[name]: count for name, count in position["stock"].items()}
    changed["stock"] = {name: stock[name] for name in position["stock"]}
    for order in ("choice_order", "action_order"):
        changed[order] = [new[seat] for seat in position[order]]
    changed["active"] = new[position["active"]]
    if position["result"]:
        changed["result"]["winners"] = [s for s in SIDES if s in [side[w] for w in position["result"]["winners"]]]
    return changed


def acted(position: dict[str, Any], words: str) -> dict[str, Any]:
    state = CAROLUS.load(position)
    CAROLUS.apply(state, CAROLUS.actions.parse(words))
    return CAROLUS.dump(state)


@settings(max_examples=8, deadline=None)
@given(walks, st.integers(1, 14))
def test_car_i22_turning_the_ring_changes_no_outcome(walk: Walk, turn: int) -> None:
    """CAR-I22: with the same dice."""
    for ply, step in enumerate(steps(walk)):
        if step.action == laws.NO_ACTION or ply % 4:
            continue
        before = CAROLUS.dump(step.before)
        words = CAROLUS.actions.words(step.action).split()
        if words[0] == "land":
            provinces = next(land["provinces"] for land in before["lands"] if land["land"] == int(words[2]))
            words[2] = str(min((province + turn) % 15 for province in provinces))
        turned = acted(rename_lands(before, turn), " ".join(words))
        assert turned == rename_lands(CAROLUS.dump(step.after), turn)


@settings(max_examples=8, deadline=None)
@given(walks, st.permutations(FAMILIES))
def test_car_i22_exchanging_families_changes_no_outcome(walk: Walk, order: list[str]) -> None:
    """CAR-I22: everything alike where no dice are thrown; where they are, map, crests and result."""
    new = dict(zip(FAMILIES, order, strict=True))
    for ply, step in enumerate(steps(walk)):
        if step.action == laws.NO_ACTION or ply % 4:
            continue
        words = " ".join(new.get(word, word) for word in CAROLUS.actions.words(step.action).split())
        changed = acted(rename_families(CAROLUS.dump(step.before), new), words)
        expected = rename_families(CAROLUS.dump(step.after), new)
        thrown = any(event.name == "throw" for event in step.events)
        for key in ("lands", "emperor", "crests", "stock", "result") if thrown else expected:
            assert changed[key] == expected[key]


@settings(max_examples=8, deadline=None)
@given(walks, st.randoms(use_true_random=False))
def test_car_i22_exchanging_sides_changes_no_outcome(walk: Walk, chance: random.Random) -> None:
    """CAR-I22: seats change places together with all they own, team-mates staying together."""
    new = chance.sample(range(walk.seats), walk.seats)
    if walk.seats == 4:
        new = chance.choice([[2, 3, 0, 1], [1, 0, 2, 3], [3, 2, 0, 1], [1, 0, 3, 2]])
    for ply, step in enumerate(steps(walk)):
        if step.action == laws.NO_ACTION or step.before.step == laws.SETUP or ply % 4:
            continue
        changed = acted(rename_seats(CAROLUS.dump(step.before), new), CAROLUS.actions.words(step.action))
        assert changed == rename_seats(CAROLUS.dump(step.after), new)


# --- CAR-I23 ------------------------------------------------------------------------------------------------------------------


def test_car_i23_every_option_is_accepted_and_every_other_refused_with_a_reason() -> None:
    """CAR-I23: all actions in five hundred positions; a refusal changes nothing."""
    chance, examined, codes = random.Random(23), 0, set()
    while examined < 500:
        for step in steps(Walk(chance.choice((2, 3, 4)), chance.getrandbits(64), [chance.randrange(95)])):
            if chance.random() < 0.1 and examined < 500:
                codes |= examine_all_actions(step.after)
                examined += 1
    assert codes == {code for code, _ in CAROLUS.course.reasons} - {"ok"}


def examine_all_actions(state: Any) -> set[str]:
    """The reasons for which actions were refused. One refusal in ten is put into words too, which takes the most time."""
    raw, legal, codes = state.tobytes(), CAROLUS.legal(state), set()
    assert legal or state.step == laws.OVER
    for action in range(len(CAROLUS.actions)):
        reason = CAROLUS.refusal(state, action)
        assert (reason is None) == (action in legal)
        if reason is None:
            CAROLUS.apply(state.copy(), action)
            continue
        assert reason.rule.startswith("CAR-")
        codes.add(reason.code)
        if action % 10 == len(legal) % 10:
            with pytest.raises((IllegalOption, GameOver)):
                CAROLUS.apply(state, action)
    assert state.tobytes() == raw
    return codes


@pytest.mark.parametrize("action", [-1, 95, 10**6])
def test_car_i23_there_are_no_other_actions(action: int) -> None:
    """CAR-I23"""
    with pytest.raises(BezantError, match="numbered 0 to 94"):
        CAROLUS.apply(CAROLUS.new(2), action)
