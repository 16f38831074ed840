"""What one player proposes to the others, and their answers; resigning."""

from __future__ import annotations

from collections.abc import Callable

from bot.message.parts import sheet, tell
from bot.message.seat import seat_sheet
from bot.press.board import show_board, show_letter
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind
from bot.table import controls, late, offers
from bot.table.ids import AtTable
from bot.table.table import Table
from games.core import Refused, Seat, Text, Who, say

ASKED = say("bot-offer-asked")
"""Told to whoever has made an offer."""
Change = Callable[[Table, Seat], Table]


class Offers(Cog):
    """The buttons behind `⋯` that need the others' consent, and resigning."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {
            controls.Resign: self._changing(
                lambda t, s: t.resign(s, self.tables.now()), say("bot-you-resigned")
            ),
            controls.Draw: self._changing(offers.draw, say("bot-offer-agreed")),
            controls.TakeBack: self._changing(offers.takeback, say("bot-offer-taken-back")),
            controls.Accept: self._changing(
                lambda t, s: offers.answer(t, s, True, self.tables.now()), say("bot-offer-accepted")
            ),
            controls.Decline: self._changing(
                lambda t, s: offers.answer(t, s, False, self.tables.now()),
                say("bot-offer-you-decline"),
            ),
            controls.GoOn: self._go_on,
            controls.Replace: self._replace,
            controls.TakeWin: self._changing(
                lambda t, s: late.take_win(t, s, self.tables.now()), say("bot-you-won")
            ),
            controls.PlayOn: self._changing(
                lambda t, s: late.play_on(t, s, self.tables.now()),
                say("bot-you-won-plays-on"),
            ),
        }

    def _changing(self, change: Change, done: Text) -> Handler:
        """The change; `done` is told where the control is not below the board."""

        async def handler(interaction: Interaction, control: AtTable) -> None:
            async with self.tables.hold(control.table) as held:
                seat = held.table.seat_for(interaction.user.id)
                after = change(held.table, seat)
                await held.save(after, interaction)
                board = held.messages.board
                if board and interaction.message and interaction.message.id == board.message:
                    await show_board(interaction, held)
                elif not await show_letter(interaction, held, seat):
                    told = interaction.say(ASKED if after.offer else done)
                    await interaction.answer_aside(sheet(after.game, told))

        return handler

    async def _go_on(self, interaction: Interaction, control: AtTable) -> None:
        """Whoever was out of time is back: their own message shows their board as it is now."""
        async with self.tables.hold(control.table) as held:
            seat = held.table.seat_for(interaction.user.id)
            after = late.go_on(held.table, seat, self.tables.now())
            await held.save(after, interaction)
            board = held.messages.board
            if board and interaction.message and interaction.message.id == board.message:
                await show_board(interaction, held)
            elif not await show_letter(interaction, held, seat):
                await interaction.answer_aside(seat_sheet(interaction.reads(after), seat))

    async def _replace(self, interaction: Interaction, control: controls.Replace) -> None:
        """Propose that the computer takes an absent person's seat."""
        absent = control.absent
        async with self.tables.hold(control.table) as held:
            table = held.table
            seat = table.seat_for(interaction.user.id)
            if absent >= len(table.players):
                raise Refused(say("core-no-such-seat"))
            after = offers.replacement(table, seat, absent, self.tables.now())
            await held.save(after, interaction)
            done = say("bot-offer-replaced", who=Who(absent))
            told = tell(interaction.reads(table), ASKED if after.offer else done)
            await interaction.turn_into(sheet(table.game, told))
