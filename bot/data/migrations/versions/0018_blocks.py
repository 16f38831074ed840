"""Whom people have blocked, and whom servers keep out of their tables"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Bring the database to this revision."""
    for table, owner in (("blocks", "person"), ("bars", "guild")):
        op.create_table(
            table,
            sa.Column(owner, sa.BigInteger(), primary_key=True, autoincrement=False),
            sa.Column("who", sa.String(24), primary_key=True),
            sa.Column("made", sa.Float(), nullable=False),
        )
