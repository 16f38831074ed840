"""What somebody has chosen of a move: its beginning, or a whole move that they confirm."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot.message.parts import Widget, labelled
from bot.message.words import tell
from bot.table.ids import Step, Where
from bot.table.shown import Shown
from games.core import Move, View


def captioned(shown: Shown, view: View[Any], beginning: str) -> str:
    """The label of a legal move of this view, or of a move's beginning."""
    return shown.say(shown.game.captioned(view, beginning.strip()))


def about_to(shown: Shown, view: View[Any], chosen: str) -> str:
    """What the seat whose view it is has chosen, if that is a whole move; else what its beginning
    leaves open."""
    if chosen not in view.legal:
        asked = shown.game.words.step(view, chosen.strip()) if chosen else None
        return f"**{tell(shown, asked)}**" if asked else ""
    return tell(shown, "bot-about-to-play", move=captioned(shown, view, chosen))


def confirm_controls(shown: Shown, where: Where, move: Move) -> list[Widget]:
    """Plays the move, or leads back to all."""
    return [
        labelled(shown, Step(where, move, sure=True), "bot-button-play-this", ButtonStyle.success),
        labelled(shown, Step(where), "bot-button-back"),
    ]
