"""What each person has last seen of a table; private tables that branch off from another one."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _of_tables() -> list[sa.Column[Any]]:
    return [
        sa.Column("sandbox_of", sa.String(32)),
        sa.Column("sandbox_ply", sa.Integer),
        sa.Column("start", sa.JSON),
    ]


def _of_seats() -> list[sa.Column[Any]]:
    return [
        sa.Column("seen_ply", sa.Integer),
        sa.Column("seen_at", sa.DateTime(timezone=True)),
    ]


def upgrade() -> None:
    for column in _of_tables():
        op.add_column("tables", column)
    for column in _of_seats():
        op.add_column("seats", column)


def downgrade() -> None:
    for column in _of_seats():
        op.drop_column("seats", column.name)
    for column in _of_tables():
        op.drop_column("tables", column.name)
