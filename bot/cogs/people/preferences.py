"""What server owners decide: channels, clocks, notifications."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from discord import app_commands
from pydantic import BaseModel, ValidationError

from bot.cogs.people.sheets import SetChannels, SetServer, settings_sheet
from bot.data.preferences import ServerSettings, chosen
from bot.message.parts import Sheet
from bot.press.cog import Cog, answers
from bot.press.commands import managing
from bot.press.interaction import Interaction
from bot.press.router import guarded
from games.core import Refused, say

NO_CHOICE = "bot-no-such-choice"
_Settings = TypeVar("_Settings", bound=BaseModel)


class Preferences(Cog):
    """`/settings`."""

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def settings(self, interaction: Interaction) -> None:
        managing(interaction.raw.permissions)
        settings = await self.services.people.server(interaction.guild)
        await interaction.hand(self._settings(settings, interaction))

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _set_server(self, interaction: Interaction, control: SetServer) -> None:
        await self._change_server(interaction, {control.field: control.value})

    @answers()
    async def _set_channels(self, interaction: Interaction, control: SetChannels) -> None:
        await self._change_server(interaction, {"channels": control.channels})

    async def _change_server(self, interaction: Interaction, change: Mapping[str, Any]) -> None:
        managing(interaction.raw.permissions)
        people = self.services.people
        settings = changed(await people.server(interaction.guild), change)
        await people.set_server(interaction.guild, settings)
        await interaction.turn_into(self._settings(settings, interaction))

    def _settings(self, settings: ServerSettings, interaction: Interaction) -> Sheet:
        channels = self.services.channels
        there = channels.still_there(interaction.guild, settings.channels)
        return settings_sheet(settings, there, interaction.language)


def changed(settings: _Settings, change: Mapping[str, Any]) -> _Settings:
    """The settings with this change. Raises `Refused` if it is not one of the choices."""
    for name, menu in chosen(settings).items():
        if name in change and change[name] not in menu.choices:
            raise Refused(say(NO_CHOICE))
    try:
        return settings.model_validate(settings.model_dump() | dict(change))
    except ValidationError:
        raise Refused(say(NO_CHOICE)) from None
