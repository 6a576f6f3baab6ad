"""The chances of an attack, against examples worked by hand and against rolling every die by itself."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bezant.games.byzantium import wording
from bezant.games.byzantium.board import For
from bezant.games.byzantium.names import Step
from bezant.games.byzantium.odds import (
    City,
    Force,
    Odds,
    attack,
    hit_chances,
    march,
    outlook,
    percent,
    siege,
    with_attack,
)
from bezant.games.byzantium.tables import (
    ARAB,
    BULGAR,
    BYZ,
    CITY_NAMES,
    FIRST_BOX,
    MAIN,
    MOVE,
    NOBODY,
)
from bezant.kernel.game import load
from bezant.kernel.text import words_for

FACES = range(1, 7)


def hits(dice: tuple[int, ...]) -> int:
    return sum(face >= 4 for face in dice)


def test_losses_take_move_then_main_then_elite() -> None:
    assert Force(2, 3, 1).less(2) == Force(2, 2, 0)
    assert Force(1, 1, 1).less(3) == Force(0, 0, 0)
    assert Force(2, 0, 1).less(2) == Force(1, 0, 0)
    assert Force(1, 0, 0).less(5) == Force(0, 0, 0)


def test_main_gives_three_dice_at_most_and_elite_one_each() -> None:
    assert Force(0, 9, 3).dice == 3
    assert Force(1, 6, 1).dice == 4
    assert Force(0, 2).strength == 2


def test_hit_chances_sum_to_one() -> None:
    for dice in range(10):
        assert sum(hit_chances(dice)) == 1.0


def test_siege_of_a_small_city() -> None:
    """Strength 2 against 1: the single die must miss unless a MOVE cube can absorb its hit."""
    assert siege(Force(0, 2), City(1)).take == 0.5
    assert siege(Force(0, 2, 1), City(1)).take == 1.0
    assert siege(Force(0, 2, 1), City(1)).losses == 0.5


def test_equality_is_failure() -> None:
    assert siege(Force(0, 3), City(3)).take == 0.0


def test_siege_of_constantinople_costs_two_cubes_a_hit() -> None:
    """Strength 8 needs 6 after losses: at most one hit of five dice."""
    assert siege(Force(0, 8), City(5, 2)).take == 6 / 32


@pytest.mark.parametrize(
    ("attacker", "defender", "city"),
    [
        (Force(0, 3, 1), Force(1, 1), City(2)),
        (Force(1, 2), Force(0, 2, 1), City(1)),
        (Force(1, 1, 1), Force(1, 0), City(1)),
    ],
)
def test_battle_and_siege_against_every_roll(attacker: Force, defender: Force, city: City) -> None:
    taken = lost = total = 0
    for rolled in product(FACES, repeat=attacker.dice + defender.dice):
        left = attacker.less(hits(rolled[attacker.dice :]))
        struck = defender.less(hits(rolled[: attacker.dice]))
        for stones in product(FACES, repeat=city.strength):
            total += 1
            after = left.less(hits(stones)) if left.strength > struck.strength else left
            lost += attacker.cubes - after.cubes
            taken += left.strength > struck.strength and after.strength > city.strength
    odds = attack(attacker, (defender,), None, city)
    assert odds.take == pytest.approx(taken / total, abs=1e-12)
    assert odds.losses == pytest.approx(lost / total, abs=1e-12)


def test_levy_comes_after_the_armies() -> None:
    alone = attack(Force(0, 6), (Force(0, 2),), None, City(1))
    with_levy = attack(Force(0, 6), (Force(0, 2),), Force(0, 2), City(1))
    assert with_levy.take < alone.take
    assert with_levy.losses > alone.losses


def test_the_attacker_picks_the_better_order() -> None:
    weak, strong = Force(0, 1), Force(1, 3, 2)
    both = attack(Force(0, 8), (weak, strong), None, City(1))
    assert both == attack(Force(0, 8), (strong, weak), None, City(1))


def position(**change: Any) -> Any:
    s: Any = load("byzantium").new(2, seed=1)
    s.actor = s.active = 0
    return s


def at(name: str) -> int:
    return CITY_NAMES.index(name)


def test_outlook_on_a_persian_city_is_the_siege_alone() -> None:
    s = position()
    s.cubes[0, ARAB, 1], s.cubes[0, ARAB, 3] = 5, 2
    chances = outlook(with_attack(s, ARAB, at("hira"), 1))
    assert chances is not None
    assert chances.defended == chances.yielded == siege(Force(0, 5, 1), City(3))


def test_outlook_counts_army_levy_and_walls() -> None:
    s = position()
    ankara = at("ankara")
    s.controller[ankara], s.fortified[ankara], s.army[1, BYZ] = 1, 1, ankara
    chances = outlook(with_attack(s, ARAB, ankara, 1))
    assert chances is not None
    attacker = Force(0, 8, 4)
    assert chances.defended == attack(attacker, (Force(1, 3, 2),), Force(0, 2), City(3))
    assert chances.yielded == siege(attacker, City(3))


def test_bulgars_grow_before_they_attack() -> None:
    s = position()
    chances = outlook(with_attack(s, BULGAR, at("adrianople")))
    assert chances is not None
    assert chances.defended == siege(Force(0, 9), City(2))


def test_a_bulgar_city_is_defended_by_their_force() -> None:
    s = position()
    athens = at("athens")
    s.allegiance[athens], s.markers[athens] = BULGAR, 1
    chances = outlook(with_attack(s, ARAB, athens))
    assert chances is not None
    assert chances.defended == attack(Force(0, 8, 5), (Force(0, 7),), None, City(1))


# --- a hostile fleet (BYZ-14.2, BYZ-14.3) -------------------------------------------------------------------------------------

FLEET = FIRST_BOX[For.byzantine_fleet]


def at_sea(move: int, fleet: int = 1, **options: int) -> Any:
    """Seat 0 marches with four MAIN cubes from Alexandria; Candia, two cubes of MOVE away, has nobody but its two markers."""
    s: Any = load("byzantium").new(2, **options)
    s.actor, s.side, s.links, s.step = 0, ARAB, 0, Step.march
    s.allegiance[at("alexandria")] = ARAB
    s.army[0, ARAB], s.holder[FLEET] = at("alexandria"), fleet
    s.cubes[0, ARAB, MAIN], s.cubes[0, ARAB, MOVE] = 4, move
    return s


def test_byz_14_3_fleet_dice_come_before_the_siege() -> None:
    """Paid are 2, so two dice; a doubling cannot be paid and is void in reading (c)."""
    chances = march(at_sea(2, fleet_doubling=2), at("candia"), 2)
    assert chances is not None and chances.yielded == siege(Force(0, 4), City(2))
    worst = [siege(Force(0, 4 - hit), City(2)) for hit in range(3)]
    assert chances.defended.take == worst[0].take / 4 + worst[1].take / 2 + worst[2].take / 4
    assert chances.defended.losses == (worst[0].losses + 2 * (1 + worst[1].losses) + 2 + worst[2].losses) / 4


def test_byz_14_2_a_doubling_that_can_be_paid_costs_cubes_and_brings_dice() -> None:
    """Four dice, and the two MOVE cubes that would have taken the first hits are spent."""
    chances = march(at_sea(4), at("candia"), 2)
    assert chances is not None and chances.yielded == siege(Force(0, 4, 2), City(2))
    after = [(hit_chances(4)[hit], hit, siege(Force(0, 4 - hit), City(2))) for hit in range(4)]
    assert chances.defended.take == sum(chance * odds.take for chance, _, odds in after)
    lost = sum(chance * (hit + odds.losses) for chance, hit, odds in after) + hit_chances(4)[4] * 4
    assert chances.defended.losses == 2 + lost


@pytest.mark.parametrize(("reading", "take"), [(0, 0.0), (1, 0.0)])
def test_byz_r23_a_doubling_that_cannot_be_paid_stops_the_attack(reading: int, take: float) -> None:
    chances = march(at_sea(3, fleet_doubling=reading), at("candia"), 2)
    assert chances is not None and chances.defended == Odds(take, 0.0) and chances.yielded.take > 0


@pytest.mark.parametrize("fleet", [NOBODY, 0])
def test_byz_14_7_no_fleet_or_the_own_one_changes_nothing(fleet: int) -> None:
    s = at_sea(4, fleet)
    assert march(s, at("candia"), 2) == outlook(with_attack(s, ARAB, at("candia"), 2))


def test_byz_14_the_option_says_what_is_assumed() -> None:
    """The lower chance and the losses are those with the worst the fleet may do; without a fleet nothing is said of it."""
    words = words_for("byzantium")
    said = words.say(wording._go(at_sea(4), at("candia")))
    assert said.endswith("lost, if the Byzantine fleet does its worst") and " to " in said
    assert "fleet" not in words.say(wording._go(at_sea(4, NOBODY), at("candia")))


def test_byz_14_the_dice_of_the_engine_agree() -> None:
    """The fleet doubles and fires, and the army pays: as often as foretold the city falls."""
    game, s = load("byzantium"), at_sea(4)
    s.active = 0
    chances = march(s, at("candia"), 2)
    assert chances is not None
    runs, taken = 400, 0
    for seed in range(runs):
        trial = s.copy()
        game.reseed(trial, seed)
        for words in ("go candia", "double", "pay", "fire"):
            game.apply(trial, game.actions.parse(words))
        while trial.step == Step.lose and game.refusal(trial, game.actions.parse("lose main")) is None:
            game.apply(trial, game.actions.parse("lose main"))
        taken += trial.allegiance[at("candia")] == ARAB
    assert taken / runs == pytest.approx(chances.defended.take, abs=0.1)  # four standard deviations


def test_percent_keeps_certainty_for_the_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def fight_it_out(game: Any, s: Any) -> Any:
    """Plays the attack to its end as the odds assume: all defend, and lose MOVE first, then MAIN, then ELITE."""
    wanted = ("fight", "levy", "lose move", "lose main", "lose elite", "cube pool")
    while game.view(s, None)["attack"] is not None:
        words = {game.actions.words(action): action for action in game.legal(s)}
        game.apply(s, next((words[word] for word in wanted if word in words), game.legal(s)[0]))  # any haven will do
    return s


def test_the_dice_of_the_engine_agree() -> None:
    game = load("byzantium")
    s = position()
    damascus = at("damascus")
    s.controller[damascus], s.army[1, BYZ], s.has_marched[1] = 1, damascus, 1
    s.army[0, ARAB], s.allegiance[at("jerusalem")] = at("jerusalem"), ARAB
    s.pool[1] -= 1
    for words in ("action march", "army arab"):
        if game.refusal(s, game.actions.parse(words)) is None:
            game.apply(s, game.actions.parse(words))
    chances = outlook(with_attack(s, ARAB, damascus, 1))
    assert chances is not None
    runs = 400
    taken = lost = 0
    for seed in range(runs):
        trial = s.copy()
        game.reseed(trial, seed)
        before = trial.cubes[0, ARAB, 1] + trial.cubes[0, ARAB, 3] - 1
        game.apply(trial, game.actions.parse("go damascus"))
        fight_it_out(game, trial)
        taken += trial.allegiance[damascus] == ARAB
        lost += before - trial.cubes[0, ARAB, 1] - trial.cubes[0, ARAB, 3]
    assert taken / runs == pytest.approx(chances.defended.take, abs=0.1)  # four standard deviations
    assert lost / runs == pytest.approx(chances.defended.losses, abs=0.3)
