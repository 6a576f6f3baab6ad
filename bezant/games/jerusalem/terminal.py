"""Jerusalem in characters: the walled city with its squires and Barons, the calendar, the auction, and what lies before every
screen, and behind those that are open to the one who looks."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from bezant.kernel.canvas import Canvas, Speaker, draw_walls
from bezant.kernel.messages import message

from .tables import BOARD

CITY = (("palace", "tower", "templars"), ("patriarchs", "market", "nobility"))
ROWS, COLUMNS = len(CITY), len(CITY[0])
NARROWEST, WIDEST = 25, 46  # characters of a district
ONE_LINE = 35  # characters that an area needs to stand in one line

SEAT_SIGNS = {"red": "R", "yellow": "Y", "blue": "B", "green": "G"}
SEAT_STYLES = {"red": "#e06c60", "yellow": "#d9b13b", "blue": "#5b9be0", "green": "#6fbf73"}
INCOME_SIGNS = {"squires": "■", "coins": "¢", "prestige": "★"}
BARON, FLOOR, HIDDEN = "♚", "▮", "?"
COLUMNS_OF_PLAYERS = ("squires", "coins", "cards", "prestige")

AREAS = {district["id"].lower(): [area.lower() for area in district["areas"]] for district in BOARD["district"]}


def draw(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    """The whole table: round and calendar, the city, the auction, the players, and the cards that may be seen."""
    room = min(WIDEST, max(NARROWEST, (width - 2) // COLUMNS - 1))
    width = COLUMNS * (room + 1) + 1
    lines = [_heading(view, narrator), _calendar(view, narrator), _city(view, narrator, room), _legend(narrator)]
    lines += [*_auction(view, narrator), _offices(view, narrator), *_players(view, narrator, width)]
    for line in lines:
        if "\n" not in line.plain:
            line.truncate(width, overflow="ellipsis")
    return Text("\n").join([*lines, *_cards(view, narrator, width)])


def badge(part: dict[str, Any]) -> Text:
    """The sign of a colour."""
    return Text(f"{SEAT_SIGNS[part['value']]} ", SEAT_STYLES[part["value"]]) if part["kind"] == "side" else Text()


def _seat(view: dict[str, Any], seat: int | None) -> Text:
    if seat is None:
        return Text("-", "dim")
    side = view["players"][seat]["side"]
    return Text(SEAT_SIGNS[side], f"{SEAT_STYLES[side]} bold")


# --- above the city -----------------------------------------------------------------------------------------------------------


def _heading(view: dict[str, Any], narrator: Speaker) -> Text:
    line = Text(narrator.say(message("jerusalem-title")), "bold")
    line.append(f" · {narrator.say(message('jerusalem-where', round=view['round'], rounds=view['rounds']))}")
    return line.append(f" · {narrator.say(message('jerusalem-terminal-deck', count=view['deck']))}", "not bold")


def _calendar(view: dict[str, Any], narrator: Speaker) -> Text:
    """The rounds with their events, those turned up in words; the present one in brackets."""
    line = Text(_label(narrator, "calendar"), "dim")
    for space in view["calendar"]:
        said = str(space["round"])
        if space["calamity"] is not None:
            said += f" {_named(narrator, 'event', space['calamity'])}"
        elif space["face"] == "down":
            said += f" {HIDDEN}"
        now = space["round"] == view["round"]
        line.append("  ").append(f"[{said}]" if now else said, "bold" if now else "not dim")
    return line


# --- the city -----------------------------------------------------------------------------------------------------------------


def _city(view: dict[str, Any], narrator: Speaker, room: int) -> Text:
    lines_of_area = 1 if room >= ONE_LINE else 2
    height = 1 + 3 * lines_of_area
    canvas = Canvas(COLUMNS * (room + 1) + 1, ROWS * (height + 1) + 1)
    draw_walls(canvas, ROWS, COLUMNS, (room, height), lambda row, column: CITY[row][column], "dim")
    areas = {area["area"]: area for area in view["areas"]}
    for row, districts in enumerate(CITY):
        for column, district in enumerate(districts):
            x, y = column * (room + 1) + 2, row * (height + 1) + 1
            _draw_title(canvas, x, y, room - 2, view, narrator, district)
            for index, area in enumerate(AREAS[district]):
                if areas[area]["open"]:
                    at = y + 1 + index * lines_of_area
                    label = "" if district == "tower" else _label(narrator, ("big", "left", "right")[index])
                    _draw_area(canvas, x, at, room - 2, view, areas[area], label, lines_of_area == 1)
    return canvas.text()


def _draw_title(
    canvas: Canvas, x: int, y: int, room: int, view: dict[str, Any], narrator: Speaker, district: str
) -> None:
    """The name of a district, and who would have its privilege."""
    is_open = any(area["open"] for area in view["areas"] if area["area"] in AREAS[district])
    canvas.put(x, y, _named(narrator, "district", district), "bold" if is_open else "dim")
    if not is_open:
        canvas.put(x, y + 1, _label(narrator, "closed"), "dim")
    seat = next((each["seat"] for each in view["privileges"] if each["district"] == district), None)
    if seat is not None:
        label = _label(narrator, "privilege")
        canvas.put(x + room - len(label) - 2, y, label, "dim")
        _put(canvas, x + room - 1, y, _seat(view, seat))


def _draw_area(
    canvas: Canvas, x: int, y: int, room: int, view: dict[str, Any], area: dict[str, Any], label: str, in_one_line: bool
) -> None:
    """What it pays, whose squires stand there (in brackets whom it would pay now), and the Baron."""
    canvas.put(x, y, label, "dim")
    canvas.put(x + 7 if label else x, y, _income(area["income"]), "" if label else "dim")
    if area["baron"] is not None:
        canvas.put(x + room - 2, y, BARON, "bold")
        _put(canvas, x + room - 1, y, _seat(view, area["baron"]))
    at = x + 14 if in_one_line else x + 1
    for seat, count in enumerate(area["squires"]):
        if count:
            leads = seat == area["leader"]
            sign = _seat(view, seat).append(str(count))
            at = _put(
                canvas, at, y if in_one_line else y + 1, Text("[").append_text(sign).append("]") if leads else sign
            )
            at += 1


def _income(income: dict[str, int]) -> str:
    return " ".join(f"{income[name]}{sign}" for name, sign in INCOME_SIGNS.items() if income[name])


def _put(canvas: Canvas, x: int, y: int, text: Text) -> int:
    """Writes a text with its own styles; the place after it."""
    for at, sign in enumerate(text.plain):
        style = " ".join(str(span.style) for span in text.spans if span.start <= at < span.end) or str(text.style)
        canvas.put(x + at, y, sign, style)
    return x + len(text.plain)


def _label(narrator: Speaker, label: str) -> str:
    return narrator.say(message("jerusalem-terminal", label=label))


def _legend(narrator: Speaker) -> Text:
    labelled = [*((sign, name) for name, sign in INCOME_SIGNS.items()), ("[R3]", "paid"), (f"{BARON}R", "baron")]
    return Text("  ".join(f"{sign} {_label(narrator, label)}" for sign, label in labelled), "dim")


# --- offices and players ------------------------------------------------------------------------------------------------------


def _auction(view: dict[str, Any], narrator: Speaker) -> Iterable[Text]:
    auction = view["auction"]
    if auction is None or auction["office"] is None:
        return
    line = Text(f"{_label(narrator, 'auction')}  ", "dim").append(_named(narrator, "office", auction["office"]), "bold")
    if auction["bid"] is not None:
        coins = f"{auction['bid']}{INCOME_SIGNS['coins']}"
        bid = narrator.say(message("jerusalem-terminal-bid", coins=coins, seat=auction["bidder"]))
        line.append(f": {bid}", "not dim bold")
    if auction["passed"]:
        passed = narrator.say(message("jerusalem-terminal-passed", seats=auction["passed"]))
        line.append(f"; {passed}", "not dim")
    yield line


def _offices(view: dict[str, Any], narrator: Speaker) -> Text:
    line = Text(f"{_label(narrator, 'offices')} ", "dim")
    for each in view["offices"]:
        line.append(f" {_named(narrator, 'office', each['office'])} ", "not dim").append_text(_seat(view, each["seat"]))
    return line


def _players(view: dict[str, Any], narrator: Speaker, width: int) -> Iterable[Text]:
    """A row for each player; a question mark stands for what a screen hides."""
    room = 22 + (width - 79) // 2
    labels = [_label(narrator, column) for column in COLUMNS_OF_PLAYERS]
    widths = [max(7, len(label) + 2) for label in labels]
    head = "".join(f"{label:>{wide}}" for label, wide in zip(labels, widths, strict=True))
    yield Text(f"{'':{room}}{head}  {_label(narrator, 'tower')}", "dim")
    for player in view["players"]:
        seat = player["seat"]
        active = seat == view["active"] and view["result"] is None
        line = Text("▸" if active else " ").append_text(_seat(view, seat)).append(" ")
        line.append(f"{narrator.names[seat][: room - 4]:<{room - 3}}", "bold" if active else "")
        for column, wide in zip(COLUMNS_OF_PLAYERS, widths, strict=True):
            value = player[column]
            line.append(f"{HIDDEN if value is None else value:>{wide}}", "dim" if value is None else "")
        line.append("  ")
        line.append(f"{FLOOR * player['height']} ".lstrip()).append(str(player["height"]), "bold")
        yield line.append(f" ({player['next_floor']}{INCOME_SIGNS['prestige']})", "dim")


# --- cards --------------------------------------------------------------------------------------------------------------------


def _cards(view: dict[str, Any], narrator: Speaker, width: int) -> Iterable[Text]:
    """The hands that are open, the packet in the hands of the one who looks, and what has been played."""
    for player in view["players"]:
        if player["hand"]:
            holds = narrator.say(message("jerusalem-terminal-hand", seat=player["seat"]))
            yield from _list(holds, player["hand"], narrator, width, "bold")
    if view["packet"]["cards"]:
        yield from _list(_label(narrator, "packet"), view["packet"]["cards"], narrator, width, "bold")
    if view["discard"]:
        yield from _list(_label(narrator, "played"), view["discard"], narrator, width, "dim")


def _list(label: str, cards: list[str], narrator: Speaker, width: int, style: str) -> Iterable[Text]:
    line, gap = Text(f"{label}:"), " "
    for card, count in Counter(cards).items():
        said = f"{_named(narrator, 'card', card)}{f' ×{count}' if count > 1 else ''}"
        if line.cell_len + len(gap) + len(said) > width:
            yield line
            line, gap = Text(" "), " "
        line.append(gap, "dim").append(said, style)
        gap = " · "
    yield line


def _named(narrator: Speaker, kind: str, value: str) -> str:
    return narrator.say(message(f"jerusalem-part-{kind}", **{kind: value}))


# --- plain text, for golden games -------------------------------------------------------------------------------------------------


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    """The squires in each area, B for a Baron, then towers and prestige, and what is open of each screen."""
    lines = [f"    round {view['round']}  deck {view['deck']}"]
    areas = [_picture_area(area, view) for area in view["areas"] if area["baron"] is not None or any(area["squires"])]
    lines += textwrap.wrap(", ".join(areas) or "-", 110, initial_indent="    ", subsequent_indent="      ")
    for player, name in zip(view["players"], names, strict=False):
        open_now = "" if player["hand"] is None else f"  {player['squires']} squires {player['coins']} coins"
        cards = f"{player['cards']} cards" if player["hand"] is None else " ".join(player["hand"]) or "no cards"
        tower = f"height {player['height']} prestige {player['prestige']}"
        lines.append(f"    {name}, {player['side']}: {tower}{open_now}  {cards}")
    return lines


def _picture_area(area: dict[str, Any], view: dict[str, Any]) -> str:
    sides = [player["side"] for player in view["players"]]
    squires = [f"{side[0]}{count}" for side, count in zip(sides, area["squires"], strict=True) if count]
    baron = [] if area["baron"] is None else [f"Baron {sides[area['baron']]}"]
    return " ".join([area["area"], *squires, *baron])
