"""Days away: chosen in `/me`, told to the person's open tables."""

from __future__ import annotations

from contextlib import suppress

from bot.cogs.people.sheets import (
    DAYS,
    FIRST,
    AskAway,
    Returned,
    SetAway,
    away_modal,
    me_sheet,
)
from bot.data.preferences import PersonSettings
from bot.errors import Stale, Unreadable
from bot.live.held import Held
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind
from bot.table import away
from bot.table.timer import Span
from games.core import Refused, say


class DaysAway(Cog):
    """The buttons and the form for days away."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """The handler of each kind of control and form."""
        return {AskAway: self._ask, SetAway: self._set, Returned: self._returned}

    async def _ask(self, interaction: Interaction, _: AskAway) -> None:
        if await interaction.acknowledged():
            raise Refused(say("bot-too-slow"))
        form = away_modal(self.tables.now(), interaction.language)
        await interaction.raw.response.send_modal(form)

    async def _set(self, interaction: Interaction, _: SetAway) -> None:
        first, days = _number(interaction.field(FIRST)), _number(interaction.field(DAYS))
        own, now = await self._own(interaction), self.tables.now()
        await self._keep(interaction, own, away.chosen(own.away, first, days, now))

    async def _returned(self, interaction: Interaction, _: Returned) -> None:
        own = await self._own(interaction)
        await self._keep(interaction, own, away.back(own.away, self.tables.now()))

    async def _own(self, interaction: Interaction) -> PersonSettings:
        return await self.services.people.read_again(interaction.user.id)

    async def _keep(
        self, interaction: Interaction, own: PersonSettings, spans: tuple[Span, ...]
    ) -> None:
        """Store the choice, then tell the person's tables, one after the other.

        If the bot dies on the way, a table is told when its time would run out (`Reminders.told`).
        """
        user, after = interaction.user, own.model_copy(update={"away": spans})
        await interaction.defer(thinking=False)
        await self.services.people.set_person(user.id, user.display_name, after)
        days = away.to_come(spans, self.tables.now())
        for id in await self.services.store.open_tables_of(user.id):
            with suppress(Unreadable, Stale):
                await self._note(id, user.id, days)
        pages, now = self.services.pages, self.tables.now()
        await interaction.turn_into(me_sheet(after, now, interaction.language, pages=pages))

    async def _note(self, id: int, person: int, days: Span | None) -> None:
        async def note(held: Held) -> None:
            after = away.noted(held.table, person, days, self.tables.now())
            if after is not held.table:
                await held.save(after, None)

        await self.tables.change(id, note)


def _number(text: str) -> int:
    """What was chosen in a menu. Raises `Refused` for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refused(say("bot-no-such-choice"))
    return int(text)
