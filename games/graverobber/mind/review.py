"""What a seat could have known when it moved or dug, by counting layouts of the other board: those
that people are likelier to lay count for more.

The value of a dig is its chance of finding a Plot. The value of a move is that of the best plan
which begins with it: the chance of the dig at its end over the turns it all takes, with at most two
moves before the dig.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from games.core import (
    Budget,
    Judged,
    Move,
    Seat,
    State,
    Text,
    View,
    all_of,
    say,
    tenths_summed,
)
from games.graverobber.mind.findings import Outlook
from games.graverobber.mind.plans import Aims, Plan, Planner
from games.graverobber.mind.reading import likely
from games.graverobber.mind.routes import paths
from games.graverobber.mind.worlds import Worlds, imagine
from games.graverobber.rules.known.board import Board, own
from games.graverobber.rules.known.moves import Dig, read
from games.graverobber.rules.known.possible import Agreeing
from games.graverobber.shown.words import caption, label
from games.search import interval
from games.squares import Square

_AIMS = Aims(moves=2, routes=60, bit=0.0)
_PLANS = 2_000
"""More plans than there are."""
_FEWEST, _MOST = 400, 20_000
"""Boards of the other player that are looked at, at least and at most."""
_A_SECOND = 12_000
"""Boards that can be looked at in one second."""
_ALIKE = 1e-9
_MOST_SURE = 0.995
"""If boards were drawn, what is true of all of them is still not certain: no chance is above
this."""


def judge(
    state: State[Board], seat: Seat, move: Move, budget: Budget, random: Random
) -> Judged | None:
    """A move or a dig, judged by all layouts that agree with what the seat was told, or by some
    drawn from them. None for a set-up and for a skip."""
    view = state.view(seat)
    if not view.board.playing or move == "skip":
        return None
    worlds = _known(view, budget, random)
    here = Plan(view.board.piece(seat), worlds.where, 1)
    planner = Planner(worlds, paths(own(view).obstacles), here, _AIMS)
    outlooks = planner.outlooks(Budget.nodes(_PLANS).begin())
    found = state.apply(seat, move).board(seat).won(seat) - view.board.won(seat)
    return _Verdict(view, worlds, outlooks, move, found).judged()


summed = partial(tenths_summed, "graverobber-review-sum")


def _known(view: View[Board], budget: Budget, random: Random) -> Worlds:
    """All that the seat can know of the other board: exact if the budget allows that."""
    granted = min(budget.most, budget.cpu * _A_SECOND, _MOST)
    agreeing = Agreeing.of(view.board.placement, view.viewer, view.board.deeds)
    return imagine(agreeing, max(_FEWEST, int(granted)), random, prior=likely, weighed=True)


@dataclass(frozen=True)
class _Verdict:
    """What can be said about a choice."""

    view: View[Board]
    worlds: Worlds
    outlooks: Mapping[Move, Outlook]
    """The best plan that begins with each choice."""
    move: Move
    found: int
    """Plots that it dug up."""

    def judged(self) -> Judged:
        chosen, best, worlds = self.outlooks[self.move], self._best[0], self.worlds
        worths = [outlook.worth for outlook in self.outlooks.values()]
        return Judged(
            seat=self.view.viewer,
            move=self.move,
            value=chosen.worth,
            best=self._best,
            best_value=self.outlooks[best].worth,
            told=self._told(best),
            counted=self._counted,
            exact=worlds.whole,
            interval=None if worlds.whole else self._between(self.move),
            certain_missed=tuple(self._missed()) if worlds.whole else (),
            single=max(worths) - min(worths) < _ALIKE,
            even=len(worths) > 1 and max(worths) - min(worths) < _ALIKE,
            luck=self._luck,
            fortune=self._fortune,
            shares=self._piece,
        )

    @property
    def _piece(self) -> Mapping[Square, float]:
        """Square -> how likely the own piece stands there."""
        worlds = self.worlds
        most = 1.0 if worlds.whole or worlds.placed else _MOST_SURE
        return {square: min(worlds.share(some), most) for square, some in worlds.where.items()}

    @property
    def _luck(self) -> float | None:
        """How much more a dig found than it should; None for a move, which finds nothing."""
        return self.found - self.outlooks[self.move].plot if _digs(self.move) else None

    @property
    def _fortune(self) -> Text | None:
        luck = round(abs(self._luck or 0.0), 1)
        if not luck:
            return None
        return say("graverobber-review-found" if self.found else "graverobber-review-empty", n=luck)

    @property
    def _best(self) -> tuple[Move, ...]:
        """The choices worth most; if boards were drawn, all that can't be told from the best."""
        most = max(outlook.worth for outlook in self.outlooks.values())
        if not self.worlds.whole and most <= self._between(self.move)[1]:
            most = self.outlooks[self.move].worth
        best = [m for m, outlook in self.outlooks.items() if abs(outlook.worth - most) < _ALIKE]
        return tuple(sorted(best, key=lambda move: (move != self.move, move)))

    def _between(self, move: Move) -> tuple[float, float]:
        """If boards were drawn: where its value lies in 95 of 100 cases."""
        chosen, draws = self.outlooks[move], self.worlds.draws
        low, high = interval(chosen.plot * draws, draws)
        return low / (chosen.moves + 1), high / (chosen.moves + 1)

    @property
    def _stands_out(self) -> bool:
        """Is it clear that no other choice was worth as much?"""
        if self.worlds.whole:
            return True
        others = [self._between(move)[1] for move in self.outlooks if move not in self._best]
        return max(others, default=0.0) < self._between(self.move)[0]

    def _told(self, best: Move) -> Text:
        if best == self.move:
            if self._stands_out:
                return say("graverobber-review-best", **self._said(self.move))
            return say("graverobber-review-alike", **self._said(self.move))
        said, better = self._said(self.move), self._said(best)
        if (said["turns"], said["percent"]) == (better["turns"], better["percent"]):
            said, better = self._said(self.move, digits=1), self._said(best, digits=1)
        sooner = better["turns"] < said["turns"] and better["percent"] <= said["percent"]
        other = {f"best{name}": value for name, value in better.items()}
        if sooner:
            return say("graverobber-review-sooner", **said, **other)
        return say("graverobber-review-other", **said, **other)

    def _said(self, move: Move, digits: int | None = None) -> Mapping[str, Any]:
        outlook = self.outlooks[move]
        name = caption(self.view, move) or label(move)
        return {
            "move": name,
            "turns": outlook.moves + 1,
            "percent": round(100 * outlook.plot, digits),
        }

    @property
    def _counted(self) -> Text:
        worlds = self.worlds
        numbers = {"boards": worlds.count, "sets": worlds.sets, "squares": len(worlds.where)}
        if worlds.whole:
            return say("graverobber-review-counted", **numbers)
        low, high = (round(100 * end, 1) for end in self._between(self.move))
        return say("graverobber-review-drawn", **numbers, low=low, high=high)

    def _missed(self) -> Iterator[Text]:
        """What was certain: a Plot that could be dug up, where a Plot lies, or that no Plot could
        be dug up."""
        if self.move in self._best:
            return
        sure = [m for m in self._best if _digs(m) and self.outlooks[m].worth == 1]
        plots = [
            square for square, some in self.worlds.plots.items() if self.worlds.share(some) == 1
        ]
        if sure:
            yield say("graverobber-review-sure", move=label(sure[0]))
        elif plots:
            yield say("graverobber-review-plots", squares=all_of(plots))
        if _digs(self.move) and not self.outlooks[self.move].plot:
            yield say("graverobber-review-vain")


def _digs(move: Move) -> bool:
    return isinstance(read(move), Dig)
