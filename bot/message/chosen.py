"""What somebody has chosen of a move: its beginning, or a whole move that they confirm."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot.message.parts import Control, labelled, tell
from bot.table.ids import Step, Where
from bot.table.table import Table
from games.core import Move, View, say


def captioned(table: Table, view: View[Any], beginning: str) -> str:
    """The label of a legal move of this view, or of a move's beginning."""
    return table.say(table.game.captioned(view, beginning.strip()))


def about_to(table: Table, view: View[Any], chosen: str) -> str:
    """What the seat whose view it is has chosen, if that is a whole move; else what its beginning
    leaves open."""
    if chosen not in view.legal:
        asked = table.game.words.step(view, chosen.strip()) if chosen else None
        return f"**{tell(table, asked)}**" if asked else ""
    return tell(table, say("bot-about-to-play", move=captioned(table, view, chosen)))


def confirm_controls(table: Table, where: Where, move: Move) -> list[Control]:
    """Plays the move, or leads back to all."""
    play, this = Step(where, move, sure=True), say("bot-button-play-this")
    return [
        labelled(table, play, this, ButtonStyle.success),
        labelled(table, Step(where), say("bot-button-back")),
    ]
