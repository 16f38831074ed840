"""How Alembic runs: on the connection that `bot.data.migrating` hands over."""

from alembic import context

from bot.data.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
