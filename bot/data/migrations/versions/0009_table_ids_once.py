"""SQLite gives no table's id twice, as PostgreSQL never does. Controls of old messages name their
table by its id, and those of a deleted table must not hit another one"""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Bring the database to this revision."""
    if op.get_bind().dialect.name == "sqlite":
        once = {"sqlite_autoincrement": True}
        with op.batch_alter_table("tables", recreate="always", table_kwargs=once):
            pass
