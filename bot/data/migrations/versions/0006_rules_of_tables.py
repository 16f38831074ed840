"""A table's version of the rules stands in a column, so that a process can leave alone what it
does not know"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the database to this revision. 0 are rules that every version knows: of lobbies, and of
    matches that a bot of the version before begins beside this one."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE tables SET rules = COALESCE(json_extract(facts, '$.rules'), 0)")
