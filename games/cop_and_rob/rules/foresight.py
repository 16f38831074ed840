"""What plans need: the position, and that the next card is not turned up yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK, ROLES, Kind, Role
from games.cop_and_rob.rules.state import CopAndRobState
from games.core import Foresight, Move, Options, Seat, Text, View, say


def imagined(view: View[Board], seats: int, options: Options) -> CopAndRobState:
    """The position with both decks in some order. The card that is up is the true one."""
    board = view.board
    return CopAndRobState(
        seats=seats,
        notes=view.notes,
        outcome=view.outcome,
        decks={role: _deck(board, role) for role in ROLES},
        lots=board.lots,
        chooser=None if board.cast else view.acting[0],
        cast=board.cast,
        streets=board.streets,
        turned=board.turned,
        driving=board.driving,
        last=board.last,
    )


def _deck(board: Board, role: Role) -> tuple[Kind, ...]:
    """The cards that were turned up, in some order but for the one that is up, and the others."""
    unseen = board.unseen[role]
    seen = _cards({kind: number - unseen[kind] for kind, number in DECK.items()})
    if board.card and role == board.role:
        at = seen.index(board.card)
        seen = (*seen[:at], *seen[at + 1 :], board.card)
    return (*seen, *_cards(unseen))


def _cards(numbers: Mapping[Kind, int]) -> tuple[Kind, ...]:
    return tuple(Counter(numbers).elements())


def stops(view: View[Board], seat: Seat, move: Move) -> Text:
    """Before anybody else moves, a card is turned up: so no answer can be foreseen."""
    return say("cop-and-rob-foresight-card")


FORESIGHT = Foresight(imagined=imagined, stops=stops)
