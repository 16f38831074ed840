"""What an operator does, whom they have banned, names that they gave; who asked for deletion"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(100), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("told", sa.String(200), nullable=False),
        sqlite_autoincrement=True,
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("acts_by_due", "acts", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "bans",
        sa.Column("id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("server", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
    )
    op.create_table(
        "deletions",
        sa.Column("who", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.add_column("people", sa.Column("alias", sa.String(32)))
