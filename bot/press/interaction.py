"""Answers to presses and commands: acknowledged in time, each seen by whom it is for."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.live.display import Display, picture_of
from bot.message.panel import Sheet

Press = discord.Interaction[Any]

SLOW = 1.5
"""Seconds after which a press is acknowledged although its answer is not ready."""
PROMISED, PRIVATE, PUBLIC = "promised", "private", "public"
"""What kind of answer a press was deferred for, kept in its extras."""


class Answers:
    """Answers once, by what the interaction still allows."""

    def __init__(self, display: Display) -> None:
        self.display = display

    def expect(self, press: Press, *, public: bool = False) -> asyncio.Task[None]:
        """Have a press acknowledged if its answer takes long; to be cancelled when it is there."""
        late = press.extras["late"] = asyncio.create_task(_acknowledge_late(press, public))
        return late

    async def acknowledged(self, press: Press) -> bool:
        """Whether the press is acknowledged already; if not, whoever asks is to do it now."""
        late: asyncio.Task[None] | None = press.extras.pop("late", None)
        if late and "slow" in press.extras:
            await late
        elif late:
            late.cancel()
        return press.response.is_done()

    async def defer(self, press: Press, *, thinking: bool = True) -> None:
        """Acknowledge what takes its time: by a private answer to come, or nothing visible."""
        if not await self.acknowledged(press):
            await press.response.defer(ephemeral=True, thinking=thinking)
            if thinking or _is_command(press):
                press.extras[PROMISED] = PRIVATE

    async def tell(self, press: Press, text: str) -> None:
        """Tell the person who pressed, and nobody else."""
        if not await self.acknowledged(press):
            await press.response.send_message(text, ephemeral=True)
        elif await self._promised(press, PRIVATE):
            await press.edit_original_response(content=text)
        else:
            await press.followup.send(text, ephemeral=True)

    async def hand(self, press: Press, sheet: Sheet, *more: discord.File) -> None:
        """Show something to the person who pressed, and to nobody else."""
        files = [*await self.display.files(sheet), *more]
        if not await self.acknowledged(press):
            await press.response.send_message(view=sheet.view, files=files, ephemeral=True)
        elif await self._promised(press, PRIVATE):
            await press.edit_original_response(view=sheet.view, attachments=files)
        else:
            await press.followup.send(view=sheet.view, files=files, ephemeral=True)

    async def give(self, press: Press, sheet: Sheet) -> int | None:
        """Answer so that everybody in the channel sees it; the message's id."""
        people = [discord.Object(person) for person in sheet.pings if person != press.user.id]
        pings = discord.AllowedMentions(everyone=False, roles=False, users=people)
        if not await self.acknowledged(press):
            answer = await press.response.send_message(view=sheet.view, allowed_mentions=pings)
            return answer.message_id
        if await self._promised(press, PUBLIC):
            edited = await press.edit_original_response(view=sheet.view, allowed_mentions=pings)
            return edited.id
        sent = await press.followup.send(view=sheet.view, allowed_mentions=pings, wait=True)
        return sent.id

    async def _promised(self, press: Press, kind: str) -> bool:
        """Is an answer of this kind to come, where Discord shows "thinking…"? One of the other
        kind is taken back: it would be seen by the wrong people."""
        promised: str | None = press.extras.pop(PROMISED, None)
        if promised not in (None, kind):
            await press.delete_original_response()
        return promised == kind

    async def turn_into(self, press: Press, sheet: Sheet, *more: discord.File) -> int:
        """Let the pressed message show this; returns its picture's attachment."""
        files = [*await self.display.files(sheet), *more]
        if await self.acknowledged(press):
            edited = await press.edit_original_response(view=sheet.view, attachments=files)
            return picture_of(edited)
        answer = await press.response.edit_message(view=sheet.view, attachments=files)
        shown = answer.resource if answer else None
        return picture_of(shown if isinstance(shown, discord.Message) else None)

    async def conclude(self, press: Press, sheet: Sheet) -> None:
        """Show how a press ended that was deferred: in the pressed message if it is their own."""
        if own_message(press):
            await press.edit_original_response(view=sheet.view, attachments=[])
        else:
            await self.hand(press, sheet)


async def _acknowledge_late(press: Press, public: bool) -> None:
    """Keep Discord from giving the press up."""
    await asyncio.sleep(SLOW)
    press.extras["slow"] = True
    if _is_command(press):
        press.extras[PROMISED] = PUBLIC if public else PRIVATE
    await press.response.defer(ephemeral=not public, thinking=_is_command(press))


def _is_command(press: Press) -> bool:
    """Its deferral shows everybody it is for that an answer is to come."""
    return press.type is discord.InteractionType.application_command


def own_message(press: Press) -> bool:
    """Is the pressed message one that only this person sees?"""
    message = press.message
    return message is not None and (message.flags.ephemeral or press.guild_id is None)
