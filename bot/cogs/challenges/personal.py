"""Challenging one person to a game, in direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.cogs.challenges.personal_sheets import (
    CLOCK,
    FOR_TWO,
    GAME,
    RATED,
    SendChallenge,
    challenge_form,
    sent_sheet,
)
from bot.cogs.challenges.refusals import LOOK, Refusals
from bot.cogs.challenges.waiting import check_challenging, check_on
from bot.data.core import AsyncConnection
from bot.errors import NotReachable
from bot.live.channels import discord_says
from bot.live.live import Follows
from bot.message.options import joined_sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import AppMenu
from bot.press.guests import name_of, player
from bot.press.interaction import Interaction
from bot.press.often import Often
from bot.press.router import guarded
from bot.table import lobby as lobbies
from bot.table.clocks import CLOCKS
from bot.table.lobby import LOBBY_LIFE
from bot.table.player import plain
from bot.table.reach import DIRECT
from bot.table.table import Table
from bot.table.yes import is_yes
from games.core import Refused, say

SENT, PERIOD = 20, 600.0
"""How many forms a person may send within so many seconds: for each, Discord is asked about
somebody."""


class Personal(Cog):
    """The command in a person's menu, and its form."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._refusals = Refusals(services.store)
        self._sent = Often(SENT, PERIOD)

    async def cog_load(self) -> None:
        """Start the loop that drops the refusals that no longer hold."""
        self.services.background.every(LOOK, self._forget, "refusals that no longer hold")

    @property
    def follows(self) -> Sequence[Follows]:
        """Refusals."""
        return (self._refusals,)

    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def challenge(self, interaction: Interaction, person: discord.User) -> None:
        """Challenge somebody to a game"""
        if not await self._waiting(interaction.user.id, person.id):  # else they may be taken up
            await self._check(interaction, person)
        form = challenge_form(person.id, name_of(person), interaction.language)
        await interaction.ask(form)

    menus = (AppMenu(say("bot-context-challenge"), challenge),)

    async def _forget(self) -> None:
        await self._refusals.forget(self.tables.now())

    async def _check(self, interaction: Interaction, other: discord.abc.User) -> None:
        """Raises `Refused` if this person can't challenge the other one. Whoever is blocked, was
        refused, or meets somebody whom nobody may challenge reads the same."""
        check_on(self.tables.challenges)
        me, who = interaction.user.id, plain(name_of(other))
        if other.id == me:
            raise Refused(say("bot-personal-oneself"))
        if other.bot:
            raise Refused(say("bot-block-bot", who=who))
        apart = await self.tables.apart(DIRECT, [me, other.id])
        if (me, other.id) in apart.blocks:
            raise Refused(say("bot-block-invited", who=who))
        own = await self.services.people.read_again(other.id)
        refused = await self._refusals.of(me, [other.id], self.tables.now())
        if refused or not own.challenged or apart.keeps_out(other.id, [me]):
            raise Refused(say("bot-personal-cannot", who=who))

    @answers()
    async def _send(self, interaction: Interaction, control: SendChallenge) -> None:
        game, clock = interaction.field(GAME), interaction.field(CLOCK)
        casual = not is_yes(interaction.field(RATED))
        if game not in FOR_TWO or clock not in CLOCKS:
            raise Refused(say("bot-no-such-choice"))
        self._sent.check(interaction.user.id, self.tables.now(), say("bot-challenge-soon"))
        await interaction.defer()
        other = await self._fetched(control.person)
        for table in await self._waiting(interaction.user.id, other.id):
            if (table.game_id, table.clock, table.casual) == (game, clock, casual):
                await self._take(interaction, table)
                return
        await self._check(interaction, other)
        lobby = await self._lobby(interaction, other, game)
        lobby = replace(lobby, clock=clock, casual=casual)
        who, now = plain(name_of(other)), self.tables.now()

        async def check(connection: AsyncConnection, _: int) -> None:
            await check_challenging(connection, lobby.host, other.id, who, now)

        await self.tables.open_direct(lobby, interaction.id, check)
        await interaction.hand(sent_sheet(who, game, interaction.language))

    async def _waiting(self, me: int, other: int) -> list[Table]:
        """The challenges of somebody that wait for this person."""
        asked = await self.tables.asked(me) if self.tables.challenges else []
        return [table for table in asked if table.personal and table.host == other]

    async def _take(self, interaction: Interaction, table: Table) -> None:
        """Two people have challenged each other on the same terms: they play."""
        me = await player(self.services, interaction.user, table.game_id)
        async with self.tables.hold(table.id) as held:
            apart = await self.tables.around(held.table, me.id)
            await held.save(lobbies.join(held.table, me, apart), interaction)
            await interaction.hand(joined_sheet(interaction.reads(held.table)))

    async def _fetched(self, person: int) -> discord.User:
        """Somebody as Discord knows them. Raises `Refused` if there is nobody."""
        try:
            async with discord_says():
                return await self.services.client.fetch_user(person)
        except NotReachable:
            raise Refused(say("bot-personal-nobody")) from None
        except OSError:
            raise Refused(say("bot-try-again")) from None

    async def _lobby(self, interaction: Interaction, other: discord.abc.User, game: str) -> Table:
        """A lobby where the challenger sits and the other person is invited."""
        now = self.tables.now()
        return Table(
            id=0,
            guild=DIRECT,
            channel=0,
            wanted=2,
            personal=True,
            game_id=game,
            host=interaction.user.id,
            players=(await player(self.services, interaction.user, game),),
            invited=(await player(self.services, other, game),),
            language=interaction.language,
            opened=now,
            deadline=now + LOBBY_LIFE,
        )
