"""Where a person is in a game's lesson, and what is shown of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bot.table.ids import Stand
from bot.table.player import Player
from bot.table.question import Question
from bot.table.shown import Shown
from games import GAMES
from games.core import Game, Lesson, LessonStep, Match, Move, Note, Refused, Seat, say
from games.posing import lesson_match, lesson_played

EASY = "easy"
"""The level in the names of the other players of a lesson."""


@dataclass(frozen=True)
class Progress:
    """Where somebody is in a lesson."""

    game_id: str
    rules: int
    step: int = 0
    log: tuple[Move, ...] = ()
    """What they have played in this step. It is empty until they find the right move."""

    @classmethod
    def begun(cls, game_id: str) -> Progress:
        """The beginning of a game's lesson. Raises `Refused` if the game has none."""
        game = GAMES.get(game_id)
        if game is None or game.lesson is None:
            raise Refused(say("bot-learn-none"))
        return cls(game_id, game.rules.version)

    @property
    def game(self) -> Game[Any]:
        """The game, by today's rules: lessons teach only those."""
        return GAMES[self.game_id]

    @property
    def lesson(self) -> Lesson:
        """The whole lesson."""
        lesson = self.game.lesson
        assert lesson, "nobody begins a lesson that is not there"
        return lesson

    @property
    def asked(self) -> LessonStep:
        """The step itself."""
        return self.lesson.steps[self.step]

    @property
    def stands(self) -> bool:
        """Can the person go on from here? They can't if the rules or the lesson have changed."""
        game = GAMES.get(self.game_id)
        if game is None or game.lesson is None or self.rules != game.rules.version:
            return False
        if self.step >= len(game.lesson.steps):
            return False
        match = lesson_match(game, game.lesson, self.step) if self.log else None
        return match is None or all(self._right(match, move) for move in self.log)

    def _right(self, match: Match[Any], move: Move) -> bool:
        return not match.state.refusal(self.lesson.seat, move) and self.asked.leads_on(move)

    @property
    def done(self) -> bool:
        """Has the right move been played?"""
        return bool(self.log)

    @property
    def last(self) -> bool:
        """Is it the last step?"""
        return self.step == len(self.lesson.steps) - 1

    @property
    def finished(self) -> bool:
        """Is there nothing left to do in it?"""
        return self.stands and self.last and self.done

    @property
    def following(self) -> Progress:
        """The next step. Raises `Refused` if this one is not done yet, or is the last."""
        if not self.done or self.last:
            raise Refused(say("bot-learn-moved-on"))
        return Progress(self.game_id, self.rules, self.step + 1)

    def played(self, match: Match[Any], move: Move) -> Progress:
        """The progress after this move in the step's position. Raises `Refused` with what is wrong
        with the move."""
        if why := match.state.refusal(self.lesson.seat, move):
            raise Refused(why)
        if not self.asked.leads_on(move):
            raise Refused(self.asked.why_not(move))
        return replace(self, log=(move,))


@dataclass(frozen=True)
class LessonDesk(Shown):
    """What a lesson shows at one point of it, in the learner's language."""

    progress: Progress
    player: Player
    language: str

    @property
    def seat(self) -> Seat:
        """The learner's."""
        return self.progress.lesson.seat

    @cached_property
    def asked(self) -> Match[Any]:
        """The step's position before the learner's move."""
        now = self.progress
        return lesson_match(now.game, now.lesson, now.step)

    @property
    def spoken(self) -> str:
        """The learner's language."""
        return self.language

    @property
    def game(self) -> Game[Any]:
        """The lesson's."""
        return self.progress.game

    @cached_property
    def match(self) -> Match[Any]:
        """The position, after the learner's move if they have made it."""
        now, match = self.progress, self.asked
        for move in now.log:
            match = lesson_played(match, now.lesson, now.step, move)
        return match

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The learner's, and those of computers."""
        players = self._players
        return tuple(player.called(self.spoken, players) for player in players)

    def marks_of(self, seat: Seat) -> Mapping[str, str]:
        """The marks that the step sets."""
        return self.progress.asked.marks if seat == self.seat else {}

    @property
    def question(self) -> Question[Stand]:
        """What is asked, until the right move is played."""
        now = self.progress
        where = None if now.done else Stand(now.game_id, now.rules, now.step)
        return Question(self, self.seat, where, say("bot-learn-one-move"))

    @property
    def _players(self) -> tuple[Player, ...]:
        others = (
            Player(-n, f"Computer {n} ({EASY})", EASY) for n in range(1, self.progress.lesson.seats)
        )
        return tuple(
            self.player if seat == self.seat else next(others)
            for seat in range(self.progress.lesson.seats)
        )

    @property
    def news(self) -> Sequence[Note]:
        """What the learner was told about the right move and what followed it."""
        return self.view(self.seat).notes[len(self.asked.view(self.seat).notes) :]

    def at(self, progress: Progress) -> LessonDesk:
        """The same for another point of the lesson."""
        return replace(self, progress=progress)
