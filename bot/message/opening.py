"""*Open the board* in the first row of a turn's message."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import Button

from bot.message.parts import Control, Row, page_button, rows
from bot.table.table import Table
from games.core import Seat, say


def own_page_button(table: Table, seat: Seat) -> list[Control]:
    """The same in a message that only this seat reads: a link that opens its page at once."""
    person = table.players[seat].id
    address = table.pages(person, table.id, table.turn_began) if table.pages and person > 0 else ""
    if not address:
        return page_button(table)
    return [Button(label=table.say(say("bot-button-page")), url=address)]


def led_by(page: Sequence[Control], first: Sequence[Control], then: Sequence[Control]) -> list[Row]:
    """Rows of controls, those that come `first` apart from the others; *Open the board* is at the
    front of them all."""
    return [*rows([*page, *first]), *rows(then)] if first else rows([*page, *then])
