"""How far chances were right, as a small picture: what was said across, what came of it upwards."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import Protocol

SIZE, LEFT, TOP, BELOW = 240, 44, 28, 40  # of the square, and the margins
SURE = 1.96  # standard errors on either side
INK, LINE, FAINT = "#1b6ca8", "#999", "#ddd"


class Bin(Protocol):
    @property
    def count(self) -> int: ...
    @property
    def said(self) -> float: ...
    @property
    def came(self) -> float: ...


def plot(title: str, bins: Sequence[Bin], sides: int) -> str:
    """A dot for each tenth that has chances, with its interval of 95 % and an area in proportion to their number. The sides of one
    position are no positions of their own."""
    most = max(each.count for each in bins)
    wide, high = LEFT + SIZE + 26, TOP + SIZE + BELOW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        f'<text x="{LEFT}" y="17" font-size="13">{escape(title)}</text>',
        *_axes(),
        *(part for each in bins if each.count > 0 for part in _dot(each, most, sides)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _across(chance: float) -> float:
    return LEFT + chance * SIZE


def _up(chance: float) -> float:
    return TOP + (1 - chance) * SIZE


def _axes() -> list[str]:
    """Lines and figures for every fourth, and the diagonal on which all would lie that is exactly right."""
    parts = []
    for quarter in range(5):
        x, y = _across(quarter / 4), _up(quarter / 4)
        parts.append(f'<path d="M{LEFT} {y:.1f}h{SIZE}M{x:.1f} {TOP}v{SIZE}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter} %</text>')
        parts.append(f'<text x="{x:.1f}" y="{TOP + SIZE + 15}" text-anchor="middle">{25 * quarter} %</text>')
    parts.append(f'<path d="M{LEFT} {TOP + SIZE}L{LEFT + SIZE} {TOP}" stroke="{LINE}" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{LEFT + SIZE / 2}" y="{TOP + SIZE + 32}" text-anchor="middle">said; upwards: won</text>')
    return parts


def _dot(each: Bin, most: int, sides: int) -> list[str]:
    reach = SURE * sqrt(max(each.came * (1 - each.came), 1e-4) / max(1, each.count / sides))
    x, low, high = _across(each.said), _up(max(0.0, each.came - reach)), _up(min(1.0, each.came + reach))
    return [
        f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{INK}"/>',
        f'<circle cx="{x:.1f}" cy="{_up(each.came):.1f}" r="{1.5 + 5 * sqrt(each.count / most):.1f}" fill="{INK}"/>',
    ]
