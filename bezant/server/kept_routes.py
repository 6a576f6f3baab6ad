"""The addresses of the API about what people have set, after `docs/protocol.md`. What the names mean, the page alone knows."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field, JsonValue, WithJsonSchema

from bezant.server.routes import REFUSALS, ServicesHere, SomeGuest, Viewer
from bezant.server.schemas import Out

router = APIRouter(prefix="/api/me/settings", responses=REFUSALS)

Name = Annotated[str, Field(pattern="^[a-z][a-z_]{0,23}$")]
Value = Annotated[JsonValue, WithJsonSchema({})]


class KeptView(Out):
    """What a person has set, by name; `person` is null in a browser that has never been here."""

    person: str | None
    kept: dict[str, Value]


@router.get("")
async def kept_settings(viewer: Viewer, services: ServicesHere) -> KeptView:
    store = services.store
    if viewer is None:
        return KeptView(person=None, kept={})
    return KeptView(person=viewer.id, kept=await store.run(store.kept.kept, viewer.id))


@router.patch("")
async def keep_settings(guest: SomeGuest, changes: dict[Name, Value], services: ServicesHere) -> KeptView:
    """Set these names and leave the others as they are; null forgets one."""
    store = services.store
    return KeptView(person=guest.id, kept=await store.run(store.kept.keep, guest.id, changes))
