"""The model cards hold the figures of the networks that are shipped."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import bezant
from benchmarks.learning_curves import curves
from benchmarks.model_cards import PART, ROOT, SIGHTS, Card, card_of, files, filled
from benchmarks.weaknesses.judge import sight_of
from benchmarks.weaknesses.sums import stored
from bezant.players.calibration import SEARCH
from bezant.players.network import guide_of, identity_of, network_of

SHIPPED = [(game, seats) for game in bezant.game_names() for seats in bezant.load(game).seat_counts]
CURVE = [{"decisions": 1_000_000, "greedy": 0.1}, {"decisions": 3_000_000, "greedy": 0.5}]


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_what_is_stored_was_measured_with_the_network_that_is_shipped(game: str, seats: int) -> None:
    told, again = (
        stored(game, seats),
        f"run: python -m benchmarks.weaknesses {game} {seats}; python -m benchmarks.model_cards",
    )
    assert told["network"] == identity_of(game, seats), again
    assert (told["game"], told["seats"], told["rules"]) == (game, seats, bezant.load(game).version), again
    assert told["sight"] == sight_of(game, seats), again
    assert (told["curve"] is not None) == (told["sight"] == SEARCH), again


def test_the_figures_of_the_pages_are_those_of_the_networks() -> None:
    stale = [str(path.relative_to(ROOT)) for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python -m benchmarks.model_cards"


@pytest.mark.parametrize("game", bezant.game_names())
def test_a_card_shows_every_part_and_every_example_once(game: str) -> None:
    shown = [name for _, name, _ in PART.findall((ROOT / card_of(game)).read_text("utf-8"))]
    parts = Card(game).parts
    assert sorted(shown) == sorted(parts)
    assert sum(name.startswith("example") for name in parts) >= 3


@pytest.mark.parametrize("game", bezant.game_names())
def test_a_card_says_who_judged_and_ships_a_network_as_it_is(game: str) -> None:
    parts = Card(game).parts
    for seats in bezant.load(game).seat_counts:
        network = network_of(game, seats)
        assert network is not None
        [command] = [line for line in parts["retrain"]().splitlines() if f"--seats {seats} " in line]
        assert command.endswith("--ship" if network.guides else "--ship --at-first-sight")
        assert SIGHTS[sight_of(game, seats)] in parts["errors"]()


@pytest.mark.parametrize("game", bezant.game_names())
def test_a_card_says_what_is_measured_anew_and_what_a_gpu_takes(game: str) -> None:
    """All that is stored with the name of the network, or refuses another one."""
    told = Card(game).parts["retrain"]()
    seats, *_ = bezant.load(game).seat_counts
    assert f"$ python -m benchmarks.weaknesses {game} {seats}\n" in told
    assert f"$ python -m benchmarks.calibration {game} {seats}\n" in told
    assert (f"$ python -m benchmarks.reviews {game}\n" in told) == (guide_of(game, seats) is not None)
    assert f"$ rm {file_in_ladder(game, seats)}\n$ bezant ladder --game {game} --seats {seats}\n" in told
    assert 'pip install "bezant[train,gpu]"' in told and "--device cuda" in told


def file_in_ladder(game: str, seats: int) -> str:
    [found] = (ROOT / "benchmarks" / "ladder").glob(f"{game}-{seats}.*")
    return found.relative_to(ROOT).as_posix()


def test_a_network_that_hardly_errs_has_a_card_too() -> None:
    """Of fewer than two errors there is no average."""
    card = Card("carolus")
    card._found[3] = card._found[3] | {"played_on": {"errors": 1}}
    rows = card.parts["errors"]().splitlines()
    [good] = [row for row in rows if row.startswith("| 3 seats")]
    assert good.endswith(" |  |  |") and sum(row.count("±") for row in rows) == 2


def test_only_what_is_between_the_marks_is_written_anew() -> None:
    page = "Own words.\n<!-- made: sizes -->\nold\n<!-- end -->\nMore.\n<!-- made: ages -->\n<!-- end -->\n"
    assert filled(page, {"sizes": lambda: "7", "ages": lambda: "8\n9"}) == (
        "Own words.\n<!-- made: sizes -->\n\n7\n\n<!-- end -->\nMore.\n<!-- made: ages -->\n\n8\n9\n\n<!-- end -->\n"
    )


def test_a_curve_goes_through_its_points_and_rings_what_was_kept() -> None:
    picture = ElementTree.fromstring(curves("Rates & more", {"2 seats": (CURVE, 3_000_000), "3 seats": (CURVE, 7)}))
    lines = [part for part in picture.iter() if part.tag.endswith("path") and part.get("fill") == "none"]
    rings = [part for part in picture.iter() if part.tag.endswith("circle")]
    said = [part.text for part in picture.iter() if part.tag.endswith("text")]
    assert len(lines) == 2 and len(rings) == 1 and {"Rates & more", "2 seats", "3 seats", "100 %"} <= set(said)
    (_, low), (_, high) = (map(float, pair) for pair in re.findall(r"([\d.]+) ([\d.]+)", str(lines[0].get("d"))))
    assert high < low
