"""Alembic runs this: the steps are taken on the connection that ``migrate`` has."""

from alembic import context

from pakl.adapters.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
