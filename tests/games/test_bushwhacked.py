"""Bushwhacked: every clause and worked example of its rules page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from games import pen
from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import CAPTURE_STONES, PLAY_STONES, Board, Turn
from games.bushwhacked.rules.known.grid import listed
from games.core import RESIGN, Damaged, Match, Outcome
from games.record import read, replay
from tests.games.clauses import holds, table

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


def board_of(match: Bushwhacked) -> Board:
    return match.state.board(None)


def ended(match: Bushwhacked) -> Outcome:
    assert match.state.outcome
    return match.state.outcome


THREE = "B3 D3 C2 E3 G3 F2 H3 J3 I2"
TWO = "B3 D3 C2 E3 G3 F2"
"""White stones around C3, F3 and I3, but above them."""
PREY = "C3 F3 I3 A10 C10 B11"
TAKEN = "pass; capture C3; capture F3; capture I3"
TRADED = f"{TAKEN}; pass; capture B10; trade B10"
TRADED_BY_THREE = f"{TAKEN}; pass; capture B10; idle; trade B10"
"""White has begun to trade for B10 and holds C3, F3 and I3."""
AT_LAST = "J10 L10 K11 J9 | K10 L9\n    to the last; place next"
"""White places the last play stone where Red's stones can be captured."""
CLAUSES = f"""
BW-1: squares off the board | 2
   = cannot: place R1, place A18, place
BW-3: nobody plays on a base | 2
   = cannot: place I9
BW-3: bases are not captured | 2 | H9 J9 I10 J10 L10 K11 | K10
    pass
   = legal: capture K10, done
BW-10: one stone a turn | 2
    place K10
   = seat 1; play 0: K10; hand 0: 29 20
BW-10: taken squares are refused | 2
    place K10
   = cannot: place K10
BW-10: one's own too | 2
    place K10; place A1
   = cannot: place K10
BW-10: movement is compulsory | 2
   = cannot: done
BW-10: a stone more for a pass | 2
    pass; idle; place C3
   = seat 0
BW-10: two at most | 2
    pass; idle; place C3; place C5
   = seat 1
BW-10: two more for two passes | 2
    pass; idle; pass; idle; place C3; place C5
   = seat 0
BW-10: three at most | 2
    pass; idle; pass; idle; place C3; place C5; place C7
   = seat 1
BW-10: passes count for the next turn only | 2
    pass; idle; place C3; place C5; idle; place C9
   = seat 1
BW-10: done stops placing, and the rest is lost | 2
    pass; idle; pass; idle; place C3; done; idle; place C5
   = seat 1
BW-10: after a stone neither pass nor trade | 2
    pass; idle; place C3
   = cannot: pass, trade C3
BW-11: two passes | 2
    pass; idle
   = can: pass
BW-11: no third pass | 2
    pass; idle; pass; idle
   = cannot: pass
BW-11: and after a stone again | 2
    pass; idle; pass; idle; place C3; done; idle
   = can: pass
BW-11: no stone after passing | 2 | J10 L10 K11 | K10
    pass
   = legal: capture K10, done; cannot: place A5, pass
BW-11: to pass and capture is still a pass | 2 | J10 L10 K11 | K10
    pass; capture K10; idle; place C5
   = seat 0
BW-11: of one stone more | 2 | J10 L10 K11 | K10
    pass; capture K10; idle; place C5; place C7
   = seat 1
BW-12: no trade with two capture stones | 2 | {TWO} B10 | C3 F3 A10 C10 B11
    pass; capture C3; capture F3; pass; capture B10
   = trade:; cannot: trade B10
BW-12: only for an opponent's capture stone | 2 | {THREE} | C3 F3 I3
    {TAKEN}; idle
   = trade:; cannot: trade C3, trade B3, trade A5, trade I9, pay C3
BW-12: three to pay | 2 | {THREE} B10 | {PREY}
    {TRADED}
   = legal: pay C3, pay F3, pay I3; cannot: done, pass, place A5, trade B10, capture A10, pay B3
BW-12: each once | 2 | {THREE} B10 | {PREY}
    {TRADED}; pay C3
   = legal: pay F3, pay I3; cannot: pay C3
BW-12: they leave with the third | 2 | {THREE} B10 | {PREY}
    {TRADED}; pay C3; pay F3
   = legal: pay I3; captured 0: C3 F3 I3
BW-12: the stone is traded, and all hands get theirs back | 2 | {THREE} B10 | {PREY}
    {TRADED}; pay C3; pay F3; pay I3
   = captured 0: B10; captured 1:; hand 0: 21 19; hand 1: 23 20; seat 1
BW-12: a trade ends a row of passes | 2 | {THREE} B10 | {PREY}
    {TRADED}; pay C3; pay F3; pay I3; idle
   = can: pass
BW-20: capture | 2 | J10 L10 K11 | K10
    place A5; capture K10
   = captured 0: K10; seat 1; hand 1: 28 20; hand 0: 26 19
BW-20: the stone placed need not complete the shape | 2 | J10 L10 K11 | K10
    place A5
   = legal: capture K10, done; cannot: capture I9, capture A6, capture J10, capture A17
BW-20: captures come after the movement | 2 | J10 L10 K11 | K10
   = capture:; cannot: capture K10
BW-20: captures are optional | 2 | J10 L10 K11 | K10
    place A5; done
   = seat 1; captured 0:
BW-21: example 1, surrounded on three sides | 2 | J10 L10 K11 | K10
    pass
   = can: capture K10
BW-21: two sides are not enough | 2 | J10 L10 | K10
    place A5
   = seat 1
BW-21: example 3, the edge | 2 | A4 A6 B5 | A5
    pass
   = can: capture A5
BW-21: example 3, the edge is not a stone | 2 | A2 B1 | A1
    pass
   = seat 1
BW-21: opposite edges are not neighbours | 2 | Q4 Q6 Q5 A6 A4 | A5
    pass
   = seat 1
BW-21: example 4, chain capture | 2 | J10 L10 K11 J9 L9 | K10 K9
    pass
   = capture: capture K10; cannot: capture K9
BW-21: and on | 2 | J10 L10 K11 J9 L9 | K10 K9
    pass; capture K10
   = capture: capture K9
BW-21: and its end | 2 | J10 L10 K11 J9 L9 | K10 K9
    pass; capture K10; capture K9
   = captured 0: K9 K10
BW-21: capture stones of before do not attack | 2 | J10 L10 K11 J9 L9 | K10 K9
    pass; capture K10; done; idle; pass
   = seat 1
BW-21: a traded stone attacks in that turn | 2 | {THREE} B10 A9 C9 | {PREY} B9
    {TAKEN}; done; pass; capture B10; trade B10; pay C3; pay F3; pay I3
   = legal: capture B9, done; cannot: place A5, trade B10
BW-22: example 2, pierced | 2 | K12 J11 L11 | K13
    place A5
   = can: capture K13
BW-22: a stone of one's own inside spoils it | 2 | K12 J11 L11 K11 | K13
    place A5
   = seat 1
BW-22: and one of theirs | 2 | K12 J11 L11 | K13 K11
    place A5
   = capture: capture K11
BW-22: and a base | 2 | I10 H9 J9 | I11
    place A5
   = seat 1
BW-22: the inside is a square of the board | 2 | Q6 P7 A7 | Q7
    place A5
   = seat 1
BW-22: capture stones are neither head nor wings | 2 | J12 L12 J11 L11 K11 | K12 K13
    pass; capture K12
   = captured 0: K12; seat 1
BW-23: capture stones are not captured | 2 | J10 L10 K11 | K10
    pass; capture K10; place J9; idle; place L9; idle; place K9; idle; pass
   = seat 0
BW-24: only the player to move captures | 2 | J10 L10 K11 | K10
    idle; place A5
   = seat 0; 1 cannot: capture K10
BW-24: a stone may be placed where it can be captured | 2 | J10 L10 K11 |
    idle; place K10; pass
   = can: capture K10
BW-25: a turn ends by itself | 2
    place K10; pass; place A5
   = seat 1
BW-25: not while something else is legal | 2 | J10 L10 K11 | K10
    pass; done
   = seat 1
BW-26: example 5, stones before captures | 2 | B5 D5 | C5
    pass; idle; pass; idle; place C3; place C4
   = can: capture C5, done, place C6
BW-26: no stone after a capture | 2 | B5 D5 | C5
    pass; idle; pass; idle; place C3; place C4; capture C5
   = seat 1
BW-26: but captures | 2 | B5 D5 F5 H5 | C5 G5
    pass; idle; pass; idle; place C4; place G4; capture C5
   = legal: capture G5, done; cannot: place A5
BW-30: control needs all four neighbours | 2 | I10 I8 H9 |
   = scores 0 bases, 0 captures | 0 bases, 0 captures
BW-30: and has them | 2 | I10 I8 H9 |
    place J9
   = scores 1 base, 0 captures | 0 bases, 0 captures
BW-30: it is lost with a stone | 2 | I10 I8 H9 J9 | J10 J8 K9
    idle; pass; capture J9
   = scores 0 bases, 0 captures | 0 bases, 1 capture
BW-30: play and capture stones together | 2 | I10 I8 H9 J10 J8 K9 | J9
    pass; capture J9
   = scores 1 base, 1 capture | 0 bases, 0 captures
BW-33: who has left is captured from | 3 | J10 L10 K11 | K10
    1: resign; pass; capture K10
   = captured 0: K10; seat 2
BW-33: and takes no more turns | 3 | J10 L10 K11 | K10
    1: resign; pass; capture K10; idle
   = seat 0
BW-33: leaving in one's own turn ends it | 3
    0: resign
   = seat 1
BW-33: leaving out of turn changes no turn | 3 | J10 L10 K11 | K10
    pass; 2: resign
   = legal: capture K10, done; seat 0
BW-33: and the other goes on | 3 | J10 L10 K11 | K10
    pass; 2: resign; done
   = seat 1
BW-33: who has left does nothing more | 3
    1: resign
   = 1 cannot: resign, place A1, timeout; 0 cannot: draw
BW-33: the last one left wins, later leavers come first | 4
    2: resign; 0: timeout; 3: resign
   = places 3 1 4 2
BW-33: of two the other wins | 2
    0: timeout
   = places 2 1
BW-33: an unfinished trade is void | 3 | {THREE} B10 | {PREY}
    {TRADED_BY_THREE}; pay C3; pay F3; 0: resign
   = captured 0: C3 F3 I3; captured 1: B10; seat 1; can: pass, place A5
BW-33: somebody else's leaving does not touch a trade | 3 | {THREE} B10 | {PREY}
    {TRADED_BY_THREE}; pay C3; 1: resign
   = legal: pay F3, pay I3
BW-33: and the stones of who has left are traded | 3 | {THREE} B10 | {PREY}
    {TRADED_BY_THREE}; pay C3; 1: resign; pay F3; pay I3
   = captured 0: B10; seat 2
BW-31: the last play stone ends the match | 2
    scatter 58
   = hand 0: 1 20; goes on
BW-31: and nobody is to move | 2
    scatter 59
   = why: White has no play stones left; seat; 1 cannot: place A1
BW-31: only at the end of the turn | 2 | {AT_LAST}
   = hand 0: 0 20; goes on
BW-31: which a capture is | 2 | {AT_LAST}; capture K10; done
   = places 1 2
BW-31: no stone left before the passes are used | 2
    scatter 58; pass; pass; place Q2
   = why: White has no play stones left
BW-32: most bases win | 2 | I10 I8 H9 J9 |
    to the end
   = places 1 2; scores 1 base, 0 captures | 0 bases, 0 captures; decided: bases 1:0;
    why: White has no play stones left
BW-32: captures break ties | 2 | J10 L10 K11 | K10
    pass; capture K10; to the end
   = places 1 2; scores 0 bases, 1 capture | 0 bases, 0 captures;
    decided: bases tied at 0, capture stones 1:0
BW-32: equals share a place | 4
    scatter 117
   = places 1 1 1 1; decided: bases tied at 0, capture stones tied at 0
BW-33: leavers come after all others, whatever they hold, and are not compared | 3 | I10 I8 H9 J9 |
    0: resign; to the end
   = places 3 1 1; scores 1 base, 0 captures | 0 bases, 0 captures | 0 bases, 0 captures;
    decided: bases tied at 0, capture stones tied at 0
BW-33: BW-31 is not judged when somebody leaves out of turn | 3 | {AT_LAST}; 1: resign
   = goes on
BW-33: but for who leaves in their turn | 3 | {AT_LAST}; 0: resign
   = why: White has no play stones left; places 3 1 1
"""
"""The clause, how many play, White's stones and Red's; what is played; and what is so then."""


@pytest.mark.parametrize(("seats", "white", "red", "moves", "so"), table(CLAUSES, 4))
def test_a_clause(seats: str, white: str, red: str, moves: str, so: str) -> None:
    match = begin(int(seats))
    match = lay(match, white=white, red=red) if white or red else match
    for move in filter(None, moves.split("; ")):
        match = went_on(match, move)
    for claim in so.split("; "):
        _holds(match, claim)


def went_on(match: Bushwhacked, move: str) -> Bushwhacked:
    """After a move, or after many that change nothing."""
    if move[1] == ":":
        return match.play(int(move[0]), move[3:])
    if move.startswith("scatter"):
        return scattered(match, int(move.split()[1]))
    if move == "to the last":
        while board_of(match).play_hand(0) > 1 or mover(match) != 0:
            match = scattered(match, 1)
        return match
    if move == "to the end":
        while not match.state.outcome:
            match = scattered(match, 1)
        return match
    if move == "place next":
        move = f"place {listed(board_of(match).empty)[0]}"
    return idle(match) if move == "idle" else play(match, move)


def _holds(match: Bushwhacked, claim: str) -> None:
    word, _, rest = claim.partition(":")
    board, seat = board_of(match), int(claim[0]) if claim[0].isdigit() else int(word[-1:] in "123")
    if word[1:] == " cannot":
        assert all(match.refusal(seat, move) for move in rest.strip().split(", "))
    elif word.startswith("captured "):
        assert set(listed(board.capture[seat])) == set(rest.split())
    elif word.startswith("play "):
        assert set(listed(board.play[seat])) == set(rest.split())
    elif word.startswith("hand "):
        assert [board.play_hand(seat), board.capture_hand(seat)] == [*map(int, rest.split())]
    elif word in ("why", "decided"):
        told = ended(match).reason if word == "why" else ended(match).decided
        assert told
        assert told.say(NAMES) == rest.strip()
    elif word.startswith("scores "):
        assert match.state.scores == tuple(word.removeprefix("scores ").split(" | "))
    else:
        holds(match.state, claim)


def test_bw_1_every_square_of_17_by_17() -> None:
    places = {move.split()[1] for move in legal(begin(), "place")}
    bases = {"D9", "I4", "I9", "I14", "N9"}
    assert places | bases == {f"{c}{r}" for c in "ABCDEFGHIJKLMNOPQ" for r in range(1, 18)}


@pytest.mark.parametrize(
    ("seats", "without"), [(2, {"D4", "D14", "N4", "N14"}), (3, {"D14", "N4"}), (4, set[str]())]
)
def test_bw_2_bases_by_number_of_players(seats: int, without: set[str]) -> None:
    points = {f"{column}{row}" for column in "DIN" for row in (4, 9, 14)}
    assert set(listed(board_of(begin(seats)).bases)) == points - without
    assert {f"place {point}" for point in without} <= legal(begin(seats))


def test_bw_4_thirty_play_stones_and_twenty_capture_stones() -> None:
    board = board_of(begin(4))
    assert [board.play_hand(seat) for seat in range(4)] == [30] * 4
    assert [board.capture_hand(seat) for seat in range(4)] == [20] * 4


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


# -- bases and end -------------------------------------------------------------------------------


def scattered(match: Bushwhacked, count: int) -> Bushwhacked:
    """Turns in which every seat places stones that change nothing, `count` in all."""
    for _ in range(count):
        empty = listed(board_of(match).empty)
        free = (s for s in empty if (ord(s[0]) + int(s[1:])) % 2)
        match = turn(match, f"place {next(free)}")
    return match


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


def test_bw_32_places_after_shared_ones_are_skipped() -> None:
    match = play(begin(3), "place A1", "place C1", RESIGN)
    while not match.state.outcome:
        match = scattered(match, 1)
    assert ended(match).places == (1, 1, 3)
    drawn = [word.text for word in pen.words(GAME.looks.draw(match.state.view(None)))]
    assert "a draw: White and Red" in drawn


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
