"""The forms at a table: typing moves, marking squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.message.seat import as_typed
from bot.table import controls, ids
from bot.table.ids import Form
from bot.table.question import MOST_TYPED
from bot.table.table import Table
from games.core import Marks, Move, say

UNMARKED = "none"
"""Means no mark in a form."""
TITLE = 45
"""Discord's limit: characters of a form's title."""


def type_modal(table: Table, example: Sequence[Move]) -> discord.ui.Modal:
    """A form to type moves into."""
    title = table.say(say("bot-form-moves", game=table.game.title))
    modal = discord.ui.Modal(title=title[:TITLE], custom_id=ids.write(Form(table.id)))
    moves = "; ".join(as_typed(table, move) for move in example)
    field = discord.ui.TextInput[Any](
        style=discord.TextStyle.paragraph,
        custom_id="moves",
        max_length=MOST_TYPED,
        placeholder=table.say(say("bot-form-example", example=moves))[:100],
    )
    label = table.say(say("bot-form-moves-field"))
    modal.add_item(discord.ui.Label(text=label, component=field))
    return modal


def mark_modal(table: Table, marks: Marks) -> discord.ui.Modal:
    """A form that asks which squares to mark, and how."""
    title = table.say(say("bot-form-marks", game=table.game.title))
    modal = discord.ui.Modal(title=title[:TITLE], custom_id=ids.write(controls.Mark(table.id)))
    squares = discord.ui.TextInput[Any](
        custom_id="squares",
        max_length=MOST_TYPED,
        placeholder=table.say(say("bot-form-example", example=" ".join(marks.squares[:3]))),
    )
    modal.add_item(discord.ui.Label(text=table.say(say("bot-form-squares")), component=squares))
    modal.add_item(
        discord.ui.Label(
            text=table.say(say("bot-form-mark")),
            description=table.say(say("bot-form-mark-about")),
            component=_mark_menu(table, marks),
        )
    )
    return modal


def _mark_menu(table: Table, marks: Marks) -> discord.ui.Select[Any]:
    kinds = [
        discord.SelectOption(label=table.say(table.game.mark(kind)), value=kind)
        for kind in marks.kinds
    ]
    none = discord.SelectOption(label=table.say(say("bot-form-no-mark")), value=UNMARKED)
    return discord.ui.Select[Any](custom_id="mark", options=[*kinds, none])
