"""How people got on with the puzzles of the day, and the channels that get them"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before does not look there."""
    op.create_table(
        "attempts",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("hint", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("solved", sa.Float()),
        sa.Column("guild", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("person", "day"),
    )
    op.create_index("attempts_by_server", "attempts", ["guild", "day"])
    op.create_table(
        "posts",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("holder", sa.String(16)),
        sa.Column("held_until", sa.Float(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_index("posts_by_due", "posts", ["due"])
