"""Hints: what the computer would play in somebody's place, where nobody else is wronged by it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.table import Table
from games.core import Refused, Seat, say

ADVISER = "hard"
"""The level that is asked."""
TURNS = 3
"""In how many turns at first a hint is offered to somebody new to the game."""


def check(table: Table, seat: Seat) -> None:
    """Raises `Refused` where the seat may have no hint now."""
    if not table.against_computers or ADVISER not in table.game.players.levels:
        raise Refused(say("bot-no-hints"))
    if seat not in table.playing.state.acting:
        raise Refused(say("bot-not-your-turn"))


def offered(table: Table, seats: Sequence[Seat]) -> bool:
    """Is a hint offered without being asked for: are these the first turns of the only person here,
    who has never finished a match of this game?"""
    match, lone = table.match, table.lone
    if (
        match is None
        or lone is None
        or lone not in seats
        or ADVISER not in table.game.players.levels
    ):
        return False
    return table.players[lone].newcomer and len(match.finished_turns(lone)) < TURNS
