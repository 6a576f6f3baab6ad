"""Byzantium in characters: the map with its links, the special actions, and every player's army card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from bezant.kernel.canvas import Canvas, Speaker
from bezant.kernel.messages import message

from .tables import BOARD, CITY_NAMES

NARROWEST, WIDEST = 78, 150
LINES = 20  # of the map
ALLEGIANCE_SIGNS = {"byzantine": "◆", "arab": "○", "persian": "△", "bulgar": "■"}
ALLEGIANCE_STYLES = {"byzantine": "#b48ee0", "arab": "", "persian": "#9a9a9a", "bulgar": "#e88a3c"}
SEAT_SIGNS, SEAT_STYLES = "RYBG", ("#e06c60", "#d9b13b", "#5b9be0", "#6fbf73")
LINK_SIGNS = {"road": "·", "desert": ":", "sea": "~"}
ARMY, WALL, GUARD = "♞", "+", "*"
BULGAR_ARROW = "→"
BOXES = ("elite", "main", "levy", "move")
SIDES = ("byzantine", "arab")
BESIDE_NAME = len("◆ 3+R ♞RY")  # what stands beside a city's name


def draw(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    """The whole table: a line above, the map, the special actions, the army cards."""
    width = min(WIDEST, max(NARROWEST, width - 1))
    lines = [_heading(view, narrator, width), _map(view, narrator, width)]
    lines += [*_legend(narrator, width), *_links(narrator, width)]
    return Text("\n").join([*lines, *_special(view, narrator, width), _cards(view, narrator, width)])


def badge(part: dict[str, Any]) -> Text:
    """The sign of a side, or of a player."""
    if part["kind"] == "side":
        return Text(f"{ALLEGIANCE_SIGNS[part['value']]} ", ALLEGIANCE_STYLES[part["value"]])
    return Text(f"{SEAT_SIGNS[part['value']]} ", SEAT_STYLES[part["value"]]) if part["kind"] == "seat" else Text()


def _heading(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    title = narrator.say(message("byzantium-title"))
    where = narrator.say(message("byzantium-where", turn=view["turn"], turns=view["turns"]))
    line = Text(f"{title} · {where}", "bold")
    bulgars = view["bulgars"]
    began = narrator.say(message("byzantium-terminal-began", seat=view["start"]))
    gathered = message("byzantium-terminal-bulgars", count=bulgars["box"], supply=bulgars["supply"])
    line.append(f" · {began} · {narrator.say(gathered)}", "not bold")
    line.truncate(width, overflow="ellipsis")
    return line


# --- the map ------------------------------------------------------------------------------------------------------------------

Place = tuple[int, int]


def _map(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    names = _names(narrator, width)
    places = _places(names, width)
    canvas = Canvas(width, LINES)
    for link in BOARD["link"]:
        a, b = (_middle(places[link[end]], names[link[end]]) for end in "ab")
        _draw_link(canvas, a, b, LINK_SIGNS[link["kind"]])
    for city in view["cities"]:
        x, y = places[city["city"]]
        attacked = view["attack"] is not None and view["attack"]["city"] == city["city"]
        _draw_city(canvas, x, y, names[city["city"]], city, attacked)
        _draw_armies(canvas, x + len(names[city["city"]]) + BESIDE_NAME - 4, y, _armies_in(view, city["city"]))
    return canvas.text()


def _names(narrator: Speaker, width: int) -> dict[str, str]:
    """The names of the cities, cut to what the map has room for."""
    longest = 14 if width >= 130 else 10 if width >= 110 else 6
    return {city: narrator.say(message("byzantium-part-city", city=city))[:longest] for city in CITY_NAMES}


def _places(names: dict[str, str], width: int) -> dict[str, Place]:
    """Where each city's text begins: as near to its drawing point as its neighbours let it."""
    taken, places = set[Place](), dict[str, Place]()
    top, bottom = (pick(city["y"] for city in BOARD["city"]) for pick in (min, max))
    for city in sorted(BOARD["city"], key=lambda city: city["y"]):
        room = len(names[city["id"]]) + BESIDE_NAME
        x = round(city["x"] / BOARD["frame"]["width"] * width) - room // 2
        y = round((city["y"] - top) / (bottom - top) * (LINES - 1))
        free = (place for place in _around(x, y, width - room) if not taken & _covered(place, room))
        place = next(free, (0, y))
        taken |= _covered(place, room)
        places[city["id"]] = place
    return places


def _around(x: int, y: int, rightmost: int) -> list[Place]:
    """Places on the map, the nearest first; a line up or down is as far as four signs."""
    columns, rows = range(rightmost + 1), range(LINES)
    everywhere = [(column, row) for row in rows for column in columns if abs(row - y) <= 3 and abs(column - x) <= 16]
    return sorted(everywhere, key=lambda place: abs(place[0] - x) + 4 * abs(place[1] - y))


def _covered(place: Place, room: int) -> set[Place]:
    return {(place[0] + step, place[1]) for step in range(room)}


def _middle(place: Place, name: str) -> Place:
    return place[0] + 1 + len(name) // 2, place[1]


def _draw_link(canvas: Canvas, start: Place, end: Place, sign: str) -> None:
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
        canvas.put(x, y, sign, "dim")


def _draw_city(canvas: Canvas, x: int, y: int, name: str, city: dict[str, Any], attacked: bool) -> None:
    """Allegiance, name, size, wall and controller."""
    style = ALLEGIANCE_STYLES[city["allegiance"]]
    x = canvas.put(x, y, f"{ALLEGIANCE_SIGNS[city['allegiance']]}{name}", f"{style} reverse" if attacked else style)
    x = canvas.put(x, y, f" {city['size']}{WALL if city['fortified'] else ''}", f"{style} bold")
    if city["controller"] is not None:
        canvas.put(x, y, SEAT_SIGNS[city["controller"]], f"{SEAT_STYLES[city['controller']]} bold")


def _draw_armies(canvas: Canvas, x: int, y: int, seats: list[int]) -> None:
    """Whose armies stand in a city, or how many if they are more than two."""
    if seats:
        x = canvas.put(x, y, f" {ARMY}", "bold")
    if len(seats) > 2:
        canvas.put(x, y, str(len(seats)), "bold")
    else:
        for seat in seats:
            x = canvas.put(x, y, SEAT_SIGNS[seat], f"{SEAT_STYLES[seat]} bold")


def _armies_in(view: dict[str, Any], city: str) -> list[int]:
    return [player["seat"] for player in view["players"] for side in SIDES if player["armies"][side]["city"] == city]


def _label(narrator: Speaker, label: str) -> str:
    return narrator.say(message("byzantium-terminal", label=label))


def _legend(narrator: Speaker, width: int) -> list[Text]:
    sides = {side: narrator.say(message("byzantium-part-side", side=side)) for side in ALLEGIANCE_SIGNS}
    signs = [f"{sign} {sides[side].capitalize()}" for side, sign in ALLEGIANCE_SIGNS.items()]
    labelled = [
        *((sign, kind) for kind, sign in LINK_SIGNS.items()),
        (f"3{WALL}R", "city"),
        (ARMY, "army"),
        (GUARD, "guard"),
    ]
    signs += [f"{sign} {_label(narrator, label)}" for sign, label in labelled]
    return _wrapped([Text(sign, "dim") for sign in signs], width)


def _links(narrator: Speaker, width: int) -> list[Text]:
    """Every link by name, each once, with the sign of its kind; and where the Bulgars come from. On the map the cities
    hide many of its lines."""
    names, parts = _names(narrator, width), list[Text]()
    for city in CITY_NAMES:
        ways = [f"{LINK_SIGNS[link['kind']]}{names[link['b']]}" for link in BOARD["link"] if link["a"] == city]
        if ways:
            parts.append(Text(names[city], "not dim").append(f" {' '.join(ways)}", "dim"))
    entries = " ".join(names[city] for city in BOARD["bulgars"]["entry_cities"])
    bulgars = Text(ALLEGIANCE_SIGNS["bulgar"], ALLEGIANCE_STYLES["bulgar"]).append(f" {BULGAR_ARROW} {entries}", "dim")
    return _wrapped([*parts, bulgars], width)


# --- special actions ----------------------------------------------------------------------------------------------------------


def _special(view: dict[str, Any], narrator: Speaker, width: int) -> list[Text]:
    """The boxes of each kind with the cubes in them, wrapped."""
    return _wrapped(
        [_boxes(view, narrator, kind) for kind in dict.fromkeys(box["kind"] for box in view["boxes"])], width
    )


def _boxes(view: dict[str, Any], narrator: Speaker, kind: str) -> Text:
    label = Text(narrator.say(message("byzantium-part-kind", kind=kind)) + " ")
    for box in view["boxes"]:
        if box["kind"] == kind:
            label.append_text(Text("·") if box["seat"] is None else _seat(box["seat"]))
    return label


def _wrapped(parts: list[Text], width: int) -> list[Text]:
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 2 + part.cell_len <= width:
            lines[-1].append("  ").append_text(part)
        else:
            lines.append(part)
    return lines


def _seat(seat: int) -> Text:
    return Text(SEAT_SIGNS[seat], f"{SEAT_STYLES[seat]} bold")


# --- army cards ---------------------------------------------------------------------------------------------------------------

COLUMNS = ("elite", "main", "levy", "move", "money", "points", "built")
CARD = 22  # characters to the left of a card's rows, where the words are short enough
NARROWEST_COLUMN = 5


def _cards(view: dict[str, Any], narrator: Speaker, width: int) -> Text:
    """A row for each side of each card; on its left the player and his cubes, below them what not every card has."""
    card = max(CARD, *(len(_pieces(player, narrator)) + 1 for player in view["players"]))
    labels = "".join(f"{_label(narrator, column):>{_width(narrator, column)}}" for column in COLUMNS)
    lines = [Text(f"{'':{card + 1}}{labels}  {_label(narrator, 'army_in')}", "dim")]
    for player in view["players"]:
        lines += _card(view, player, narrator, card)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def _width(narrator: Speaker, column: str) -> int:
    return max(NARROWEST_COLUMN, len(_label(narrator, column)) + 1)


def _pieces(player: dict[str, Any], narrator: Speaker) -> str:
    """The cubes that are not in the army boxes."""
    said = message("byzantium-terminal-pool", pool=f"{player['pool']:>2}", losses=f"{player['losses']:>2}")
    return f"   {narrator.say(said)}"


def _card(view: dict[str, Any], player: dict[str, Any], narrator: Speaker, card: int) -> Iterator[Text]:
    seat, over = player["seat"], view["result"] is not None
    active = seat == view["active"] and not over
    state = f"{player['score']}" if over else _label(narrator, "passed") if seat in view["passed"] else ""
    first = Text("▸" if active else " ").append_text(_seat(seat)).append(" ")
    room = card - first.cell_len - max(8, len(state) + 2)
    first.append(f"{narrator.names[seat][:room]:<{room}} {state}", "bold" if active or over else "")
    first.pad_right(card - first.cell_len)
    second = Text(_pieces(player, narrator).ljust(card))
    for line, side in ((first, "byzantine"), (second, "arab")):
        yield line.append_text(_row(player, side, narrator))
    extras = _extras(view, player, narrator)
    if extras:
        yield Text(f"   {extras}", "dim")


def _row(player: dict[str, Any], side: str, narrator: Speaker) -> Text:
    army = player["armies"][side]
    values = [f"{army[box]}{GUARD if box == 'elite' and army['guard'] else ''}" for box in BOXES]
    values += [str(player["treasury"][side]), str(player["points"][side]), str(player["buildings"][side])]
    line = Text().append(ALLEGIANCE_SIGNS[side], ALLEGIANCE_STYLES[side])
    for label, value in zip(COLUMNS, values, strict=True):
        line.append(f"{value:>{_width(narrator, label)}}", "bold" if value != "0" else "dim")
    city = army["city"]
    line.append(f"  {narrator.say(message('byzantium-part-city', city=city)) if city else '-'}")
    return line


def _extras(view: dict[str, Any], player: dict[str, Any], narrator: Speaker) -> str:
    """What not every card has: taxes, walls on the board, the first to pass, cubes out of the game."""
    said = [message("byzantium-terminal-tax", count=player["taxes"])] if player["taxes"] else []
    said += [message("byzantium-terminal-walls", count=player["walls"])] if player["walls"] < 2 else []
    said += [message("byzantium-terminal", label="passed_first")] if view["first_passer"] == player["seat"] else []
    said += [message("byzantium-terminal-removed", count=player["removed"])] if player["removed"] else []
    return ", ".join(map(narrator.say, said))


# --- plain text, for golden games -------------------------------------------------------------------------------------------------


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    """Cities by allegiance, with size, + for a wall, and the controller's colour; then the card of each player."""
    lines = [f"    turn {view['turn']}  Bulgar cubes {view['bulgars']['box']}"]
    for side in ("byzantine", "arab", "persian", "bulgar"):
        cities = [_picture_city(city, view) for city in view["cities"] if city["allegiance"] == side]
        lines += textwrap.wrap(", ".join(cities), 110, initial_indent=f"    {side}: ", subsequent_indent="      ")
    for player, name in zip(view["players"], names, strict=False):
        rows = [_picture_row(player, side) for side in ("byzantine", "arab")]
        lines.append(
            f"    {name}, {player['side']}: pool {player['pool']} losses {player['losses']}  {'  '.join(rows)}"
        )
    return lines


def _picture_city(city: dict[str, Any], view: dict[str, Any]) -> str:
    controller = "" if city["controller"] is None else f" {view['players'][city['controller']]['side']}"
    return f"{city['city']} {city['size']}{'+' if city['fortified'] else ''}{controller}"


def _picture_row(player: dict[str, Any], side: str) -> str:
    army = player["armies"][side]
    boxes = "/".join(str(army[box]) for box in ("elite", "main", "levy", "move"))
    guard = " guard" if army["guard"] else ""
    held = f"{player['treasury'][side]} bezants {player['points'][side]} points"
    return f"{side} {boxes}{guard} {held} in {army['city'] or '-'}"
