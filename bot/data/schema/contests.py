"""Challenges to everybody, and tournaments."""

from __future__ import annotations

import sqlalchemy as sa

from bot.data.dialect import partial_index
from bot.data.schema.base import GOES, STAYS, metadata

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger, nullable=False, info=GOES),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("terms", sa.Text, nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("low", sa.Integer),
    sa.Column("high", sa.Integer),
    sa.Column("guild", sa.BigInteger, nullable=False, server_default="0", info=STAYS),
    sa.Column("channel", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="SET NULL")),
    sa.Column("free", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("called", sa.Float),
    partial_index("challenges_by_language", "language, game, opened", "free"),
    partial_index("challenges_by_age", "opened", "free"),
    partial_index("challenges_to_call", "opened", "free AND called IS NULL"),
    sa.Index("challenges_by_person", "person"),
    sa.Index("challenges_by_table", "table_id"),
    sa.Index("challenges_by_end", "until"),
    sqlite_autoincrement=True,
)
"""Challenges to everybody (`bot.cogs.challenges`). Never backed up: nobody waits for them by then.

- `terms`: the game's options, the clock and what else was chosen, as JSON.
- `points`: the rating of whoever made it, in this game across all servers.
- `low`, `high`: the ratings that it is for; null where it does not matter.
- `guild`, `channel`: where it was made; 0 in direct messages.
- `table_id`: its lobby, or the table of whoever has taken it; null if it has none (now).
- `free`: can it be taken? Else it has been, and waits for its table to begin.
- `called`: when people were called to play it; null before that."""

callees = sa.Table(
    "callees",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, info=GOES),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("called", sa.Float, nullable=False, server_default="0"),
    sa.Index("callees_by_call", "game", "called"),
    sa.Index("callees_by_time", "called"),
)
"""Who wants to be called when somebody wants to play a game.

- `called`: when they last were, for any game; 0: never."""

refusals = sa.Table(
    "refusals",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, info=GOES),
    sa.Column("who", sa.String(24), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Index("refusals_by_end", "until"),
)
"""Whose challenges somebody has refused: that person does not challenge them until then.

- `who`: a keyed digest, as in `blocks`."""

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False, info=GOES),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("terms", sa.Text, nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("stage", sa.String(10), nullable=False),
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("starts", sa.Float),
    sa.Column("began", sa.Float),
    sa.Column("ends", sa.Float),
    sa.Column("due", sa.Float),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    sa.Column("shown", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("shown_at", sa.Float, nullable=False, server_default="0"),
    sa.Column("message", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("event", sa.BigInteger, nullable=False, server_default="0"),
    partial_index("tournaments_by_due", "due", "due IS NOT NULL"),
    sa.Index("tournaments_by_guild", "guild", "id"),
    sa.Index("tournaments_by_person", "person"),
    sqlite_autoincrement=True,
)
"""Tournaments (`bot.cogs.tournaments`).

- `person`: the host.
- `terms`: what the host has chosen, as JSON.
- `stage`: `open` for registration, `playing`, `over`.
- `round`: from 1; 0 before the first.
- `starts`: when the first round begins by itself; null if by a press.
- `began`, `ends`: of this round; null before the first.
- `due`: when somebody has to look at it; null if nothing is left to do.
- `revision`, `shown`, `shown_at`: as for tables, of its one message.
- `message`, `event`: that message, and Discord's scheduled event; 0 if there is none."""

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column(
        "tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("since", sa.Integer, nullable=False, server_default="1"),
    sa.Column("plays", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("withdrawn", sa.Integer, nullable=False, server_default="0"),
    sa.Column("free", sa.Float, nullable=False, server_default="0"),
    sa.Index("entrants_by_person", "person"),
)
"""Who plays in a tournament.

- `number`: from 1, in the order in which they registered.
- `level`: a computer's; empty for people.
- `since`: the first round in which they can be paired.
- `plays`: are they paired in the next round? Else they have withdrawn, or were withdrawn.
- `barred`: a moderator has removed them.
- `withdrawn`, `free`: how often they have withdrawn, and when they may register again."""

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("board", sa.Integer, nullable=False),
    sa.Column("leg", sa.Integer, nullable=False, server_default="0"),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("second", sa.Integer, nullable=False),
    sa.Column("first_points", sa.Integer),
    sa.Column("second_points", sa.Integer),
    sa.Column("why", sa.String(10), nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="SET NULL")),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("filed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("ruling", sa.Text),
    sa.Index("pairings_in_order", "tournament_id", "round", "board", "leg", unique=True),
    sa.Index("pairings_by_table", "table_id"),
    sqlite_autoincrement=True,
)
"""Who meets whom in a tournament: a row for each match, and for each bye.

- `board`: counted from 1 in each round.
- `leg`: 1 for the second match of a pairing, with the seats swapped.
- `first`, `second`: the entrants' numbers by seat; second 0: a bye.
- `first_points`, `second_points`: in halves, so 2 for a win; null before the result.
- `why`: how the result came about (`bot.cogs.tournaments.tournament.Why`).
- `table_id`: where it is played; null before the table is there.
- `tries`: how often a table was about to be opened.
- `filed`: its thread is in the archive, or there is none.
- `ruling`: what the host has decided about it, and what it was before, as JSON; null: nothing."""
