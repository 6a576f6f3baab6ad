"""A game can be played on from another one: it has that one's seeds besides its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("earlier", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "earlier")
