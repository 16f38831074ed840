"""What is asked of everybody who opens a table, by a press or at the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord

from bot.data.people import People
from bot.data.preferences import ServerSettings
from bot.live.channels import Channels
from bot.live.tables import Tables
from bot.table.lobby import MOST_OPEN
from bot.table.table import Table
from games.core import Refused, all_of, say


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
        check_allowed(settings, home)
        presses = await self._channels.presses_in(person, lobby.guild, lobby.channel)
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


def check_allowed(settings: ServerSettings, home: int) -> None:
    """Raises `Refused` if the server's owner allows no tables in this channel or its threads."""
    if not settings.allows(home):
        channels = tuple(f"<#{id}>" for id in settings.channels)
        raise Refused(say("bot-tables-elsewhere", channels=all_of(channels)))
