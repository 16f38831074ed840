"""The language that Discord last said somebody uses, and why a match is over as id and values"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bring the database to this revision. A bot of the version before knows only the English words
    in `matches.reason`, so those are still written."""
    op.add_column("people", sa.Column("locale", sa.String(10)))
    op.add_column("matches", sa.Column("why", sa.Text()))
