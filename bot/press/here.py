"""How a press is answered at a table where the bot is not: on the message that was pressed.

Within a turn that message is edited. A press that ends a turn takes the controls off it, and the
next board follows, with its mention, by the same interaction (`bot.live.answering`): an edit would
notify nobody. A message that belongs to an earlier turn loses its controls, and the board follows
again.
"""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.live.held import Held
from bot.live.sent import alt_of, picture_of
from bot.live.shown import Messages
from bot.live.tables import Tables
from bot.live.voice import Voice
from bot.message.board import board_target, stripped_sheet
from bot.message.parts import Target, sheet, tell
from bot.press.interaction import Interaction
from bot.screen.plan import waits_for_somebody
from bot.screen.seen import NO_TURN, Posted
from bot.table.table import Table
from games.core import Move, Refused, say


def by_answers(interaction: Interaction, table: Table) -> bool:
    """Was a message pressed that shows everybody this table, where the bot is not?"""
    pressed, here = interaction.message, interaction.channel == table.channel
    return table.reach == "answers" and here and pressed is not None and not interaction.fleeting


def voice_of(interaction: Interaction, now: float) -> Voice:
    """The interaction as a means to answer, now that it has been answered."""
    return Voice(
        interaction.id,
        interaction.raw.token,
        now,
        interaction.channel,
        interaction.original,
        interaction.public,
    )


async def show_here(
    interaction: Interaction, held: Held, beginning: Move = "", *, fresh: bool = False
) -> None:
    """Answer a press on a table's message. `fresh`: its controls belong to the turn as it is now,
    so it is the board, whatever was known. With the `beginning` of a move, it asks how that goes
    on.

    A change that only computers follow is shown on the message itself, and so is a turn's end where
    nobody else would see a new message.
    """
    table, messages, pressed = held.table, held.messages, interaction.message
    if pressed is None or not by_answers(interaction, table):
        await interaction.defer(thinking=False)
        return
    board = messages.board
    if fresh and (board is None or pressed.id != board.message):
        picture, shown = picture_of(pressed), board_target(table, board)
        messages.board = board = Posted.of(shown, interaction.channel, pressed.id, picture)
    target = board_target(table, board, beginning)
    if board is None or pressed.id != board.message:
        await _strip(interaction, table, messages, moved=True)
        return
    same = target.on(board.turn, board.call)
    if not (same or not waits_for_somebody(table) or not interaction.public):
        await _strip(interaction, table, messages)
        messages.board = replace(board, loose=True)  # nothing is left to take off
        return
    if not await _edit(interaction, messages, board, target):
        await interaction.tell(say("bot-no-external-apps-now"))
    elif not (same or interaction.public) and interaction.user.id not in messages.warned:
        messages.warned.add(interaction.user.id)
        await interaction.tell(say("bot-no-external-apps-now"))


async def _edit(
    interaction: Interaction, messages: Messages, board: Posted, target: Target
) -> bool:
    """Show this on the pressed message, which is the board. False where this person may not send
    the picture that it needs: then it stays as it was, until somebody else presses something."""
    try:
        picture = await interaction.turn_into(target.sheet)
    except discord.Forbidden:
        if interaction.public:
            raise
        return False
    after = interaction.shown(board, target, picture)
    if target.on(board.turn, board.call):
        messages.board_edited(board, after)
    else:
        messages.board = after
    return True


async def show_again(interaction: Interaction, held: Held) -> None:
    """Answer a press on an earlier turn's control: the board is posted again, below. If it turns
    out to be on the board as it is now, that is shown as it is."""
    messages, pressed, board = held.messages, interaction.message, held.messages.board
    if board and pressed and pressed.id == board.message:
        target = board_target(held.table, board)
        if target.on(board.turn, board.call) or not interaction.public:
            await show_here(interaction, held)
            return
        messages.board = replace(board, loose=True)  # nothing will be left to take off
    elif board and interaction.public:
        messages.board = replace(board, turn=NO_TURN, key="", loose=False)
    await _strip(interaction, held.table, messages, moved=True)


async def set_aside(interaction: Interaction, tables: Tables) -> None:
    """Before somebody is refused: take the controls off the pressed message if it belongs to an
    earlier turn, so that nobody presses it again. Show a lobby as it is: it may have closed."""
    known = tables.in_hand(interaction.table) if interaction.pressed else None
    if known is None or not by_answers(interaction, known.table) or interaction.answered:
        return
    pressed, board = interaction.message, known.messages.board
    if pressed is None or board is None:
        return
    target = board_target(known.table, board)
    if pressed.id < board.message:
        await _strip(interaction, known.table, known.messages, moved=True)
    elif (
        pressed.id == board.message and known.table.match is None and target.sheet.key != board.key
    ):
        picture = await interaction.turn_into(target.sheet)
        known.messages.board_edited(board, interaction.shown(board, target, picture))


async def _strip(
    interaction: Interaction, table: Table, messages: Messages, *, moved: bool = False
) -> None:
    """Take the controls off the pressed message. `moved`: say that the match goes on below it."""
    pressed = interaction.message
    assert pressed
    notes = filter(None, (messages.board, *messages.untidy))
    note = next((posted for posted in notes if posted.message == pressed.id), None)
    text, alt = (note.text, note.alt) if note else ("", alt_of(pressed))
    below = tell(table, say("bot-below")) if moved else ""
    await interaction.strip(stripped_sheet(table, text, alt, below))


async def show_below(interaction: Interaction, held: Held) -> None:
    """Post the table's board again, below. Raises `Refused` where nobody else would see it."""
    if not interaction.public:
        raise Refused(say("bot-no-external-apps"))
    await held.take()
    if board := held.messages.board:
        held.messages.board = replace(board, turn=NO_TURN, key="", loose=False)
    table = interaction.reads(held.table)
    await interaction.answer(sheet(table.game, table.say(say("bot-shown-below"))))
