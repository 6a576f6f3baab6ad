"""The learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def draw(curve: Sequence[dict[str, float]], kept_at: int, title: str, path: Path) -> None:
    """How the rate against `greedy` grew with the decisions; a line marks the network that is kept."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.2), layout="constrained")
    axis = figure.subplots()
    axis.plot([at["decisions"] / 1e6 for at in curve], [100 * at["greedy"] for at in curve], "o-")
    axis.axvline(kept_at / 1e6, color="grey", linewidth=1, linestyle="--")
    axis.set(title=title, xlabel="million decisions", ylabel="% against greedy", ylim=(0, 100))
    figure.savefig(path)
