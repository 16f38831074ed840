"""Sessions that lead to one table only, to play there"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.add_column(
        "sessions", sa.Column("plays", sa.Boolean(), nullable=False, server_default=sa.false())
    )
