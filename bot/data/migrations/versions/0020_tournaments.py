"""Tournaments, who plays in them against whom, and what people have achieved"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("starts", sa.Float()),
        sa.Column("began", sa.Float()),
        sa.Column("ends", sa.Float()),
        sa.Column("due", sa.Float()),
        sa.Column("revision", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("shown", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("shown_at", sa.Float(), nullable=False, server_default="0"),
        sa.Column("message", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("event", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("holder", sa.String(16)),
        sa.Column("held_until", sa.Float(), nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    due = sa.text("due IS NOT NULL")
    op.create_index(
        "tournaments_by_due", "tournaments", ["due"], sqlite_where=due, postgresql_where=due
    )
    op.create_index("tournaments_by_guild", "tournaments", ["guild", "id"])
    op.create_index("tournaments_by_person", "tournaments", ["person"])
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id",
            sa.Integer(),
            sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False, server_default="1"),
        sa.Column("plays", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("barred", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("withdrawn", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("free", sa.Float(), nullable=False, server_default="0"),
    )
    op.create_index("entrants_by_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column(
            "tournament_id",
            sa.Integer(),
            sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("leg", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=False),
        sa.Column("first_points", sa.Integer()),
        sa.Column("second_points", sa.Integer()),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("table_id", sa.Integer(), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("filed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sqlite_autoincrement=True,
    )
    order = ["tournament_id", "round", "board", "leg"]
    op.create_index("pairings_in_order", "pairings", order, unique=True)
    op.create_index("pairings_by_table", "pairings", ["table_id"])
    op.create_table(
        "achievements",
        sa.Column("person", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("achievement", sa.String(40), primary_key=True),
        sa.Column(
            "table_id",
            sa.Integer(),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("achievements_by_table", "achievements", ["table_id"])
