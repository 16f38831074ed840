"""What people and server owners decide: reminders, quiet hours, channels, clocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from discord import app_commands
from pydantic import ValidationError

from bot.cogs.people.sheets import (
    NO,
    YES,
    SetChannels,
    SetPerson,
    SetServer,
    me_sheet,
    settings_sheet,
)
from bot.data.preferences import AUTO, PersonSettings, ServerSettings, with_clock
from bot.message.parts import Sheet
from bot.press.commands import managing, zone_choices
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, Raw, guarded
from games.core import ENGLISH, LANGUAGES, Refused, say

NO_CHOICE = "bot-no-such-choice"
_Settings = TypeVar("_Settings", ServerSettings, PersonSettings)


class Preferences(Cog):
    """`/settings`, `/me`."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """The handler of each kind of control."""
        return {
            SetServer: self._set_server,
            SetChannels: self._set_channels,
            SetPerson: self._set_person,
        }

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def settings(self, interaction: Interaction) -> None:
        """Set where tables may be opened here, their clock, notifications, threads"""
        managing(interaction.raw.permissions)
        settings = await self.services.people.server(interaction.guild)
        await interaction.hand(self._settings(settings, interaction))

    @app_commands.command()
    @app_commands.describe(timezone="Your time zone, for quiet hours: type a city")
    @guarded()
    async def me(self, interaction: Interaction, timezone: str | None = None) -> None:
        """Set your language, alerts, reminders, quiet hours, days away, your name in records"""
        settings = await self.services.people.person(interaction.user.id)
        if timezone is not None:
            settings = _changed(settings, {"zone": timezone})
            await self._keep(interaction, settings)
        await interaction.hand(self._me(settings, interaction))

    @me.autocomplete("timezone")
    async def _zones(self, _: Raw, typed: str) -> list[app_commands.Choice[str]]:
        return zone_choices(typed)

    # --- presses ---------------------------------------------------------------------------------

    async def _set_server(self, interaction: Interaction, control: SetServer) -> None:
        value: str | bool = control.value
        if control.field in ("pings", "threads", "results"):
            value = value == YES
        elif control.field == "language":
            _spoken(control.value)
        clock = control.field == "clock"
        change = with_clock(control.value) if clock else {control.field: value}
        await self._change_server(interaction, change)

    async def _set_channels(self, interaction: Interaction, control: SetChannels) -> None:
        await self._change_server(interaction, {"channels": control.channels})

    async def _change_server(self, interaction: Interaction, change: Mapping[str, Any]) -> None:
        managing(interaction.raw.permissions)
        people = self.services.people
        settings = _changed(await people.server(interaction.guild), change)
        await people.set_server(interaction.guild, settings)
        await interaction.turn_into(self._settings(settings, interaction))

    def _settings(self, settings: ServerSettings, interaction: Interaction) -> Sheet:
        challenges = self.tables.challenges
        return settings_sheet(settings, interaction.language, challenges=challenges)

    async def _set_person(self, interaction: Interaction, control: SetPerson) -> None:
        value = control.value
        changes: Mapping[str, Mapping[str, Any]] = {
            "turns": {"turns": value},
            "reminders": {"reminders": value},
            "from": {"quiet_from": None if value == NO else value},
            "until": {"quiet_until": value},
            "confirm": {"confirm": value},
            "records": {"name_in_records": value == YES},
            "language": {"language": value},
        }
        if control.field == "language":
            _spoken(value)
        before = await self.services.people.person(interaction.user.id)
        settings = _changed(before, changes.get(control.field, {}))
        await self._keep(interaction, settings)
        if settings.language != before.language:
            person = interaction.user.id
            interaction.language = await self.services.languages.of(person, ENGLISH)
        await interaction.turn_into(self._me(settings, interaction))
        if settings.language != before.language:
            await self.services.outbox.show_anew(interaction.user.id)

    def _me(self, settings: PersonSettings, interaction: Interaction) -> Sheet:
        pages = self.services.pages
        return me_sheet(settings, self.tables.now(), interaction.language, pages=pages)

    async def _keep(self, interaction: Interaction, settings: PersonSettings) -> None:
        user = interaction.user
        await self.services.people.set_person(user.id, user.display_name, settings)


def _spoken(value: str) -> None:
    """Raises `Refused` unless this is a language that people can choose."""
    if value not in (AUTO, *LANGUAGES):
        raise Refused(say(NO_CHOICE))


def _changed(settings: _Settings, change: Mapping[str, Any]) -> _Settings:
    """The settings with this change. Raises `Refused` if it is not one of the choices."""
    try:
        return settings.model_validate(settings.model_dump() | dict(change))
    except ValidationError:
        raise Refused(say(NO_CHOICE)) from None
