"""Forms: what they are made of, and those at a table, for typing moves and marking squares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from pydantic import BaseModel

from bot.data.preferences import chosen
from bot.message.seat import as_typed
from bot.table import controls, ids
from bot.table.entered import cut
from bot.table.question import MOST_TYPED
from bot.table.table import Table
from games.core import Marks, Move, say

FEW = 4
"""So many choices are shown at once: each takes a line that can be pressed."""
LABEL = 45
"""Discord's limit: characters of a label in a form."""
UNMARKED = "none"
"""Means no mark in a form."""
TITLE = 45
"""Discord's limit: characters of a form's title."""


class Form(discord.ui.Modal):
    """A form. Like a message's controls, it works by its custom id."""

    def is_finished(self) -> bool:
        """Tell discord.py not to keep it: `bot.press.router` takes what is sent."""
        return True


Part = discord.ui.Label[Any] | discord.ui.TextDisplay[Any]


def form(control: ids.Control, title: str, parts: Iterable[Part]) -> Form:
    """A form with these parts, at most five."""
    made = Form(title=title[:TITLE], custom_id=ids.write(control))
    for part in parts:
        made.add_item(part)
    return made


def pick(
    field: str, label: str, choices: Mapping[str, str], now: str, about: str | None = None
) -> Part:
    """Asks for one of some choices (value -> what it is called), with the current one chosen. Few
    are shown at once, many in a menu."""
    if not 2 <= len(choices) <= FEW:
        listed = [
            discord.SelectOption(label=cut(words, 100), value=value, default=value == now)
            for value, words in choices.items()
        ]
        menu = discord.ui.Select[Any](custom_id=field, options=listed)
        return discord.ui.Label(text=label[:LABEL], description=about, component=menu)
    shown = [
        discord.RadioGroupOption(label=cut(words, 100), value=value, default=value == now)
        for value, words in choices.items()
    ]
    group = discord.ui.RadioGroup[Any](custom_id=field, options=shown)
    return discord.ui.Label(text=label[:LABEL], description=about, component=group)


def asked(settings: BaseModel, form: str, language: str) -> list[Part]:
    """Asks for the preferences of this form, as they are stored."""
    return [
        pick(
            name,
            say(menu.title).in_(language),
            menu.called(language),
            menu.now(getattr(settings, name)),
            say(menu.about).in_(language) if menu.about else None,
        )
        for name, menu in chosen(settings).items()
        if menu.form == form
    ]


def typed(field: discord.ui.Item[Any], label: str, about: str | None = None) -> Part:
    """Asks for a text, or by another field."""
    return discord.ui.Label(text=label[:LABEL], description=about, component=field)


def type_modal(table: Table, example: Sequence[Move]) -> Form:
    """A form to type moves into."""
    moves = "; ".join(as_typed(table, move) for move in example)
    field = discord.ui.TextInput[Any](
        style=discord.TextStyle.paragraph,
        custom_id="moves",
        max_length=MOST_TYPED,
        placeholder=table.say("bot-form-example", example=moves)[:100],
    )
    title = table.say("bot-form-moves", game=table.game.title)
    label = table.say("bot-form-moves-field")
    return form(ids.TypeMoves(table.id), title, [typed(field, label)])


def mark_modal(table: Table, marks: Marks) -> Form:
    """A form that asks which squares to mark, and how."""
    squares = discord.ui.TextInput[Any](
        custom_id="squares",
        max_length=MOST_TYPED,
        placeholder=table.say("bot-form-example", example=" ".join(marks.squares[:3])),
    )
    kinds = {kind: table.say(table.game.mark(kind)) for kind in marks.kinds}
    kinds[UNMARKED] = table.say("bot-form-no-mark")
    about = table.say("bot-form-mark-about")
    asked = [
        typed(squares, table.say("bot-form-squares")),
        pick("mark", table.say("bot-form-mark"), kinds, "", about),
    ]
    title = table.say("bot-form-marks", game=table.game.title)
    return form(controls.Mark(table.id), title, asked)
