"""Ratings, and finished matches in the order in which they ended"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the database to this revision. Matches that ended before it are not rated."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id"),
    )
    op.execute(
        "INSERT INTO matches (table_id, guild, game, rated, turns, reason, ended) "
        "SELECT table_id, guild, game, 0, 0, '', ended FROM results GROUP BY table_id "
        "ORDER BY ended, table_id"
    )
    with op.batch_alter_table("results") as batch:
        batch.drop_index("results_by_guild")
        batch.drop_column("guild")
        batch.drop_column("game")
        batch.drop_column("ended")
        batch.alter_column("shared", type_=sa.Boolean(), existing_type=sa.Integer())
        batch.add_column(sa.Column("rating", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("overall", sa.Integer(), nullable=True))
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "person"),
    )
    op.create_index("ratings_by_points", "ratings", ["guild", "game", "gone", "points", "person"])
