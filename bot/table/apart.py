"""Who may not meet at a table, and what they read.

Whoever is kept out of a lobby reads the words of a full one, and nobody learns why. Only whoever
has blocked somebody is told so themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.table.player import Player, plain
from bot.table.table import Table
from games.core import Game, Refused, Seat, all_of, say


@dataclass(frozen=True)
class Apart:
    """Who of some people is kept from whom."""

    blocks: frozenset[tuple[int, int]] = frozenset()
    """Who has blocked whom. They don't meet, either way round."""
    barred: frozenset[int] = frozenset()
    """Whom the server keeps out of its tables."""

    def __or__(self, other: Apart) -> Apart:
        return Apart(self.blocks | other.blocks, self.barred | other.barred)

    def keeps_out(self, person: int, here: Iterable[int]) -> bool:
        """Is there no place for somebody where these people are?"""
        pairs = [pair for one in here for pair in ((person, one), (one, person))]
        return person in self.barred or not self.blocks.isdisjoint(pairs)


TOGETHER = Apart()
"""Nobody is kept from anybody."""


def opponents(table: Table, seat: Seat) -> list[Player]:
    """The other people at a table, without computers and those who had their data deleted."""
    return [p for n, p in enumerate(table.players) if n != seat and p.id > 0]


def check_opening(game: Game[Any], host: int, apart: Apart) -> None:
    """Raises `Refused` if this person may not open a table."""
    if host in apart.barred:
        raise Refused(say("bot-seats-taken", n=max(game.rules.seats)))


def check_joining(table: Table, person: int, apart: Apart) -> None:
    """Raises `Refused` if this person may not sit down with those who sit here or are invited."""
    others = [p for p in (*table.players, *table.invited) if p.id != person]
    if blocked := [p for p in others if (person, p.id) in apart.blocks]:
        names = all_of([plain(p.name) for p in blocked])
        raise Refused(say("bot-block-sits-here", people=names))
    if apart.keeps_out(person, (p.id for p in others)):
        raise Refused(say("bot-seats-taken", n=max(table.game.rules.seats)))


def check_inviting(table: Table, guest: Player, by: int, apart: Apart) -> None:
    """Raises `Refused` if no seat may be kept for this guest."""
    if (by, guest.id) in apart.blocks:
        raise Refused(say("bot-block-invited", who=plain(guest.name)))
    if apart.keeps_out(guest.id, (p.id for p in (*table.players, *table.invited))):
        raise Refused(say("bot-seats-taken-or-kept", n=max(table.game.rules.seats)))


def taken_along(lobby: Table, apart: Apart) -> Table:
    """The lobby of a rematch without the guests who may not come along. Of two guests, one of whom
    has blocked the other, the one who did so may. Raises `Refused` if its host may not open it."""
    check_opening(lobby.game, lobby.host, apart)
    guests = [p.id for p in lobby.invited if not apart.keeps_out(p.id, [lobby.host])]
    for one, other in sorted(apart.blocks):
        if one in guests and other in guests:
            guests.remove(other)
    first = lobby.first if lobby.first in (lobby.host, *guests) or lobby.first < 0 else 0
    return replace(lobby, invited=tuple(p for p in lobby.invited if p.id in guests), first=first)
