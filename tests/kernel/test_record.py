"""Game records: what is written can be read, and what is broken is refused with its line."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import bezant
from bezant.kernel import record
from bezant.kernel.errors import BadRecord
from bezant.kernel.match import AGREED, Match

CAROLUS = bezant.load("carolus")


def played(seats: int = 2, seed: str = "5", plies: int = 40, undos: float = 0.3, **options: object) -> Match:
    match, chance = Match(CAROLUS, seats, seed, options), random.Random(seed)
    while match.ply < plies and not match.is_over:
        seat = match.entries[-1].seat or 0
        if chance.random() < undos and match.can_undo(seat):
            match.undo(seat)
        elif chance.random() < undos / 6 and match.moves:
            match.take_back(seat)
        else:
            match.play(match.to_move, chance.choice(CAROLUS.legal(match.state)))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "a seed with spaces", "f" * 64])
def test_a_record_gives_the_match_back(seats: int, seed: str) -> None:
    match = played(seats, seed, 10_000, guard_rounds=20, arrangement=[0, 1, 2, 3, 4] * 3)
    assert {None, AGREED} <= {entry.action for entry in match.entries[1:]}
    text = record.save(match, ["Anna", "Béla B", "Carlo", "Dora"][:seats])
    again = record.read(text)
    assert again.state == match.state
    assert again.entries == match.entries
    assert again.options == match.options
    reader = record.Reader(text)
    assert reader.names == ["Anna", "Béla B", "Carlo", "Dora"][:seats]
    assert record.save(again, reader.names) == text


def test_the_record_of_a_game_that_began_in_the_middle_has_the_position_it_began_with() -> None:
    match = Match(CAROLUS, 2, "own", start=CAROLUS.dump(played().state))
    match.play(match.to_move, CAROLUS.legal(match.state)[0])
    text = record.save(match)
    assert record.read(text).state == match.state and record.save(record.read(text)) == text
    assert "start" not in record.save_for(match, [], 0)
    for wrong in ("[]", "7", "{", '{"seats": 2}'):
        broken = "\n".join(f"start {wrong}" if line.startswith("start") else line for line in text.splitlines())
        with pytest.raises(BadRecord):
            record.read(broken)


def test_a_record_is_read_move_by_move() -> None:
    match = played()
    reader = record.Reader(record.save(match))
    assert reader.match.ply == 0
    assert [entry.ply for entry in reader.moves()] == list(range(1, match.ply + 1))


def test_a_record_can_be_read_by_people() -> None:
    lines = record.save(played(plies=12), ["Anna", "Béla"]).splitlines()
    assert lines[:5] == ["bezant-record 1", "game carolus 1", "seats 2", "player 0 Anna", "player 1 Béla"]
    assert lines[lines.index("moves") + 1].split()[1] in ("name", "disc")


def test_without_its_seed_a_record_hides_the_dice_and_cannot_be_replayed() -> None:
    match = played(seed="secret of the house")
    text = record.save_for(match, ["Anna", "Béla"], 0)
    assert "secret" not in text and "final" not in text
    with pytest.raises(BadRecord, match="no seed"):
        record.read(text)


def test_empty_lines_and_spaces_do_not_matter() -> None:
    match = played()
    text = record.save(match).replace("\n", "  \n\n")
    assert record.read(text).state == match.state


Edit = Callable[[list[str]], int]  # spoils the lines; gives the number of the line that is to blame


def replace(start: str, new: str) -> Edit:
    def edit(lines: list[str]) -> int:
        index = next(i for i, line in enumerate(lines) if line.startswith(start))
        lines[index] = new
        return index + 1

    return edit


def at_moves(edit: Edit) -> Edit:
    """The same edit, but only noticed when the head is complete."""

    def spoil(lines: list[str]) -> int:
        edit(lines)
        return lines.index("moves") + 1

    return spoil


def drop(start: str) -> Edit:
    def edit(lines: list[str]) -> int:
        lines[:] = [line for line in lines if not line.startswith(start)]
        return lines.index("moves") + 1

    return edit


def no_moves(lines: list[str]) -> int:
    del lines[lines.index("moves") :]
    return len(lines) + 1


def move(number: int, words: str | None = None, seat: str | None = None) -> Edit:
    def edit(lines: list[str]) -> int:
        index = lines.index("moves") + number
        old_seat, _, old_words = lines[index].partition(" ")
        lines[index] = f"{old_seat if seat is None else seat} {old_words if words is None else words}".strip()
        return index + 1

    return edit


def another_seat(lines: list[str]) -> int:
    return move(3, seat=str(1 - int(lines[lines.index("moves") + 3][0])))(lines)


def nothing_at_all(lines: list[str]) -> int:
    lines.clear()
    return 1


def a_move_after_the_end(lines: list[str]) -> int:
    lines.insert(len(lines) - 1, "0 steps 1")
    return len(lines) - 1


BROKEN: dict[str, tuple[Edit, str]] = {
    "nothing at all": (nothing_at_all, "bezant-record 1"),
    "wrong magic": (replace("bezant-record", "bezant-record 2"), "bezant-record 1"),
    "unknown game": (at_moves(replace("game", "game ludo 1")), "no game “ludo”"),
    "no version": (at_moves(replace("game", "game carolus")), "version"),
    "wrong version": (at_moves(replace("game", "game carolus 99")), "version 99"),
    "no number of seats": (at_moves(replace("seats", "seats two")), "number of seats"),
    "bad seats": (at_moves(replace("seats", "seats 7")), "2, 3, 4 players"),
    "enormous seats": (at_moves(replace("seats", "seats " + "9" * 60)), "no number of seats"),
    "option without value": (replace("option", "option guard_rounds"), "no value of an option"),
    "option that is no JSON": (replace("option", "option guard_rounds {"), "no value of an option"),
    "option out of range": (at_moves(replace("option", "option guard_rounds -4")), "guard_rounds"),
    "unknown option": (at_moves(replace("option", "option speed 3")), "no option “speed”"),
    "unknown line in the head": (replace("option", "colour blue"), "no line of a record's head"),
    "no game": (drop("game"), "no game"),
    "no seats": (drop("seats"), "no seats"),
    "no seed": (drop("seed"), "no seed"),
    "missing moves": (no_moves, "“moves” is missing"),
    "tampered seed": (at_moves(replace("seed", "seed 6")), "committed"),
    "tampered commitment": (at_moves(replace("commitment", "commitment " + "0" * 64)), "committed"),
    "unknown words": (move(2, "dance wildly"), "no action"),
    "no words": (move(2, ""), "no action"),
    "illegal move": (move(2, "steps 5"), "not open now"),
    "wrong seat": (another_seat, "not your turn"),
    "seat that is no number": (move(2, seat="white"), "number of its seat"),
    "negative seat": (move(2, seat="-1"), "number of its seat"),
    "digit of another script": (move(2, seat="²"), "number of its seat"),
    "undo before the first move": (move(1, "undo"), "not yours"),
    "move after the end": (a_move_after_the_end, "over"),
    "tampered final": (replace("final", "final " + "0" * 32), "another position"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_with_its_line(name: str) -> None:
    edit, words = BROKEN[name]
    match = played(plies=10_000, undos=0.0, guard_rounds=30)
    lines = record.save(match, ["Anna", "Béla"]).splitlines()
    expected = edit(lines)
    with pytest.raises(BadRecord, match=words) as refused:
        record.read("\n".join(lines))
    assert refused.value.line == expected
    assert str(refused.value).startswith(f"line {expected}: ")
    assert len(str(refused.value)) < 300


def test_a_left_out_move_is_noticed() -> None:
    match = played(plies=60, undos=0.0)
    lines = record.save(match).splitlines()
    first = lines.index("moves") + 1
    for index in range(first, first + 20):
        with pytest.raises(BadRecord):
            record.read("\n".join(lines[:index] + lines[index + 1 :]))


@pytest.mark.parametrize("seed", range(60))
def test_a_garbled_record_is_refused_or_the_same_game(seed: int) -> None:
    """Any one character changed: never another error than BadRecord, never another position."""
    match, chance = played(plies=30), random.Random(seed)
    text = record.save(match, ["Anna", "Béla"])
    for _ in range(10):
        at = chance.randrange(len(text))
        garbled = text[:at] + chance.choice("0159 \nxu²é{[") + text[at + 1 :]
        try:
            again = record.read(garbled)
        except BadRecord:
            continue
        assert again.state == match.state or "final" not in garbled
