"""The tables of one person: how things stand at each, and who else is there."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from bot.message.parts import LABEL, Sheet, button, rows, sheet
from bot.message.words import told_apart
from bot.table import controls
from bot.table.table import Table
from games.core import Text, Who, all_of, say

NAMES = 80
"""How many characters names may take on one line, so that a page of tables fits."""


def state_of(table: Table, person: int) -> str:
    """How things stand at a table for this person, without markup."""
    return textwrap.shorten(table.say(_state_of(table, person)), NAMES, placeholder="…")


def _state_of(table: Table, person: int) -> Text:
    waits = table.waits_for(person)
    if table.invites(person):
        return say("bot-state-asked")
    if table.stage == "lobby":
        return say("bot-state-start") if waits else say("bot-state-lobby")
    if table.stage != "playing" or table.match is None:
        return say("bot-state-closed")
    if table.decided:
        return say("bot-state-won") if waits else say("bot-state-lost")
    if table.pause and not waits:
        return say("bot-state-paused")
    if table.seat_of(person) in table.to_move:
        return say("bot-state-go-on") if table.waited_for else say("bot-state-turn")
    if waits:
        return say("bot-state-offer")
    return say("bot-state-waits", who=all_of([Who(seat) for seat in table.to_move]))


def others(table: Table, person: int) -> str:
    """The other people at a table."""
    own = table.seat_of(person)
    names = [name for seat, name in enumerate(table.names) if seat != own]
    return table.say(all_of(names) if names else say("bot-nobody-yet"))


def boards_sheet(tables: Sequence[Table], person: int) -> Sheet:
    """Asks which of the person's boards to show, out of at most 25."""
    by_age = sorted(tables[:25], key=lambda table: table.id)
    names = [
        table.say("bot-board-of", game=table.game.title, others=others(table, person))
        for table in by_age
    ]
    items = [
        button(controls.OwnBoard(table.id), name)
        for table, name in zip(by_age, told_apart(names, LABEL), strict=True)
    ]
    return sheet(None, tables[0].say("bot-which-board"), rows(items))
