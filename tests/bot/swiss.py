"""Whole tournaments by chance: people withdraw, come back, come late."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import cast

from bot.cogs.tournaments.pairing import paired
from bot.cogs.tournaments.scoring import Placed
from bot.cogs.tournaments.tournament import BYE, Entrant, Pairing, Why

Pairs = tuple[tuple[int, int], ...]
ENDED: tuple[Why, ...] = ("played", "time", "void", "unplayed", "removed")


def met(pairs: Pairs) -> set[frozenset[int]]:
    """Who meets whom, whoever sits first."""
    return {frozenset(pair) for pair in pairs}


class Swiss:
    """A tournament that has begun. Who has the lower number plays better."""

    def __init__(
        self, seed: int, people: int, *, computer: bool = False, drawn: bool = False
    ) -> None:
        self.random = Random(seed)
        self.computer = computer
        self.drawn = drawn
        self.entrants = [Entrant(number, 1000 + number) for number in range(1, people + 1)]
        self.history = list[Pairing]()
        self.round = 0
        if computer:
            self.entrants.append(Entrant(people + 1, -1, level="hard"))

    def rounds(self, count: int, *, come_and_go: bool = False) -> Iterator[Pairs]:
        """Each round's pairs, before they play; fewer if nobody is left to meet."""
        for _ in range(count):
            if come_and_go and self.round:
                self.come_and_go()
            pairs = paired(self.entrants, self.history, computer=self.computer)
            if not pairs:
                return
            yield pairs
            self.play(pairs)

    def play(self, pairs: Pairs) -> None:
        """A round's results."""
        self.round += 1
        for board, (first, second) in enumerate(pairs, 1):
            if second == BYE:
                self.note(board, first, BYE, 2, 0, "bye")
                continue
            if self.drawn:
                self.note(board, first, second, 1, 1, "played")
                continue
            better = 2 if first < second else 0
            points = self.random.choice([better, better, 2 - better, 1])
            why = self.random.choices(ENDED, [8, 1, 1, 1, 1])[0]
            self.note(board, first, second, points, 2 - points, why)

    def note(self, board: int, first: int, second: int, mine: int, theirs: int, why: Why) -> None:
        row = Pairing(len(self.history) + 1, self.round, board, first, second)
        self.history.append(replace(row, first_points=mine, second_points=theirs, why=why))

    def come_and_go(self) -> None:
        """Some withdraw, some come back, and somebody comes late: half a bye for this round."""
        for at, entrant in enumerate(self.entrants):
            if not entrant.level and self.random.random() < 0.1:
                self.entrants[at] = replace(entrant, plays=not entrant.plays)
            if not entrant.level and self.random.random() < 0.01:
                self.entrants[at] = replace(entrant, barred=True)
        if self.random.random() < 0.4:
            number = len(self.entrants) + 1
            self.entrants.append(Entrant(number, 1000 + number, since=self.round + 1))
            boards = len([row for row in self.history if row.round == self.round])
            self.note(boards + 1, number, BYE, 1, 0, "late")

    def there(self) -> set[int]:
        """The numbers of those who have to be paired now."""
        return {e.number for e in self.entrants if e.plays and not e.barred and not e.level}

    def points(self, number: int) -> int:
        """What somebody has, in halves."""
        mine = sum(row.first_points or 0 for row in self.history if row.first == number)
        return mine + sum(row.second_points or 0 for row in self.history if row.second == number)

    def byes(self, number: int) -> int:
        """How often somebody was without a person to play against."""
        robots = {BYE} | {entrant.number for entrant in self.entrants if entrant.level}
        mine = [row for row in self.history if row.first == number and row.second in robots]
        return len(mine)

    def met(self) -> set[frozenset[int]]:
        """Who has met whom."""
        return {frozenset((row.first, row.second)) for row in self.history}

    def sides(self, number: int) -> list[int]:
        """1 for each match in which somebody sat first, -1 for each in which they sat second."""
        rows = [row for row in self.history if row.second != BYE and row.played]
        return [
            1 if row.first == number else -1 for row in rows if number in (row.first, row.second)
        ]


A, B, C, D, E = range(1, 6)
_POINTS = {">": (2, 0), "=": (1, 1), "<": (0, 2), "?": None}


def results(*rounds: str) -> list[Pairing]:
    """Rounds as people write them down, board by board: `A>B` (A has won), `A=B`, `A<B`, `A?B` (not
    over yet), `A>` (a bye), `A>B:time` (for another reason than by playing)."""
    boards = ((n, at) for n, line in enumerate(rounds, 1) for at in enumerate(line.split(), 1))
    return [_result(round, board, text) for round, (board, text) in boards]


def _result(round: int, board: int, text: str) -> Pairing:
    found = re.fullmatch(r"(\w+)([>=<?])(\w*):?(\w*)", text)
    assert found, text
    first, sign, second, why = found.groups()
    why = why or ("" if sign == "?" else "played" if second else "bye")
    return row((round, board), _number(first), _number(second), _POINTS[sign], cast(Why, why))


def _number(name: str) -> int:
    return BYE if not name else int(name) if name.isdigit() else " ABCDE".index(name)


FOUR = [Entrant(number, 1000 + number) for number in (A, B, C, D)]


def row(
    at: tuple[int, int],
    first: int,
    second: int,
    points: tuple[int, int] | None,
    why: Why = "played",
    leg: int = 0,
) -> Pairing:
    """A row at a round and board."""
    mine, theirs = points or (None, None)
    return Pairing(*(0, *at, first, second, leg), first_points=mine, second_points=theirs, why=why)


def line(lines: Sequence[Placed], number: int) -> Placed:
    return next(line for line in lines if line.entrant.number == number)
