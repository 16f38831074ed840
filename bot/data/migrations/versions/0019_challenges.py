"""Challenges to everybody, who wants to be called, and whose challenges were refused"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_table(
        "challenges",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("low", sa.Integer()),
        sa.Column("high", sa.Integer()),
        sa.Column("guild", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("channel", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("table_id", sa.Integer(), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("free", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("called", sa.Float()),
        sqlite_autoincrement=True,
    )
    for name, columns, where in (
        ("challenges_by_language", ["language", "game", "opened"], "free"),
        ("challenges_by_age", ["opened"], "free"),
        ("challenges_to_call", ["opened"], "free AND called IS NULL"),
    ):
        condition = sa.text(where)
        op.create_index(
            name, "challenges", columns, sqlite_where=condition, postgresql_where=condition
        )
    op.create_index("challenges_by_person", "challenges", ["person"])
    op.create_index("challenges_by_table", "challenges", ["table_id"])
    op.create_index("challenges_by_end", "challenges", ["until"])
    op.create_table(
        "callees",
        sa.Column("person", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("called", sa.Float(), nullable=False, server_default="0"),
    )
    op.create_index("callees_by_call", "callees", ["game", "called"])
    op.create_index("callees_by_time", "callees", ["called"])
    op.create_table(
        "refusals",
        sa.Column("person", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_index("refusals_by_end", "refusals", ["until"])
