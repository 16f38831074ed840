"""What messages tell about the time of a match."""

from __future__ import annotations

from dataclasses import replace

from bot.message.words import tell
from bot.table import clocks
from bot.table.away import ends
from bot.table.late import reserve
from bot.table.table import Table
from games.core import Text, Who, say

UNITS = 2
"""In how many units a part of somebody's reserve is told: the others are too small to matter."""


def runs_out(table: Table) -> Text | None:
    """When time runs out, if it does, after the days on which whoever has to move is away. With a
    reserve, also when the turn's own time is over."""
    if not table.deadline:
        return None
    until, left = f"<t:{int(ends(table, table.deadline))}:R>", reserve(table)
    if not left:
        return say("bot-time-runs-out", until=until)
    turn = f"<t:{int(ends(table, table.deadline - left))}:R>"
    return say("bot-time-reserve", turn=turn, until=until)


def overrun(table: Table) -> str:
    """How much time somebody had whose time ran out just before this turn, or ended the match."""
    had = table.overrun
    if had is None or table.match is None or had.ply < table.match.turns[-1].ply - 1:
        return ""
    table = replace(table, players=table.finishers)  # a computer may play on
    who, turn = Who(had.seat), clocks.span(had.turn, UNITS)
    if not had.reserve:
        return tell(table, "bot-time-had", who=who, turn=turn)
    left = clocks.span(had.reserve, UNITS)
    return tell(table, "bot-time-had-reserve", who=who, turn=turn, reserve=left)


def reserves(table: Table) -> str:
    """What the people at a table have left in reserve, before the turn that is played now."""
    if table.stage != "playing" or table.decided:
        return ""
    people = [s for s, player in enumerate(table.players) if not player.level]
    left = tuple(
        say("bot-reserve-of", who=Who(seat), time=clocks.span(table.reserves[seat], UNITS))
        for seat in people
        if seat in table.reserves and seat not in table.gone
    )
    return f"-# {tell(table, 'bot-reserves', left=left)}" if left else ""
