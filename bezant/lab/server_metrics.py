"""What a server tells of itself in the text form of Prometheus."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

LINE = re.compile(r'^(\w+(?:\{le="[^"]+"\})?) (\S+)$', re.MULTILINE)
BUCKET = re.compile(r'bezant_commit_seconds_bucket\{le="([^"]+)"\}')
COMMITS, MOVES = "bezant_group_size_count", "bezant_group_size_sum"

Metrics = Mapping[str, float]


def metrics_of(address: str) -> Metrics:
    """Every number that the server tells at /metrics; nothing where it tells none."""
    try:
        with urlopen(f"{address}/metrics", timeout=10) as answer:
            return read(answer.read().decode())
    except URLError:
        return {}


def read(text: str) -> Metrics:
    """The numbers by name; those with labels other than the bounds of a histogram are left out."""
    return {name: float(value) for name, value in LINE.findall(text)}


def commits_between(before: Metrics, after: Metrics) -> dict[str, Any]:
    """How many moves were written together, and how long that took at most in 99 of 100 times; nothing where it is not told."""
    risen = {name: value - before.get(name, 0.0) for name, value in after.items()}
    commits = risen.get(COMMITS, 0.0)
    if not commits:
        return {}
    return {"moves_a_commit": risen[MOVES] / commits, "commit_p99_ms_at_most": _p99(risen, commits)}


def _p99(risen: Metrics, commits: float) -> float | None:
    """The least bound of the histogram that 99 of 100 commits stayed under, in milliseconds."""
    buckets = sorted((float(found[1]), count) for name, count in risen.items() if (found := BUCKET.fullmatch(name)))
    bound = next((bound for bound, count in buckets if count >= 0.99 * commits), float("inf"))
    return None if bound == float("inf") else bound * 1000
