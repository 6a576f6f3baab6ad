"""Data sets: what self-play writes, how it is read, split and played again, and records to and from it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pandas
import polars
import pyarrow.parquet as pq
import pytest

import bezant
from bezant.kernel import record
from bezant.kernel.match import Match
from bezant.lab import selfplay
from bezant.lab.data_rows import Recorded, schema_of
from bezant.lab.dataset import BadData, Dataset, from_records
from bezant.lab.places import Processes
from bezant.lab.selfplay import BadSelfPlay, SelfPlay, Series, Task, series
from bezant.lab.selfplay import record as recorder

GAMES = 230


class Here(Processes):
    """One worker at a time."""

    cores = 1


def made(folder: Path, games: int = GAMES, players: str = "uniform", seats: int = 2, **options: Any) -> Dataset:
    what = series("carolus", players.split(","), seats, 5, options)
    list(SelfPlay(what, games, folder, place=Here()).play())
    return Dataset(folder)


@pytest.fixture(scope="module", autouse=True)
def small_files(request: pytest.FixtureRequest) -> Any:
    """Files of a hundred games, tasks of forty."""
    patch = pytest.MonkeyPatch()
    patch.setattr(Series, "file_games", 100)
    patch.setattr(Series, "task_games", 40)
    yield
    patch.undo()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return made(tmp_path_factory.mktemp("data") / "uniform")


def test_every_game_is_there_once_and_ended_as_the_rules_say(data: Dataset) -> None:
    assert len(data) == GAMES and data.games["number"].to_pylist() == list(range(GAMES))
    assert [path.name for path in sorted(data.folder.glob("data/games-*"))] == [
        f"games-0000{n}.parquet" for n in range(3)
    ]
    for place in (0, 39, 40, 229):
        row, match = data[place], data.match(place)
        assert match.is_over and not row["cut_off"]
        assert row["winners"] == match.game.winners(match.state)
        assert row["returns"] == match.game.returns(match.state)
        assert row["end"] == match.game.facts.end_names[match.state.end]
        assert (row["decisions"], row["players"], row["options"]) == (match.ply, ["uniform"] * 2, "{}")


def test_random_play_takes_every_open_action_equally_often(data: Dataset) -> None:
    """Who is asked for a family first has five answers; about two hundred games choose each between 20 and 80 times."""
    counts = np.bincount([row["actions"][0] for row in data.games.to_pylist()])[:5]
    assert (counts > 20).all() and (counts < 80).all()


def test_a_replay_gives_the_positions_that_the_interpreted_rules_give(data: Dataset) -> None:
    batches = list(data.replay(games=100))
    assert [batch.games[0] for batch in batches] == [0, 100, 200]
    assert sum(len(batch.actions) for batch in batches) == data.games["decisions"].to_numpy().sum()
    batch, match = batches[1], data.match(100)
    again = match.again()
    for place, entry in enumerate(match.moves):
        assert batch.positions[place : place + 1].tobytes() == again.state.tobytes()
        assert (batch.actions[place], batch.seats[place], batch.games[place]) == (entry.action, entry.seat, 100)
        assert batch.returns[place] == data[100]["returns"][again.to_move]
        again.play(again.to_move, int(batch.actions[place]))


def test_a_replay_shows_what_the_deciding_seat_sees_and_may_do(data: Dataset) -> None:
    batch, match = next(data.replay(games=3)), data.match(0)
    assert len(batch.observations) == len(batch.masks) == len(batch.actions)
    assert batch.observations.dtype == batch.masks.dtype == np.uint8
    assert batch.masks[np.arange(len(batch.actions)), batch.actions].all()
    again = match.again()
    for place, entry in enumerate(match.moves):
        assert entry.seat is not None
        assert (batch.observations[place] == match.game.observe(again.state, entry.seat)).all()
        assert (batch.masks[place] == match.game.action_mask(again.state)).all()
        again.play(entry.seat, int(batch.actions[place]))
    assert again.is_over and batch.games[match.ply] == 1


def test_observations_of_one_number_of_seats_fit_into_one_array(tmp_path: Path) -> None:
    data = from_records([played("two"), played("three", seats=3)], tmp_path)
    (both,) = data.replay()
    with pytest.raises(BadData, match="Observations of 2 and 3 seats differ in shape"):
        _ = both.observations
    (batch,) = data.select(data.games["seats"].to_numpy() == 3).replay()
    assert batch.observations.shape == (len(batch.actions), *data.game.observation(3).shape)


def test_parts_are_the_same_in_every_data_set(data: Dataset, tmp_path: Path) -> None:
    parts = {name: set(data.split(name).games["number"].to_pylist()) for name in ("train", "validation", "test")}
    assert set.union(*parts.values()) == set(range(GAMES)) and sum(map(len, parts.values())) == GAMES
    assert len(parts["train"]) > 150 and parts["validation"] and parts["test"]
    fewer = made(tmp_path, 120)
    assert set(fewer.split("test").games["number"].to_pylist()) == {number for number in parts["test"] if number < 120}
    shuffled = data.split("test").shuffled(1)
    assert sorted(shuffled.rows) == sorted(parts["test"]) and list(shuffled.rows) != sorted(parts["test"])
    assert set(np.concatenate([batch.games for batch in shuffled.replay()])) == parts["test"]


def test_a_stopped_run_goes_on_after_the_last_whole_file(data: Dataset, tmp_path: Path) -> None:
    what = series("carolus", ["uniform"], 2, 5, {})
    play = SelfPlay(what, GAMES, tmp_path, place=Here()).play()
    while next(play).games < 160:
        pass
    play.close()
    first = tmp_path / "data" / "games-00000.parquet"
    kept = first.stat().st_mtime_ns
    assert list(first.parent.glob("*.parquet")) == [first]
    first.with_name("_games-00001.parquet").write_bytes(b"half a file")
    progress = list(SelfPlay(what, GAMES, tmp_path, place=Here()).play())
    assert progress[0].games == progress[-1].found == 100 and progress[-1].games == GAMES
    assert first.stat().st_mtime_ns == kept
    assert Dataset(tmp_path).games.equals(data.games)


def test_a_folder_with_other_games_is_refused(data: Dataset) -> None:
    for what, said in (
        (series("carolus", ["greedy"], 2, 5, {}), "its players is"),
        (series("carolus", ["uniform"], 2, 6, {}), "its seed is 5, not 6"),
        (series("carolus", ["uniform"], 2, 5, {"guard_rounds": 9}), "its options is"),
    ):
        with pytest.raises(BadSelfPlay, match=said):
            next(SelfPlay(what, 10, data.folder).play())


def test_a_folder_that_cannot_be_written_is_told_before_a_game_is_played(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("no folder")
    with pytest.raises(BadData, match=f"^{file}/data/_lock cannot be written: Not a directory.$"):
        next(SelfPlay(series("carolus", ["uniform"], 2, 5, {}), 10, file).play())


def test_one_run_writes_to_a_folder_at_a_time(tmp_path: Path) -> None:
    what = series("carolus", ["uniform"], 2, 5, {})
    play = SelfPlay(what, 40, tmp_path, place=Here()).play()
    next(play)
    with pytest.raises(BadData, match=f"^Another run is writing to {tmp_path}.$"):
        next(SelfPlay(what, 40, tmp_path, place=Here()).play())
    with pytest.raises(BadData, match="Another run is writing"):
        from_records([played("one")], tmp_path)
    play.close()
    assert len(made(tmp_path, 40)) == 40


@pytest.mark.parametrize("content", [b"", b"half a file", b"PAR1 of something else PAR1"])
def test_a_damaged_file_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "data" / "games-00000.parquet"
    path.parent.mkdir()
    path.write_bytes(content)
    said = f"^{path} cannot be read: it is damaged, or not Parquet.$"
    with pytest.raises(BadData, match=said):
        Dataset(tmp_path)
    with pytest.raises(BadData, match=said):
        next(SelfPlay(series("carolus", ["uniform"], 2, 5, {}), 10, tmp_path).play())


def test_damage_within_a_file_names_it_too(tmp_path: Path) -> None:
    path = made(tmp_path, 100).folder / "data" / "games-00000.parquet"
    content = bytearray(path.read_bytes())
    content[4 : len(content) // 2] = bytes(len(content) // 2 - 4)
    path.write_bytes(content)
    with pytest.raises(BadData, match=f"^{path} cannot be read: it is damaged"):
        Dataset(tmp_path)


def test_what_cannot_be_written_later_is_named(tmp_path: Path) -> None:
    (tmp_path / "README.md").mkdir()
    with pytest.raises(BadData, match=f"^{tmp_path}/README.md cannot be written: Is a directory.$"):
        made(tmp_path, 40)
    (tmp_path / "data" / "games-records.parquet").mkdir()
    with pytest.raises(BadData, match=r"games-records.parquet cannot be written: Is a directory.$"):
        from_records([played("one")], tmp_path)


def test_players_may_differ_by_seat_and_options_are_kept(tmp_path: Path) -> None:
    data = made(tmp_path, 3, "greedy,uniform,greedy", 3, guard_rounds=3)
    assert data[2]["players"] == ["greedy", "uniform", "greedy"] and data[2]["options"] == '{"guard_rounds": 3}'
    assert data.match(2).is_over and data.match(2).options == {"guard_rounds": 3}
    (batch,) = data.replay()
    assert len(batch.actions) == sum(data.games["decisions"].to_pylist())
    assert "--option guard_rounds=3" in (tmp_path / "README.md").read_text()


def test_the_numbers_of_a_task_do_not_depend_on_its_size() -> None:
    what = series("carolus", ["uniform"], 4, 9, {})

    def actions(*tasks: Task) -> list[int]:
        life = recorder(what)
        next(life)
        told = [life.send(task) for task in tasks]
        return [action for part in told if isinstance(part, Recorded) for action in part.actions.tolist()]

    assert actions(Task(0, 6)) == actions(Task(0, 1), Task(1, 3), Task(4, 2))


def test_a_long_task_is_written_down_in_several_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    game, what = bezant.load("carolus"), series("carolus", ["uniform"], 2, 9, {})
    whole = selfplay._random(game, what, Task(0, 9))
    monkeypatch.setattr(selfplay, "ROOM", game.max_decisions + 300)
    pieces = selfplay._random(game, what, Task(0, 9))
    assert (pieces.actions == whole.actions).all() and (pieces.decisions == whole.decisions).all()


def test_pandas_and_polars_read_it(data: Dataset) -> None:
    frame, other = pandas.read_parquet(data.folder / "data"), polars.read_parquet(data.folder / "data" / "*.parquet")
    assert len(frame) == len(other) == GAMES
    assert list(frame.columns) == other.columns == schema_of(data.game).names
    for place in (0, 150):
        assert frame["actions"][place].tolist() == other["actions"][place].to_list() == data[place]["actions"]
    assert other["actions"].dtype == polars.List(polars.UInt8)
    mean = np.mean([len(row) for row in frame["actions"]])
    assert mean == pytest.approx(other["decisions"].mean())


def test_a_decision_takes_about_a_byte(tmp_path: Path) -> None:
    path = made(tmp_path, 100).folder / "data" / "games-00000.parquet"
    columns = pq.read_metadata(path).row_group(0)
    sizes = {
        columns.column(n).path_in_schema: columns.column(n).total_compressed_size for n in range(columns.num_columns)
    }
    assert sizes["actions.list.element"] < 1.0 * sum(Dataset(tmp_path).games["decisions"].to_pylist())


def played(seed: str, undo: bool = False, seats: int = 2) -> str:
    """The record of a random game, perhaps with moves that are taken back."""
    match, chance = Match(bezant.load("carolus"), seats, seed, {"guard_rounds": 2}), random.Random(seed)
    while not match.is_over:
        match.play(match.to_move, chance.choice(match.game.legal(match.state)))
        if undo and not match.is_over:
            seat = match.last_mover or 0
            if match.ply % 10 == 0:
                match.take_back(1 - seat)
            elif match.ply % 10 > 5 and match.can_undo(seat):
                match.undo(seat)
    return record.save(match, ["Anna", "Ben", "Cleo"][:seats])


def test_records_become_rows_and_records_again(tmp_path: Path) -> None:
    texts = [played("one"), played("two", undo=True), played("stream:5:7")]
    data = from_records(texts, tmp_path)
    assert [data.record(place) for place in range(3)] == texts
    assert [row["number"] for row in data.games.to_pylist()] == [None, None, 7]
    assert data[0]["log"] is None and -1 in data[1]["log"] and min(data[1]["log"]) < -1
    (batch,) = data.replay()
    for place in range(3):
        own, match = batch.games == place, data.match(place)
        assert batch.actions[own].tolist() == [entry.action for entry in match.moves]
        last = match.game.from_bytes(batch.positions[own][-1:].tobytes())
        before = match.until(match.ply - 1).state
        assert match.game.view(last, 0) == match.game.view(before, 0)
    assert "It was made from 3 records." in (tmp_path / "README.md").read_text()


def test_a_record_of_self_play_can_be_proved(data: Dataset) -> None:
    text = data.record(3)
    assert "seed stream:5:3\n" in text
    assert record.replayed(text).match.state == data.match(3).state


def test_what_is_no_data_set_is_told(data: Dataset, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="holds no games"):
        Dataset(tmp_path)
    with pytest.raises(BadData, match="no part “all”"):
        data.split("all")
    with pytest.raises(BadData, match="one game, not 0"):
        from_records([], tmp_path)
    for games in (0, -1):
        with pytest.raises(BadData, match=f"At least 1 game at a time is played again, not {games}"):
            data.replay(games)
    damaged = Dataset(data.folder)
    column = damaged.table.schema.get_field_index("number")
    numbers = damaged.table["number"].to_numpy() + 1
    damaged.table = damaged.table.set_column(column, damaged.table.field(column), [numbers])
    with pytest.raises(BadData, match="an action of game 0 is not open"):
        next(damaged.replay())


def test_wrong_wishes_are_refused() -> None:
    for players, seats, seed, said in (
        (["greedy", "greedy", "greedy"], 2, 0, "one player for all seats, or 2"),
        (["uniform"], 2, -1, "from 0 to"),
        (["nobody"], 2, 0, "no player"),
    ):
        with pytest.raises(bezant.BezantError, match=said):
            series("carolus", players, seats, seed, {})
    for games, workers in ((0, 1), (1, 0)):
        with pytest.raises(BadSelfPlay, match=r"at least 1|from 1 to"):
            SelfPlay(series("carolus", ["uniform"], 2, 0, {}), games, Path("nowhere"), workers)
