"""Several web processes behind one port: each connection is looked at and handed to the process that plays its table.

All processes accept. One reads the first line of the request without taking it, and sends the connection itself, not its bytes, to
the process whose table it names; so nothing is passed on afterwards. It works because each connection has one request only, or
becomes a WebSocket.
"""

from __future__ import annotations

import array
import asyncio
import logging
import re
import socket
from pathlib import Path

import uvicorn

from bezant.server.leases import COUNT, shard_of
from bezant.server.tasks import Tasks

log = logging.getLogger(__name__)

LINE = 300  # bytes of the first line that are looked at
TABLE = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)")
FULL = 0.005  # seconds to wait for a process that has not taken what was sent before


def home_shards(index: int, count: int) -> frozenset[int]:
    """The shards that one of `count` processes is asked for."""
    return frozenset(range(index, COUNT, count))


class SortingServer(uvicorn.Server):
    """One of several processes: takes connections from the port and from its colleagues."""

    def __init__(self, config: uvicorn.Config, folder: Path, index: int, count: int, patience: float) -> None:
        super().__init__(config)
        self._folder, self._index, self._count, self._patience = folder, index, count, patience
        self._letterbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._tasks = Tasks()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        (listening,) = sockets or []
        path = self._folder / str(self._index)
        path.unlink(missing_ok=True)  # of the process that was here before
        self._letterbox.bind(str(path))
        for each in (listening, self._letterbox):
            each.setblocking(False)
        asyncio.get_running_loop().add_reader(self._letterbox, self._take_handed)
        self._tasks.start(self._accept(listening))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._letterbox)
        self._letterbox.close()
        await self._tasks.close()
        await super().shutdown(sockets)

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listening)
            except OSError as error:  # too many are open
                log.warning("A connection could not be taken: %s", error)
                await asyncio.sleep(0.1)
            else:
                self._tasks.start(self._sort(connection))

    async def _sort(self, connection: socket.socket) -> None:
        """Serve a connection here, or hand it to the process it is for."""
        try:
            async with asyncio.timeout(self._patience):
                line = await _first_line(connection)
                if not line:  # nobody waits for an answer any more, as after a storm of people who come back
                    return connection.close()
                for home in self._homes(line):
                    if home == self._index:
                        return await self._serve_here(connection)
                    if await self._hand_over(connection, home):
                        return connection.close()
        except (OSError, TimeoutError):
            connection.close()
        return None

    def _homes(self, line: bytes) -> list[int]:
        """The process that plays the table named in the line, and those who stand in for it; this one where there is none."""
        named = TABLE.match(line)
        first = shard_of(named[1].decode()) % self._count if named else self._index
        return [(first + more) % self._count for more in range(self._count)]

    async def _hand_over(self, connection: socket.socket, home: int) -> bool:
        """Whether the process took it; one that has died does not."""
        descriptor = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection.fileno()]))]
        while True:
            try:
                self._letterbox.sendmsg([b"."], descriptor, 0, str(self._folder / str(home)))
                return True
            except BlockingIOError:
                await asyncio.sleep(FULL)
            except (ConnectionRefusedError, FileNotFoundError):
                return False

    def _take_handed(self) -> None:
        try:
            _, descriptors, _, _ = socket.recv_fds(self._letterbox, 1, 1)
        except BlockingIOError:
            return
        for descriptor in descriptors:
            self._tasks.start(self._serve_here(socket.socket(fileno=descriptor)))

    async def _serve_here(self, connection: socket.socket) -> None:
        config = self.config
        connection.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            ),
            connection,
        )


async def _first_line(connection: socket.socket) -> bytes:
    """The first line of the request, which stays where it is; less where nothing more came."""
    connection.setblocking(False)
    seen = 0
    while True:
        await _readable(connection)
        line = connection.recv(LINE, socket.MSG_PEEK)
        if b"\n" in line or len(line) == LINE or not line:
            return line
        if len(line) == seen:
            await asyncio.sleep(0.02)  # it is readable all the time, but nothing new has come
        seen = len(line)


async def _readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(connection, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(connection)
