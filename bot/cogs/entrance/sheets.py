"""The entrance message: buttons that open a table, and others that lead to all else."""

from __future__ import annotations

from discord import ButtonStyle

from bot.message.parts import Sheet, button, labelled, rows, sheet
from bot.message.words import InLanguage
from bot.table.controls import Find, Lessons, MyTables, OpenTable, Today, Topic
from games import GAMES


def entrance_sheet(language: str, *, challenges: bool) -> Sheet:
    """The message in its channel's language. It is the same for everybody, so it never changes;
    what it leads to is answered to one person. `challenges`: can people be found here?

    The games are buttons: what somebody has chosen in a menu they can't choose again, while nobody
    edits the message (Discord's clients send nothing then)."""

    said = InLanguage(language).say
    told = [f"- **{said(game.title)}**: {said(game.about)}" for game in GAMES.values()]
    games = [
        button(OpenTable(id), said(game.title), ButtonStyle.primary) for id, game in GAMES.items()
    ]
    find = [labelled(language, Find(), "bot-entrance-find")] if challenges else []
    buttons = [
        *find,
        labelled(language, MyTables(), "bot-entrance-tables"),
        labelled(language, Lessons(), "bot-entrance-learn"),
        labelled(language, Today(), "bot-entrance-today"),
        labelled(language, Topic(), "bot-entrance-help"),
    ]
    return sheet(None, "\n".join([said("bot-entrance"), *told]), [*rows(games), *rows(buttons)])
