"""Bushwhacked in words: typed moves, labels, the board described, warnings and tips."""

from __future__ import annotations

import re
from random import Random

from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import mask_of, pierced, surrounded
from games.core import LANGUAGES, Match, verbatim

NAMES = ("Ann", "Bob", "Cy", "Di")


def after(*moves: str, seats: int = 2) -> Match[Board]:
    """The match after these moves, each of the player to move, White first."""
    match = Match.start(GAME, seats, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def test_the_most_crowded_board_fits_a_message() -> None:
    """Whoever can capture does, else everybody places: more stones than in any other match."""
    random, match = Random(0), after(seats=4)
    while not match.state.outcome:
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        wanted = [m for m in legal if m.startswith("capture")]
        wanted = wanted or [m for m in legal if m.startswith("place")] or list(legal)
        match = match.play(seat, random.choice(wanted))
        names = [f"Longish name {n}" for n in range(4)]
        described = GAME.words.describe(match.state.view(None))
        assert all(len(described.say(names, language)) <= 2500 for language in LANGUAGES)


def test_the_stones_that_are_told_make_the_capture_by_themselves() -> None:
    """They stand there, are three or four, and make a shape of BW-21 or BW-22; all is played in a
    corner, so that much is captured."""
    random, match, seen = Random(0), after(seats=3), 0
    while not match.state.outcome:
        seat, board = match.state.acting[0], match.state.board(None)
        legal = match.state.legal(seat)
        wanted = [m for m in legal if m.startswith("capture")]
        near = [m for m in legal if re.fullmatch(r"place [A-I]\d", m)]
        match = match.play(seat, random.choice(wanted or near or legal))
        if wanted:
            square = match.log[-1][1].split()[1]
            told = match.state.notes[-1].text.say(NAMES)
            by = re.findall(r"[A-Q]\d+", told)[1:]  # the first one is the victim
            stones = mask_of(" ".join(by))
            assert len(by) in (3, 4)
            assert stones & (board.play[seat] | board.turn.gained) == stones
            shapes = surrounded(stones) | pierced(stones & board.play[seat], board.empty)
            assert shapes & mask_of(square)
            seen += 1
    assert seen > 5


def test_every_warning_holds() -> None:
    """What a warning says is lost can be done before the move, and not after it."""
    random, match = Random(0), Match.start(GAME, 3, {}, {"first": 0})
    while not match.state.outcome:
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        for move in legal[::9]:
            said = (GAME.teaching.warn(match.state.view(seat), move) or verbatim("")).say(NAMES)
            later = match.play(seat, move)
            still = later.state.legal(seat) if not later.state.outcome else ()
            if "can still capture" in said:
                assert any(m.startswith("capture") for m in legal)
            elif "more this turn" in said:
                assert any(m.startswith("place") for m in legal)
                assert later.state.acting != (seat,) or not any("place" in m for m in still)
            elif "last play stone" in said:
                assert later.state.board(None).play_hand(seat) == 0
            elif "spoils your arrow" in said:
                lost = re.findall(r"[A-Q]\d+", said)
                assert not {f"capture {square}" for square in lost} & set(still)
        word = random.choice(sorted({move.split()[0] for move in legal}))
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)]))
