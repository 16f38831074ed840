"""Who leads, what a person has achieved, what they have played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.cogs.standing.follow import Serial
from bot.cogs.standing.sheets.history import TurnHistory, history_sheet
from bot.cogs.standing.sheets.leaderboard import (
    SERVER,
    WORLD,
    Leaderboard,
    Leaders,
    LeadersBy,
    ShowLeaders,
    leaders_sheet,
    shown_leaders_sheet,
)
from bot.cogs.standing.sheets.profile import ShowProfile, profile_sheet, unrated_sheet
from bot.cogs.standing.store.careers import Careers
from bot.cogs.standing.store.ranking import Ranking, Standings
from bot.data.lapses import Lapses
from bot.data.ratings import ALL, EVERYWHERE
from bot.live.live import Follows
from bot.live.members import Members
from bot.message.parts import Sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import AppMenu, game_choices, scope_choices
from bot.press.guests import name_of
from bot.press.interaction import Interaction
from bot.press.router import guarded
from bot.press.showing import Publishing, read_here
from bot.table.reach import DIRECT
from games import GAMES
from games.core import Refused, say

CHOICES = game_choices()
SCOPES = scope_choices((SERVER, WORLD))
_ROUNDS = 5


class Standing(Cog):
    """`/leaderboard`, `/profile`, `/history`."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._standings = Standings(services.store.engine)
        self._careers = Careers(services.store.engine)
        self._lapses = Lapses(services.store.engine)
        self._members = Members(services.channels, services.tables)
        self._showing = Publishing()

    @property
    def follows(self) -> Sequence[Follows]:
        """Matches lost in a row."""
        return (Serial(self.services.store.engine),)

    @app_commands.command()
    @app_commands.choices(game=CHOICES, scope=SCOPES)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def leaderboard(
        self, interaction: Interaction, game: str = ALL, scope: str = SERVER
    ) -> None:
        board = await self._leaders(interaction, scope, game, 0)
        await interaction.hand(leaders_sheet(board))

    @app_commands.command()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def profile(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await self._profile(interaction, person or interaction.user)

    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def profile_of(self, interaction: Interaction, person: discord.User) -> None:
        """The same in a person's menu"""
        await self._profile(interaction, person)

    menus = (AppMenu(say("bot-context-profile"), profile_of),)

    async def _profile(
        self, interaction: Interaction, whose: discord.User | discord.Member
    ) -> None:
        found = await self._careers.profile(interaction.guild, whose.id)
        late = await self._lapses.of(whose.id, self.tables.now())
        if found is None:
            done = await self._careers.done(interaction.guild, whose.id)
            name, language = name_of(whose), interaction.language
            unrated = unrated_sheet(name, done, late, language, whose.id)
            await interaction.hand(unrated)
            return
        show = ShowProfile(whose.id)
        name, language = name_of(whose), interaction.language
        await interaction.hand(profile_sheet(name, found, late, language, show))

    @app_commands.command()
    @guarded()
    async def history(self, interaction: Interaction) -> None:
        await interaction.hand(await self._history(interaction, 0))

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _turn_leaders(self, interaction: Interaction, control: Leaders | LeadersBy) -> None:
        await interaction.turn_into(leaders_sheet(await self._chosen(interaction, control)))

    @answers()
    async def _show_leaders(self, interaction: Interaction, control: ShowLeaders) -> None:
        board = await self._chosen(interaction, control)
        board = replace(board, language=await read_here(self.services.people, interaction))
        await self._showing.show(interaction, shown_leaders_sheet(board))

    @answers()
    async def _show_profile(self, interaction: Interaction, control: ShowProfile) -> None:
        found = await self._careers.profile(interaction.guild, control.person)
        name = await self.services.store.name_of(control.person)
        if found is None or name is None:
            raise Refused(say("bot-nothing-to-show"))
        late = await self._lapses.of(control.person, self.tables.now())
        language = await read_here(self.services.people, interaction)
        await self._showing.show(interaction, profile_sheet(name, found, late, language))

    @answers()
    async def _turn_history(self, interaction: Interaction, control: TurnHistory) -> None:
        await interaction.turn_into(await self._history(interaction, control.page))

    async def _history(self, interaction: Interaction, page: int) -> Sheet:
        """What somebody has played in the server; in direct messages, there."""
        here = interaction.guild or DIRECT
        found = await self._careers.history(here, interaction.user.id, page)
        return history_sheet(found, interaction.language, direct=not interaction.guild)

    # --- leaderboards ----------------------------------------------------------------------------

    async def _chosen(self, interaction: Interaction, chosen: Leaders | LeadersBy) -> Leaderboard:
        """The leaderboard that a control names. Raises `Refused` if there is none."""
        if chosen.scope not in (SERVER, WORLD) or chosen.game not in (ALL, *GAMES):
            raise Refused(say("bot-no-such-leaderboard"))
        return await self._leaders(interaction, chosen.scope, chosen.game, chosen.page)

    async def _leaders(
        self, interaction: Interaction, scope: str, game: str, page: int
    ) -> Leaderboard:
        guild = interaction.guild if scope == SERVER else EVERYWHERE
        me = interaction.user.id
        ranking = await self._ranking(guild, game, page, me)
        done = () if ranking.mine else await self._careers.done(guild, me)
        unrated = sum(one.matches for one in done if game in (ALL, one.game))
        return Leaderboard(game, scope, ranking, me, interaction.language, unrated)

    async def _ranking(self, guild: int, game: str, page: int, me: int) -> Ranking:
        """A page without people who have left the server. Whether they have is found out when the
        page would show them."""
        ranking = await self._standings.ranking((guild, game), page, me)
        if guild == EVERYWHERE:
            return ranking
        if ranking.mine and ranking.mine.gone:
            await self._standings.set_gone(guild, [me], False)
            ranking = await self._standings.ranking((guild, game), page, me)
        self._members.see(guild, [me])
        for _ in range(_ROUNDS):
            gone = await self._members.gone(guild, [line.person for line in ranking.lines])
            if not gone:
                break
            await self._standings.set_gone(guild, gone, True)
            ranking = await self._standings.ranking((guild, game), page, me)
        return ranking
