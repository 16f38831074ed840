"""How a press or a command at a table is answered.

A press on one of the table's own messages is lent to the table's hand, which changes the message by
it (`bot.screen.hand`). All else is said to the person alone.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import aiohttp
import discord

from bot.live.hands import Hands
from bot.live.held import Held
from bot.live.live import Live
from bot.live.tables import Tables
from bot.message.parts import Sheet, sheet
from bot.message.seat import (
    confirm_sheet,
    hint_sheet,
    played_sheet,
    seat_sheet,
    steps_sheet,
)
from bot.message.words import lines, place, tell
from bot.press.choosing import MOVED_ON
from bot.press.interaction import Interaction
from bot.press.lateness import taken
from bot.press.lending import Lent
from bot.press.router import Router
from bot.table.ids import Moment
from bot.table.table import Table
from games.core import Move, Seat, Text, Thought, say


class OwnBoards:
    """Secret boards in messages that only one person sees.

    The table keeps no note of these messages. They are remembered only in memory, so that the board
    can be updated once the computers have moved. If that memory is lost, people can still press
    *My secret board* below the channel's board.
    """

    def __init__(self, tables: Tables, router: Router) -> None:
        self._router = router
        self._kept = dict[int, tuple[Interaction, Seat]]()
        tables.watchers.append(self._look)

    def keep(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Remember an interaction whose own message shows the seat's board. If the computers have
        to move now, the message shows the seat's next turn as soon as it comes."""
        self._kept = {n: kept for n, kept in self._kept.items() if not kept[0].raw.is_expired()}
        if interaction.fleeting and table.against_computers and table.computers:
            self._kept[table.id] = interaction, seat

    def _look(self, live: Live) -> None:
        if live.table.id in self._kept and not live.table.computers:
            self._router.along(self._show(*self._kept.pop(live.table.id), live.table))

    async def _show(self, interaction: Interaction, seat: Seat, table: Table) -> None:
        # dismissed by now, or Discord can't be reached: the channel's board has the button
        with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
            await interaction.turn_into(_own(interaction, interaction.reads(table), seat))


class Answers:
    """The port (`bot.press.choosing.Port`) of somebody who pressed or typed something."""

    def __init__(
        self, interaction: Interaction, hands: Hands, boards: OwnBoards | None = None
    ) -> None:
        self._interaction, self._hands, self._boards = interaction, hands, boards
        self.id, self.person, self.reads = interaction.id, interaction.user.id, interaction.reads

    @property
    def heard(self) -> bool:
        """Does Discord still hear the answer?"""
        return self._interaction.heard

    def speaks_in(self, channel: int) -> tuple[str, int]:
        """The interaction's token, if the bot can answer everybody there by it, and the message
        that it changes."""
        return self._interaction.speaks_in(channel)

    def taken(self, now: float) -> float:
        """When Discord took the press."""
        return taken(self.id, now)

    # --- on the way to a move --------------------------------------------------------------------

    async def moved_on(self, held: Held, seat: Seat) -> None:
        """Show the controls as they are now."""
        interaction, table = self._interaction, self.reads(held.table)
        if interaction.on_table(held.table) and (
            interaction.direct or held.table.reach == "answers"
        ):
            await lend(interaction, self._hands, held.table, fresh=False)
            if interaction.direct:
                await interaction.tell(MOVED_ON)
            return
        head = tell(table, MOVED_ON)
        if table.game.rules.private:
            await interaction.answer_aside(_own(interaction, table, seat, head=head))
        else:
            await interaction.answer_aside(steps_sheet(table, seat, "", head))
        await lend(interaction, self._hands, held.table, fresh=False)

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        """Show the next step of choosing.

        It is shown in the pressed message if that is the seat's own secret board, the channel's
        board, or the seat's direct message; else in a message beside it. The next change of the
        table brings the first step back.
        """
        interaction, table = self._interaction, self.reads(held.table)
        if interaction.on_table(held.table):
            await lend(interaction, self._hands, held.table, beginning)
        elif table.game.rules.private and interaction.fleeting:
            await interaction.turn_into(_own(interaction, table, seat, beginning))
        else:
            await interaction.answer_aside(steps_sheet(table, seat, beginning))

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        """Show the warning, with a button that plays the move anyway."""
        await self._interaction.hand(confirm_sheet(table, seat, move, tell(table, warning)))

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        """Answer a move with what the pressed message should now show."""
        interaction, table = self._interaction, self.reads(held.table)
        if interaction.on_table(held.table):
            await lend(interaction, self._hands, held.table)
        elif self._shown_elsewhere(held, seat):
            await interaction.clear_away()
        elif table.game.rules.private:
            head = self._unseen(held)
            await interaction.answer_aside(_own(interaction, table, seat, since=since, head=head))
            if self._boards:
                self._boards.keep(interaction, held.table, seat)
        else:
            await interaction.answer_aside(played_sheet(table, seat, since, self._unseen(held)))

    # --- anything else ---------------------------------------------------------------------------

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        """Show it on the table's message if that was pressed. Else tell it, or show the board."""
        interaction, table = self._interaction, self.reads(held.table)
        answers, pressed = held.table.reach == "answers", interaction.message
        if interaction.on_table(held.table) and (
            answers or (pressed and held.shows_on(pressed.id))
        ):
            await lend(interaction, self._hands, held.table)
        elif told:
            said = sheet(table.game, lines(tell(table, told), self._unseen(held)))
            await interaction.answer_aside(said)
        else:
            await interaction.answer_aside(_own(interaction, table, seat))

    async def wait(self) -> None:
        """Tell Discord that the answer takes a while."""
        await self._interaction.defer()

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        """Show what the computer would play in their place."""
        await self._interaction.hand(hint_sheet(table, moment, thought))

    def _unseen(self, held: Held) -> str:
        """Says that what they have done is not shown at the table yet, where the bot is not and has
        no token left. (By Discord's clock, which ends tokens.)"""
        now = self._interaction.raw.created_at.timestamp()
        if not held.needs_press(now):
            return ""
        table = self.reads(held.table)
        return f"-# {tell(table, 'bot-shown-later', where=place(table))}"

    def _shown_elsewhere(self, held: Held, seat: Seat) -> bool:
        """Will this person see their move anyway, on the channel's board or in the seat's direct
        message? Then the answer need not show it."""
        interaction = self._interaction
        if interaction.pressed and not interaction.fleeting:
            return False
        if held.table.game.rules.private or held.table.reach == "direct":
            return interaction.direct and held.has_dm(seat)
        return interaction.channel == held.table.channel and interaction.public


async def lend(
    interaction: Interaction,
    hands: Hands,
    table: Table,
    step: Move | None = None,
    *,
    fresh: bool = True,
) -> None:
    """Lend an interaction to the table's hand, once what it changes is stored. Where others don't
    see what the bot answers, the person is told."""
    missed = await hands.lend(table.id, Lent(interaction), step, fresh=fresh)
    if missed:
        await interaction.tell(say("bot-no-external-apps-now"))


def _own(interaction: Interaction, table: Table, seat: Seat, *begun: Move, **told: Any) -> Sheet:
    """The seat's own board, as it is read where the interaction is (see `seat_sheet`)."""
    return seat_sheet(table, seat, *begun, here=interaction.channel, **told)
