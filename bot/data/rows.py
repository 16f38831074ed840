"""A table as rows of the database, read and written."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import sqlalchemy as sa
from pydantic import TypeAdapter

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import put
from bot.data.dialect import Write
from bot.data.fitting import fitting
from bot.table.away import due
from bot.table.facts import Facts
from bot.table.player import Player
from bot.table.table import Table
from games import playable
from games.core import Match

NOWHERE = 0
"""Stands for the server of tables whose server is gone. Only their results are left."""
MARK = 250
"""Added to the version of the rules in the rows of tables where the bot is not; twice in those of
tournaments' tables, and four times where a table is shown in direct messages. So a process of a
version that knows no such tables (before 1.9, 1.8 or 1.7) takes them for tables of newer rules, and
leaves them alone."""
TOURNAMENT, DIRECTLY = 2 * MARK, 4 * MARK
LONGEST_NAME = 100
"""Characters of a name that are kept; Discord's have 32."""
SPARE = ("called", "language", "marks", "offer", "remarks")
"""Facts that a table can go on without."""
_FACTS = TypeAdapter(Facts)
_FIELDS = tuple(Facts.__dataclass_fields__)
_line = schema.log.c
_PLAYED = sa.insert(schema.log).values(
    {name: sa.bindparam(name) for name in ("table_id", "ply", "seat", "move", "at")}
)
_GONE = sa.delete(schema.log).where(
    _line.table_id == sa.bindparam("_table"), _line.ply >= sa.bindparam("_ply")
)


@dataclass(frozen=True)
class Noted:
    """What Discord shows of a table. Only its owner writes it."""

    shown: int
    """The newest revision that every place shows."""
    settled: int
    """The newest one at which nothing else was left to be done."""
    shown_at: float
    """When Discord last caught up; means nothing while it lags behind."""
    refused: bool
    """Does Discord not let the bot show it?"""
    messages: str
    """Where it is shown (JSON)."""


class Answer(NamedTuple):
    """An interaction at a table where the bot is not."""

    interaction: int
    token: str
    at: float
    """When it was heard."""
    message: int = 0
    """The message that its token changes; 0 for none."""


@dataclass(frozen=True)
class Row:
    """What is stored beside a table itself."""

    version: int
    """Counts its changes."""
    stale_since: float
    """When Discord last began to lag behind."""
    note: Noted


def beside(row: Any) -> Row:
    """The same of a table's row."""
    note = Noted(row.shown, row.settled, row.shown_at, row.refused, row.messages)
    return Row(row.version, row.stale_since, note)


def row_of(table: Table) -> Mapping[str, Any]:
    """What a table's own row stores, without what Discord shows of it."""
    return {
        "id": table.id,
        "guild": table.guild,
        "channel": table.channel,
        "game": table.game_id,
        "rules": table.rules + _marks(table),
        "stage": table.stage,
        "due": due(table),
        "thinking": bool(table.computers),
        "revision": table.revision,
        "facts": _FACTS.dump_json(table).decode(),
    }


def _marks(table: Table) -> int:
    marks = {"channel": 0, "direct": DIRECTLY, "answers": MARK}[table.reach]
    return marks + (TOURNAMENT if table.round else 0)


def new_deal(before: Table | None, after: Table) -> str | None:
    """The deal of a match that has just begun, as it is stored; None if none has."""
    if after.match is None or (before and before.match):
        return None
    return json.dumps(after.match.deal)


def read(row: Any, log: Sequence[Any], begun: Match[Any] | None = None) -> Table:
    """The table that a row and its log describe. A damaged one may raise anything.

    `begun`: the match so far, if it is known; then `log` is only what came after it.
    """
    table, before = bare(row), len(begun.log) if begun else 0
    if [line.ply for line in log] != list(range(before, before + len(log))):
        raise ValueError("the log has a gap")
    lines = [(line.seat, line.move) for line in log]
    match = begun.gone_on(lines) if begun else _replay(table, row.deal, lines)
    return replace(table, match=match)


def beginning(row: Any, known: Table | None) -> Match[Any] | None:
    """The match as it is known, if the stored one only went on from there: nothing was taken back
    or thrown away since. So a growing log is not read from its start each time."""
    if known is None:
        return None
    try:
        table = bare(row)
    except ValueError:  # damaged: `read` raises it again, where it is reported
        return None
    same = (table.takebacks, table.thrown) == (known.takebacks, known.thrown)
    return known.match if same else None


def bare(row: Any) -> Table:
    """The table that a row describes, without its match. Raises what `read` does."""
    facts = facts_in(row.facts, row.id)
    return Table(**{name: getattr(facts, name) for name in _FIELDS} | {"id": row.id})


def facts_in(stored: str, table: int) -> Facts:
    """What is stored of a table. Raises `ValidationError` if it can't be read."""
    return fitting(_FACTS, stored, f"table {table}", SPARE)


def _replay(table: Table, deal: str | None, played: Sequence[tuple[int, str]]) -> Match[Any] | None:
    """The match as stored; None in a lobby, and if its rules are no longer kept."""
    game = playable(table.game_id, table.rules)
    if deal is None or game is None:
        return None
    return Match.start(game, len(table.players), table.options, json.loads(deal)).gone_on(played)


async def log_writes(
    connection: AsyncConnection, before: Table, after: Table, now: float
) -> list[Write]:
    """What stores what has changed in the log.

    New moves are added. Moves that were taken back are deleted, and so are those that a seat threw
    away; the other seats' later moves then move up, each with its time.
    """
    if after.match is None or after.match is before.match:
        return []
    old, new = before.match.log if before.match else (), after.match.log
    same, times = min(len(old), len(new)), list[float]()
    if relaid := {seat for seat in after.thrown if after.thrown[seat] != before.thrown.get(seat)}:
        same = next((ply for ply, (seat, _) in enumerate(old) if seat in relaid), len(old))
        times = await _times_of_others(connection, after.id, same, relaid)
    gone = [Write(_GONE, [{"_table": after.id, "_ply": same}])] if same < len(old) else []
    others = iter(times)
    rows = [
        {
            "table_id": after.id,
            "ply": ply,
            "seat": seat,
            "move": move,
            "at": now if seat in relaid else next(others, now),
        }
        for ply, (seat, move) in enumerate(new[same:], same)
    ]
    return [*gone, Write(_PLAYED, rows)] if rows else gone


async def _times_of_others(
    connection: AsyncConnection, table: int, ply: int, relaid: Collection[int]
) -> list[float]:
    """When the moves from this ply on were played, without those of the seats `relaid`."""
    line = schema.log.c
    query = sa.select(line.at).where(line.table_id == table, line.ply >= ply)
    query = query.where(line.seat.not_in(relaid)).order_by(line.ply)
    return list((await connection.execute(query)).scalars())


async def sit(connection: AsyncConnection, table: Table) -> None:
    """Store who sits where."""
    await connection.execute(sa.delete(schema.seats).where(schema.seats.c.table_id == table.id))
    rows = [
        {"table_id": table.id, "seat": seat, "person": player.id}
        for seat, player in enumerate(table.players)
    ]
    if rows:
        await connection.execute(sa.insert(schema.seats), rows)


async def remember(connection: AsyncConnection, players: Iterable[Player]) -> None:
    """Store people's names as they were last seen. They are written in the order of their ids: else
    two tables with the same people could wait for each other."""
    people = sorted((player for player in players if not player.level), key=lambda p: p.id)
    rows = [{"id": player.id, "name": player.name[:LONGEST_NAME]} for player in people]
    await put(connection, schema.people, *rows)
