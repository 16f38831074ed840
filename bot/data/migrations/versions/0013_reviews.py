"""Reviews of finished matches, each made once and kept with its match"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before does not look there."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Integer(), table, primary_key=True),
        sa.Column("review", sa.Text()),
        sa.Column("maker", sa.String(16)),
        sa.Column("makes_until", sa.Float(), server_default="0", nullable=False),
    )
