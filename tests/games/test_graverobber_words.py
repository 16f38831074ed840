"""What people type and read in Graverobber."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from games import pen
from games.core import LANGUAGES, Match, Refused
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board
from games.graverobber.shown.advice import only_one
from games.graverobber.shown.words import fold
from tests.games.test_graverobber import after, laid
from tests.games.test_graverobber_assist import played

NAMES = ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("u4", "move up 4"),
        ("U 4", "move up 4"),
        ("d4", "move down 4"),
        ("l10", "move left 10"),
        ("  R4 ", "move right 4"),
        ("up 4", "move up 4"),
        ("move l 2", "move left 2"),
        ("MOVE  Left 2", "move left 2"),
        ("du", "dig up"),
        ("dd", "dig down"),
        ("DL", "dig left"),
        ("d r", "dig right"),
        ("DIG left", "dig left"),
        ("dig l", "dig left"),
        ("s", "skip"),
        ("SKIP", "skip"),
        ("wm c3", "windmill C3"),
        ("w C3", "windmill C3"),
        ("Windmill c3", "windmill C3"),
        ("g d4", "grave D4"),
        ("p d4", "plot D4"),
        ("ready", "ready"),
        ("Clear", "clear"),
        ("move up 04", "move up 4"),
        ("move 4 up", "move up 4"),
        ("3 up", "move up 3"),
        ("3u", "move up 3"),
        ("four left", "move left 4"),
        ("left four", "move left 4"),
        ("two south", "move down 2"),
        ("White moves four spaces to the left", "move left 4"),
        ("move one square east", "move right 1"),
        ("dig north", "dig up"),
        ("Red digs to the west", "dig left"),
        ("d north", "dig up"),
        ("north", "up"),
        ("d", "down"),
        ("eight up", "eight up"),
        ("", ""),
        ("что-то", "что-то"),
    ],
)
def test_gr_15_short_forms(typed: str, move: str) -> None:
    assert fold(typed) == move
    assert fold(move) == move


def test_a_whole_board_in_one_line() -> None:
    match = Match.start(GAME, 2, {}, {})
    line = "wm c3; g f5; f6; grave b6; plot B7; g2; p h2; ready"
    for move in match.read(1, line):
        match = match.play(1, move)
    assert match.state.board(1).ready == (False, True)


@pytest.mark.parametrize(
    ("prefix", "label"),
    [
        ("move", "Move…"),
        ("move up", "⬆ North…"),
        ("move up 3", "⬆ North 3"),
        ("dig left", "⛏ Dig west"),
        ("skip", "Skip"),
        ("windmill", "Windmill…"),
        ("windmill C", "Windmill, column C…"),
        ("windmill C3", "Windmill at C3"),
        ("plot E3", "Plot at E3"),
        ("ready", "Ready"),
        ("clear", "Start over"),
    ],
)
def test_labels(prefix: str, label: str) -> None:
    assert GAME.words.label(prefix).say(NAMES) == label


def test_a_seats_board_in_words() -> None:
    match = after(laid(assist="on"), "u3", "l2", "du", "dr", "r1")
    view = replace(match.state.view(0), marks={"C3": "obstacle?", "D4": "obstacle?", "E5": "x"})
    assert (
        GAME.words.describe(view).say(NAMES)
        == """\
Graverobber: Ann (Red) against Bob (White).
Turn 3: Bob to move.
Plots dug up: Red 0, White 0.

Your board:
Windmill: C3 D3 C4 D4. Grave F5, its Plot F6. Grave B6, its Plot B7. Grave G2, its Plot H2.
Your piece is on B4. White's other piece is on F8.
No Plot at: G8.
Walked once A2 A3 A4 B4.

White's board:
White's piece is on F8. Your other piece was last known on A2. Your moves since then: east 1.
Your other piece can be on: B2.
Your marks: obstacle? C3 D4, x E5.
No Plot at: A3.
Walked once F8 G8."""
    )  # on B2: an obstacle there would touch the one on A3


def test_both_boards_in_words_for_everybody() -> None:
    match = after(laid(), "r1", "s", "u3", "s", "dl", "s")
    assert (
        GAME.words.describe(match.state.view(None)).say(NAMES)
        == """\
Graverobber: Ann (Red) against Bob (White).
Turn 4: Ann to move.
Plots dug up: Red 1, White 0.
Turns skipped in a row: 1.

Red's board:
Red's piece is on B4. White's other piece was last known on H8.
Walked once B1 B2 B3 B4.

White's board:
White's piece is on H8. Red's other piece was last known on B4.
Dug up: A4."""
    )


def test_a_seats_moves_since_its_last_dig_are_told_to_it_alone() -> None:
    """Of very many only the latest: In words has to fit a message."""
    match, since = after(laid(), "r1", "s", "dr", "s"), "Your moves since then: "
    assert since not in GAME.words.describe(match.state.view(0)).say(NAMES)
    for move in ("r1", "l1") * 10:
        match = after(match, move, "s")
    told = GAME.words.describe(match.state.view(0)).say(NAMES)
    assert since + "east 1, west 1, " in told
    assert told.count("west 1") == 10
    longer = after(match, "r1").state
    assert since + "…, west 1, " in GAME.words.describe(longer.view(0)).say(NAMES)
    for other in (1, None):
        assert "since then" not in GAME.words.describe(longer.view(other)).say(NAMES)


def test_a_board_half_laid_in_words() -> None:
    match = Match.start(GAME, 2, {}, {}).play(0, "windmill C3").play(0, "grave F5")
    assert (
        GAME.words.describe(match.state.view(0)).say(NAMES)
        == """\
Graverobber: Ann (Red) against Bob (White).
Still setting up: Ann, Bob.

Your board:
Windmill: C3 D3 C4 D4. Grave: F5. Next comes the Plot of that Grave."""
    )


def test_every_square_is_written_out_and_many_passes_are_told_together() -> None:
    moves = ["r3", "s", "l3", "s", "r3", "s", "l3", "s", "r3", "s", "l3", "s", "u1", "s"]
    said = GAME.words.describe(after(laid(), *moves).state.view(0)).say(NAMES)
    assert "Walked once A2, 3 times A1 D1, 5 times or more B1 C1." in said
    said = GAME.words.describe(after(laid(), "r4", "s").state.view(0)).say(NAMES)
    assert "Walked once B1 C1 D1 E1." in said


def test_gr_7_a_plot_that_was_dug_up_lies_there_no_more() -> None:
    match = played("reachable", 2, 120, digs=0.3)
    assert not match.state.outcome
    said = GAME.words.describe(match.state.view(1)).say(NAMES)
    mine = said.partition("Your board:")[2].partition("board:")[0]
    lying = re.findall(r"Grave \w\d, its Plot (\w\d)\.", mine)
    robbed = re.findall(r"Grave \w\d, its Plot (\w\d) dug up\.", mine)
    gone = re.search(r"^Dug up: ([A-H1-8 ]*)\.", mine, re.MULTILINE)
    assert gone
    assert sorted(robbed) == sorted(gone[1].split())
    assert len(lying) + len(robbed) == 3


LONG_NAMES = ["Anna" * 8, "Boris" * 6]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_but_the_last_public_line_fits_into_an_alt_text(seat: int | None) -> None:
    """A seat's own board has no *In words*: where its alt text is cut, what goes is public."""
    match = played("reachable", 2, 399, digs=0.3)
    assert not match.state.outcome
    kept, _, last = GAME.words.describe(match.state.view(seat)).say(LONG_NAMES).rpartition("\n")
    assert len(kept) < 1024
    assert last.startswith("Walked ")


def test_marks_on_all_squares_are_told() -> None:
    assert GAME.looks.marks
    marks = {
        square: GAME.looks.marks.kinds[n % 3] for n, square in enumerate(GAME.looks.marks.squares)
    }
    said = GAME.words.describe(replace(laid().state.view(0), marks=marks)).say(NAMES)
    assert all(re.search(rf"Your marks: .*{square}", said) for square in GAME.looks.marks.squares)


def test_marks_are_drawn() -> None:
    view = laid().state.view(0)
    pictures = {
        pen.png(GAME.looks.draw(replace(view, marks=marks)))
        for marks in ({}, *({"C3": kind} for kind in ("obstacle?", "plot?", "clear", "me?", "ab")))
    }
    assert len(pictures) == 6


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("move up", "⬆ North…"),
        ("move up 3", "⬆ North 3, to A4"),
        ("move right 7", "➡ East 7, to H1"),
        ("dig up", "⛏ Dig north"),
        ("skip", "Skip"),
    ],
)
def test_a_button_says_where_a_move_leads(move: str, label: str) -> None:
    assert GAME.captioned(laid().state.view(0), move).say(NAMES) == label


def test_where_a_button_says_a_move_leads_there_it_goes() -> None:
    match = after(laid(), "u3", "d2", "r1", "l1")
    view = match.state.view(0)
    for move in view.legal:
        if move.startswith("move"):
            square = match.play(0, move).state.board(None).piece(0)
            assert GAME.captioned(view, move).say(NAMES).endswith(f", to {square}")


def tip(match: Match[Board], seat: int | None) -> str:
    """What the seat is told."""
    text = GAME.teaching.tip(match.state.view(seat))
    return text.say(NAMES) if text else ""


def test_the_first_tips_say_the_goal() -> None:
    fresh = Match.start(GAME, 2, {}, {})
    goal = "Goal: dig up the three Plots"
    assert tip(fresh, 1).startswith(f"{goal} Ann hides, before Ann digs up yours.")
    assert tip(fresh.play(1, "windmill C3"), 1) == ""
    assert tip(laid(), 0).startswith(f"{goal} on Bob's board before Bob digs up yours.")
    assert tip(laid(), 1) == tip(laid(), None) == ""


def test_gr_7_what_the_tip_says_stands_in_the_way_does_and_plots_do_not() -> None:
    assert "the Windmill and the Graves stand in Bob's way, Plots don't" in tip(
        Match.start(GAME, 2, {}, {}), 0
    )
    grave, windmill = after(laid(), "u4"), after(laid(), "r4", "s", "u4")
    plot = after(laid(), "r1", "s", "u3", "s", "l1")
    stands = [match.state.board(1).visitors[1] for match in (grave, windmill, plot)]
    assert stands == ["A2", "E4", "A4"]  # before A3, before E5, on A4


def test_gr_6_after_ready_nothing_can_be_changed_as_the_tip_says() -> None:
    match = Match.start(GAME, 2, {}, {})
    assert GAME.rules.set_up
    for move in GAME.rules.set_up.random(match.state.view(0), Random(1)):
        match = match.play(0, move)
    assert tip(match, 0) == "Press *Ready* to keep this board: after that you can't change it."
    assert match.play(0, "ready").state.legal(0) == ()


def test_gr_12_a_dig_tells_where_ones_other_piece_stands_as_the_tip_says() -> None:
    match = after(laid(), "u1", "s", "u1", "s", "u1", "s")
    assert tip(match, 0).startswith("A dig tells you exactly where your other piece stands")
    for dig in ("du", "dd", "dl", "dr"):
        dug = after(match, dig, "s")
        assert dug.state.board(0).known(0) == dug.state.board(1).visitors[1]
        assert tip(dug, 0) == ""


def test_a_lone_direction_digs_nowhere() -> None:
    match = laid()
    with pytest.raises(Refused):
        match.read(0, "up")
    assert match.read(0, "up 1") == ("move up 1",)


def spoken(match: Match[Board], seat: int | None, **marks: str) -> dict[str, str]:
    """What is said of each spot of this viewer's picture."""
    view = replace(match.state.view(seat), marks=marks)
    return {name: spot.says.say(NAMES) for name, spot in GAME.looks.spots(view).items()}


def test_a_seats_squares_one_by_one() -> None:
    match = after(laid(assist="on"), "u3", "l2", "du", "dr", "r1")
    said = spoken(match, 0, C3="obstacle?", A3="x")
    for name, words in {
        "own D4": "D4, yours: Windmill",
        "own F6": "F6, yours: Plot",
        "own G8": "G8, yours: dug in vain",
        "own A4": "A4, yours: walked on",
        "own B4": "B4, yours: your piece",
        "own F8": "F8, yours: White's other piece",
        "mark A3": "A3, White's: dug in vain, marked “x”",
        "mark A2": "A2, White's: your other piece was last known here",
        "mark B2": "B2, White's: your other piece can be here",
        "mark C3": "C3, White's: marked “obstacle?”",
        "mark E5": "E5, White's",
        "red board": "Your board: 0 of 3 Plots dug up",
        "white board": "White's board: 0 of 3 Plots dug up",
    }.items():
        assert said[name] == words


def test_the_public_hears_of_no_layout() -> None:
    match = after(laid(), "r1", "s", "u3", "s", "dl", "s")
    said = spoken(match, None)
    assert said["red C3"] == "C3, Red's"
    assert said["red B2"] == "B2, Red's: walked on"
    assert said["red H8"] == "H8, Red's: White's other piece was last known here"
    assert said["white A4"] == "A4, White's: Plot dug up"
    assert said["white A3"] == "A3, White's"
    assert spoken(match.play(0, "resign"), None)["white A3"] == "A3, White's: Grave"


def test_a_board_half_laid_square_by_square() -> None:
    match = Match.start(GAME, 2, {}, {}).play(0, "windmill C3").play(0, "grave F5")
    said = spoken(match, 0)
    assert (said["D4"], said["F5"], said["E6"]) == ("D4: Windmill", "F5: Grave", "E6")
    assert (said["A1"], said["H8"]) == ("A1: your piece", "H8: White's other piece")
    assert said["white board"] == "White's board: setting up"
    assert spoken(match, None)["F5"] == "F5"


def test_a_dig_is_a_button_and_is_touched_beside_the_piece_where_it_is_shown() -> None:
    view = laid().state.view(0)
    ways = GAME.touch.ways(view)
    assert ways["move up 3"] == [("own A4",)]
    assert ways["dig up"] == [("dig up",), ("mark A2",)]
    assert ways["dig left"] == [("dig left",)], "off the board there is nothing to touch"
    spots = GAME.looks.spots(view)
    assert not {"dig up", "up", "left"} & set(spots)
    assert all(spot.box[0] >= 8 and spot.box[2] <= 776 for spot in spots.values())
    stopped = after(laid(), "r4", "s", "dr", "s")
    stands = stopped.state.view(0).board.known(0)
    ahead = f"mark {chr(ord(stands[0]) + 1)}{stands[1:]}"
    assert GAME.touch.ways(stopped.state.view(0))["dig right"] == [("dig right",), (ahead,)]


def test_a_touch_that_leads_nowhere_says_why_not() -> None:
    view = laid().state.view(0)

    def why_not(name: str) -> str:
        text = GAME.touch.why_not(view, (), name)
        assert text
        return text.say(NAMES)

    assert why_not("own B2") == "Your piece goes straight north, east, south or west from A1."
    assert why_not("mark H1").startswith("You can only dig beside your piece. If it isn't where")
    first = Match.start(GAME, 2, {}, {}).state.view(0)
    outside = GAME.touch.why_not(first, (), "H8")
    assert outside
    assert outside.id == "graverobber-sticks-out"


@pytest.mark.parametrize(
    ("typed", "dig", "warned"),
    [
        ((), "dig left", "graverobber-warn-edge"),
        ((), "dig up", None),
        (("u1", "s", "du", "s"), "dig down", "graverobber-warn-start"),
        (("du", "s"), "dig up", "graverobber-warn-dug"),
        (("du", "s"), "dig right", None),
    ],
)
def test_a_dig_that_tells_nothing_new_is_warned_of(
    typed: tuple[str, ...], dig: str, warned: str | None
) -> None:
    text = GAME.teaching.warn(after(laid(), *typed).state.view(0), dig)
    assert (text.id if text else None) == warned


def test_where_the_other_piece_is_known_after_moves_a_needless_dig_is_warned_of_too() -> None:
    """Where the other player has walked no obstacle can be."""
    free = "windmill E5; grave C3; plot C4; grave C7; plot D7; grave F2; plot E2; ready"
    match = after(laid(white=free), "s", "l7", "s", "d7", "u1", "s")
    view = match.state.view(0)
    assert view.board.known(0) == "A1", "it has moved since"
    assert only_one(view.board, 0) == "A2"
    text = GAME.teaching.warn(view, "dig down")
    assert text
    assert text.say(NAMES) == (
        "Your other piece stands on A2. Nothing can lie on A1, a starting square: "
        "this dig finds nothing and tells you nothing new."
    )


def test_a_windmill_is_named_by_its_four_squares() -> None:
    match = Match.start(GAME, 2, {}, {}).play(0, "windmill G1")
    (note,) = match.state.view(0).notes
    assert note.text.say(NAMES) == "Your Windmill is on G1 H1 G2 H2."
    view = Match.start(GAME, 2, {}, {}).state.view(0)
    assert GAME.captioned(view, "windmill G1").say(NAMES) == "Windmill G1–H2"


def test_a_square_with_all_that_can_be_there_is_told_in_120_characters() -> None:
    assert GAME.looks.marks
    marks = dict.fromkeys(GAME.looks.marks.squares, "obstacle?")
    view = replace(played("reachable", 2, 399, digs=0.3).state.view(0), marks=marks)
    spots = GAME.looks.spots(view).values()
    longest = max(len(spot.says.say(NAMES, code)) for spot in spots for code in LANGUAGES)
    assert 90 < longest <= 120
