"""2.0: owners by the database's own locks, one plan of what is shown"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Bring the database to this revision. No bot of a version before runs beside it."""
    op.create_table(
        "heartbeats",
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("of", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.Integer(), table, primary_key=True),
        sa.Column("takebacks", sa.Integer(), nullable=False),
        sa.Column("thrown", sa.Integer(), nullable=False),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
    )
    op.execute(
        "INSERT INTO heartbeats (shard, of, seen) SELECT s.shard, s.of, max(p.seen) FROM shards s "
        "JOIN processes p ON p.id = s.process WHERE s.serves GROUP BY s.shard, s.of"
    )
    for name in ("shards", "processes", "identifies", "claims"):
        op.drop_table(name)
    op.add_column(
        "posts", sa.Column("begun", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE posts SET begun = true WHERE holder IS NOT NULL")
    op.execute("DELETE FROM reviews WHERE review IS NULL")
    op.drop_index("tables_held", "tables", if_exists=True)
    for before, columns in (
        ("tables", ("thinker", "thinks_until", "seed")),
        ("tables", ("holder", "held_until", "keyed", "term", "given_up")),
        ("answers", ("board",)),
        ("posts", ("holder", "held_until")),
        ("tournaments", ("holder", "held_until")),
        ("reviews", ("maker", "makes_until")),
    ):
        for column in columns:
            op.drop_column(before, column)
    op.add_column("tables", sa.Column("settled", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column(
        "answers", sa.Column("message", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE tables SET settled = shown "
        """WHERE messages LIKE '%"passed"_null%' AND messages LIKE '%"older"_[]%'"""
    )
    rows = sa.text("settled < revision")
    op.create_index("tables_to_settle", "tables", ["id"], sqlite_where=rows, postgresql_where=rows)
