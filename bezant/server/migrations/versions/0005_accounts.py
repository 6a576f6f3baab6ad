"""Accounts, their passkeys, sessions of every browser, ratings and what was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("guests", sa.Column("signed_until", TIME))
    op.add_column("guests", sa.Column("banned", TIME))
    _who_people_are()
    _what_they_played()


def _who_people_are() -> None:
    op.create_table(
        "accounts",
        _person("guest", primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(200), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", TIME, nullable=False),
    )
    op.create_index("accounts_by_skeleton", "accounts", ["skeleton"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        _person("guest"),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.Column("expires", TIME, nullable=False),
    )
    op.create_index("sessions_by_token", "sessions", ["token"], unique=True)
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _person("guest"),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("used", TIME),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        _person("guest", nullable=True),
        sa.Column("partner", sa.String(64)),
        sa.Column("expires", TIME, nullable=False),
    )
    op.create_index("tickets_by_end", "tickets", ["expires"])
    op.create_table(
        "ties",
        _person("guest", primary_key=True),
        _person("other", primary_key=True),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "people_news",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )


def _what_they_played() -> None:
    op.create_table(
        "ratings",
        _person("guest", primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "settlements",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("why", sa.String(20)),
        sa.Column("at", TIME),
    )
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _person("guest"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("mean_before", sa.Float),
        sa.Column("mean", sa.Float),
        sa.Column("spread", sa.Float),
    )
    op.create_index("played_by_guest", "played", ["guest", "at"])


def _person(name: str, nullable: bool = False, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("guests.id"), nullable=nullable, primary_key=primary_key)


def downgrade() -> None:
    for table in (
        "played",
        "settlements",
        "ratings",
        "people_news",
        "ties",
        "tickets",
        "passkeys",
        "sessions",
        "accounts",
    ):
        op.drop_table(table)
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("banned")
        guests.drop_column("signed_until")
