"""How luck and skill add up in a match whose choices are judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from typing import Any

from games.core import DRAW, RESIGN, TIMEOUT, Account, Judged, Match, Seat, fortune


def reckoned(match: Match[Any], judged: Sequence[Judged]) -> tuple[Account, ...]:
    """By seat; () if there is nothing to add up."""
    if not judged:
        return ()
    if any(one.stake is None for one in judged):
        found = [_gained(seat, judged) for seat in range(match.seats)]
    elif match.seats == 2:
        found = [_between_two(match, seat, judged) for seat in range(2)]
    else:
        movers = sorted({one.seat for one in judged})
        found = [_among_many(match, seat, judged) for seat in movers]
    summed = match.game.players.summed
    return tuple(replace(account, told=summed(account)) for account in found)


def dealt(judged: Sequence[Judged]) -> list[Judged]:
    """The same with the luck of each new deal, on the choice before it. A deal is taken for
    anybody's until it is seen."""
    found = list(judged)
    for n, (before, after) in enumerate(pairwise(judged)):
        if _of_first(before) != _of_first(after):
            low, high = after.stake or (0.0, 1.0)
            luck = (high - low) * (after.best_value - 0.5)
            luck = luck if before.seat == after.seat else -luck
            found[n] = replace(before, luck=luck, fortune=fortune(luck))
    return found


def _of_first(one: Judged) -> tuple[float, float] | None:
    """The stakes as the first of two seats sees them."""
    if one.stake is None or not one.seat:
        return one.stake
    low, high = one.stake
    return 1 - high, 1 - low


def _gained(seat: Seat, judged: Sequence[Judged]) -> Account:
    """In the game's own unit: what its choices promised, and what they brought."""
    mine = [one for one in judged if one.seat == seat]
    brought = [one for one in mine if one.luck is not None]
    luck, cost = sum(one.luck or 0.0 for one in brought), sum(one.lost for one in mine)
    result = sum(one.value for one in brought) + luck
    off = sqrt(sum(_half(one) ** 2 for one in brought))
    start = result - luck + cost
    return Account(seat=seat, start=start, result=result, luck=luck, own=-cost, off=off)


def _half(one: Judged) -> float:
    low, high = one.interval or (0.0, 0.0)
    return (high - low) / 2


def _chance(one: Judged, value: float) -> float:
    """The chance of the match to the seat that chose."""
    low, high = one.stake or (0.0, 1.0)
    return low + (high - low) * value


def _cost(one: Judged) -> float:
    return _chance(one, one.best_value) - _chance(one, one.value)


def _between_two(match: Match[Any], seat: Seat, judged: Sequence[Judged]) -> Account:
    """What one of two loses, the other wins."""

    def mine(one: Judged, chance: float) -> float:
        return chance if one.seat == seat else 1 - chance

    first, last = judged[0], judged[-1]
    start, result = mine(first, _chance(first, first.best_value)), _result(match, seat)
    luck = sum((one.luck or 0.0) * (1 if one.seat == seat else -1) for one in judged)
    own = -sum(_cost(one) for one in judged if one.seat == seat)
    others = sum(_cost(one) for one in judged if one.seat != seat)
    stood = mine(last, _chance(last, last.value) + (last.luck or 0.0))
    left = result - stood if _left(match) else 0.0
    rough = result - start - luck - own - others - left
    return Account(
        seat=seat,
        start=start,
        result=result,
        luck=luck,
        own=own,
        others=others,
        left=left,
        rough=rough,
    )


def _among_many(match: Match[Any], seat: Seat, judged: Sequence[Judged]) -> Account:
    """Of more than two: its own choices, and all that the others did."""
    mine = [one for one in judged if one.seat == seat]
    start, result = _chance(mine[0], mine[0].best_value), _result(match, seat)
    own = -sum(map(_cost, mine))
    gave_up = any(who == seat and move in (RESIGN, TIMEOUT) for who, move in match.log)
    left = result - _chance(mine[-1], mine[-1].value) if gave_up else 0.0
    others = result - start - own - left
    return Account(
        seat=seat, start=start, result=result, own=own, others=others, left=left, many=True
    )


def _left(match: Match[Any]) -> bool:
    """Did somebody end it, and not the rules?"""
    return bool(match.log) and match.log[-1][1] in (RESIGN, TIMEOUT, DRAW)


def _result(match: Match[Any], seat: Seat) -> float:
    """1 for the winner, 0 for the others; who shares the first place shares the 1."""
    outcome = match.state.outcome
    assert outcome
    first = outcome.places.count(1)
    return 1 / first if outcome.places[seat] == 1 else 0.0
