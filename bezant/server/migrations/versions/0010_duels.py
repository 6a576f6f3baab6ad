"""Of a finished game: whether it was one with the champion, by what it was made easier, and the share of the victory;
and an index by which the ratings of one game are found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("played", sa.Column("duel", sa.String(12)))
    op.add_column("played", sa.Column("share", sa.Float))
    op.create_index("played_by_duel", "played", ["game", "seats", "duel", "share", "at"])
    op.create_index("ratings_by_game", "ratings", ["game", "seats"])


def downgrade() -> None:
    op.drop_index("ratings_by_game", "ratings")
    op.drop_index("played_by_duel", "played")
    op.drop_column("played", "share")
    op.drop_column("played", "duel")
