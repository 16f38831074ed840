"""What the smaller subjects keep: lessons, puzzles, the page, plans, blocks, achievements."""

from __future__ import annotations

import sqlalchemy as sa

from bot.data.schema.base import GOES, STAYS, metadata

lessons = sa.Table(
    "lessons",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, info=GOES),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("log", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""Where somebody is in the lesson of a game.

- `rules`: the version of the rules that the lesson teaches.
- `step`: counted from 0.
- `log`: what they have played in this step, as JSON: nothing yet, or the right move.
- `at`: when they came to it."""

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, info=GOES),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("hint", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("solved", sa.Float),
    sa.Column("guild", sa.BigInteger, nullable=False, server_default="0", info=STAYS),
    sa.Column("line", sa.String(1000)),
    sa.Index("attempts_by_server", "guild", "day"),
    sa.Index("attempts_by_day", "day"),
)
"""How somebody got on with the puzzle of a day.

- `hint`: they asked for one.
- `solved`: when; null if they have not.
- `guild`: the server where they solved it; 0 for none.
- `line`: what has been played since its position, replies included: `0 move N; 1 move S`;
  null: nothing."""

posts = sa.Table(
    "posts",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False, info=GOES),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("hour", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("day", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("due", sa.Float),
    sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("posts_by_due", "due"),
)
"""The channels that get the puzzle of the day, one a server.

- `hour`, `zone`: when it comes, in that time zone.
- `person`, `language`: who asked for it, and what they read.
- `day`: the day of the last puzzle there; -1 before the first.
- `due`: when the next one comes; null if Discord did not let the bot post.
- `begun`: it is being posted, or the bot was killed meanwhile."""

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.BigInteger, nullable=False, info=GOES),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("watches", sa.Boolean, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Index("links_by_person", "person"),
)
"""Links to the page that nobody has used yet. Never backed up.

- `hash`: of the secret in the link.
- `table_id`: the table that the page opens with.
- `watches`: the link leads only to that table, as everybody sees it."""

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("person", sa.BigInteger, nullable=False, info=GOES),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE")),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("plays", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("sessions_by_person", "person", "made"),
)
"""Browsers that may act as a person on the page. Never backed up: else a session that was ended
would live again.

- `id`: part of the page's address.
- `hash`: of the secret in the browser's cookie.
- `table_id`: the only table it leads to; null for a person's own session.
- `plays`: it leads there as the person who sits there, by the link of a direct message; else as
  everybody sees it."""

plans = sa.Table(
    "plans",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, nullable=False, info=GOES),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
    sa.Column("rests", sa.Boolean, nullable=False),
    sa.Index("plans_by_person", "person"),
)
"""What somebody plays if others play what they expect (`bot.cogs.plans`). Only they see it.

- `told`: what the person is yet to be told (JSON).
- `rests`: nothing is planned any more; the row is there only for `told`."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, info=GOES),
    sa.Column("who", sa.String(24), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
)
"""Whom somebody has blocked (`bot.cogs.safety`).

- `who`: a keyed digest of the two people's ids. It tells nobody whom, and it is another one in each
  person's rows. It stays when the blocked person has their data deleted: they stay blocked."""

bars = sa.Table(
    "bars",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False, info=GOES),
    sa.Column("who", sa.String(24), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
)
"""Whom a server keeps out of its tables, in the same form."""

achievements = sa.Table(
    "achievements",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("achievement", sa.String(40), primary_key=True),
    sa.Column(
        "table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, info=GOES
    ),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("achievements_by_table", "table_id"),
)
"""What people have achieved, each with the first match that shows it (`bot.cogs.achievements`).

- `at`: when that match ended."""
