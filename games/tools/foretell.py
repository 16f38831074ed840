"""Weights fitted to how matches of self-play end: logistic regression, a few matches at a time.

This is for games whose judgement is the logarithm of a seat's odds: a sum of weights times what the
position shows for each. Fitted like this, a chance that a player speaks of comes true as often, and
a search may weigh it against what is certain. Fitting to wins would not do: a player that only
compares moves never notices an error that all of them share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import chain
from math import exp, log
from random import Random
from typing import Any

from games import GAMES
from games.core import Computer, Leanings, Match
from games.tools.contest import Contest, contest

Values = Mapping[str, float]
Seen = tuple[Leanings, bool]
"""What a position showed, and whether that seat won."""
_BEND = 0.25
_EARLIER = 10
"""The first matches count as if so many times as many had been seen before: they are too few for so
many weights."""


def seen(terms: Contest, weights: Values, number: int) -> list[Seen]:
    """The positions of the match with this number between players by these weights, from a move on
    that is played at random: what a good player never lets happen has to be judged as well, or its
    search doesn't avoid it."""
    game = GAMES[terms.game]
    assert game.players.fitted
    assert game.players.fitted.leanings
    player = game.players.fitted.player(weights)
    match = contest(terms, number, game, [player, player])[1]
    random = Random(f"{terms.seed}/{number}/astray")
    astray = random.randrange(len(match.log))
    match = _astray(match, astray, player, random)
    assert match.state.outcome
    places, found = match.state.outcome.places, list[Seen]()
    now = Match.start(game, match.seats, match.options, match.deal)
    for ply, (seat, move) in enumerate(match.log):
        leanings = game.players.fitted.leanings(now.state.view(seat))
        if leanings and ply > astray:
            found.append((leanings, places[leanings.seat] == 1))
        now = now.play(seat, move)
    return found


def _astray(match: Match[Any], ply: int, player: Computer[Any], random: Random) -> Match[Any]:
    """The match with a random move after so many plies, gone on with to its end."""
    log = match.log[:ply]
    now = Match.replayed(match.game, match.seats, match.options, match.deal, log)
    seat = now.state.acting[0]
    now = now.play(seat, random.choice(now.state.legal(seat)))
    while now.state.acting:
        seat = now.state.acting[0]
        now = now.play(seat, player.move(now.state.view(seat), random))
    return now


def gathered(terms: Contest, weights: Values, matches: int, pool: Executor) -> list[Seen]:
    """The positions of so many matches."""
    each = pool.map(partial(seen, terms, weights), range(matches))
    return list(chain.from_iterable(each))


def loss(weights: Values, found: Sequence[Seen]) -> float:
    """The mean surprise at what came true, in logarithms: 0.69 for somebody who always says even, 0
    for somebody who knows."""
    return sum(_surprise(_odds(weights, shown), won) for shown, won in found) / len(found)


def _odds(weights: Values, shown: Leanings) -> float:
    return sum(weights[name] * value for name, value in shown.values.items())


def _surprise(odds: float, won: bool) -> float:
    against = -odds if won else odds
    return max(0.0, against) + log(1 + exp(-abs(against)))


def towards(weights: Values, found: Sequence[Seen], number: int) -> dict[str, float]:
    """The weights after these positions, the batch with this number: one step of Newton's method.
    It takes the greatest curvature possible, so that it never goes too far (Böhning, Annals of the
    Institute of Statistical Mathematics 44, 1992), and is shorter the more batches came before."""
    names, earlier = list(weights), number + _EARLIER
    slopes, bends = [0.0] * len(names), [[0.0] * len(names) for _ in names]
    for shown, won in found:
        chance = 1 / (1 + exp(-_odds(weights, shown)))
        there = [(i, shown.values[name]) for i, name in enumerate(names) if shown.values[name]]
        for i, value in there:
            slopes[i] += (won - chance) * value
            row = bends[i]
            for j, other in there:
                row[j] += _BEND * value * other
    for i in range(len(names)):
        bends[i][i] += earlier * bends[i][i] + 1
    moved = zip(names, _solved(bends, slopes), strict=True)
    return {name: round(weights[name] + by, 4) for name, by in moved}


def _solved(rows: Iterable[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of these equations (Gaussian elimination); their matrix is symmetric and
    positive."""
    todo = [[*row, end] for row, end in zip(rows, right, strict=True)]
    for i, row in enumerate(todo):
        row[:] = [value / row[i] for value in row]
        for other in todo:
            if other is not row and (share := other[i]):
                other[:] = [a - share * b for a, b in zip(other, row, strict=True)]
    return [row[-1] for row in todo]
