"""A press on the channel's message: it is edited while the turn goes on; the board of the next turn
is the answer to the press that brings it.

Such an answer costs the bot none of its requests, and is there sooner than what the outbox posts.
It is no projection, though: it happens once. So the outbox is kept from the table until it is known
or has failed, and asks for it by the token where nobody knows.
"""

from __future__ import annotations

import logging

from bot.data.people import People
from bot.errors import NotReachable
from bot.live.channels import discord_says, picture_of
from bot.live.display import called
from bot.live.held import Answer, Held
from bot.live.shown import Messages, Posted
from bot.message.board import board_target
from bot.message.seat import dm_target
from bot.press.interaction import Interaction
from bot.table.table import Table
from games.core import Move, Seat

log = logging.getLogger(__name__)


async def new_board(
    people: People, interaction: Interaction, held: Held, known: Messages, after: Table
) -> Answer | None:
    """What to store with a change that a press on the channel's message makes, where that begins
    another message of an open game. None where the outbox is to post it: also while another
    message is on its way, of which nobody knows yet how it ends, and where the bot may not send
    (an answer would be let through, but the table must not go on as if all were well)."""
    board, pressed = known.board, interaction.message
    if after.game.private or not board or not pressed or pressed.id != board.message:
        return None
    if not held.up_to_date or interaction.raw.response.is_done() or not interaction.bot_may_send:
        return None
    target = board_target(after, board)
    if target.on(board.turn, board.call):
        return None
    awaited = Posted.of(target, board.channel, interaction.id, 0)
    pings = await called(people, after, target.sheet)
    return Answer(interaction.raw.token, awaited, pings)


async def show_board(interaction: Interaction, held: Held, beginning: Move = "") -> None:
    """Answer a press on the channel's message. With the beginning of a move it asks how that goes
    on.

    The table's lock is held, so no later change is stored before this answer is noted. The
    outbox has no lock and may be editing the same message (for the change before, or for this
    one): `board_edited` finds that out by the note that was there before. If the answer fails,
    nothing is noted, and the outbox shows what is stored.
    """
    table, board = held.table, held.messages.board
    target = board_target(table, board, beginning)
    here = board and interaction.message and interaction.message.id == board.message
    if held.answer and held.mine:
        await _reply(interaction, held, held.answer)
    elif board is None or not here or not held.mine or not target.on(board.turn, board.call):
        # a past turn's controls go when the next one's board is there: an answer that edits
        # the message would take its picture away (discord-api-docs#6277), an edit does not
        await interaction.defer(thinking=False)
    else:
        picture = await interaction.turn_into(target.sheet)
        held.messages.board_edited(board, interaction.shown(board, target, picture))


async def show_letter(
    interaction: Interaction, held: Held, seat: Seat, beginning: Move = ""
) -> bool:
    """Answer a press on the seat's direct message; whether it is one. Like `show_board`: only the
    process that shows the table edits it, else an old state could come after a new one."""
    table, letter = interaction.reads(held.table), held.messages.letters.get(seat)
    if letter is None or interaction.message is None or interaction.message.id != letter.message:
        return False
    target = dm_target(table, seat, letter, beginning)
    if held.mine and target.on(letter.turn, letter.call):
        picture = await interaction.turn_into(target.sheet)
        held.messages.dm_edited(seat, letter, interaction.shown(letter, target, picture))
    else:
        await interaction.defer(thinking=False)
    return True


async def _reply(interaction: Interaction, held: Held, answer: Answer) -> None:
    """Post the next turn's board. Where that fails, or where nobody knows whether it did, the
    outbox looks for it, and posts it if it is not there."""
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
