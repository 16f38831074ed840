"""People and servers, how their matches ended, their ratings, and whom the operator keeps out."""

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
    String,
    Table,
    Text,
    false,
    true,
)

from bot.data.dialect import partial_index
from bot.data.schema.base import metadata

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("locale", String(10)),
    Column("alias", String(32)),
)
"""- `locale`: the language that Discord last said they use.
- `alias`: what whoever runs the bot has them called where others compare themselves; null: their
  own name."""

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("removed", Float),
)
"""`removed`: when the server removed the bot; null while it has it."""

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
"""Finished matches. They ended in the order of `id`, which is not quite that of `ended`.

- `rule`: the version of the rating rule that holds for it (`bot.data.ratings.RULE` at its end).
- `why`: why it was over, as a text's id and values (`games.core.text`).
- `reason`: the same in English, for a bot of the version before and for rows that it wrote. `{0}`
  stands for the name of seat 0: names are stored in one place, where they can be deleted."""

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
    Column("late", Boolean),
    Index("results_by_person", "person", "ended"),
)
"""The result of one seat.

- `place`: from 1.
- `shared`: the first place is shared.
- `rating`, `overall`: the ratings in this server after the match, in the game and over all games;
  null if the match does not count for this seat.
- `ended`: when the match ended, kept here so that one look-up finds somebody's latest matches.
- `counts`: the match, if it is rated, counts for this seat.
- `late`: they let the match run out; null where a computer played, and where nobody knows."""

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
"""Everybody's rating in each league. Guild 0 is everywhere, game `all` is all games.

- `mu`, `sigma`: OpenSkill's estimate and its uncertainty.
- `points`: the number that people see (`bot.data.skill.points`).
- `streak`, `longest`: wins in a row, now and at most.
- `gone`: the person was seen to have left the server."""

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(100), nullable=False),
    Column("what", String(20), nullable=False),
    Column("target", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("due", Float),
    Column("told", String(200), nullable=False),
    partial_index("acts_by_due", "due", "due IS NOT NULL"),
    sqlite_autoincrement=True,
)
"""What whoever runs the bot has done by hand (`bot.data.acts`): a log that only grows.

- `by`: the account of the shell, or the id of somebody on Discord.
- `what`, `target`, `words`: the command, whom or what it is about, and what else was said.
- `due`: when a running process has to do it, or tries again; null if nothing is left to do.
- `told`: what came of it, for the shell."""

bans = Table(
    "bans",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("server", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("words", String(300), nullable=False),
)
"""People and servers that whoever runs the bot keeps out of it. A person's row stays when they have
their data deleted: they stay out."""

deletions = Table(
    "deletions",
    metadata,
    Column("who", String(24), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Who asked for their data to be deleted, and when: a keyed digest, as in `blocks`. Whoever brings
an older backup back deletes them again."""
