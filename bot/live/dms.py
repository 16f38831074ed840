"""The direct messages that show a table: beside a channel's message, or instead of it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.data.people import People
from bot.errors import NotReachable, Undelivered
from bot.live.channels import NO_DMS, Channels, discord_says
from bot.live.held import Held
from bot.live.languages import Languages
from bot.live.sent import picture_of
from bot.live.shown import Messages, Posted
from bot.live.tables import Tables
from bot.message.direct import lobby_target, own_target
from bot.message.parts import Target, place, sheet, tell
from bot.message.seat import past_sheet
from bot.table.direct import begun, complete, gathers, missing
from bot.table.table import Table
from games.core import Seat, say

log = logging.getLogger(__name__)

Nonces = Callable[[str], Awaitable[str]]
"""Takes a name for a new message and returns its nonce, in the form that this revision uses."""
AGAIN = 10
"""Whoever can't be written to before a match is tried again after so many seconds at the earliest,
however often they press: refusals count against the bot."""


class DirectMessages:
    """Brings them up to date. Raises `LostLease`, `OSError`."""

    def __init__(
        self, channels: Channels, people: People, languages: Languages, tables: Tables
    ) -> None:
        self._channels = channels
        self._people = people
        self._languages = languages
        self._tables = tables

    async def show(self, table: Table, messages: Messages, nonces: Nonces) -> None:
        """Show a table that is nowhere else. What Discord refuses because of the person counts as
        shown: nobody stops a clock by closing their messages."""
        if table.match is None and table.stage != "playing":
            await self._show_lobby(table, messages, nonces)
            return
        await self.show_seats(table, messages, nonces)
        messages.older += messages.lobby.values()
        messages.lobby.clear()

    async def show_seats(self, table: Table, messages: Messages, nonces: Nonces) -> None:
        """Show each seat what concerns it."""
        if table.match is None:
            return
        failed = list[OSError]()
        for seat, player in enumerate(table.players):
            show = self._take_leave if player.level else partial(self._show_seat, nonces)
            try:
                async with discord_says():
                    await show(await self._read(table, seat), messages, seat)
            except NotReachable:
                messages.heard[player.id] = False
            except OSError as error:  # the other messages don't wait for this one
                failed.append(error)
        if failed:
            raise failed[0]

    async def _read(self, table: Table, seat: Seat) -> Table:
        """The table in the language of whoever sits there, or sat there first."""
        person = table.finishers[seat]
        return table.read_in(await self._languages.of(person.id, table.language))

    async def _show_seat(
        self, nonces: Nonces, table: Table, messages: Messages, seat: Seat
    ) -> None:
        """Post a new message when the seat's turn has come. Edit it until the seat has moved, and
        once more when the match is over.

        If somebody can't be written to, it is tried again each time their turn comes, and at the
        end of a match that is shown nowhere else.
        """
        old, player = messages.dms.get(seat), table.players[seat]
        target = own_target(table, seat, old)
        tries = _acting(table, seat) or (table.reach == "direct" and not table.alive)
        if old is None and not player.reachable and not tries:
            return
        if old and old.rests and target.rests:
            return
        here = old and target.on(old.turn, old.call)
        if old and here and old.key == target.sheet.key:
            return
        if old and here and (fresh := await edited(self._channels, old, target)):
            messages.dm_edited(seat, old, fresh)
            return
        if messages.refused.get(seat) == target.turn:
            return
        nonce = f"l{table.id}.{seat}.{table.revision}"
        silent = table.reach == "channel" and await by_mention(self._people, player.id)
        sheet = replace(target.sheet, silent=silent)
        try:
            if old and old.alt and not here:
                past = Target(past_sheet(table, old.text, old.alt), old.turn)
                await edited(self._channels, old, past)
            channel = old.channel if old else await self._channels.dm_of(player.id)
            message = await self._channels.send(channel, sheet, await nonces(nonce))
        except discord.HTTPException as error:
            if _refuses(error):
                messages.refused[seat] = target.turn
            raise
        messages.heard[player.id] = True
        messages.refused.pop(seat, None)
        messages.dm_posted(seat, Posted.of(target, channel, message.id, picture_of(message)))

    async def _take_leave(self, table: Table, messages: Messages, seat: Seat) -> None:
        """Take the controls off somebody's message after the computer has taken over their seat."""
        if dm := messages.dms.get(seat):
            away = say("bot-stands-in", where=place(table))
            if table.reach == "direct":
                away = say("bot-direct-stands-in")
            goodbye = sheet(table.game, tell(table, away))
            try:
                await edited(self._channels, dm, Target(goodbye, dm.turn))
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("table %s: a direct message stays as it was: %s", table.id, error.code)
            messages.dms.pop(seat, None)

    # --- before the match of a table that is nowhere else ----------------------------------------

    async def _show_lobby(self, table: Table, messages: Messages, nonces: Nonces) -> None:
        """Show the lobby to all who sit there or are invited, then begin if it is time. Raises
        `Undelivered` if somebody's message holds up the match: it is tried again.

        Whoever is gone is told so, and their message forgotten: so the bot doesn't touch it again,
        and keeps no id of somebody who has their data deleted."""
        here = (*table.players, *table.invited) if table.alive else ()
        people = [p.id for p in here if p.id > 0]
        failed = list[OSError]()
        for person in dict.fromkeys([*people, *messages.lobby]):
            try:
                async with discord_says():
                    await self._show_before(table, messages, person, nonces)
                if person not in people:
                    messages.lobby.pop(person, None)
            except NotReachable:
                messages.heard[person] = False
            except OSError as error:
                failed.append(error)
        if failed:
            raise failed[0]
        if gathers(table) and complete(table):
            if missing(table, messages.lobby):
                raise Undelivered
            await self._begin(table, messages)

    async def _show_before(
        self, table: Table, messages: Messages, person: int, nonces: Nonces
    ) -> None:
        old, language = messages.lobby.get(person), await self._languages.of(person, table.language)
        target = lobby_target(table.read_in(language), person, old)
        if old and target.on(old.turn, old.call):
            if old.key == target.sheet.key:
                return
            if fresh := await edited(self._channels, old, target):
                messages.lobby_edited(person, old, fresh)
                return
        now = int(self._tables.now())
        if now - messages.refused.get(person, 0) < AGAIN:
            raise NotReachable("asked just now")
        nonce = await nonces(f"d{table.id}.{person}.{table.revision}")
        try:
            channel = old.channel if old else await self._channels.dm_of(person)
            message = await self._channels.send(channel, target.sheet, nonce)
        except discord.HTTPException as error:
            if _refuses(error):
                messages.refused[person] = now
            raise
        if old:
            messages.older.append(old)
        messages.heard[person] = True
        messages.lobby[person] = Posted.of(target, channel, message.id, picture_of(message))

    async def _begin(self, table: Table, messages: Messages) -> None:
        """Begin the match. This happens before it is noted that the lobby is shown: after a crash
        it is shown once more, and then begins."""
        arrived = list(messages.lobby)

        async def begin(held: Held) -> None:
            now, random = self._tables.now(), self._tables.random
            if match := begun(held.table, arrived, random, now):
                await held.save(match, None)

        await self._tables.change(table.id, begin)


def _refuses(error: discord.HTTPException) -> bool:
    """Does Discord refuse something for good, until somebody changes something?"""
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code in NO_DMS


async def edited(channels: Channels, posted: Posted, target: Target) -> Posted | None:
    """Edit a message. Returns the new note of it, or None if somebody has deleted it."""
    picture = await channels.edit(posted, target.sheet)
    if picture is None:
        return None
    return Posted.of(target, posted.channel, posted.message, picture)


async def by_mention(people: People, person: int) -> bool:
    """Do they want to be told of their turns in the channel?"""
    return (await people.person(person)).turns == "mention"


def _acting(table: Table, seat: Seat) -> bool:
    """Does this seat have to move now?"""
    return table.stage == "playing" and seat in table.to_move
