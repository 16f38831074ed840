"""The matches that lessons and puzzles show: replayed, gone on from, and played to find puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from games.core import Candidate, Damaged, Game, Lesson, Match, Move, Options, Refused

B = TypeVar("B")


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


WILD = 0.15
"""How often somebody plays anything in a match that puzzles are looked for in."""


def puzzle_match(game: Game[B], posed: Candidate) -> Match[B]:
    """The match in which something is asked, with the seat that is asked to move.

    Raises `Damaged` for rules, a deal or a log that can't be, or where there is nothing to answer.
    """
    version = game.versions.get(posed.rules)
    if version is None:
        raise Damaged("rules", f"{game.id} is at rules version {game.rules.version}")
    match = Match.start(version, posed.seats, posed.options, posed.deal)
    for ply, (seat, move) in enumerate(posed.log):
        try:
            match = match.play(seat, move)
        except Refused as refused:
            names = [f"seat {s}" for s in range(posed.seats)]
            raise Damaged(f"log[{ply}]", refused.text.say(names)) from None
    if posed.seat not in match.state.acting:
        raise Damaged("seat", "is not to move")
    if posed.task not in game.teaching.tasks:
        raise Damaged("task", f"{game.id} has no such task")
    return match


def proven(match: Match[B], posed: Candidate) -> tuple[Move, ...]:
    """All best first moves in its match; () where there is no such puzzle."""
    return tuple(match.game.teaching.tasks[posed.task](match.state, posed.seat, posed.turns))


def casual(
    game: Game[B], seats: int, options: Options, levels: Sequence[str], random: Random
) -> Iterator[Match[B]]:
    """Every position of a match in which each seat, drawn by lot, plays at one of these levels and
    now and then anything: what puzzles are looked for in."""
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


def posed(match: Match[B], task: str, turns: int) -> Candidate:
    """That question, for the seat that is to move in this match."""
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
