"""Opening tables where the server's owner allows it: in the channel, or in a thread beside it.

A table is opened as a lobby. If it waits for nobody, it is opened as a match that has begun. Such a
match is stored at once, so that a crash never leaves a lobby that nobody asked for.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord

from bot.cogs.tables.direct import open_direct
from bot.data.preferences import ServerSettings
from bot.errors import ChannelTaken, NotReachable, Unreadable
from bot.live.channels import discord_says
from bot.live.held import Held
from bot.live.languages import of_table, ready
from bot.live.places import FULL, given, lacking
from bot.message.lobby import damaged_sheet, opened_sheet, taken_here_sheet, taken_sheet
from bot.message.options import begun_sheet
from bot.press.cog import Services
from bot.press.guests import greet
from bot.press.interaction import Interaction
from bot.press.lending import Lent
from bot.press.opens import check_allowed, makes_way
from bot.table.apart import check_opening
from bot.table.controls import RematchBeside
from bot.table.entered import cut
from bot.table.ids import AtTable
from bot.table.lobby import LOBBY_LIFE, alone_at
from bot.table.player import Player
from bot.table.reach import DIRECT
from bot.table.table import Table
from games import GAMES
from games.core import Refused, lines, say

log = logging.getLogger(__name__)

LONGEST_NAME = 100
"""A thread's."""


class Opening:
    """Opens tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def lobby(self, game: str, interaction: Interaction, host: Player) -> Table:
        """A new lobby where only its host sits, with the server's clock. Raises `Refused` if the
        host may not open it."""
        now, guild = self._services.tables.now(), interaction.guild or DIRECT
        apart = await self._services.tables.apart(guild, [host.id])
        check_opening(GAMES[game], host.id, apart)
        settings = await self._services.people.server(guild)
        return Table(
            id=0,
            guild=guild,
            reach="answers" if interaction.elsewhere else "channel",
            server=interaction.raw.guild_id or 0 if interaction.elsewhere else 0,
            channel=interaction.channel,
            game_id=game,
            host=host.id,
            players=(host,),
            clock=settings.clock,
            language=await ready(
                of_table(settings.language, interaction.community, interaction.language)
            ),
            opened=now,
            deadline=now + LOBBY_LIFE,
        )

    async def open(self, interaction: Interaction, lobby: Table, beside: AtTable) -> Table | None:
        """Open a new table by a command or a button. None if the channel is taken:
        then a button that means `beside` offers a thread, and there is no table yet."""
        if lobby.reach == "answers":
            return await self._here(interaction, lobby)
        if lobby.guild == DIRECT:
            if await self._services.store.open_table(lobby.channel):  # the others' rematch
                return await open_direct(self._services, interaction, lobby)
            async with self._services.may_open.within_limits(lobby):
                return await open_direct(self._services, interaction, lobby)
        settings = await self._services.people.server(lobby.guild)
        self._check_allowed(interaction, settings)
        channel = interaction.raw.channel
        table: Table | None
        if settings.threads and isinstance(channel, discord.TextChannel):
            async with self._services.may_open.within_limits(lobby):
                table = await self._in_thread(interaction, channel, lobby)
        else:
            async with self._services.may_open.within_limits(lobby, place=lobby.channel):
                table = await self._in_channel(interaction, lobby, beside)
        if table:
            await greet(self._services, table.id, *table.players)
        return table

    async def waiting(self, interaction: Interaction, wanted: Table) -> int | None:
        """The person's own lobby of the wanted match's game, here or in one of this channel's
        threads (in direct messages: any there), if nobody else sits there. If they have pressed
        twice, the match that has begun."""
        me, here = interaction.user.id, interaction.channel
        for at, _ in await self._services.store.lobbies_of(me, interaction.guild or DIRECT):
            if not interaction.direct and here not in (at, _parent(interaction, at)):
                continue
            id = await self._services.store.open_table(at)
            if id is None:
                continue
            with suppress(Unreadable):  # nobody can use such a lobby
                table = await self._services.tables.look(id)
                if table.game_id == wanted.game_id and alone_at(table, me):
                    return id
                if _pressed_twice(table, wanted):
                    return id
        return None

    async def beside(self, interaction: Interaction, lobby: Table) -> Table:
        """Open the table in a new thread beside the channel of the press."""
        channel = _home(interaction)
        if channel is None:
            raise Refused(say("bot-no-thread-here"))
        self._check_allowed(interaction, await self._services.people.server(channel.guild.id))
        _may_create_threads(interaction, lobby)
        async with self._services.may_open.within_limits(lobby):
            table = await self._in_thread(interaction, channel, lobby)
        await greet(self._services, table.id, *table.players)
        return table

    # --- inside ----------------------------------------------------------------------------------

    async def _here(self, interaction: Interaction, lobby: Table) -> Table | None:
        """Open the table where the bot is not. None if there is one already:
        it is offered to be posted again."""
        if not interaction.public:
            raise Refused(say("bot-no-external-apps"))
        async with self._services.may_open.within_limits(lobby, place=lobby.channel):
            table = await self._placed(interaction, lobby)
            if table is None:
                await self._cleared(lobby)
                table = await self._placed(interaction, lobby)
        if table is None:
            id = await self._services.store.open_table(lobby.channel)
            if id is None:
                raise Refused(say("bot-try-again"))
            there = await self._services.tables.look(id)
            await interaction.hand(taken_here_sheet(interaction.reads(there)))
        return table

    async def _in_channel(
        self, interaction: Interaction, lobby: Table, beside: AtTable
    ) -> Table | None:
        """Open the table in this channel, if it is free or its lobby makes way. Else None."""
        self._services.channels.places.check_permitted(interaction.raw)
        table, gone = await self._placed(interaction, lobby), None
        if table is None:  # also if somebody else has just cleared the channel: the first gets it
            gone = await self._cleared(lobby)
            table = await self._placed(interaction, lobby)
        try:
            if table is None:
                await self._offer_thread(interaction, lobby, beside)
        finally:
            if gone and gone.host != lobby.host:
                await self._tell(gone)
        return table

    async def _placed(self, interaction: Interaction, lobby: Table) -> Table | None:
        """The new table; None if the channel is taken."""
        token, here = interaction.raw.token if lobby.reach == "answers" else "", interaction.user.id
        tables = self._services.tables
        try:
            table = await tables.create(lobby, interaction.id, token=token, present=[here])
        except ChannelTaken:
            return None
        interaction.table = table.id
        try:
            async with discord_says():
                await self._answer(interaction, table)
        except (NotReachable, OSError) as error:  # the table is there all the same
            log.info("table %s: the answer is lost: %s", table.id, error)
        return table

    async def _answer(self, interaction: Interaction, table: Table) -> None:
        """Tell whoever opened a table where it is. Where the bot is not, the table itself is the
        answer; but if another process shows it, that does so by the token."""
        hands, answers = self._services.hands, table.reach == "answers"
        if answers and self._services.tables.owns(table):
            await hands.lend(table.id, Lent(interaction, gives=True))
        elif interaction.pressed and not (interaction.fleeting or answers):
            await interaction.defer(thinking=False)
        else:
            await interaction.answer(opened_sheet(interaction.reads(table), interaction.channel))
            await hands.leave(table.id, Lent(interaction, gives=True))

    async def _cleared(self, lobby: Table) -> Table | None:
        """Close the channel's lobby if it makes way for this one, and return it. None if the
        channel's table stays. If two people want the channel at once, one of them closes the old
        lobby, and then both try to open theirs."""
        tables, closed = self._services.tables, list[Table]()
        id = await self._services.store.open_table(lobby.channel)

        async def close(held: Held) -> None:
            now, away = tables.now(), tables.presence.spans(lobby.guild)
            if ending := makes_way(held.table, lobby.host, now, away):
                await held.save(held.table.close(ending, now), None)
                closed.append(held.table)

        with suppress(Unreadable):  # it stays, and `_offer_thread` tells that it can't be read
            if id is not None:
                await tables.change(id, close)
        return closed[0] if closed else None

    async def _tell(self, gone: Table) -> None:
        """Tell a lobby's host that it has made way: the edit of its message notifies nobody."""
        language = await self._services.languages.of(gone.host, gone.language)
        told = say("bot-made-way", game=gone.game.title, where=f"<#{gone.channel}>")
        await self._services.channels.tell(gone.host, told.in_(language))

    async def _offer_thread(self, interaction: Interaction, lobby: Table, beside: AtTable) -> None:
        """Offer a thread, since the channel has a table."""
        id = await self._services.store.open_table(lobby.channel)
        if id is None:
            raise Refused(say("bot-try-again"))
        rematch = isinstance(beside, RematchBeside)
        try:
            table = await self._services.tables.look(id)
        except Unreadable as unread:
            if unread.newer:
                raise
            thread = beside if _home(interaction) else None
            await interaction.hand(damaged_sheet(id, interaction.language, thread))
            return
        if _pressed_twice(table, lobby):
            await interaction.hand(begun_sheet(interaction.reads(table)))
            return
        if rematch and interaction.user.id in [guest.id for guest in table.invited]:
            raise Refused(say("bot-rematch-keeps-seat"))
        if _home(interaction) is None:
            taken = say("bot-taken-here", game=table.game.title)
            raise Refused(lines([taken, say("bot-no-thread-here")]))
        _may_create_threads(interaction, table)
        self._services.channels.places.check_permitted(interaction.raw, _for_threads(interaction))
        opens = beside if rematch else replace(beside, table=id)
        await interaction.hand(taken_sheet(interaction.reads(table), lobby, opens))
        await self._services.hands.show_again(id)

    async def _in_thread(
        self, interaction: Interaction, here: discord.TextChannel, lobby: Table
    ) -> Table:
        """Open the table in a new thread, and tell where it is."""
        self._services.channels.places.check_permitted(interaction.raw, _for_threads(interaction))
        await interaction.defer(thinking=False)
        host = lobby.seat_of(lobby.host) or 0  # where only computers play, the first of them
        named = say("bot-thread-name", game=lobby.game.title, who=lobby.names[host])
        title = _numbered(lobby.say(named), [thread.name for thread in here.threads])
        kinds = discord.ChannelType
        kind = kinds.news_thread if here.is_news() else kinds.public_thread
        try:
            thread = await here.create_thread(name=title, type=kind)
        except discord.HTTPException as error:
            if error.code == FULL:
                raise Refused(say("bot-obstacle-threads")) from None
            raise
        tables = self._services.tables
        table = await tables.create(replace(lobby, channel=thread.id), interaction.id)
        await interaction.conclude(opened_sheet(interaction.reads(table), interaction.channel))
        return table

    def _check_allowed(self, interaction: Interaction, settings: ServerSettings) -> None:
        """Raises `Refused` if the server's owner allows no tables here."""
        channel = interaction.raw.channel
        home = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel
        there = self._services.channels.still_there(interaction.guild, settings.channels)
        check_allowed(settings, home or 0, there)


def _numbered(name: str, others: Sequence[str]) -> str:
    """The name of a new thread, told apart from those of the others beside it."""
    name, number = cut(name, LONGEST_NAME), 1
    numbered = name
    while numbered in others:
        number += 1
        numbered = f"{cut(name, LONGEST_NAME - 6)} ({number})"
    return numbered


def _pressed_twice(there: Table, wanted: Table) -> bool:
    """Was the button of a match that begins at once pressed twice? Then the match is there, and
    nobody has moved yet."""
    if wanted.stage != "playing" or there.stage != "playing" or there.game_id != wanted.game_id:
        return False
    seats = [[(p.id, p.level) for p in table.players] for table in (there, wanted)]
    host = there.seat_of(there.host)
    return sorted(seats[0]) == sorted(seats[1]) and not there.playing.moves_of(host or 0)


def _may_create_threads(interaction: Interaction, table: Table) -> None:
    """Raises `Refused` for anybody who may not open threads themselves: the bot does not open one
    for them."""
    if not interaction.raw.permissions.create_public_threads:
        raise Refused(say("bot-may-not-thread", game=table.game.title))


def _parent(interaction: Interaction, channel: int) -> int:
    """The channel that an open thread is in; 0 if this is no open thread."""
    guild = interaction.raw.guild
    thread = guild.get_thread(channel) if guild else None
    return thread.parent_id if thread else 0


def _home(interaction: Interaction) -> discord.TextChannel | None:
    """The channel where a thread can be opened beside the place of an interaction. None in voice
    channels and in a forum's posts."""
    here = interaction.raw.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    return channel if isinstance(channel, discord.TextChannel) else None


def _for_threads(interaction: Interaction) -> list[str]:
    """The permissions that the bot lacks to open a thread there and show a table in it."""
    allowed = interaction.raw.app_permissions
    missing = lacking(allowed, thread=True, own=given(interaction.raw.channel))
    return missing if allowed.create_public_threads else [*missing, "create_public_threads"]
