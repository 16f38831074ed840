"""Choices judged by the strongest computer's opinion: for games whose secrets can't be counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic

from games.core.game import Game
from games.core.judgement import Judged
from games.core.state import B, Move, State, View
from games.core.text import Seat, Text, say
from games.core.thought import Budget, Thought

_NEAR = 0.02
"""What is worse by a smaller chance is as good, as far as a search can tell."""
_KEPT = 2
"""Thoughts that are remembered: of a position that one choice led to, and the next begins with."""


class Opinion(Generic[B]):
    """One computer's opinion of a match, to be asked move by move. Its worths are chances."""

    def __init__(self, game: Game[B]) -> None:
        self._game = game
        *_, self._player = game.players.values()
        self._thoughts = dict[str, Thought]()

    def __call__(
        self, state: State[B], seat: Seat, move: Move, budget: Budget, random: Random
    ) -> Judged | None:
        """The move, compared with what it would have played."""
        view, half = state.view(seat), budget.share(0.5)
        thought = self._thought(view, half)
        if not thought.considered:
            return None
        best = max(worth for _, worth in thought.considered)
        first = next(move for move, worth in thought.considered if worth == best)
        value = best if move == first else self._value(state, seat, move, thought, half)
        if value > best - _NEAR:
            value, first = best, move
        return self._judged(view, move, value, first, best, thought)

    def _judged(
        self, view: View[B], move: Move, value: float, first: Move, best: float, thought: Thought
    ) -> Judged:
        alike = [m for m, worth in thought.considered if worth == best]
        others = [other for other in alike if other not in (first, move)]
        assert view.seat is not None
        reason = self._game.why(view, thought) if first == thought.move != move else None
        return Judged(
            seat=view.seat,
            move=move,
            value=value,
            best=(first, *sorted(others)),
            best_value=best,
            told=self._told(view, move, value, first, best),
            counted=say("core-review-opinion"),
            exact=False,
            single=len(view.legal) == 1,
            reason=reason,
        )

    def _told(self, view: View[B], move: Move, value: float, first: Move, best: float) -> Text:
        name = self._game.captioned(view, move)
        if first == move:
            return say("core-review-best", move=name, chance=round(100 * value))
        return say(
            "core-review-better",
            move=name,
            chance=round(100 * value),
            best=self._game.captioned(view, first),
            other=round(100 * best),
        )

    def _value(
        self, state: State[B], seat: Seat, move: Move, thought: Thought, budget: Budget
    ) -> float:
        """What the move is worth: what the position is that it leads to, where nothing that the
        seat could not know shows there; else what the search thought of it."""
        worths = [worth for _, worth in thought.considered]
        seen = dict(thought.considered).get(move, min(worths))
        after = state.apply(seat, move)
        if after.outcome:
            return _result(after.outcome.places, seat)
        mover = next(iter(after.acting))
        if after.revealed != state.revealed or (mover != seat and state.seats != 2):
            return min(max(worths), seen)
        later = self._thought(after.view(mover), budget)
        hope = later.worth if later.worth is not None else None
        if hope is None:
            return min(max(worths), seen)
        return min(max(worths), hope if mover == seat else 1 - hope)

    def _thought(self, view: View[B], budget: Budget) -> Thought:
        """What it thinks of a position, thought once."""
        if view.digest not in self._thoughts:
            while len(self._thoughts) >= _KEPT:
                del self._thoughts[next(iter(self._thoughts))]
            self._thoughts[view.digest] = self._player.think(view, Random(1), budget)
        return self._thoughts[view.digest]


def _result(places: Sequence[int], seat: Seat) -> float:
    """What an end of the match is worth."""
    if places[seat] != 1:
        return 0.0
    return 1.0 if places.count(1) == 1 else 0.5
