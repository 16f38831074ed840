"""The matches that puzzles are taken from: replayed, and proven again."""

from __future__ import annotations

from games.core.game import Game
from games.core.match import Match
from games.core.puzzle import Candidate
from games.core.state import B, Move
from games.core.text import Damaged, Refused


def puzzle_match(game: Game[B], posed: Candidate) -> Match[B]:
    """The match in which something is asked, with the seat that is asked to move.

    Raises `Damaged` for rules, a deal or a log that can't be, or where there is nothing to answer.
    """
    version = game.versions.get(posed.rules)
    if version is None:
        raise Damaged("rules", f"{game.id} is at rules version {game.rules}")
    match = Match.start(version, posed.seats, posed.options, posed.deal)
    for ply, (seat, move) in enumerate(posed.log):
        try:
            match = match.play(seat, move)
        except Refused as refused:
            names = [f"seat {s}" for s in range(posed.seats)]
            raise Damaged(f"log[{ply}]", refused.text.say(names)) from None
    if posed.seat not in match.state.acting:
        raise Damaged("seat", "is not to move")
    if posed.task not in game.tasks:
        raise Damaged("task", f"{game.id} has no such task")
    return match


def proven(match: Match[B], posed: Candidate) -> tuple[Move, ...]:
    """All best first moves in its match; () where there is no such puzzle."""
    return tuple(match.game.tasks[posed.task](match.state, posed.seat, posed.turns))
