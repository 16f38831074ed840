"""2.0: owners by the database's own locks"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Bring the database to this revision. No bot of a version before runs beside it."""
    op.create_table(
        "heartbeats",
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("of", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
