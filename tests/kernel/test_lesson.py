"""Guided games: where the numbers in their words come from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bezant.kernel.lesson import lesson, size_of

GUIDED = lesson("byzantium")
BULGARS = next(step for step in GUIDED.steps if step.id == "bulgars")


@pytest.mark.parametrize(
    ("path", "number"),
    [
        ("before turn", 1),
        ("before cities.thessalonica.markers", 3),
        ("after cities.thessalonica.markers", 2),
        ("before players.1.points.byzantine", 19),
        ("event captured points", 2),
        ("event die face", 3),
        ("before bulgars.box + before bulgars.supply", 11),
    ],
)
def test_a_number_is_a_part_of_a_position_or_of_an_event(path: str, number: int) -> None:
    assert GUIDED.number(replace(BULGARS, numbers={"it": path}), "it") == number


def test_the_next_event_of_a_name_is_counted_from_nought() -> None:
    faces = [GUIDED.number(replace(BULGARS, numbers={"it": f"event die:{place} face"}), "it") for place in range(3)]
    told = [event.args["face"] for event in GUIDED.match.entries[BULGARS.until - 3].events if event.name == "die"]
    assert faces == told[:3]


def test_places_in_a_list_without_names_are_numbers() -> None:
    guided = lesson("jerusalem")
    tower = next(step for step in guided.steps if step.id == "tower")
    assert guided.number(replace(tower, numbers={"it": "before areas.pat_b.squires.1"}), "it") == 1


def test_its_size_is_known_without_replaying() -> None:
    assert size_of("byzantium") == (len(GUIDED.steps), GUIDED.minutes)
