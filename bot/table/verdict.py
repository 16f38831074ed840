"""Does a finished match count, for whom, and if not, why? Nothing here knows the database or
Discord."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from bot.table import folding
from bot.table.table import Table
from games.core import DRAW, RESIGN, TIMEOUT, Move, Seat, Text, Who, all_of, say


@dataclass(frozen=True)
class Finish:
    """The player who is rated for a seat, and how they finished."""

    person: int
    place: int
    """The place that is rated: from 1, shared by equals. If a computer played on for this person,
    it is not the computer's place (see `absent_last`)."""
    left: bool = False
    """Did they resign or run out of time?"""
    computer: bool = False


class Why(Enum):
    """Why a match counts or does not."""

    WHOLE = "whole"
    """It counts for everybody."""
    LEFT = "left"
    """It was too short. It counts for those who left early, not for those who stayed."""
    SHORT = "short"
    """It was too short, but nobody left: the players agreed on a draw."""
    COMPUTER = "computer"
    """A computer had a seat of its own, and played on for nobody."""
    CASUAL = "casual"
    """The players agreed that it does not count."""
    SERIAL = "serial"
    """Whoever lost it on time had just lost another one so, and that one counts."""
    UNPLAYED = "unplayed"
    """A match of a tournament in which somebody did not make a single move."""


@dataclass(frozen=True)
class Verdict:
    """For whom a finished match counts."""

    why: Why
    counts: tuple[bool, ...]
    """By seat."""
    turns: int
    shortest: int

    @property
    def rated(self) -> bool:
        """Does it count for anybody?"""
        return any(self.counts)

    @property
    def text(self) -> Text:
        """What people are told about it."""
        match self.why:
            case Why.WHOLE:
                return say("bot-rated")
            case Why.LEFT:
                left = all_of([Who(seat) for seat, counts in enumerate(self.counts) if counts])
                turns, shortest = self.turns, self.shortest
                return say("bot-rated-left", left=left, turns=turns, shortest=shortest)
            case Why.SHORT:
                return say("bot-not-rated-short", turns=self.turns, shortest=self.shortest)
            case Why.COMPUTER:
                return say("bot-not-rated-computer")
            case Why.CASUAL:
                return say("bot-not-rated-casual")
            case Why.SERIAL:
                return say("bot-not-rated-serial")
            case Why.UNPLAYED:
                return say("bot-not-rated-unplayed")


def judge(finishes: Sequence[Finish], turns: int, shortest: int, *, agreed: bool) -> Verdict:
    """For whom a match of so many turns counts. With fewer than `shortest` it is too short, if
    somebody left or the players `agreed` on a draw.

    A match that ended by the game's own rules is never too short, since nobody cut it off.
    """
    left = tuple(finish.left for finish in finishes)
    everybody, nobody = (True,) * len(left), (False,) * len(left)
    if any(finish.computer for finish in finishes):
        return Verdict(Why.COMPUTER, nobody, turns, shortest)
    if turns >= shortest or not (agreed or any(left)):
        return Verdict(Why.WHOLE, everybody, turns, shortest)
    return Verdict(Why.LEFT if any(left) else Why.SHORT, left, turns, shortest)


@dataclass(frozen=True, kw_only=True)
class Result:
    """The result of a match that is written down and rated: as it ended, or as it stood when
    somebody ran out of time and a computer played on for them."""

    table: Table
    finishes: tuple[Finish, ...]
    """By seat."""
    reason: Text
    ended: float

    @classmethod
    def of(cls, table: Table) -> Result:
        """How the match of this table ended. Raises `ValueError` before its end."""
        outcome = table.match.state.outcome if table.match else None
        if table.match is None or outcome is None:
            raise ValueError("the match is not over")
        gone = {outcome.left, *table.gone, *table.absent}
        places = absent_last(outcome.places, table.absent)
        seats = enumerate(zip(table.finishers, places, strict=True))
        finishes = tuple(
            Finish(player.id, place, left=seat in gone, computer=bool(player.level))
            for seat, (player, place) in seats
        )
        reason = folding.reason(table.match, table.players) or outcome.summary
        return cls(table=table, finishes=finishes, reason=reason, ended=table.ended)

    @classmethod
    def counted(cls, table: Table) -> Result:
        """The result that counts: as the match stood when somebody lost by the clock or by silence,
        else as it ended. Raises `ValueError` before that."""
        forfeit, match = table.forfeit, table.match
        if forfeit is None or match is None:
            return cls.of(table)
        lost = match.back_to(forfeit.ply).follow(forfeit.seat, forfeit.word)
        return cls.of(
            replace(
                table,
                match=lost,
                players=table.finishers,
                absent={},
                stage="over",
                ended=forfeit.at,
            )
        )

    @property
    def verdict(self) -> Verdict:
        """For whom it counts."""
        nobody = (False,) * len(self.finishes)
        if self.table.casual:
            return Verdict(Why.CASUAL, nobody, self.turns, self.table.game.time.shortest)
        if self.table.round and idle(self.table):
            return Verdict(Why.UNPLAYED, nobody, self.turns, self.table.game.time.shortest)
        if self.table.serial:
            return Verdict(Why.SERIAL, nobody, self.turns, self.table.game.time.shortest)
        played = [move for _, move in self.table.match.log] if self.table.match else []
        return judge(
            self.finishes, self.turns, self.table.game.time.shortest, agreed=DRAW in played
        )

    @property
    def late(self) -> tuple[bool, ...]:
        """By seat: did they let the match run out?"""
        log = self.table.match.log if self.table.match else ()
        lost = {seat for seat, move in log if move == TIMEOUT}
        if self.table.forfeit:
            lost.add(self.table.forfeit.seat)
        return tuple(one.left and seat in lost for seat, one in enumerate(self.finishes))

    @property
    def turns(self) -> int:
        """How many turns the match had, as the channel counts them: those in which somebody moved.
        Laying out the boards is no turn."""
        match = self.table.match
        if match is None:
            return 0
        plies = [*(max(turn.ply, match.laid) for turn in match.turns), len(match.log)]
        played = [is_played(move) for _, move in match.log]
        return sum(any(played[start:end]) for start, end in pairwise(plies))


def late_now(before: Table, after: Table) -> Sequence[Finish]:
    """The people who have let their match run out by this change of it."""
    over = after.stage == "over" and before.stage == "playing" and not after.forfeit
    if not (over or (after.forfeit and not before.forfeit)):
        return ()
    result = Result.counted(after)
    pairs = zip(result.finishes, result.late, strict=True)
    return [one for one, late in pairs if late and one.person > 0]


def idle(table: Table) -> tuple[Seat, ...]:
    """The seats that have not made a single move in the match of this table."""
    return unmoved(len(table.players), table.match.log if table.match else ())


def unmoved(seats: int, log: Iterable[tuple[Seat, Move]]) -> tuple[Seat, ...]:
    """The same of a match's log."""
    made = {seat for seat, move in log if is_played(move)}
    return tuple(seat for seat in range(seats) if seat not in made)


def is_played(move: Move) -> bool:
    """Is it a move of the game's, not a word that any game may end by?"""
    return move not in (RESIGN, TIMEOUT, DRAW)


def absent_last(places: Sequence[int], absent: Collection[Seat]) -> tuple[int, ...]:
    """The places to rate if computers played on for absent people. The absent share the last place,
    and the others are ranked without them."""
    present = [place for seat, place in enumerate(places) if seat not in absent]
    last = len(present) + 1
    return tuple(
        last if seat in absent else 1 + sum(other < place for other in present)
        for seat, place in enumerate(places)
    )
