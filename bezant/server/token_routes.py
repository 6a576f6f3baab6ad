"""The addresses of the API for tokens and streams, after `docs/protocol.md`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends
from fastapi import Path as PathParameter
from fastapi.responses import StreamingResponse

from bezant.server.model import Guest, now
from bezant.server.notice_model import TokenInfo
from bezant.server.refusals import BadToken
from bezant.server.routes import REFUSALS, IdentityHere, ServicesHere, Since, SomeGuest, TableAt, TablesHere, Viewer
from bezant.server.token_schemas import InviteIn, NewToken, Token, TokenIn
from bezant.server.tokens import Tokens
from bezant.server.views import ALL

LINES = "application/x-ndjson"
# Told to proxies, which would keep the lines until there are enough of them.
UNBUFFERED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}

router = APIRouter(prefix="/api", responses=REFUSALS)


async def tokens_here(identity: IdentityHere) -> Tokens:
    return identity.tokens


TokensHere = Annotated[Tokens, Depends(tokens_here)]
TokenId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{22}$")]


@router.get("/tokens")
async def tokens(viewer: Viewer, tokens: TokensHere, services: ServicesHere) -> list[Token]:
    mine = [] if viewer is None else await services.notifier.run(tokens.kept.of_owner, viewer.id)
    return [Token(**_shown(token)) for token in mine]


@router.post("/tokens", status_code=201)
async def make_token(guest: SomeGuest, wish: TokenIn, tokens: TokensHere) -> NewToken:
    token, secret = await tokens.make(guest, wish.name)
    return NewToken(**_shown(token), secret=secret)


@router.post("/tokens/{token_id}/renew")
async def renew_token(guest: SomeGuest, token_id: TokenId, tokens: TokensHere) -> NewToken:
    token, secret = await tokens.renew(guest, token_id)
    return NewToken(**_shown(token), secret=secret)


@router.delete("/tokens/{token_id}", status_code=204)
async def revoke_token(guest: SomeGuest, token_id: TokenId, tokens: TokensHere) -> None:
    await tokens.revoke(guest, token_id)


@router.post("/tokens/{token_id}/invite", status_code=204)
async def invite_bot(
    guest: SomeGuest, token_id: TokenId, wish: InviteIn, tokens: TokensHere, tables: TablesHere, services: ServicesHere
) -> None:
    """Ask a bot of yours to sit down at a table; it hears of it in its stream."""
    token, table = await tokens.of_owner(guest, token_id), await tables.table(wish.table)
    notifier = services.notifier
    await notifier.run(notifier.notices.ask, token.bot, table.id, "invited", now(), notifier.process)
    services.streams.wake_person(token.bot)


@router.get("/stream/events", response_class=StreamingResponse)
async def events(viewer: Viewer, tokens: TokensHere, services: ServicesHere) -> StreamingResponse:
    if viewer is None:
        raise BadToken("Say who you are, with “Authorization: Bearer” and a token.")
    return _streamed(tokens, viewer, services.streams.events(viewer))


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def table_stream(
    table: TableAt, viewer: Viewer, tokens: TokensHere, services: ServicesHere, since: Since = ALL
) -> StreamingResponse:
    if viewer is None:
        raise BadToken("Say who you are, with “Authorization: Bearer” and a token.")
    return _streamed(tokens, viewer, services.streams.table(table, viewer, since))


def _streamed(tokens: Tokens, guest: Guest, lines: AsyncIterator[bytes]) -> StreamingResponse:
    tokens.check_streams(guest)

    async def all_lines() -> AsyncIterator[bytes]:
        with tokens.stream(guest):
            async for line in lines:
                yield line

    return StreamingResponse(all_lines(), media_type=LINES, headers=UNBUFFERED)


def _shown(token: TokenInfo) -> dict[str, Any]:
    return {"id": token.id, "bot": token.bot, "name": token.name, "created": token.created, "used": token.used}
