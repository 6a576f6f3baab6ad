"""Runs the steps on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from bezant.server.rows import Row

context.configure(connection=context.config.attributes["connection"], target_metadata=Row.metadata)
with context.begin_transaction():
    context.run_migrations()
