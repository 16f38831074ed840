"""The database's tables. The migrations in `migrations/` bring a database to this shape.

Moments are seconds since 1970.
"""

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
goes, or it stays and names nobody. (So the core can forget without knowing the subjects' tables.)
"""

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

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, info=GOES),
    Column("review", Text),
)
"""What could have been known in a finished match (`games.core.reviews`): seats and moves, no names.
"""

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

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("of", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)
"""When the owner of a shard last said that it serves it, with `of`, how many shards there are."""

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("removed", Float),
)
"""`removed`: when the server removed the bot; null while it has it."""

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

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values by name, such as the command tree that Discord has, or a secret."""


def naming(column: str, fate: Mapping[str, str]) -> list[Column[Any]]:
    """The subjects' columns of this name whose rows meet this fate (`GOES` or `STAYS`)."""
    tables = (table for table in metadata.sorted_tables if column in table.c)
    return [table.c[column] for table in tables if table.c[column].info == fate]
