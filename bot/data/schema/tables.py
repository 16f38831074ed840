"""Tables, what is stored beside each, and who owns them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.data.dialect import partial_index
from bot.data.schema.base import GOES, NEVER_BEGAN, OPEN, metadata

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False, server_default="0"),
    sa.Column("stage", sa.String(10), nullable=False),
    sa.Column("due", sa.Float),
    sa.Column("thinking", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("shown", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("settled", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("deal", sa.Text),
    sa.Column("messages", sa.Text, nullable=False, server_default="{}"),
    sa.Column("stale_since", sa.Float, nullable=False, server_default="0"),
    sa.Column("shown_at", sa.Float, nullable=False, server_default="0"),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("refused", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    partial_index("one_open_table_a_channel", "channel", OPEN, unique=True),
    partial_index("tables_to_show", "id", "shown < revision"),
    partial_index("tables_to_settle", "id", "settled < revision"),
    partial_index("tables_thinking", "id", "thinking"),
    partial_index("tables_by_due", "due", "due IS NOT NULL"),
    partial_index("tables_by_guild", "guild", OPEN),
    partial_index("tables_refused", "guild", "refused"),
    partial_index("tables_never_begun", "stale_since", NEVER_BEGAN),
    sa.Index("tables_of_a_server", "guild"),
    sa.Index("tables_by_channel", "channel", "id"),
    partial_index("open_tables_by_game", "game", OPEN),
    sqlite_autoincrement=True,  # an id is never given twice, not even that of a deleted last row
)
"""A table is a lobby, then a match.

What it is, written by whoever changes it:
- `rules`: the version of the game's rules that it is played by; 0 in a lobby.
- `due`: when the clock has to look at it; null if no time runs.
- `thinking`: a computer has to move.
- `revision`: counts what Discord has to show.
- `facts`: all other facts, as JSON (`bot.table.facts`).
- `deal`: what chance decided, as JSON; null in a lobby.
- `version`: counts changes of the table and nothing else. Whoever read an earlier one reads again.
- `stale_since`: when a change was stored that Discord did not show yet.

What Discord shows of it, written only by its owner, in notes:
- `shown`: the newest revision that Discord shows; below `revision` there is something to show.
- `settled`: the same, with nothing else left to be done, such as old controls.
- `messages`: where it is shown, as JSON (`bot.screen.seen`).
- `shown_at`: when Discord last caught up. From `stale_since` until then it lagged behind.
- `refused`: Discord does not let the bot show it.

`tries`: how often it was begun to think about the position, where that was found by looking."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Index("seats_by_person", "person"),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String(100), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

presses = sa.Table(
    "presses",
    metadata,
    sa.Column("interaction", sa.BigInteger, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("interaction", sa.BigInteger, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("message", sa.BigInteger, nullable=False, server_default="0"),
)
"""The newest interaction at each table where the bot is not: what happens is shown by its `token`,
also by the next process. Tokens are never logged or backed up, and dropped when Discord forgets
them: after 15 minutes.
- `message`: the one that it changes; 0 for none.
"""

thoughts = sa.Table(
    "thoughts",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("takebacks", sa.Integer, nullable=False),
    sa.Column("thrown", sa.Integer, nullable=False),
    sa.Column("plies", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
)
"""What a process that only thinks would play for a computer, until the table's owner does.

- `takebacks`, `thrown`, `plies`: in which position."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column(
        "table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, info=GOES
    ),
    sa.Column("review", sa.Text),
)
"""What could have been known in a finished match (`games.core.reviews`): seats and moves, no names.
"""

absences = sa.Table(
    "absences",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True),
    sa.Column("since", sa.Float, primary_key=True),
    sa.Column("until", sa.Float),
    sa.Column("of", sa.Integer, nullable=False, server_default="1"),
)
"""When a shard was away.

- `of`: how many shards there were.
- `until`: null while it is still away."""

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("of", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seen", sa.Float, nullable=False),
)
"""When the owner of a shard last said that it serves it, with `of`, how many shards there are."""

facts = sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Single values by name, such as the command tree that Discord has, or a secret."""


def fact(name: str) -> sa.Select[Any]:
    """What finds a single value."""
    return sa.select(facts.c.value).where(facts.c.name == name)
