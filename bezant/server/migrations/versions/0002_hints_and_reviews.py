"""Whether a table allows hints (none did before), and reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("asked", TIME, nullable=False),
        sa.Column("finished", TIME),
    )
    op.create_index("reviews_by_end", "reviews", ["finished"])
    op.create_table(
        "looks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("reviews.table_id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("look", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("looks")
    op.drop_table("reviews")
    op.drop_column("tables", "hints")
