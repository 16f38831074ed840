"""What Discord said last of a person's language, and why a match is over as id and values"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before writes and reads
    `matches.reason` alone, which are English words: they go on being written."""
    op.add_column("people", sa.Column("locale", sa.String(10)))
    op.add_column("matches", sa.Column("why", sa.Text()))
