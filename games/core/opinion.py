"""Choices judged by the strongest computer's opinion: for games whose secrets can't be counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Generic

from games.core.game import Game
from games.core.judgement import Judged
from games.core.state import B, Move, State, View
from games.core.text import Seat, Text, say
from games.core.thought import Budget, Thought, percent

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
        reason = self._why(view, thought) if first == thought.move != move else None
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

    def _why(self, view: View[B], thought: Thought) -> Text | None:
        """Why its move is the best, without the chances, which are told already."""
        why = self._game.why(view, replace(thought, considered=()))
        return None if why.id == "core-suggested" else why

    def _told(self, view: View[B], move: Move, value: float, first: Move, best: float) -> Text:
        name = self._game.captioned(view, move)
        if first == move:
            return say("core-review-best", move=name, chance=percent(value))
        return say(
            "core-review-better",
            move=name,
            chance=percent(value),
            best=self._game.captioned(view, first),
            other=percent(best),
        )

    def _value(
        self, state: State[B], seat: Seat, move: Move, thought: Thought, budget: Budget
    ) -> float:
        """What the move is worth: what the position is that it leads to, where nothing that the
        seat could not know shows there; else what the search thought of it."""
        after, most = state.apply(seat, move), max(worth for _, worth in thought.considered)
        if after.outcome:
            return _result(after.outcome.places, seat)
        mover = next(iter(after.acting))
        if after.revealed == state.revealed and (mover == seat or state.seats == 2):
            hope = self._thought(after.view(mover), budget).worth
            if hope is not None:
                return min(most, hope if mover == seat else 1 - hope)
        seen = dict(thought.considered).get(move)
        return self._beside(state.view(seat), move, thought, budget) if seen is None else seen

    def _beside(self, view: View[B], move: Move, thought: Thought, budget: Budget) -> float:
        """What the move is worth where it and the best one alone are thought about."""
        two = replace(view, legal=(thought.considered[0][0], move))
        worths = dict(self._player.think(two, Random(1), budget).considered)
        least = min(worth for _, worth in thought.considered)
        return min(worths.get(move, least), thought.considered[0][1])

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
