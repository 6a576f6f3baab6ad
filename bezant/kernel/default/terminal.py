"""A game in characters that brings no drawing: its spaces at their places, and what else the view says."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bezant.kernel import compile
from bezant.kernel.canvas import Canvas, Speaker
from bezant.kernel.contract import facts_of
from bezant.kernel.messages import message

_game = compile.game_made_for(__name__)

COLUMN, LINE = 6, 2  # characters from one space to the next
SIGNS = "○●◆▲■◇△□"  # of the sides
EMPTY, LINKED = "·", {(1, 0): "─", (0, 1): "│", (1, 1): "╲", (1, -1): "╱"}


def draw(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    """The title, the board if there are spaces, then every other field."""
    facts = facts_of(_game)
    sides = {name: SIGNS[place % len(SIGNS)] for place, name in enumerate(facts.side_names)}
    step = narrator.say(message(f"{_game}-step-{view['step']}"))
    lines = [Text(f"{narrator.say(message(f'{_game}-title'))} · {step}", "bold")]
    if facts.spaces and "spaces" in view:
        lines.append(_board(view["spaces"], sides))
        lines.append(
            Text(" ".join(f"{sides[facts.side_names[side]]} {narrator.names[seat]}" for seat, side in _seats(narrator)))
        )
    shown = {
        key: value for key, value in view.items() if key not in ("spaces", "step", "seats", "active", "end", "winners")
    }
    lines += [Text(f"{key.replace('_', ' ')}: {value}", "dim") for key, value in shown.items()]
    return Text("\n").join(lines)


def badge(part: dict[str, Any]) -> Text:
    """No sign."""
    return Text()


def _seats(narrator: Speaker) -> list[tuple[int, int]]:
    return list(enumerate(facts_of(_game).sides(len(narrator.names))))


def _board(spaces: list[dict[str, Any]], sides: dict[str, str]) -> Text:
    """Each space as the sign of who stands there, with its name beside it; straight and slanting links as lines."""
    facts = facts_of(_game)
    columns = {x: place for place, x in enumerate(sorted({x for x, _ in facts.spaces.values()}))}
    rows = {y: place for place, y in enumerate(sorted({y for _, y in facts.spaces.values()}))}
    at = {space: (2 + COLUMN * columns[x], LINE * rows[y]) for space, (x, y) in facts.spaces.items()}
    canvas = Canvas(COLUMN * len(columns) + 2, LINE * len(rows) - 1)
    for one, other in facts.links:
        _draw_link(canvas, at[one], at[other])
    for space in spaces:
        x, y = at[space["id"]]
        canvas.put(x, y, EMPTY if space["side"] is None else sides[space["side"]], "bold")
        canvas.put(x + 1, y, space["id"], "dim")
    return canvas.text()


def _draw_link(canvas: Canvas, one: tuple[int, int], other: tuple[int, int]) -> None:
    """A line between neighbours in the grid; others go without."""
    (x, y), (to_x, to_y) = min(one, other), max(one, other)
    across, down = (to_x - x) // COLUMN, (to_y - y) // LINE
    sign = LINKED.get((across, down))
    if sign == "─":
        canvas.put(x + 1, y, sign * (COLUMN - 1), "dim")
    elif sign is not None:
        canvas.put((x + to_x) // 2, (y + to_y) // 2, sign, "dim")


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    """Who stands on each space; nothing of a game without spaces."""
    return ["    " + "  ".join(f"{space['id']} {space['side'] or '-'}" for space in view.get("spaces", []))]
