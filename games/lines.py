"""The line of a puzzle: it goes on after the right first move until what was asked is done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from games.core import Line, Match, Move, Played, Puzzle, Text

MOST = 30
"""Lines of the log that one puzzle may take."""


def to_text(played: Played) -> str:
    """A line as it is stored: `0 move N; 1 move S`."""
    return "; ".join(f"{seat} {move}" for seat, move in played)


def from_text(text: str) -> Played:
    """A line that was stored. Raises `ValueError`."""
    parts = (part.split(" ", 1) for part in text.split("; ") if part)
    return tuple((int(seat), move) for seat, move in parts)


@dataclass(frozen=True)
class Solving:
    """A puzzle, and how far somebody has got with it."""

    match: Match[Any]
    """The match in which it is posed."""
    puzzle: Puzzle
    played: Played = ()
    """What was played since, the replies included."""

    @cached_property
    def now(self) -> Match[Any]:
        """The match as it stands in the line."""
        return self.match.gone_on(self.played)

    @cached_property
    def right(self) -> tuple[Move, ...]:
        """The right moves now; () if it is done."""
        if not self.played:
            return self.puzzle.answers
        hook, state = self._hook, self.now.state
        if hook is None or self.puzzle.seat not in state.acting or len(self.played) >= MOST:
            return ()
        return tuple(hook.right(self.match.state, self.played, self.puzzle))

    def after(self, move: Move) -> Self:
        """After a right move and all that follows it by itself: the replies, and moves that can't
        be wrong. It is done if then no move is right."""
        found = self._with(self.puzzle.seat, move)
        while (line := found._next) is not None:
            found = found._with(*line)
        return found

    def refuted(self, move: Move) -> Played:
        """What a wrong move leads to: that move and what shows that it was wrong."""
        wrong = (*self.played, (self.puzzle.seat, move))
        if self._hook is None or self.match.gone_on(wrong).state.outcome:
            return wrong[-1:]
        return (*wrong[-1:], *self._hook.refute(self.match.state, wrong, self.puzzle))

    def figure(self, move: Move) -> Text | None:
        """What a wrong move was worth, where no answer shows that."""
        wrong = (*self.played, (self.puzzle.seat, move))
        return self._hook.figure(self.match.state, wrong, self.puzzle) if self._hook else None

    @property
    def _hook(self) -> Line[Any] | None:
        return self.match.game.teaching.line

    def _with(self, seat: int, move: Move) -> Self:
        return replace(self, played=(*self.played, (seat, move)))

    @property
    def _next(self) -> tuple[int, Move] | None:
        """What is played next without being asked; None if there is a choice, or nothing."""
        state = self.now.state
        if self._hook is None or state.outcome or len(self.played) >= MOST:
            return None
        (seat, *_) = state.acting
        if seat == self.puzzle.seat:
            legal, right = set(state.legal(seat)), self.right
            return (seat, right[0]) if right and set(right) == legal else None
        reply = self._hook.reply(self.match.state, self.played, self.puzzle)
        return None if reply is None else (seat, reply)
