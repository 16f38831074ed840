"""What everybody is told of a move."""

from __future__ import annotations

from games.bushwhacked.board import Board
from games.bushwhacked.grid import BITS, listed
from games.core import Move, Text, Who, say
from games.squares import Square


def told(before: Board, move: Move, after: Board) -> Text | None:
    """The sentence that tells of a legal move between two positions; None for `done`."""
    word, _, square = move.partition(" ")
    who = Who(before.turn.seat)
    match word:
        case "place":
            return say("{who} places a stone on {square}.", who=who, square=square)
        case "pass":
            stones = before.passes[before.turn.seat] + 2
            return say("{who} passes: up to {stones} stones next turn.", who=who, stones=stones)
        case "trade":
            return say("{who} wants to trade for {square}.", who=who, square=square)
        case "pay":
            return _payment(before, square, after)
        case "capture":
            loser = _owner(before, square)
            text = "{who} captures {square} from {loser}."
            return say(text, who=who, square=square, loser=loser)
    return None


def _payment(before: Board, square: Square, after: Board) -> Text:
    who = Who(before.turn.seat)
    if after.turn.trading:
        return say("{who} pays with {square}.", who=who, square=square)
    (target,) = listed(before.turn.target)
    return say(
        "{who} pays with {square} and takes {target} from {loser}.",
        who=who,
        square=square,
        target=target,
        loser=_owner(before, target),
    )


def _owner(before: Board, square: Square) -> Who:
    return Who(before.owner(BITS[square]))
