"""*Open the board* in the first row of a turn's message."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import Button

from bot.message.parts import Row, Widget, page_button, rows
from bot.table.table import Table
from games.core import Seat


def own_page_button(table: Table, seat: Seat) -> list[Widget]:
    """The same in a message that only this seat reads: links that open its page at once. The last
    one leads to a browser; one inside Discord is before it."""
    person = table.players[seat].id
    opens = table.pages(person, table.id, table.turn_began) if table.pages and person > 0 else ()
    if not opens:
        return page_button(table)
    labels = ("bot-button-page", "bot-button-browser")
    return [
        Button(label=table.say(label), url=address)
        for label, address in zip(labels, opens, strict=False)
    ]


def led_by(page: Sequence[Widget], first: Sequence[Widget], then: Sequence[Widget]) -> list[Row]:
    """Rows of controls, those that come `first` apart from the others; *Open the board* is at the
    front of them all."""
    return [*rows([*page, *first]), *rows(then)] if first else rows([*page, *then])
