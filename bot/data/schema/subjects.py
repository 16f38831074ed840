"""What the smaller subjects keep: lessons, puzzles, the page, plans, blocks, achievements."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from bot.data.schema.base import GOES, STAYS, metadata

lessons = Table(
    "lessons",
    metadata,
    Column("person", BigInteger, primary_key=True, info=GOES),
    Column("game", String(40), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("log", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""Where somebody is in the lesson of a game.

- `rules`: the version of the rules that the lesson teaches.
- `step`: counted from 0.
- `log`: what they have played in this step, as JSON: nothing yet, or the right move.
- `at`: when they came to it."""

attempts = Table(
    "attempts",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("opened", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("hint", Boolean, nullable=False, server_default=false()),
    Column("solved", Float),
    Column("guild", BigInteger, nullable=False, server_default="0", info=STAYS),
    Column("line", String(1000)),
    Index("attempts_by_server", "guild", "day"),
    Index("attempts_by_day", "day"),
)
"""How somebody got on with the puzzle of a day.

- `hint`: they asked for one.
- `solved`: when; null if they have not.
- `guild`: the server where they solved it; 0 for none.
- `line`: what has been played since its position, replies included: `0 move N; 1 move S`;
  null: nothing."""

posts = Table(
    "posts",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("channel", BigInteger, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("language", String(10), nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("day", Integer, nullable=False, server_default="-1"),
    Column("due", Float),
    Column("begun", Boolean, nullable=False, server_default=false()),
    Index("posts_by_due", "due"),
)
"""The channels that get the puzzle of the day, one a server.

- `hour`, `zone`: when it comes, in that time zone.
- `person`, `language`: who asked for it, and what they read.
- `day`: the day of the last puzzle there; -1 before the first.
- `due`: when the next one comes; null if Discord did not let the bot post.
- `begun`: it is being posted, or the bot was killed meanwhile."""

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", BigInteger, nullable=False, info=GOES),
    Column("name", String(100), nullable=False),
    Column("language", String(10), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("watches", Boolean, nullable=False),
    Column("until", Float, nullable=False),
    Index("links_by_person", "person"),
)
"""Links to the page that nobody has used yet. Never backed up.

- `hash`: of the secret in the link.
- `table_id`: the table that the page opens with.
- `watches`: the link leads only to that table, as everybody sees it."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("person", BigInteger, nullable=False, info=GOES),
    Column("language", String(10), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("plays", Boolean, nullable=False, server_default=false()),
    Index("sessions_by_person", "person", "made"),
)
"""Browsers that may act as a person on the page. Never backed up: else a session that was ended
would live again.

- `id`: part of the page's address.
- `hash`: of the secret in the browser's cookie.
- `table_id`: the only table it leads to; null for a person's own session.
- `plays`: it leads there as the person who sits there, by the link of a direct message; else as
  everybody sees it."""

plans = Table(
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, nullable=False, info=GOES),
    Column("plan", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("rests", Boolean, nullable=False),
    Index("plans_by_person", "person"),
)
"""What somebody plays if others play what they expect (`bot.cogs.plans`). Only they see it.

- `told`: what the person is yet to be told (JSON).
- `rests`: nothing is planned any more; the row is there only for `told`."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("who", String(24), primary_key=True),
    Column("made", Float, nullable=False),
)
"""Whom somebody has blocked (`bot.cogs.safety`).

- `who`: a keyed digest of the two people's ids. It tells nobody whom, and it is another one in each
  person's rows. It stays when the blocked person has their data deleted: they stay blocked."""

bars = Table(
    "bars",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("who", String(24), primary_key=True),
    Column("made", Float, nullable=False),
)
"""Whom a server keeps out of its tables, in the same form."""

achievements = Table(
    "achievements",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("achievement", String(40), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, info=GOES),
    Column("at", Float, nullable=False),
    Index("achievements_by_table", "table_id"),
)
"""What people have achieved, each with the first match that shows it (`bot.cogs.achievements`).

- `at`: when that match ended."""
