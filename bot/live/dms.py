"""The direct messages that show a table: beside a channel's message, or instead of it. Here is done
what the plan (`bot.screen.plan`) says."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.errors import Undelivered
from bot.live.channels import NO_DMS, Channels
from bot.live.held import Held
from bot.live.sent import picture_of
from bot.live.shown import Messages
from bot.live.tables import Tables
from bot.message.parts import Target
from bot.screen.plan import Edit, Operation, Post, Strip
from bot.screen.seen import Dm, Gathering, Posted
from bot.table.direct import begun, complete, gathers, missing
from bot.table.table import Table

log = logging.getLogger(__name__)

Nonces = Callable[[str], Awaitable[str]]
"""Takes a name for a new message and returns its nonce, in the form that this revision uses."""
Theirs = Dm | Gathering
"""A place in somebody's direct messages."""


class DirectMessages:
    """Posts and edits them. Raises `LostLease`, and discord.py's errors."""

    def __init__(self, channels: Channels, tables: Tables) -> None:
        self._channels = channels
        self._tables = tables

    async def do(
        self, table: Table, messages: Messages, place: Theirs, operation: Operation, nonces: Nonces
    ) -> bool:
        """Do it and note it; False if there is no such message any more."""
        match operation:
            case Post():
                await self._post(table, messages, place, operation, nonces)
            case Strip():
                await self._strip(table, messages, place, operation)
            case Edit(_, old, target):
                fresh = await edited(self._channels, old, target)
                if fresh is None:
                    return False
                if isinstance(place, Dm):
                    messages.dm_edited(place.seat, old, fresh)
                else:
                    messages.lobby_edited(place.person, old, fresh)
        return True

    async def _post(
        self, table: Table, messages: Messages, place: Theirs, post: Post, nonces: Nonces
    ) -> None:
        """Post a message. If somebody can't be written to, it is not tried again for that turn;
        before a match, for a while."""
        known: dict[int, Posted] = messages.lobby
        name, key, until = "d", _who(table, place), int(self._tables.now())
        if isinstance(place, Dm):
            known, name, key, until = messages.dms, "l", place.seat, post.target.turn
        person, old = _who(table, place), known.get(key)
        nonce = await nonces(f"{name}{table.id}.{key}.{table.revision}")
        sheet = replace(post.target.sheet, silent=post.silent)
        try:
            channel = old.channel if old else await self._channels.dm_of(person)
            message = await self._channels.send(channel, sheet, nonce)
        except discord.HTTPException as error:
            if _refuses(error):
                messages.refused[key] = until
            raise
        messages.heard[person] = True
        posted = Posted.of(post.target, channel, message.id, picture_of(message))
        if isinstance(place, Dm):
            messages.refused.pop(key, None)
            messages.dm_posted(place.seat, posted)
        else:
            messages.lobby_posted(person, posted)

    async def _strip(self, table: Table, messages: Messages, place: Theirs, strip: Strip) -> None:
        try:
            await edited(self._channels, strip.old, Target(strip.sheet, strip.old.turn))
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("table %s: a direct message stays as it was: %s", table.id, error.code)
        if isinstance(place, Gathering):
            messages.lobby.pop(place.person, None)
        elif strip.ends:
            messages.dms.pop(place.seat, None)
        else:
            messages.dm_stripped(place.seat, strip.old)

    async def go_on(self, table: Table, messages: Messages) -> None:
        """Now that everything is shown: begin the match if it is time. Raises `Undelivered` if
        somebody's message holds it up: it is tried again.

        The match begins before it is noted that the lobby is shown: after a crash that is shown
        once more, and then begins.
        """
        if table.match or table.stage == "playing":
            messages.begun()
            return
        for person in messages.refused.keys() - messages.lobby.keys():
            messages.heard.setdefault(person, False)
        if gathers(table) and complete(table):
            if missing(table, messages.lobby):
                raise Undelivered
            await self._begin(table, messages)

    async def _begin(self, table: Table, messages: Messages) -> None:
        arrived = list(messages.lobby)

        async def begin(held: Held) -> None:
            now, random = self._tables.now(), self._tables.random
            if match := begun(held.table, arrived, random, now):
                await held.save(match, None)

        await self._tables.change(table.id, begin)

    def unheard(self, table: Table, messages: Messages, place: Theirs) -> None:
        """Note that somebody could not be written to."""
        messages.heard[_who(table, place)] = False


def _who(table: Table, place: Theirs) -> int:
    return table.players[place.seat].id if isinstance(place, Dm) else place.person


def _refuses(error: discord.HTTPException) -> bool:
    """Does Discord refuse something for good, until somebody changes something?"""
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code in NO_DMS


async def edited(channels: Channels, posted: Posted, target: Target) -> Posted | None:
    """Edit a message. Returns the new note of it, or None if somebody has deleted it."""
    picture = await channels.edit(posted, target.sheet)
    if picture is None:
        return None
    return Posted.of(target, posted.channel, posted.message, picture)
