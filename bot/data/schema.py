"""The database's tables. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    false,
    true,
)

from bot.data.dialect import partial_index

metadata = MetaData()

GOES, STAYS = {"forgotten": "goes"}, {"forgotten": "stays"}
"""What becomes of a subject's row when the person, server or table that it names is forgotten: it
goes, or stays and names nobody. (The core forgets without knowing the subjects' tables.)"""

OPEN = "stage IN ('lobby', 'playing')"

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
    Column("facts", Text, nullable=False),
    Column("deal", Text),
    Column("messages", Text, nullable=False, server_default="{}"),
    Column("stale_since", Float, nullable=False, server_default="0"),
    Column("shown_at", Float, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("holder", String(16)),
    Column("held_until", Float, nullable=False, server_default="0"),
    Column("refused", Boolean, nullable=False, server_default=false()),
    Column("thinker", String(16)),
    Column("thinks_until", Float, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("seed", BigInteger),
    Column("keyed", Integer, nullable=False, server_default="-1"),
    Column("term", Integer, nullable=False, server_default="0"),
    Column("given_up", Integer, nullable=False, server_default="0"),
    partial_index("one_open_table_a_channel", "channel", OPEN, unique=True),
    partial_index("tables_to_show", "id", "shown < revision"),
    partial_index("tables_thinking", "id", "thinking"),
    partial_index("tables_by_due", "due", "due IS NOT NULL"),
    partial_index("tables_by_guild", "guild", OPEN),
    partial_index("tables_held", "holder", "holder IS NOT NULL"),
    partial_index("tables_refused", "guild", "refused"),
    Index("tables_of_a_server", "guild"),
    partial_index("open_tables_by_game", "game", OPEN),
    sqlite_autoincrement=True,  # an id is never given again, not even the last one's
)

"""Discord does not show a table as it is between `stale_since` and `shown_at`, and still does not
while `shown < revision`.

`version` counts changes of the table, and nothing else: whoever read an earlier one has to read
again. `holder` is the process that shows the table, alone until `held_until`, and alone writes what
Discord shows of it: `shown`, `messages`, `shown_at`, `refused` (Discord does not let the bot show
it; the process that hears the server clears that too). `term` counts how often the table was taken
to be shown: of two notes the later one is told by it from one that comes too late. `given_up` is
the last term that ended with a note of all that was shown; if it is not the one before, that holder
has died, and what it showed last is not in `messages`. `stale_since` is
set by the change that Discord does not show yet.
`thinker` is the process that thinks for the computer that is to move, alone until `thinks_until`:
for the `tries`-th time, with this `seed`. Messages of the revision `keyed` bear nonces of the keyed
form (see `bot.data.nonces`), those of any other revision the one of before."""

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

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, info=GOES),
    Column("review", Text),
    Column("maker", String(16)),
    Column("makes_until", Float, nullable=False, server_default="0"),
)
"""What could have been known in a finished match (`games.core.reviews`), by seats and moves alone:
there are no names in it. None while the process `maker` makes it, alone until `makes_until`."""

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("interaction", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("board", Text),
)
"""Tables whose newest message is the answer to an interaction, until it is written down which that
is: by the token Discord can be asked for it, and `board` says what it shows (null: a new lobby).
Nothing to log or to back up; Discord forgets a token after 15 minutes, and so does this."""

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("locale", String(10)),
)
"""`locale`: what Discord said last of their language."""

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
"""Where somebody is in the lesson of a game, by the rules of that version: in which step, counted
from 0, what they have played in it (JSON; nothing yet, or the right move), and since when."""

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("guild", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("reason", String(300), nullable=False),
    Column("ended", Float, nullable=False),
    Column("rule", Integer, nullable=False, server_default="1"),
    Column("why", Text),
)
"""Finished matches in the order in which they ended: that of `id`, not quite that of `ended`.
`rule` is the version of the rating rule that holds for it (`bot.ratings.RULE` when it ended).
`why` it was over is a text as id and values (`games.core.text`). `reason` is the same in English
words, for a bot of the version before and for what that has written: `{0}` stands for the name of
seat 0. Names are kept once, where they can be deleted."""

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("rating", Integer),
    Column("overall", Integer),
    Column("ended", Float, nullable=False, server_default="0"),
    Column("counts", Boolean, nullable=False, server_default=true()),
    Index("results_by_person", "person", "ended"),
)
"""A seat's result: its place, whether the first place is `shared`, and the ratings in this server
after it, in the game and over all games (none where the match does not count for this seat).
`ended` is the match's, kept here so that somebody's matches of the last weeks are one look-up.
`counts`: does the match, if it is rated, count for this seat?"""

ratings = Table(
    "ratings",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Index("ratings_by_points", "guild", "game", "gone", "points", "person"),
)
"""Guild 0 is everywhere, game `all` is all games. `gone`: seen to have left the server."""

absences = Table(
    "absences",
    metadata,
    Column("shard", Integer, primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float),
    Column("of", Integer, nullable=False, server_default="1"),
)
"""When which shard `of` how many was not there; `until` is null while it still is not."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("machine", String(16), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("leaving", Boolean, nullable=False, server_default=false()),
    Column("schema", String(10), nullable=False),
)
"""What runs on this database: `bot`, or `think` (a worker without a gateway). One that was not
`seen` for a while is dead; so is one whose `pid` is no longer there, for those on its `machine` (a
digest). `schema` is the newest that it knows; it bears newer ones that have only added to that."""

shards = Table(
    "shards",
    metadata,
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("of", Integer, primary_key=True),
    Column("shard", Integer, primary_key=True),
    Column("serves", Boolean, nullable=False, server_default=false()),
    Column("ready", Boolean, nullable=False, server_default=false()),
)
"""Which process is to serve which shard `of` how many: whether it does (`serves`; else it waits for
the one that does), and whether it hears its events (`ready`). Two serve one shard only while one of
them is `leaving`."""

identifies = Table(
    "identifies",
    metadata,
    Column("key", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""When a shard was last identified, by Discord's key of that limit: shard % `max_concurrency`."""

claims = Table(
    "claims",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""Interactions that two processes heard of while one took over from the other: who has written it
here first, answers."""

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("removed", Float),
)
"""`removed`: since when the server is without the bot, if it is."""

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
    Index("attempts_by_server", "guild", "day"),
)
"""What somebody has done about the puzzle of a day. `guild` is the server where
they solved it; 0 for none."""

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
    Column("holder", String(16)),
    Column("held_until", Float, nullable=False, server_default="0"),
    Index("posts_by_due", "due"),
)
"""The channels that get the puzzle of the day, one a server. `day` is that of the last one there,
`due` when the next one comes; null where Discord did not let the bot post. `holder` is the process
that posts it, alone until `held_until`. `person` asked for it, reading `language`."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values: when the bot was last alive, which command tree Discord has, a secret."""


def naming(column: str, fate: Mapping[str, str]) -> list[Column[Any]]:
    """The columns of this name by which rows go, or stay."""
    tables = (table for table in metadata.sorted_tables if column in table.c)
    return [table.c[column] for table in tables if table.c[column].info == fate]
