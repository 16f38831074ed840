"""What tests of engines and of the arena play with."""

from __future__ import annotations

import argparse
from pathlib import Path

from games import GAMES
from games.tools import arena
from games.tools.contest import Contest, Entrant, Result, contest, field_of
from games.tools.rival import Executable, Journal, Limits
from tests.games.battery import AnyMatch


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser.parse_args(words)


ROOT = Path(__file__).parents[2]


EXAMPLES = ROOT / "examples" / "engines"


PATIENT = Limits(seconds=600)
"""What goes right never takes that long."""


def against_random(
    game: str, command: tuple[str, ...], limits: Limits = PATIENT, seats: int = 2
) -> tuple[Result, AnyMatch, Journal]:
    """A match of an executable on the first seat and a random player."""
    journal, terms = Journal(), Contest(game, ("./it", "random"), 3, seats=seats, limits=limits)
    entrants: list[Entrant] = [Executable(command, limits), field_of(GAMES[game])["random"]]
    return *contest(terms, 0, GAMES[game], entrants, journal), journal
