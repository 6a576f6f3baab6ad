"""Carolus Magnus in characters: the ring of lands, whose walls fall where lands fuse, and the courts inside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bezant.kernel.canvas import Canvas, Speaker, draw_walls
from bezant.kernel.messages import message

from .tables import BOARD, DISC_NUMBERS, FAMILY_NAMES, SIDE_NAMES

INSIDE = -1
GRID = (  # the provinces clockwise; the last one is tall
    (0, 1, 2, 3, 4, 5),
    (14, INSIDE, INSIDE, INSIDE, INSIDE, 6),
    (14, INSIDE, INSIDE, INSIDE, INSIDE, 7),
    (13, 12, 11, 10, 9, 8),
)
ROWS, COLUMNS, LINES = len(GRID), len(GRID[0]), 3
NARROWEST, WIDEST = 12, 16
INDENT = 2

FAMILY_SIGNS = dict(zip(FAMILY_NAMES, (family["symbol"] for family in BOARD["family"]), strict=True))
FAMILY_STYLES = dict(zip(FAMILY_NAMES, (family["hex"] for family in BOARD["family"]), strict=True))
SIDE_SIGNS = dict(zip(SIDE_NAMES, (side["symbol"] for side in BOARD["side"]), strict=True))
EMPEROR = "♚"


def draw(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    """The whole table: a line above, the ring, and inside it courts, reserves, discs and the supply."""
    cell = min(WIDEST, max(NARROWEST, (width - 1) // COLUMNS - 1))
    canvas = Canvas(COLUMNS * (cell + 1) + 1, ROWS * (LINES + 1) + 1)
    land_of = {province: land["land"] for land in view["lands"] for province in land["provinces"]}
    draw_walls(
        canvas,
        ROWS,
        COLUMNS,
        (cell, LINES),
        lambda row, column: land_of.get(GRID[row][column], INSIDE),
        "dim",
    )
    for land in view["lands"]:
        _draw_land(canvas, cell, land, land["land"] == view["emperor"], narrator)
    _draw_courts(canvas, cell + 2, LINES + 2, view, narrator)
    return Text("\n").join([_heading(view, narrator), canvas.text()])


def badge(part: dict[str, Any]) -> Text:
    """The sign of a family."""
    return _family(part["value"]) if part["kind"] == "family" else Text()


def _heading(view: dict[str, Any], narrator: Speaker) -> Text:
    over = view["step"] == "over"
    step = _label(narrator, "end") if over else narrator.say(message(f"carolus-step-{view['step']}"))
    line = Text(narrator.say(message("carolus-title")), "bold")
    if view["round"] > 0:
        line.append(f" · {narrator.say(message('carolus-where', round=view['round']))}")
    lands = narrator.say(message("carolus-terminal-lands", count=len(view["lands"])))
    line.append(f" · {step} · {lands}", "not bold")
    for side in view["sides"]:
        line.append(f" · {SIDE_SIGNS[side['side']]} {side['castles']}/{side['goal']}", "not bold")
    return line


def _label(narrator: Speaker, label: str) -> str:
    return narrator.say(message("carolus-terminal", label=label))


# --- lands --------------------------------------------------------------------------------------------------------------------


def _corner(province: int, cell: int) -> tuple[int, int]:
    """Where the text of a province begins."""
    row = next(row for row, provinces in enumerate(GRID) if province in provinces)
    return GRID[row].index(province) * (cell + 1) + 1, row * (LINES + 1) + 1


def _draw_land(canvas: Canvas, cell: int, land: dict[str, Any], with_emperor: bool, narrator: Speaker) -> None:
    for province in land["provinces"]:
        x, y = _corner(province, cell)
        name = shorten(narrator.say(message("carolus-part-land", land=province)), cell - INDENT)
        own = province == land["land"]
        style = "reverse bold" if with_emperor and own else "bold" if own else "dim"
        canvas.put(x + INDENT, y, name, style)
        if with_emperor and own:
            canvas.put(x, y, EMPEROR, "bold")
    _draw_knights(canvas, cell, land)
    x, y = _corner(land["land"], cell)
    x += INDENT
    if land["owner"] is not None:
        x = canvas.put(x, y + 2, f"{SIDE_SIGNS[land['owner']]}{land['castles']}", "bold") + 1
    if any(land["scores"].values()):
        canvas.put(x, y + 2, ":".join(map(str, land["scores"].values())), "dim")


def _draw_knights(canvas: Canvas, cell: int, land: dict[str, Any]) -> None:
    """In the province that names the land; what has no room there, in the others of the region."""
    signs = [(family, f"{FAMILY_SIGNS[family]}{count}") for family, count in land["knights"].items() if count]
    room = cell - INDENT
    gap = 1 if sum(len(sign) + 1 for _, sign in signs) - 1 <= room else 0
    at = land["provinces"].index(land["land"])
    places = iter(land["provinces"][at:] + land["provinces"][:at])
    x = end = y = 0
    for family, sign in signs:
        if x + len(sign) > end:
            x, y = _corner(next(places), cell)
            x, y, end = x + INDENT, y + 1, x + cell
        x = canvas.put(x, y, sign, FAMILY_STYLES[family]) + gap


def shorten(name: str, width: int) -> str:
    """A name that fits: without its article, and with its first word cut to a letter if need be."""
    name = name.removeprefix("the ")
    first, space, rest = name.partition(" ")
    return name if len(name) <= width else (f"{first[0]}. {rest}" if space else name)[:width]


# --- inside the ring ----------------------------------------------------------------------------------------------------------

COURT, RESERVE, DISCS = 4, 2, 7  # characters of a number at court, of one in a reserve, of all discs


def _draw_courts(canvas: Canvas, x: int, y: int, view: dict[str, Any], narrator: Speaker) -> None:
    families, players = len(FAMILY_NAMES), view["players"]
    width = canvas.width - 2 * x
    court = x + width - DISCS - families * (COURT + RESERVE) - 2
    reserve = court + families * COURT + 1
    discs = reserve + families * RESERVE + 1
    for place, label in ((court + 1, "court"), (reserve, "reserve"), (discs, "discs")):
        canvas.put(place, y, _label(narrator, label), "dim")
    for index, family in enumerate(FAMILY_NAMES):
        canvas.put(court + index * COURT + 2, y + 1, FAMILY_SIGNS[family], FAMILY_STYLES[family])
        canvas.put(reserve + index * RESERVE + 1, y + 1, FAMILY_SIGNS[family], FAMILY_STYLES[family])
    for player in players:
        line = y + 2 + player["seat"]
        active = player["seat"] == view["active"] and view["step"] != "over"
        style = "bold" if active else ""
        name = narrator.names[player["seat"]]
        canvas.put(x, line, f"{'▸' if active else ' '}{SIDE_SIGNS[player['side']]} {name}"[: court - x], style)
        for index, family in enumerate(FAMILY_NAMES):
            held = view["crests"][family] == player["seat"]
            canvas.put(court + index * COURT, line, _at_court(player["row"][family], held), "bold" if held else "")
            canvas.put(reserve + index * RESERVE, line, f"{player['reserve'][family] or '·':>{RESERVE}}")
        canvas.put(discs, line, _discs(player["discs"], player["disc"]))
    below = y + 2 + max(3, len(players))
    canvas.put(x + 3, below, _label(narrator, "supply"), "dim")
    for index, family in enumerate(FAMILY_NAMES):
        canvas.put(court + index * COURT, below, f"{view['supply'][family]:>{COURT - 1}}", "dim")
    if len(players) <= 3:
        canvas.put(x + 3, below + 1, _label(narrator, "crest"), "dim")


def _at_court(count: int, held: bool) -> str:
    return f"[{count}]".rjust(COURT) if held else f"{count or '·'} ".rjust(COURT)


def _discs(left: Sequence[int], in_force: int | None) -> str:
    """The discs left, a dot for each played, and the one in force in brackets."""
    return "".join(f"[{n}]" if n == in_force else str(n) if n in left else "·" for n in DISC_NUMBERS)


def _family(name: str) -> Text:
    return Text(f"{FAMILY_SIGNS[name]} ", FAMILY_STYLES[name])


# --- plain text, for golden games -------------------------------------------------------------------------------------------------


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    """Lands clockwise (* where Charlemagne stands) with castles and knights, then what lies before each player."""
    lines = [f"    round {view['round']}  supply {_picture_counts(view['supply'])}"]
    lines += [f"    {_picture_land(land, view['emperor'])}" for land in view["lands"]]
    for player, name in zip(view["players"], names, strict=False):
        crests = [family for family, seat in view["crests"].items() if seat == player["seat"]]
        parts = [
            f"    {name}, {player['side']}:",
            f"court {_picture_counts(player['row'])}",
            f"crests {' '.join(crests) or '-'}",
        ]
        parts += [
            f"reserve {_picture_counts(player['reserve'])}",
            f"discs {' '.join(map(str, player['discs'])) or '-'}",
        ]
        lines.append("  ".join(parts))
    return lines


def _picture_counts(counts: dict[str, int]) -> str:
    return " ".join(f"{family[0]}{count}" for family, count in counts.items() if count) or "-"


def _picture_land(land: dict[str, Any], emperor: int) -> str:
    provinces = "+".join(map(str, land["provinces"]))
    castles = f"{land['castles']} {land['owner']}" if land["owner"] else "-"
    return f"{'*' if land['land'] == emperor else ' '}{provinces:<16} {castles:<8} {_picture_counts(land['knights'])}"
