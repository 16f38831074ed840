"""The requests by which tables are shown (`bot.screen.ways.Requests`): the bot's own, and those by
the tokens of interactions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import discord

from bot.errors import NotReachable, Rejected
from bot.live.channels import UNKNOWN_MESSAGE, Channels, discord_says
from bot.live.sent import alt_of, only, picture_of
from bot.live.studio import Studio
from bot.message.parts import Sheet
from bot.screen.marks import Mark
from bot.screen.seen import Posted
from bot.screen.ways import Sent

ORIGINAL = cast("int", "@original")
"""Stands for the id of an interaction's own answer. discord.py offers it only for interactions that
it brought itself."""


@asynccontextmanager
async def wanted() -> AsyncIterator[None]:
    """Turn Discord's errors into `NotReachable`, `Rejected` and `OSError`."""
    try:
        async with discord_says():
            yield
    except discord.HTTPException as error:
        raise Rejected(f"{error.status} {error.code} {error.text}") from error


class Wire:
    """Makes them."""

    def __init__(self, client: discord.Client, channels: Channels, studio: Studio) -> None:
        self._client, self._channels, self._studio = client, channels, studio

    async def dm_of(self, person: int) -> int:
        """The channel of the direct messages with somebody."""
        async with wanted():
            return await self._channels.dm_of(person)

    async def post(self, channel: int, sheet: Sheet, mark: Mark) -> Sent:
        """Post a new message. If Discord knows the mark, it tells of the message that bears it."""
        async with self._in(channel):
            return sent_of(await self._channels.send(channel, sheet, *mark))

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        """Let a message show this. Returns its picture; None if somebody has deleted it."""
        async with self._in(old.channel):
            return await self._channels.edit(old, sheet)

    @asynccontextmanager
    async def _in(self, channel: int) -> AsyncIterator[None]:
        """Note how the bot stood in a channel where Discord refuses it. If that has changed while
        the request was under way, it is tried again: nobody would tell of the change once more."""
        places = self._channels.places
        access = places.access(channel)
        try:
            async with wanted():
                yield
        except NotReachable as error:
            if places.access(channel) != access:
                raise ConnectionError(f"{error}, but permissions have changed") from error
            places.refused(channel, access)
            raise

    async def newer(self, channel: int, than: int) -> Sequence[Sent]:
        """The bot's newest messages there, if they are newer than this one."""
        me = self._client.user
        try:
            async with wanted():
                found = await self._channels.newest(channel)
        except NotReachable:
            return ()
        return [sent_of(m) for m in found if m.author == me and m.id > than]

    async def follow_up(self, token: str, sheet: Sheet, mark: Mark) -> Sent | None:
        """Post a message after an interaction's answer; None if only one person sees it."""
        files, send = await self._studio.files(sheet), self._hook(token).send
        view, pings = self._studio.view(sheet, mark.id), only(sheet.pings)
        async with wanted():
            with self._studio.line.uploading(files):
                sent = await send(view=view, files=files, allowed_mentions=pings, wait=True)
        self._studio.shown(picture_of(sent), sheet)
        return None if sent.flags.ephemeral else sent_of(sent)

    async def change_by(self, token: str, message: int, old: Posted, sheet: Sheet) -> int | None:
        """`change` by a token. Message 0: the one that it calls its original answer."""
        files = await self._studio.attached(old.picture, sheet)
        attached: Any = discord.utils.MISSING if files is None else files
        edit = self._hook(token).edit_message
        try:
            async with wanted():
                with self._studio.line.uploading(files or ()):
                    shown = await edit(
                        message or ORIGINAL,
                        view=self._studio.view(sheet, old.mark),
                        attachments=attached,
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
        except NotReachable as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        return self._studio.shown(picture_of(shown), sheet)

    async def original(self, token: str) -> Sent | None:
        """An interaction's answer, if there is one that everybody sees. One that only says
        "thinking…" is deleted: filling it would notify nobody."""
        hook = self._hook(token)
        async with wanted():
            message = await hook.fetch_message(ORIGINAL)
            if message.flags.loading:
                await hook.delete_message(ORIGINAL)
                return None
        return None if message.flags.ephemeral else sent_of(message)

    def _hook(self, token: str) -> discord.Webhook:
        return discord.Webhook.partial(self._client.application_id or 0, token, client=self._client)


def sent_of(message: discord.Message) -> Sent:
    """What is known of a message by what Discord tells."""
    return Sent(
        message.channel.id, message.id, mark_of(message), picture_of(message), alt_of(message)
    )


def mark_of(message: discord.Message) -> int:
    """The number on a message."""
    container = next(iter(message.components), None)
    return (container.id or 0) if isinstance(container, discord.Container) else 0
