"""How far somebody has got in the line of a day's puzzle"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before ends a puzzle with its first
    move."""
    op.add_column("attempts", sa.Column("line", sa.String(1000)))
    op.create_index("attempts_by_day", "attempts", ["day"])
