"""The daily puzzles. A puzzle gets its controls, words and pictures the same way as a match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from bot.cogs.daily.days import puzzle_of, shelves
from bot.cogs.daily.store.attempts import NOBODY, Solves
from bot.data.recent import Latest
from bot.table.ids import Day
from bot.table.question import Question
from bot.table.shown import Shown
from games import GAMES, playable
from games.core import (
    ENGLISH,
    Game,
    Match,
    Move,
    Played,
    Puzzle,
    Seat,
    Text,
    any_of,
    say,
    verbatim,
)
from games.lines import Solving
from games.posing import puzzle_match

MOST = 6
"""The most answers that are told."""
_KEPT = 10
"""How many days' puzzles are kept in memory, already replayed."""


@dataclass(frozen=True, kw_only=True)
class Posed(Shown):
    """The puzzle of a day."""

    puzzle: Puzzle
    day: int
    solving: Solving
    """How far it has been solved; what is shown stands there."""
    language: str
    tally: Solves = NOBODY

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.puzzle.seat

    @property
    def question(self) -> Question[Day]:
        """What is asked."""
        where = Day(self.day, len(self.solving.played))
        return Question(self, self.seat, where, say("bot-daily-one-move"))

    @property
    def stars(self) -> int:
        """How hard it is: as people find it, if enough have tried, else as it was made."""
        return self.tally.stars or self.puzzle.grade

    @property
    def spoken(self) -> str:
        """The reader's language."""
        return self.language

    @property
    def match(self) -> Match[Any]:
        """The match as it stands there."""
        return self.solving.now

    @cached_property
    def game(self) -> Game[Any]:
        """The game without the moves that it offers to people who don't know what to play."""
        of, rules = self.puzzle.game, self.puzzle.rules
        game = playable(of, rules) or GAMES[of]
        return replace(game, controls=replace(game.controls, handy=lambda view: ()))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The seats' names, as in the picture."""
        return tuple(text.in_(self.spoken) for text in self.sides)

    def drawn_names(self, viewer: Seat | None) -> tuple[str, ...]:
        """Nobody sits there but whoever is asked."""
        names = super().drawn_names(viewer)
        return tuple(name if seat == viewer else "" for seat, name in enumerate(names))

    @property
    def sides(self) -> Sequence[Text]:
        """What the seats are called."""
        called = self.game.called(self.playing.view(self.seat))[: self.puzzle.seats]
        return called or [say("bot-seat", n=n) for n in range(1, self.puzzle.seats + 1)]

    def say(self, text: Text | str, /, **values: object) -> str:
        """A text that names no seat's side twice, as in `Red (Red)`."""
        said = super().say(text, **values)
        for name in self.names:
            said = said.replace(f"{name} ({name})", name)
        return said

    def read_in(self, language: str) -> Self:
        """The puzzle told and drawn in this language."""
        return self if language == self.language else replace(self, language=language)

    def right(self, move: Move) -> bool:
        """Is this legal move a right answer?"""
        return move in self.solving.right

    @property
    def done(self) -> bool:
        """Is there nothing more to find?"""
        return not self.solving.right

    def at(self, solving: Solving) -> Self:
        """The puzzle as it stands there."""
        return replace(self, solving=solving)

    def line(self, played: Played, since: int = 0) -> str:
        """Moves that follow the first `since` of the line, in words."""
        match, told = self.solving.match.gone_on(self.solving.played[:since]), list[str]()
        for seat, move in played:
            text = match.game.recalled(match.view(seat), move, seen=seat == self.seat)
            who = "" if seat == self.seat else f"{self.names[seat]}: "
            told.append(f"{who}{self.say(text)}")
            match = match.follow(seat, move)
        return " → ".join(told)

    def told(self, text: Text) -> Text:
        """A text with the names of the seats put in."""
        return verbatim(self.say(text))

    @property
    def asks(self) -> Text:
        """What is asked."""
        return self.game.puzzle_asks(self.puzzle.task, self.puzzle.turns)

    @property
    def so_far(self) -> Text | None:
        """What happened before, if the picture does not show everything that matters."""
        return self.game.words.so_far(self.view(self.seat))

    @property
    def hint(self) -> Text:
        """The one hint."""
        return self.game.puzzle_tells(self.puzzle.task, "hint")

    @property
    def why(self) -> Text:
        """Why the answer is right."""
        return self.game.puzzle_tells(self.puzzle.task, "why")

    @property
    def wrong(self) -> Text:
        """What is wrong with any other move."""
        return self.game.puzzle_tells(self.puzzle.task, "wrong")

    def answered(self, move: Move) -> Self:
        """The position at the end of its line; of a puzzle that was solved when there were no
        lines, after this answer if it is right, else after one of the right ones."""
        answers = self.puzzle.answers
        if self.solving.played:
            return self
        return self.at(self.solving.after(move if move in answers else answers[0]))

    @property
    def solution(self) -> Text:
        """The right answers in their buttons' words; at most `MOST` of them."""
        view, answers = self.solving.match.view(self.seat), self.puzzle.answers
        captions = tuple(self.game.recalled(view, move, seen=True) for move in answers[:MOST])
        return any_of(captions if len(answers) <= MOST else (*captions, "…"))


def posed(puzzle: Puzzle, day: int, language: str) -> Posed:
    """The puzzle of a day, in a language. Raises `Damaged` if it can't be replayed."""
    match = puzzle_match(GAMES[puzzle.game], puzzle)
    return Posed(puzzle=puzzle, day=day, solving=Solving(match, puzzle), language=language)


class Puzzles:
    """The puzzles that people look at, kept in memory."""

    def __init__(self) -> None:
        self._kept = Latest[int, Posed](_KEPT)

    async def of(self, day: int, language: str) -> Posed | None:
        """The puzzle of a day in a language; None if there are no puzzles.

        Raises `Damaged` if it can't be replayed: a shipped file is wrong.
        """
        if day not in self._kept:
            made = await asyncio.to_thread(_posed, day)
            if made is None:
                return None
            self._kept[day] = made
        return self._kept[day].read_in(language)


def _posed(day: int) -> Posed | None:
    """The puzzle of a day, or None. Replaying a long match takes a tenth of a second."""
    puzzle = puzzle_of(day, shelves())
    return posed(puzzle, day, ENGLISH) if puzzle else None
