"""SQLite gives no table's id twice, as PostgreSQL does: old messages' controls name their table by
it, and a deleted table's must not hit another"""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Bring the database to this revision."""
    if op.get_bind().dialect.name == "sqlite":
        once = {"sqlite_autoincrement": True}
        with op.batch_alter_table("tables", recreate="always", table_kwargs=once):
            pass
