"""What a server counts."""

from __future__ import annotations

import re
from timeit import timeit

from bezant.server import metrics


def told(name: str) -> float:
    """A number as Prometheus reads it; 0 where nothing has been counted yet."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics.text().decode(), re.MULTILINE)
    return 0.0 if found is None else float(found[1])


def test_what_happens_is_counted() -> None:
    before = told("bezant_moves_total"), told('bezant_refusals_total{code="stale_move"}')
    metrics.moves.inc()
    metrics.refused("stale_move")
    metrics.refused("stale_move")
    assert told("bezant_moves_total") == before[0] + 1
    assert told('bezant_refusals_total{code="stale_move"}') == before[1] + 2
    assert told("process_resident_memory_bytes") > 0


def test_counting_costs_next_to_nothing() -> None:
    assert timeit(metrics.moves.inc, number=1000) < 0.02
    assert timeit(lambda: metrics.group_size.observe(3), number=1000) < 0.05
