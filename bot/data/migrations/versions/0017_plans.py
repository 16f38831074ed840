"""Plans: what somebody plays if others play what they expect"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_table(
        "plans",
        sa.Column(
            "table_id",
            sa.Integer(),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("rests", sa.Boolean(), nullable=False),
    )
    op.create_index("plans_by_person", "plans", ["person"])
