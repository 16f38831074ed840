"""How a press or a command at a table is answered: on the message that was pressed, or beside it.

While a turn goes on, the channel's message is edited. The press that begins the next turn is
answered by the new board. Such an answer does not count towards the bot's request limit, and it
arrives sooner than a post by the outbox. But it can't be repeated like other things the bot shows:
an interaction is answered only once. So the outbox leaves the table alone until the answer is known
or has failed. If nobody knows which, the outbox asks Discord for the answer by the interaction's
token.
"""

from __future__ import annotations

import logging
from contextlib import suppress

import aiohttp
import discord

from bot.data.people import People
from bot.errors import NotReachable
from bot.live.answering import needs_press
from bot.live.channels import discord_says
from bot.live.held import Answer, Held
from bot.live.live import Live
from bot.live.places import lacking
from bot.live.reading import called
from bot.live.sent import picture_of
from bot.live.shown import Messages
from bot.live.tables import Tables
from bot.message.board import board_target
from bot.message.direct import own_target
from bot.message.parts import lines, place, sheet, tell
from bot.message.seat import (
    confirm_sheet,
    hint_sheet,
    played_sheet,
    seat_sheet,
    steps_sheet,
)
from bot.press.choosing import MOVED_ON
from bot.press.here import by_answers, show_again, show_here
from bot.press.interaction import Interaction
from bot.press.lateness import taken
from bot.press.router import Router
from bot.screen.seen import Posted
from bot.table.ids import Moment
from bot.table.table import Table
from games.core import Move, Seat, Text, Thought, say

log = logging.getLogger(__name__)


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
            await interaction.turn_into(seat_sheet(interaction.reads(table), seat))


class Answers:
    """The port (`bot.press.choosing.Port`) of somebody who pressed or typed something."""

    def __init__(
        self, interaction: Interaction, people: People, boards: OwnBoards | None = None
    ) -> None:
        self._interaction, self._people, self._boards = interaction, people, boards
        self.id, self.person, self.reads = interaction.id, interaction.user.id, interaction.reads

    @property
    def heard(self) -> bool:
        """Does Discord still hear the answer?"""
        return self._interaction.heard

    def speaks_in(self, channel: int) -> str:
        """The interaction's token, if the bot can answer everybody there by it."""
        return self._interaction.speaks_in(channel)

    def taken(self, now: float) -> float:
        """When Discord took the press."""
        return taken(self.id, now)

    # --- on the way to a move --------------------------------------------------------------------

    async def moved_on(self, held: Held, seat: Seat) -> None:
        """Show the controls as they are now. A message that nobody knew of, since a crash lost its
        note, is known from then on."""
        if await held.take():
            self.adopt(held.table, seat, held.messages)
        if by_answers(self._interaction, held.table):
            await show_again(self._interaction, held)
            return
        if await show_dm(self._interaction, held, seat):
            await self._interaction.tell(MOVED_ON)
            return
        table = self.reads(held.table)
        head = tell(table, MOVED_ON)
        if table.game.rules.private:
            await self._interaction.answer_aside(seat_sheet(table, seat, head=head))
        else:
            await self._interaction.answer_aside(steps_sheet(table, seat, "", head))

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        """Show the next step of choosing.

        It is shown in the pressed message if that is the seat's own secret board, the channel's
        board, or the seat's direct message; else in a message beside it. The next change of the
        table brings the first step back.
        """
        interaction, table = self._interaction, self.reads(held.table)
        pressed, shown = interaction.message, [held.messages.board, held.messages.dms.get(seat)]
        if table.game.rules.private and interaction.fleeting:
            await interaction.turn_into(seat_sheet(table, seat, beginning))
        elif by_answers(interaction, table):
            await held.take()
            await show_here(interaction, held, beginning, fresh=True)
        elif pressed and pressed.id in [m.message for m in shown if m] and await held.take():
            if not await show_dm(interaction, held, seat, beginning):
                await show_board(interaction, held, beginning)
        else:
            await interaction.answer_aside(steps_sheet(table, seat, beginning))

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        """Show the warning, with a button that plays the move anyway."""
        await self._interaction.hand(confirm_sheet(table, seat, move, tell(table, warning)))

    def adopt(self, table: Table, seat: Seat, messages: Messages) -> None:
        """Take note of the pressed message if it is newer than the one we know.

        Its controls are fresh, so it is the board or the seat's direct message. We may not know it
        yet for two reasons: a crash lost the note of posting it, or the outbox is still waiting for
        Discord to tell the message's id. In the second case the outbox will see that the message is
        already known.
        """
        message, interaction = self._interaction.message, self._interaction
        if message and not message.flags.ephemeral:
            if interaction.guild or by_answers(interaction, table):
                _adopt_board(table, messages, message)
            elif interaction.direct:
                _adopt_dm(interaction.reads(table), messages, seat, message)

    async def new_board(self, held: Held, known: Messages, after: Table) -> Answer | None:
        """The new board to store with a change, if it will be the answer to the interaction.

        That is so in an open game, when a press on the channel's message, or a move typed in the
        channel, makes a new message necessary. Else it returns None, and the outbox shows the
        change.

        It also returns None while another new message is under way, since nobody knows yet whether
        it will arrive. And where the bot may not send: Discord would let the answer through, but
        the table must not go on as if all were well.
        """
        interaction, board, pressed = self._interaction, known.board, self._interaction.message
        if after.game.rules.private or not board or after.reach == "answers":
            return None
        if interaction.channel != board.channel or (pressed and pressed.id != board.message):
            return None
        done = interaction.raw.response.is_done()
        if not held.up_to_date or done or not _may_send(interaction):
            return None
        target = board_target(after, board)
        if target.on(board.turn, board.call):
            return None
        awaited = Posted.of(target, board.channel, interaction.id, 0)
        pings = await called(self._people, after, target.sheet)
        return Answer(interaction.raw.token, awaited, pings)

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        """Answer a move with what the pressed message should now show."""
        interaction, table = self._interaction, self.reads(held.table)
        if await self._on_its_message(held, seat):
            return
        if _shown_elsewhere(interaction, held, seat):
            await interaction.clear_away()
        elif table.game.rules.private:
            head = self._unseen(held)
            await interaction.answer_aside(seat_sheet(table, seat, since=since, head=head))
            if self._boards:
                self._boards.keep(interaction, held.table, seat)
        else:
            await interaction.answer_aside(played_sheet(table, seat, since, self._unseen(held)))

    # --- anything else ---------------------------------------------------------------------------

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        """Show it on the table's message if that was pressed. Else tell it, or show the board."""
        if not await self._on_its_message(held, seat):
            table = self.reads(held.table)
            if told:
                said = sheet(table.game, lines(tell(table, told), self._unseen(held)))
            else:
                said = seat_sheet(table, seat)
            await self._interaction.answer_aside(said)

    def _unseen(self, held: Held) -> str:
        """Says that what they have done is not shown at the table yet, where the bot is not and has
        no token left. (By Discord's clock, which ends tokens.)"""
        now = self._interaction.raw.created_at.timestamp()
        if not needs_press(held.table, held.messages, now):
            return ""
        table = self.reads(held.table)
        return f"-# {tell(table, say('bot-shown-later', where=place(table)))}"

    async def wait(self) -> None:
        """Tell Discord that the answer takes a while."""
        await self._interaction.defer()

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        """Show what the computer would play in their place."""
        await self._interaction.hand(hint_sheet(table, moment, thought))

    async def _on_its_message(self, held: Held, seat: Seat) -> bool:
        """Answer with the new board, or by editing the table's message that was pressed; whether
        that was possible."""
        if by_answers(self._interaction, held.table):
            await show_here(self._interaction, held)
            return True
        board, pressed = held.messages.board, self._interaction.message
        answered = held.answer and held.mine
        if answered or (board and pressed and pressed.id == board.message):
            await show_board(self._interaction, held)
            return True
        return await show_dm(self._interaction, held, seat)


async def show_board(interaction: Interaction, held: Held, beginning: Move = "") -> None:
    """Answer a press on the channel's message. With the `beginning` of a move, the message asks how
    the move goes on.

    The table's lock is held, so no later change is stored before this answer is noted. The outbox
    holds no lock and may be editing the same message, for the change before or for this one.
    `board_edited` notices that, since the note is then no longer the one that was read here. If the
    answer fails, nothing is noted, and the outbox shows what is stored.
    """
    table, board = held.table, held.messages.board
    if table.reach == "answers":
        await show_here(interaction, held, beginning)
        return
    target = board_target(table, board, beginning)
    here = board and interaction.message and interaction.message.id == board.message
    if held.answer and held.mine:
        await _reply(interaction, held, held.answer)
    elif board is None or not here or not held.mine or not target.on(board.turn, board.call):
        # the outbox strips a past turn's controls once the next board is there: an answer that
        # edits the message would take its picture away (discord-api-docs#6277), its edit does not
        await interaction.defer(thinking=False)
    else:
        picture = await interaction.turn_into(target.sheet)
        held.messages.board_edited(board, interaction.shown(board, target, picture))


async def show_dm(interaction: Interaction, held: Held, seat: Seat, beginning: Move = "") -> bool:
    """Answer a press on the seat's direct message; False if it is none. As in `show_board`, only
    the process that shows the table edits it: else an old state could overwrite a new one."""
    table, dm = interaction.reads(held.table), held.messages.dms.get(seat)
    if dm is None or interaction.message is None or interaction.message.id != dm.message:
        return False
    target = own_target(table, seat, dm, beginning)
    if held.mine and target.on(dm.turn, dm.call):
        picture = await interaction.turn_into(target.sheet)
        held.messages.dm_edited(seat, dm, interaction.shown(dm, target, picture))
    else:
        await interaction.defer(thinking=False)
    return True


async def _reply(interaction: Interaction, held: Held, answer: Answer) -> None:
    """Post the next turn's board as the answer. If that fails, or nobody knows whether it did, the
    outbox looks for the message and posts it if there is none."""
    target = board_target(held.table, held.messages.board)
    try:
        async with discord_says():
            sent = await interaction.reply(target.sheet, answer.pings)
    except (NotReachable, OSError) as error:
        kind = type(error).__name__  # its text could name the address, and the token in it
        log.warning("table %s: the board may be lost: %s", held.table.id, kind)
        return
    if sent and held.mine:  # else it took longer than the lease
        held.messages.board_answered(answer.board, sent.id, picture_of(sent))
    elif interaction.promised:  # a typed move was acknowledged: no other answer comes
        await interaction.clear_away()


def _may_send(interaction: Interaction) -> bool:
    """May the bot post a table's messages in the channel?"""
    channel = interaction.raw.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    closed = thread is not None and (thread.locked or thread.archived)
    return not closed and not lacking(interaction.raw.app_permissions, thread is not None)


def _shown_elsewhere(interaction: Interaction, held: Held, seat: Seat) -> bool:
    """Will this person see their move anyway, on the channel's board or in the seat's direct
    message? Then the answer need not show it."""
    if interaction.pressed and not (interaction.message and interaction.message.flags.ephemeral):
        return False
    if held.table.game.rules.private or held.table.reach == "direct":
        messages = held.messages
        return interaction.direct and seat in messages.dms and seat not in messages.refused
    return interaction.channel == held.table.channel and interaction.public


def _adopt_dm(table: Table, messages: Messages, seat: Seat, message: discord.Message) -> None:
    dm = messages.dms.get(seat)
    if dm is None or message.id > dm.message:
        target, picture = own_target(table, seat, dm), picture_of(message)
        messages.dms[seat] = Posted.of(target, message.channel.id, message.id, picture)


def _adopt_board(table: Table, messages: Messages, message: discord.Message) -> None:
    board = messages.board
    if board and message.id > board.message:
        messages.board_passed(board)
        messages.unheard = False
        target = board_target(table, board)
        messages.board = Posted.of(target, message.channel.id, message.id, picture_of(message))
