"""Graverobber's secret set-up, clause by clause, and exactly (GR-6) against brute force."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.core import Match, Refused
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board
from tests.games.graverobber_table import both_placements
from tests.games.oracles.oracle_graverobber import CELLS, Cell, around, cell, is_legal, name

NAMES = ["Ann", "Bob"]


def laying(line: str, seat: int = 0, placement: str = "apart") -> Match[Board]:
    """A match in which that seat has laid these pieces."""
    match = Match.start(GAME, 2, {"placement": placement}, {})
    for move in match.read(seat, line) if line else ():
        match = match.play(seat, move)
    return match


def refused(match: Match[Board], move: str, seat: int = 0) -> str:
    """What the seat is told when it tries that."""
    assert move not in match.state.legal(seat)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    return caught.value.text.say(NAMES)


def test_gr_6_clear_starts_over_until_ready() -> None:
    whole = "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2"
    match = laying(whole)
    assert match.state.legal(0) == ("ready", "clear")
    assert (
        refused(match, "grave A8")
        == "Everything is placed: “ready” to keep it, “clear” to start over."
    )
    assert match.play(0, "clear").state.legal(0) == laying("").state.legal(0)
    match = match.play(0, "ready")
    assert match.state.legal(0) == ()
    assert refused(match, "clear") == "Your board is ready; Bob is still setting up."


def test_gr_6_ready_is_public_and_the_steps_are_not() -> None:
    whole = "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2"
    empty, match = laying(""), laying(whole)
    for seat in (None, 1):
        assert match.state.view(seat) == empty.state.view(seat)
    match = match.play(0, "ready")
    assert match.state.view(1).notes[-1].text.say(NAMES) == "Ann is ready."
    assert match.state.board(None).ready == (True, False)


# --- GR-6, exactly ---------------------------------------------------------------------------


def completions(pieces: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """Whole layouts that begin like this, legal or not."""
    if len(pieces) == 7:
        yield pieces
        return
    for at in around(pieces[-1]) if len(pieces) % 2 == 0 else CELLS:
        if at not in pieces:
            yield from completions((*pieces, at))


def expected(pieces: tuple[Cell, ...], seat: int, placement: str) -> set[str]:
    """The next squares from which a legal layout can be reached, by trying all."""
    return {
        name(whole[len(pieces)])
        for whole in completions(pieces)
        if is_legal(whole, seat, placement)
    }


def squares_of(match: Match[Board], seat: int) -> tuple[Cell, ...]:
    layout = match.state.board(seat).layouts[seat]
    assert layout
    return tuple(cell(square) for square in layout.squares)


def offered(match: Match[Board], seat: int) -> set[str]:
    return {move.split()[1] for move in match.state.legal(seat) if " " in move}


@both_placements
@pytest.mark.parametrize("seed", range(2))
def test_gr_6_exactly_the_steps_that_can_be_completed(placement: str, seed: int) -> None:
    """From the second Plot on, at random."""
    random, seat = Random(seed), seed % 2
    match = laying("", seat, placement)
    for n in range(7):
        if n >= 4:
            assert offered(match, seat) == expected(squares_of(match, seat), seat, placement)
        legal = [move for move in match.state.legal(seat) if move != "clear"]
        match = match.play(seat, random.choice(legal))
    assert is_legal(squares_of(match, seat), seat, placement)


CRAMPED = [
    "windmill F5; grave G7; plot H7; grave F8",
    "windmill F7; grave H5; plot H6; grave G6",
    "windmill A7; grave G8; plot F8; grave H6",
]
"""Near H8, where White's piece starts on Red's board."""


@pytest.mark.parametrize("line", CRAMPED)
def test_gr_6_exactly_in_cramped_corners(line: str) -> None:
    match = laying("", 0, "reachable")
    for step in line.split("; "):
        if step not in match.state.legal(0):
            assert not expected((*squares_of(match, 0), cell(step.split()[1])), 0, "reachable")
            return
        match = match.play(0, step)
    assert offered(match, 0) == expected(squares_of(match, 0), 0, "reachable")


# --- random layouts and the warning -----------------------------------------------------------


@both_placements
def test_a_random_layout_is_complete_legal_and_varied(placement: str) -> None:
    layouts = set()
    for seed in range(24):
        seat = seed % 2
        match = laying("windmill C3; grave F5" if seed % 3 else "", seat, placement)
        assert GAME.rules.set_up
        for move in GAME.rules.set_up.random(match.state.view(seat), Random(seed)):
            match = match.play(seat, move)
        assert match.state.legal(seat) == ("ready", "clear")
        assert is_legal(squares_of(match, seat), seat, placement)
        layouts.add(squares_of(match, seat))
    assert len(layouts) == 24
    assert len({layout[0] for layout in layouts}) > 10


def test_the_set_up_is_open_until_ready() -> None:
    assert GAME.rules.set_up
    match = laying("windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2")
    assert [GAME.rules.set_up.open(match.state.view(seat)) for seat in (None, 0, 1)] == [
        False,
        True,
        True,
    ]
    match = match.play(0, "ready")
    assert [GAME.rules.set_up.open(match.state.view(seat)) for seat in (None, 0, 1)] == [
        False,
        False,
        True,
    ]


HEMMED_IN = "windmill A2; grave C1; plot D1; grave E5; plot E6; grave G2; plot H2"
HALF = "windmill D1; grave D4; plot D5; grave C3; plot B3; grave C5; plot B5"


def test_gr_8_hemming_in_the_own_piece_is_legal_and_warned_of() -> None:
    match = laying(HEMMED_IN, placement="reachable")
    warning = GAME.teaching.warn(match.state.view(0), "ready")
    assert warning
    assert warning.say(NAMES) == (
        "Your own piece is hemmed in: from A1 it can only reach 2 of 57 free squares."
    )
    assert GAME.teaching.warn(match.state.view(0), "clear") is None
    assert match.play(0, "ready").state.board(None).ready[0]


def test_gr_8_no_warning_with_half_of_the_board_open() -> None:
    for line in (HALF, HEMMED_IN.replace("A2", "A3").replace("plot D1", "plot B1")):
        match = laying(line, placement="reachable")
        assert GAME.teaching.warn(match.state.view(0), "ready") is None
