"""Challenges to everybody, and tournaments."""

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
    true,
)

from bot.data.dialect import partial_index
from bot.data.schema.base import GOES, STAYS, metadata

challenges = Table(
    "challenges",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False, info=GOES),
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),
    Column("language", String(10), nullable=False),
    Column("points", Integer, nullable=False),
    Column("low", Integer),
    Column("high", Integer),
    Column("guild", BigInteger, nullable=False, server_default="0", info=STAYS),
    Column("channel", BigInteger, nullable=False, server_default="0"),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("free", Boolean, nullable=False, server_default=true()),
    Column("opened", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("called", Float),
    partial_index("challenges_by_language", "language, game, opened", "free"),
    partial_index("challenges_by_age", "opened", "free"),
    partial_index("challenges_to_call", "opened", "free AND called IS NULL"),
    Index("challenges_by_person", "person"),
    Index("challenges_by_table", "table_id"),
    Index("challenges_by_end", "until"),
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

callees = Table(
    "callees",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("game", String(40), primary_key=True),
    Column("called", Float, nullable=False, server_default="0"),
    Index("callees_by_call", "game", "called"),
    Index("callees_by_time", "called"),
)
"""Who wants to be called when somebody wants to play a game.

- `called`: when they last were, for any game; 0: never."""

refusals = Table(
    "refusals",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("who", String(24), primary_key=True),
    Column("until", Float, nullable=False),
    Index("refusals_by_end", "until"),
)
"""Whose challenges somebody has refused: that person does not challenge them until then.

- `who`: a keyed digest, as in `blocks`."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False, info=GOES),
    Column("channel", BigInteger, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),
    Column("language", String(10), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("opened", Float, nullable=False),
    Column("starts", Float),
    Column("began", Float),
    Column("ends", Float),
    Column("due", Float),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("shown_at", Float, nullable=False, server_default="0"),
    Column("message", BigInteger, nullable=False, server_default="0"),
    Column("event", BigInteger, nullable=False, server_default="0"),
    partial_index("tournaments_by_due", "due", "due IS NOT NULL"),
    Index("tournaments_by_guild", "guild", "id"),
    Index("tournaments_by_person", "person"),
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

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, nullable=False),
    Column("level", String(20), nullable=False),
    Column("since", Integer, nullable=False, server_default="1"),
    Column("plays", Boolean, nullable=False, server_default=true()),
    Column("barred", Boolean, nullable=False, server_default=false()),
    Column("withdrawn", Integer, nullable=False, server_default="0"),
    Column("free", Float, nullable=False, server_default="0"),
    Index("entrants_by_person", "person"),
)
"""Who plays in a tournament.

- `number`: from 1, in the order in which they registered.
- `level`: a computer's; empty for people.
- `since`: the first round in which they can be paired.
- `plays`: are they paired in the next round? Else they have withdrawn, or were withdrawn.
- `barred`: a moderator has removed them.
- `withdrawn`, `free`: how often they have withdrawn, and when they may register again."""

pairings = Table(
    "pairings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("leg", Integer, nullable=False, server_default="0"),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("first_points", Integer),
    Column("second_points", Integer),
    Column("why", String(10), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("filed", Boolean, nullable=False, server_default=false()),
    Column("ruling", Text),
    Index("pairings_in_order", "tournament_id", "round", "board", "leg", unique=True),
    Index("pairings_by_table", "table_id"),
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
