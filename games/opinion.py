"""What one computer thinks of the moves of a match, for games whose secrets can't be counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Generic, TypeVar

from games.core import (
    Budget,
    Game,
    Judged,
    Move,
    Seat,
    State,
    Text,
    Thought,
    View,
    fortune,
    percent,
    say,
)

B = TypeVar("B")

_NEAR = 0.02
"""A search can't tell chances apart that are nearer than this: such moves are equally good."""
_EVEN = 0.005
"""Moves whose chances are all nearer than this are worth the same."""
_SURE = 1e-6
"""A chance that is nearer to 0 or 1 is decided."""
_OTHERS = 3
"""So many of the other moves are looked at again where the chosen one turned out worse than
expected."""


class Opinion(Generic[B]):
    """Judges choices by what the strongest computer thinks. Worths are chances.

    A position is looked at once more where the next choice begins, and knows more there. Where that
    makes the chosen move worse than it seemed, other moves are looked at in the same way before it
    is called a mistake.
    """

    def __init__(self, game: Game[B]) -> None:
        self.game = game
        *_, self._player = game.players.levels.values()
        self._thoughts = dict[str, tuple[Budget, Thought]]()

    def __call__(
        self, state: State[B], seat: Seat, move: Move, budget: Budget, random: Random
    ) -> Judged | None:
        """Compares the move with what the computer would have played."""
        view = state.view(seat)
        if len(view.legal) == 1:
            return None
        thought = self.thought(view, budget.share(0.5))
        if not thought.considered:
            return None
        return _Choice(self, state, view, move, thought, budget.share(0.5)).judged()

    def thought(self, view: View[B], budget: Budget) -> Thought:
        """What it thinks of a position. It thinks again only with more to spend: one choice leads
        to the position where the next one begins."""
        known = self._thoughts.get(view.digest)
        if known is None or known[0].cpu < budget.cpu / 2:
            known = budget, self._player.ponder(view, Random(1), budget)
            self._thoughts[view.digest] = known
        return known[1]


@dataclass(frozen=True)
class _Choice(Generic[B]):
    """One choice."""

    by: Opinion[B]
    state: State[B]
    view: View[B]
    move: Move
    thought: Thought
    budget: Budget
    """For each look at another position."""

    def judged(self) -> Judged:
        value, first, best = self._compared()
        if self.by.game.players.proves:
            value, best = _settled(value), _settled(best)
        chances = [worth for _, worth in self.thought.considered]
        everything = len(chances) == len(self.view.legal)
        even = everything and len(chances) > 1 and max(chances) - min(chances) < _EVEN
        luck, players = self._luck, self.by.game.players
        exact = players.proves and {value, best} <= {0.0, 1.0}
        around = max(0.0, value - players.rough), min(1.0, value + players.rough)
        reason = self._why() if first == self.thought.move != self.move else None
        return Judged(
            seat=self._seat,
            move=self.move,
            value=value,
            best=(first, *sorted(self._alike(first))),
            best_value=best,
            told=self._told(value, first, best, even=even),
            counted=self._counted(exact=exact),
            exact=exact,
            interval=None if exact else around,
            even=even,
            stake=players.stakes(self.view),
            luck=luck,
            fortune=None if luck is None else fortune(luck),
            reason=reason,
        )

    @property
    def _seat(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def _after(self) -> State[B]:
        return self.state.apply(self._seat, self.move)

    # --- what it was worth -----------------------------------------------------------------------

    def _compared(self) -> tuple[float, Move, float]:
        """What the move was worth, the best move, and what that was worth."""
        considered = self.thought.considered
        best = max(worth for _, worth in considered)
        first = next(move for move, worth in considered if worth == best)
        again = self._again(self.move)
        value = self._value(best) if again is None else min(best, again)
        if again is not None and value < best - _NEAR:
            others = {
                move: min(worth, self._again(move) or 0.0)
                for move, worth in considered[: _OTHERS + 1]
                if move != self.move
            }
            best = max([value, *others.values()])
            first = next((move for move, worth in others.items() if worth == best), self.move)
        elif first == self.move:
            value = best
        return (best, self.move, best) if value > best - _NEAR else (value, first, best)

    def _again(self, move: Move) -> float | None:
        """What the position after a move is worth, looked at anew; None if it shows something that
        the seat could not know."""
        after = self._after if move == self.move else self.state.apply(self._seat, move)
        told = after.revealed == self.state.revealed
        known = told and (after.seats == 2 or after.acting == (self._seat,))
        return self._hope(after) if known or after.outcome else None

    def _hope(self, after: State[B]) -> float | None:
        """The seat's chance in a position."""
        if after.outcome:
            return _result(after.outcome.places, self._seat)
        (mover, *_) = after.acting
        hope = self.by.thought(after.view(mover), self.budget).worth
        return hope if hope is None or mover == self._seat else 1 - hope

    def _value(self, most: float) -> float:
        """What the search thought of the move."""
        found = dict(self.thought.considered).get(self.move)
        if found is not None:
            return found
        best = self.thought.considered[0][0]
        two = replace(self.view, legal=(best, self.move))
        worths = dict(self.by.thought(two, self.budget).considered)
        least = min(worth for _, worth in self.thought.considered)
        return min(worths.get(self.move, least), most)

    # --- luck ------------------------------------------------------------------------------------

    @property
    def _luck(self) -> float | None:
        """What chance brought the seat after the move, in chances of the match: more than the
        average of all that could have come. None if nothing came by chance."""
        after, players = self._after, self.by.game.players
        if after.outcome or after.seats > 2 or after.revealed == self.state.revealed:
            return None
        draws = players.draws(after)
        if not draws:
            return None
        part = replace(self, budget=self.budget.share(0.5))
        hope = part._hope(after)
        if hope is None:
            return None
        low, high = players.stakes(self.view)
        mean = sum(share * (part._hope(one) or 0.0) for share, one in draws)
        return (high - low) * (hope - mean)

    # --- words -----------------------------------------------------------------------------------

    def _alike(self, first: Move) -> list[Move]:
        """The other moves that the search finds as good."""
        worths = dict(self.thought.considered)
        best = worths.get(first)
        return [m for m, worth in worths.items() if worth == best and m not in (first, self.move)]

    def _why(self) -> Text | None:
        """Why its move is the best; without the chances, since those are told already."""
        why = self.by.game.players.why(self.view, replace(self.thought, considered=()))
        return None if why.id == "core-suggested" else why

    def _counted(self, *, exact: bool) -> Text:
        if exact:
            return say("core-review-solved")
        return say("core-review-opinion", off=round(100 * self.by.game.players.rough))

    def _told(self, value: float, first: Move, best: float, *, even: bool) -> Text:
        name, of = self.by.game.recalled(self.view, self.move), self.by.game.players.of
        if even and first == self.move:
            return say("core-review-alike", move=name, chance=percent(value), of=of)
        if first == self.move:
            return say("core-review-best", move=name, chance=percent(value), of=of)
        return say(
            "core-review-better",
            move=name,
            chance=percent(value),
            best=self.by.game.recalled(self.view, first),
            other=percent(best),
            of=of,
        )


def _settled(chance: float) -> float:
    """A chance that is decided is 0 or 1."""
    return float(round(chance)) if min(chance, 1 - chance) < _SURE else chance


def _result(places: Sequence[int], seat: Seat) -> float:
    """What this end of the match is worth to the seat."""
    if places[seat] != 1:
        return 0.0
    return 1.0 if places.count(1) == 1 else 0.5
