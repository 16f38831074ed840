"""Opening a table, a rematch, watching computers, ending a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.cogs.tables.opening import Opening
from bot.errors import Unreadable
from bot.live.background import attempt
from bot.message.lobby import damaged_sheet, end_sheet, opened_sheet, resigns
from bot.message.options import begun_sheet
from bot.message.parts import sheet
from bot.press.acts import Opens
from bot.press.cog import Cog, Services, answers
from bot.press.commands import brief_choices, level_choices
from bot.press.guests import guests, player
from bot.press.interaction import Interaction
from bot.press.router import guarded
from bot.table import lobby as lobbies
from bot.table.controls import End, OpenTable, OpenThread, Practise, Rematch, RematchBeside, Watch
from bot.table.player import Player, plain
from bot.table.table import Table
from games import GAMES
from games.core import LEVELS, Refused, say

EASY = "easy"
"""The level of the computer for people who have just learned a game."""
LEVEL_CHOICES = level_choices(LEVELS)
CHOICES = brief_choices()


class NewGame(Cog):
    """`/newgame`, `/endgame`, and the other buttons that open tables."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opening = Opening(services)

    @app_commands.command()
    @app_commands.choices(game=CHOICES, watch=LEVEL_CHOICES)
    @guarded(public=True)
    async def newgame(
        self,
        interaction: Interaction,
        game: str,
        opponent: discord.User | None = None,
        opponent2: discord.User | None = None,
        opponent3: discord.User | None = None,
        watch: str | None = None,
        everybody: bool = False,
    ) -> None:
        users = [guest for guest in (opponent, opponent2, opponent3) if guest]
        if interaction.elsewhere and (watch or everybody):
            raise Refused(say("bot-newgame-elsewhere"))
        if interaction.direct and (watch or users):
            raise Refused(say("bot-newgame-alone"))
        if watch and users:
            raise Refused(say("bot-watch-alone"))
        if everybody and not self.router.offers:
            raise Refused(say("bot-challenges-off"))
        lobby = await self._lobby(interaction, game)
        if watch:
            await self._watch(interaction, lobby, watch)
            return
        lobby = await self._inviting(lobby, await guests(self.services, users, game))
        if table := await self._open(interaction, lobby):
            for offer in self.router.offers if everybody else ():
                await offer(interaction, table)

    async def _open(self, interaction: Interaction, lobby: Table) -> Table | None:
        """Open a table where this lobby is to be; None if a thread is offered for it."""
        beside = OpenThread(0, lobby.game_id, tuple(guest.id for guest in lobby.invited))
        table = await self._opening.open(interaction, lobby, beside)
        for tell in self.router.opened if table and table.reach == "channel" else ():
            await attempt(tell(interaction, lobby), "what follows a new lobby")
        return table

    @app_commands.command()
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def endgame(self, interaction: Interaction) -> None:
        try:
            table = await self.tables.table_in(interaction.channel)
        except Unreadable as unread:
            if unread.newer:
                raise
            await interaction.hand(damaged_sheet(unread.id, interaction.language))
            return
        if table is None or not table.alive:
            raise Refused(say("bot-no-table"))
        await interaction.hand(end_sheet(interaction.reads(table), interaction.user.id))

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _pressed(self, interaction: Interaction, control: OpenTable) -> None:
        lobby = await self._lobby(interaction, control.game)
        there = interaction.guild and await self._opening.waiting(interaction, lobby)
        if there:  # pressed again: each press would leave one more closed table in the channel
            table = await self.tables.look(there)
            await interaction.hand(opened_sheet(interaction.reads(table), interaction.channel))
            return
        await self._open(interaction, lobby)

    @answers()
    async def _thread(self, interaction: Interaction, control: OpenThread) -> None:
        """Open a lobby in a new thread, since the channel is taken."""
        lobby = await self._lobby(interaction, control.game)
        invited = list[Player]()
        for person in control.invited:
            if person > 0 and person != interaction.user.id:
                name = await self.services.store.name_of(person)
                invited.append(Player(person, name or lobby.say("bot-guest")))
        await self._opening.beside(interaction, await self._inviting(lobby, invited))

    async def _inviting(self, lobby: Table, invited: Sequence[Player]) -> Table:
        """The lobby with seats kept for these people."""
        apart = await self.tables.around(lobby, *(guest.id for guest in invited))
        for guest in invited:
            lobby = lobbies.invite(lobby, guest, lobby.host, apart)
        return lobby

    @answers()
    async def _rematch(self, interaction: Interaction, control: Rematch | RematchBeside) -> None:
        opens: Opens = partial(self._opening.beside, interaction)
        if isinstance(control, Rematch):
            beside = RematchBeside(control.table)
            opens = partial(self._opening.open, interaction, beside=beside)
        person, channel = interaction.user.id, interaction.channel
        await self.services.acts.rematch(control.table, person, channel, opens)

    @answers()
    async def _end(self, interaction: Interaction, control: End) -> None:
        moderates = interaction.raw.permissions.manage_messages
        try:
            table = await self.tables.look(control.table)
        except Unreadable as unread:
            await self._end_unread(interaction, unread, moderates=moderates)
            return
        # a moderator's permission is for this channel
        if not moderates or table.channel != interaction.channel:
            raise Refused(say("bot-moderators-alone"))
        async with self.tables.hold(table.id) as held:
            if resigns(held.table, interaction.user.id):
                raise Refused(say("bot-you-play-here"))
            name = plain(interaction.name)
            ending = say("bot-ending-moderated", who=name)
            await held.save(held.table.close(ending, self.tables.now()), interaction)
            told = interaction.say("bot-table-closed")
            await interaction.turn_into(sheet(held.table.game, told))

    async def _end_unread(
        self, interaction: Interaction, unread: Unreadable, *, moderates: bool
    ) -> None:
        """Close a damaged table. Its players may do so, too: they can't end it by playing."""
        if unread.newer or not unread.alive:
            raise unread
        if not moderates and not await self.services.store.sits(unread.id, interaction.user.id):
            raise Refused(say("bot-moderators-alone"))
        await self.services.store.close_unread(unread.id)
        told = interaction.say("bot-table-closed-another")
        await interaction.turn_into(sheet(None, told))

    # --- against computers -----------------------------------------------------------------------

    @answers()
    async def _practise(self, interaction: Interaction, control: Practise) -> None:
        """Begin a match against the easy computer at once, after a lesson.

        If the person has a lobby of this game where nobody else has come, that becomes the match.
        If the channel is taken, the match is in a thread.
        """
        lobby = await self._lobby(interaction, control.game)
        random, now, me = self.tables.random, self.tables.now(), interaction.user.id
        match = lobbies.start_alone(lobby, EASY, me, random, now)
        waiting = await self._opening.waiting(interaction, match)
        if waiting is not None:
            interaction.table = waiting
            async with self.tables.hold(waiting) as held:
                if held.table.stage != "playing":  # else the button was pressed twice
                    begun = lobbies.start_alone(held.table, EASY, me, random, now)
                    await held.save(begun, interaction)
                await interaction.turn_into(begun_sheet(interaction.reads(held.table)))
        elif control.beside:
            await self._opening.beside(interaction, match)
        else:
            beside = Practise(0, control.game, "thread")
            await self._opening.open(interaction, match, beside)

    # --- watching --------------------------------------------------------------------------------

    async def _watch(self, interaction: Interaction, lobby: Table, level: str) -> None:
        """Open a table at which only computers play."""
        beside = Watch(0, lobby.game_id, level)
        await self._opening.open(interaction, self._by_computers(lobby, level), beside)

    @answers()
    async def _watch_beside(self, interaction: Interaction, control: Watch) -> None:
        """The same in a thread, since the channel is taken."""
        lobby = await self._lobby(interaction, control.game)
        if control.level not in LEVELS:
            raise Refused(say("bot-unknown-level"))
        await self._opening.beside(interaction, self._by_computers(lobby, control.level))

    def _by_computers(self, lobby: Table, level: str) -> Table:
        """The match at this lobby, begun with computers on all its seats."""
        seats = range(1, max(lobby.game.rules.seats) + 1)
        computers = tuple(Player(-n, f"Computer {n} ({level})", level) for n in seats)
        full = replace(lobby, players=computers)
        return lobbies.start(full, lobby.host, self.tables.random, self.tables.now())

    async def _lobby(self, interaction: Interaction, game: str) -> Table:
        if game not in GAMES:
            raise Refused(say("bot-unknown-game"))
        host = await player(self.services, interaction.user, game)
        return await self._opening.lobby(game, interaction, host)
