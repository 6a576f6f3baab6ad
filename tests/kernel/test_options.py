"""Options of a new game."""

from __future__ import annotations

import pytest

from bezant.kernel.errors import BadOption
from bezant.kernel.names import Options, option
from bezant.kernel.options import OptionTable


class Option(Options):
    guard = option(0, 0, 99, "CAR-R37")
    laid = option(-1, -1, 4, "CAR-R1", size=3)


TABLE = OptionTable(Option)


def test_defaults_fill_what_is_not_given() -> None:
    assert TABLE.values({}).tolist() == [0, -1, -1, -1]
    assert TABLE.width == 4


def test_values_stand_where_the_table_says() -> None:
    values = TABLE.values({"laid": [0, 1, 2], "guard": 7})
    assert values[Option.guard] == 7
    assert values[Option.laid :].tolist() == [0, 1, 2]


@pytest.mark.parametrize("value", [-1, 100, 10**9, "7", None, 7.0, True, [], [1, 2], {}])
def test_a_value_out_of_range_is_refused_with_its_rule(value: object) -> None:
    with pytest.raises(BadOption, match=r"“guard” is a whole number from 0 to 99 \(CAR-R37\)"):
        TABLE.values({"guard": value})


@pytest.mark.parametrize("value", [1, [1, 2], [1, 2, 5], [1, 2, "3"], [1, 2, True], "123"])
def test_a_list_out_of_shape_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="3 whole numbers from -1 to 4"):
        TABLE.values({"laid": value})


def test_an_unknown_option_is_refused_in_a_short_sentence() -> None:
    with pytest.raises(BadOption, match="guard, laid") as refused:
        TABLE.values({"n" * 1000: 1})
    assert len(str(refused.value)) < 150
