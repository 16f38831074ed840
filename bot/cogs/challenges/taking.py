"""Taking a challenge: where its match is played, and who sits down there.

That is the channel of its lobby, if whoever takes it can see it; else direct messages.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.cogs.challenges.challenge import MOVED, Challenge, complete
from bot.cogs.challenges.sheets import taken_sheet
from bot.cogs.challenges.store import Challenges, Quicker, move
from bot.live.held import Held
from bot.message.options import joined_sheet
from bot.message.parts import Sheet
from bot.press.cog import Services
from bot.press.guests import Picked, greet, player
from bot.press.interaction import Interaction
from bot.table import lobby as lobbies
from bot.table.apart import Apart
from bot.table.player import Player
from bot.table.table import Table
from games.core import Refused, say

MOST_RUNNING = 20
"""At how many tables somebody may sit who takes a challenge."""


class Taking:
    """Seats people who take challenges."""

    def __init__(self, services: Services, challenges: Challenges) -> None:
        self._services, self._tables = services, services.tables
        self._challenges = challenges

    async def take(self, interaction: Interaction, challenge: Challenge) -> Sheet:
        """Seat whoever pressed, and tell them where. Raises `Quicker` if there is no place for
        them, whatever the reason; `Refused` if they have too much to play already."""
        me = await player(self._services, interaction.user, challenge.game)
        if await self._services.store.tables_at(me.id) >= MOST_RUNNING:
            raise Refused(say("bot-too-many-running", n=MOST_RUNNING))
        lobby = await self.lobby_of(challenge)
        if lobby is None or not await self._open_to(interaction, lobby):
            return await self._direct(interaction, challenge, lobby, me)
        table = interaction.reads(await self._join(interaction, lobby, me))
        if table.reach == "direct":
            return taken_sheet(table)
        await greet(self._services, table.id, me)
        return joined_sheet(table)

    async def lobby_of(self, challenge: Challenge) -> Table | None:
        """The challenge's lobby; None if it has none that anybody can use."""
        if challenge.table is None:
            return None
        with suppress(Refused):  # it is gone, or can't be read
            lobby = await self._tables.look(challenge.table)
            return lobby if lobby.stage == "lobby" else None
        return None

    async def _open_to(self, interaction: Interaction, lobby: Table) -> bool:
        """May somebody join this lobby where it stands?"""
        if lobby.reach == "direct":
            return True
        if lobby.guild != interaction.guild:
            return False
        there = interaction.raw.client.get_channel(lobby.channel)
        home = there.parent_id if isinstance(there, discord.Thread) else lobby.channel
        settings = await self._services.people.server(lobby.guild)
        if not settings.allows(home):
            return False
        person = interaction.raw.user
        apart = await self._tables.apart(lobby.guild, [person.id])
        barred = apart.keeps_out(person.id, [])
        return not barred and await self._services.channels.seen_by(person, lobby.channel)

    async def _join(self, interaction: Interaction, lobby: Table, me: Player) -> Table:
        """Sit down at the lobby. In a channel, its host is called."""
        async with self._tables.hold(lobby.id) as held:
            challenge = await self._challenges.at(lobby.id)
            if challenge is None or not challenge.free:
                raise Quicker
            apart = await self._tables.around(held.table, me.id)
            after = _seated(held.table, me, apart)
            if lobby.reach == "channel":
                after = after.calling(after.host)
            await held.save(after, interaction)
            return held.table

    async def _direct(
        self, interaction: Interaction, challenge: Challenge, lobby: Table | None, me: Player
    ) -> Sheet:
        """Open a table in direct messages for everybody who is there.

        The challenge's lobby in a channel closes first. If the bot dies then, the challenge stands
        without a lobby, and can be taken again.
        """
        table = challenge.lobby(await self._host(challenge), self._tables.now())
        if lobby:
            seated = await self._moved(lobby.id, table, me)
            challenge = replace(challenge, table=None)
        else:
            seated = await self._with(table, me)
        free = not complete(seated, challenge.terms.wanted)
        also = partial(move, challenge, free)
        created = await self._tables.open_direct(seated, interaction.id, also)
        return taken_sheet(interaction.reads(await self._tables.look(created.id)))

    async def _with(self, table: Table, me: Player) -> Table:
        return _seated(table, me, await self._tables.around(table, me.id))

    async def _moved(self, id: int, table: Table, me: Player) -> Table:
        """Close a lobby whose match is played at this table in direct messages. Returns the table
        with everybody who was there. Raises `Quicker` if there is no place any more."""
        seated = list[Table]()

        async def close(held: Held) -> None:
            challenge = await self._challenges.at(id)
            if challenge is None or not challenge.free:
                raise Quicker
            new = await self._with(_with_people(table, held.table), me)
            await held.save(held.table.close(MOVED, self._tables.now()), None)
            seated.append(new)

        await self._tables.change(id, close)
        return seated[0]

    async def _host(self, challenge: Challenge) -> Player:
        name = await self._services.store.name_of(challenge.person)
        guest = say("bot-guest").in_(challenge.language)
        who = Picked(challenge.person, name or guest, bot=False)
        return await player(self._services, who, challenge.game)


def _with_people(table: Table, lobby: Table) -> Table:
    """The table with the people of this lobby."""
    return replace(table, players=lobby.players, invited=lobby.invited, first=lobby.first)


def _seated(table: Table, me: Player, apart: Apart) -> Table:
    """The table with this person. Whoever is kept out reads what others do who come too late."""
    if table.seat_of(me.id) is not None:
        raise Refused(say("bot-in-already"))
    try:
        return lobbies.join(table, me, apart)
    except Refused:
        raise Quicker from None
