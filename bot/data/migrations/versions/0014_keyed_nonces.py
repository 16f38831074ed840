"""The revision whose messages bear keyed nonces: none yet, since the version before has shown the
tables"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before does not look there."""
    op.add_column("tables", sa.Column("keyed", sa.Integer(), server_default="-1", nullable=False))
