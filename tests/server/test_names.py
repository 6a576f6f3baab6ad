"""Names that nobody may take."""

from __future__ import annotations

import pytest

from bezant.server.names import checked_name, skeleton
from bezant.server.refusals import BadName


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("greedy", "reserved"),
        ("Greedy 2", "reserved"),
        ("gгeedy", "mixed"),  # a Cyrillic letter among Latin ones
        ("ＬＥＶＥＬ３", "reserved"),  # full width
        ("level7", "reserved"),
        ("Adrnin", "reserved"),  # rn for m
        ("ADM1N", "reserved"),
        ("Bézant", "reserved"),
        ("champion", "reserved"),
        ("Instinct", "reserved"),
        ("Emperor", "reserved"),
        ("Moderator!", "reserved"),
        ("Deleted Player", "reserved"),
        ("Guest 123", "guest"),
        ("guest", "guest"),
        ("Аdmin", "mixed"),
    ],
)
def test_names_of_the_house_and_their_likenesses_are_refused(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(name)
    assert refused.value.details["why"] == why


@pytest.mark.parametrize(
    "name", ["Anna", "Mátyás", "花子", "Анна", "Jean-Luc", "Anna 花子", "김철수", "O'Neil", "X Æ 12"]
)
def test_names_of_people_are_kept(name: str) -> None:
    assert checked_name(name) == name


def test_who_has_a_name_may_keep_it() -> None:
    assert checked_name("Guest 417", own="Guest 417") == "Guest 417"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),
        ("Paul", "PauI"),
        ("Bob", "B0b"),
        ("Anna", "Ａｎｎａ"),
        ("modern", "modem"),
        ("Eva", "Éva"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_look_different_have_two() -> None:
    assert len({skeleton(name) for name in ("Anna", "Bert", "Anna 2", "花子", "太郎", "Анатолий", "김철수", "☕")}) == 8
