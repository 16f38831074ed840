"""The token by which the answer is found that is a new table's first message"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before does not look there."""
    op.create_table(
        "answers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("interaction", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
