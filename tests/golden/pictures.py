"""A few lines of text that show a position, for each game."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

Picture = Callable[[dict[str, Any], list[str]], list[str]]


def carolus(view: dict[str, Any], names: list[str]) -> list[str]:
    """Lands clockwise (* where Charlemagne stands) with castles and knights, then what lies before each player."""
    lines = [f"    round {view['round']}  supply {_counts(view['supply'])}"]
    lines += [f"    {_land(land, view['emperor'])}" for land in view["lands"]]
    for player, name in zip(view["players"], names, strict=False):
        crests = [family for family, seat in view["crests"].items() if seat == player["seat"]]
        parts = [
            f"    {name}, {player['side']}:",
            f"court {_counts(player['row'])}",
            f"crests {' '.join(crests) or '-'}",
        ]
        parts += [f"reserve {_counts(player['reserve'])}", f"discs {' '.join(map(str, player['discs'])) or '-'}"]
        lines.append("  ".join(parts))
    return lines


def byzantium(view: dict[str, Any], names: list[str]) -> list[str]:
    """Cities by allegiance, with size, + for a wall, and the controller's colour; then the card of each player."""
    lines = [f"    turn {view['turn']}  Bulgar cubes {view['bulgars']['box']}"]
    for side in ("byzantine", "arab", "persian", "bulgar"):
        cities = [_city(city, view) for city in view["cities"] if city["allegiance"] == side]
        lines += textwrap.wrap(", ".join(cities), 110, initial_indent=f"    {side}: ", subsequent_indent="      ")
    for player, name in zip(view["players"], names, strict=False):
        rows = [_row(player, side) for side in ("byzantine", "arab")]
        lines.append(
            f"    {name}, {player['side']}: pool {player['pool']} losses {player['losses']}  {'  '.join(rows)}"
        )
    return lines


def _city(city: dict[str, Any], view: dict[str, Any]) -> str:
    controller = "" if city["controller"] is None else f" {view['players'][city['controller']]['side']}"
    return f"{city['city']} {city['size']}{'+' if city['fortified'] else ''}{controller}"


def _row(player: dict[str, Any], side: str) -> str:
    army = player["armies"][side]
    boxes = "/".join(str(army[box]) for box in ("elite", "main", "levy", "move"))
    guard = " guard" if army["guard"] else ""
    held = f"{player['treasury'][side]} bezants {player['points'][side]} points"
    return f"{side} {boxes}{guard} {held} in {army['city'] or '-'}"


def jerusalem(view: dict[str, Any], names: list[str]) -> list[str]:
    """The squires in each area, B for a Baron, then towers and prestige, and what is open of each screen."""
    lines = [f"    round {view['round']}  deck {view['deck']}"]
    areas = [_area(area, view) for area in view["areas"] if area["baron"] is not None or any(area["squires"])]
    lines += textwrap.wrap(", ".join(areas) or "-", 110, initial_indent="    ", subsequent_indent="      ")
    for player, name in zip(view["players"], names, strict=False):
        open_now = "" if player["hand"] is None else f"  {player['squires']} squires {player['coins']} coins"
        cards = f"{player['cards']} cards" if player["hand"] is None else " ".join(player["hand"]) or "no cards"
        tower = f"height {player['height']} prestige {player['prestige']}"
        lines.append(f"    {name}, {player['side']}: {tower}{open_now}  {cards}")
    return lines


def _area(area: dict[str, Any], view: dict[str, Any]) -> str:
    sides = [player["side"] for player in view["players"]]
    squires = [f"{side[0]}{count}" for side, count in zip(sides, area["squires"], strict=True) if count]
    baron = [] if area["baron"] is None else [f"Baron {sides[area['baron']]}"]
    return " ".join([area["area"], *squires, *baron])


def _counts(counts: dict[str, int]) -> str:
    return " ".join(f"{family[0]}{count}" for family, count in counts.items() if count) or "-"


def _land(land: dict[str, Any], emperor: int) -> str:
    provinces = "+".join(map(str, land["provinces"]))
    castles = f"{land['castles']} {land['owner']}" if land["owner"] else "-"
    return f"{'*' if land['land'] == emperor else ' '}{provinces:<16} {castles:<8} {_counts(land['knights'])}"


def plain(view: dict[str, Any], names: list[str]) -> list[str]:
    """Who stands on each space, for games that bring no view of their own."""
    return ["    " + "  ".join(f"{space['id']} {space['side'] or '-'}" for space in view["spaces"])]


PICTURES: dict[str, Picture] = {"carolus": carolus, "byzantium": byzantium, "jerusalem": jerusalem}
