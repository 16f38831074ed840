"""What becomes of a match that all its people have left: nobody waits for computers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.table.player import Player
from games.core import RESIGN, TIMEOUT, Match, Seat, Text, say


def folded(match: Match[Any], players: Sequence[Player]) -> Match[Any]:
    """The match, over if all its people have left it: the computers give up one after the other,
    those with the lower scores first. A match that only computers play has nobody who could leave.
    """
    if not _left(match, players):
        return match
    scores, gone = match.state.scores, gone_from(match)
    staying = [seat for seat in range(match.seats) if seat not in gone]
    for seat in sorted(staying, key=lambda seat: (_points(scores[seat]), -seat)):
        if match.state.outcome is None:
            match = match.play(seat, RESIGN)
    return match


def reason(match: Match[Any], players: Sequence[Player]) -> Text | None:
    """Why a match is over that its computers have given up: what they did is nobody's reason. None
    if another one is, or while it runs."""
    by = match.state.outcome.left if match.state.outcome else None
    gave_up = by is not None and bool(players[by].level) and _left(match, players)
    return say("bot-only-computers") if gave_up else None


def gone_from(match: Match[Any]) -> set[Seat]:
    """The seats that have left a match that goes on without them. A match of two ends, or whoever
    was late has only lost a part of it."""
    if match.seats == 2:
        return set()
    return {seat for seat, move in match.log if move in (RESIGN, TIMEOUT)}


def _left(match: Match[Any], players: Sequence[Player]) -> bool:
    people = {seat for seat, player in enumerate(players) if not player.level}
    return bool(people) and people <= gone_from(match)


def _points(score: str) -> int:
    found = re.search(r"\d+", score)
    return int(found[0]) if found else 0
