"""What becomes of a match that all its people have left: nobody waits for computers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.table.player import Player
from games.core import RESIGN, TIMEOUT, Match, Seat


def folded(match: Match[Any], players: Sequence[Player]) -> Match[Any]:
    """The match, over if all its people have left it: the computers give up one after the other,
    those with the lower scores first. A match that only computers play has nobody who could leave.
    """
    people = {seat for seat, player in enumerate(players) if not player.level}
    gone = gone_from(match)
    if not people or not people <= gone:
        return match
    scores = match.state.scores
    staying = [seat for seat in range(match.seats) if seat not in gone]
    for seat in sorted(staying, key=lambda seat: (_points(scores[seat]), -seat)):
        if match.state.outcome is None:
            match = match.play(seat, RESIGN)
    return match


def gone_from(match: Match[Any]) -> set[Seat]:
    """The seats that have left a match that goes on without them. A match of two ends, or whoever
    was late has only lost a part of it."""
    if match.seats == 2:
        return set()
    return {seat for seat, move in match.log if move in (RESIGN, TIMEOUT)}


def _points(score: str) -> int:
    found = re.search(r"\d+", score)
    return int(found[0]) if found else 0
