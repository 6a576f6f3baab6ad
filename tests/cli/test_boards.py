"""Boards in characters: nothing is cut off, and walls fall where lands fuse."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

import bezant
from bezant.cli.boards import badge, draw
from bezant.cli.narrator import Narrator
from bezant.games.byzantium.tables import BOARD, CITY_NAMES
from bezant.games.byzantium.terminal import ALLEGIANCE_SIGNS, LINES, LINK_SIGNS, SEAT_SIGNS
from bezant.games.carolus.terminal import FAMILY_SIGNS, SIDE_SIGNS, shorten
from bezant.games.jerusalem.terminal import SEAT_SIGNS as COLOURS
from bezant.kernel.messages import message
from bezant.kernel.shapes import Place

CAROLUS = bezant.load("carolus")
BYZANTIUM = bezant.load("byzantium")
JERUSALEM = bezant.load("jerusalem")
LAND: Place = {"kind": "land", "value": 3}


@pytest.mark.parametrize("game", bezant.game_names())
@pytest.mark.parametrize("width", [20, 80, 120, 200])
def test_every_game_has_a_board_of_any_width(game: str, width: int) -> None:
    loaded = bezant.load(game)
    for seats in loaded.seat_counts:
        drawn = draw(loaded, loaded.new(seats), Narrator(loaded, ["A name of twenty-four ch"] * seats), width)
        assert max(map(len, drawn.plain.splitlines())) <= max(width, 80)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_knights_castles_and_scores_are_on_the_board(seats: int) -> None:
    chance, narrator = random.Random(seats), Narrator(CAROLUS, [f"P{seat}" for seat in range(seats)])
    for seed in range(4):
        state = CAROLUS.new(seats, seed)
        while not CAROLUS.is_over(state):
            CAROLUS.apply(state, chance.choice(CAROLUS.legal(state)))
            if chance.random() < 0.1 or CAROLUS.is_over(state):
                check_board(CAROLUS.view(state, None), draw(CAROLUS, state, narrator, 80).plain)


def check_board(view: dict, drawn: str) -> None:  # type: ignore[type-arg]
    ring = drawn.partition("\n")[2]
    for family, sign in FAMILY_SIGNS.items():
        shown = sum(int(count) for count in re.findall(rf"{sign}(\d+)", ring))
        assert shown == sum(land["knights"][family] for land in view["lands"])
    for side in view["sides"]:
        assert sum(int(count) for count in re.findall(rf"{SIDE_SIGNS[side['side']]}(\d+)", ring)) == side["castles"]
    for land in view["lands"]:
        scores = ":".join(map(str, land["scores"].values()))
        assert scores in ring or not any(land["scores"].values())
    assert drawn.count("♚") == 1
    assert max(map(len, drawn.splitlines())) <= 79


def test_walls_fall_where_lands_fuse() -> None:
    narrator = Narrator(CAROLUS, ["Anna", "Ben"])
    lands = [{"provinces": [0, 1], "owner": "white"}]
    fused = draw(CAROLUS, CAROLUS.load({"seats": 2, "lands": lands}), narrator, 80).plain.splitlines()
    apart = draw(CAROLUS, CAROLUS.load({"seats": 2}), narrator, 80).plain.splitlines()
    assert apart[1].startswith("╭────────────┬────────────┬") and fused[1].startswith("╭─────────────────────────┬")
    assert "│♚ Frisia       Saxony    │" in fused[2]
    assert "○2" in fused[4]


def test_names_are_shortened_where_they_must() -> None:
    assert shorten("the Spanish March", 13) == "Spanish March"
    assert shorten("the Spanish March", 10) == "S. March"
    assert shorten("Septimania", 5) == "Septi"


def test_families_have_a_badge_and_lands_have_none() -> None:
    assert badge(CAROLUS, {"kind": "family", "value": "red"}).plain == "■ "
    assert badge(CAROLUS, LAND).plain == ""


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_city_wall_controller_and_army_is_on_the_map(seats: int, width: int) -> None:
    chance, narrator = random.Random(seats), Narrator(BYZANTIUM, [f"P{seat}" for seat in range(seats)])
    for seed in range(3):
        state = BYZANTIUM.new(seats, seed)
        while not BYZANTIUM.is_over(state):
            BYZANTIUM.apply(state, chance.choice(BYZANTIUM.legal(state)))
            if chance.random() < 0.02 or BYZANTIUM.is_over(state):
                check_map(BYZANTIUM.view(state, None), draw(BYZANTIUM, state, narrator, width).plain, width)


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_every_link_and_bulgar_arrow_is_named_at_any_width(width: int) -> None:
    """All links of the board, each under the name of one of its ends, with the sign of its kind; none that there is not."""
    narrator = Narrator(BYZANTIUM, ["Anna", "Ben"])
    drawn = draw(BYZANTIUM, BYZANTIUM.new(2), narrator, width).plain.splitlines()
    listed = "  ".join(drawn[LINES + 1 : next(at for at, line in enumerate(drawn) if line.startswith("Bulgars "))])
    names = {name: narrator.say(message("byzantium-part-city", city=name)) for name in CITY_NAMES}

    def city(shown: str) -> str:
        (found,) = [id for id, name in names.items() if name.startswith(shown)]
        return found

    found = Counter[tuple[str, str, str]]()
    for entry in re.split(" {2,}", listed):
        ways = re.findall(r" ([·:~])(\w+(?: \w+)*)", entry)
        if ways and entry[0].isupper():
            start = city(re.split(" [·:~]", entry)[0])
            found.update((start, city(goal), LINK_SIGNS_OF[sign]) for sign, goal in ways)
    assert found == Counter((link["a"], link["b"], link["kind"]) for link in BOARD["link"]) and found.total() == 56
    arrows = re.search(r"■ → (\w+) (\w+)", listed)
    assert arrows and [city(shown) for shown in arrows.groups()] == BOARD["bulgars"]["entry_cities"]


LINK_SIGNS_OF = {sign: kind for kind, sign in LINK_SIGNS.items()}


def check_map(view: dict, drawn: str, width: int) -> None:  # type: ignore[type-arg]
    lines = drawn.splitlines()
    drawn_map, below = "\n".join(lines[1 : LINES + 1]), "\n".join(lines[LINES + 1 :])
    assert max(map(len, lines)) < width
    armies = re.findall(r"♞([RYBG]+|\d)", drawn_map)
    standing = [army["city"] for player in view["players"] for army in player["armies"].values() if army["city"]]
    assert sum(int(text) if text.isdecimal() else len(text) for text in armies) == len(standing)
    for city in view["cities"]:
        controller = "" if city["controller"] is None else SEAT_SIGNS[city["controller"]]
        wall = "\\+" if city["fortified"] else ""
        sign = ALLEGIANCE_SIGNS[city["allegiance"]]
        assert re.search(
            rf"{sign}{city['city'][:5]}\w* {city['size']}{wall}{controller}(?![+RYBG])", drawn_map, re.I
        ), city
    for player in view["players"]:
        pool = f"pool {player['pool']:>2}, losses {player['losses']:>2}"
        assert pool in below and f"{SEAT_SIGNS[player['seat']]} P{player['seat']}" in below
    assert sum(box["seat"] is None for box in view["boxes"]) == len(
        re.findall(r"(?<=[ RYBG·])·", below[below.index("\nBulgars ") :])
    )


def test_sides_and_seats_have_a_badge() -> None:
    assert badge(BYZANTIUM, {"kind": "side", "value": "arab"}).plain == "○ "
    assert badge(BYZANTIUM, {"kind": "seat", "value": 2}).plain == "B "
    assert badge(BYZANTIUM, {"kind": "city", "value": "nicaea"}).plain == ""


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_squire_baron_tower_and_open_card_is_on_the_board(seats: int, width: int) -> None:
    chance, narrator = random.Random(seats), Narrator(JERUSALEM, [f"P{seat}" for seat in range(seats)])
    state = JERUSALEM.new(seats, seats)
    while not JERUSALEM.is_over(state):
        JERUSALEM.apply(state, chance.choice(JERUSALEM.legal(state)))
        if chance.random() < 0.1 or JERUSALEM.is_over(state):
            for seat in (None, 0, seats - 1):
                drawn = draw(JERUSALEM, state, narrator, width, seat).plain
                check_city(JERUSALEM.view(state, seat), drawn, width)


def check_city(view: dict, drawn: str, width: int) -> None:  # type: ignore[type-arg]
    lines = drawn.splitlines()
    bottom = next(number for number, line in enumerate(lines) if line.startswith("╰"))
    city, below = "\n".join(lines[2 : bottom + 1]), "\n".join(lines[bottom + 1 :])
    assert max(map(len, lines)) < width
    for player in view["players"]:
        sign = COLOURS[player["side"]]
        squires = sum(area["squires"][player["seat"]] for area in view["areas"])
        assert sum(int(count) for count in re.findall(rf"(?<=[ \[]){sign}(\d+)", city)) == squires
        assert city.count(f"♚{sign}") == sum(area["baron"] == player["seat"] for area in view["areas"])
        (row,) = [line for line in below.splitlines() if line[1:].startswith(f"{sign} P{player['seat']} ")]
        hidden = player["coins"] is None
        numbers = "\\?  +\\?" if hidden else f"{player['squires']} +{player['coins']}"
        assert re.search(rf"{numbers} +{player['cards']} +{player['prestige']}  ▮* ?{player['height']} ", row), row
        assert (f"P{player['seat']} holds: " in below) == bool(player["hand"])
    leaders = [area["leader"] for area in view["areas"] if area["leader"] is not None]
    assert len(re.findall(r"\[[RYBG]\d+\]", city)) == len(leaders)


def test_a_screen_is_drawn_closed_to_others() -> None:
    narrator = Narrator(JERUSALEM, ["Anna", "Ben"])
    state = JERUSALEM.new(2, 1)
    for words in ("office marshal", "bid 3", "pass"):
        JERUSALEM.apply(state, JERUSALEM.actions.parse(words))
    asked = JERUSALEM.to_move(state)
    assert "The packet: " in draw(JERUSALEM, state, narrator, 80, asked).plain
    assert "The packet: " not in draw(JERUSALEM, state, narrator, 80, 1 - asked).plain
    assert "The packet: " not in draw(JERUSALEM, state, narrator, 80).plain


def test_colours_have_a_badge() -> None:
    assert badge(JERUSALEM, {"kind": "side", "value": "green"}).plain == "G "
    assert badge(JERUSALEM, {"kind": "area", "value": "tem_b"}).plain == ""
