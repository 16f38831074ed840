"""Tables, what is stored beside each, and who owns them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Select,
    String,
    Table,
    Text,
    false,
    select,
)

from bot.data.dialect import partial_index
from bot.data.schema.base import GOES, OPEN, metadata

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="0"),
    Column("stage", String(10), nullable=False),
    Column("due", Float),
    Column("thinking", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("settled", Integer, nullable=False, server_default="-1"),
    Column("facts", Text, nullable=False),
    Column("deal", Text),
    Column("messages", Text, nullable=False, server_default="{}"),
    Column("stale_since", Float, nullable=False, server_default="0"),
    Column("shown_at", Float, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("refused", Boolean, nullable=False, server_default=false()),
    Column("tries", Integer, nullable=False, server_default="0"),
    partial_index("one_open_table_a_channel", "channel", OPEN, unique=True),
    partial_index("tables_to_show", "id", "shown < revision"),
    partial_index("tables_to_settle", "id", "settled < revision"),
    partial_index("tables_thinking", "id", "thinking"),
    partial_index("tables_by_due", "due", "due IS NOT NULL"),
    partial_index("tables_by_guild", "guild", OPEN),
    partial_index("tables_refused", "guild", "refused"),
    Index("tables_of_a_server", "guild"),
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

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Index("seats_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(100), nullable=False),
    Column("at", Float, nullable=False),
)

presses = Table(
    "presses",
    metadata,
    Column("interaction", BigInteger, primary_key=True),
    Column("at", Float, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("interaction", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", BigInteger, nullable=False, server_default="0"),
)
"""The newest interaction at each table where the bot is not: what happens is shown by its `token`,
also by the next process. Tokens are never logged or backed up, and dropped when Discord forgets
them: after 15 minutes.
- `message`: the one that it changes; 0 for none.
"""

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("takebacks", Integer, nullable=False),
    Column("thrown", Integer, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
)
"""What a process that only thinks would play for a computer, until the table's owner does.

- `takebacks`, `thrown`, `plies`: in which position."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, info=GOES),
    Column("review", Text),
)
"""What could have been known in a finished match (`games.core.reviews`): seats and moves, no names.
"""

absences = Table(
    "absences",
    metadata,
    Column("shard", Integer, primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float),
    Column("of", Integer, nullable=False, server_default="1"),
)
"""When a shard was away.

- `of`: how many shards there were.
- `until`: null while it is still away."""

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("of", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)
"""When the owner of a shard last said that it serves it, with `of`, how many shards there are."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values by name, such as the command tree that Discord has, or a secret."""


def fact(name: str) -> Select[Any]:
    """What finds a single value."""
    return select(facts.c.value).where(facts.c.name == name)
