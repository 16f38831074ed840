"""One interaction, and how it can still be answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any, Literal, TypeVar, cast

import aiohttp
import discord

from bot.live.channels import UNKNOWN_MESSAGE, Kept, only, picture_of
from bot.live.shown import Posted
from bot.live.studio import Studio
from bot.message.parts import Sheet, Target, shortened
from bot.table.table import Table
from bot.times import HEARD, SLOW
from games.core import ENGLISH, Text

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID = 10062, 40060, 50035
LONGEST = 2000
"""Characters that Discord takes in a message without components."""

A = TypeVar("A")

Promise = Literal["private", "public"]
"""For whom Discord shows "thinking…" after a deferral."""


class Interaction:
    """A press, a command or a sent form. It is answered once, by what it still allows.

    Two tasks answer: the one that does the work, and, when that is `slow`, one that acknowledges
    (`_acknowledge_late`). Whoever is about to answer asks `acknowledged` first, which
    stops the other, or waits for it where Discord has been asked already.

    An acknowledgement may come before anything is stored, so it is no sign of success: a press
    keeps its message and controls as they are, a command shows that an answer is to come.
    """

    def __init__(
        self,
        raw: discord.Interaction[Any],
        studio: Studio,
        *,
        public: bool,
        waited: float = 0.0,
        slow: float = SLOW,
        patience: float = HEARD,
    ) -> None:
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
        self._late_after = slow
        self._heard_until = monotonic() - waited + patience
        self._studio = studio
        self._promised: Promise | None = None
        self._repeated = False
        self._given_up = False
        self._asking_late = False
        self._late: asyncio.Task[None] | None = asyncio.create_task(self._acknowledge_late(public))

    # --- who did what where ----------------------------------------------------------------------

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

    # --- acknowledged in time --------------------------------------------------------------------

    async def acknowledged(self) -> bool:
        """Whether it is acknowledged already; if not, whoever asks is to do it now."""
        late, self._late = self._late, None
        if late and self._asking_late:
            await late
        elif late:
            late.cancel()
        return self._repeated or self.raw.response.is_done()

    @property
    def heard(self) -> bool:
        """Does Discord still hear the answer? For 3 seconds, or for 15 minutes once it is
        acknowledged."""
        if self._given_up:
            return False
        return self.raw.response.is_done() or monotonic() < self._heard_until

    @property
    def promised(self) -> bool:
        """Does Discord show that an answer is to come?"""
        return self._promised is not None

    async def _call_back(self, callback: Awaitable[A]) -> A | None:
        """Acknowledge; None where Discord has it already. discord.py repeats what Discord answers
        with an error of its own, and is refused if the first had its effect all the same."""
        try:
            return await callback
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                self._given_up = error.code == UNKNOWN_INTERACTION
                raise
            self._repeated = True
            return None

    async def defer(self, *, thinking: bool = True) -> None:
        """Acknowledge what takes its time: by a private answer to come, or nothing visible.

        Nothing is stored yet, so that no sign of success is shown and the controls stay.
        """
        if not await self.acknowledged():
            await self._call_back(self.raw.response.defer(ephemeral=True, thinking=thinking))
            if thinking or self._command:
                self._promised = "private"

    async def _acknowledge_late(self, public: bool) -> None:
        """Keep Discord from giving the interaction up."""
        await asyncio.sleep(self._late_after)
        self._asking_late = True
        deferral = self.raw.response.defer(ephemeral=not public, thinking=self._command)
        try:
            await self._call_back(deferral)
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            kind = type(error).__name__  # its text could name the address, and the token in it
            log.info("an interaction was not acknowledged: %s", kind)  # the answer may get through
            return
        if self._command:
            self._promised = "public" if public else "private"

    def over(self) -> None:
        """It is answered, or can't be: nobody acknowledges it any more."""
        if self._late:
            self._late.cancel()

    # --- answers ---------------------------------------------------------------------------------

    async def tell(self, told: Text | str) -> None:
        """Tell the person, and nobody else. Of what is too long Discord would take nothing."""
        text = shortened(self.say(told) if isinstance(told, Text) else told, LONGEST)
        if not await self.acknowledged():
            await self._call_back(self.raw.response.send_message(text, ephemeral=True))
        elif await self._kept("private"):
            await self.raw.edit_original_response(content=text)
        else:
            await self.raw.followup.send(text, ephemeral=True)

    async def hand(self, sheet: Sheet, *more: discord.File) -> None:
        """Show something to the person, and to nobody else."""
        files = [*await self._studio.files(sheet), *more]
        if not await self.acknowledged():
            sent = self.raw.response.send_message(view=sheet.view, files=files, ephemeral=True)
            answer = await self._call_back(sent)
            shown = answer.resource if answer else None
            if isinstance(shown, discord.Message):
                self._studio.shown(picture_of(shown), sheet)
        elif await self._kept("private"):
            await self.raw.edit_original_response(view=sheet.view, attachments=files)
        else:
            await self.raw.followup.send(view=sheet.view, files=files, ephemeral=True)

    async def give(self, sheet: Sheet) -> int | None:
        """Answer so that everybody in the channel sees it; the message's id, None where Discord's
        word of that was lost."""
        pings = only(tuple(person for person in sheet.pings if person != self.user.id))
        view, files = sheet.view, await self._studio.files(sheet)
        if not await self.acknowledged():
            sending = self.raw.response.send_message(view=view, files=files, allowed_mentions=pings)
            answer = await self._call_back(sending)
            return answer.message_id if answer else None
        if await self._kept("public"):
            edited = await self.raw.edit_original_response(
                view=view, attachments=files, allowed_mentions=pings
            )
            return edited.id
        sent = await self.raw.followup.send(
            view=view, files=files, allowed_mentions=pings, wait=True
        )
        return sent.id

    async def reply(self, sheet: Sheet, pings: tuple[int, ...]) -> discord.Message | None:
        """Answer a press by a new message that everybody sees; None where it is acknowledged
        already (what follows then notifies nobody), or where Discord's word was lost."""
        files = await self._studio.files(sheet)
        if await self.acknowledged():
            return None
        allowed = only(pings)
        view = sheet.view
        sending = self.raw.response.send_message(view=view, files=files, allowed_mentions=allowed)
        answer = await self._call_back(sending)
        sent = answer.resource if answer else None
        if not isinstance(sent, discord.Message):
            return None
        self._studio.shown(picture_of(sent), sheet)
        return sent

    async def turn_into(self, sheet: Sheet, *more: discord.File) -> int:
        """Let the pressed message show this; returns its picture's attachment.

        The answer lists every file that the message is to have: one that it does not name is
        taken away (discord-api-docs#6277). A picture that would be the same again is named; where
        another edit has replaced it a moment ago, Discord refuses that, and a new one is brought
        along. A lasting one is never replaced.
        """
        picture = picture_of(self.message)
        if picture and (sheet.lasting or self._studio.shows(picture, sheet)):
            try:
                return await self._turn_into(sheet, [*more, cast("Any", Kept(picture))])
            except discord.HTTPException as error:
                if error.code != INVALID or sheet.lasting:
                    raise
        self._studio.replaced(picture)
        return await self._turn_into(sheet, [*more, *await self._studio.files(sheet)])

    async def _turn_into(self, sheet: Sheet, files: list[discord.File]) -> int:
        if await self.acknowledged():
            edited = await self.raw.edit_original_response(view=sheet.view, attachments=files)
            return self._studio.shown(picture_of(edited), sheet)
        edit = self.raw.response.edit_message(view=sheet.view, attachments=files)
        answer = await self._call_back(edit)
        shown = answer.resource if answer else None
        picture = picture_of(shown if isinstance(shown, discord.Message) else None)
        return self._studio.shown(picture, sheet)

    async def answer(self, sheet: Sheet) -> None:
        """Show something to the person: in the pressed message if only they see it. Another press
        may have cleared that away."""
        if self.own_message:
            try:
                await self.turn_into(sheet)
                return
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
        await self.hand(sheet)

    async def answer_aside(self, sheet: Sheet) -> None:
        """The same, but never in a direct message that a table shows."""
        await (self.answer(sheet) if self.fleeting else self.hand(sheet))

    async def clear_away(self) -> None:
        """Answer by deleting the pressed message, which this person alone sees."""
        await self.defer(thinking=False)
        with suppress(discord.NotFound):  # they have dismissed it themselves
            await self.raw.delete_original_response()

    async def publish(self, sheet: Sheet) -> None:
        """Show something to everybody in the channel, after the press was answered; nobody is
        notified."""
        files = await self._studio.files(sheet)
        nobody = discord.AllowedMentions.none()
        await self.raw.followup.send(view=sheet.view, files=files, allowed_mentions=nobody)

    async def conclude(self, sheet: Sheet) -> None:
        """Show how something ended that was deferred."""
        if self.own_message:
            await self.raw.edit_original_response(view=sheet.view, attachments=[])
        else:
            await self.hand(sheet)

    def shown(self, message: Posted, target: Target, picture: int) -> Posted:
        """The note that a message shows this since it was turned into it. Where Discord had an
        answer already, that may have been another process's: then it is shown once more."""
        after = Posted.of(target, message.channel, message.message, picture)
        return replace(after, key="", rests=False, picture=0) if self._repeated else after

    async def _kept(self, kind: Promise) -> bool:
        """Is an answer of this kind to come, where Discord shows "thinking…"? One of the other
        kind is taken back: it would be seen by the wrong people."""
        promised, self._promised = self._promised, None
        if promised not in (None, kind):
            await self.raw.delete_original_response()
        return promised == kind


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
