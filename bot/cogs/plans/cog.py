"""Plans on Discord: the messages in which people make them, and telling people what was played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.cogs.plans.follow import PlansFollow
from bot.cogs.plans.planning import Planning
from bot.cogs.plans.sheets import (
    TYPED,
    AddLine,
    Clear,
    Confirm,
    Delete,
    GoOnFrom,
    ShowPlan,
    Typed,
    TypeLines,
    lines_modal,
    told_words,
)
from bot.cogs.plans.store import Plans
from bot.live.live import Follows, Live
from bot.message.made import read_in
from bot.message.parts import Sheet
from bot.message.words import shortened
from bot.press.cog import Cog, Services, answers
from bot.press.interaction import Interaction
from bot.press.router import Kind, Read
from bot.table.controls import OpenPlan
from bot.table.ids import AtTable, Control, Draft, Step
from games.core import Refused, say

PRESSED = (OpenPlan, ShowPlan, AddLine, Confirm, Clear, GoOnFrom, Delete)
"""The controls that are answered by the plan's message."""
TELLING = "telling of plans"
LATER = 60.0
"""Seconds between two looks for what others have not told."""


class Planner(Cog):
    """Every control of a plan."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._plans = Plans(services.store.engine)
        self._planning = Planning(services.tables, self._plans)
        self._following = PlansFollow(self._plans)
        services.tables.watchers.append(self._look)

    async def cog_load(self) -> None:
        """From now on, tell also what others have not told: a process that has ended, or one that
        only thinks."""
        self.services.background.begin(self._tell_all(), TELLING)
        self.services.background.every(LATER, self._tell_all, TELLING)

    @property
    def own(self) -> dict[Kind, Read]:
        """The plan's message at the page."""
        return dict.fromkeys((*PRESSED, Draft), self._shown)

    @property
    def follows(self) -> Sequence[Follows]:
        """Planned moves."""
        return (self._following,)

    @answers(*PRESSED, Draft)
    async def _press(self, interaction: Interaction, control: AtTable | Step[Draft]) -> None:
        await interaction.answer_aside(await self._do(interaction, control))

    async def _do(self, interaction: Interaction, control: Control, typed: str = "") -> Sheet:
        person, language = interaction.user.id, interaction.language
        return await self._planning.do(interaction.table, person, language, control, typed)

    async def _shown(
        self, table: int, person: int, language: str, control: Control
    ) -> tuple[Sheet, Sequence[discord.File]]:
        """The same for the page."""
        return await self._planning.do(table, person, language, control), ()

    @answers()
    async def _ask_lines(self, interaction: Interaction, control: TypeLines) -> None:
        person = interaction.user.id
        table = await self._planning.table(control.table, person, interaction.language)
        await interaction.ask(lines_modal(table))

    @answers()
    async def _type(self, interaction: Interaction, control: Typed) -> None:
        text = interaction.field("lines")
        try:
            sheet = await self._do(interaction, control, text)
        except Refused as refused:
            typed = shortened(text.replace("`", "'"), TYPED)
            raise Refused(say("bot-plan-not-added", why=refused.text, typed=typed)) from None
        await interaction.answer_aside(sheet)

    # --- telling the owner -----------------------------------------------------------------------

    def _look(self, live: Live) -> None:
        if live.table.id in self._following.untold:
            self._following.untold.discard(live.table.id)
            self.services.background.begin(self._tell(live.table.id), TELLING)

    async def _tell_all(self) -> None:
        for id in await self._plans.untold():
            with suppress(Refused):  # it can't be read here
                await self._tell(id)

    async def _tell(self, id: int) -> None:
        """Tell the people at a table what was played for them. Whatever is told again, since the
        bot died or another process tells it too, has the same nonce: so Discord shows it once."""
        table = await self.tables.look(id)
        for owned in (await self._plans.of(id)).values():
            if not owned.told:
                continue
            language = await self.services.languages.of(owned.person, table.language)
            for told in owned.told:
                at, words = told.at, told_words(read_in(table, language), told)
                nonce = f"{id}.{owned.plan.seat}.{at.ply}.{at.takebacks}.{at.rules}"
                await self.services.channels.tell(owned.person, words, nonce)
            await self._plans.told(id, owned)
