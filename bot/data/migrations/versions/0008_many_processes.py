"""Many processes: which serves what, and leases, by which only one of them does each thing"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the database to this revision. The defaults also serve a bot of the version before."""
    for column in (
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("holder", sa.String(16)),
        sa.Column("held_until", sa.Float(), server_default="0", nullable=False),
        sa.Column("refused", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("thinker", sa.String(16)),
        sa.Column("thinks_until", sa.Float(), server_default="0", nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("seed", sa.BigInteger()),
    ):
        op.add_column("tables", column)
    for name, indexed, where in (
        ("tables_held", "holder", "holder IS NOT NULL"),
        ("tables_refused", "guild", "refused"),
        ("tables_by_guild", "guild", "stage IN ('lobby', 'playing')"),
    ):
        rows = sa.text(where)
        op.create_index(name, "tables", [indexed], sqlite_where=rows, postgresql_where=rows)
    op.add_column("absences", sa.Column("of", sa.Integer(), server_default="1", nullable=False))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("machine", sa.String(16), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("leaving", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("schema", sa.String(10), nullable=False),
    )
    process = sa.ForeignKey("processes.id", ondelete="CASCADE")
    op.create_table(
        "shards",
        sa.Column("process", sa.String(16), process, primary_key=True),
        sa.Column("of", sa.Integer(), primary_key=True),
        sa.Column("shard", sa.Integer(), primary_key=True),
        sa.Column("serves", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("ready", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.create_table(
        "identifies",
        sa.Column("key", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("interaction", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
