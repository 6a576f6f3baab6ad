"""Every address of the API, asked with whatever its description allows, at tables that wait, are played and are over."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bezant.kernel.game import game_names
from tests.server.harness import BOT, ME, OPEN, Browser, ServerProcess
from tests.server.test_bots import wait_for

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 15  # of each address, by each person
BUDGET = 400.0  # seconds in all, on a busy machine
PARTINGS = ("sign-", "/sessions", "/me/devices")  # the player who is seated must stay who he is


@dataclass
class Filled:
    """A server with tables of every game in every state."""

    server: ServerProcess
    tables: list[str]
    cookie: str  # of the one who plays
    begun: float


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Filled]:
    folder = tmp_path_factory.mktemp("filled")
    quick = {"open_tables": 10_000, "chat_burst": 10_000, "review_burst": 0, "hint_burst": 0, "sign_in_burst": 10_000}
    server = ServerProcess(str(folder / "bezant.db"), folder, **quick).open()
    anna = Unsuspecting(server.address)
    try:
        tables = _fill(anna)
        yield Filled(server, tables, anna.http.cookies["bezant"], time.monotonic())
    finally:
        anna.close()
        server.close()


class Unsuspecting(Browser):
    """Does not listen for secrets: a view of Byzantium has dice that are none."""

    def hear(self, text: str) -> Any:
        return json.loads(text)


def _fill(anna: Browser) -> list[str]:
    """Of each game a table that is over, one that is played and one that waits."""
    anna.post("/me", {"name": "Annabella"})
    tables = []
    for game in game_names():
        over = anna.make(BOT, BOT, game=game)["table"]["id"]
        view = anna.make(ME, ME, game=game)
        for _ in range(6):
            view = anna.play_first(view)
        tables += [over, view["table"]["id"], anna.make(ME, OPEN, game=game)["table"]["id"]]
    for over in tables[::3]:
        wait_for(partial(_is_over, anna, over), 120)
    return tables


def _is_over(browser: Browser, table: str) -> bool:
    return bool(browser.get(f"/tables/{table}")["status"] == "finished")


@pytest.mark.parametrize("seated", [False, True], ids=["guest", "player"])
def test_no_request_of_the_description_breaks_the_server(filled: Filled, seated: bool) -> None:
    described = httpx.get(f"{filled.server.address}/api/openapi.json").json()
    tried = 0
    for found in schemathesis.openapi.from_dict(described).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if (seated and any(part in operation.path for part in PARTINGS)) or "/stream" in operation.path:
            continue  # a stream goes on for ever
        assert time.monotonic() < filled.begun + BUDGET, f"{operation.label} was not reached in time"
        _try(filled, operation, seated)
        tried += 1
    assert tried > 20


def _try(filled: Filled, operation: Any, seated: bool) -> None:
    """Some requests to one address: most of them with the id of a table that is there, some with whatever comes."""
    headers = {"Cookie": f"bezant={filled.cookie}"} if seated else {}

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(), table=st.sampled_from([*filled.tables, None]), game=st.sampled_from(game_names())
    )
    def ask(case: Any, table: str | None, game: str) -> None:
        known = {"table_id": table, "game": game, "seat": "1", "ply": "3", "language": "en"}
        if table is not None:
            case.path_parameters = {name: known.get(name) or value for name, value in case.path_parameters.items()}
        answer = case.call(base_url=filled.server.address, headers=headers, timeout=60)
        case.validate_response(answer, checks=CHECKS)

    ask()
