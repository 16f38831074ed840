"""What everybody is told of a move."""

from __future__ import annotations

from games.bushwhacked.rules.known.board import Board, Taking
from games.bushwhacked.rules.known.grid import BITS, listed
from games.bushwhacked.rules.known.moves import On, read
from games.core import Move, Text, Who, all_of, say
from games.notation import Word
from games.squares import Square


def told(before: Board, move: Move, after: Board) -> Text | None:
    """What a legal move between these two positions tells; None for `done`."""
    who = Who(before.turn.seat)
    match read(move):
        case On("place", square):
            return say("bushwhacked-places", who=who, square=square)
        case Word("pass"):
            stones = before.passes[before.turn.seat] + 2
            return say("bushwhacked-passes", who=who, stones=stones)
        case On("trade", square):
            return say("bushwhacked-trades", who=who, square=square)
        case On("pay", square):
            return _payment(before, square, after)
        case On("capture", square):
            return _capture(before, square, after.turn.takings[-1])
    return None


def _capture(before: Board, square: Square, taking: Taking) -> Text:
    """Whose stone it was, and which stones took it."""
    id = "bushwhacked-pierces" if taking.head else "bushwhacked-captures"
    values = {"who": Who(before.turn.seat), "square": square, "loser": _owner(before, square)}
    return Text(id, {**values, "stones": all_of(listed(taking.by))})


def _payment(before: Board, square: Square, after: Board) -> Text:
    who = Who(before.turn.seat)
    if after.turn.trading:
        return say("bushwhacked-pays", who=who, square=square)
    (target,) = listed(before.turn.target)
    return say(
        "bushwhacked-pays-and-takes",
        who=who,
        square=square,
        target=target,
        loser=_owner(before, target),
    )


def _owner(before: Board, square: Square) -> Who:
    return Who(before.owner(BITS[square]))
