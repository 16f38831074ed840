"""What somebody did: a press, a command or a sent form, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord

from bot.live.channels import lacking
from bot.table.table import Table
from games.core import ENGLISH, Text


@dataclass(frozen=True)
class Picked:
    """Somebody who was picked in a menu of people."""

    id: int
    name: str
    bot: bool


class Asked:
    """Who did what where."""

    def __init__(self, raw: discord.Interaction[Any]) -> None:
        data: Any = raw.data or {}
        self.raw = raw
        self.id = raw.id
        self.user = raw.user
        self.guild: int = raw.guild_id or 0
        self.channel: int = raw.channel_id or 0
        """The channel or thread where it happened."""
        self.message = raw.message
        """The message whose control was pressed."""
        self.custom_id = str(data.get("custom_id", ""))
        self.values: list[str] = list(data.get("values") or [])
        """What was chosen in the pressed menu."""
        self.language = ENGLISH
        """What the person reads."""
        self.table = 0
        """The table it is about, once that is known: a refusal uses its people's names."""

    def reads(self, table: Table) -> Table:
        """The table as this person reads it."""
        return table.read_in(self.language)

    def say(self, text: Text) -> str:
        """A text about no table, as this person reads it."""
        return text.say((), self.language)

    @property
    def community(self) -> str | None:
        """The language of a server that is a Community; Discord calls every other one English."""
        guild = self.raw.guild
        if guild is None or "COMMUNITY" not in guild.features:
            return None
        return str(guild.preferred_locale.value)

    def field(self, name: str) -> str:
        """What was typed or chosen in this field of the sent form; empty if nothing."""
        data: Any = self.raw.data or {}
        return _field(data.get("components", []), name)

    def picked(self, people: Iterable[int]) -> list[Picked]:
        """Who was picked in the pressed menu of people."""
        data: Any = self.raw.data or {}
        resolved = data.get("resolved", {})
        users, members = resolved.get("users", {}), resolved.get("members", {})
        keys = [str(id) for id in people]
        found = [(users[id], members.get(id, {})) for id in keys if id in users]
        return [
            Picked(
                int(user["id"]),
                member.get("nick") or user.get("global_name") or user["username"],
                bool(user.get("bot")),
            )
            for user, member in found
        ]

    @property
    def pressed(self) -> bool:
        """Is it a press of a control?"""
        return self.raw.type is discord.InteractionType.component

    @property
    def own_message(self) -> bool:
        """Is the pressed message one that only this person sees?"""
        return self.fleeting or (self.message is not None and not self.guild)

    @property
    def fleeting(self) -> bool:
        """Is it one of which nobody keeps note? A direct message may be a table's."""
        return self.message is not None and self.message.flags.ephemeral

    @property
    def _command(self) -> bool:
        """Its deferral shows everybody it is for that an answer is to come."""
        return self.raw.type is discord.InteractionType.application_command

    @property
    def may_send(self) -> bool:
        """May this person write in the channel, in a server?"""
        allowed = self.raw.permissions
        in_thread = isinstance(self.raw.channel, discord.Thread)
        sends = allowed.send_messages_in_threads if in_thread else allowed.send_messages
        return bool(self.guild) and sends

    @property
    def bot_may_send(self) -> bool:
        """May the bot post a table's messages in the channel?"""
        channel = self.raw.channel
        thread = channel if isinstance(channel, discord.Thread) else None
        closed = thread is not None and (thread.locked or thread.archived)
        return not closed and not lacking(self.raw.app_permissions, thread is not None)


def _field(components: list[Any], name: str) -> str:
    """A field's value, wherever in the form it is."""
    for component in components:
        if component.get("custom_id") == name:
            chosen = component.get("values") or [component.get("value") or ""]
            return str(chosen[0])
        inside = [component["component"]] if "component" in component else []
        if found := _field(component.get("components", inside), name):
            return found
    return ""
