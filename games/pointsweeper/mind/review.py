"""What a seat could have known when it scouted or claimed, by boards that agree with all it saw.

The value of a claim is the points that it should bring, minus the price of its mines (PS-31).
Claims of the same hidden squares are equal; a pass is worth nothing. The value of a scout is what
the best claim after it should bring. Claims are compared with claims and with a pass, scouts with
scouts: no count tells what a turn is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random

from games.core import (
    Budget,
    Judged,
    Move,
    Seat,
    State,
    Text,
    all_of,
    say,
    tenths_summed,
)
from games.pointsweeper.mind.knowledge import Choice, Knowledge
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.moves import is_claim, is_scout
from games.pointsweeper.shown.words import label
from games.squares import Square

_ALIKE = 1e-9
_LEAST = 0.005
"""How unlikely something must be that no drawn board shows, to be called unlikely."""


def judge(
    state: State[Board], seat: Seat, move: Move, budget: Budget, random: Random
) -> Judged | None:
    """A scout or a claim, judged. None for a pass, and for the choice before a board."""
    view = state.view(seat)
    if view.board.choosing is not None or move == "pass":
        return None
    knowledge = Knowledge.of(view, budget, random)
    if is_scout(move):
        return _Verdict(knowledge, knowledge.scouts(), move).judged()
    brought = state.apply(seat, move).board(seat).score(seat) - view.board.score(seat)
    return _Verdict(knowledge, knowledge.claims(move), move, brought).judged()


summed = partial(tenths_summed, "pointsweeper-review-sum")


SCOUTED = (
    "pointsweeper-review-scout-best",
    "pointsweeper-review-scout-ahead",
    "pointsweeper-review-scout-leans",
    "pointsweeper-review-scout-alike",
)
"""What is said of a choice if nothing is proven to be better: it is proven to be best, it is best
on the boards that were drawn, another one is best on these, they don't tell either."""
CLAIMED = (
    "pointsweeper-review-claim-best",
    "pointsweeper-review-claim-ahead",
    "pointsweeper-review-claim-leans",
    "pointsweeper-review-claim-alike",
)


@dataclass(frozen=True)
class _Verdict:
    """What can be said about a choice."""

    knowledge: Knowledge
    choices: Mapping[Move, Choice]
    move: Move
    brought: int | None = None
    """The points that a claim brought, the price of its mines included; None for a scout."""

    def judged(self) -> Judged:
        best = self._best[0]
        worths = [choice.value for choice in self.choices.values()]
        return Judged(
            seat=self.knowledge.seat,
            move=self.move,
            value=self._chosen.value,
            best=self._best,
            best_value=self.choices[best].value,
            told=self._told(best),
            counted=self._counted,
            exact=self._chosen.exactly is not None,
            interval=self.knowledge.between(self._chosen),
            certain_missed=tuple(self._missed()),
            single=max(worths) - min(worths) < _ALIKE,
            even=len(worths) > 1 and max(worths) - min(worths) < _ALIKE,
            luck=self._luck,
            fortune=self._fortune,
            shares={square: self._share(square) for square in self.knowledge.chances},
        )

    @property
    def _luck(self) -> float | None:
        """How much more the claim brought than it should."""
        return None if self.brought is None else self.brought - self._chosen.value

    @property
    def _fortune(self) -> Text | None:
        luck = round(self._luck or 0.0, 1)
        if not luck:
            return None
        way = "up" if luck > 0 else "down"
        return say("pointsweeper-review-brought", points=self.brought, way=way, n=abs(luck))

    def _share(self, square: Square) -> float:
        """How likely there is a mine; certain only if that is known."""
        share = self.knowledge.chances[square]
        return share if self.knowledge.sure(square, share) else min(max(share, _LEAST), 1 - _LEAST)

    @property
    def _chosen(self) -> Choice:
        return self.choices[self.move]

    @cached_property
    def _best(self) -> tuple[Move, ...]:
        """The choices worth most, as far as one can tell."""
        most = max(self.choices.values(), key=lambda choice: choice.value)
        if not self.knowledge.beats(most, self._chosen):
            most = self._chosen
        best = [m for m, choice in self.choices.items() if abs(choice.value - most.value) < _ALIKE]
        return tuple(sorted(best, key=lambda move: (move != self.move, move)))

    def _told(self, best: Move) -> Text:
        said = {"move": label(self.move), "points": _points(self._chosen)}
        other = {"bestmove": label(best), "bestpoints": _points(self.choices[best])}
        if is_scout(self.move):
            if best == self.move:
                return self._as_good(SCOUTED, said)
            return say("pointsweeper-review-scout-other", **said, **other)
        said["percent"] = self._percent(self.move)
        if best == self.move:
            return self._as_good(CLAIMED, said)
        if best == "pass":
            return say("pointsweeper-review-claim-pass", **said)
        other["bestpercent"] = self._percent(best)
        return say("pointsweeper-review-claim-other", **said, **other)

    def _as_good(self, ids: tuple[str, ...], said: Mapping[str, object]) -> Text:
        """What to say of a choice that nothing is proven to be better than. The boards that were
        drawn may still tell them apart; only it is not known how far these are like all others."""
        best, ahead, leans, alike = ids
        if self._stands_out:
            return say(best, **said)
        leader, most = max(self.choices.items(), key=lambda choice: choice[1].value)
        if most.surpasses(self._chosen):
            return say(leans, **said, bestmove=label(leader), bestpoints=_points(most))
        nearest = self._nearest
        surpasses = nearest is not None and self._chosen.surpasses(nearest)
        return say(ahead if surpasses else alike, **said)

    @property
    def _stands_out(self) -> bool:
        """Is it clear that no other choice was worth as much?"""
        return self._nearest is None or self.knowledge.beats(self._chosen, self._nearest)

    @property
    def _nearest(self) -> Choice | None:
        """The best choice of all that are not worth just as much."""
        chosen = self._chosen
        others = [c for c in self.choices.values() if abs(c.value - chosen.value) >= _ALIKE]
        return max(others, key=lambda choice: choice.value, default=None)

    def _percent(self, move: Move) -> int:
        """On how many of a hundred boards there is a mine on the path."""
        return round(100 * self.choices[move].mine)

    @property
    def _counted(self) -> Text:
        belief, unknown = self.knowledge.belief, self.knowledge.unknown
        hidden = {"hidden": len(belief.columns), "mines": unknown.mines}
        between = self.knowledge.between(self._chosen)
        if between is None:
            return say("pointsweeper-review-counted", **hidden)
        low, high = (round(end, 1) + 0.0 for end in between)
        way = "counted" if belief.chances is not None else "guessed"
        drawn = {"boards": belief.count, "low": low, "high": high, "way": way}
        return say("pointsweeper-review-drawn", **hidden, **drawn)

    def _missed(self) -> Iterator[Text]:
        """What was certain: mines on the path, and a claim without risk that was worth more."""
        if not is_claim(self.move) or self.move in self._best:
            return
        mines = [s for s in self.knowledge.squares(self.move) if self.knowledge.sure(s, 1)]
        if mines:
            yield say("pointsweeper-review-mines", squares=all_of(mines))
        clear = [m for m in self._best if m != "pass" and self._safe(m)]
        if clear and not self._safe(self.move):
            yield say("pointsweeper-review-safe", move=label(clear[0]))

    def _safe(self, move: Move) -> bool:
        return all(self.knowledge.sure(square, 0) for square in self.knowledge.squares(move))


def _points(choice: Choice) -> float:
    return round(choice.value, 1) + 0.0  # never -0.0
