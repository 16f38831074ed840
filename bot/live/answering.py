"""Shows tables where the bot is not. Its own requests never reach such a channel: everything goes
by answers to what people press there.

So such a table is never owed a post. What happens without a press (a move on the page, a computer's
thought that took too long) is shown by the token of the last one while Discord takes it, else with
the next press.
"""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.data.store import Store
from bot.errors import NotReachable
from bot.live.channels import ORIGINAL, Channels, discord_says
from bot.live.sent import picture_of
from bot.live.shown import Messages, Posted
from bot.live.tables import Tables
from bot.live.voice import Voice
from bot.message.board import board_target, stripped_sheet
from bot.message.parts import Target
from bot.table.table import Table

log = logging.getLogger(__name__)


def lags(table: Table, messages: Messages) -> bool:
    """Does the newest message belong to an earlier turn, or to a lobby that has changed or closed
    since?

    Within a turn it may differ: it asks how a move goes on, or nobody has pressed it since
    something was offered. And while only computers have to move, there is nothing to post.
    """
    board = messages.board
    target = board_target(table, board)
    if board and _on(target, board):
        return table.match is None and target.sheet.key != board.key
    return waits_for_somebody(table)


def needs_press(table: Table, messages: Messages, now: float) -> bool:
    """Is what has happened shown only once somebody presses something where the bot is not?"""
    if table.reach != "answers" or not lags(table, messages):
        return False
    voice = messages.voice
    return voice is None or not (voice.public and voice.left and voice.lasts(now))


def waits_for_somebody(table: Table) -> bool:
    """Is the table's next message one that somebody has to see?"""
    if table.stage != "playing" or not table.computers:
        return True
    return len(table.computers) < len(table.to_move)


class ByAnswers:
    """Brings them up to date."""

    def __init__(self, channels: Channels, store: Store, tables: Tables) -> None:
        self._channels = channels
        self._store = store
        self._tables = tables

    async def show(self, table: Table, messages: Messages) -> None:
        """Post the board, or edit it, if somebody has pressed something not long ago. Raises
        `OSError`: then it may help to try again."""
        board = messages.board
        target = board_target(table, board)
        if board and _on(target, board):
            if target.sheet.key == board.key or (target.rests and board.rests):
                return
            editor = self._editor(messages, board.message)
            if editor or table.stage != "lobby":
                await self._edit(editor, messages, board, target)
                return
        elif not waits_for_somebody(table):
            return
        voice = await self._voice(table, messages)
        if voice is None:
            return
        if voice.public and voice.left and await self._post(voice, table, messages, target):
            return
        if board and voice.reaches(board.message):  # nobody is notified, but all can see it
            await self._edit(voice, messages, board, target)

    async def tidy(self, table: Table, messages: Messages) -> None:
        """Take the controls off earlier messages. Those that can't be reached any more lose them
        when somebody presses them."""
        for passed in messages.untidy:
            if editor := self._editor(messages, passed.message):
                stripped = stripped_sheet(table, passed.text, passed.alt)
                await self._edit(editor, messages, passed, Target(stripped, passed.turn))
            messages.tidied(passed)

    # --- the tokens ------------------------------------------------------------------------------

    async def _voice(self, table: Table, messages: Messages) -> Voice | None:
        """The newest interaction by which the bot can answer; None if there is none.

        It may be one that another process has heard. If that process lives it answers by itself,
        so its token is left alone for as long as Discord waits for the answer.
        """
        now, newest = self._tables.now(), messages.voice
        if newest and not newest.ready:
            return None  # whoever answers it will have the table shown
        asked = await self._store.answer(table.id)
        if asked and (newest is None or asked.interaction > newest.interaction):
            newest = Voice(asked.interaction, asked.token, asked.at, table.channel, left=1)
            if newest.fresh(now):
                raise ConnectionError("another process may be answering")
            messages.speak(newest)
        return newest if newest and newest.lasts(now) else None

    def _editor(self, messages: Messages, message: int) -> Voice | None:
        now = self._tables.now()
        voices = (v for v in messages.voices if v.ready and v.reaches(message) and v.lasts(now))
        return next(voices, None)

    # --- the requests ----------------------------------------------------------------------------

    async def _post(self, voice: Voice, table: Table, messages: Messages, target: Target) -> bool:
        """Post a new message. It notifies only people who sit at the table. False if Discord does
        not take it, or shows it to one person only."""
        seated = {player.id for player in table.players}
        pings = tuple(person for person in target.sheet.pings if person in seated)
        voice.left -= 1
        try:
            async with discord_says():
                sent = await self._channels.follow_up(
                    voice.token, replace(target.sheet, pings=pings)
                )
        except (NotReachable, discord.HTTPException) as error:
            log.info("table %s is not shown: %s", table.id, error)  # a thread is locked, say
            voice.left = 0
            return False
        if sent.flags.ephemeral:
            voice.public = False
            return False
        voice.posted.add(sent.id)
        messages.board_posted(Posted.of(target, table.channel, sent.id, picture_of(sent)))
        return True

    async def _edit(
        self, voice: Voice | None, messages: Messages, before: Posted, target: Target
    ) -> None:
        """Edit a message, if there is still a way to."""
        if voice is None:
            return
        message = ORIGINAL if before.message == voice.original else before.message
        try:
            async with discord_says():
                picture = await self._channels.edit_by(voice.token, message, before, target.sheet)
        except (NotReachable, discord.HTTPException) as error:
            log.info("message %s stays as it was: %s", before.message, error)
            return
        if messages.board is before:
            messages.board = Posted.of(target, before.channel, before.message, picture)


def _on(target: Target, board: Posted | None) -> bool:
    return board is not None and target.on(board.turn, board.call)
