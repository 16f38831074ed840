"""A match that is over, gone through again: what each choice was worth to who made it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core.judgement import Judge, Judged
from games.core.match import DRAW, RESIGN, TIMEOUT, Match
from games.core.opinion import Opinion
from games.core.state import State
from games.core.text import Seat, Text, Who, lines, say
from games.core.thought import Budget

MOST_PLIES = 1_000
"""A longer match is not reviewed: it would take minutes, or be looked at too briefly."""
MOST_SWINGS = 3
LONGEST = 5.0
"""Seconds that a single choice may take, however much is left."""
_LITTLE = 0.95
"""A choice that is worth this share of the best one is no swing."""


class Unreviewable(Exception):
    """This match can't be reviewed; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


@dataclass(frozen=True)
class Review:
    """What is known of a match afterwards."""

    game: str
    rules: int
    seats: int
    judged: tuple[Judged, ...]
    """By place in the log; not every move is judged."""

    def at(self, ply: int) -> Judged | None:
        """What was judged at that place of the log."""
        return next((one for one in self.judged if one.ply == ply), None)

    def of(self, seat: Seat) -> tuple[Judged, ...]:
        """The seat's own choices, where there was one."""
        return tuple(one for one in self.judged if one.seat == seat and not one.single)

    @property
    def accuracy(self) -> tuple[float | None, ...]:
        """By seat, in percent: the mean of each choice's value over the best one's; None for a
        seat without choices."""
        return tuple(_mean([one.share for one in self.of(s)]) for s in range(self.seats))

    @property
    def swings(self) -> tuple[Judged, ...]:
        """The few choices that cost most, the dearest first."""
        found = [one for one in self.judged if not one.single and one.share < _LITTLE]
        return tuple(sorted(found, key=lambda one: (-one.lost, one.ply))[:MOST_SWINGS])

    @property
    def summary(self) -> Text:
        """How accurate everybody was, and the turning point, in words."""
        said = [_accurate(seat, percent) for seat, percent in enumerate(self.accuracy)]
        if self.turning:
            who = Who(self.turning.seat)
            said.append(say("core-review-turning", who=who, told=self.turning.told))
        return lines(said)

    @property
    def turning(self) -> Judged | None:
        """The turning point: the dearest choice of all."""
        return next(iter(self.swings), None)


def _mean(shares: Sequence[float]) -> float | None:
    return 100 * sum(shares) / len(shares) if shares else None


def _accurate(seat: Seat, percent: float | None) -> Text:
    if percent is None:
        return say("core-review-no-choice", who=Who(seat))
    return say("core-review-accuracy", who=Who(seat), percent=round(percent))


def everybody(ply: int) -> bool:
    """All moves are people's own."""
    return True


def go_through(
    match: Match[Any],
    budget: Budget,
    own: Callable[[int], bool] = everybody,
    plies: Iterable[int] | None = None,
) -> Review:
    """The review of a match that is over, for that budget in all. `own` tells of a place in the log
    whether the person of that seat chose there, not a computer that stood in; `plies`: of these
    places alone. Raises `Unreviewable`."""
    game = match.game
    if not game.judge and not game.players:
        raise Unreviewable(say("core-review-none", game=game.title))
    if match.state.outcome is None:
        raise Unreviewable(say("core-review-running"))
    if len(match.log) > MOST_PLIES:
        raise Unreviewable(say("core-review-long", moves=len(match.log), most=MOST_PLIES))
    wanted = set(range(len(match.log)) if plies is None else plies)
    chosen = [n for n, (_, move) in enumerate(match.log) if move not in (RESIGN, TIMEOUT, DRAW)]
    some = [ply for ply in chosen if ply in wanted and own(ply)]
    judged = _judged(match, game.judge or Opinion(game), some, budget)
    return Review(game.id, game.rules, match.seats, tuple(judged))


def _judged(
    match: Match[Any], judge: Judge[Any], plies: Sequence[int], budget: Budget
) -> list[Judged]:
    """Each of these choices, for an equal share of what is left of the budget."""
    positions = _positions(match, plies)
    meter, found = budget.begin(), list[Judged]()
    for n, (ply, state) in enumerate(zip(plies, positions, strict=True)):
        seat, move = match.log[ply]
        share = meter.left(1 / (len(plies) - n))
        limit = Budget(share.most, min(share.cpu, LONGEST))
        one = judge(state, seat, move, limit, Random(ply))
        if limit.most < float("inf"):
            meter.spend(int(limit.most))
        if one:
            found.append(one.at(ply))
    return found


def _positions(match: Match[Any], plies: Sequence[int]) -> list[State[Any]]:
    """The positions before these moves."""
    wanted = set(plies)
    return [state for ply, state in enumerate(match.positions()) if ply in wanted]
