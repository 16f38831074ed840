"""Opening tables: in the channel, or in a thread beside it, as the server's owner has decided."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.data.preferences import ServerSettings
from bot.data.store import ChannelTaken
from bot.live.display import board_target, lacking
from bot.message import panel
from bot.table.table import LOBBY_LIFE, Player, Table
from games import GAMES
from games.core import Refused, say

if TYPE_CHECKING:
    from bot.press.interaction import Press
    from bot.press.router import Desk

LACKING = (
    "In this channel I lack the permission: {missing}. "
    "Somebody who may edit the channel can grant it under Edit Channel → Permissions."
)


class Opening:
    """Opens tables for the desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def lobby(self, game: str, guild: int, channel: int, host: Player) -> Table:
        """A table where only its host sits so far, with the server's clock."""
        now = self._desk.host.now()
        return Table(
            id=0,
            guild=guild,
            channel=channel,
            game_id=game,
            host=host.id,
            players=(host,),
            clock=(await self._desk.people.server(guild)).clock,
            opened=now,
            deadline=now + LOBBY_LIFE,
        )

    async def open(self, press: Press, lobby: Table, thread: str = "") -> Table | None:
        """Post a new lobby as the answer to a command or button.

        If the channel is taken, a thread is offered (`thread`: the custom id that opens it, where
        the lobby is more than a game and guests), and there is no table yet.
        """
        settings = await self._desk.people.server(lobby.guild)
        _allowed(press, settings)
        if settings.threads and isinstance(press.channel, discord.TextChannel):
            return await self._in_thread(press, press.channel, lobby)
        return await self._in_channel(press, lobby, thread)

    async def thread(self, press: Press, id: int, detail: str) -> None:
        """A new thread beside a taken channel, with a lobby in it: `graverobber.<invited>...`."""
        name, *invited = detail.split(".")
        if name not in GAMES:
            raise Refused(say("I don't know that game."))
        me = await self._desk.player(press.user, name)
        lobby = await self.lobby(name, press.guild_id or 0, press.channel_id or 0, me)
        for person in invited:
            if person.isdigit() and person != str(me.id):
                lobby = lobby.invite(await self._invited(int(person)), me.id)
        await self.beside(press, lobby)

    async def beside(self, press: Press, lobby: Table) -> Table:
        """Open the table in a new thread beside the channel of the press."""
        here = press.channel.parent if isinstance(press.channel, discord.Thread) else press.channel
        if not isinstance(here, discord.TextChannel):
            raise Refused(say("I can't open a thread here; use /newgame in another channel."))
        _allowed(press, await self._desk.people.server(here.guild.id))
        return await self._in_thread(press, here, lobby)

    # --- inside --------------------------------------------------------------------------------

    async def _in_channel(self, press: Press, lobby: Table, thread: str) -> Table | None:
        _permitted(lacking(press.app_permissions, isinstance(press.channel, discord.Thread)))
        try:
            table = await self._desk.host.create(lobby, press.id)
        except ChannelTaken:
            await self._offer_thread(press, lobby, thread)
            return None
        target, late = board_target(table), await self._desk.acknowledged(press)
        async with self._desk.host.hold(table.id) as held:
            message = await self._desk.give(press, target.sheet)
            if message is not None:
                await held.posted(target.posted(table.channel, message, 0))
            if late and table.invited:  # what completes a deferral notifies nobody
                called = table.calling(*(guest.id for guest in table.invited))
                await held.save(called, None)
        await self._desk.greet(table.id, *table.players)
        return table

    async def _offer_thread(self, press: Press, lobby: Table, thread: str) -> None:
        """The channel has a table: offer a thread beside it."""
        id = await self._desk.host.store.open_table(lobby.channel)
        if id is None:
            raise Refused(say("Please try again."))
        table = await self._desk.host.look(id)
        if thread and press.user.id in [guest.id for guest in table.invited]:
            raise Refused(say("The rematch keeps a seat for you: press *Join* below."))
        guests = "".join(f".{player.id}" for player in lobby.invited)
        opens = thread or f"t:{id}:thread.{lobby.game_id}{guests}"
        await self._desk.hand(press, panel.taken_sheet(table, lobby, opens))

    async def _in_thread(self, press: Press, here: discord.TextChannel, lobby: Table) -> Table:
        """Open the table in a new thread, and tell where it is."""
        missing = lacking(press.app_permissions, thread=True)
        if not press.app_permissions.create_public_threads:
            missing.append("Create Public Threads")
        _permitted(missing)
        await self._desk.defer(press, thinking=False)
        title = f"{lobby.game.name}: {lobby.players[0].name}"[:100]
        kinds = discord.ChannelType
        kind = kinds.news_thread if here.is_news() else kinds.public_thread
        thread = await here.create_thread(name=title, type=kind)
        table = await self._desk.host.create(replace(lobby, channel=thread.id), press.id)
        await self._desk.host.show(table.id)
        await self._desk.conclude(press, panel.opened_sheet(table))
        await self._desk.greet(table.id, *table.players)
        return table

    async def _invited(self, person: int) -> Player:
        name = await self._desk.host.store.name_of(person)
        return Player(person, name or "Guest")


def _allowed(press: Press, settings: ServerSettings) -> None:
    """Raises `Refused` where the server's owner wants no tables."""
    channel = press.channel
    home = channel.parent_id if isinstance(channel, discord.Thread) else press.channel_id
    if not settings.allows(home or 0):
        channels = tuple(f"<#{id}>" for id in settings.channels)
        raise Refused(say("In this server, tables are opened in {channels}.", channels=channels))


def _permitted(missing: list[str]) -> None:
    """Raises `Refused` for permissions that the bot lacks."""
    if missing:
        raise Refused(say(LACKING, missing=tuple(missing)))
