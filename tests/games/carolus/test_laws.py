"""The laws over thousands of games, compiled; that each law can be broken; and how random games turn out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.games.carolus import laws, lawyer
from tests.games.carolus.laws import ALL_CASTLES, CHOOSE, DEAD_ROUND, FEW_LANDS, MOVE, NOBODY, OVER, PLACE, REFILL
from tests.games.carolus.walks import find

pytestmark = pytest.mark.compiled

GAMES = 2000


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("court", [0.1, 0.7, 0.95])
def test_every_law_holds_in_every_position_of_two_thousand_games(seats: int, court: float) -> None:
    """CAR-I1 to CAR-I19 and CAR-I23. Knights go to court rarely, often, and nearly always, which exhausts the supply."""
    many = court < 0.9
    found = lawyer.examine(GAMES if many else 300, seats, court, seed=seats, guard_rounds=0 if many else 60)
    assert found.broken == 0, f"CAR-I{found.broken} in game {found.game}, ply {found.ply}, action {found.action}"


# --- each law can be broken ---------------------------------------------------------------------------------------------------


def any_step(before: Any, action: int, after: Any) -> bool:
    return bool(after.step == PLACE)


def castle_stands(before: Any, action: int, after: Any) -> bool:
    return bool(after.step == PLACE and laws.castles_on_map(after, 0) > 0)


def lands_merge(before: Any, action: int, after: Any) -> bool:
    return bool(after.lands < before.lands and after.step != OVER)


def knight_at_court(before: Any, action: int, after: Any) -> bool:
    return laws.family_at_court(action) >= 0 and bool(after.step == PLACE)


def emperor_walks(before: Any, action: int, after: Any) -> bool:
    return action >= 90 and bool(after.step != OVER and after.lands == before.lands)


def castle_built(before: Any, action: int, after: Any) -> bool:
    return bool(emperor_walks(before, action, after) and after.castles[after.emperor] != before.castles[after.emperor])


def new_round(before: Any, action: int, after: Any) -> bool:
    return bool(after.round == before.round + 1 and after.round % 5 == 3 and after.step == CHOOSE)


def discs_chosen(before: Any, action: int, after: Any) -> bool:
    return bool(before.step == CHOOSE and after.step == PLACE and after.round % 5 == 2)


def game_ends(before: Any, action: int, after: Any) -> bool:
    return bool(after.step == OVER and after.end == ALL_CASTLES)


def a_castle(s: Any) -> int:
    return next(land for land in range(15) if s.castles[land] > 0)


def one_knight_too_many(before: Any, after: Any) -> None:
    after.supply[0] += 1


def a_negative_count(before: Any, after: Any) -> None:
    seat = after.active
    after.supply[0] += after.reserve[seat, 0] + 1
    after.reserve[seat, 0] = -1


def a_castle_from_nowhere(before: Any, after: Any) -> None:
    after.stock[1] += 1


def an_empty_stock_in_a_running_game(before: Any, after: Any) -> None:
    land = a_castle(after)
    after.castles[land] += after.stock[after.owner[land]]
    after.stock[after.owner[land]] = 0


def a_land_named_by_another_province(before: Any, after: Any) -> None:
    after.land_of[3] = 1


def a_ring_out_of_order(before: Any, after: Any) -> None:
    after.ring[0], after.ring[1] = after.ring[1], after.ring[0]


def an_emperor_outside_the_ring(before: Any, after: Any) -> None:
    after.emperor = next((p for p in range(15) if after.land_of[p] != p), 15)


def lands_that_part(before: Any, after: Any) -> None:
    kept = before.copy()
    before.copy_from(after)
    after.copy_from(kept)


def lands_that_merge_without_a_move(before: Any, after: Any) -> None:
    after.round, after.turn, after.step = before.round, before.turn, before.step


def two_castles_in_a_province(before: Any, after: Any) -> None:
    after.castles[a_castle(after)] += 1


def an_owner_without_castles(before: Any, after: Any) -> None:
    after.castles[a_castle(after)] = 0


def neighbours_of_one_owner(before: Any, after: Any) -> None:
    index = laws.place_in_ring(after, a_castle(after))
    after.owner[after.ring[(index + 1) % after.lands]] = after.owner[after.ring[index]]


def a_row_longer_than_the_holder_s(before: Any, after: Any) -> None:
    family = next(f for f in range(5) if after.crest[f] != NOBODY)
    after.row[1 - after.crest[family], family] = after.row[after.crest[family], family] + 1


def a_crest_back_in_the_middle(before: Any, after: Any) -> None:
    family = next(f for f in range(5) if after.crest[f] != NOBODY)
    after.crest[family] = NOBODY
    after.row[0, family] = after.row[1, family] = 0


def a_crest_that_moves_by_itself(before: Any, after: Any) -> None:
    family = next(f for f in range(5) if after.crest[f] == before.crest[f])
    after.crest[family] = 1 if before.crest[family] == 0 else 0


def a_row_that_shrinks_alone(before: Any, after: Any) -> None:
    seat, family = next((s, f) for s in range(2) for f in range(5) if after.row[s, f] > 0)
    after.row[seat, family] -= 1


def a_return_while_the_supply_lasts(before: Any, after: Any) -> None:
    for s in (before, after):
        s.row[0, 0], s.row[1, 0], s.supply[0] = 3, 3, 20
    after.row[0, 0], after.row[1, 0] = 0, 0


def a_knight_that_wanders(before: Any, after: Any) -> None:
    land, family = next((p, f) for p in range(15) for f in range(5) if after.knights[p, f] > 0)
    after.knights[land, family] -= 1
    after.knights[after.ring[(laws.place_in_ring(after, land) + 1) % after.lands], family] += 1


def a_land_left_empty(before: Any, after: Any) -> None:
    land = after.ring[0]
    for s in (before, after):
        for family in range(5):
            s.knights[land, family] = 0


def a_reserve_too_small(before: Any, after: Any) -> None:
    family = next(f for f in range(5) if after.reserve[0, f] > 0)
    after.reserve[0, family] -= 1


def a_disc_played_twice(before: Any, after: Any) -> None:
    after.played[0, 1] = after.played[0, 0]


def a_disc_too_many(before: Any, after: Any) -> None:
    after.played[0, 4] = 15 - after.played[0, 0] - after.played[0, 1]


def an_equal_disc_without_need(before: Any, after: Any) -> None:
    first, second = after.choice_order[0], after.choice_order[1]
    after.played[first, 0], after.played[second, 0] = 1, 1
    after.played[first, 1], after.played[second, 1] = 2, 2


def the_higher_disc_first(before: Any, after: Any) -> None:
    after.action_order[0], after.action_order[1] = after.action_order[1], after.action_order[0]


def another_choice_order(before: Any, after: Any) -> None:
    after.choice_order[0], after.choice_order[1] = after.choice_order[1], after.choice_order[0]


def the_wrong_seat_asked(before: Any, after: Any) -> None:
    after.active = 1 - after.active


def a_knight_placed_for_another(before: Any, after: Any) -> None:
    after.placed_this_round += 1


def an_emperor_gone_further(before: Any, after: Any) -> None:
    after.emperor = after.ring[(laws.place_in_ring(after, after.emperor) + 1) % after.lands]


def an_emperor_moved_beyond_the_disc(before: Any, after: Any) -> None:
    for s in (before, after):
        s.played[before.active, (before.round - 1) % 5] = 0


def a_castle_elsewhere(before: Any, after: Any) -> None:
    land = next(p for p in range(15) if after.land_of[p] == p and p != after.emperor and after.owner[p] == NOBODY)
    after.castles[land], after.owner[land] = 1, 0


def a_castle_for_the_loser(before: Any, after: Any) -> None:
    after.owner[after.emperor] = 1 - after.owner[after.emperor]


def a_castle_not_built(before: Any, after: Any) -> None:
    after.owner[after.emperor] = before.owner[after.emperor]
    after.castles[after.emperor] = before.castles[after.emperor]


def an_end_without_winner(before: Any, after: Any) -> None:
    after.winners = 0


def a_winner_with_fewer_castles(before: Any, after: Any) -> None:
    after.winners = 3 - after.winners


def too_many_lands_for_the_end(before: Any, after: Any) -> None:
    after.end = FEW_LANDS
    after.lands = 5


def a_dead_round_with_knights(before: Any, after: Any) -> None:
    after.end = DEAD_ROUND
    after.placed_this_round = 1


def a_winner_in_a_running_game(before: Any, after: Any) -> None:
    after.step = REFILL
    after.end = 0


FAULTS: list[tuple[int, Callable[[Any, int, Any], bool], Callable[[Any, Any], None]]] = [
    (1, any_step, one_knight_too_many),
    (1, any_step, a_negative_count),
    (2, any_step, a_castle_from_nowhere),
    (2, castle_stands, an_empty_stock_in_a_running_game),
    (3, any_step, a_land_named_by_another_province),
    (3, any_step, a_ring_out_of_order),
    (3, any_step, an_emperor_outside_the_ring),
    (4, lands_merge, lands_that_part),
    (4, lands_merge, lands_that_merge_without_a_move),
    (5, castle_stands, two_castles_in_a_province),
    (5, castle_stands, an_owner_without_castles),
    (6, castle_stands, neighbours_of_one_owner),
    (7, castle_stands, a_row_longer_than_the_holder_s),
    (7, castle_stands, a_crest_back_in_the_middle),
    (8, any_step, a_crest_that_moves_by_itself),
    (9, knight_at_court, a_row_that_shrinks_alone),
    (9, any_step, a_return_while_the_supply_lasts),
    (10, any_step, a_knight_that_wanders),
    (10, any_step, a_land_left_empty),
    (11, any_step, a_reserve_too_small),
    (12, discs_chosen, a_disc_played_twice),
    (12, discs_chosen, a_disc_too_many),
    (13, discs_chosen, an_equal_disc_without_need),
    (14, discs_chosen, the_higher_disc_first),
    (14, new_round, another_choice_order),
    (15, any_step, the_wrong_seat_asked),
    (15, knight_at_court, a_knight_placed_for_another),
    (16, any_step, an_emperor_gone_further),
    (16, emperor_walks, an_emperor_gone_further),
    (16, emperor_walks, an_emperor_moved_beyond_the_disc),
    (17, emperor_walks, a_castle_elsewhere),
    (18, castle_built, a_castle_for_the_loser),
    (18, castle_built, a_castle_not_built),
    (19, game_ends, an_end_without_winner),
    (19, game_ends, a_winner_with_fewer_castles),
    (19, game_ends, too_many_lands_for_the_end),
    (19, game_ends, a_dead_round_with_knights),
    (19, game_ends, a_winner_in_a_running_game),
]


@pytest.mark.parametrize(
    ("number", "wanted", "spoil"), FAULTS, ids=[f"CAR-I{number}-{spoil.__name__}" for number, _, spoil in FAULTS]
)
def test_a_law_notices(number: int, wanted: Callable[..., bool], spoil: Callable[..., None]) -> None:
    """A genuine step obeys the law; the same step spoilt does not, interpreted and compiled."""
    before, action, after = find(wanted)
    memory = np.zeros(laws.MEMORY, np.int64)
    memory[laws.ROUND] = before.round
    for seat in range(2):  # a whole turn for all whose turn has come, so that the memory fits the step
        memory[laws.PLACED + seat] = knights_placed(after if after.round == before.round else before, seat)
    compiled = lawyer.compiled().laws.holds
    assert laws.holds(number, before, after, action, memory)
    assert compiled(number, before.array[0], after.array[0], action, memory)
    spoil(before, after)
    assert not laws.holds(number, before, after, action, memory)
    assert not compiled(number, before.array[0], after.array[0], action, memory)


def knights_placed(s: Any, seat: int) -> int:
    """By the seat in this round, at the end of it if the position is the last before the next."""
    if s.step == CHOOSE:
        return 0
    place = list(s.action_order[:2]).index(seat)
    if place < s.turn or s.step in (MOVE, REFILL, OVER):
        return 3 if place <= s.turn else 0
    return 3 - s.to_place if place == s.turn else 0


def test_every_law_has_a_fault_it_notices() -> None:
    assert {number for number, _, _ in FAULTS} == set(range(1, laws.LAWS + 1))


# --- how random games turn out (section 8.1) ----------------------------------------------------------------------------------

# players: mean and median of rounds, share of all castles, games with a return, decided by a short stock
FIGURES = {2: (19.1, 16, 0.949, 0.23, 0.20), 3: (12.1, 11, 0.995, 0.48, 0.14), 4: (9.3, 8, 0.953, 0.26, 0.22)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_turn_out_as_the_rules_page_says(seats: int) -> None:
    """Section 8.1, its policy: seven knights of ten go to court. Bounds of about four standard errors of both samples."""
    mean, median, castles, returned, short = FIGURES[seats]
    tallies = lawyer.examine(GAMES, seats, 0.7, seed=81).tallies
    trial = lawyer.compiled().trial
    rounds = tallies[:, trial.ROUNDS]
    assert rounds.mean() == pytest.approx(mean, abs=1.6)
    assert np.median(rounds) == pytest.approx(median, abs=1)
    assert np.mean(tallies[:, trial.END] == ALL_CASTLES) == pytest.approx(castles, abs=0.03)
    assert np.mean(tallies[:, trial.RETURNED]) == pytest.approx(returned, abs=0.06)
    assert np.mean(tallies[:, trial.SHORT_STOCK]) == pytest.approx(short, abs=0.06)
    assert 0 < np.sum(tallies[:, trial.FORFEITED]) < 0.03 * GAMES
    assert np.sum(tallies[:, trial.END] == DEAD_ROUND) < 0.015 * GAMES
    draws = (tallies[:, trial.END] == FEW_LANDS) & (tallies[:, trial.WINNERS] == 3)
    assert draws.sum() < 15
