"""Calls: people choose whether they are called when somebody wants to play, and stop it."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.cogs.challenges.callees import Callees
from bot.cogs.challenges.calling import LOOK, Calling
from bot.cogs.challenges.calls_sheets import (
    GAMES_FIELD,
    NotNow,
    SetCalls,
    StopCalls,
    calls_form,
    chosen_sheet,
    later_sheet,
    stopped_sheet,
    welcome_sheet,
)
from bot.cogs.challenges.refusals import Refusals
from bot.cogs.challenges.store import Challenges
from bot.cogs.challenges.waiting import check_on
from bot.errors import NotReachable
from bot.live.channels import discord_says
from bot.press.cog import Cog, Services, answers
from bot.press.interaction import Interaction
from bot.table.controls import AskCalls
from bot.table.yes import is_yes
from games import GAMES
from games.core import Refused, say

log = logging.getLogger(__name__)


class Calls(Cog):
    """The form in which people choose for which games they are called, and the buttons of calls."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        refusals = Refusals(services.store)
        self._callees = Callees(services.store, refusals)
        challenges = Challenges(services.store.engine)
        self.calling = Calling(services, challenges, self._callees, refusals)

    async def cog_load(self) -> None:
        """Start the loop that calls people."""
        if self.tables.challenges:
            self.services.background.every(LOOK, self.calling.tick, "calling people to play")

    @answers()
    async def _ask(self, interaction: Interaction, _: AskCalls) -> None:
        check_on(self.tables.challenges)
        person = interaction.user.id
        chosen = await self._callees.games_of(person)
        own = await self.services.people.read_again(person)
        await interaction.ask(calls_form(chosen, own, interaction.language))

    @answers()
    async def _set(self, interaction: Interaction, _: SetCalls) -> None:
        """Store what was chosen. Only whoever a direct message reaches is called: for everybody
        else each call would be a request to Discord that it refuses."""
        check_on(self.tables.challenges)
        user, games = interaction.user, interaction.chosen(GAMES_FIELD)
        challenged = is_yes(interaction.field("challenged"))
        if not set(games) <= set(GAMES):
            raise Refused(say("bot-no-such-choice"))
        wanted = set(games) if challenged else set[str]()
        await interaction.defer()
        own = await self.services.people.read_again(user.id)
        own = own.model_copy(update={"challenged": challenged})
        await self.services.people.set_person(user.id, interaction.name, own)
        if wanted and not await self._callees.games_of(user.id):
            await self._welcome(interaction, wanted)
        await self._callees.choose(user.id, wanted, self.tables.now())
        await interaction.hand(chosen_sheet(wanted, challenged, interaction.language))

    async def _welcome(self, interaction: Interaction, games: set[str]) -> None:
        """Open the direct messages with somebody. Raises `Refused` if they accept none."""
        channels, shown = self.services.channels, welcome_sheet(games, interaction.language)
        try:
            async with discord_says():
                channel = await channels.dm_of(interaction.user.id)
                await channels.send(channel, shown, f"calls{interaction.id}")
        except NotReachable:
            raise Refused(say("bot-calls-closed")) from None
        except (OSError, discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("a first direct message was lost: %s", error)
            raise Refused(say("bot-calls-lost")) from None

    @answers()
    async def _stop(self, interaction: Interaction, _: StopCalls) -> None:
        await self._callees.choose(interaction.user.id, (), self.tables.now())
        await interaction.answer(stopped_sheet(interaction.language))

    @answers()
    async def _later(self, interaction: Interaction, _: NotNow) -> None:
        await interaction.answer(later_sheet(interaction.language))
