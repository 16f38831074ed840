"""Ratings weigh a match by how often the same people have met, and know for whom it counts"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the database to this revision.

    Matches that it finds stay under the first rule and count for everybody. So computing ratings
    again gives what people have seen. The defaults also serve a bot of the version before.
    """
    op.add_column("matches", sa.Column("rule", sa.Integer(), server_default="1", nullable=False))
    with op.batch_alter_table("results") as batch:
        batch.add_column(sa.Column("ended", sa.Float(), server_default="0", nullable=False))
        batch.add_column(
            sa.Column("counts", sa.Boolean(), server_default=sa.text("1"), nullable=False)
        )
        batch.drop_index("results_by_person")
        batch.create_index("results_by_person", ["person", "ended"])
    op.execute(
        "UPDATE results SET ended = "
        "(SELECT ended FROM matches WHERE matches.table_id = results.table_id)"
    )
