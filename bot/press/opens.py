"""What is asked of everybody who opens a table, by a press or at the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord

from bot.data.people import People
from bot.data.preferences import ServerSettings
from bot.live.channels import Channels
from bot.live.tables import Tables
from bot.table.lobby import MOST_OPEN, alone_at
from bot.table.table import Table
from bot.table.timer import Span, missing
from bot.times import FORTNIGHT
from games.core import Refused, Text, all_of, say

EMPTY_LIFE = 600
"""Seconds until a lobby with only its host makes way for somebody else's table."""


class MayOpen:
    """Who may open a table where, and how many."""

    def __init__(
        self, client: discord.Client, tables: Tables, people: People, channels: Channels
    ) -> None:
        self._client, self._tables = client, tables
        self._people, self._channels = people, channels
        self._turns = WeakValueDictionary[int, asyncio.Lock]()
        """A lock for each person who is opening something just now."""

    @asynccontextmanager
    async def within_limits(self, lobby: Table, place: int = 0) -> AsyncIterator[None]:
        """Raises `Refused` if the host has too much open. A table in the new table's own `place`
        does not count.

        Presses at the same time are judged one after the other, each when the one before has opened
        its table or failed. Else a table could count twice, as under way and as open, and too few
        would be allowed.
        """
        store, now = self._tables.store, self._tables.now()
        async with self._turns.setdefault(lobby.host, asyncio.Lock()):
            found = await store.lobbies_of(lobby.host, lobby.guild)
            taken = {at for at, is_open in found if is_open or self._our_thread(at)}
            loose = await store.loose_challenges_of(lobby.host, now)
            if len(taken - {place}) + loose >= MOST_OPEN:
                raise Refused(say("bot-too-many-open", n=MOST_OPEN))
            yield

    @asynccontextmanager
    async def at_the_page(self, lobby: Table, person: int) -> AsyncIterator[None]:
        """Raises `Refused` unless this person could open this table by a press where it will be:
        what Discord itself asks of whoever presses is asked here."""
        if lobby.reach != "direct":
            await self._check_there(lobby, person)
        async with self.within_limits(lobby, place=lobby.channel):
            yield

    async def _check_there(self, lobby: Table, person: int) -> None:
        settings, there = await self._people.server(lobby.guild), self._where(lobby.channel)
        home = there.parent_id if isinstance(there, discord.Thread) else lobby.channel
        check_allowed(settings, home, self._channels.still_there(lobby.guild, settings.channels))
        where = lobby.guild, lobby.channel
        presses = await self._channels.still_seen_by(person, *where, presses=True)
        if presses is None:
            raise Refused(say("bot-try-again"))
        if not presses:
            raise Refused(say("bot-control-gone"))
        if obstacle := await self._channels.places.obstacle(lobby.channel):
            raise Refused(obstacle.why)
        if settings.threads and isinstance(there, discord.TextChannel):
            raise Refused(say("bot-web-elsewhere"))

    def _where(self, channel: int) -> object:
        return self._client.get_channel(channel)

    def _our_thread(self, channel: int) -> bool:
        """Is this an open thread that the bot made?"""
        thread = self._where(channel)
        return isinstance(thread, discord.Thread) and thread.owner_id == thread.guild.me.id


def check_allowed(settings: ServerSettings, home: int, there: Sequence[int]) -> None:
    """Raises `Refused` if the server's owner allows no tables in this channel or its threads.

    `there`: which of the channels that they chose are still there."""
    if settings.allows(home):
        return
    if channels := tuple(f"<#{id}>" for id in there):
        raise Refused(say("bot-tables-elsewhere", channels=all_of(channels)))
    raise Refused(say("bot-tables-nowhere"))


def makes_way(table: Table, person: int, now: float, away: Iterable[Span]) -> Text | None:
    """Why the channel's table closes when this person opens another one there; None if it stays.

    A lobby closes only if nobody but its host sits there: the person's own at once, somebody else's
    after `EMPTY_LIFE`. Time when the bot was away does not count. A match where the bot is not has
    no moderator to end it: it closes if nobody has moved for a fortnight.
    """
    if table.reach == "answers" and table.stage == "playing" and now - table.turn_began > FORTNIGHT:
        return say("bot-ending-left-alone")
    if not alone_at(table, table.host):
        return None
    if person == table.host:
        return say("bot-ending-replaced")
    since = max(table.opened, table.turn_began)
    if now - since - missing(away, since, now) < EMPTY_LIFE:
        return None
    return say("bot-ending-made-way")
