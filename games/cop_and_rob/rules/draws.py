"""What chance could have turned up instead of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import Kind
from games.cop_and_rob.rules.state import CopAndRobState
from games.core import State


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
