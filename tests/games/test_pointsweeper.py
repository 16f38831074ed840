"""Pointsweeper's clauses and worked examples (rules/pointsweeper)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from games.core import Damaged, Pace, Refused
from games.pointsweeper.rules.known.board import Count
from games.pointsweeper.rules.known.chess import SET
from games.pointsweeper.rules.state import PointsweeperState, deal, pace, start
from tests.games.clauses import holds, table
from tests.games.pointsweeper_table import (
    SCOUTED,
    Tiles,
    dealt,
    moves,
    opened,
    play,
    squares,
    texts,
)

QUIET = ("pass", "pass")
SKIPPED = ("first", "timeout", "timeout")
"""A whole board on which nobody does anything."""


def all_claims(white: bool) -> list[str]:
    """One claim with each of a player's 16 pieces, around A1."""
    officers = ["K A1 A2", "Q A1 A2", *["R A1 A2", "B A1 B2", "N A1 B3"] * 2]
    pawns = ["P A4 A5" if white else "P A4 A3"] * 8
    return [f"claim {move}" for move in officers + pawns]


def scouted(*fixed: Tiles) -> PointsweeperState:
    """The first board after three turns each; Red is White and to move."""
    return play(opened(*fixed), *SCOUTED)


def test_ps_1_three_boards_of_10_mines_and_54_tiles() -> None:
    boards = deal(Random(3), 2, {})["boards"]
    assert len(boards) == 3
    for grid in boards:
        assert [len(row) for row in grid] == [8] * 8
        counts = Counter(cell for row in grid for cell in row)
        assert counts.pop("*") == 10
        assert set(counts) == set(range(-2, 6))


def test_ps_2_each_value_appears_6_or_7_times() -> None:
    rarer = set()
    for seed in range(40):
        for grid in deal(Random(seed), 2, {})["boards"]:
            counts = Counter(cell for row in grid for cell in row if cell != "*")
            assert sorted(counts.values()) == [6, 6, 7, 7, 7, 7, 7, 7]
            rarer.add(tuple(sorted(v for v, n in counts.items() if n == 6)))
    assert len(rarer) > 15


@pytest.mark.parametrize("value", [6, -3, "x", None, True, 1.0])
def test_a_deal_with_a_tile_that_does_not_exist_is_damaged(value: object) -> None:
    boards = json.loads(json.dumps(dealt()["boards"]))
    boards[1][3][5] = value
    with pytest.raises(Damaged) as caught:
        start({"boards": boards}, 2, {})
    assert caught.value.where == "deal.boards[1][3][5]"


def test_a_deal_of_another_shape_is_damaged() -> None:
    good = dealt()["boards"]
    narrow = [good[0], [row[:7] for row in good[1]], good[2]]
    for boards, where in [
        (good[:2], "deal.boards"),
        ([*good, good[0]], "deal.boards"),
        (narrow, "deal.boards[1][0]"),
    ]:
        with pytest.raises(Damaged) as caught:
            start({"boards": boards}, 2, {})
        assert caught.value.where == where
    with pytest.raises(Damaged) as caught:
        start({"boards": good, "spare": 1}, 2, {})
    assert caught.value.where == "deal.spare"


def test_a_deal_with_wrong_numbers_of_tiles_is_damaged() -> None:
    for old, new, what in [("*", 4, "10 mines"), (4, 3, "each value 6 or 7 times")]:
        boards = json.loads(json.dumps(dealt()["boards"]))
        row = next(row for row in boards[2] if old in row)
        row[row.index(old)] = new
        with pytest.raises(Damaged) as caught:
            start({"boards": boards}, 2, {})
        assert caught.value.where == "deal.boards[2]"
        assert what in caught.value.why


S, P = "; ".join(SCOUTED), "scout P B2; scout P B7"
B = "; ".join(SKIPPED)
SIX = "A1=* A2=* A3=* A4=* A5=* A6=* B1=5 B2=5 B3=5 B4=5 B5=5"
CLAUSES = f"""
PS-3: before the choice nothing else |
   = cannot: scout B A3
PS-3: and it is made once | first
   = cannot: second
PS-1: a deal has rows 1 to 8 of columns A to H | first; resign | A2=5 H1=*
   = tile A2: 5; tile H1: *
PS-3: DMO chooses first |
   = seat 0; legal: first, second; number 1
PS-3: then EC | {B}
   = seat 1; legal: first, second; number 2
PS-3: then DMO | {B}; {B}
   = seat 0; legal: first, second; number 3
PS-3: the first player is White | first
   = seat 0; white 0
PS-3: the other may be | second
   = seat 1; white 1
PS-11: a claim uses one that has scouted | first; scout R A1; {P}; {P}; scout P B2; claim R A1 A2
   = hand R: 1 0 1
PS-11: and then one that has not | first; scout R A1; {P}; {P}; scout P B2; claim R A1 A2
    ; scout K A1; claim R A1 A2
   = hand R: 0 0 2
PS-15: the sum without mines | first; scout B A3 | A3=5 B2=-2 C1=3 B4=* C5=4 D6=5 E7=4 F8=4
   = saw 0: 23 1
PS-15: what is claimed does not count | {S}; scout K A1; claim R A2 A1 | A1=5 A2=4 A3=* B1=3 B2=2
    ; claim P A2 A3; scout K A1
   = saw 0: 14 0; saw 1: 5 0
PS-18: without mines every tile is claimed | {S}; claim R A1 A3 | A1=3 A2=-1 A3=5
   = gain 0: 7 0; gain 1: 0 0; taken A1 A2 A3
PS-18: what is taken gives nothing again | {S}; claim R A1 A2; claim R A1 A3 | A1=3 A2=-1 A3=5
   = gain 0: 2 0; gain 1: 5 0
PS-19: example 3, mines are all that is claimed | {S}; claim R A1 A4 | A1=3 A2=* A3=5 A4=*
   = gain 0: 0 2; taken A2 A4
PS-19: and then the rest | {S}; claim R A1 A4; claim R A1 A4 | A1=3 A2=* A3=5 A4=*
   = gain 1: 8 0
PS-20: a path over emptied squares claims nothing | {S}; claim R A1 A3; scout K H8; claim R A3 A1
   = taken A1 A2 A3; hand R: 0 0 2
PS-31: six mines cost 21 points | {S}; claim R B1 B5; scout K A1; claim R A1 A6 | {SIX}
    ; pass; pass; {B}; {B}
   = won 0 all-boards-over; scores 4, 0
resigning is a loss, whatever the score | {S}; resign
   = places 2 1; undecided
example 4: pawns pass squares, knights do not | {S}; claim P C2 C4 | C2=1 C3=2 C4=3 B1=4
    ; claim N B1 C3
   = taken C2 C3 C4 B1; gain 0: 6 0; gain 1: 4 0
scouts reveal | {S}
   = revealed 6
so do tiles | {S}; claim R A1 A3
   = revealed 9
and a board that is over | {S}; claim R A1 A3; pass; pass
   = revealed 70
PS-10: a piece scouts once | first; scout Q D4; scout Q D4; scout R D4; scout R D4
   = scout Q:; cannot: scout Q A1; can: scout R A1
PS-10: each of two | first; scout R D4; scout R D4; scout R A1; scout R A1
   = scout R:
PS-10: what has claimed neither scouts nor claims | {S}; claim Q A1 A2; scout R A1
   = scout Q:; claim Q:; cannot: scout Q A1, claim Q A1 A2
PS-10: what has scouted may claim | first; scout Q D4; scout Q D4; {P}; {P}
   = can: claim Q D4 D5
PS-12: the first three turns are scouts | first
   = claim:; pass:; cannot: claim R A1 A3, pass
PS-12: so is the third | first; {P}; {P}
   = claim:; pass:
PS-12: and then all | {S}
   = can: scout P B2, claim R A1 A3, pass
PS-12: anew on every board | {S}; pass; pass; first
   = seat 1; claim:; pass:
PS-13: any square, also an emptied one | {S}; claim R A1 A8
   = can: claim R A3 A1, scout K A1
PS-13: pawns never start on rows 1 or 8 | {S}
   = cannot: scout P A8, claim P C1 C2; can: claim P C4 C5, claim P C4 B5, claim P C4 D5
PS-13: White's go up | {S}
   = cannot: claim P C4 C3
PS-13: and Black's down | {S}; scout K A1
   = can: claim P C4 C3, claim P C4 B3, claim P C4 D3; cannot: claim P C4 C5, scout P A8
PS-17: a claim goes where the piece can move | {S}
   = can: claim K D4 E5, claim Q D4 H8, claim Q D4 A4, claim R D4 D8, claim B D4 A1, claim N D4 E6
PS-17: pawns too | {S}
   = can: claim P C2 C3, claim P C2 C4, claim P C2 B3, claim P A7 A8
PS-17: and nowhere else | {S}
   = cannot: claim K D4 D6, claim Q D4 E6, claim R D4 E5, claim B D4 D5, claim N D4 D5
PS-17: neither do pawns | {S}
   = cannot: claim P C3 C5, claim P C2 C5, claim P C2 A4, claim P C4 D4
PS-17: a claim must move | {S}
   = cannot: claim R A1 A1
PS-17: black pawns go two from row 7 | {S}; scout K A1
   = can: claim P H7 H5, claim P H7 G6; cannot: claim P H2 H4
PS-21: who passes takes no more turns | {S}; pass; scout P B7; scout P B7
   = seat 1
PS-21: and when both have, the board is over | {S}; pass; scout P B7; pass
   = seat 1; legal: first, second
PS-25: a timeout is a pass, in the first turns too | first; scout P B2; timeout; scout P B2
   = seat 0; goes on
PS-25: a timeout on the choice is first | timeout
   = seat 0; cannot: first; told begins-late
PS-25: for whoever chooses | timeout; timeout; timeout; timeout
   = seat 1; scout P A2: scout P A2
PS-30: with all 54 tiles claimed | {S}; claim Q A1 A8; claim Q B1 B8; claim R C1 C8; claim R D1 D8;
    claim R E1 E8; claim R F1 F8; claim P G2 G4; claim P G6 G5; claim N G1 F3
   = legal: first, second
PS-30: with all 10 mines claimed | {S}; claim R H1 H8; claim R G6 G8
   = seat 1; legal: first, second
PS-31: equal scores are a draw | {B}; {B}; {B}
   = places 1 1; scores 0, 0; seat
nonsense is refused | {S}
   = cannot: scout, scout X A1, scout B I1, claim R A1, scout  B A3
the other is not to move | second
   = seat 1; scout P B2: scout P B2
"""
"""The clause, what is played, tiles of the first board; and what is so then."""


@pytest.mark.parametrize(("begins", "tiles", "goes_on", "so"), table(CLAUSES, 3))
def test_a_clause(begins: str, tiles: str, goes_on: str, so: str) -> None:
    pairs = (tile.split("=") for tile in tiles.split())
    fixed: Tiles = {square: "*" if value == "*" else int(value) for square, value in pairs}
    moves = (move.strip() for move in f"{begins} {goes_on}".split(";"))
    state = play(opened(fixed), *filter(None, moves))
    for claim in so.split("; "):
        _holds(state, claim)


def _holds(state: PointsweeperState, claim: str) -> None:
    word, _, rest = claim.partition(" ")
    board, (who, _, values) = state.board(None), rest.partition(": ")
    numbers = tuple(map(int, values.split())) if word in ("saw", "gain", "hand") else ()
    match word:
        case "number" | "revealed":
            assert (board.number if word == "number" else state.revealed) == int(rest)
        case "undecided":
            assert state.outcome
            assert state.outcome.decided is None
        case "white":
            assert board.minefields[0].white == int(rest)
        case "taken":
            assert board.minefields[0].taken.keys() == set(rest.split())
        case "tile":
            assert str(board.minefields[0].tiles[who]) == values
        case "gain":
            assert board.minefields[0].gain(int(who)) == Count(*numbers)
        case "hand":
            hand = board.minefields[0].hands[0]
            claimed = SET[who] - hand.left(who)
            assert (hand.unused[who], hand.scouted[who], claimed) == numbers
        case "saw":
            mine = state.board(int(who)).minefields[0].scouts(int(who))
            assert mine[-1].saw == Count(*numbers)
        case _:
            holds(state, claim)


def test_ps_4_everybody_has_a_fresh_set_on_every_board() -> None:
    state = play(scouted(), "claim Q A1 A2", *QUIET)
    board = play(state, "first").board(None).minefields[1]
    for hand in board.hands:
        assert hand.unused == SET == {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
        assert not any(hand.scouted.values())


@pytest.mark.parametrize(
    ("kind", "white", "square", "seen"),
    [
        ("B", True, "A3", "A3 B2 C1 B4 C5 D6 E7 F8"),
        ("P", True, "C2", "C2 C3 C4 B3 D3"),
        ("P", True, "A5", "A5 A6 B6"),
        ("P", False, "H7", "H7 H6 H5 G6"),
        ("P", True, "D7", "D7 D8 C8 E8"),
        ("P", False, "D2", "D2 D1 C1 E1"),
        ("N", False, "B1", "B1 A3 C3 D2"),
        ("K", True, "H8", "H8 H7 G7 G8"),
        ("R", True, "A1", "A1 A2 A3 A4 A5 A6 A7 A8 B1 C1 D1 E1 F1 G1 H1"),
    ],
)
def test_ps_14_scouted_squares_with_examples_1_and_2(
    kind: str, white: bool, square: str, seen: str
) -> None:
    whites_turn = [] if white else ["scout K A1"]
    state = play(opened(), "first", *whites_turn, f"scout {kind} {square}")
    (scout,) = state.board(None).minefields[0].scouts(0 if white else 1)
    assert set(scout.squares) == squares(seen)


def test_ps_17_how_many_claims_there_are() -> None:
    state = scouted()
    found = Counter(move.split()[1] for move in moves(state, "claim"))
    assert found == {"K": 420, "Q": 1456, "R": 896, "B": 560, "N": 336, "P": 48 + 8 + 84}
    assert len(moves(state, "scout")) == 5 * 64 + 48


def test_ps_25_the_pace_of_the_clock_option() -> None:
    assert pace({}) is None  # the table's own clock
    assert pace({"clock": "table"}) is None
    assert pace({"clock": "standard"}) == Pace(move=60, bank=120)
    assert pace({"clock": "slow"}) == Pace(move=86_400)
    assert pace({"clock": "off"}) == Pace(move=None)


def test_ps_25_without_a_clock_there_is_no_timeout() -> None:
    state = opened(options={"clock": "off"})
    for position in (state, play(state, "first")):
        with pytest.raises(Refused, match="pointsweeper-no-clock"):
            position.leave(0, "time")


def test_ps_30_a_board_ends_when_one_passed_and_the_others_pieces_have_all_claimed() -> None:
    *most, last = all_claims(white=False)
    state = play(scouted(), "pass", *most)
    assert state.acting == (1,)
    state = play(state, last)
    assert state.board(None).choosing == 1
    assert texts(state)[-1].startswith("Board 1 is over: Ann 0 points, 0 mines; Bob ")


def test_ps_30_a_player_without_pieces_is_skipped() -> None:
    state = scouted()
    for move in all_claims(white=True):
        state = play(state, move)
        state = play(state, next(iter(moves(state, "scout")), "claim P A4 A3"))
    assert state.board(None).minefields[0].hands[0].done
    for _ in range(2):
        assert state.acting == (1,)
        state = play(state, "claim R A1 A2")


def test_ps_31_scores_and_the_triangular_number_over_all_boards() -> None:
    row: Tiles = dict.fromkeys(("A1", "A2", "A3", "A4", "A5"), "*")
    state = play(scouted(row, row), "claim R A1 A8", *QUIET)
    assert state.scores == ("-15", "0")
    state = play(state, "second", *["scout P B2", "scout P B7"] * 3, "claim R A1 A2", *QUIET)
    assert state.board(None).gain(0) == Count(0, 7)
    assert state.scores == ("-28", "0")
    state = play(state, *SKIPPED)
    assert state.outcome
    assert state.outcome.places == (2, 1)
    assert state.outcome.scores == ("-28", "0")
    assert decided(state) == "0 points to −28 points (0 minus 28 for 7 mines)"  # the winner first
    assert state.acting == ()


def decided(state: PointsweeperState) -> str:
    assert state.outcome
    assert state.outcome.decided
    return state.outcome.decided.say(("Ann", "Bob"))


def test_ps_41_a_seat_knows_what_is_left_of_its_scouts() -> None:
    fixed: Tiles = {"A1": 3, "A2": "*", "A3": 5, "A4": "*", "B1": 1, "B2": 2}
    state = play(opened(fixed), "first", "scout R A1", *["scout P G4"] * 5)
    scout = state.board(0).minefields[0].scouts(0)[0]
    assert scout.saw == scout.rest
    assert scout.saw
    state = play(state, "claim P B2 A3", "claim P A3 A2")
    after = state.board(0).minefields[0].scouts(0)[0]
    assert after.saw == scout.saw
    assert after.rest == Count(scout.saw.points - 5, scout.saw.mines - 1)


def test_ps_41_results_stay_known_on_later_boards() -> None:
    state = play(scouted(), *QUIET, "first")
    first = state.board(0).minefields[0]
    assert all(scout.saw for scout in first.scouts(0))
    assert not any(scout.saw for scout in first.scouts(1))


def test_ps_42_after_a_board_its_tiles_are_shown_to_everybody() -> None:
    state = play(scouted({"A1": 5}), "claim R A1 A2")
    for viewer in (None, 0, 1):
        assert len(state.board(viewer).minefields[0].tiles) == 2
        over = play(state, "pass", "pass").board(viewer)
        assert len(over.minefields[0].tiles) == 64
        assert over.minefields[0].taken.keys() == {"A1", "A2"}
    later = play(state, "pass", "pass", "first").board(None)
    assert len(later.minefields[0].tiles) == 64
    assert later.minefields[1].tiles == {}


def test_ps_42_a_match_that_ends_early_shows_the_boards_that_had_begun() -> None:
    assert play(opened(), "resign").board(None).minefields == ()
    state = play(scouted(), *QUIET)
    assert len(play(state, "resign").board(None).minefields) == 1
    begun = play(state, "first", "resign").board(None)
    assert [len(board.tiles) for board in begun.minefields] == [64, 64]
    drawn = play(state, "first").agree().board(None)
    assert [len(board.tiles) for board in drawn.minefields] == [64, 64]


def test_legal_moves_are_in_menu_order() -> None:
    legal = scouted().legal(0)
    assert legal[0] == "scout K A1"
    assert legal[-1] == "pass"
    first = [move.split()[0] for move in legal]
    assert first == sorted(first, key=["scout", "claim", "pass"].index)
    rook = [m.split()[2:] for m in legal if m.startswith("claim R ")]
    assert rook == sorted(rook)
