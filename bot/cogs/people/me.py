"""`/me`: what people decide for themselves, and its forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.cogs.people.me_sheet import (
    AWAY,
    DAYS,
    FIRST,
    LONGEST_ZONE,
    NEVER,
    ZONE,
    AskMe,
    SetMe,
    me_form,
    me_sheet,
)
from bot.cogs.people.preferences import changed
from bot.cogs.people.vanished import Vanished, tell
from bot.data.preferences import CLOCKS, TURNS, PersonSettings, chosen, zones
from bot.live.live import Follows
from bot.message.parts import Sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import zone_choices
from bot.press.interaction import Interaction
from bot.press.router import Raw, guarded
from bot.table import away, ids
from bot.table.entered import cut
from bot.table.player import plain
from bot.table.timer import Span
from bot.table.yes import is_yes
from games.core import ENGLISH, Refused, say


class Me(Cog):
    """`/me`."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._vanished = Vanished(services)

    @property
    def follows(self) -> Sequence[Follows]:
        """Days away by themselves."""
        return (self._vanished,)

    @app_commands.command()
    @guarded()
    async def me(self, interaction: Interaction, timezone: str | None = None) -> None:
        settings = await self.services.people.read_again(interaction.user.id)
        if timezone is not None:
            settings = changed(settings, {"zone": timezone})
            await self._keep(interaction, settings)
        await interaction.hand(self._sheet(settings, interaction))

    @me.autocomplete("timezone")
    async def _zones(self, _: Raw, typed: str) -> list[app_commands.Choice[str]]:
        return zone_choices(typed)

    # --- presses and forms -----------------------------------------------------------------------

    @answers()
    async def _ask(self, interaction: Interaction, control: AskMe) -> None:
        settings = await self.services.people.read_again(interaction.user.id)
        form = me_form(control.section, settings, self.tables.now(), interaction.language)
        await interaction.ask(form)

    @answers()
    async def _set(self, interaction: Interaction, control: SetMe) -> None:
        before = await self.services.people.read_again(interaction.user.id)
        change = _read(before, control.section, interaction, self.tables.now())
        after = changed(before, change)
        await self._keep(interaction, after)
        if after.away != before.away:
            await interaction.defer(thinking=False)
            days = away.to_come(after.away, self.tables.now())
            await tell(self.services, interaction.user.id, days)
        if after.language != before.language:
            person = interaction.user.id
            interaction.language = await self.services.languages.of(person, ENGLISH)
        await interaction.answer(self._sheet(after, interaction))
        if after.language != before.language:
            await self.services.hands.show_anew(interaction.user.id)

    def _sheet(self, settings: PersonSettings, interaction: Interaction) -> Sheet:
        pages, calls = self.services.pages, self.tables.challenges
        return me_sheet(settings, self.tables.now(), interaction.language, pages=pages, calls=calls)

    async def _keep(self, interaction: Interaction, settings: PersonSettings) -> None:
        me, name = interaction.user.id, interaction.name
        await self.services.people.set_person(me, name, settings)


def _read(
    settings: PersonSettings, section: str, interaction: Interaction, now: float
) -> dict[str, Any]:
    """What a section's form changes. The settings check what is not checked here. Raises
    `Refused`."""
    asked = [name for name, menu in chosen(settings).items() if menu.form == section]
    if not asked:
        raise Refused(ids.UNKNOWN)
    change: dict[str, Any] = {name: interaction.field(name) for name in asked}
    if section == TURNS:
        change["zone"] = _zone(interaction.field(ZONE))
    if section == CLOCKS:
        change |= _away(interaction, settings.away, now)
    return change


def _away(interaction: Interaction, spans: tuple[Span, ...], now: float) -> dict[str, Any]:
    """The days away as the form has them. Sending what it was filled in with changes nothing."""
    planned, said = away.planned(spans, now), interaction.field(AWAY)
    if said == NEVER or not is_yes(said):
        spans = away.back(spans, now) if planned else spans
        return {"away": spans, "vanishes": said != NEVER}
    chosen = _number(interaction.field(FIRST)), _number(interaction.field(DAYS))
    return {"away": spans if chosen == planned else away.chosen(spans, *chosen, now)}


def _zone(text: str) -> str:
    """The time zone that was typed: its whole name, or only the city. Raises `Refused`."""
    wanted = text.strip().casefold().replace(" ", "_")
    whole = [zone for zone in zones() if zone.casefold() == wanted]
    cities = [zone for zone in zones() if zone.casefold().rpartition("/")[2] == wanted]
    for zone in (*whole, *cities):
        return zone
    raise Refused(say("bot-me-zone-unknown", typed=plain(cut(text, LONGEST_ZONE))))


def _number(text: str) -> int:
    """What was chosen in a menu. Raises `Refused` for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refused(say("bot-no-such-choice"))
    return int(text)
