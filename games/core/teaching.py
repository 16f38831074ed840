"""The matches that a lesson shows: before and after the learner's move."""

from __future__ import annotations

from games.core.game import Game
from games.core.lesson import Lesson
from games.core.match import Match
from games.core.state import B, Move


def lesson_match(game: Game[B], lesson: Lesson, step: int) -> Match[B]:
    """Where the learner is to move in a step. Raises `Damaged` for a deal that can't be; the log is
    taken as it is."""
    begun = Match.start(game, lesson.seats, lesson.options, lesson.deal(step))
    for seat, move in lesson.steps[step].log:
        begun = begun.follow(seat, move)
    return begun


def lesson_played(match: Match[B], lesson: Lesson, step: int, move: Move) -> Match[B]:
    """The match of that step after a right move, and what follows it. Raises `Refused` for a move
    that is not legal."""
    match = match.play(lesson.seat, move)
    for seat, answer in lesson.steps[step].answer:
        match = match.play(seat, answer)
    return match
