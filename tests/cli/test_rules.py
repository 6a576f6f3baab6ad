"""`bezant rules`: rules looked up, and the coverage of all of them."""

from __future__ import annotations

import json

import pytest

from bezant.kernel.rulebook import rulebook
from tests.cli.shell import assert_one_sentence, invoke


@pytest.mark.parametrize("id", ["CAR-5.2", "car-5.2", "5.2"])
def test_a_rule_is_shown(id: str) -> None:
    shown = invoke("rules", "carolus", id)
    assert shown.exit_code == 0
    assert "CAR-5.2" in shown.output and "who chooses first" in shown.output


def test_a_section_is_shown_rule_by_rule() -> None:
    shown = invoke("rules", "carolus", "CAR-7").output
    assert all(f"CAR-7.{number}" in shown for number in range(1, 5))


def test_without_an_id_the_sections_are_listed() -> None:
    shown = invoke("rules", "carolus").output
    assert all(section.title.split(" (")[0] in shown for section in rulebook("carolus").sections)


def test_programs_get_json() -> None:
    (rule,) = json.loads(invoke("rules", "carolus", "CAR-R5", "--json").output)["rules"]
    assert rule["id"] == "CAR-R5" and rule["title"] == "First chooser in round 1" and "random" in rule["text"]
    assert json.loads(invoke("rules", "carolus", "--json").output)["sections"][0]["id"] == "CAR-1"


def test_an_unknown_rule_names_the_nearest() -> None:
    assert_one_sentence(invoke("rules", "carolus", "CAR-5.22"), "There is no rule “CAR-5.22”", "CAR-5.2")
    assert_one_sentence(invoke("rules", "carolus", "\x1b[2J" * 50), "There is no rule")
    assert_one_sentence(invoke("rules", "chess", "CHE-1.1"), "There is no game “chess”")


def test_no_game_is_a_usage_error() -> None:
    assert invoke("rules").exit_code == 2


def test_coverage_is_said_to_people_and_programs() -> None:
    said, told = invoke("rules", "--coverage"), invoke("rules", "carolus", "--coverage", "--json")
    (game,) = json.loads(told.output)["games"]
    assert game["game"] == "carolus" and game["ids"] == 238
    assert "carolus: 238 rules, rulings, scenarios and invariants" in said.output
    assert said.exit_code == told.exit_code == (0 if game["complete"] else 1)
    assert all(id in said.output for id in game["excuses"])
