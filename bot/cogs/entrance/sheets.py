"""The entrance message: a menu that opens a table, and buttons that lead to all else."""

from __future__ import annotations

from discord import ButtonStyle

from bot.message.parts import Sheet, button, rows, select, sheet
from bot.table.controls import Find, Lessons, MyTables, OpenTable, Today, Topic
from games import GAMES
from games.core import say


def entrance_sheet(language: str, *, challenges: bool) -> Sheet:
    """The message in its channel's language. It is the same for everybody, so it never changes;
    what it leads to is answered to one person. `challenges`: can people be found here?"""

    def said(id: str) -> str:
        return say(id).say((), language)

    games = {OpenTable(id): game.title.say((), language) for id, game in GAMES.items()}
    find = [button(Find(), said("bot-entrance-find"), ButtonStyle.primary)] if challenges else []
    buttons = [
        *find,
        button(MyTables(), said("bot-entrance-tables")),
        button(Lessons(), said("bot-entrance-learn")),
        button(Today(), said("bot-entrance-today")),
        button(Topic(), said("bot-entrance-help")),
    ]
    menu = select(said("bot-entrance-which"), games)
    return sheet(None, said("bot-entrance"), rows([menu, *buttons]))
