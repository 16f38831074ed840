"""What one interaction says: who did what, where, in which language, and who may see the answer."""

from __future__ import annotations

from typing import Any

import discord

from bot.live.places import lacking_at
from bot.message.made import read_in
from bot.table.entered import visible
from bot.table.table import Table
from games.core import ENGLISH, Text, text_of


class Asked:
    """A press, a command or a sent form, as discord.py brings it, and what is known about it."""

    def __init__(self, raw: discord.Interaction[Any]) -> None:
        data: Any = raw.data or {}
        self.raw = raw
        self.id = raw.id
        self.user = raw.user
        self.name = visible(raw.user.display_name, raw.user.name)
        guild = raw.guild_id or 0
        here = raw.client.get_guild(guild) is not None or raw.is_guild_integration()
        self.guild = guild if here else 0
        """The server, if the bot is there: people use their own apps where it is not, too."""
        self.direct = not raw.guild_id and not raw.context.private_channel
        """Is it in somebody's direct messages with the bot?"""
        self.channel: int = raw.channel_id or 0
        """The channel or thread where it happened."""
        self.message = raw.message
        """The message whose control was pressed."""
        self.custom_id = str(data.get("custom_id", ""))
        self.values: list[str] = list(data.get("values") or [])
        """What was chosen in the pressed menu."""
        self.language = ENGLISH
        """The language the person reads."""
        self.table = 0
        """The table it is about, once that is known; 0 for none. A refusal names its people."""
        self.original = 0
        """The message that its token calls `@original`, if everybody sees it."""
        self.of_table = False
        """Is that table shown in direct messages, perhaps by the pressed one?"""

    def reads(self, table: Table) -> Table:
        """The table as this person reads it."""
        return read_in(table, self.language)

    def say(self, text: Text | str, /, **values: object) -> str:
        """A text that is not about a table, as this person reads it."""
        return text_of(text, values).in_(self.language)

    @property
    def community(self) -> str | None:
        """The server's language, if it is a Community. Discord gives English for all others."""
        guild = self.raw.guild
        if guild is None or "COMMUNITY" not in guild.features:
            return None
        return str(guild.preferred_locale.value)

    def field(self, name: str) -> str:
        """What was typed or chosen in this field of the sent form; empty for nothing."""
        return next(iter(self.chosen(name)), "")

    def chosen(self, name: str) -> list[str]:
        """The same where several things may be chosen."""
        data: Any = self.raw.data or {}
        return _values_of(data.get("components", []), name)

    @property
    def entered(self) -> bool:
        """Has the person opened the application itself, by its entry point?"""
        data: Any = self.raw.data or {}
        return "entry" in data

    @property
    def pressed(self) -> bool:
        """Is it a press of a control?"""
        return self.raw.type is discord.InteractionType.component

    def on_table(self, table: Table) -> bool:
        """Was a message pressed that shows this table, also to others or to this seat for good?"""
        here = self.direct or self.channel == table.channel
        return self.message is not None and not self.fleeting and here

    @property
    def own_message(self) -> bool:
        """Does only this person see the pressed message, and may it be turned into anything? Not if
        it is a table's."""
        here = self.message is not None and self.direct and not self.of_table
        return self.fleeting or here

    @property
    def elsewhere(self) -> bool:
        """Is the bot not there: in a server without it, or a conversation between people?"""
        return not (self.guild or self.direct)

    @property
    def public(self) -> bool:
        """Can the bot answer so that others see it? Where it is not, that depends on what this
        person may do."""
        if not (self.elsewhere and self.raw.guild_id):
            return True
        allowed = self.raw.permissions
        return self.writes and allowed.use_external_apps and allowed.attach_files

    @property
    def posts(self) -> bool:
        """May the bot post a table's messages in the channel? Discord says so with every
        interaction."""
        return self.direct or (bool(self.guild) and not lacking_at(self.raw))

    @property
    def writes(self) -> bool:
        """May this person write in the channel?"""
        allowed, thread = self.raw.permissions, isinstance(self.raw.channel, discord.Thread)
        return allowed.send_messages_in_threads if thread else allowed.send_messages

    def speaks_in(self, channel: int) -> tuple[str, int]:
        """The token by which everybody in this channel can be answered (empty if there is none),
        and the message that it changes; 0 for none."""
        if not self.public or channel != self.channel:
            return "", 0
        pressed = self.message.id if self.message and not self.fleeting else 0
        return self.raw.token, pressed

    @property
    def fleeting(self) -> bool:
        """Is the pressed message ephemeral? Others, also direct ones, may belong to a table."""
        return self.message is not None and self.message.flags.ephemeral

    @property
    def _command(self) -> bool:
        """Is it a command? Its deferral shows "thinking…", a press's shows nothing."""
        return self.raw.type is discord.InteractionType.application_command


def _values_of(components: list[Any], name: str) -> list[str]:
    """A field's values, wherever it is in the form."""
    for component in components:
        if component.get("custom_id") == name:
            return [str(v) for v in component.get("values") or [component.get("value")] if v]
        inside = [component["component"]] if "component" in component else []
        if found := _values_of(component.get("components", inside), name):
            return found
    return []
