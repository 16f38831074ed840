"""Graverobber's turns, clause by clause (rules page graverobber.md)."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Damaged
from games.graverobber import GAME
from games.graverobber.rules.known.board import Dug, Moved
from tests.games.clauses import holds, table
from tests.games.graverobber_table import NAMES, RED, WHITE, GraverobberMatch, after, laid
from tests.games.posed import posed


def last_told(match: GraverobberMatch, seat: int | None) -> str:
    """The latest note this viewer has."""
    return match.state.view(seat).notes[-1].text.say(NAMES)


def test_gr_12_dig_out_of_bounds() -> None:
    """Worked example 2."""
    match = after(laid(), "s")
    match = match.play(1, "dig right")
    for seat in (None, 0, 1):
        told = "Bob digs east, out of bounds: their other piece is on H8."
        assert last_told(match, seat) == told
        assert match.state.board(seat).last == Dug(1, "right", "H8", None, False)


def test_gr_12_an_obstacle_and_bare_ground_sound_the_same() -> None:
    grave, bare = after(laid(), "u3", "s", "du"), after(laid(), "u3", "s", "dr")
    texts = [match.state.view(0).notes[-1].text for match in (grave, bare)]
    assert texts[0].id == texts[1].id == "graverobber-digs-nothing"


def test_gr_20_what_everybody_knows() -> None:
    match = after(laid(), "u3", "l2", "du")
    public = match.state.board(None)
    assert (public.piece(0), public.piece(1)) == ("A4", "F8")
    assert public.passes(0) == {"A2": 1, "A3": 1, "A4": 1}
    assert public.passes(1) == {"G8": 1, "F8": 1}
    assert public.digs(0) == (Dug(0, "up", "A2", "A3", False),)
    assert (public.won(0), public.skips) == (0, 0)
    assert public.layouts == public.visitors == (None, None)


def test_gr_21_only_the_owner_sees_the_layout_and_the_visitor() -> None:
    match = after(laid(), "u3", "l2")
    for seat in (0, 1):
        board = match.state.board(seat)
        assert board.layouts[seat]
        assert board.visitors[seat]
        assert (board.layouts[1 - seat], board.visitors[1 - seat]) == (None, None)


def test_gr_22_after_the_match_both_boards_are_shown() -> None:
    match = laid().play(1, "resign")
    for seat in (None, 0, 1):
        board = match.state.board(seat)
        assert board.layouts[0]
        assert board.layouts[0].squares == ("C3", "F5", "F6", "B6", "B7", "G2", "H2")
        assert board.layouts[1]
        assert board.layouts[1].windmill == "E5"
        assert board.visitors == ("H8", "A1")


def test_gr_23_passes_count_every_square_entered() -> None:
    match = after(laid(), "u2", "s", "d2", "s", "u1")
    assert match.state.board(1).passes(0) == {"A2": 3, "A3": 1, "A1": 1}


def test_gr_23_the_other_piece_was_last_known_where_it_stood_at_the_last_dig() -> None:
    match = laid()
    assert match.state.board(0).known(0) == "A1"
    match = after(match, "u3", "dr")
    assert match.state.board(0).known(0) == "A1"  # never a deduction from moves
    match = after(match, "dl", "s")
    assert match.state.board(0).known(0) == "A2"
    assert match.state.board(0).dug(0) == {}  # out of bounds is no square
    assert after(match, "r1").state.board(0).known(0) == "A2"


def test_the_deal_is_empty() -> None:
    assert GAME.rules.deal(Random(1), 2, {}) == {}
    with pytest.raises(Damaged) as caught:
        GAME.rules.start({"first": 1}, 2, {})
    assert caught.value.where == "deal.first"


L, F = f"{RED}; {WHITE}", "r1; s; u3; s; dl"
"""Both boards laid; Red digs up the Plot on A4."""
S390, S394 = ("; ".join(["s"] * n) for n in (390, 394))
NEAR = (
    "windmill E5; grave A8; plot B8; grave H1; plot G1; grave H4; plot G4; ready; "
    "windmill G5; grave A3; plot A2; grave C1; plot B1; grave C3; plot C2; ready"
)
LATE = f"windmill B2; grave H6; plot H7; grave F8; plot G8; grave F6; plot F7; ready; {WHITE}"
CLAUSES = f"""
GR-1: both pieces stand on both boards |
    {L}
   = at A1 H8; others A1 H8; seat 0
GR-2: nothing overlaps anything |
    windmill C3; grave F3; plot F4
   = cannot: grave D4, grave F3, grave F4
GR-2: the starting squares stay free, a Windmill on the board |
   = cannot: windmill A1, windmill G7, windmill H3, windmill C8, windmill I3
GR-2: also of Graves |
    windmill C3
   = cannot: grave H8, grave A1
GR-2: and of Plots |
    windmill C3; grave A2
   = cannot: plot A1
GR-3: a Plot is next to its own Grave |
    windmill C3; grave F3; plot F4; grave H3
   = plot: plot G3, plot H2, plot H4; cannot: plot F2
GR-3: it may touch another one |
    windmill C3; grave F3; plot F4; grave H3; plot G3
   = cannot: plot G2
GR-4: example 3, obstacles do not touch |
    windmill C3
   = cannot: grave E5; can: grave F5
GR-4: where Plots can be reached they may | placement=reachable
    windmill C3
   = can: grave E5
GR-4: example 4, a wall | placement=reachable
    windmill C3; grave G8; plot F8
   = cannot: grave H7
GR-4: and one with the Windmill | placement=reachable
    windmill G6
   = cannot: grave G8; can: grave B1
GR-5: Red's board is walked from H8 | placement=reachable
    windmill C3; grave A2; plot A3
   = can: grave B1
GR-5: White's from A1 | placement=reachable
    1: windmill C3; 1: grave A2; 1: plot A3
   = 1 cannot: grave B1
GR-5: a Plot that can't be reached | placement=reachable
    windmill A2; grave C1
   = cannot: plot B1; can: plot D1
GR-6: the order is fixed |
   = cannot: grave C3, plot C3, ready, move up 1, windmill, clear; seat 0 1
GR-6: both at once and in any order |
    1: windmill C3; 0: windmill C3; 1: grave F5; 0: grave F5; 0: plot F6
   = seat 0 1
GR-6: a Grave needs room for its Plot |
    windmill A4; grave F1; plot G1; grave H3; plot H2
   = cannot: grave H1
GR-6: and for the others | placement=reachable
    windmill F6; grave H6; plot H7
   = cannot: grave F8
GR-6: play begins when both are ready |
    {L}
   = told graverobber-begins; cannot: windmill C3; seat 0
GR-10: the legal turns |
    {L}
   = move right: move right 1, move right 2, move right 3, move right 4, move right 5, move right 6,
    move right 7; dig: dig left, dig up, dig down, dig right; can: skip, move up 7; 1 cannot: skip
GR-10: a move stops before own obstacles and the edge |
    {L}; u3; s
   = can: move right 1; cannot: move right 2, move up 5, move left 1, move up, move up 0, xyzzy, dig
GR-10: a Grave too |
    {L}; u3; s; r1; s
   = cannot: move up 4
GR-10: pieces and Plots do not block |
    {L}; r7; s; u7
   = at H8 H8
GR-11: example 1, the other piece stops before an obstacle |
    {L}; u3
   = at A4 H8; others A2 H8; shown up 3
GR-11: the edge stops it too |
    {L}; u3; s; d3
   = at A1 H8; others A1 H8
GR-12: a Plot is dug up once |
    {L}; {F}
   = scores 1, 0; told digs-plot
GR-12: and not again |
    {L}; {F}; s; dl
   = scores 1, 0; told digs-nothing
GR-7: a dug up Plot is no obstacle |
    {L}; {F}; s; d1; s; u1; s; l1
   = others A4 H8
GR-13: the third Plot wins at once |
    {NEAR}; du; s; dr; dr; r1; s
   = scores 2, 0; goes on
GR-13: from B2 of White's board |
    {NEAR}; du; s; dr; dr; r1; s; u1; dr; dr
   = won 0 third-plot; scores 3, 0; seat
GR-14: five skips do not |
    {L}; s; s; s; s; s
   = goes on
GR-14: six skips in a row end the match |
    {L}; s; s; s; s; s; s
   = places 1 1; scores 0, 0
GR-14: more Plots win |
    {L}; {F}; s; s; s; s; s; s
   = places 1 2
GR-14: any move or dig starts the count again |
    {L}; s; s; s; s; s; dr; s; s; s; s; u1; s; s; s; s; s
   = goes on
GR-14: and then six |
    {L}; s; s; s; s; s; dr; s; s; s; s; u1; s; s; s; s; s; s
   = places 1 1
GR-14: the option switches it off | skip_end=off
    {L}; s; s; s; s; s; s; s; s
   = goes on
GR-16: not after 399 turns | skip_end=off
    {L}; {F}; {S394}
   = goes on
GR-16: after 200 turns by each more Plots win | skip_end=off
    {L}; {F}; {S394}; s
   = places 1 2
GR-16: equal is a draw | skip_end=off
    {L}; {S394}; s; s; s; s; s; s
   = places 1 1
GR-16: the last turn can still win | skip_end=off
    {LATE}; {S390}; s; dd; s; dl; s; l1; s; d1; s; dl
   = won 1 third-plot
"""
"""The clause, the options; what is typed; and what is so then."""


@pytest.mark.parametrize(("options", "typed", "so"), table(CLAUSES, 2))
def test_a_clause(options: str, typed: str, so: str) -> None:
    settled = dict([options.split("=")] if options else [])
    match = posed("graverobber", typed, 2, {}, **settled)
    boards = match.state.open_view().board
    for claim in so.split("; "):
        word, _, rest = claim.partition(" ")
        if word == "at":
            assert [boards.piece(seat) for seat in (0, 1)] == rest.split()
        elif word == "others":
            found = [match.state.board(1 - seat).visitors[1 - seat] for seat in (0, 1)]
            assert found == rest.split()
        elif word == "shown":
            last = match.state.board(None).last
            assert isinstance(last, Moved)
            assert f"{last.way} {last.steps}" == rest
        elif word == "1":
            moves = rest.removeprefix("cannot: ").split(", ")
            assert all(match.state.refusal(1, move) for move in moves)
        else:
            holds(match.state, claim)
