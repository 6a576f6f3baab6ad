"""The life of a table: clocks, pauses, requests, bots that stand in, resignations, rematches, what was read, and what happened."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TIME = sa.DateTime(timezone=True)


def _of_tables() -> list[sa.Column[Any]]:
    return [
        sa.Column("terms", sa.JSON),
        sa.Column("watch", sa.String(10), nullable=False, server_default="all"),
        sa.Column("deadline", TIME),
        sa.Column("time_left", sa.JSON),
        sa.Column("paused", sa.JSON),
        sa.Column("request", sa.JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("kept_until", TIME),
    ]


def _of_seats() -> list[sa.Column[Any]]:
    return [
        sa.Column("stand_in", sa.String(40)),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("kept_for", sa.String(32)),
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("chat_read", sa.Integer, nullable=False, server_default="0"),
    ]


def upgrade() -> None:
    for column in _of_tables():
        op.add_column("tables", column)
    for column in _of_seats():
        op.add_column("seats", column)
    op.create_index("seats_by_kept_for", "seats", ["kept_for"])
    op.create_table(
        "happenings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("args", sa.JSON, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("happenings")
    op.drop_index("seats_by_kept_for", "seats")
    for column in _of_seats():
        op.drop_column("seats", column.name)
    for column in _of_tables():
        op.drop_column("tables", column.name)
