"""What a seat does besides moving: its board, marks, hints, offers, resigning."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cogs.play.which import meant, meant_so_far, offered, running
from bot.message.board import watch_sheet
from bot.message.ending import past
from bot.message.forms import mark_modal
from bot.message.made import read_in
from bot.message.mine import boards_sheet
from bot.message.parts import Sheet, sheet
from bot.message.seat import (
    more_sheet,
    resign_sheet,
    seal_sheet,
    seat_sheet,
)
from bot.press.acts import KNOWN
from bot.press.board import Answers
from bot.press.cog import Cog, Services, answers
from bot.press.commands import AppMenu, Choices, suggestions
from bot.press.interaction import Interaction
from bot.press.lending import Lent
from bot.press.often import MINUTE, Often
from bot.press.pointed import table_on
from bot.press.router import Raw, guarded
from bot.table import controls
from bot.table.ids import AtTable
from bot.table.question import MOST_TYPED
from bot.table.table import Table
from games.core import Refused, say

SHOWN = 3
"""How often a minute a person may have tables posted again: each post mentions whoever has to
move."""


class Seat(Cog):
    """`/board`, `/mark`, `/hint`, `/resign`, and the buttons for the same."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._shown = Often(SHOWN, MINUTE)

    @app_commands.command()
    @guarded()
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        me = interaction.user.id
        own = await running(self.tables, me) if interaction.direct else []
        if table is None and len(own) > 1:
            await interaction.hand(boards_sheet([interaction.reads(t) for t in own], me))
            return
        found = await meant(self.tables, interaction, table, watching=True)
        await interaction.hand(_board(found, interaction))
        await self.services.hands.show_again(found.id)

    @guarded()
    async def board_of(self, interaction: Interaction, message: discord.Message) -> None:
        """The same for the table of a message, in that message's menu"""
        id, me = table_on(interaction, message), interaction.user.id
        if not await self.tables.concerns(id, interaction.channel, me):
            raise Refused(say("bot-table-gone"))
        interaction.table = id
        found = interaction.reads(await self.tables.look(id))
        await interaction.hand(_board(found, interaction))
        await self.services.hands.show_again(id)

    menus = (AppMenu(say("bot-context-board"), board_of),)

    @app_commands.command()
    @guarded()
    async def mark(
        self,
        interaction: Interaction,
        square: app_commands.Range[str, 1, MOST_TYPED],
        mark: app_commands.Range[str, 0, 20] = "",
        table: str | None = None,
    ) -> None:
        found = await meant(self.tables, interaction, table)
        await self.services.acts.mark(found.id, self._port(interaction), square, mark.strip())

    @mark.autocomplete("mark")
    async def _marks(self, raw: Raw, typed: str) -> Choices:
        try:
            table = await meant_so_far(self.tables, raw)
        except Refused:
            return []
        table = read_in(table, await self.services.languages.met(raw.user.id, raw.locale.value))
        kinds = table.game.looks.marks.kinds if table.game.looks.marks else ()
        named = [(table.say(table.game.mark(kind)), kind) for kind in kinds]
        wanted = typed.casefold()
        return suggestions(
            (name, kind) for name, kind in named if wanted in kind or wanted in name.casefold()
        )

    @app_commands.command()
    @guarded()
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        found = await meant(self.tables, interaction, table)
        await self.services.acts.hint(found.id, self._port(interaction))

    @app_commands.command()
    @guarded()
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        found = await meant(self.tables, interaction, table)
        await _ask_to_resign(interaction, found)

    @board.autocomplete("table")
    @mark.autocomplete("table")
    @resign.autocomplete("table")
    @hint.autocomplete("table")
    async def _tables(self, raw: Raw, typed: str) -> Choices:
        return await offered(self.services, raw, typed)

    # --- presses ---------------------------------------------------------------------------------

    def _port(self, interaction: Interaction) -> Answers:
        return Answers(interaction, self.services.hands)

    @answers(*KNOWN)
    async def _act(self, interaction: Interaction, control: AtTable) -> None:
        await self.services.acts.do(control, self._port(interaction), interaction.field)

    async def _table(self, interaction: Interaction, control: AtTable) -> Table:
        return interaction.reads(await self.tables.look(control.table))

    @answers()
    async def _mine(self, interaction: Interaction, control: controls.OwnBoard) -> None:
        table = await self._table(interaction, control)
        await interaction.hand(_board(table, interaction))

    @answers()
    async def _watch(self, interaction: Interaction, control: controls.InWords) -> None:
        await interaction.hand(watch_sheet(await self._table(interaction, control)))

    @answers()
    async def _more(self, interaction: Interaction, control: controls.More) -> None:
        table = await self._table(interaction, control)
        seat = table.seat_of(interaction.user.id)
        await interaction.hand(more_sheet(table, seat, self.tables.now()))

    @answers()
    async def _show(self, interaction: Interaction, control: controls.ShowTable) -> None:
        """Post the board again, where the bot is not: for whoever sits there, since it mentions
        whoever has to move; for everybody before the match, since they may join."""
        async with self.tables.hold(control.table) as held:
            if held.table.stage != "lobby":
                held.table.seat_for(interaction.user.id)
            if interaction.channel != held.table.channel or held.table.reach != "answers":
                raise Refused(say("bot-control-gone"))
            self._shown.check(interaction.user.id, self.tables.now(), say("bot-shown-often"))
            if not interaction.public:
                raise Refused(say("bot-no-external-apps"))
        table = interaction.reads(held.table)
        await interaction.answer(sheet(table.game, table.say("bot-shown-below")))
        await self.services.hands.leave(table.id, Lent(interaction))
        await self.services.hands.show_below(table.id)

    @answers()
    async def _seal(self, interaction: Interaction, control: controls.ShowSeal) -> None:
        table = await self._table(interaction, control)
        if not table.seal:
            raise Refused(say("bot-nothing-sealed"))
        await interaction.hand(seal_sheet(table))

    @answers()
    async def _ask_resign(self, interaction: Interaction, control: controls.AskResign) -> None:
        table = await self._table(interaction, control)
        table.seat_for(interaction.user.id)
        await _ask_to_resign(interaction, table)

    @answers()
    async def _ask_mark(self, interaction: Interaction, control: controls.AskMark) -> None:
        table = await self._table(interaction, control)
        table.seat_for(interaction.user.id)
        marks = table.game.looks.marks
        if marks is None:
            raise Refused(say("bot-no-marks", game=table.game.title))
        await interaction.ask(mark_modal(table, marks))


async def _ask_to_resign(interaction: Interaction, table: Table) -> None:
    if table.stage != "playing":
        raise Refused(say("bot-not-running"))
    await interaction.hand(resign_sheet(table, interaction.user.id))


def _board(table: Table, interaction: Interaction) -> Sheet:
    """A person's own board, or what everybody sees if they don't sit there."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.match is None:
        return watch_sheet(table)
    return seat_sheet(table, seat, head=past(table), here=interaction.channel)
