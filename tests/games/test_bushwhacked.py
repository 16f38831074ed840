"""Bushwhacked: every clause and worked example of its rules page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import CAPTURE_STONES, PLAY_STONES, Board, Turn
from games.bushwhacked.rules.known.grid import listed
from games.core import RESIGN, TIMEOUT, Damaged, Match, Outcome, Refused
from games.record import read, replay

Bushwhacked = Match[Board]
NAMES = ("White", "Red", "Blue", "Yellow")
SPARE = [f"{column}{row}" for row in (17, 1) for column in "ACEGIKMOQBDFHJLNP"]
"""Squares on the edge where a stone changes nothing."""


LOW_TRAPS = "B3 D3 C2 F3 H3 G2 J3 L3 K2 N3 P3 O2"
HIGH_TRAPS = "B15 D15 C14 F15 H15 G14 J15 L15 K14 N15 P15 O14"
"""Who places a stone on C3 G3 K3 O3, or on C15 G15 K15 O15, is surrounded on three sides."""


def begin(seats: int = 2, first: int = 0) -> Bushwhacked:
    return Match.start(GAME, seats, {}, {"first": first})


def mover(match: Bushwhacked) -> int:
    (seat,) = match.state.acting
    return seat


def legal(match: Bushwhacked, word: str = "") -> set[str]:
    return {move for move in match.state.legal(mover(match)) if move.startswith(word)}


def play(match: Bushwhacked, *moves: str) -> Bushwhacked:
    """The moves, each of the player to move."""
    for move in moves:
        match = match.play(mover(match), move)
    return match


def turn(match: Bushwhacked, *moves: str) -> Bushwhacked:
    """The moves of one turn, with `done` where the turn does not end by itself."""
    seat = mover(match)
    match = play(match, *moves)
    return match.play(seat, "done") if match.state.acting == (seat,) else match


def idle(match: Bushwhacked) -> Bushwhacked:
    """A turn that changes nothing: a stone on a spare square."""
    board = board_of(match)
    return turn(match, f"place {next(s for s in SPARE if s in listed(board.empty))}")


def lay(match: Bushwhacked, to_move: int = 0, **sides: str) -> Bushwhacked:
    """Stones placed turn by turn: `white="K10 L11"`; whoever needs fewer idles."""
    queues: dict[int, Iterator[str]] = {
        seat: iter(sides.get(name.lower(), "").split()) for seat, name in enumerate(NAMES)
    }
    rounds = max(len(squares.split()) for squares in sides.values())
    for _ in range(rounds * match.seats):
        square = next(queues[mover(match)], None)
        match = turn(match, f"place {square}") if square else idle(match)
    while mover(match) != to_move:
        match = idle(match)
    return match


def refused(match: Bushwhacked, move: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        match.play(mover(match) if seat is None else seat, move)
    return caught.value.text.say(NAMES)


def board_of(match: Bushwhacked) -> Board:
    return match.state.board(None)


def ended(match: Bushwhacked) -> Outcome:
    assert match.state.outcome
    return match.state.outcome


def stones(match: Bushwhacked, seat: int) -> tuple[set[str], set[str]]:
    """Play stones and capture stones of a seat on the board."""
    board = board_of(match)
    return set(listed(board.play[seat])), set(listed(board.capture[seat]))


def surrounding() -> Bushwhacked:
    """Example 1, White to move: White on J10 L10 K11, Red's play stone on K10."""
    return lay(begin(), white="J10 L10 K11", red="K10")


def captured(square: str) -> tuple[str, str]:
    """White's stones around a square, without the one above it, and Red's on it."""
    column, row = ord(square[0]), int(square[1:])
    beside = f"{chr(column - 1)}{row} {chr(column + 1)}{row} {square[0]}{row - 1}"
    return beside, square


def with_captures(count: int, seats: int = 2, **more: str) -> Bushwhacked:
    """After a turn in which White has captured that many of C3 F3 I3 L3 O3."""
    pairs = [captured(square) for square in ("C3", "F3", "I3", "L3", "O3")[:count]]
    white = " ".join(around for around, _ in pairs) + " " + more.get("white", "")
    red = " ".join(square for _, square in pairs) + " " + more.get("red", "")
    match = lay(begin(seats), white=white, red=red)
    match = play(match, "pass", *(f"capture {square}" for _, square in pairs))
    return match.play(0, "done") if match.state.acting == (0,) else match


# -- the board -----------------------------------------------------------------------------------


def test_bw_1_every_square_of_17_by_17() -> None:
    places = {move.split()[1] for move in legal(begin(), "place")}
    bases = {"D9", "I4", "I9", "I14", "N9"}
    assert places | bases == {f"{c}{r}" for c in "ABCDEFGHIJKLMNOPQ" for r in range(1, 18)}


def test_bw_1_squares_off_the_board_are_refused() -> None:
    assert refused(begin(), "place R1") == "There's no R1: the board goes from A1 to Q17."
    assert refused(begin(), "place A18") == "There's no A18: the board goes from A1 to Q17."
    assert "place K10" in refused(begin(), "place")


@pytest.mark.parametrize(
    ("seats", "without"), [(2, {"D4", "D14", "N4", "N14"}), (3, {"D14", "N4"}), (4, set[str]())]
)
def test_bw_2_bases_by_number_of_players(seats: int, without: set[str]) -> None:
    points = {f"{column}{row}" for column in "DIN" for row in (4, 9, 14)}
    assert set(listed(board_of(begin(seats)).bases)) == points - without
    assert {f"place {point}" for point in without} <= legal(begin(seats))


def test_bw_3_nobody_plays_on_a_base() -> None:
    assert refused(begin(), "place I9") == "I9 is a base: nobody plays there."


def test_bw_3_bases_are_not_captured() -> None:
    match = lay(begin(), white="H9 J9 I10 J10 L10 K11", red="K10")
    assert legal(play(match, "pass")) == {"capture K10", "done"}


def test_bw_4_thirty_play_stones_and_twenty_capture_stones() -> None:
    board = board_of(begin(4))
    assert [board.play_hand(seat) for seat in range(4)] == [30] * 4
    assert [board.capture_hand(seat) for seat in range(4)] == [20] * 4


# -- movement ------------------------------------------------------------------------------------


def test_bw_10_one_stone_a_turn() -> None:
    match = play(begin(), "place K10")
    assert stones(match, 0) == ({"K10"}, set())
    assert board_of(match).play_hand(0) == 29
    assert mover(match) == 1


def test_bw_10_taken_squares_are_refused() -> None:
    match = play(begin(), "place K10")
    assert refused(match, "place K10") == "White has a stone on K10."
    assert refused(play(match, "place A1"), "place K10") == "Your own stone is on K10."


def test_bw_10_movement_is_compulsory() -> None:
    assert "done" not in legal(begin())
    assert refused(begin(), "done") == "Start your turn by placing a stone, passing or trading."


@pytest.mark.parametrize("passes", [1, 2])
def test_bw_10_one_more_stone_for_each_pass(passes: int) -> None:
    match = begin()
    for _ in range(passes):
        match = idle(play(match, "pass"))
    for square in ("C3", "C5", "C7")[: passes + 1]:
        assert mover(match) == 0
        match = play(match, f"place {square}")
    assert mover(match) == 1
    match = play(idle(match), "place C9")
    assert mover(match) == 1, "passes count for the next turn only"


def test_bw_10_done_stops_placing_and_the_rest_is_lost() -> None:
    match = idle(play(idle(play(begin(), "pass")), "pass"))
    match = play(match, "place C3", "done")
    assert mover(match) == 1
    match = play(idle(match), "place C5")
    assert mover(match) == 1


def test_bw_10_after_a_stone_neither_pass_nor_trade() -> None:
    match = play(idle(play(begin(), "pass")), "place C3")
    assert "pass" not in legal(match)
    expected = "You've placed a stone, so you can't pass or trade this turn."
    assert refused(match, "pass") == refused(match, "trade C3") == expected


def test_bw_11_no_third_pass() -> None:
    match = begin()
    for _ in range(2):
        assert "pass" in legal(match)
        match = idle(play(match, "pass"))
    assert "pass" not in legal(match)
    assert refused(match, "pass") == "You can't pass three times in a row: place a stone or trade."
    match = idle(play(match, "place C3", "done"))
    assert "pass" in legal(match)


def test_bw_11_no_stone_after_passing() -> None:
    match = play(surrounding(), "pass")
    assert legal(match) == {"capture K10", "done"}
    assert refused(match, "place A5") == "You've passed, so you can't place a stone this turn."
    assert refused(match, "pass") == "You've passed: now capture, or end the turn with “done”."


def test_bw_11_pass_and_capture_is_still_a_pass() -> None:
    match = idle(play(surrounding(), "pass", "capture K10"))
    match = play(match, "place C5")
    assert mover(match) == 0
    assert mover(play(match, "place C7")) == 1


def test_bw_12_a_trade() -> None:
    match = with_captures(3, white="B10", red="A10 C10 B11")
    match = play(match, "pass", "capture B10")
    assert stones(match, 1)[1] == {"B10"}
    before = board_of(match)
    assert legal(match, "trade") == {"trade B10"}
    match = play(match, "trade B10")
    assert legal(match) == {"pay C3", "pay F3", "pay I3"}
    match = play(match, "pay F3", "pay C3")
    assert stones(match, 0)[1] == {"C3", "F3", "I3"}, "paid stones leave with the third"
    assert legal(match) == {"pay I3"}
    match = play(match, "pay I3")
    after = board_of(match)
    assert stones(match, 0)[1] == {"B10"}
    assert stones(match, 1)[1] == set()
    assert after.capture_hand(0) == before.capture_hand(0) + 2
    assert after.capture_hand(1) == before.capture_hand(1) + 1
    assert mover(match) == 1


def test_bw_12_no_trade_with_two_capture_stones() -> None:
    match = with_captures(2, white="B10", red="A10 C10 B11")
    match = play(match, "pass", "capture B10")
    assert not legal(match, "trade")
    expected = "A trade costs 3 of your capture stones, and you only have 2 on the board."
    assert refused(match, "trade B10") == expected


def test_bw_12_only_for_an_opponents_capture_stone() -> None:
    match = idle(with_captures(3))
    assert not legal(match, "trade")
    for square in ("C3", "B3", "A5", "I9"):
        assert refused(match, f"trade {square}") == f"No opponent has a capture stone on {square}."


def trading(seats: int = 2) -> Bushwhacked:
    """White has begun to trade for B10 and holds C3 F3 I3."""
    match = with_captures(3, seats, white="B10", red="A10 C10 B11")
    match = play(match, "pass", "capture B10")
    while mover(match):
        match = idle(match)
    return play(match, "trade B10")


def test_bw_12_no_way_back_from_a_trade() -> None:
    match = trading()
    expected = "You can't take back a trade: pay with your capture stones, 3 more."
    for move in ("done", "pass", "place A5", "trade B10", "capture A10"):
        assert refused(match, move) == expected
    expected = "You pay with your own capture stones, and {} has none."
    for square in ("B3", "A10", "B10", "A5"):
        assert refused(match, f"pay {square}") == expected.format(square)
    match = play(match, "pay C3")
    assert refused(match, "pay C3") == "You've already paid with C3."


def test_bw_12_nothing_to_pay_without_a_trade() -> None:
    expected = "There's nothing to pay: start a trade with “trade K10”."
    assert refused(idle(with_captures(3)), "pay C3") == expected


def test_bw_12_a_trade_ends_a_row_of_passes() -> None:
    match = with_captures(3, white="B10", red="A10 C10 B11")
    match = play(match, "pass", "capture B10")
    match = idle(play(match, "trade B10", "pay C3", "pay F3", "pay I3"))
    assert "pass" in legal(match)
    assert mover(play(match, "place P8")) == 1


# -- captures ------------------------------------------------------------------------------------


def test_bw_20_capture() -> None:
    match = play(surrounding(), "place A5")
    hands = board_of(match).play_hand(1), board_of(match).capture_hand(0)
    match = play(match, "capture K10")
    assert "K10" in stones(match, 0)[1]
    assert "K10" not in stones(match, 1)[0]
    assert board_of(match).play_hand(1) == hands[0] + 1
    assert board_of(match).capture_hand(0) == hands[1] - 1
    assert mover(match) == 1


def test_bw_20_the_stone_placed_need_not_complete_the_shape() -> None:
    match = play(surrounding(), "place A5")
    assert legal(match) == {"capture K10", "done"}


def test_bw_20_captures_come_after_the_movement() -> None:
    assert not legal(surrounding(), "capture")
    expected = "First place a stone, pass or trade; then you can capture."
    assert refused(surrounding(), "capture K10") == expected


def test_bw_20_captures_are_optional() -> None:
    match = play(surrounding(), "place A5", "done")
    assert mover(match) == 1
    assert "K10" in stones(match, 1)[0]


def test_bw_20_what_can_not_be_captured() -> None:
    match = play(surrounding(), "place A5")
    for square, why in {
        "I9": "I9 is a base, and bases are never captured.",
        "A6": "There's no stone on A6.",
        "J10": "The stone on J10 is yours.",
        "A17": "You can't capture A17: it isn't surrounded on three sides, "
        "and no arrow points at it.",
    }.items():
        assert refused(match, f"capture {square}") == why


def test_bw_21_example_1_surrounded_on_three_sides() -> None:
    assert "capture K10" in legal(play(surrounding(), "pass"))


def test_bw_21_two_sides_are_not_enough() -> None:
    match = lay(begin(), white="J10 L10", red="K10")
    assert mover(play(match, "place A5")) == 1


def test_bw_21_example_3_the_edge_is_not_a_stone() -> None:
    match = lay(begin(), white="A4 A6 B5", red="A5")
    assert "capture A5" in legal(play(match, "pass"))
    match = lay(begin(), white="A2 B1", red="A1")
    assert mover(play(match, "pass")) == 1


def test_bw_21_squares_at_opposite_edges_are_not_neighbours() -> None:
    match = lay(begin(), white="Q4 Q6 Q5 A6 A4", red="A5")
    assert mover(play(match, "pass")) == 1


def test_bw_21_example_4_chain_capture() -> None:
    match = play(lay(begin(), white="J10 L10 K11 J9 L9", red="K10 K9"), "pass")
    assert legal(match, "capture") == {"capture K10"}
    assert refused(match, "capture K9").startswith("You can't capture K9")
    match = play(match, "capture K10")
    assert legal(match, "capture") == {"capture K9"}
    assert {"K9", "K10"} <= stones(play(match, "capture K9"), 0)[1]


def test_bw_21_capture_stones_from_earlier_turns_do_not_attack() -> None:
    match = play(lay(begin(), white="J10 L10 K11 J9 L9", red="K10 K9"), "pass", "capture K10")
    match = idle(play(match, "done"))
    assert mover(play(match, "pass")) == 1


def test_bw_21_a_traded_stone_attacks_in_that_turn() -> None:
    match = with_captures(3, white="B10 A9 C9", red="A10 C10 B11 B9")
    match = play(match, "pass", "capture B10")
    match = play(match, "trade B10", "pay C3", "pay F3", "pay I3")
    assert legal(match) == {"capture B9", "done"}
    assert refused(match, "place A5") == "You've traded, so you can't place a stone this turn."
    assert refused(match, "trade B10") == "You've traded: now capture, or end the turn with “done”."
    assert stones(play(match, "capture B9"), 0)[1] == {"B10", "B9"}


def test_bw_22_example_2_pierced() -> None:
    match = lay(begin(), white="K12 J11 L11", red="K13")
    assert "capture K13" in legal(play(match, "place A5"))


@pytest.mark.parametrize(
    "white",
    ["F6 E5 G5", "F8 E9 G9", "E7 D6 D8", "G7 H6 H8"],
    ids=["from below", "from above", "from the left", "from the right"],
)
def test_bw_22_from_four_directions(white: str) -> None:
    match = lay(begin(4), white=white, red="F7")
    assert legal(play(match, "pass")) == {"capture F7", "done"}
    for missing in white.split():
        match = lay(begin(4), white=white.replace(missing, ""), red="F7")
        assert mover(play(match, "pass")) == 1


@pytest.mark.parametrize("inside", ["white", "red"])
def test_bw_22_any_stone_inside_spoils_the_shape(inside: str) -> None:
    white, red = "K12 J11 L11", "K13"
    match = lay(
        begin(),
        white=f"{white} K11" if inside == "white" else white,
        red=f"{red} K11" if inside == "red" else red,
    )
    match = play(match, "place A5")
    expected = {"capture K11"} if inside == "red" else set[str]()
    assert ({m for m in legal(match) if mover(match) == 0} - {"done"}) == expected


def test_bw_22_a_base_inside_spoils_the_shape() -> None:
    match = lay(begin(), white="I10 H9 J9", red="I11")
    assert mover(play(match, "place A5")) == 1


def test_bw_22_the_inside_is_a_square_of_the_board() -> None:
    match = lay(begin(), white="Q6 P7 A7", red="Q7")
    assert mover(play(match, "place A5")) == 1


def test_bw_22_capture_stones_are_neither_head_nor_wings() -> None:
    """White's capture stone on K12 would be the head, were it a play stone."""
    match = lay(begin(), white="J12 L12 J11 L11 K11", red="K12 K13")
    match = play(match, "pass", "capture K12")
    assert "K12" in stones(match, 0)[1]
    assert mover(match) == 1, "K11 is not empty: surrounded on one side only"


def test_bw_23_capture_stones_are_not_captured() -> None:
    match = play(surrounding(), "pass", "capture K10")
    match = lay(match, 1, red="K9", white="A5")
    match = play(match, "pass")
    assert mover(match) == 0


def test_bw_24_only_the_player_to_move_captures() -> None:
    match = lay(begin(), white="J10 L10 K11", red="K10", to_move=1)
    match = play(match, "place A5")
    assert mover(match) == 0
    assert refused(match, "capture K10", seat=1) == "It's White's turn."
    assert "capture K10" in legal(play(match, "pass"))


def test_bw_24_a_stone_may_be_placed_where_it_can_be_captured() -> None:
    match = play(lay(begin(), 1, white="J10 L10 K11"), "place K10")
    assert "K10" in stones(match, 1)[0]
    assert "capture K10" in legal(play(match, "pass"))


def test_bw_25_a_turn_ends_by_itself_and_logs_no_done() -> None:
    match = play(begin(), "place K10", "pass", "place A5")
    assert [move for _, move in match.log] == ["place K10", "pass", "place A5"]
    assert mover(match) == 1


def test_bw_25_not_while_something_else_is_legal() -> None:
    match = play(surrounding(), "pass")
    assert mover(match) == 0
    assert mover(play(match, "done")) == 1


def test_bw_26_example_5_no_stone_after_a_capture() -> None:
    match = lay(begin(), white="B5 D5", red="C5")
    match = idle(play(match, "pass"))
    match = idle(play(match, "pass"))
    match = play(match, "place C3", "place C4")
    assert {"capture C5", "done", "place C6"} <= legal(match)
    assert mover(play(match, "capture C5")) == 1


def test_bw_26_the_refusal() -> None:
    match = lay(begin(), white="B5 D5 F5 H5", red="C5 G5")
    match = idle(play(match, "pass"))
    match = idle(play(match, "pass"))
    match = play(match, "place C4", "place G4", "capture C5")
    assert legal(match) == {"capture G5", "done"}
    expected = "You can't place any more stones once you've captured this turn."
    assert refused(match, "place A5") == expected


# -- bases and end -------------------------------------------------------------------------------


def test_bw_30_control_needs_all_four_neighbours() -> None:
    match = lay(begin(), white="I10 I8 H9")
    assert match.state.scores[0] == "0 bases, 0 captures"
    match = play(match, "place J9")
    assert match.state.scores[0] == "1 base, 0 captures"


def test_bw_30_capture_stones_guard_and_control_is_lost_with_a_stone() -> None:
    """Red captures J9 from White and trades nothing: White's base at I9 is open again."""
    match = lay(begin(), white="I10 I8 H9 J9", red="J10 J8 K9", to_move=1)
    assert match.state.scores[0] == "1 base, 0 captures"
    match = play(match, "pass", "capture J9")
    assert match.state.scores == ("0 bases, 0 captures", "0 bases, 1 capture")


def test_bw_30_play_and_capture_stones_together() -> None:
    match = lay(begin(), white="I10 I8 H9 J10 J8 K9", red="J9")
    match = play(match, "pass", "capture J9")
    assert match.state.scores[0] == "1 base, 1 capture"


def why(match: Bushwhacked) -> tuple[str, str]:
    """What decided the match, and why it is over."""
    outcome = ended(match)
    return outcome.decided.say(NAMES) if outcome.decided else "", outcome.reason.say(NAMES)


def scattered(match: Bushwhacked, count: int) -> Bushwhacked:
    """Turns in which every seat places stones that change nothing, `count` in all."""
    for _ in range(count):
        empty = listed(board_of(match).empty)
        free = (s for s in empty if (ord(s[0]) + int(s[1:])) % 2)
        match = turn(match, f"place {next(free)}")
    return match


def test_bw_31_the_last_play_stone_ends_the_match() -> None:
    match = scattered(begin(), 58)
    assert board_of(match).play_hand(0) == 1
    assert not match.state.outcome
    match = scattered(match, 1)
    assert ended(match).reason.say(NAMES) == "White has no play stones left"
    assert match.state.acting == ()
    assert refused(match, "place A1", 1) == "The match is over."


def test_bw_31_only_at_the_end_of_the_turn() -> None:
    match = lay(begin(), white="J10 L10 K11 J9", red="K10 L9")
    while board_of(match).play_hand(0) > 1 or mover(match) != 0:
        match = scattered(match, 1)
    match = play(match, f"place {listed(board_of(match).empty)[0]}")
    assert board_of(match).play_hand(0) == 0
    assert not match.state.outcome
    assert ended(turn(match, "capture K10")).places == (1, 2)


def test_bw_31_no_stone_left_before_the_passes_are_used() -> None:
    match = scattered(begin(), 58)
    match = play(match, "pass", "pass", "place Q2")
    assert ended(match).reason.say(NAMES) == "White has no play stones left"


def test_bw_31_the_board_can_not_fill() -> None:
    assert 4 * (PLAY_STONES + CAPTURE_STONES) < 17 * 17 - 9


def test_bw_31_two_hundred_turns_each() -> None:
    """Stones walk into traps and come back, capture stones are traded: nobody runs out."""
    match = lay(begin(), white=LOW_TRAPS, red=HIGH_TRAPS)
    while not match.state.outcome:
        match = lingering(match)
    assert board_of(match).turns == (200, 200)
    assert ended(match).reason.say(NAMES) == "everybody still playing has had 200 turns"


def lingering(match: Bushwhacked) -> Bushwhacked:
    """A turn that gives as few stones away as it can: pass, trade, or walk into a trap."""
    seat = mover(match)
    if "pass" in legal(match):
        match = play(match, "pass")
    elif trades := legal(match, "trade"):
        match = play(match, min(trades))
        for _ in range(3):
            match = play(match, min(legal(match, "pay")))
    else:
        holes = [f"{column}{row}" for row in (15, 3)[seat:] for column in "CGKO"]
        match = play(match, next(m for h in holes if (m := f"place {h}") in legal(match)))
    while match.state.acting == (seat,):
        match = play(match, min(legal(match, "capture") or {"done"}))
    return match


def test_bw_32_most_bases_win() -> None:
    match = lay(begin(), white="I10 I8 H9 J9")
    while not match.state.outcome:
        match = scattered(match, 1)
    assert ended(match).places == (1, 2)
    assert ended(match).scores == ("1 base, 0 captures", "0 bases, 0 captures")
    assert why(match) == ("bases 1:0", "White has no play stones left")


def test_bw_32_captures_break_ties() -> None:
    match = play(surrounding(), "pass", "capture K10")
    while not match.state.outcome:
        match = scattered(match, 1)
    assert ended(match).places == (1, 2)
    assert ended(match).scores == ("0 bases, 1 capture", "0 bases, 0 captures")
    assert why(match)[0] == "bases tied at 0, capture stones 1:0"


def test_bw_32_equals_share_a_place() -> None:
    match = scattered(begin(4), 4 * 29 + 1)
    assert ended(match).places == (1, 1, 1, 1)
    assert why(match)[0] == "bases tied at 0, capture stones tied at 0"


def test_bw_32_places_after_shared_ones_are_skipped() -> None:
    match = play(begin(3), "place A1", "place C1", RESIGN)
    while not match.state.outcome:
        match = scattered(match, 1)
    assert ended(match).places == (1, 1, 3)


# -- leaving -------------------------------------------------------------------------------------


def test_bw_33_stones_stay_and_can_still_be_captured() -> None:
    match = lay(begin(3), white="J10 L10 K11", red="K10").play(1, RESIGN)
    assert "K10" in stones(match, 1)[0]
    match = play(match, "pass", "capture K10")
    assert mover(match) == 2
    assert mover(idle(match)) == 0, "Red takes no more turns"


def test_bw_33_leaving_in_ones_own_turn_ends_it() -> None:
    match = play(begin(3), RESIGN)
    assert mover(match) == 1
    match = play(begin(4, 3), TIMEOUT)
    assert mover(match) == 0


def test_bw_33_leaving_out_of_turn_changes_no_turn() -> None:
    match = play(surrounding_of_three(), "pass").play(2, RESIGN)
    assert legal(match) == {"capture K10", "done"}
    assert mover(play(match, "done")) == 1


def surrounding_of_three() -> Bushwhacked:
    return lay(begin(3), white="J10 L10 K11", red="K10")


def test_bw_33_who_has_left_does_nothing_more() -> None:
    match = begin(3).play(1, RESIGN)
    assert refused(match, RESIGN, 1) == "You've left this match."
    assert refused(match, "place A1", 1) == "You've left this match."
    assert "turn" in refused(match, TIMEOUT, 1)
    assert match.state.legal(1) == ()


def test_bw_33_nobody_agrees_on_a_draw_among_three() -> None:
    assert refused(begin(3), "draw") == "Only two players can agree on a draw."


def test_bw_33_the_last_one_left_wins_and_later_leavers_come_first() -> None:
    match = begin(4).play(2, RESIGN).play(0, TIMEOUT).play(3, RESIGN)
    assert ended(match).places == (3, 1, 4, 2)
    assert ended(match).reason.say(NAMES) == "Yellow resigned"


def test_bw_33_of_two_the_other_wins() -> None:
    match = begin().play(0, TIMEOUT)
    assert ended(match).places == (2, 1)
    assert ended(match).reason.say(NAMES) == "White ran out of time"


def test_bw_33_leavers_come_after_all_others_whatever_they_hold() -> None:
    match = lay(begin(3), white="I10 I8 H9 J9").play(0, RESIGN)
    while not match.state.outcome:
        match = scattered(match, 1)
    assert ended(match).scores[0] == "1 base, 0 captures"
    assert ended(match).places == (3, 1, 1)
    assert "bases tied at 0" in why(match)[0], "who has left is not compared"


def test_bw_33_bw_31_is_judged_for_who_leaves_in_their_turn() -> None:
    match = lay(begin(3), white="J10 L10 K11 J9", red="K10 L9")
    while board_of(match).play_hand(0) > 1 or mover(match) != 0:
        match = scattered(match, 1)
    match = play(match, f"place {listed(board_of(match).empty)[0]}")
    assert not match.state.outcome
    assert not match.play(1, RESIGN).state.outcome, "out of turn nothing is judged"
    match = match.play(0, RESIGN)
    assert ended(match).reason.say(NAMES) == "White has no play stones left"
    assert ended(match).places == (3, 1, 1)


def test_bw_33_an_unfinished_trade_is_void() -> None:
    match = play(trading(seats=3), "pay C3", "pay F3", RESIGN)
    assert stones(match, 0)[1] == {"C3", "F3", "I3"}
    assert stones(match, 1)[1] == {"B10"}
    assert board_of(match).lately[-1] == Turn(0)
    assert mover(match) == 1
    assert {"pass", "place A5"} <= legal(match)


def test_bw_33_somebody_elses_leaving_does_not_touch_a_trade() -> None:
    match = play(trading(seats=3), "pay C3").play(1, RESIGN)
    assert legal(match) == {"pay F3", "pay I3"}
    match = turn(match, "pay F3", "pay I3")
    assert stones(match, 0)[1] == {"B10"}, "the stones of who has left can still be traded"
    assert mover(match) == 2


# -- deal, options, notes ------------------------------------------------------------------------


def test_the_first_player_is_drawn_or_any_who_was_chosen() -> None:
    everybody = {0, 1, 2, 3}
    assert {GAME.rules.deal(Random(n), 4, {})["first"] for n in range(50)} == everybody
    assert GAME.rules.begun_by
    assert {
        mover(Match.start(GAME, 4, {}, GAME.rules.begun_by({"first": 1}, s))) for s in range(4)
    } == (everybody)


@pytest.mark.parametrize("options", [{"first": "random"}, {"first": "white"}])
def test_matches_of_before_keep_their_option_of_who_begins(options: dict[str, str]) -> None:
    match = Match.start(GAME, 2, options, GAME.rules.deal(Random(1), 2, options))
    record = json.loads(match.dumps()) | {"options": options}  # as it was written before
    assert replay(read(json.dumps(record))).options == {"assist": "on", **options}
    assert "first" not in GAME.settle({})
    assert {GAME.rules.deal(Random(n), 4, {"first": "white"})["first"] for n in range(50)} == {0}


@pytest.mark.parametrize("first", [-1, 2, "0", True, 0.0, None])
def test_damaged_deals(first: object) -> None:
    with pytest.raises(Damaged, match=r"deal\.first"):
        GAME.rules.start({"first": first}, 2, {})


def test_damaged_deals_of_other_kinds() -> None:
    for deal in ({}, {"first": 0, "second": 1}):
        with pytest.raises(Damaged):
            GAME.rules.start(deal, 2, {})
    with pytest.raises(Damaged):
        GAME.rules.start({"first": 1}, 2, {"first": "white"})


def test_turns_go_in_seat_order_from_the_first() -> None:
    match, order = begin(4, 2), list[int]()
    for _ in range(5):
        order.append(mover(match))
        match = idle(match)
    assert order == [2, 3, 0, 1, 2]


def test_notes_tell_the_match() -> None:
    match = play(surrounding(), "pass", "capture K10")
    told = [note.text.say(NAMES) for note in match.state.notes]
    assert told[0] == "White places a stone on J10."
    passed, captured = told[-2:]
    assert passed == "White passes: up to 2 stones next turn."
    assert captured == "White captures K10 from Red: surrounded by J10, K11 and L10."
    assert {note.to for note in match.state.notes} == {None}


# -- what is new to the player to move -----------------------------------------------------------


def news(match: Match[Board]) -> list[Turn]:
    return list(board_of(match).news)


def test_new_is_everything_since_the_last_turn_of_the_player_to_move() -> None:
    match = play(begin(3), "place A1", "pass")
    assert [turn.seat for turn in news(match)] == [0, 1], "Blue has had no turn yet"
    match = play(match, "place E1")
    assert [turn.seat for turn in news(match)] == [1, 2], "White knows the own turn"
    assert [listed(turn.changed) for turn in news(match)] == [(), ("E1",)]
    assert [turn.seat for turn in news(play(match, "place A3"))] == [2, 0]


def test_ones_own_turn_is_the_newest_as_far_as_it_has_begun() -> None:
    match = play(begin(2), "pass", "place C1", "place A1")
    assert [turn.seat for turn in news(match)] == [1, 0]
    assert listed(news(match)[-1].changed) == ("A1",)


def test_turns_of_before_somebody_left_stay_new_for_one_round() -> None:
    match = play(begin(3), "place A1", "place C1", "place E1").play(1, RESIGN)
    match = play(match, "place A3")
    assert [turn.seat for turn in news(match)] == [0]
    assert [turn.seat for turn in news(play(match, "place E3"))] == [2]
