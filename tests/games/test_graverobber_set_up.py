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
from tests.sample import sample

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


def test_gr_2_nothing_overlaps_anything() -> None:
    match = laying("windmill C3; grave F3; plot F4")
    assert refused(match, "grave D4") == "Your Windmill is on D4."
    assert refused(match, "grave F3") == "Your Grave is on F3."
    assert refused(match, "grave F4") == "Your Plot is on F4."


def test_gr_2_the_starting_squares_stay_free() -> None:
    told = "{} is a starting square and must stay free."
    assert refused(laying(""), "windmill A1") == told.format("A1")
    assert refused(laying(""), "windmill G7") == told.format("H8")
    assert refused(laying("windmill C3"), "grave H8") == told.format("H8")
    assert refused(laying("windmill C3; grave A2"), "plot A1") == told.format("A1")


def test_gr_2_a_windmill_stays_on_the_board() -> None:
    assert refused(laying(""), "windmill H3").startswith("A Windmill at H3 would stick out")
    assert refused(laying(""), "windmill C8").startswith("A Windmill at C8 would stick out")
    assert refused(laying(""), "windmill I3") == "The board goes from A1 to H8."


def test_gr_3_a_plot_is_next_to_its_own_grave() -> None:
    match = laying("windmill C3; grave F3; plot F4; grave H3")
    assert set(match.state.legal(0)) == {"plot G3", "plot H2", "plot H4", "clear"}
    assert refused(match, "plot F2").startswith("F2 isn't next to your Grave on H3")
    match = match.play(0, "plot G3")  # it touches the other Grave too
    assert match.state.board(0).layouts[0]


def test_gr_4_apart_obstacles_do_not_touch() -> None:
    """Worked example 3."""
    match = laying("windmill C3")
    told = "E5 touches your Windmill at D4: at this table obstacles may not touch"
    assert refused(match, "grave E5").startswith(told)
    assert match.state.refusal(0, "grave F5") is None
    assert laying("windmill C3", placement="reachable").state.refusal(0, "grave E5") is None


def test_gr_4_a_wall_around_the_other_players_start_is_refused_at_the_step_that_closes_it() -> None:
    """Worked example 4."""
    match = laying("windmill C3; grave G8; plot F8", placement="reachable")
    assert refused(match, "grave H7") == "Bob's piece could no longer reach your Plot on F8."
    match = laying("windmill G6", placement="reachable")
    assert refused(match, "grave G8") == "That leaves no room for its Plot."
    assert match.state.refusal(0, "grave B1") is None


def test_gr_5_each_board_is_walked_from_the_other_players_start() -> None:
    line = "windmill C3; grave A2; plot A3"
    assert laying(line, 0, "reachable").state.refusal(0, "grave B1") is None
    told = refused(laying(line, 1, "reachable"), "grave B1", 1)
    assert told == "Ann's piece could no longer reach your Plot on A3."


def test_gr_5_a_plot_that_cannot_be_reached_is_refused() -> None:
    match = laying("windmill A2; grave C1", placement="reachable")
    assert refused(match, "plot B1") == "Bob's piece couldn't reach a Plot on B1 from H8."
    assert match.state.refusal(0, "plot D1") is None


def test_gr_6_the_order_is_fixed() -> None:
    match = laying("")
    told = "Set up your board first: next comes your Windmill, like “windmill A7”."
    for move in ("grave C3", "plot C3", "ready", "move up 1", "windmill", "xyzzy"):
        assert refused(match, move) == told
    assert refused(match, "clear") == "Your board is still empty."


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


def test_gr_6_both_at_once_and_in_any_order() -> None:
    match = Match.start(GAME, 2, {}, {})
    assert match.state.acting == (0, 1)
    match = match.play(1, "windmill C3").play(0, "windmill C3").play(1, "grave F5")
    assert match.state.acting == (0, 1)
    assert match.play(0, "grave F5").play(0, "plot F6").state.acting == (0, 1)


def test_gr_6_ready_is_public_and_the_steps_are_not() -> None:
    whole = "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2"
    empty, match = laying(""), laying(whole)
    for seat in (None, 1):
        assert match.state.view(seat) == empty.state.view(seat)
    match = match.play(0, "ready")
    assert match.state.view(1).notes[-1].text.say(NAMES) == "Ann is ready."
    assert match.state.board(None).ready == (True, False)


def test_gr_6_play_begins_when_both_are_ready() -> None:
    match = laying("windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2; ready")
    whole = "windmill B2; grave H6; plot H7; grave F8; plot G8; grave F6; plot F7; ready"
    for move in match.read(1, whole):
        match = match.play(1, move)
    assert match.state.acting == (0,)
    assert match.state.notes[-1].text.say(NAMES) == "Both boards are ready. Ann goes first."


def test_gr_6_a_grave_without_room_for_its_plot_is_refused() -> None:
    match = laying("windmill A4; grave F1; plot G1; grave H3; plot H2")
    assert refused(match, "grave H1") == "That leaves no room for its Plot."


def test_gr_6_a_grave_without_room_for_the_next_is_refused() -> None:
    """Only H7 and G8 would be left to walk to, two squares for three Plots."""
    match = laying("windmill F6; grave H6; plot H7", placement="reachable")
    assert refused(match, "grave F8") == "That leaves no room for the other Graves and Plots."


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
@pytest.mark.parametrize("seed", sample(range(12), 2))
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
    "windmill F6; grave H6; plot H7",
    "windmill G6; grave F7; plot F8",
    "windmill A7; grave G8; plot F8; grave H6",
    "windmill E5; grave G7; plot G8; grave F8",
]
"""Near H8, where White's piece starts on Red's board."""


@pytest.mark.parametrize("line", sample(CRAMPED, 2))
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
    for seed in range(60):
        seat = seed % 2
        match = laying("windmill C3; grave F5" if seed % 3 else "", seat, placement)
        assert GAME.rules.set_up
        for move in GAME.rules.set_up.random(match.state.view(seat), Random(seed)):
            match = match.play(seat, move)
        assert match.state.legal(seat) == ("ready", "clear")
        assert is_legal(squares_of(match, seat), seat, placement)
        layouts.add(squares_of(match, seat))
    assert len(layouts) == 60
    assert len({layout[0] for layout in layouts}) > 20


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
