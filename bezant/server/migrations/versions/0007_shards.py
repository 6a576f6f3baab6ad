"""Tables belong to one process at a time, by shards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    shards = op.create_table(
        "shards",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(120), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.Column("wanted", sa.String(120), nullable=False),
        sa.Column("wanted_until", sa.Float(53), nullable=False),
    )
    free = {"owner": "", "epoch": 0, "until": 0.0, "wanted": "", "wanted_until": 0.0}
    op.bulk_insert(shards, [{"shard": shard, **free} for shard in range(64)])


def downgrade() -> None:
    op.drop_table("shards")
