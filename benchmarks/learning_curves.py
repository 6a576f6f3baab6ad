"""Learning curves as a small picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

Curve = Sequence[Mapping[str, float]]  # of points: decisions, and the rate against greedy

WIDE, HIGH = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 48, 70, 34, 40  # the margins
COLOURS = "#1b6ca8", "#b3541e", "#3f7d20"
MILLION = 1_000_000
STEPS = 10, 20, 50, 100  # million decisions, between two marks
MOST_MARKS = 8


def curves(title: str, lines: Mapping[str, tuple[Curve, int]]) -> str:
    """The picture of some curves by name; a ring marks the decisions after which the network that is kept was taken."""
    longest = max(point["decisions"] for curve, _ in lines.values() for point in curve) / MILLION
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
            f'<text x="{LEFT}" y="18" font-size="13">{escape(title)}</text>',
            *_axes(longest),
            *(part for place, (name, line) in enumerate(lines.items()) for part in _line(name, *line, longest, place)),
            "</svg>",
            "",
        ]
    )


def _across(decisions: float, longest: float) -> float:
    return LEFT + decisions / longest * (WIDE - LEFT - RIGHT)


def _down(rate: float) -> float:
    return HIGH - BOTTOM - rate * (HIGH - TOP - BOTTOM)


def _axes(longest: float) -> list[str]:
    """Lines and figures for every fourth of the rate, and for round numbers of decisions."""
    parts = []
    for quarter in range(5):
        y = _down(quarter / 4)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter} %</text>')
    step = next((each for each in STEPS if longest / each <= MOST_MARKS), STEPS[-1])
    for mark in range(0, int(longest) + 1, step):
        parts.append(f'<text x="{_across(mark, longest):.1f}" y="{HIGH - 22}" text-anchor="middle">{mark}</text>')
    middle = (LEFT + WIDE - RIGHT) / 2
    return [*parts, f'<text x="{middle:.1f}" y="{HIGH - 6}" text-anchor="middle">million decisions</text>']


def _line(name: str, curve: Curve, kept: int, longest: float, place: int) -> list[str]:
    """One curve with its name at its end."""
    colour = COLOURS[place % len(COLOURS)]
    dots = [(_across(point["decisions"] / MILLION, longest), _down(point["greedy"])) for point in curve]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)
    rings = [dot for dot, point in zip(dots, curve, strict=True) if point["decisions"] == kept]
    end, height = dots[-1]
    return [
        f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#fff" stroke="{colour}" stroke-width="2"/>'
            for x, y in rings
        ),
        f'<text x="{end + 8:.1f}" y="{height + 4:.1f}" fill="{colour}">{escape(name)}</text>',
    ]
