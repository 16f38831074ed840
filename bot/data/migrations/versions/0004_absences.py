"""Absences are rows, and a table knows since when Discord does not show it as it is"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the database to this revision.

    A table that was not shown when the bot stopped counts as not shown since then. The defaults
    also serve a bot of the version before.
    """
    op.create_table(
        "absences",
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float()),
        sa.PrimaryKeyConstraint("shard", "since"),
    )
    for name in ("stale_since", "shown_at"):
        op.add_column("tables", sa.Column(name, sa.Float(), server_default="0", nullable=False))
    op.execute(
        "UPDATE tables SET stale_since = "
        "COALESCE((SELECT CAST(value AS FLOAT) FROM facts WHERE name = 'alive'), 0) "
        "WHERE shown < revision"
    )
