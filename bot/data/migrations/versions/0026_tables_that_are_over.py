"""Whatever is asked at a press reads no table that is over and that it is not about"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_index("tables_by_channel", "tables", ["channel", "id"])
    rows = sa.text("stage = 'closed' AND deal IS NULL")
    op.create_index(
        "tables_never_begun", "tables", ["stale_since"], sqlite_where=rows, postgresql_where=rows
    )
