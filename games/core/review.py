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
from games.core.thought import Budget, percent

MOST_PLIES = 1_000
"""A longer match is not reviewed: it would take minutes, or be looked at too briefly."""
MOST_SWINGS = 3
LONGEST = 5.0
"""Seconds that a single choice may take, however much is left."""
_FIRST = 0.5
"""The part of the budget in which everything is looked at once."""
_NO_END = 1e9
_LITTLE = 0.95
"""A choice that is worth this share of the best one is no swing."""


class Unreviewable(Exception):
    """This match can't be reviewed; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)  # as it is sent from one process to another
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
        said = [_accurate(seat, share) for seat, share in enumerate(self.accuracy)]
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


def _accurate(seat: Seat, share: float | None) -> Text:
    if share is None:
        return say("core-review-no-choice", who=Who(seat))
    return say("core-review-accuracy", who=Who(seat), percent=percent(share / 100))


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
    """Each of these choices, first for a part of the budget; then with what is left those again of
    which not everything was counted."""
    positions, meter, found = _positions(match, plies), budget.begin(), dict[int, Judged]()

    def look(some: Sequence[int], part: float) -> None:
        for n, ply in enumerate(some):
            if ply in found and meter.spent():
                break
            share = meter.left(part / (len(some) - n * part))
            limit = Budget(share.most, min(share.cpu, LONGEST))
            one = judge(positions[ply], *match.log[ply], limit, Random(ply))
            meter.spend(int(min(limit.most, _NO_END)))
            if one:
                found[ply] = one.at(ply)

    look(plies, _FIRST)
    look([ply for ply in plies if ply in found and found[ply].interval], 1.0)
    return [found[ply] for ply in sorted(found)]


def _positions(match: Match[Any], plies: Sequence[int]) -> dict[int, State[Any]]:
    """The positions before these moves."""
    wanted = set(plies)
    return {ply: state for ply, state in enumerate(match.positions()) if ply in wanted}
