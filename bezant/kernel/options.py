"""Options of `new`: small integers with a range and the rule they vary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bezant.kernel.errors import BadOption
from bezant.kernel.names import Option, entries
from bezant.kernel.state import Row


class OptionTable:
    """The options of a game, laid out in one array that `set_up` reads."""

    def __init__(self, options: Any) -> None:
        self.specs: tuple[Option, ...] = entries(options)
        self.width = sum(spec.size for spec in self.specs)

    def values(self, given: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.int16]]:
        """The array for the options given, defaults elsewhere."""
        known = {spec.name: spec for spec in self.specs}
        for name in given:
            if name not in known:
                others = f"the options are {', '.join(known)}" if known else "this game has none"
                words, details = f"There is no option “{name[:40]}”; {others}.", ", ".join(known) or None
                raise BadOption(words, why="unknown", option=name[:40], options=details)
        laid_out: list[int] = []
        for spec in self.specs:
            laid_out += self._numbers(spec, given[spec.name]) if spec.name in given else [spec.default] * spec.size
        return np.array(laid_out, np.int16)

    def named(self, values: Row) -> dict[str, int]:
        """The options that a position keeps, by name."""
        return {spec.name: values[place] for place, spec in enumerate(self.specs)}

    def _numbers(self, spec: Option, given: object) -> list[int]:
        numbers = given if isinstance(given, (list, tuple)) else [given]
        if len(numbers) != spec.size or not all(type(n) is int and spec.low <= n <= spec.high for n in numbers):
            what = "a whole number" if spec.size == 1 else f"{spec.size} whole numbers"
            words = f"The option “{spec.name}” is {what} from {spec.low} to {spec.high} ({spec.rule})."
            bounds = {"low": str(spec.low), "high": str(spec.high)}
            raise BadOption(words, why="range", option=spec.name, count=spec.size, rule=spec.rule, **bounds)
        return list(numbers)
