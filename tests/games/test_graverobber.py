"""Graverobber's turns, clause by clause (rules page graverobber.md)."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Damaged, Match, Note, Refused, Who, say
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board, Dug, Moved
from tests.games.graverobber_table import NAMES, GraverobberMatch, after, laid


def refused(match: GraverobberMatch, seat: int, move: str) -> str:
    """What the seat is told when it tries that."""
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    return caught.value.text.say(NAMES)


def last_told(match: GraverobberMatch, seat: int | None) -> str:
    """The latest note this viewer has."""
    return match.state.view(seat).notes[-1].text.say(NAMES)


def why(match: Match[Board]) -> tuple[str, str]:
    """What decided the match, and why it is over."""
    outcome = match.state.outcome
    assert outcome
    return outcome.decided.say(NAMES) if outcome.decided else "", outcome.reason.say(NAMES)


def test_gr_1_both_pieces_stand_on_both_boards() -> None:
    board = laid().state.board(0)
    assert (board.piece(0), board.visitors[0]) == ("A1", "H8")
    board = laid().state.board(1)
    assert (board.piece(1), board.visitors[1]) == ("H8", "A1")


def test_gr_10_the_legal_turns() -> None:
    assert laid().state.legal(0) == (
        *(f"move up {n}" for n in range(1, 8)),
        *(f"move right {n}" for n in range(1, 8)),
        *("dig left", "dig up", "dig down", "dig right"),  # as they lie in the picture
        "skip",
    )
    assert laid().state.legal(1) == ()


def test_gr_10_a_move_stops_before_own_obstacles_and_the_edge() -> None:
    match = after(laid(), "u3", "s")
    assert match.state.refusal(0, "move right 1") is None
    assert refused(match, 0, "move right 2") == "Your Windmill on C4 is in the way."
    assert refused(match, 0, "move up 5") == "Going north, the board ends at A8."
    assert refused(match, 0, "move left 1") == "A4 is at the edge of the board."
    match = after(match, "r1", "s")
    assert refused(match, 0, "move up 4") == "Your Grave on B6 is in the way."


def test_gr_10_the_declared_direction_and_number_are_public() -> None:
    match = after(laid(), "u3")
    assert last_told(match, None) == "Ann moves north 3, to A4."
    assert match.state.board(None).last == Moved(0, "up", 3, ("A2", "A3", "A4"))


def test_gr_10_pieces_and_plots_do_not_block() -> None:
    match = after(laid(), "r7", "s", "u7")
    assert match.state.board(None).piece(0) == "H8"  # over the Plot on H2, onto White's piece


def test_gr_11_the_other_piece_stops_before_an_obstacle_or_the_edge() -> None:
    """Worked example 1."""
    match = after(laid(), "u3")
    assert match.state.board(0).piece(0) == "A4"
    assert match.state.board(1).visitors[1] == "A2"
    assert last_told(match, 1) == "Ann's other piece is now on A2 of your board."
    assert last_told(match, 0) == "Ann moves north 3, to A4."
    assert match.state.board(0).visitors[1] is None
    match = after(match, "s", "du")
    assert last_told(match, 0) == "Ann digs north: A3, no Plot there."
    assert match.state.board(1).layouts[1] == laid().state.board(1).layouts[1]


def test_gr_11_the_edge_stops_it_too() -> None:
    match = after(laid(), "u3", "s", "d3")  # away: A2, then only one square down
    assert match.state.board(0).piece(0) == "A1"
    assert match.state.board(1).visitors[1] == "A1"


def test_gr_12_dig_out_of_bounds() -> None:
    """Worked example 2."""
    match = after(laid(), "s")
    match = match.play(1, "dig right")
    for seat in (None, 0, 1):
        told = "Bob digs east, out of bounds: their other piece is on H8."
        assert last_told(match, seat) == told
        assert match.state.board(seat).last == Dug(1, "right", "H8", None, False)


def test_gr_12_all_four_digs_are_always_legal() -> None:
    digs = [move for move in laid().state.legal(0) if move.startswith("dig")]
    assert digs == ["dig left", "dig up", "dig down", "dig right"]


def test_gr_12_a_plot_is_dug_up_once() -> None:
    match = after(laid(), "r1", "s", "u3", "s", "dl")
    assert last_told(match, None) == "Ann digs west: A4, a Plot!"
    assert match.state.scores == ("1", "0")
    match = after(match, "s", "dl")
    assert last_told(match, None) == "Ann digs west: A4, no Plot there."
    assert match.state.scores == ("1", "0")
    assert match.state.board(0).dug(0) == {"A4": True}  # GR-23: stays marked as that


def test_gr_12_an_obstacle_and_bare_ground_sound_the_same() -> None:
    grave, bare = after(laid(), "u3", "s", "du"), after(laid(), "u3", "s", "dr")
    texts = [match.state.view(0).notes[-1].text for match in (grave, bare)]
    assert texts[0].id == texts[1].id == "graverobber-digs-nothing"


def test_gr_7_a_dug_up_plot_is_no_obstacle() -> None:
    match = after(laid(), "r1", "s", "u3", "s", "dl", "s", "d1", "s", "u1", "s", "l1")
    assert match.state.board(1).visitors[1] == "A4"


def test_gr_13_the_third_plot_wins_at_once() -> None:
    white = "windmill G5; grave A3; plot A2; grave C1; plot B1; grave C3; plot C2; ready"
    red = "windmill E5; grave A8; plot B8; grave H1; plot G1; grave H4; plot G4; ready"
    match = after(laid(red, white), "du", "s", "dr", "dr", "r1", "s")
    assert match.state.scores == ("2", "0")
    match = after(match, "u1", "dr", "dr")  # from B2 of White's board
    assert match.state.outcome
    assert match.state.outcome.places == (1, 2)
    assert match.state.outcome.scores == ("3", "0")
    assert why(match) == ("", "Ann dug up the third Plot, at C2")
    assert match.state.acting == ()


def test_gr_14_six_skips_in_a_row_end_the_match() -> None:
    match = after(laid(), *["s"] * 5)
    assert match.state.outcome is None
    assert last_told(match, None) == "Ann skips. That is 5 skips in a row; 6 end the match."
    outcome = after(match, "s").state.outcome
    assert outcome
    assert outcome.places == (1, 1)
    assert outcome.scores == ("0", "0")
    reason = "both skipped three times in a row"
    assert why(after(match, "s")) == ("equal Plots, 0:0", reason)


def test_gr_14_more_plots_win() -> None:
    match = after(laid(), "r1", "s", "u3", "s", "dl", *["s"] * 6)
    assert match.state.outcome
    assert match.state.outcome.places == (1, 2)
    assert why(match) == ("more Plots, 1:0", "both skipped three times in a row")


def test_gr_14_any_move_or_dig_starts_the_count_again() -> None:
    match = after(laid(), *["s"] * 5, "dr", *["s"] * 4, "u1", *["s"] * 5)
    assert match.state.outcome is None
    assert match.state.board(None).skips == 5
    assert after(match, "s").state.outcome


def test_gr_14_the_option_switches_it_off() -> None:
    match = after(laid(skip_end="off"), *["s"] * 12)
    assert match.state.outcome is None
    assert last_told(match, None) == "Bob skips."


def test_gr_16_after_200_turns_by_each_more_plots_win() -> None:
    match = after(laid(skip_end="off"), "r1", "s", "u3", "s", "dl", *["s"] * 394)
    assert match.state.outcome is None
    match = after(match, "s")
    assert match.state.outcome
    assert match.state.outcome.places == (1, 2)
    assert why(match) == ("more Plots, 1:0", "both have had 200 turns, the most a match allows")


def test_gr_16_equal_is_a_draw() -> None:
    outcome = after(laid(skip_end="off"), *["s"] * 400).state.outcome
    assert outcome
    assert outcome.places == (1, 1)


def test_gr_16_the_last_turn_can_still_win() -> None:
    red = "windmill B2; grave H6; plot H7; grave F8; plot G8; grave F6; plot F7; ready"
    match = after(laid(red, skip_end="off"), *["s"] * 390)
    match = after(match, "s", "dd", "s", "dl", "s", "l1", "s", "d1", "s", "dl")
    assert len(match.state.board(None).deeds) == 400
    assert match.state.outcome
    assert why(match)[1].startswith("Bob dug up the third Plot, at ")


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


def test_it_is_the_other_players_turn() -> None:
    assert refused(laid(), 1, "skip") == "It's Ann's turn."


def test_nonsense_is_told_how_moves_are_typed() -> None:
    told = "Type moves like “north 3”, “dig west” or “skip”."
    for nonsense in ("xyzzy", "move up", "move up 0", "move in 3", "dig", "move up 03"):
        assert refused(laid(), 0, nonsense) == told
    told = "Move or dig? “north 1” moves, “dig north” digs."
    for way in ("up", "north"):
        with pytest.raises(Refused) as caught:
            laid().read(0, way)
        assert caught.value.text.say(NAMES) == told
    assert laid().read(0, "north 1") == ("move up 1",)
    assert laid().read(0, "dig north") == ("dig up",)
    assert refused(laid(), 0, "windmill C3") == "Both boards are set and can't be changed."


def test_the_deal_is_empty() -> None:
    assert GAME.rules.deal(Random(1), 2, {}) == {}
    with pytest.raises(Damaged) as caught:
        GAME.rules.start({"first": 1}, 2, {})
    assert caught.value.where == "deal.first"


def test_revealed_counts_moves_and_digs() -> None:
    assert after(laid(), "u3", "s", "du").state.revealed == 2


def test_notes_name_people_by_seat() -> None:
    note = after(laid(), "s").state.notes[-1]
    assert note == Note(say("graverobber-passes", who=Who(0)))
