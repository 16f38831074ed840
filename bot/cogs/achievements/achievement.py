"""Which achievements there are, and who earns one with a finished match. Nothing here knows the
database.

They depend on finished matches in their order and on nothing else, so they can be computed again.
Nobody earns one by losing, except for the number of their matches. None comes of a match that is
not rated (`bot.table.verdict`), except `computer`; none of one in which somebody made no move. What
a game is proud of counts only if its rules ended the match and no turn was taken back. Whatever
takes many matches takes three different opponents too, so two friends don't get there alone.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple, Protocol

from bot.table import clocks
from bot.table.table import Table
from bot.table.verdict import Result, idle
from games import GAMES
from games.core import LEVELS, Match, Seat, Text

log = logging.getLogger(__name__)

FRIENDS = 3
"""How many different opponents it takes."""
ROW = 5
"""Wins in a row that are worth something, and worth ending."""
LONG = 50
"""Turns of a long match."""
OWN = (
    "first",
    "ten",
    "hundred",
    "games",
    "row",
    "spoiler",
    "four",
    "letters",
    "people",
    "computer",
)
"""Those that belong to no game. They never change, since they are stored."""


class Named(NamedTuple):
    """What an achievement is called, and what one does for it."""

    title: Text
    about: Text


@cache
def achievements() -> Mapping[str, Named]:
    """All of them, in the order in which they are shown: these ten, and each game's own."""
    own = {key: Named(Text(f"bot-feat-{key}"), Text(f"bot-feat-{key}-about")) for key in OWN}
    games = {
        f"{game.id}.{feat.id}": Named(*game.feat(feat))
        for game in GAMES.values()
        for feat in game.feats
    }
    return own | games


@dataclass(frozen=True, kw_only=True)
class Ended:
    """A finished match, as its results are stored. Everything is by seat."""

    table: int
    game: str
    ended: float
    turns: int
    people: tuple[int, ...]
    places: tuple[int, ...]
    counts: tuple[bool, ...]
    """For whom is it rated?"""

    @classmethod
    def of(cls, result: Result) -> Ended:
        """The match of a result that has not been stored yet."""
        return cls(
            table=result.table.id,
            game=result.table.game_id,
            ended=result.ended,
            turns=result.turns,
            people=tuple(finish.person for finish in result.finishes),
            places=tuple(finish.place for finish in result.finishes),
            counts=result.verdict.counts,
        )

    @property
    def winner(self) -> Seat | None:
        """Who has won, unless the first place is shared."""
        return self.places.index(1) if self.places.count(1) == 1 else None

    def others(self, seat: Seat) -> Others:
        """Whom this seat has met here, and beaten."""
        met = {person for person in self.people if person != self.people[seat]}
        return Others(frozenset(met), frozenset(met if seat == self.winner else ()))


@dataclass(frozen=True)
class Others:
    """The people somebody has met in matches that count, and those they have beaten."""

    met: frozenset[int] = frozenset()
    beaten: frozenset[int] = frozenset()
    """In matches that they won."""

    def __or__(self, more: Others) -> Others:
        return Others(self.met | more.met, self.beaten | more.beaten)


@dataclass(frozen=True)
class Numbers:
    """What somebody has in matches that count, across all servers."""

    matches: int = 0
    wins: int = 0
    streak: int = 0
    """Wins in a row, now."""
    games: frozenset[str] = frozenset()
    """The games that they have won."""

    def after(self, match: Ended, seat: Seat) -> Numbers:
        """The same after a match that counts for them."""
        if seat != match.winner:
            return replace(self, matches=self.matches + 1, streak=0)
        games = self.games | {match.game}
        return Numbers(self.matches + 1, self.wins + 1, self.streak + 1, games)

    def reached(self, *, won: bool) -> frozenset[str]:
        """What these numbers are enough for, opponents aside. `won`: has this match been won?"""
        enough = {
            "first": won,
            "ten": won and self.wins >= 10,
            "hundred": self.matches >= 100,
            "games": won and len(self.games) >= 5,
            "row": self.streak >= ROW,
            "people": won and self.wins >= 10,
        }
        return frozenset(key for key, has in enough.items() if has)


def opposed(keys: frozenset[str], others: Others) -> frozenset[str]:
    """Which of these somebody has with these opponents."""
    least = {"first": 0, "hundred": 0, "people": 10}
    return frozenset(
        key
        for key in keys
        if len(others.beaten) >= least.get(key, FRIENDS)
        and (key != "hundred" or len(others.met) >= FRIENDS)
    )


def _unplayed(table: Table | None) -> bool:
    """Has somebody not made a single move?"""
    return table is not None and table.match is not None and bool(idle(table))


class ShownFeats(NamedTuple):
    """What a match shows by itself, whatever was before it."""

    keys: frozenset[str] = frozenset()
    """What its winner has done."""
    unplayed: bool = False
    """Has somebody not made a single move?"""


def may_show(match: Ended) -> frozenset[str]:
    """What the winner may have done in this match, before anybody has looked at its moves."""
    winner = match.winner
    if winner is None:
        return frozenset()
    if not match.counts[winner]:
        return frozenset({"computer"})
    game = GAMES.get(match.game)  # None: a newer version's
    keys = {f"{match.game}.{feat.id}" for feat in game.feats} if game else set[str]()
    keys |= {"letters"} if match.turns >= LONG else set()
    return frozenset(keys | ({"four"} if len(match.people) == 4 else set()))


def shown_by(match: Ended, table: Table | None) -> ShownFeats:
    """What this match shows. `table`: with its match as far as it counts, where that is known."""
    winner, keys = match.winner, shown_by_facts(match, table)
    if winner is None or table is None or table.match is None or not _ruled(table.match):
        return ShownFeats(keys, _unplayed(table))
    if more := left_open(match, table):
        keys |= _feats(table.match, winner) if match.counts[winner] else more
    return ShownFeats(keys, _unplayed(table))


def shown_by_facts(match: Ended, table: Table | None) -> frozenset[str]:
    """What the winner has done, whatever they played."""
    winner, keys = match.winner, set[str]()
    if winner is not None and match.counts[winner]:
        keys |= {"four"} if len(match.people) == 4 else set()
        slow = table is not None and clocks.kind(table.pace) == "slow"
        keys |= {"letters"} if slow and match.turns >= LONG else set()
    return frozenset(keys)


def left_open(match: Ended, table: Table) -> frozenset[str]:
    """What more the winner may have done if the rules ended the match, before anybody looks at its
    moves."""
    winner = match.winner
    if winner is None or table.gone or table.absent or table.forfeit or table.takebacks:
        return frozenset()
    if not match.counts[winner]:
        return frozenset({"computer"} if _against_the_best(table, winner) else ())
    return frozenset(f"{table.game_id}.{feat.id}" for feat in table.game.feats)


def _ruled(match: Match[Any]) -> bool:
    """Did the rules end it?"""
    outcome = match.state.outcome
    return outcome is not None and outcome.left is None


def _feats(match: Match[Any], winner: Seat) -> set[str]:
    """What a game is proud of. A fault of the game's is logged: the match has to end anyway."""
    view, found = match.state.open_view(), set[str]()
    for feat in match.game.feats:
        try:
            earned = feat.earned(view, match.log, winner)
        except Exception:
            log.exception("the feat %s of %s can't be judged", feat.id, match.game.id)
            continue
        if earned:
            found.add(f"{match.game.id}.{feat.id}")
    return found


def _against_the_best(table: Table, winner: Seat) -> bool:
    """Was it one person against the strongest computers?"""
    levels = [player.level for seat, player in enumerate(table.players) if seat != winner]
    return not table.players[winner].level and levels == [LEVELS[-1]] * len(levels)


class Past(Protocol):
    """What is known of earlier matches."""

    async def held(self, person: int) -> Collection[str]:
        """What somebody has achieved before."""
        ...

    async def numbers(self, match: Ended, seat: Seat) -> Numbers:
        """A player's numbers, this match included."""
        ...

    async def others(self, match: Ended, seat: Seat) -> Others:
        """The same of the people whom they have met."""
        ...

    async def in_a_row(self, match: Ended, seat: Seat) -> bool:
        """Had they won their last `ROW` matches before this one?"""
        ...


class Earned(NamedTuple):
    """An achievement that somebody did not have before."""

    seat: Seat
    person: int
    key: str


async def decide(match: Ended, shown: ShownFeats, past: Past) -> Sequence[Earned]:
    """Who earns what with this match."""
    found = list[Earned]()
    if shown.unplayed or not (shown.keys or any(match.counts)):
        return found
    for seat, person in enumerate(match.people):
        won, held = seat == match.winner, await past.held(person)
        keys = set(shown.keys if won else ())
        if match.counts[seat]:
            numbers = await past.numbers(match, seat)
            if reached := numbers.reached(won=won) - set(held):
                keys |= opposed(reached, await past.others(match, seat))
            if won and "spoiler" not in held and await _spoils(match, seat, past):
                keys.add("spoiler")
        new = (key for key in achievements() if key in keys and key not in held)
        found += [Earned(seat, person, key) for key in new]
    return found


async def _spoils(match: Ended, winner: Seat, past: Past) -> bool:
    for seat, counts in enumerate(match.counts):
        if seat != winner and counts and await past.in_a_row(match, seat):
            return True
    return False
