"""One interaction and the ways to answer it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Literal, TypeVar

import aiohttp
import discord

from bot.live.answers import SOON, seconds
from bot.live.channels import TOO_MANY, UNKNOWN_MESSAGE
from bot.live.sent import only, picture_of
from bot.live.studio import Studio
from bot.message.parts import Layout, Sheet
from bot.message.words import shortened
from bot.press.asked import Asked
from bot.times import HEARD, SLOW
from games.core import Refused, Text, say

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID = 10062, 40060, 50035
LINE = (ConnectionError, aiohttp.ClientError)
"""What is raised where the line to Discord breaks."""
LONGEST = 2000
"""How many characters Discord allows in a message without components."""

A = TypeVar("A")

Promise = Literal["private", "public"]
"""Who sees Discord's "thinking…" after a deferral."""


class Interaction(Asked):
    """A press, a command or a sent form. Each answer takes the way that is still open.

    Two tasks may answer: the one that does the work, and, after `slow` seconds, one that only
    acknowledges (`_acknowledge_late`). Before an answer, the working task asks `acknowledged`. That
    stops the other task, or waits for it if it has already asked Discord.

    An acknowledgement may come before anything is stored, so it must not look like success. A press
    leaves its message and controls as they are; a command shows that an answer will come.
    """

    def __init__(
        self,
        raw: discord.Interaction[Any],
        studio: Studio,
        *,
        public: bool,
        waited: float = 0.0,
        slow: float = SLOW,
        heard: float = HEARD,
    ) -> None:
        super().__init__(raw)
        self._late_after = slow
        self._heard_until = monotonic() - waited + heard
        self.studio = studio
        self._promised: Promise | None = None
        self._repeated = self._broken = False
        self._given_up = False
        self._asking_late = False
        self._turn = asyncio.Lock()  # a table's hand may answer too
        self._late: asyncio.Task[None] | None = asyncio.create_task(self._acknowledge_late(public))

    # --- acknowledged in time --------------------------------------------------------------------

    async def acknowledged(self) -> bool:
        """Is it acknowledged already? If not, whoever asks must do it now."""
        late, self._late = self._late, None
        if late and self._asking_late:
            await late
        elif late:
            late.cancel()
        return self.answered

    @property
    def answered(self) -> bool:
        """Does Discord have an answer, or an acknowledgement?"""
        return self._repeated or self.raw.response.is_done()

    @property
    def heard(self) -> bool:
        """Would Discord still take an answer? It does so for 3 seconds, and for 15 minutes once the
        interaction is acknowledged."""
        if self._given_up:
            return False
        return self.answered or monotonic() < self._heard_until

    @property
    def promised(self) -> bool:
        """Does Discord show "thinking…"?"""
        return self._promised is not None

    async def _call_back(
        self, callback: Callable[[], Awaitable[A]], files: Sequence[Any] = ()
    ) -> A | None:
        """Acknowledge; None if Discord says that this was done already. That happens when Discord
        answers with a server error although the request took effect: discord.py then repeats it. It
        repeats nothing if the line breaks, or if what stands before Discord says that it was asked
        too often: so that is done here, once."""
        try:
            try:
                return await callback()
            except LINE as error:
                log.info("an answer was lost: %s", error)
                self._broken = True
            except discord.HTTPException as error:
                if error.status != TOO_MANY:
                    raise
                await asyncio.sleep(min(seconds(error.response, SOON), SOON))
            for file in files:
                if isinstance(file, discord.File):
                    file.reset()
            return await callback()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                self._given_up = error.code == UNKNOWN_INTERACTION
                raise
            self._repeated = True
            return None

    async def defer(self, *, thinking: bool = True) -> None:
        """Acknowledge slow work: with a private "thinking…", or with nothing visible.

        Nothing is stored yet, so the controls stay and nothing looks like success.
        """
        async with self._turn:
            if not await self.acknowledged():
                deferral = partial(self.raw.response.defer, ephemeral=True, thinking=thinking)
                await self._call_back(deferral)
                self._stays(thinking)
                if thinking or self._command:
                    self._promised = "private"

    async def _acknowledge_late(self, public: bool) -> None:
        """Acknowledge before Discord gives the interaction up."""
        await asyncio.sleep(self._late_after)
        self._asking_late = True
        deferral = partial(self.raw.response.defer, ephemeral=not public, thinking=self._command)
        try:
            await self._call_back(deferral)
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("a press was not acknowledged: %s", error)  # its answer may still arrive
            return
        self._stays(thinking=False)
        if self._command:
            self._promised = "public" if public else "private"

    async def _uploads(self, files: Sequence[Any], *, thinking: bool) -> None:
        """Before files are sent: acknowledge, if the line is so slow that Discord would give the
        interaction up meanwhile."""
        if self.studio.line.slow(files) and not self.answered:
            await self.defer(thinking=thinking)

    def _stays(self, thinking: bool) -> None:
        """The answer, or nothing yet, stands on the pressed message."""
        if self.pressed and self.message and not (thinking or self.fleeting):
            self.original = self.message.id

    @property
    def repeated(self) -> bool:
        """Had somebody else acknowledged it? Where the line broke, it was most likely this bot."""
        return self._repeated and not self._broken

    def over(self) -> None:
        """It is answered, or can't be: stop the late acknowledgement."""
        if self._late:
            self._late.cancel()

    # --- answers ---------------------------------------------------------------------------------

    async def tell(self, told: Text | str) -> None:
        """Tell only the person. A long text is shortened, since Discord would refuse it."""
        text = shortened(self.say(told) if isinstance(told, Text) else told, LONGEST)
        if not await self.acknowledged():
            await self._call_back(partial(self.raw.response.send_message, text, ephemeral=True))
        elif await self._kept("private"):
            await self.raw.edit_original_response(content=text)
        else:
            await self.raw.followup.send(text, ephemeral=True)

    async def hand(self, sheet: Sheet, *more: discord.File) -> None:
        """Show something only to the person."""
        files = [*await self.studio.files(sheet), *more]
        await self._uploads(files, thinking=True)
        with self.studio.line.uploading(files):
            await self._hand(sheet, files)

    async def _hand(self, sheet: Sheet, files: Sequence[discord.File]) -> None:
        view = self.studio.view(sheet)
        if not await self.acknowledged():
            send = partial(self.raw.response.send_message, view=view, files=files, ephemeral=True)
            answer = await self._call_back(send, files)
            shown = answer.resource if answer else None
            if isinstance(shown, discord.Message):
                self.studio.shown(picture_of(shown), sheet)
        elif await self._kept("private"):
            await self.raw.edit_original_response(view=view, attachments=files)
        else:
            await self.raw.followup.send(view=view, files=files, ephemeral=True)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a form. Raises `Refused` where the interaction is acknowledged already."""
        if await self.acknowledged():
            raise Refused(say("bot-too-slow"))
        await self._call_back(partial(self.raw.response.send_modal, form))

    async def launch(self) -> bool:
        """Open the page inside Discord for the person. False where Discord doesn't, or where the
        interaction is acknowledged already: then it still has to be answered."""
        if await self.acknowledged():
            return False
        try:
            await self._call_back(self.raw.response.launch_activity)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_INTERACTION:
                raise
            log.info("Discord does not launch the Activity: %s", error)
        return self.answered

    async def give(self, sheet: Sheet, mark: int = 0) -> discord.Message | None:
        """Answer so that everybody in the channel sees it. Returns the message, or None where
        Discord's reply was lost."""
        pings = only(tuple(person for person in sheet.pings if person != self.user.id))
        view, files = self.studio.view(sheet, mark), await self.studio.files(sheet)
        async with self._turn:
            if not await self.acknowledged():
                send = partial(
                    self.raw.response.send_message, view=view, files=files, allowed_mentions=pings
                )
                answer = await self._call_back(send, files)
                sent = answer.resource if answer else None
                return self._given(sent if isinstance(sent, discord.Message) else None, sheet)
        if await self._kept("public"):
            edited = await self.raw.edit_original_response(
                view=view, attachments=files, allowed_mentions=pings
            )
            return self._given(edited, sheet)
        return await self.raw.followup.send(
            view=view, files=files, allowed_mentions=pings, wait=True
        )

    def _given(self, sent: discord.Message | None, sheet: Sheet) -> discord.Message | None:
        self.original = sent.id if sent else 0
        self.studio.shown(picture_of(sent), sheet)
        return sent

    async def turn_into(self, sheet: Sheet, *more: discord.File) -> None:
        """Show this in the pressed message, which only this person sees."""
        picture, view = picture_of(self.message), self.studio.view(sheet)
        try:
            files = [*more, *(await self.studio.attached(picture, sheet) or ())]
            await self._uploads(files, thinking=False)
            with self.studio.line.uploading(files):
                shown = await self.change(view, files)
        except discord.HTTPException as error:
            if error.code != INVALID or not picture:
                raise
            files = await self.studio.files(sheet)  # another edit has just replaced the picture
            shown = await self.change(view, [*more, *files])
        self.studio.shown(picture_of(shown), sheet)

    async def change(self, view: Layout, files: Sequence[Any]) -> discord.Message | None:
        """Let the pressed message show this: by the answer, or by the token if there is one. None
        if nobody knows whether the answer has arrived.

        The answer must list every file that the message should have: Discord removes the others
        (discord-api-docs#6277).
        """
        async with self._turn:
            if not await self.acknowledged():
                edit = partial(self.raw.response.edit_message, view=view, attachments=files)
                answer = await self._call_back(edit, files)
                self._stays(thinking=False)
                shown = answer.resource if answer else None
                return shown if isinstance(shown, discord.Message) else None
        return await self.raw.edit_original_response(view=view, attachments=files)

    async def answer(self, sheet: Sheet) -> None:
        """Show something to the person: in the pressed message if only they see it, else in a new
        one. It is a new one, too, if another press has deleted the pressed message."""
        if self.own_message:
            try:
                await self.turn_into(sheet)
                return
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
        await self.hand(sheet)

    async def answer_aside(self, sheet: Sheet) -> None:
        """The same, but never in a direct message: that may be a table's."""
        await (self.answer(sheet) if self.fleeting else self.hand(sheet))

    async def clear_away(self) -> None:
        """Answer by deleting the pressed message, which only this person sees."""
        await self.defer(thinking=False)
        with suppress(discord.NotFound):  # they have dismissed it themselves
            await self.raw.delete_original_response()

    async def publish(self, sheet: Sheet) -> None:
        """After the answer, show something to everybody in the channel. Nobody is notified."""
        files = await self.studio.files(sheet)
        nobody = discord.AllowedMentions.none()
        await self.raw.followup.send(
            view=self.studio.view(sheet), files=files, allowed_mentions=nobody
        )

    async def conclude(self, sheet: Sheet) -> None:
        """Show the result of deferred work."""
        if self.own_message:
            await self.raw.edit_original_response(view=self.studio.view(sheet), attachments=[])
        else:
            await self.hand(sheet)

    async def _kept(self, kind: Promise) -> bool:
        """Does Discord show "thinking…" to the people this answer is for? If it shows it to others,
        that message is deleted: the wrong people would see the answer."""
        promised, self._promised = self._promised, None
        if promised not in (None, kind):
            await self.raw.delete_original_response()
        return promised == kind
