"""What plans need: the position, and that the next card is not turned up yet. What reviews need:
what chance could have turned up instead of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK, ROLES, Kind, Role
from games.cop_and_rob.rules.state import CopAndRobState
from games.core import Foresight, Move, Options, Seat, State, Text, View, say


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


def draws(state: State[Board]) -> Sequence[tuple[float, CopAndRobState]]:
    """The same position with each kind of card that could be the one just turned up, as likely as
    it was for anybody who counts cards (CR-30)."""
    assert isinstance(state, CopAndRobState)
    if not state.card or state.driving:
        return ()
    deck, first = state.decks[state.role], (state.turned - 1) // 2
    left = Counter(deck[first:])
    return [
        (count / left.total(), replace(state, decks={**state.decks, state.role: other}))
        for kind, count in left.items()
        for other in [_turned(deck, first, kind)]
    ]


def _turned(deck: tuple[Kind, ...], first: int, kind: Kind) -> tuple[Kind, ...]:
    """The deck with a card of this kind in that place."""
    other, cards = deck.index(kind, first), list(deck)
    cards[first], cards[other] = cards[other], cards[first]
    return tuple(cards)


FORESIGHT = Foresight(imagined=imagined, stops=stops)
