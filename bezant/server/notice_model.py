"""Notices as plain data: what is told, to whom, and by which way."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, get_args

Channel = Literal["push", "webhook", "mail"]  # in the order in which they are tried
Kind = Literal["turn", "reminder", "invited"]
CHANNELS: tuple[Channel, ...] = get_args(Channel)
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Choices:
    """What a person wants to hear of: kinds by channel."""

    language: str
    site: str  # the address of the page where that was chosen
    wishes: dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class AskedFrom:
    """The page from which somebody asks: its address, for the links in messages, and the language it speaks."""

    site: str
    language: str


@dataclass(frozen=True, slots=True)
class Address:
    """Where notices of a person go."""

    id: int
    guest: str
    channel: str
    address: str
    keys: dict[str, Any] | None  # of a browser, to encrypt what is pushed to it
    label: str
    code: str
    confirmed: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """One message that is due."""

    id: int
    guest: str
    table: str
    kind: str
    turn: int  # the person's last own ply at the table when it was asked for
    attempts: int


@dataclass(frozen=True, slots=True)
class TokenInfo:
    """A token, without what is secret of it. Its bot is a person of its own, who belongs to the owner."""

    id: str
    owner: str
    bot: str
    name: str
    created: datetime
    used: datetime | None


@dataclass(frozen=True, slots=True)
class Words:
    """A notice in words. `path` is the address of the table on the page."""

    title: str
    body: str
    path: str
