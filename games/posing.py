"""The matches in which lessons and puzzles ask something, those that puzzles are looked for in, and
the positions that a rulebook shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from games.core import Candidate, Damaged, Game, Lesson, Match, Move, Options, Played, State, View

B = TypeVar("B")
P = TypeVar("P")


def lesson_match(game: Game[B], lesson: Lesson, step: int) -> Match[B]:
    """The match in which this step of the lesson wants a move. Raises `Damaged` for a deal that
    can't be; the log is not checked."""
    start = Match.start(game, lesson.seats, lesson.options, lesson.deal(step))
    return start.gone_on(lesson.steps[step].log)


def lesson_played(match: Match[B], lesson: Lesson, step: int, move: Move) -> Match[B]:
    """That match after a right move and what the lesson plays after it. Raises `Refused` for a move
    that is not legal."""
    match = match.play(lesson.seat, move)
    for seat, answer in lesson.steps[step].answer:
        match = match.play(seat, answer)
    return match


WILD = 0.15
"""How often somebody plays just anything in matches that puzzles are looked for in."""


def puzzle_match(game: Game[B], posed: Candidate) -> Match[B]:
    """The match in which a puzzle asks its seat to move.

    Raises `Damaged` for rules, a deal or a log that can't be, or if there is nothing to answer.
    """
    version = game.versions.get(posed.rules)
    if version is None:
        raise Damaged("rules", f"{game.id} is at rules version {game.rules.version}")
    match = Match.replayed(version, posed.seats, posed.options, posed.deal, posed.log)
    if posed.seat not in match.state.acting:
        raise Damaged("seat", "is not to move")
    if posed.task not in game.teaching.tasks:
        raise Damaged("task", f"{game.id} has no such task")
    return match


def proven(match: Match[B], posed: Candidate) -> tuple[Move, ...]:
    """All best first moves in this match; () if it is no such puzzle."""
    return tuple(match.game.teaching.tasks[posed.task](match.state, posed.seat, posed.turns))


def casual(
    game: Game[B], seats: int, options: Options, levels: Sequence[str], random: Random
) -> Iterator[Match[B]]:
    """The positions of a match that puzzles are looked for in: each seat plays at one of these
    levels, drawn by lot, and now and then just anything."""
    settled = game.settle(options)
    match = Match.start(game, seats, settled, game.rules.deal(random, seats, settled))
    players = [game.players.levels[random.choice(levels)] for _ in range(seats)]
    while match.state.acting:
        seat = match.state.acting[0]
        view = match.state.view(seat)
        move = random.choice(view.legal)
        if random.random() > WILD:
            move = players[seat].think(view, random, players[seat].budget.counted).move
        match = match.follow(seat, move)
        yield match


def after(state: State[B], played: Played) -> State[B]:
    for seat, move in played:
        state = state.apply(seat, move)
    return state


def played(state: State[B], moves: Iterable[Move]) -> State[B]:
    """The position after these moves, each of whoever is to move."""
    for move in moves:
        seat = state.acting[0]
        assert state.refusal(seat, move) is None, move
        state = state.apply(seat, move)
    return state


def pictured(draw: Callable[[View[B]], P], view: Callable[[], View[B]]) -> Callable[[str], P]:
    """Draws this view in a language, once somebody asks for it."""
    return lambda language: draw(replace(view(), language=language))


def posed(match: Match[B], task: str, turns: int) -> Candidate:
    """This task, asked of the seat to move in this match."""
    return Candidate(
        game=match.game.id,
        rules=match.game.rules.version,
        seats=match.seats,
        options=match.options,
        deal=match.deal,
        log=match.log,
        seat=match.state.acting[0],
        task=task,
        turns=turns,
    )
