"""One writer a column: when a table was taken and given up, and the awaited board by its token"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Bring the database to this revision. No bot of the version before runs beside it."""
    op.add_column("tables", sa.Column("term", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("given_up", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE tables SET given_up = -1 WHERE holder IS NOT NULL")
    op.add_column("answers", sa.Column("board", sa.Text()))
    connection = op.get_bind()
    awaited = sa.text(
        "SELECT id, messages FROM tables WHERE id IN (SELECT table_id FROM answers) ORDER BY id"
    )
    move = sa.text("UPDATE answers SET board = :board WHERE table_id = :id")
    for id, messages in connection.execute(awaited).all():
        if board := _awaited(messages):
            connection.execute(move, {"id": id, "board": json.dumps(board)})


def _awaited(messages: str) -> object:
    try:
        return json.loads(messages).get("awaited")
    except (ValueError, AttributeError):
        return None
