"""Opening a table, having one again, watching computers, ending one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import aiohttp
import discord
from discord import app_commands

from bot.cogs.tables.guests import guests, player
from bot.cogs.tables.opening import Opening
from bot.data.lessons import Lessons
from bot.errors import Unreadable
from bot.message.lesson import PRACTISE, offer_sheet
from bot.message.lobby import damaged_sheet, end_sheet, resigns
from bot.message.options import begun_sheet
from bot.message.parts import sheet
from bot.press.commands import brief_choices, level_choices
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, Services, guarded
from bot.table import ids
from bot.table import lobby as lobbies
from bot.table.ids import Action
from bot.table.lesson import EASY
from bot.table.player import Player, plain
from bot.table.table import Table
from games import GAMES
from games.core import Refused, say

LEVELS = level_choices(("easy", "normal", "hard", "expert"))
CHOICES = brief_choices()


class NewGame(Cog):
    """`/newgame`, `/endgame`, and the buttons that open tables too."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opening = Opening(services)
        self._lessons = Lessons(services.store.engine)

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {
            "thread": self._thread,
            "rematch": self._rematch,
            "watch": self._watch_beside,
            PRACTISE: self._practise,
            "ended": self._end,
        }

    @app_commands.command()
    @app_commands.describe(
        game="Which game",
        opponent="Reserve a seat for this person",
        opponent2="Reserve a second seat",
        opponent3="Reserve a third seat",
        watch="Just watch: computers of this level play each other",
    )
    @app_commands.choices(game=CHOICES, watch=LEVELS)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded(public=True)
    async def newgame(
        self,
        interaction: Interaction,
        game: str,
        opponent: discord.User | None = None,
        opponent2: discord.User | None = None,
        opponent3: discord.User | None = None,
        watch: str | None = None,
    ) -> None:
        """Open a table in this channel"""
        if not interaction.guild or not interaction.channel:
            raise Refused(say("bot-in-servers"))
        users = [guest for guest in (opponent, opponent2, opponent3) if guest]
        if watch and users:
            raise Refused(say("bot-watch-alone"))
        lobby = await self._lobby(interaction, game)
        if watch:
            await self._watch(interaction, lobby, watch)
            return
        for guest in await guests(self.services, users, game):
            lobby = lobbies.invite(lobby, guest, interaction.user.id)
        invited = tuple(str(guest.id) for guest in lobby.invited)
        beside = Action(0, "thread", (game, *invited))
        if await self._opening.open(interaction, lobby, beside):
            await self._offer_lesson(interaction, lobby)

    @app_commands.command()
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def endgame(self, interaction: Interaction) -> None:
        """Close this channel's table without a result (for moderators)"""
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

    async def _thread(self, interaction: Interaction, control: Action) -> None:
        """A new thread beside a taken channel, with a lobby in it: a game, and who is invited."""
        game, *invited = control.fields or ("",)
        lobby = await self._lobby(interaction, game)
        for text in invited:
            person = ids.person(text)
            if person and person != interaction.user.id:
                name = await self.services.store.name_of(person)
                guest = Player(person, name or lobby.say(say("bot-guest")))
                lobby = lobbies.invite(lobby, guest, interaction.user.id)
        await self._opening.beside(interaction, lobby)

    async def _rematch(self, interaction: Interaction, control: Action) -> None:
        table = await self.tables.look(control.table)
        if table.channel != interaction.channel:
            raise Refused(say("bot-control-gone"))
        random, now = self.tables.random, self.tables.now()
        lobby = lobbies.again(table, interaction.user.id, random, now)
        if control.fields == ("thread",):
            await self._opening.beside(interaction, lobby)
        else:
            beside = Action(table.id, "rematch", ("thread",))
            await self._opening.open(interaction, lobby, beside)

    async def _end(self, interaction: Interaction, control: Action) -> None:
        moderates = interaction.raw.permissions.manage_messages
        try:
            table = await self.tables.look(control.table)
        except Unreadable as unread:
            await self._end_unread(interaction, unread, moderates=moderates)
            return
        if not moderates or table.channel != interaction.channel:  # their permission is for here
            raise Refused(say("bot-moderators-alone"))
        async with self.tables.hold(table.id) as held:
            if resigns(held.table, interaction.user.id):
                raise Refused(say("bot-you-play-here"))
            name = plain(interaction.user.display_name)
            ending = say("bot-ending-moderated", who=name)
            await held.save(held.table.close(ending, self.tables.now()), interaction)
            told = interaction.say(say("bot-table-closed"))
            await interaction.turn_into(sheet(held.table.game, told))

    async def _end_unread(
        self, interaction: Interaction, unread: Unreadable, *, moderates: bool
    ) -> None:
        """Close a damaged table: nobody can end it by playing, so its players may."""
        if unread.newer or not unread.alive:
            raise unread
        if not moderates and not await self.services.store.sits(unread.id, interaction.user.id):
            raise Refused(say("bot-moderators-alone"))
        await self.services.store.close_unread(unread.id)
        told = interaction.say(say("bot-table-closed-another"))
        await interaction.turn_into(sheet(None, told))

    # --- learning --------------------------------------------------------------------------------

    async def _offer_lesson(self, interaction: Interaction, lobby: Table) -> None:
        """Beside a lobby, to its host alone, who has never played this game nor begun to learn
        it."""
        host, game = lobby.players[0], lobby.game
        if not host.newcomer or game.lesson is None:
            return
        if not await interaction.acknowledged():
            return  # this would be the answer, where the outbox looks for the lobby
        if await self._lessons.of(host.id, game.id):
            return
        with suppress(discord.HTTPException, OSError, aiohttp.ClientError):  # the table is open
            await interaction.hand(offer_sheet(game, interaction.language))

    async def _practise(self, interaction: Interaction, control: Action) -> None:
        """At the end of a lesson: a table against the easy computer, begun at once: one's own
        lobby of the game, where nobody has come; a thread where the channel is taken."""
        if not interaction.guild:
            raise Refused(say("bot-in-servers"))
        game, *where = control.fields or ("",)
        lobby = await self._lobby(interaction, game)
        random, now, me = self.tables.random, self.tables.now(), interaction.user.id
        waiting = await self._opening.waiting(interaction, game)
        if waiting is not None:
            async with self.tables.hold(waiting) as held:
                if held.table.stage != "playing":  # else they have pressed twice
                    begun = lobbies.start_alone(held.table, EASY, me, random, now)
                    await held.save(begun, interaction)
                await interaction.turn_into(begun_sheet(interaction.reads(held.table)))
            return
        begun = lobbies.start_alone(lobby, EASY, me, random, now)
        if where:
            await self._opening.beside(interaction, begun)
        else:
            beside = Action(0, PRACTISE, (game, "thread"))
            await self._opening.open(interaction, begun, beside)

    # --- watching --------------------------------------------------------------------------------

    async def _watch(self, interaction: Interaction, lobby: Table, level: str) -> None:
        """Open a table at which only computers play."""
        beside = Action(0, "watch", (lobby.game_id, level))
        await self._opening.open(interaction, self._by_computers(lobby, level), beside)

    async def _watch_beside(self, interaction: Interaction, control: Action) -> None:
        """The same in a thread beside a taken channel: a game, and how well it is played."""
        game, level = (*control.fields, "", "")[:2]
        lobby = await self._lobby(interaction, game)
        if level not in lobby.game.players:
            raise Refused(say("bot-unknown-level"))
        await self._opening.beside(interaction, self._by_computers(lobby, level))

    def _by_computers(self, lobby: Table, level: str) -> Table:
        """All its seats taken by computers, and the match begun."""
        seats = range(1, max(lobby.game.seats) + 1)
        computers = tuple(Player(-n, f"Computer {n} ({level})", level) for n in seats)
        full = replace(lobby, players=computers)
        return lobbies.start(full, lobby.host, self.tables.random, self.tables.now())

    async def _lobby(self, interaction: Interaction, game: str) -> Table:
        if game not in GAMES:
            raise Refused(say("bot-unknown-game"))
        host = await player(self.services, interaction.user, game)
        return await self._opening.lobby(game, interaction, host)
