"""A column for a table's version of the rules, so that a process can leave alone tables of rules
that it does not know"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the database to this revision. 0 stands for rules that every version knows: those of
    lobbies, and of matches that a bot of the version before begins beside this one."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE tables SET rules = COALESCE(json_extract(facts, '$.rules'), 0)")
