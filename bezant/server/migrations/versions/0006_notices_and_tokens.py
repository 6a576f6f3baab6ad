"""Notices and where they go, tokens of bots, and games that come from a record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("guests", sa.Column("owner", sa.String(32)))
    op.create_index("guests_by_name", "guests", ["name"])
    op.add_column("tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_end", "tables", ["status", "updated", "id"])
    op.add_column("seats", sa.Column("name", sa.String(40)))
    op.create_table(
        "notice_choices",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("wishes", sa.JSON, nullable=False),
    )
    op.create_table(
        "notice_addresses",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("code", sa.String(43), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("confirmed", TIME),
    )
    op.create_index("notice_addresses_by_guest", "notice_addresses", ["guest"])
    op.create_index("notice_addresses_by_address", "notice_addresses", ["channel", "address"])
    op.create_index("notice_addresses_by_code", "notice_addresses", ["code"], unique=True)
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("due", TIME, nullable=False),
    )
    op.create_index("notices_once", "notices", ["guest", "table_id", "kind", "turn"], unique=True)
    op.create_index("notices_by_due", "notices", ["state", "due"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("bot", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("used", TIME),
        sa.Column("revoked", TIME),
    )
    op.create_index("tokens_by_owner", "tokens", ["owner"])
    op.create_index("tokens_by_hash", "tokens", ["hash"], unique=True)


def downgrade() -> None:
    for table in ("tokens", "notices", "notice_addresses", "notice_choices"):
        op.drop_table(table)
    op.drop_column("seats", "name")
    op.drop_index("tables_by_end", "tables")
    op.drop_column("tables", "uploaded")
    op.drop_index("guests_by_name", "guests")
    op.drop_column("guests", "owner")
