"""Plans on Discord: the messages in which people make them, and telling people what was played."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.cogs.plans.follow import Following
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
from bot.live.live import Live
from bot.message.parts import Sheet, shortened
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, Services
from bot.table.controls import OpenPlan
from bot.table.ids import AtTable, Control, Draft, Step
from games.core import Refused, say

PRESSED = (OpenPlan, ShowPlan, AddLine, Confirm, Clear, GoOnFrom, Delete)
"""The controls that are answered by the plan's message."""


class Planner(Cog):
    """Every control of a plan."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._plans = Plans(services.store.engine)
        self._planning = Planning(services.tables, self._plans)
        self._following = Following(self._plans)
        services.tables.follows.append(self._following)
        services.tables.watchers.append(self._look)
        services.own.update(dict.fromkeys((*PRESSED, Draft), self._shown))

    async def cog_load(self) -> None:
        """Tell what nobody has told before the bot ended."""
        self.services.background.begin(self.services.background.again(self._tell_all, "plans"))

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """The handler of each kind of control."""
        return {
            **dict.fromkeys((*PRESSED, Draft), self._press),
            TypeLines: self._ask_lines,
            Typed: self._type,
        }

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

    async def _ask_lines(self, interaction: Interaction, control: TypeLines) -> None:
        person = interaction.user.id
        table, _ = await self._planning.table(control.table, person, interaction.language)
        if await interaction.acknowledged():
            raise Refused(say("bot-too-slow"))
        await interaction.raw.response.send_modal(lines_modal(table))

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
            self.services.background.begin(self._tell(live.table.id))

    async def _tell_all(self) -> None:
        for id in await self._plans.untold():
            await self._tell(id)

    async def _tell(self, id: int) -> None:
        """Tell the people at a table what was played for them. Whoever dies between telling and
        noting it has it told again, by the same nonce: so Discord shows it once."""
        table = await self.tables.look(id)
        for owned in (await self._plans.of(id)).values():
            if not owned.told or owned.person not in [p.id for p in table.players]:
                continue
            language = await self.services.languages.of(owned.person, table.language)
            words = told_words(table.read_in(language), owned.told)
            nonce = f"plan{id}.{owned.plan.seat}.{owned.plan.edits}"[:25]
            await self.services.channels.tell(owned.person, words, nonce)
            await self._plans.told(id, owned)
