"""Constant answers and the page: made once, packed, and asked about by their tag."""

from __future__ import annotations

import gzip
import json

import brotli
import pytest

from bezant.kernel.game import game_names
from bezant.server import schemas
from bezant.server.ready_answers import ReadyAnswer
from tests.server.harness import ME, Browser

CONSTANT = [
    "/api/games",
    "/api/games/carolus",
    "/api/games/carolus/text/en",
    "/api/rules/carolus",
    "/api/games/carolus/book/hu",
    "/api/games/carolus/figures",
    "/",
]


@pytest.mark.parametrize("path", [*CONSTANT, "/assets/main-1a2b.js", "/t/abc"])
def test_a_browser_that_has_it_hears_that_nothing_changed(stranger: Browser, path: str) -> None:
    first = stranger.http.get(path)
    assert first.status_code == 200 and first.headers["etag"] and "no-store" not in first.headers["cache-control"]
    again = stranger.http.get(path, headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"") and again.headers["etag"] == first.headers["etag"]
    assert stranger.http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
    head = stranger.http.head(path)
    assert head.status_code == 200 and head.content == b"" and head.headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("br, gzip", "br"),
        ("gzip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_it_comes_in_the_smallest_form_that_is_taken(stranger: Browser, accepted: str, coding: str | None) -> None:
    plain = stranger.http.get("/api/rules/carolus", headers={"Accept-Encoding": "identity"})
    with stranger.http.stream("GET", "/api/rules/carolus", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding and answer.headers["vary"] == "Accept-Encoding"
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[coding]
    assert unpack(raw) == plain.content and (coding is None or len(raw) < len(plain.content) / 2)


@pytest.mark.parametrize("name", game_names())
def test_a_game_comes_packed_in_a_few_kilobytes(stranger: Browser, name: str) -> None:
    with stranger.http.stream("GET", f"/api/games/{name}", headers={"Accept-Encoding": "br"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert len(raw) < 6_000
    schemas.GameView.model_validate(json.loads(brotli.decompress(raw)))


def test_small_answers_and_pictures_are_not_packed() -> None:
    for answer in (ReadyAnswer(b"x" * 100, "text/plain"), ReadyAnswer(b"x" * 9000, "image/png")):
        assert "content-encoding" not in answer.answer({"accept-encoding": "br"}).headers  # type: ignore[arg-type]


def test_every_answer_says_whether_it_may_be_kept(anna: Browser) -> None:
    table = anna.make(ME, ME)["table"]["id"]
    for path in ("me", "tables", f"tables/{table}", f"tables/{table}/record", "nothing", "tables/nowhere"):
        assert anna.http.get(f"/api/{path}").headers["cache-control"] == "no-store"
    assert anna.http.post("/api/me", content=b"{").headers["cache-control"] == "no-store"
    for path in CONSTANT:
        assert anna.http.get(path).headers["cache-control"] == "no-cache"
    assert "immutable" in anna.http.get("/assets/main-1a2b.js").headers["cache-control"]
