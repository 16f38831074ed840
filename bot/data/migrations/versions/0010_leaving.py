"""When a server removed the bot, and indexes to find a server's and a game's tables"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before does not look there."""
    op.add_column("guilds", sa.Column("removed", sa.Float()))
    op.create_index("tables_of_a_server", "tables", ["guild"])
    rows = sa.text("stage IN ('lobby', 'playing')")
    op.create_index(
        "open_tables_by_game", "tables", ["game"], sqlite_where=rows, postgresql_where=rows
    )
