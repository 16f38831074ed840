"""A tournament's results and standings, counted from its pairings alone. Integers only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby

from bot.cogs.tournaments.tournament import BYE, DRAW, LOSS, WIN, Entrant, Pairing

GIVEN = {"bye": WIN, "late": DRAW}
"""Points for a round without an opponent."""


@dataclass(frozen=True)
class Score:
    """A pairing's result as one of the two sees it."""

    round: int
    opponent: int
    """Their number, or `BYE`."""
    first: bool
    """Seat 0, where a pairing has two matches: in the first one."""
    points: int | None
    """Halves; None while a match of the pairing is open."""
    why: str
    played: bool
    ruled: bool = False
    """Has the host put it right?"""


@dataclass(frozen=True)
class Placed:
    """Somebody's line in the standings."""

    place: int
    """From 1. Whoever is equal in everything shares the best place."""
    entrant: Entrant
    points: int
    """Halves."""
    buchholz: int
    """Halves."""
    sonneborn: int
    """Quarters."""
    direct: int
    """Halves."""
    wins: int
    scores: tuple[Score, ...]
    """By round and board. A round that they have missed has none; a round robin has many in one."""

    @property
    def ruled(self) -> bool:
        """Has the host put one of their results right?"""
        return any(score.ruled for score in self.scores)

    @property
    def order(self) -> tuple[int, ...]:
        """What decides, in this order."""
        return self.points, self.buchholz, self.sonneborn, self.direct, self.wins


def whole(pairings: Iterable[Pairing]) -> list[Pairing]:
    """One row for each pairing, by round and board: two matches of the same two become one.

    Whoever has more points in both together has won. Two who both stayed away have nothing.
    """
    ordered = sorted(pairings, key=lambda pairing: (pairing.round, pairing.board, pairing.leg))
    boards = groupby(ordered, key=lambda pairing: (pairing.round, pairing.board))
    return [_together(list(legs)) for _, legs in boards]


def scores_of(results: Iterable[Pairing]) -> Mapping[int, list[Score]]:
    """Each entrant's results by their number."""
    scores = defaultdict[int, list[Score]](list)
    for pairing in results:
        number, how = pairing.round, (pairing.why, pairing.played, bool(pairing.ruling))
        scores[pairing.first].append(
            Score(number, pairing.second, True, pairing.first_points, *how)
        )
        if pairing.second != BYE:
            scores[pairing.second].append(
                Score(number, pairing.first, False, pairing.second_points, *how)
            )
    return scores


def standings(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> tuple[Placed, ...]:
    """Everybody's place: by points, then by what follows, in this order.

    - Buchholz cut 1: the points of all opponents, without the lowest of them. A bye and an
      unplayed round count as a draw against somebody with one's own points. So does a round in
      which one was not paired.
    - Sonneborn-Berger: the points of those whom one has beaten, and half the points of those with
      whom one has drawn. Rounds that were not played count as above.
    - Direct encounter: the points among those who are equal so far, if all of them have played
      each other. Otherwise it is 0.
    - Wins, without those for which nobody had to play.

    An open pairing does not count yet. A computer has no place, but counts as an opponent. Nor has
    anybody a place who withdrew before they were paired.
    """
    results = whole(pairings)
    scores = scores_of(results)
    rounds = {pairing.round for pairing in results}
    points = {number: sum(score.points or 0 for score in mine) for number, mine in scores.items()}
    lines = []
    for entrant in entrants:
        mine = scores.get(entrant.number, ())
        if entrant.level or not (mine or entrant.there):
            continue
        own = points.get(entrant.number, 0)
        met = _met(mine, own, points, rounds)
        worth = [theirs for theirs, _ in met]
        lines.append(
            Placed(
                place=0,
                entrant=entrant,
                points=own,
                buchholz=sum(worth) - min(worth, default=0),
                sonneborn=sum(theirs * got for theirs, got in met),
                direct=0,
                wins=len([score for score in mine if score.played and score.points == WIN]),
                scores=tuple(mine),
            )
        )
    return _placed(_directly(lines))


def _together(legs: list[Pairing]) -> Pairing:
    """A pairing's only match, or the result of its two."""
    first = legs[0]
    if first.second == BYE:
        given = GIVEN.get(first.why, first.first_points)
        return replace(first, first_points=given, second_points=LOSS)
    if len(legs) == 1:
        return first
    why = next((leg.why for leg in legs if leg.played), first.why)
    if any(leg.open for leg in legs):
        return replace(first, first_points=None, second_points=None, why="")
    sums = {first.first: 0, first.second: 0}
    for leg in legs:
        sums[leg.first] += leg.first_points or 0
        sums[leg.second] += leg.second_points or 0
    mine, theirs = sums[first.first], sums[first.second]
    if mine == theirs:
        each = DRAW if mine else LOSS
        return replace(first, first_points=each, second_points=each, why=why)
    won = WIN if mine > theirs else LOSS
    return replace(first, first_points=won, second_points=WIN - won, why=why)


def _met(
    mine: Sequence[Score], own: int, points: Mapping[int, int], rounds: set[int]
) -> list[tuple[int, int]]:
    """The points that each opponent has now, and those that one has got against them."""
    met = [
        (points[score.opponent], score.points) if score.played else (own, DRAW)
        for score in mine
        if score.points is not None
    ]
    missed = rounds - {score.round for score in mine}
    return met + [(own, DRAW)] * len(missed)


def _directly(lines: list[Placed]) -> list[Placed]:
    """The lines in order, with the points of those who are equal so far against each other."""
    lines.sort(key=lambda line: line.order[:3], reverse=True)
    counted = list[Placed]()
    for _, equals in groupby(lines, key=lambda line: line.order[:3]):
        tied = list(equals)
        among = {line.entrant.number for line in tied}
        against = {
            line.entrant.number: [
                score for score in line.scores if score.played and score.opponent in among
            ]
            for line in tied
        }
        pairs = combinations(among, 2)
        if all(any(score.opponent == b for score in against[a]) for a, b in pairs):
            tied = [
                replace(
                    line, direct=sum(score.points or 0 for score in against[line.entrant.number])
                )
                for line in tied
            ]
        counted += tied
    return counted


def _placed(lines: list[Placed]) -> tuple[Placed, ...]:
    """The lines with their places. Equal ones stand by number."""
    lines.sort(key=lambda line: line.entrant.number)
    lines.sort(key=lambda line: line.order, reverse=True)
    placed = list[Placed]()
    for at, line in enumerate(lines, 1):
        shared = placed and placed[-1].order == line.order
        placed.append(replace(line, place=placed[-1].place if shared else at))
    return tuple(placed)
