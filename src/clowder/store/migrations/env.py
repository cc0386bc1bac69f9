"""Alembic's entry: the connection comes from clowder.store.database.upgrade."""

from alembic import context

from clowder.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
