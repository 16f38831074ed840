"""How Graveyard Shift is played by hand: one touches where the pawn ends, or a part."""

from __future__ import annotations

from games.core import Text, Touch, View, Way, say
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.refusals import refusal
from games.graveyard_shift.rules.known.yard import KINDS, SQUARES


def _asks(view: View[Board], path: Way) -> Text | None:
    """What the round waits for; of a part that was touched, where it goes."""
    now = view.board.round
    if path:
        return say("graveyard-shift-asks-where", kind=path[0])
    return say("graveyard-shift-asks", stage=now.stage)


def _why_not(view: View[Board], path: Way, name: str) -> Text | None:
    """Why the pawn can't go there, or the part not there."""
    now = view.board.round
    if view.seat not in view.acting or name not in (*SQUARES, *KINDS):
        return None
    match now.stage:
        case "enter":
            return refusal(now, f"enter {name}")
        case "move":
            return None if name in now.ends().values() else refusal(now, f"move {name}")
        case "take":
            return refusal(now, f"take {name}")
        case "return":
            kind = path[0] if path else now.loose[0]
            return refusal(now, f"return {kind} {name}")


TOUCH: Touch[Board] = Touch(asks=_asks, why_not=_why_not, shows=False)
