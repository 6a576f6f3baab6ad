"""The client that makes the load speaks HTTP and WebSockets as servers do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bezant.lab.wire import Http, Line, LostConnection, Place, RefusedUpgrade


@asynccontextmanager
async def talking(answer: Any) -> AsyncIterator[Place]:
    """A WebSocket server that does what `answer` does with every connection."""
    async with serve(answer, "127.0.0.1", 0, ping_interval=None) as server:
        host, port = next(iter(server.sockets)).getsockname()[:2]
        yield Place(host, port)


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncIterator[tuple[Place, list[bytes]]]:
    """A server that gives these answers over each connection, one a request, and the heads of the requests."""
    heads: list[bytes] = []

    served: set[asyncio.Task[Any]] = set()

    async def serve_one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        served.add(cast(asyncio.Task[Any], asyncio.current_task()))
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            for answer in answers:
                heads.append(await reader.readuntil(b"\r\n\r\n"))
                writer.write(answer)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    server = await asyncio.start_server(serve_one, "127.0.0.1", 0)
    async with server:
        yield Place(*server.sockets[0].getsockname()[:2]), heads
    await asyncio.gather(*served)


def test_texts_of_all_lengths_come_whole_and_in_order() -> None:
    lengths = [0, 1, 125, 126, 65_535, 65_536, 200_000]

    async def say_all(connection: ServerConnection) -> None:
        for length in lengths:
            await connection.send("x" * length)
        await connection.wait_closed()

    async def main() -> None:
        heard: list[str] = []
        async with talking(say_all) as place:
            line = await Line.to(place, "/", "", lambda text, _: heard.append(text), lambda: None)
            async with asyncio.timeout(10):
                while len(heard) < len(lengths):
                    await asyncio.sleep(0.01)
            line.abort()
        assert [len(text) for text in heard] == lengths and line.messages == len(lengths)
        assert line.received > sum(lengths)

    asyncio.run(main())


def test_what_is_said_arrives_with_the_cookie() -> None:
    async def echo(connection: ServerConnection) -> None:
        assert connection.request is not None
        await connection.send(connection.request.headers["Cookie"])
        async for text in connection:
            await connection.send(text)

    async def main() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        async with talking(echo) as place, asyncio.timeout(10):
            line = await Line.to(place, "/live?since=3", "a=b", lambda text, _: heard.put_nowait(text), lambda: None)
            assert await heard.get() == "a=b"
            for long in ("", "y" * 300):
                line.say({"type": "move", "long": long})
                assert await heard.get() == f'{{"type":"move","long":"{long}"}}'
            line.abort()

    asyncio.run(main())


def test_a_line_answers_pings_and_tells_when_it_is_closed() -> None:
    async def ping_and_close(connection: ServerConnection) -> None:
        await (await connection.ping())
        await connection.close(1013)

    async def main() -> None:
        gone = asyncio.Event()
        async with talking(ping_and_close) as place, asyncio.timeout(10):
            line = await Line.to(place, "/", "", lambda *_: None, gone.set)
            await gone.wait()
            assert line.close_code == 1013 and not line.open
            with pytest.raises(LostConnection):
                line.say({})

    asyncio.run(main())


def test_a_refused_upgrade_is_told() -> None:
    async def main() -> None:
        async with answering(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n") as (place, _):
            with pytest.raises(RefusedUpgrade, match="404"):
                await Line.to(place, "/", "", lambda *_: None, lambda: None)

    asyncio.run(main())


def test_a_connection_is_kept_and_opened_again_after_it_was_lost() -> None:
    ok = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nSet-Cookie: a=b; Path=/\r\n\r\n{}"

    async def main() -> None:
        async with answering(ok, ok) as (place, heads):
            http = Http(place, "c=d")
            for _ in range(3):
                answer = await http.ask("POST", "/x", {"ply": 1})
                assert (answer.status, answer.said, answer.cookies) == (200, {}, ["a=b"])
                await asyncio.sleep(0.05)
            assert len(heads) == 3 and b"Cookie: c=d" in heads[0]
            http.close()

    asyncio.run(main())


def test_no_answer_is_a_lost_connection() -> None:
    async def main() -> None:
        async with answering(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhal") as (place, _):
            with pytest.raises(LostConnection):
                await Http(place).ask("GET", "/")

    asyncio.run(main())
