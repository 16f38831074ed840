"""A challenge to everybody: what it offers, whom it fits, and what becomes of it with its lobby.

Knows no Discord and no database.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.table.facts import LOT
from bot.table.lobby import LOBBY_LIFE
from bot.table.player import Player
from bot.table.reach import DIRECT
from bot.table.table import Table
from games import GAMES
from games.core import say

LIFE = 86_400.0
"""Seconds for which a challenge stands."""
NEAR, ROUGHLY = 150, 300
"""How far from one's own rating an opponent's may be, where somebody asks for their strength."""
_STEP = 100
"""Differences in rating up to this count as the same."""
MOVED = say("bot-ending-direct")
"""The ending of a lobby whose match is played in direct messages."""
_LIVES_ON = ("bot-ending-replaced", "bot-ending-made-way", "bot-ending-gone", MOVED.id)
"""The endings of a lobby whose challenge can still be taken: the place is gone, the host is not."""
_UNDELIVERED = "bot-ending-not-delivered"


@dataclass(frozen=True)
class ChallengeTerms:
    """What is played, as it is stored."""

    options: Mapping[str, str] = field(default_factory=dict)
    side: str = LOT
    begins: bool = False
    """Does whoever made it have the first turn? Else that is drawn by lot."""
    clock: str = "1d"
    casual: bool = False
    wanted: int = 2
    """How many players the match has."""
    anyone: bool = True
    """Is it also for people who read another language?"""
    prompt: bool = False
    """Is it only for people who seldom run out of time?"""


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """A challenge to everybody."""

    id: int = 0
    person: int
    game: str
    terms: ChallengeTerms
    language: str
    """What whoever made it reads."""
    points: int
    """Their rating in this game, across all servers."""
    low: int | None = None
    high: int | None = None
    """The ratings that it is for; None where that does not matter."""
    guild: int = 0
    channel: int = 0
    """Where it was made; 0 in direct messages."""
    table: int | None = None
    """Its lobby, if it has one."""
    free: bool = True
    """Can it be taken? Else everybody has been found, and the match is about to begin."""
    opened: float = 0.0

    def lobby(self, host: Player, now: float) -> Table:
        """A lobby for it, to be opened in direct messages. Only its host sits there."""
        return Table(
            id=0,
            guild=DIRECT,
            channel=0,
            game_id=self.game,
            host=host.id,
            players=(host,),
            options=self.terms.options,
            side=self.terms.side,
            first=host.id if self.terms.begins else 0,
            clock=self.terms.clock,
            casual=self.terms.casual,
            wanted=self.terms.wanted,
            language=self.language,
            opened=now,
            deadline=now + LOBBY_LIFE,
        )

    def ranged(self, reach: int | None) -> Challenge:
        """The same for people whose rating is at most so far from its host's; None: for all."""
        low, high = (None, None) if reach is None else (self.points - reach, self.points + reach)
        return replace(self, low=low, high=high)

    @property
    def reach(self) -> int | None:
        """How far from its host's rating others may be; None if that does not matter."""
        return None if self.high is None else self.high - self.points


@dataclass(frozen=True)
class Reader:
    """Somebody who looks for a match."""

    person: int
    language: str
    points: Mapping[str, int]
    """Their rating in each game, across all servers."""
    prompt: bool = True
    """Do they seldom run out of time?"""

    def suits(self, challenge: Challenge) -> bool:
        """Is this challenge for them?"""
        if challenge.person == self.person or challenge.game not in self.points:
            return False
        mine, terms = self.points[challenge.game], challenge.terms
        low = mine if challenge.low is None else challenge.low
        high = mine if challenge.high is None else challenge.high
        theirs = (terms.anyone or challenge.language == self.language) and (
            self.prompt or not terms.prompt
        )
        return theirs and low <= mine <= high

    def sorted(self, challenges: Iterable[Challenge]) -> list[Challenge]:
        """Those of these challenges that are for them, each once, the best first: in their
        language, against somebody of their strength, new."""
        found = {one.id: one for one in challenges if one.free and self.suits(one)}

        def order(one: Challenge) -> tuple[bool, int, float]:
            apart = abs(one.points - self.points[one.game]) // _STEP
            return one.language != self.language, apart, -one.opened

        return sorted(found.values(), key=order)


def terms_of(table: Table, before: ChallengeTerms) -> ChallengeTerms:
    """The terms of a lobby's challenge, as the lobby is now."""
    return replace(
        before,
        options=dict(table.options),
        side=table.side,
        begins=table.first == table.host,
        clock=table.clock,
        casual=table.casual,
        wanted=table.wanted or before.wanted,
    )


def first_terms(table: Table) -> ChallengeTerms:
    """The terms of a challenge that a lobby becomes. As few people are wanted as can be."""
    here = len(table.players) + len(table.invited)
    wanted = min([n for n in table.game.rules.seats if n > here], default=here)
    return terms_of(table, ChallengeTerms(wanted=wanted))


def plain_terms(game: str, clock: str) -> ChallengeTerms:
    """The terms of a challenge without a lobby."""
    return ChallengeTerms(clock=clock, wanted=min(GAMES[game].rules.seats))


def complete(table: Table, wanted: int) -> bool:
    """Does a lobby have as many people as its challenge wants?"""
    return len(table.players) + len(table.invited) >= wanted


def followed(challenge: Challenge, after: Table) -> Challenge | None:
    """The challenge after a change of its lobby; None if it goes."""
    if after.stage == "closed":
        return replace(challenge, table=None, free=True) if _lives_on(after) else None
    if after.stage != "lobby" or after.host != challenge.person:
        return None
    terms = terms_of(after, challenge.terms)
    return replace(challenge, terms=terms, free=not complete(after, terms.wanted))


def _lives_on(closed: Table) -> bool:
    """Can the challenge of a closed lobby still be taken? Not if its host closed it, or could not
    be written to."""
    if closed.ending is None:
        return False
    if closed.ending.id == _UNDELIVERED:
        return any(p.id == closed.host and p.reachable for p in closed.players)
    return closed.ending.id in _LIVES_ON
