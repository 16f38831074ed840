"""Keeps the messages that show a table up to date: the channel's message and direct messages."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

import discord

from bot.data.people import People
from bot.data.store import Store
from bot.errors import LostLease, NotReachable
from bot.live.answering import ByAnswers
from bot.live.channels import TOO_MANY, Channels, discord_says
from bot.live.dms import DirectMessages, Nonces, by_mention, edited
from bot.live.languages import Languages
from bot.live.requests import looking
from bot.live.sent import picture_of
from bot.live.shown import BOARD, Messages, Posted
from bot.live.tables import Tables
from bot.message.board import board_target, stripped_sheet
from bot.message.parts import Sheet, Target
from bot.table.table import Table

log = logging.getLogger(__name__)

BAD_REQUEST, SERVER_ERROR = 400, 500


class Display:
    """Brings a table's messages up to date, for as long as this process has the lease to show it.

    A process may stand still in the middle of this, and go on after another process has shown later
    turns. So the lease is checked directly before each request is sent.
    """

    def __init__(
        self,
        channels: Channels,
        people: People,
        store: Store,
        languages: Languages,
        tables: Tables,
    ) -> None:
        self._channels = channels
        self._tables = tables
        self._people = people
        self._store = store
        self._dms = DirectMessages(channels, people, languages, tables)
        self._answering = ByAnswers(channels, store, tables)

    async def show(self, table: Table, messages: Messages) -> None:
        """Bring the channel's message and the direct messages up to date, and note which people
        could be written to. Raises `NotReachable`, `LostLease`, `OSError`.
        """
        nonces = self._store.keyed if messages.keyed == table.revision else _bare
        with looking(partial(self._lasts, messages)):
            if table.reach == "direct":
                await self._dms.show(table, messages, nonces)
                return
            if table.reach == "answers":
                if messages.board is None and messages.unheard:
                    await self._hear(table, messages)
                await self._answering.show(table, messages)
                return
            try:  # the direct messages first: the channel mentions whoever they don't reach
                if table.game.rules.private:
                    await self._dms.show_seats(table, messages, nonces)
            finally:  # people see the board even if a direct message failed
                heard = messages.heard
                told = replace(table.heard(heard), revision=table.revision) if heard else table
                await self._show_there(told, messages, nonces)

    async def tidy(self, table: Table, messages: Messages) -> None:
        """Take the controls off earlier turns' messages.

        This is done last, so that a failure does not hold up the board. Raises `LostLease`, and
        `OSError`: the messages that are left stay noted, and are tried again.
        """
        if table.reach == "answers":
            await self._answering.tidy(table, messages)
        while messages.untidy:
            passed = messages.untidy[0]
            try:
                with looking(partial(self._lasts, messages)):
                    async with discord_says():
                        await self._strip(table, passed)
            except NotReachable:
                if table.reach == "channel":
                    raise
            messages.tidied(passed)

    # --- the channel's message -------------------------------------------------------------------

    async def _show_there(self, table: Table, messages: Messages, nonces: Nonces) -> None:
        places, channel = self._channels.places, table.channel
        standing = places.standing(channel)
        try:
            async with discord_says():
                await self._show_board(table, messages, nonces)
        except NotReachable:
            places.refused(channel, standing)
            raise

    async def _show_board(self, table: Table, messages: Messages, nonces: Nonces) -> None:
        if messages.board is None or messages.unheard:
            await self._hear(table, messages)
        old = messages.board
        target = board_target(table, old)
        here = old and target.on(old.turn, old.call)
        if old and here and (old.key == target.sheet.key or (old.rests and target.rests)):
            return
        if old and here and (fresh := await edited(self._channels, old, target)):
            messages.board_edited(old, fresh)
            return
        nonce = f"b{table.id}.{table.revision}"
        if old and here:  # the nonce may find the deleted message
            nonce += f".{old.message % 10**6}"
        sheet = replace(target.sheet, pings=await called(self._people, table, target.sheet))
        message = await self._channels.send(table.channel, sheet, await nonces(nonce))
        messages.board_posted(Posted.of(target, table.channel, message.id, picture_of(message)))

    async def _hear(self, table: Table, messages: Messages) -> None:
        """Ask Discord whether the answer to a press, or to the command that opened the table, has
        arrived.

        An answer has no nonce, so Discord would not notice if it was posted twice: it is asked
        before the board is posted. What it says is written down with the next note of what is
        shown. Until then the token finds the answer again.
        """
        asked = await self._store.answer(table.id)
        message = await self._channels.answer(asked.interaction, asked.token) if asked else None
        awaited = BOARD.validate_json(asked.board) if asked and asked.board else None
        messages.board_answered(awaited or Posted(table.channel, 0), message)

    async def _strip(self, table: Table, passed: Posted) -> None:
        """Take the controls off an earlier turn's message, if Discord lets the bot do it at all."""
        target = Target(stripped_sheet(table, passed.text, passed.alt), passed.turn)
        try:
            await edited(self._channels, passed, target)
        except discord.HTTPException as error:
            if error.status == BAD_REQUEST and passed.picture:  # it may have another picture now
                return await self._strip(table, replace(passed, picture=0))
            if error.status == TOO_MANY or error.status >= SERVER_ERROR:
                raise
            log.warning("table %s: old controls stay: %s %s", table.id, error.status, error.code)

    def _lasts(self, messages: Messages) -> None:
        """Raises `LostLease` if another process may be showing the table by now."""
        if messages.until <= self._tables.now():
            raise LostLease


async def _bare(nonce: str) -> str:
    """The form that the previous version of the bot used."""
    return nonce


async def called(people: People, table: Table, sheet: Sheet) -> tuple[int, ...]:
    """Whom the channel's message notifies. If the server's owner does not want it to, it notifies
    nobody of turns. Nor does it notify people who get a direct message."""
    if table.stage == "lobby":
        return sheet.pings
    if not (await people.server(table.guild)).pings:
        return ()
    if table.stage != "playing" or not table.game.rules.private or table.called:
        return sheet.pings
    reachable = {player.id for player in table.players if player.reachable}
    told = [id for id in sheet.pings if id in reachable and not await by_mention(people, id)]
    return tuple(id for id in sheet.pings if id not in told)
