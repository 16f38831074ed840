"""Finished matches: to look at again, to keep as files, to learn from."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands

from bot.cogs.records.darkroom import Darkroom
from bot.cogs.records.gate import MatchGate
from bot.cogs.records.reviewing import Reviewing
from bot.cogs.records.sheets.replay import (
    ANIMATION,
    RECORD,
    Animate,
    SeenBy,
    StepInWords,
    StepTo,
    animation_sheet,
    picture_of,
    record_sheet,
    replay_sheet,
    words_sheet,
)
from bot.cogs.records.sheets.review import (
    ChoiceAt,
    ChoiceInWords,
    ChoicesOf,
    Overview,
    Reviewed,
)
from bot.cogs.records.store import StoredMatches
from bot.message.made import read_in
from bot.message.parts import Sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import AppMenu
from bot.press.interaction import Interaction
from bot.press.pointed import table_on
from bot.press.router import Kind, Read, guarded
from bot.table import controls
from bot.table.table import Table
from games import record
from games.core import Match, Refused, Seat, say
from games.projector import Moment

Answered = tuple[Sheet, list[discord.File]]
"""A message, and the picture that goes with it."""
Number = app_commands.Range[int, 1, 10**12]


class Records(Cog):
    """`/replay`, `/record`, `/review`."""

    elsewhere = True  # the gate decides

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._matches = StoredMatches(services.store.engine)
        self._gate = MatchGate(services, self._matches)
        self._darkroom = Darkroom()
        self._reviewing = Reviewing(services.store, services.tables.now, services.worker)

    async def cog_unload(self) -> None:
        """Stop the workers when the bot stops."""
        await asyncio.gather(self._darkroom.close(), self._reviewing.close())

    @property
    def reads(self) -> dict[Kind, Read]:
        """Replays and reviews at the page."""
        reviews = dict.fromkeys((controls.Review, Overview, ChoiceAt, ChoicesOf), self.reviewed)
        return {**dict.fromkeys((controls.Replay, StepTo, SeenBy), self.replayed), **reviews}

    @app_commands.command()
    @guarded()
    async def replay(
        self,
        interaction: Interaction,
        match: Number | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        if file:
            await self._upload(interaction, file)
        else:
            await self._begin(interaction, match or await self._gate.last(interaction))

    @guarded()
    async def replay_of(self, interaction: Interaction, message: discord.Message) -> None:
        """The same for the match of a message, in that message's menu"""
        await self._begin(interaction, table_on(interaction, message))

    menus = (AppMenu(say("bot-context-replay"), replay_of),)

    @app_commands.command()
    @guarded()
    async def record(self, interaction: Interaction, match: Number | None = None) -> None:
        await self._hand_over(interaction, match or await self._gate.last(interaction))

    @app_commands.command()
    @guarded()
    async def review(self, interaction: Interaction, match: Number | None = None) -> None:
        await self._overlook(interaction, match or await self._gate.last(interaction))

    async def _upload(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Step through a record that somebody has sent, after every move of it is checked."""
        if file.size > record.MOST_BYTES:
            raise Refused(say("bot-record-too-large"))
        await interaction.defer()
        data = await file.read()
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise Refused(say("bot-record-no-text")) from None
        text = await self._darkroom.check(interaction.user.id, text)
        sheet, files = await self._still(interaction.user.id, interaction.language, text)
        await interaction.hand(sheet, *files, _file(text))

    async def _begin(self, interaction: Interaction, id: int) -> None:
        """Show a new replay, beginning at the match's end."""
        text = await self._text(interaction, id)
        await interaction.defer()  # the worker may have to be started
        sheet, files = await self._still(interaction.user.id, interaction.language, text, id)
        await interaction.hand(sheet, *files)

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _replay(self, interaction: Interaction, control: controls.Replay) -> None:
        """Show another step of a replay, or a new replay."""
        if control.viewpoint is None:
            await self._begin(interaction, control.table)
        else:
            at = StepTo(control.table, control.viewpoint, control.step or 0)
            await self._step(interaction, at)

    @answers()
    async def _step(self, interaction: Interaction, control: StepTo | SeenBy) -> None:
        text = await self._text(interaction, control.table)
        person, language = interaction.user.id, interaction.language
        sheet, files = await self._still(person, language, text, control.table, control)
        carried = [] if control.table else [_file(text)]
        await interaction.turn_into(sheet, *files, *carried)

    @answers()
    async def _tell(self, interaction: Interaction, control: StepInWords) -> None:
        text, person = await self._text(interaction, control.table), interaction.user.id
        await interaction.defer()
        which, language = (control.viewpoint, control.step), interaction.language
        still = await self._darkroom.still(person, text, *which, language=language)
        await interaction.hand(words_sheet(still, language))

    @answers()
    async def _animate(self, interaction: Interaction, control: Animate) -> None:
        text = await self._text(interaction, control.table)
        await interaction.defer()
        person, language = interaction.user.id, interaction.language
        limit = interaction.raw.filesize_limit
        clip = await self._darkroom.clip(person, text, control.viewpoint, limit, language)
        file = discord.File(io.BytesIO(clip.gif), ANIMATION)
        await interaction.hand(animation_sheet(clip, interaction.language), file)

    @answers()
    async def _record(self, interaction: Interaction, control: controls.Record) -> None:
        await self._hand_over(interaction, control.table)

    @answers()
    async def _review(self, interaction: Interaction, control: controls.Review) -> None:
        """Show another choice of a review, or a new review."""
        if control.seat is None:
            await self._overlook(interaction, control.table)
        else:
            at = ChoiceAt(control.table, control.seat, control.choice or 0)
            await self._choose(interaction, at)

    @answers()
    async def _overview(self, interaction: Interaction, control: Overview) -> None:
        table, match = await self._gate.finished(interaction, control.table)
        await interaction.turn_into((await self._told(interaction, table, match)).overview())

    @answers()
    async def _choose(self, interaction: Interaction, control: ChoiceAt | ChoicesOf) -> None:
        table, match = await self._gate.finished(interaction, control.table)
        told, person = await self._told(interaction, table, match), interaction.user.id
        sheet, files = await self._choice(person, interaction.language, told, match, control)
        await interaction.turn_into(sheet, *files)

    @answers()
    async def _tell_choice(self, interaction: Interaction, control: ChoiceInWords) -> None:
        table, match = await self._gate.finished(interaction, control.table)
        await interaction.defer()
        told, at = await self._told(interaction, table, match), control
        person, language = interaction.user.id, interaction.language
        moment = await self._moment(person, language, told, match, at.seat, at.choice)
        await interaction.hand(told.in_words(moment))

    # --- at the page -----------------------------------------------------------------------------

    async def replayed(
        self, id: int, person: int, language: str, control: controls.Replay | StepTo
    ) -> Answered:
        """A step of a replay, for somebody who may see the match."""
        table, match = await self._gate.ended(id)
        text = await asyncio.to_thread(record.plain, match, table.names)
        return await self._still(person, language, text, id, control, whole=True)

    async def reviewed(
        self,
        id: int,
        person: int,
        language: str,
        control: controls.Review | Overview | ChoiceAt,
    ) -> Answered:
        """A review's overview, or a choice, for somebody who may see the match."""
        table, match = await self._gate.ended(id)
        review = await self._reviewing.of(person, table, match)
        told = Reviewed(review, read_in(table, language))
        if isinstance(control, Overview) or control.seat is None:
            return told.overview(), []
        at = ChoiceAt(id, control.seat, control.choice or 0)
        return await self._choice(person, language, told, match, at, whole=True)

    # --- inside ----------------------------------------------------------------------------------

    async def _still(
        self,
        person: int,
        language: str,
        text: str,
        id: int = 0,
        at: controls.Replay | StepTo | None = None,
        *,
        whole: bool = False,
    ) -> Answered:
        """A step of a record, the last one if none is named."""
        which = (at.viewpoint, at.step) if at else ()
        still = await self._darkroom.still(person, text, *which, language=language)
        return replay_sheet(still, id, language), [picture_of(still, language, whole=whole)]

    async def _overlook(self, interaction: Interaction, id: int) -> None:
        """Show a review's overview in a new message. The review may have to be made first."""
        table, match = await self._gate.finished(interaction, id)
        await interaction.defer()
        told = await self._told(interaction, table, match)
        await interaction.hand(told.overview())

    async def _choice(
        self,
        person: int,
        language: str,
        told: Reviewed,
        match: Match[Any],
        at: ChoiceAt,
        *,
        whole: bool = False,
    ) -> Answered:
        """One choice of a review. Raises `Refused` if there is no such one."""
        moment = await self._moment(person, language, told, match, at.seat, at.choice)
        return told.choice(at.seat, at.choice, moment), [told.picture(moment, whole=whole)]

    async def _moment(
        self,
        person: int,
        language: str,
        told: Reviewed,
        match: Match[Any],
        seat: Seat,
        choice: int,
    ) -> Moment:
        """What the seat saw before a choice. Raises `Refused` if there is no such one."""
        choices = told.choices(seat)
        if choice >= len(choices):
            raise Refused(say("bot-record-nobody-there"))
        text = await asyncio.to_thread(record.plain, match, told.table.names)
        return await self._darkroom.moment(person, text, choices[choice], language)

    async def _told(self, interaction: Interaction, table: Table, match: Match[Any]) -> Reviewed:
        review = await self._reviewing.of(interaction.user.id, table, match)
        return Reviewed(review, interaction.reads(table))

    async def _hand_over(self, interaction: Interaction, id: int) -> None:
        table, match = await self._gate.finished(interaction, id)
        times = await self._matches.times(table.id)
        nonce = table.nonce if table.seal else ""
        names = await self._names(table)
        text = await asyncio.to_thread(record.write, match, names, times, nonce)
        await interaction.hand(record_sheet(table.seal, interaction.language), _file(text))

    async def _names(self, table: Table) -> list[str]:
        """The names in a record: computers, and the people who agree to be named."""
        names = record.anonymous(len(table.players))
        for seat, player in enumerate(table.players):
            if player.level or (await self.services.people.person(player.id)).name_in_records:
                names[seat] = player.name
        return names

    async def _text(self, interaction: Interaction, id: int) -> str:
        """The record that is shown: that of a table's match, or for table 0 the file that the
        pressed message carries. The next message must carry that file, too."""
        if id == 0:
            return await _carried(interaction)
        table, match = await self._gate.finished(interaction, id)
        return await asyncio.to_thread(record.plain, match, table.names)


async def _carried(interaction: Interaction) -> str:
    """The record that the pressed message carries. (A file shown by a component is not among the
    message's attachments.)"""
    message = interaction.message
    view = discord.ui.LayoutView.from_message(message) if message else None
    for item in view.walk_children() if view else ():
        if isinstance(item, discord.ui.File):
            data: bytes = await interaction.raw.client.http.get_from_cdn(item.media.url)
            return data.decode()
    raise Refused(say("bot-record-gone"))


def _file(text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), RECORD)
