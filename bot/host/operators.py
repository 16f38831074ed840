"""What an operator does by hand, while the bot runs: looking, closing, keeping out, announcing.

All of it is written to a log of acts (`bot.data.acts`). What only a running process can do, it does
at its next look.
"""

from __future__ import annotations

import asyncio
import getpass
import json
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.acts import ANNOUNCE, LEAVE, Operating, outcome
from bot.data.database import Database, opened
from bot.data.migrating import look
from bot.errors import BadSetting, CantRun
from bot.host.command import Command, Option, number, option
from bot.host.progress import HowFar
from bot.settings import Settings
from games.core import Refused, show

LISTED = 200
"""How many rows are listed, the newest first."""
WEEK = 7 * 24 * 60
"""The most minutes for which an absence is announced."""
AHEAD = 30 * 86_400.0
"""The most seconds before it: what was mistyped can only be announced away by another one."""
WAITS, PAUSE = 15.0, 0.5
"""Seconds for which a command waits until a running bot has done it, and between two looks."""
LATER = "No running bot has done it yet (act {}): one does as soon as it can, and “acts” says how."
"""What a command ends with then, and with the status 1."""

Work = Callable[[Database, Operating, Namespace], Awaitable[Sequence[str]]]


def _command(about: str, work: Work, *options: Option) -> Command:
    """A command that speaks to the database: `work` returns what to print."""

    def run(settings: Settings, arguments: Namespace) -> int:
        try:
            show("\n".join(asyncio.run(_done(settings.url, work, arguments))))
        except Refused as refused:
            show(refused.text.say(()))
            return 1
        return 0

    return Command(about, run, options)


async def _done(url: str, work: Work, arguments: Namespace) -> Sequence[str]:
    await look(url)
    async with opened(url, slow=True) as engine:
        by = f"{getpass.getuser()} at the shell"
        return await work(engine, Operating(engine, by), arguments)


# --- looking -------------------------------------------------------------------------------------


async def _tables(engine: Database, _: Operating, arguments: Namespace) -> Sequence[str]:
    table = schema.tables.c
    query = sa.select(table.id, table.game, table.stage, table.guild, table.channel, table.due)
    query = query.where(sa.text(schema.OPEN)).order_by(table.id.desc()).limit(LISTED)
    if arguments.server:
        query = query.where(table.guild == arguments.server)
    rows = await engine.rows(query)
    lines = [
        f"{row.id:9}  {row.game:16} {row.stage:8} https://discord.com/channels/"
        f"{row.guild or '@me'}/{row.channel}"
        for row in rows
    ]
    return lines or ["No table is open."]


async def _servers(engine: Database, _: Operating, __: Namespace) -> Sequence[str]:
    table, guild = schema.tables.c, schema.guilds.c
    opened = sa.func.count(sa.case((sa.text(schema.OPEN), 1)))
    query = sa.select(table.guild, opened.label("open"), sa.func.count().label("all"))
    query = (
        query.where(table.guild > 0).group_by(table.guild).order_by(sa.desc("open"), sa.desc("all"))
    )
    gone = {row.id for row in await engine.rows(sa.select(guild.id).where(guild.removed > 0))}
    rows = await engine.rows(query.limit(LISTED))
    lines = [
        f"{row.guild:20}  {row.open:5} open, {row.all:7} ever"
        + (" (has removed the bot)" if row.guild in gone else "")
        for row in rows
    ]
    return lines or ["Nobody has opened a table yet."]


async def _bans(engine: Database, _: Operating, __: Namespace) -> Sequence[str]:
    ban = schema.bans
    rows = await engine.rows(sa.select(ban).order_by(ban.c.made.desc()))
    lines = [
        f"{row.id:20}  {'server' if row.server else 'person'}  {_at(row.made)}  {row.words}"
        for row in rows
    ]
    return lines or ["Nobody is banned."]


async def _acts(engine: Database, _: Operating, __: Namespace) -> Sequence[str]:
    act = schema.acts
    rows = await engine.rows(sa.select(act).order_by(act.c.id.desc()).limit(LISTED))
    lines = [
        f"{row.id:6}  {_at(row.at)}  {row.by}: {_said(row)}".rstrip()
        + (" (waits for a running bot)" if row.due else f" ({row.told})" if row.told else "")
        for row in rows
    ]
    return lines or ["Nobody has done anything by hand."]


def _said(act: sa.Row[Any]) -> str:
    if act.what != ANNOUNCE:
        return f"{act.what} {act.target} {act.words}"
    told = json.loads(act.words)
    return f"{act.what} from {_at(told['begins'])} to {_at(told['ends'])}: {told['words']}"


def _at(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")


# --- doing ---------------------------------------------------------------------------------------


async def _carried_out(engine: Database, number: int) -> Sequence[str]:
    """Wait until a running bot has done it. Returns how it went; raises `CantRun` if none has."""
    end = time.monotonic() + WAITS
    while time.monotonic() < end:
        if told := await outcome(engine, number):
            return [f"Act {number}: {told.rstrip('.')}."]
        await asyncio.sleep(PAUSE)
    raise CantRun(LATER.format(number))


async def _close(engine: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    number = await operating.close(arguments.table)
    if not number:
        raise CantRun(f"There is no open table {arguments.table}: “tables” lists them.")
    return await _carried_out(engine, number)


async def _leave(engine: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    return await _carried_out(engine, await operating.ask(LEAVE, arguments.server))


async def _ban(engine: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    server = arguments.server
    await operating.ban(arguments.who, arguments.reason, server=server)
    if server:
        return [f"Server {arguments.who} is banned: the bot leaves it, and again if it is added."]
    told = f"{arguments.who} is banned. They can still get and delete their data."
    seat, table = schema.seats.c, schema.tables.c
    query = sa.select(table.id).join(schema.seats, seat.table_id == table.id)
    query = query.where(seat.person == arguments.who, sa.text(schema.OPEN))
    lines = [f"  close {row.id}" for row in await engine.rows(query)]
    return [told, *(["Their open tables go on until you close them:"] if lines else []), *lines]


async def _unban(_: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    was = await operating.unban(arguments.who)
    return [f"{arguments.who} {'is let in again' if was else 'was not banned'}."]


async def _rename(_: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    known = await operating.rename(arguments.person, arguments.name)
    if not known:
        raise CantRun(f"Nobody with the id {arguments.person} is known.")
    name = f"called “{arguments.name}”" if arguments.name else "called by their own name again"
    return [f"On leaderboards {arguments.person} is {name}."]


async def _unrate(_: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    was = await operating.unrate(arguments.table, HowFar("matches"))
    if not was:
        raise CantRun(f"Table {arguments.table} has no match that was rated.")
    return [f"The match of table {arguments.table} counts no longer."]


async def _announce(engine: Database, operating: Operating, arguments: Namespace) -> Sequence[str]:
    begins = _moment(arguments.at)
    told = {
        "begins": begins,
        "ends": begins + 60 * arguments.minutes,
        "words": arguments.words[:200],
    }
    number = await operating.ask(ANNOUNCE, int(begins), json.dumps(told, ensure_ascii=False))
    return [f"Away from {_at(begins)} on.", *await _carried_out(engine, number)]


def _moment(text: str) -> float:
    """When it is: a moment such as 2026-11-28T22:00 (UTC), or a time of the coming day. Raises
    `BadSetting`."""
    now = datetime.now(UTC)
    try:
        if len(text) <= 5:
            hour, _, minute = text.partition(":")
            moment = now.replace(hour=int(hour), minute=int(minute or 0), second=0, microsecond=0)
            return moment.timestamp() + (86_400 if moment < now else 0)
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise BadSetting("--at is to be like 22:00 or 2026-11-28T22:00, in UTC.") from None
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    if moment.timestamp() < time.time():
        raise BadSetting(f"--at is {_at(moment.timestamp())}, which has passed.")
    if moment.timestamp() > time.time() + AHEAD:
        raise BadSetting(f"--at is {_at(moment.timestamp())}, more than 30 days ahead.")
    return moment.timestamp()


_TABLE = number("a table's number: “tables” lists them", 2**31 - 1)
_GUILD = number("a server's id: “servers” lists them")
_WHO = number("an id, which Discord copies: “Copy User ID”")

OPERATING: Mapping[str, Command] = {
    "tables": _command(
        "list open tables", _tables, option("--server", type=_GUILD, help="only its")
    ),
    "servers": _command("list servers with their tables", _servers),
    "close": _command("close a table without a result", _close, option("table", type=_TABLE)),
    "leave": _command("leave a server", _leave, option("server", type=_GUILD)),
    "ban": _command(
        "keep a person or a server out",
        _ban,
        option("who", type=_WHO),
        option("--server", action="store_true", help="it is a server's id"),
        option("--reason", default="", help="for your own list"),
    ),
    "unban": _command("let them in again", _unban, option("who", type=_WHO)),
    "bans": _command("list who is kept out", _bans),
    "rename": _command(
        "call somebody otherwise on leaderboards; without a name, by their own again",
        _rename,
        option("person", type=_WHO),
        option("name", nargs="?", default=""),
    ),
    "unrate": _command(
        "take a table's match out of all ratings", _unrate, option("table", type=_TABLE)
    ),
    "announce": _command(
        "tell all running tables that the bot will be away",
        _announce,
        option("words", help="why, in a sentence"),
        option("--at", required=True, help="22:00 or 2026-11-28T22:00, UTC"),
        option(
            "--minutes",
            type=number(f"a number of minutes, at most {WEEK}", WEEK),
            default=30,
            help="for about so long (30)",
        ),
    ),
    "acts": _command("list what was done by hand", _acts),
}
