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
from bot.live.shown import Messages
from bot.live.tables import Tables
from bot.live.voice import Voice
from bot.message.parts import Target
from bot.screen.plan import Edit, Operation, Post, Readers, Tokens, plan, strips
from bot.screen.seen import NOTHING, Board, Posted
from bot.table.table import Table

log = logging.getLogger(__name__)


def lags(table: Table, messages: Messages) -> bool:
    """Does the newest message belong to an earlier turn, or to a lobby that has changed or closed
    since?

    Within a turn it may differ: it asks how a move goes on, or nobody has pressed it since
    something was offered. And while only computers have to move, there is nothing to post.
    """
    operation = _next(table, messages, _everything(messages))
    return isinstance(operation, Post) or (operation is not None and table.match is None)


def needs_press(table: Table, messages: Messages, now: float) -> bool:
    """Is what has happened shown only once somebody presses something where the bot is not?"""
    if table.reach != "answers" or not lags(table, messages):
        return False
    voice = messages.voice
    return voice is None or not (voice.public and voice.left and voice.lasts(now))


def _next(table: Table, messages: Messages, tokens: Tokens) -> Operation | None:
    """What is to be done about the newest message."""
    seen = messages.seen(table, NOTHING, 0.0)
    operation = next(plan(table, seen, Readers(tokens=tokens)), None)
    return operation if operation and operation.place == Board() else None


def _everything(messages: Messages) -> Tokens:
    """As if tokens allowed everything."""
    board = frozenset([messages.board.message] if messages.board else [])
    return Tokens(board, board, posts=True)


class ByAnswers:
    """Brings them up to date."""

    def __init__(self, channels: Channels, store: Store, tables: Tables) -> None:
        self._channels = channels
        self._store = store
        self._tables = tables

    async def show(self, table: Table, messages: Messages) -> None:
        """Post the board, or edit it, if somebody has pressed something not long ago. Raises
        `OSError`: then it may help to try again."""
        if isinstance(_next(table, messages, self._tokens(messages, posts=True)), Post):
            voice = await self._voice(table, messages)
            while isinstance(found := self._by(voice, table, messages), Post):
                assert voice
                if await self._post(voice, table, messages, found):
                    return
        else:
            voice, found = None, self._by(None, table, messages)
        if isinstance(found, Edit):
            editor = voice or self._editor(messages, found.old.message)
            await self._edit(editor, messages, found.old, found.target)

    async def tidy(self, table: Table, messages: Messages) -> None:
        """Take the controls off earlier messages. Those that can't be reached any more lose them
        when somebody presses them."""
        seen, readers = messages.seen(table, NOTHING, 0.0), Readers(tokens=self._tokens(messages))
        for strip in strips(table, seen, readers):
            editor = self._editor(messages, strip.old.message)
            await self._edit(editor, messages, strip.old, Target(strip.sheet, strip.old.turn))
        for passed in seen.passed:
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

    def _by(self, voice: Voice | None, table: Table, messages: Messages) -> Operation | None:
        """What is to be done, if this is the newest interaction by which the bot can answer."""
        tokens = self._tokens(messages, posts=voice is not None and voice.public and voice.left > 0)
        board = messages.board
        if voice and board and voice.reaches(board.message):
            tokens = replace(tokens, turns=frozenset([board.message]))
        return _next(table, messages, tokens)

    def _tokens(self, messages: Messages, *, posts: bool = False) -> Tokens:
        notes = [note.message for note in (messages.board, *messages.untidy) if note]
        edits = frozenset(message for message in notes if self._editor(messages, message))
        return Tokens(edits, posts=posts)

    def _editor(self, messages: Messages, message: int) -> Voice | None:
        now = self._tables.now()
        voices = (v for v in messages.voices if v.ready and v.reaches(message) and v.lasts(now))
        return next(voices, None)

    # --- the requests ----------------------------------------------------------------------------

    async def _post(self, voice: Voice, table: Table, messages: Messages, post: Post) -> bool:
        """Post a new message. False if Discord does not take it, or shows it to one person only."""
        sheet = replace(post.target.sheet, pings=post.pings)
        voice.left -= 1
        try:
            async with discord_says():
                sent = await self._channels.follow_up(voice.token, sheet)
        except (NotReachable, discord.HTTPException) as error:
            log.info("table %s is not shown: %s", table.id, error)  # a thread is locked, say
            voice.left = 0
            return False
        if sent.flags.ephemeral:
            voice.public = False
            return False
        voice.posted.add(sent.id)
        messages.board_posted(Posted.of(post.target, table.channel, sent.id, picture_of(sent)))
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
