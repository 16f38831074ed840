"""Sets up and plays Graverobber for its tests, and other boards behind the same public match."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from games.core import Match
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.layout import PIECES

RED = "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2; ready"


WHITE = "windmill E5; grave A3; plot A4; grave C7; plot D7; grave F2; plot E2; ready"


NAMES = ["Ann", "Bob"]


GraverobberMatch = Match[Board]


def laid(red: str = RED, white: str = WHITE, **options: str) -> GraverobberMatch:
    """A match with both boards laid."""
    match = Match.start(GAME, 2, options, {})
    for seat, line in enumerate((red, white)):
        for move in match.read(seat, line):
            match = match.play(seat, move)
    return match


def after(match: GraverobberMatch, *turns: str) -> GraverobberMatch:
    """These turns played, in short forms, by whose turn it is."""
    for turn in turns:
        seat = match.state.acting[0]
        for move in match.read(seat, turn):
            match = match.play(seat, move)
    return match


both_placements = pytest.mark.parametrize("placement", ["apart", "reachable"])


def played(placement: str, seed: int, plies: int, digs: float) -> Match[Board]:
    """Random layouts and random turns, that share of them digs."""
    random = Random(seed)
    match = Match.start(GAME, 2, {"placement": placement, "assist": "on"}, {})
    assert GAME.rules.set_up
    for seat in (0, 1):
        for move in (*GAME.rules.set_up.random(match.state.view(seat), random), "ready"):
            match = match.play(seat, move)
    for _ in range(plies):
        if match.state.outcome:
            break
        seat = match.state.acting[0]
        word = "dig" if random.random() < digs else "move"
        legal = match.state.legal(seat)
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)] or legal))
    return match


def swapped(match: Match[Board], owner: int, random: Random) -> Match[Board] | None:
    """The same public moves on another board of that owner; None if anything else is told."""
    other = Match.start(GAME, 2, match.options, {})
    assert GAME.rules.set_up
    layout = GAME.rules.set_up.random(other.state.view(owner), random)
    log = [(owner, step) for step in layout]
    log += [(s, m) for s, m in match.log if s != owner or m.split()[0] not in PIECES]
    for seat, move in log:
        if other.refusal(seat, move):
            return None
        other = other.play(seat, move)
    return other if other.state.board(None) == match.state.board(None) else None


def swaps(match: Match[Board], owner: int) -> list[Match[Board]]:
    """A few such matches."""
    random = Random(owner)
    found = (swapped(match, owner, random) for _ in range(2000))
    return list(islice((other for other in found if other), 8))


def contested() -> Match[Board]:
    """A whole match between two computers."""
    random, player = Random(1), GAME.players.levels["normal"]
    match = Match.start(GAME, 2, {"placement": "apart"}, {})
    while match.state.acting:
        view = match.state.view(match.state.acting[0])
        thought = player.think(view, random, player.budget.counted)
        match = match.play(match.state.acting[0], thought.move)
    return match


def replayed(match: Match[Board], plies: int) -> Match[Board]:
    """The match as it was after so many."""
    before = Match.start(GAME, 2, match.options, match.deal)
    for seat, move in match.log[:plies]:
        before = before.play(seat, move)
    return before
