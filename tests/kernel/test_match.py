"""A game being played: log, dice, undo."""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bezant
from bezant.games.carolus.state import State
from bezant.kernel.dice import stream_seed
from bezant.kernel.errors import CannotUndo, GameOver, IllegalOption, NotYourTurn
from bezant.kernel.match import AGREED, Match, dice_of, seeds_until, stream
from bezant.kernel.messages import Event
from bezant.kernel.state import Position

CAROLUS = bezant.load("carolus")
PLACE, MOVE = 2, 3


def state_of(match: Match) -> State:
    return cast(State, match.state)


def play(match: Match, words: str) -> None:
    match.play(match.to_move, CAROLUS.actions.parse(words))


def until(step: int, seed: str = "0", seats: int = 2, to_place: int | None = None) -> Match:
    """A match played at random up to a decision of this step."""
    match, chance = Match(CAROLUS, seats, seed), random.Random(seed)
    while match.state.step != step or (to_place is not None and state_of(match).to_place != to_place):
        match.play(match.to_move, chance.choice(CAROLUS.legal(match.state)))
    return match


def finished(seed: str = "0") -> Match:
    match, chance = Match(CAROLUS, 2, seed), random.Random(seed)
    while not match.is_over:
        match.play(match.to_move, chance.choice(CAROLUS.legal(match.state)))
    return match


def test_the_log_begins_with_the_set_up() -> None:
    match = Match(CAROLUS, 2, "seed")
    first = match.entries[0]
    assert (match.ply, first.ply, first.seat, first.action, first.undoes) == (0, 0, None, None, None)
    assert first.events[0].name == "throw"
    assert match.moves == []


def test_the_dice_of_a_ply_come_from_the_seed_and_its_number() -> None:
    """HMAC-SHA256 of seed and ply: who knows the seed afterwards can check every throw."""
    match, chance = Match(CAROLUS, 3, "a seed"), random.Random(1)
    for ply in range(60):
        assert match.ply == ply
        expected = match.state.copy()
        digest = hmac.new(b"a seed", str(ply + 1).encode(), hashlib.sha256).digest()
        CAROLUS.reseed(expected, int.from_bytes(digest[:16], "big"))
        action = chance.choice(CAROLUS.legal(expected))
        CAROLUS.apply(expected, action)
        match.play(match.to_move, action)
        assert match.state == expected


def test_the_set_up_comes_from_ply_zero() -> None:
    digest = hmac.new(b"a seed", b"0", hashlib.sha256).digest()
    assert Match(CAROLUS, 2, "a seed").state == CAROLUS.new(2, int.from_bytes(digest[:16], "big"))


def test_a_game_played_on_has_the_dice_of_the_old_one_up_to_its_ply_and_fresh_ones_after_it() -> None:
    assert seeds_until("old", 41) == "old/41"
    seed = "old/41/new"
    dice = {key: [dice_of(key, ply) for ply in range(60)] for key in ("old", "new", "newest", seed)}
    assert dice[seed] == dice["old"][:42] + dice["new"][42:]
    later, earlier, same = seeds_until(seed, 50), seeds_until(seed, 30), seeds_until(seed, 41)
    assert (later, earlier, same) == ("old/41/new/50", "old/30", "old/41")
    assert [dice_of(f"{later}/newest", ply) for ply in range(60)] == dice["old"][:42] + dice["new"][42:51] + dice[
        "newest"
    ][51:]


@pytest.mark.parametrize("seed", ["", "/", "a/b", "a/b/c", "a/1/", "/1/b", "a/1/b/2", "a/1234567/b", "a/٣/b"])
def test_any_other_text_is_one_seed(seed: str) -> None:
    """A record comes from anywhere, and so does the seed in it."""
    assert dice_of(seed, 3) == dice_of(seed, 3) != dice_of("a", 3)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Match(CAROLUS, 2, "a seed").commitment == hashlib.sha256(b"a seed").hexdigest()


def test_another_s_turn_is_refused() -> None:
    match = until(PLACE)
    with pytest.raises(NotYourTurn, match=f"seat {match.to_move} is asked"):
        match.play(1 - match.to_move, CAROLUS.legal(match.state)[0])


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = until(PLACE)
    before, ply = match.state.tobytes(), match.ply
    with pytest.raises(IllegalOption):
        play(match, "disc 1")
    assert (match.state.tobytes(), match.ply, len(match.entries)) == (before, ply, ply + 1)


def test_nothing_is_played_or_taken_back_after_the_end() -> None:
    match = finished()
    with pytest.raises(GameOver):
        match.play(0, 0)
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo, match="over"):
            match.undo(seat)


def test_an_undo_is_an_entry_of_its_own() -> None:
    match = until(PLACE, to_place=3)
    seat, before = match.to_move, match.state.tobytes()
    played = match.play(seat, CAROLUS.legal(match.state)[0])
    undone = match.undo(seat)
    assert match.state.tobytes() == before
    assert (undone.ply, undone.seat, undone.action, undone.undoes, undone.events) == (
        played.ply + 1,
        seat,
        None,
        played.ply,
        (),
    )
    assert match.entries[-2:] == [played, undone]
    assert played not in match.moves


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = until(PLACE, to_place=3)
    seat, states = match.to_move, []
    for _ in range(2):
        states.append(match.state.tobytes())
        match.play(seat, CAROLUS.legal(match.state)[0])
    plies = [entry.ply for entry in match.moves[-2:]]
    for ply in reversed(plies):
        assert match.undo(seat).undoes == ply
        assert match.state.tobytes() == states.pop()


def test_a_turn_can_be_taken_back_to_where_it_began() -> None:
    """So far as single undos would go: every one of them is allowed, and the next would cross another seat, dice or a new round."""
    for seed in map(str, range(8)):
        match, chance = Match(CAROLUS, 2, seed), random.Random(seed)
        for _ in range(60):
            last = match.last_mover
            if last is not None:
                assert match.own_turn(1 - last) == 0
                again = match.until(match.ply)
                for _ in range(match.own_turn(last)):
                    again.undo(last)
                assert again.own_turn(last) == 0
                told = again.entries[again.moves[-1].ply].events if again.moves else ()
                assert not again.can_undo(last) or any(event.name == "round" for event in told)
            match.play(match.to_move, chance.choice(CAROLUS.legal(match.state)))


def test_a_game_begins_in_the_middle_with_dice_of_its_own() -> None:
    """From a position as JSON: nothing of the generator that stands in it is used."""
    old = until(PLACE, to_place=3)
    position = CAROLUS.dump(old.state)
    other = CAROLUS.dump(CAROLUS.imagine(old.state, 0, 99))
    one, two = (Match(CAROLUS, 2, "own seed", start=each) for each in (position, other))
    assert one.state == two.state and one.state.array["dice"].tobytes() != old.state.array["dice"].tobytes()
    assert CAROLUS.view(one.state, None) == CAROLUS.view(old.state, None) and one.entries[0].events == ()
    for match in (one, two):
        for seed in range(30):
            match.play(match.to_move, random.Random(seed).choice(CAROLUS.legal(match.state)))
    assert one.state == two.state == one.until(one.ply).state
    while one.moves:
        one.take_back(0)
    assert CAROLUS.view(one.state, None) == CAROLUS.view(old.state, None)


def test_an_undo_stops_at_dice() -> None:
    match = until(MOVE)
    seat = match.to_move
    match.play(seat, CAROLUS.legal(match.state)[0])
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo, match=r"not yours|Dice"):
        match.undo(seat)


def test_an_undo_stops_at_another_s_decision() -> None:
    match = Match(CAROLUS, 2, "0", {"first_chooser": 0})
    while state_of(match).round == 0:
        match.play(match.to_move, CAROLUS.legal(match.state)[0])
    play(match, "disc 3")
    assert match.can_undo(0) and not match.can_undo(1)
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(1)
    play(match, "disc 4")
    assert match.can_undo(1) and not match.can_undo(0)
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(0)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(CannotUndo):
        Match(CAROLUS, 2, "0").undo(0)


def test_a_taken_back_move_does_not_foretell_the_dice() -> None:
    """The undo is a ply, so the dice after it are others: taking back cannot be used to try them."""
    match = until(PLACE, to_place=1)
    seat = match.to_move
    action = CAROLUS.legal(match.state)[0]
    ply = match.play(seat, action).ply
    if match.can_undo(seat):
        match.undo(seat)
        assert match.play(seat, action).ply == ply + 2


def test_by_consent_a_move_is_taken_back_whatever_the_dice_said() -> None:
    match = until(MOVE)
    mover, before, ply = match.to_move, match.state.tobytes(), match.ply
    match.play(mover, CAROLUS.legal(match.state)[0])
    while match.to_move == mover or match.can_undo(mover):
        match.play(match.to_move, CAROLUS.legal(match.state)[0])
    count = match.back_to([mover])
    other = 1 - mover
    undone = [match.take_back(other) for _ in range(match.ply - ply)]
    assert match.state.tobytes() == before and count >= 1
    assert {(entry.seat, entry.action, entry.events) for entry in undone} == {(other, AGREED, ())}
    assert [entry.undoes for entry in undone] == list(range(ply + len(undone), ply, -1))


def test_the_last_move_of_a_seat_is_counted_from_the_end() -> None:
    match = Match(CAROLUS, 2, "0", {"first_chooser": 0})
    while state_of(match).round == 0:
        match.play(match.to_move, CAROLUS.legal(match.state)[0])
    play(match, "disc 3")
    play(match, "disc 4")
    assert (match.back_to([1]), match.back_to([0]), match.back_to([0, 1])) == (1, 2, 1)
    assert Match(CAROLUS, 2, "0").back_to([0, 1]) == 0 == finished().back_to([0])


def test_nothing_is_taken_back_by_consent_before_the_first_move_or_after_the_end() -> None:
    with pytest.raises(CannotUndo, match="Nobody"):
        Match(CAROLUS, 2, "0").take_back(0)
    with pytest.raises(CannotUndo, match="over"):
        finished().take_back(0)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_undo_never_crosses_chance_or_another_s_move_and_restores_every_byte(
    seats: int, seed: int, chance: random.Random
) -> None:
    """Random games with random undos, against a history kept here."""
    match = Match(CAROLUS, seats, str(seed))
    history: list[tuple[int, bytes, bool]] = []  # seat, bytes before, whether chance followed
    for _ in range(chance.randrange(20, 300)):
        if match.is_over:
            break
        if chance.random() < 0.35:
            seat = chance.randrange(seats)
            free = bool(history) and history[-1][0] == seat and not history[-1][2]
            assert match.can_undo(seat) == free
            if free:
                match.undo(seat)
                assert match.state.tobytes() == history.pop()[1]
            else:
                ply = match.ply
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                assert match.ply == ply
            continue
        seat, before = match.to_move, match.state.tobytes()
        entry = match.play(seat, chance.choice(CAROLUS.legal(match.state)))
        history.append((seat, before, any(event.name in ("throw", "first") for event in entry.events)))
    again = Match(CAROLUS, seats, str(seed))
    for entry in match.entries[1:]:
        assert again.replay(entry.seat or 0, entry.action) == entry
    assert again.state == match.state
    assert [entry.ply for entry in again.entries] == list(range(len(again.entries)))


def test_checking_plays_nothing_and_what_was_checked_is_carried_out_as_played() -> None:
    played, checked = Match(CAROLUS, 2, "seed"), Match(CAROLUS, 2, "seed")
    for _ in range(20):
        action, before = CAROLUS.legal(checked.state)[-1], checked.state.tobytes()
        CAROLUS.check_action(checked.state, action)
        assert checked.state.tobytes() == before
        assert checked.carry_out(action) == played.play(played.to_move, action)
    assert checked.state == played.state


@pytest.mark.parametrize("name", ["byzantium", "carolus", "jerusalem"])
def test_moves_taken_back_by_the_dozen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each position comes back as it was, however far back; replaying the log plays no move twice."""
    rng, match = random.Random(5), Match(bezant.load(name), 2, "deep")
    stood = [match.state.tobytes()]
    for _ in range(12):
        for _ in range(40):
            if not match.is_over:
                match.play(match.to_move, rng.choice(match.game.legal(match.state)))
                stood.append(match.state.tobytes())
        while len(stood) > 5 and not match.is_over and rng.random() < 0.97:
            match.take_back(0)
            stood.pop()
            assert match.state.tobytes() == stood[-1]
    assert len(match.entries) > 2 * len(stood)
    played: list[int] = []
    carry_out = match.game.carry_out_watched

    def counted(state: Position, action: int) -> tuple[list[Event], bool]:
        played.append(action)
        return carry_out(state, action)

    monkeypatch.setattr(match.game, "carry_out_watched", counted)
    again = match.until(match.ply)
    assert again.state == match.state and again.entries == match.entries
    assert len(played) == sum(1 for entry in match.entries if entry.undoes is None and entry.seat is not None)


def test_the_dice_of_a_stream_are_set_once_and_thrown_on() -> None:
    """As programs play: `Game.new`, then one action after the other."""
    match, chance = Match(CAROLUS, 2, stream(5, 7)), random.Random(1)
    expected = CAROLUS.new(2, stream_seed(5, 7))
    for _ in range(60):
        assert match.state == expected
        action = chance.choice(CAROLUS.legal(expected))
        CAROLUS.apply(expected, action)
        match.play(match.to_move, action)
    on = Match(CAROLUS, 2, f"{seeds_until(stream(5, 7), 2)}/own")
    for entry in match.moves[:3]:
        on.play(on.to_move, entry.action or 0)
    assert on.state.array["dice"].tobytes() != match.until(3).state.array["dice"].tobytes()
    assert on.until(2).state == match.until(2).state
