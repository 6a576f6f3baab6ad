"""Every numbered rule is obeyed by code and proved by a test; the few that cannot be are excused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import bezant
from bezant.kernel.errors import BezantError
from bezant.lab.coverage import Coverage, compare, coverage, ids_of, proofs

PAGE = """
- **CAR-1.1** A rule.
- **CAR-1.10** Another.
- **CAR-1.2** A third.
**CAR-R1 A ruling.** Adopted.
| **CAR-X1** a scenario | given | when | then |
- **CAR-I1** An invariant.
- **CAR-D1** A decision, **CAR-P1** printed data: neither counts.
"""
CODE = "CAR-1.1, car_1_10 and CAR-1.2, SCAR-R1"
TESTS = """
def test_car_1_1_x(): ...
def test_car_1_10_y(): "CAR-1.2"
def test_car_x1(): ...
def test_car_i1(): "CAR-R1"
"""


def cover(code: str = CODE + " CAR-R1", tests: str = TESTS, **excuses: str) -> Coverage:
    return compare(
        "carolus", PAGE, code, [tests], {id.replace("__", "-").replace("_", "."): why for id, why in excuses.items()}
    )


@pytest.mark.parametrize("game", bezant.game_names())
def test_no_rule_lacks_code_or_test(game: str) -> None:
    found = coverage(game)
    assert (found.not_in_code, found.not_in_tests, found.stale) == ([], [], {})
    assert len(found.ids) > 200
    assert all(len(reason) > 10 for reason in found.excuses.values())


def test_ids_come_in_the_order_of_people() -> None:
    assert ids_of("CAR", PAGE) == ["CAR-1.1", "CAR-1.2", "CAR-1.10", "CAR-I1", "CAR-R1", "CAR-X1"]


def test_names_of_tests_count_and_parts_of_words_do_not() -> None:
    assert cover().is_complete
    assert cover(code=CODE).not_in_code == ["CAR-R1"]
    assert cover(tests=TESTS.replace("test_car_1_10", "test_car_1_100")).not_in_tests == ["CAR-1.10"]


def test_scenarios_and_invariants_need_no_code_but_a_test() -> None:
    found = cover(tests="")
    assert found.not_in_code == []
    assert found.not_in_tests == found.ids


def test_an_excuse_counts_and_is_shown() -> None:
    found = cover(code="CAR-1.1 CAR-1.10 CAR-R1", CAR__1_2="nothing to do here")
    assert found.is_complete and found.excuses == {"CAR-1.2": "nothing to do here"}


def test_an_excuse_that_excuses_nothing_is_an_error() -> None:
    unknown, needless = cover(CAR__9_9="?"), cover(CAR__1_2="?")
    assert unknown.stale == {"CAR-9.9": "the rules page has no such id"}
    assert needless.stale == {"CAR-1.2": "the code obeys it and a test proves it"}
    assert not unknown.is_complete and not needless.is_complete


CATALOGUE = 'def test_all(): "CAR-1.1 CAR-1.2 CAR-1.10 CAR-I1 CAR-R1 CAR-X1"'
CASES = """
CASES = [pytest.param(1, id="CAR-1.1"), pytest.param(2, id="CAR-R1 in words")]
@pytest.mark.parametrize("case", [pytest.param(3, id="CAR-X1"), pytest.param("CAR-I1", id="other")])
def test_car_1_2_and_car_1_10(case): ...
"""


def test_a_catalogue_proves_none_of_its_ids() -> None:
    """Six ids in one test; a seventh test that names one of them proves that one."""
    assert cover(tests=CATALOGUE).only_in_catalogues == cover().ids and not cover(tests=CATALOGUE).is_complete
    assert "CAR-R1" not in cover(tests=CATALOGUE + "\ndef test_car_r1(): ...").only_in_catalogues
    five = CATALOGUE.replace("CAR-X1", "")
    assert cover(tests=five).only_in_catalogues == [] and cover(tests=five).not_in_tests == ["CAR-X1"]


def test_a_case_proves_the_id_it_is_named_by() -> None:
    """Wherever the list of cases stands; what else a case holds is no name, and the test itself names the rest."""
    assert list(proofs("CAR", CASES)) == [
        *({"CAR-1.2", "CAR-1.10"}, {"CAR-1.1"}, {"CAR-R1"}, {"CAR-X1"}, set()),
    ]
    assert cover(tests=CASES).only_in_catalogues == ["CAR-I1"]


def test_ids_in_comments_and_helpers_prove_nothing() -> None:
    found = cover(tests=TESTS.replace('"CAR-R1"', "...") + "\n# CAR-R1\ndef helper(): 'CAR-R1'")
    assert found.only_in_catalogues == ["CAR-R1"] and found.not_in_tests == []


def test_a_catalogue_may_be_excused() -> None:
    found = cover(tests=CATALOGUE + TESTS.replace("test_car_1_1_x", "test_x"), CAR__1_1="one table says it all")
    assert found.is_complete and list(found.excuses) == ["CAR-1.1"]


def checkout(folder: Path, exceptions: str | None = None) -> Path:
    for name, text in {
        "docs/rules/carolus.md": PAGE,
        "bezant/games/carolus/rules.py": CODE,
        "bezant/games/carolus/board.toml": "# CAR-R1",
        "bezant/cli/help.py": "CAR-1.2 is an example",
        "tests/games/test_it.py": TESTS,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    if exceptions is not None:
        (folder / "docs/rules/exceptions.toml").write_text(exceptions)
    return folder


def test_a_checkout_is_read(tmp_path: Path) -> None:
    assert coverage("carolus", checkout(tmp_path)).is_complete
    (tmp_path / "bezant/games/carolus/rules.py").write_text("")
    assert coverage("carolus", tmp_path).not_in_code == ["CAR-1.1", "CAR-1.2", "CAR-1.10"]  # an example obeys nothing


@pytest.mark.parametrize("broken", ["[carolus", '[carolus]\n"CAR-1.1" = 7', '[carolus]\n"CAR-1.1" = ""', "carolus = 3"])
def test_a_broken_list_of_exceptions_is_one_sentence(broken: str, tmp_path: Path) -> None:
    with pytest.raises(BezantError, match=r"exceptions\.toml"):
        coverage("carolus", checkout(tmp_path, broken))


def test_without_a_checkout_there_is_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(BezantError, match="needs a checkout"):
        coverage("carolus", tmp_path)
