"""The database's tables. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

OPEN = "stage IN ('lobby', 'playing')"

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("due", Float),
    Column("thinking", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("facts", Text, nullable=False),
    Column("deal", Text),
    Column("messages", Text, nullable=False, server_default="{}"),
    Index("one_open_table_a_channel", "channel", unique=True, sqlite_where=text(OPEN)),
    Index("tables_to_show", "id", sqlite_where=text("shown < revision")),
    Index("tables_thinking", "id", sqlite_where=text("thinking")),
    Index("tables_by_due", "due", sqlite_where=text("due IS NOT NULL")),
)

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

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("settings", JSON, nullable=False, server_default="{}"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("shared", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_by_guild", "guild", "game", "person"),
    Index("results_by_person", "person"),
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("settings", JSON, nullable=False, server_default="{}"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values: when the bot was last alive, which command tree Discord has."""
