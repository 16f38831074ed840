"""People and servers, how their matches ended, their ratings, and whom the operator keeps out."""

from __future__ import annotations

import sqlalchemy as sa

from bot.data.dialect import partial_index
from bot.data.schema.base import metadata

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("settings", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("locale", sa.String(10)),
    sa.Column("alias", sa.String(32)),
)
"""- `locale`: the language that Discord last said they use.
- `alias`: what whoever runs the bot has them called where others compare themselves; null: their
  own name."""

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True),
    sa.Column("settings", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("removed", sa.Float),
)
"""`removed`: when the server removed the bot; null while it has it."""

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column(
        "table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True
    ),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("rule", sa.Integer, nullable=False, server_default="1"),
    sa.Column("why", sa.Text),
)
"""Finished matches. They ended in the order of `id`, which is not quite that of `ended`.

- `rule`: the version of the rating rule that holds for it (`bot.data.ratings.RULE` at its end).
- `why`: why it was over, as a text's id and values (`games.core.text`).
- `reason`: the same in English, for a bot of the version before and for rows that it wrote. `{0}`
  stands for the name of seat 0: names are stored in one place, where they can be deleted."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Integer),
    sa.Column("overall", sa.Integer),
    sa.Column("ended", sa.Float, nullable=False, server_default="0"),
    sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("late", sa.Boolean),
    sa.Index("results_by_person", "person", "ended"),
)
"""The result of one seat.

- `place`: from 1.
- `shared`: the first place is shared.
- `rating`, `overall`: the ratings in this server after the match, in the game and over all games;
  null if the match does not count for this seat.
- `ended`: when the match ended, kept here so that one look-up finds somebody's latest matches.
- `counts`: the match, if it is rated, counts for this seat.
- `late`: they let the match run out; null where a computer played, and where nobody knows."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),
    sa.Column("longest", sa.Integer, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ratings_by_points", "guild", "game", "gone", "points", "person"),
)
"""Everybody's rating in each league. Guild 0 is everywhere, game `all` is all games.

- `mu`, `sigma`: OpenSkill's estimate and its uncertainty.
- `points`: the number that people see (`bot.data.skill.points`).
- `streak`, `longest`: wins in a row, now and at most.
- `gone`: the person was seen to have left the server."""

acts = sa.Table(
    "acts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("by", sa.String(100), nullable=False),
    sa.Column("what", sa.String(20), nullable=False),
    sa.Column("target", sa.BigInteger, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("due", sa.Float),
    sa.Column("told", sa.String(200), nullable=False),
    partial_index("acts_by_due", "due", "due IS NOT NULL"),
    sqlite_autoincrement=True,
)
"""What whoever runs the bot has done by hand (`bot.data.acts`): a log that only grows.

- `by`: the account of the shell, or the id of somebody on Discord.
- `what`, `target`, `words`: the command, whom or what it is about, and what else was said.
- `due`: when a running process has to do it, or tries again; null if nothing is left to do.
- `told`: what came of it, for the shell."""

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("server", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("words", sa.String(300), nullable=False),
)
"""People and servers that whoever runs the bot keeps out of it. A person's row stays when they have
their data deleted: they stay out."""

deletions = sa.Table(
    "deletions",
    metadata,
    sa.Column("who", sa.String(24), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
"""Who asked for their data to be deleted, and when: a keyed digest, as in `blocks`. Whoever brings
an older backup back deletes them again."""
