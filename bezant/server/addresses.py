"""Where a request comes from: the peer of the connection, or whom a proxy that we trust names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

IPV6_HOME = 64  # bits: what one line gets, and can fill with as many addresses as it likes
UNKNOWN = "unknown"


class Proxies:
    """The proxies whose forwarded headers are believed."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(each, strict=False) for each in networks]
        self._known = lru_cache(1000)(self._is_in_a_network)

    def trusts(self, address: str) -> bool:
        return bool(self._networks) and self._known(address)

    def client_of(self, scope: Scope, headers: Headers) -> str:
        """The address of whoever asks: from the right, the first one in X-Forwarded-For that is no proxy of ours."""
        peer = scope.get("client")
        address = peer[0] if peer else UNKNOWN
        if not self.trusts(address):
            return address
        named = [part.strip() for line in headers.getlist("x-forwarded-for") for part in line.split(",")]
        for each in reversed(named):
            found = _bare(each)
            if found is None:
                break
            address = found
            if not self.trusts(found):
                break
        return address

    def scheme_of(self, scope: Scope, headers: Headers) -> str:
        """How the browser came, as a proxy of ours tells it."""
        peer, scheme = scope.get("client"), str(scope["scheme"])
        told = headers.get("x-forwarded-proto", "").strip().lower()
        if peer is None or told not in ("http", "https") or not self.trusts(peer[0]):
            return scheme
        secure = told == "https"
        return ("wss" if secure else "ws") if scope["type"] == "websocket" else told

    def _is_in_a_network(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
        return any(found in network for network in self._networks if network.version == found.version)


@lru_cache(10_000)
def home_of(address: str) -> str:
    """What limits are counted for: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_HOME), strict=False))


def _bare(text: str) -> str | None:
    """An address without port and brackets; None where it is none."""
    host = text[1:].partition("]")[0] if text.startswith("[") else text
    host = host.partition(":")[0] if host.count(":") == 1 else host
    try:
        return str(ip_address(host))
    except ValueError:
        return None
