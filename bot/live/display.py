"""Keeps what Discord shows of a table in step with it: the channel's message, direct messages."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.data.people import People
from bot.live.channels import Channels, discord_says, picture_of
from bot.live.shown import Messages, NotReachable, Posted
from bot.message.board import board_target, stripped_sheet
from bot.message.parts import Sheet, Target, sheet
from bot.message.seat import dm_target, past_sheet
from bot.table.table import Table
from games.core import Seat

log = logging.getLogger(__name__)

BAD_REQUEST = 400


class Display:
    """Brings the messages of a table up to date."""

    def __init__(self, channels: Channels, people: People) -> None:
        self._channels = channels
        self._people = people

    async def show(self, table: Table, messages: Messages) -> frozenset[int]:
        """Bring the channel's message and the direct messages up to date.

        Returns the people who could not be written to. Raises `NotReachable`, `OSError`.
        """
        unreachable = frozenset[int]()
        try:  # the direct messages first: the channel calls whom they don't reach
            unreachable = await self._show_dms(table, messages)
        finally:  # whoever waits for them sees the board
            told = replace(table.not_reached(unreachable), revision=table.revision)
            async with discord_says():
                await self._show_board(told, messages)
        return unreachable

    # --- the channel's message -------------------------------------------------------------------

    async def _show_board(self, table: Table, messages: Messages) -> None:
        await self._strip(table, messages)
        old = messages.board
        target = board_target(table, old)
        if old and target.on(old.turn, old.call) and old.key == target.sheet.key:
            return
        if old and target.on(old.turn, old.call) and (fresh := await self._edited(old, target)):
            messages.board_edited(old, fresh)
            return
        nonce = f"b{table.id}.{table.revision}"
        sheet = replace(target.sheet, pings=await self._called(table, target.sheet))
        message = await self._channels.send(table.channel, sheet, nonce)
        posted = Posted.of(target, table.channel, message.id, picture_of(message))
        before, messages.board = messages.board, posted
        if before and not target.on(before.turn, before.call):
            messages.passed = before
            await self._strip(table, messages)

    async def _strip(self, table: Table, messages: Messages) -> None:
        """Take the controls off an earlier turn's message."""
        if passed := messages.passed:
            messages.passed = None  # a refusal must not keep the next board from coming
            target = Target(stripped_sheet(table, passed.text, passed.alt), passed.turn)
            try:
                await self._edited(passed, target)
            except discord.HTTPException as error:
                if error.status == BAD_REQUEST and passed.picture:  # it may be another one by now
                    messages.passed = replace(passed, picture=0)
                    return await self._strip(table, messages)
                log.warning(
                    "table %s: old controls stay: %s %s", table.id, error.status, error.code
                )

    async def _called(self, table: Table, sheet: Sheet) -> tuple[int, ...]:
        """Whom the channel's message notifies: nobody of turns where the server's owner does not
        want it, nor those whom a direct message tells."""
        if table.stage == "lobby":
            return sheet.pings
        if not (await self._people.server(table.guild)).pings:
            return ()
        if table.stage != "playing" or not table.game.private or table.called:
            return sheet.pings
        reachable = {player.id for player in table.players if player.reachable}
        told = [id for id in sheet.pings if id in reachable and not await self._by_mention(id)]
        return tuple(id for id in sheet.pings if id not in told)

    async def _by_mention(self, person: int) -> bool:
        """Do they want to hear of their turns in the channel?"""
        return (await self._people.person(person)).turns == "mention"

    async def _edited(self, posted: Posted, target: Target) -> Posted | None:
        """Edit a message; the new note of it, None where somebody has deleted it."""
        picture = await self._channels.edit(posted, target.sheet)
        if picture is None:
            return None
        return Posted.of(target, posted.channel, posted.message, picture)

    # --- direct messages -------------------------------------------------------------------------

    async def _show_dms(self, table: Table, messages: Messages) -> frozenset[int]:
        if not table.game.private or table.match is None:
            return frozenset()
        unreachable, failed = set[int](), list[OSError]()
        for seat, player in enumerate(table.players):
            show = self._take_leave if player.level else self._show_dm
            try:
                async with discord_says():
                    await show(table, messages, seat)
            except NotReachable:
                unreachable.add(player.id)
            except OSError as error:  # the others' messages need not wait for this one
                failed.append(error)
        if failed:
            raise failed[0]
        return frozenset(unreachable)

    async def _show_dm(self, table: Table, messages: Messages, seat: Seat) -> None:
        """A new message when it has become the seat's turn, else the last one kept up to date
        until the seat has moved, and again when the match is over."""
        old = messages.letters.get(seat)
        if old is None and not table.players[seat].reachable:
            return
        target = dm_target(table, seat, old)
        if old and old.rests and target.rests:
            return
        if old and target.on(old.turn, old.call) and old.key == target.sheet.key:
            return
        if old and target.on(old.turn, old.call) and (fresh := await self._edited(old, target)):
            messages.dm_edited(seat, old, fresh)
            return
        if old and old.alt and not target.on(old.turn, old.call):
            await self._edited(old, Target(past_sheet(table, old.text, old.alt), old.turn))
        channel = old.channel if old else await self._channels.dm_of(table.players[seat].id)
        nonce = f"l{table.id}.{seat}.{table.revision}"
        silent = await self._by_mention(table.players[seat].id)
        message = await self._channels.send(channel, replace(target.sheet, silent=silent), nonce)
        messages.letters[seat] = Posted.of(target, channel, message.id, picture_of(message))

    async def _take_leave(self, table: Table, messages: Messages, seat: Seat) -> None:
        """Take the controls off the message of somebody whose seat the computer has taken over."""
        if dm := messages.letters.get(seat):
            goodbye = sheet(table.game, f"The computer plays on for you in <#{table.channel}>.")
            try:
                await self._edited(dm, Target(goodbye, dm.turn))
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("table %s: a direct message stays as it was: %s", table.id, error.code)
            messages.letters.pop(seat, None)
