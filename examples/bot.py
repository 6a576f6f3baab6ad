"""A bot of your own: `python bot.py https://bezant.example TOKEN` waits for its turn and plays at random (docs/bots.md)."""

import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Server:
    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, body: Any = None) -> Any:
        """The answer to a GET, or to a POST where there is a body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, self.headers)
        return json.load(urllib.request.urlopen(request, timeout=30))

    def lines(self, path: str) -> Iterator[Any]:
        """The lines of a stream as they come; an empty one says that the connection holds."""
        request = urllib.request.Request(f"{self.address}/api{path}", headers=self.headers)
        for line in urllib.request.urlopen(request, timeout=30):
            if line.strip():
                yield json.loads(line)


def play(server: Server, table: str) -> None:
    """Answer every question at a table until somebody else is asked."""
    while (view := server.ask(f"/tables/{table}"))["options"]:
        move = {"ply": view["ply"], "option": random.choice(view["options"])}
        server.ask(f"/tables/{table}/moves", move)


def sit(server: Server, table: str) -> None:
    """Take the first free seat."""
    free = [seat["seat"] for seat in server.ask(f"/tables/{table}")["seats"] if seat["kind"] == "open"]
    server.ask(f"/tables/{table}/seats/{free[0]}", {})


ANSWERS = {"turn": play, "invited": sit}


def main(address: str, token: str) -> None:
    server = Server(address, token)
    print("playing as", server.ask("/me")["name"], flush=True)
    for event in server.lines("/stream/events"):
        print(event["type"], event["table"], flush=True)
        try:
            if event["type"] in ANSWERS:
                ANSWERS[event["type"]](server, event["table"])
        except urllib.error.HTTPError as refusal:  # such as a table that has moved on: the next event will tell
            print(json.load(refusal)["words"], flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
