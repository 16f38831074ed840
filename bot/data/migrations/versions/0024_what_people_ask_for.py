"""Who let a match run out, and what a tournament's host has decided about a pairing"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.add_column("results", sa.Column("late", sa.Boolean(), nullable=True))
    op.add_column("pairings", sa.Column("ruling", sa.Text(), nullable=True))
