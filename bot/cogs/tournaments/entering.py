"""Who may register for a tournament. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cogs.tournaments.tournament import Entrant, Tournament
from games.core import Refused, say


def check_registering(
    tournament: Tournament, entrants: Sequence[Entrant], mine: Entrant | None, now: float
) -> None:
    """Raises `Refused` for somebody who may not register now, with the reason. `mine`: their own
    entry, if they have one."""
    terms, plays = tournament.terms, [one for one in entrants if one.plays and not one.level]
    if mine and mine.barred:
        raise Refused(say("bot-tournament-barred"))
    if mine and mine.plays:
        raise Refused(say("bot-tournament-in"))
    if mine and mine.free > now:
        raise Refused(say("bot-tournament-wait", until=f"<t:{int(mine.free) + 1}:R>"))
    if tournament.round and terms.kind == "robin":
        raise Refused(say("bot-tournament-begun"))
    if tournament.round and tournament.round >= terms.rounds:
        raise Refused(say("bot-tournament-last-round"))
    if not mine and tournament.round * 2 > terms.rounds:
        raise Refused(say("bot-tournament-too-late"))
    if len(plays) >= terms.most:
        raise Refused(say("bot-tournament-full", n=terms.most))
