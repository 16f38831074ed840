"""Finding, opening and closing tables. Knows no Discord."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.data.rows import Answer
from bot.data.store import Created
from bot.errors import Unreadable
from bot.live.changes import Changes
from bot.live.held import Held
from bot.live.live import UNKNOWN, Live
from bot.table.apart import TOGETHER, Apart
from bot.table.direct import gathers, timed
from bot.table.reach import DIRECT, place
from bot.table.table import Table
from games.core import Refused, Text


class Tables(Changes):
    """All tables."""

    async def create(
        self,
        table: Table,
        interaction: int,
        also: Created | None = None,
        token: str = "",
        present: Iterable[int] = (),
    ) -> Table:
        """Store a new table, and have it shown; where the bot is not, by the interaction's token.
        `present`: who need not be told that it is there. Raises `ChannelTaken`, `AlreadyDone`, and
        whatever `also` raises."""
        async with self._loading:  # else it could be read before it is kept: two copies
            now = self.now()
            answer = Answer(interaction, token, now) if token else None
            created = await self.store.create(table, interaction, now, answer, also)
            live = Live(self.equipped(created), stale_since=now, version=0)
            live.present.update(present)
            self._keep(live)
        if not self.owns(created):
            await self.tell_owner(created)
        self.tell(live)
        return created

    async def open_direct(
        self, lobby: Table, interaction: int, also: Created | None = None
    ) -> Table:
        """Open this lobby as a table in direct messages, whatever its channel is, and have it shown
        to everybody there. `also`: see `Store.create`. Raises `AlreadyDone`, and `ChannelTaken` for
        a second rematch."""
        channel = lobby.channel if lobby.reach == "direct" else place(interaction)
        here = replace(lobby, reach="direct", guild=DIRECT, channel=channel)
        if gathers(here):  # time is given back from now on, not for earlier absences
            here = replace(timed(here, self.now()), turn_began=self.now())
        return await self.create(here, interaction, also)

    async def concerns(self, id: int, channel: int, person: int) -> bool:
        """Does a table concern somebody in this channel? It does in the table's own channel, and it
        concerns whoever sits there, did, or is invited. Raises `Refused` if there is no table."""
        known = self._live.get(id)
        if known and known.table.channel == channel:
            return True
        try:
            table = await self.look(id)
        except Unreadable:
            place = await self.store.place(id)
            return (place and place[1]) == channel or await self.store.sits(id, person)
        people = {p.id for p in (*table.players, *table.finishers, *table.invited)}
        return table.channel == channel or person in people

    async def is_direct(self, id: int) -> bool:
        """Is there such a table, shown in direct messages?"""
        try:
            known = self._live.get(id) or await self.live(id)
        except Refused:
            return False
        return known.table.reach == "direct"

    async def apart(self, guild: int, people: Iterable[int]) -> Apart:
        """Who of these people may not meet at a server's tables."""
        real, apart = frozenset(person for person in people if person > 0), TOGETHER
        for keeps in self.keeps:
            apart |= await keeps.apart(guild, real)
        return apart

    async def around(self, table: Table, *more: int) -> Apart:
        """The same of those who sit at a table or are invited, and of these people."""
        here = (p.id for p in (*table.players, *table.invited))
        return await self.apart(table.guild, (*here, *more))

    async def table_in(self, channel: int) -> Table | None:
        """The newest table of a channel, open or not."""
        id = await self.store.last_table(channel)
        try:
            return None if id is None else await self.look(id)
        except Unreadable as unread:
            if unread.alive:
                raise
            return None

    async def tables_of(self, person: int) -> list[Table]:
        """The open tables where somebody sits, without matches that they have left."""
        found = self.readable(await self.store.open_tables_of(person))
        tables = [live.table async for live in found]
        return [table for table in tables if table.seat_of(person) not in table.gone]

    async def asked(self, person: int) -> list[Table]:
        """The lobbies where somebody is invited and has not answered yet, the newest first."""
        found = self.readable(await self.store.asked(person))
        now = [self.timely(live, live.table) async for live in found]
        return [table for table in now if table.invites(person)]

    async def close(self, ids: Iterable[int], ending: Text) -> int:
        """Close tables that can't go on, without a result. Returns how many of them were open: one
        that has just ended by itself keeps no other open."""
        closed = 0

        async def close(held: Held) -> None:
            nonlocal closed
            if held.table.alive:
                await held.save(held.table.closed(ending, self.now()), None)
                closed += 1

        for id in ids:
            try:
                await self.change(id, close)
            except Unreadable as unread:
                if not unread.newer:
                    await self.store.close_unread(id)
                    closed += unread.alive
        return closed

    async def forget(self, person: int, nobody: int) -> None:
        """Put somebody nameless in a person's place at the tables in memory."""
        for live in self.in_memory:
            async with live.lock:
                live.table = live.table.forget(person, nobody)
                live.version = UNKNOWN
