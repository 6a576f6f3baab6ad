"""What a board in characters is drawn with: a sheet of characters, and one who says what things are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.text import Text

from bezant.kernel.messages import Message

# Lines that meet in a point, by the directions they leave it: 1 up, 2 down, 4 left, 8 right.
JOINTS = " ╵╷│╴╯╮┤╶╰╭├─┴┬┼"


class Speaker(Protocol):
    """Says a game's messages with the players' names in them."""

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""

    def say(self, message: Message) -> str:
        """The words of a message."""


class Canvas:
    """Characters with styles; `x` runs to the right, `y` downwards. What does not fit is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Writes a text; the place after it."""
        for at, sign in enumerate(text, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._signs[y][at], self._styles[y][at] = sign, style
        return x + len(text)

    def text(self) -> Text:
        lines = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text()
            for sign, style in zip(signs, styles, strict=True):
                line.append(sign, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def draw_walls(
    canvas: Canvas, rows: int, columns: int, cell: tuple[int, int], room: Callable[[int, int], object], style: str
) -> None:
    """Walls around the cells of a grid, but none between cells of the same room; outside there is none."""
    width, height = cell[0] + 1, cell[1] + 1

    def room_at(row: int, column: int) -> object:
        return room(row, column) if 0 <= row < rows and 0 <= column < columns else None

    def beside(row: int, column: int) -> bool:
        """Whether a wall stands left of the cell."""
        return room_at(row, column - 1) != room_at(row, column)

    def above(row: int, column: int) -> bool:
        return room_at(row - 1, column) != room_at(row, column)

    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = column * width, row * height
            if row < rows and beside(row, column):
                for step in range(1, height):
                    canvas.put(x, y + step, "│", style)
            if column < columns and above(row, column):
                canvas.put(x + 1, y, "─" * cell[0], style)
            arms = (
                beside(row - 1, column) + 2 * beside(row, column) + 4 * above(row, column - 1) + 8 * above(row, column)
            )
            canvas.put(x, y, JOINTS[arms], style)
