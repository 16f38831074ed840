"""Pointsweeper typed, read and advised."""

from __future__ import annotations

from random import Random

import pytest

from games import pen
from games.core import TIMEOUT, Match, Refused
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import MINE, Act, Claim, Count, Scout, penalty
from games.pointsweeper.rules.state import PointsweeperState, start
from tests.games.pointsweeper_table import SCOUTED, Tiles, dealt, moves, opened, play
from tests.sample import sample

NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("r a1 a3", "claim R A1 A3"),
        ("R A1-A3", "claim R A1 A3"),
        ("ra1a3", "claim R A1 A3"),
        ("rook claims a1 to a3", "claim R A1 A3"),
        ("bishop scouts from a3", "scout B A3"),
        ("Rook from a1 to a3", "claim R A1 A3"),
        ("c knight b1 c3", "claim N B1 C3"),
        ("CLAIM  N  B1  C3", "claim N B1 C3"),
        ("claim pawn c2–c4", "claim P C2 C4"),
        ("Rook A1–A3", "claim R A1 A3"),
        ("b a3", "scout B A3"),
        ("s b a3", "scout B A3"),
        ("ba3", "scout B A3"),
        ("scout bishop on a3", "scout B A3"),
        ("scout with queen on d4", "scout Q D4"),
        ("king h8", "scout K H8"),
        ("Rook, A1, A3", "claim R A1 A3"),  # as the source writes
        ("rook,a1,a3", "claim R A1 A3"),
        ("B, A3", "scout B A3"),
        ("Bishop, A3", "scout B A3"),
        ("scout P, C2", "scout P C2"),
        ("1st", "first"),
        ("Play first: pawns move up", "first"),
        ("Second ", "second"),
        ("PASS", "pass"),
    ],
)
def test_folding(typed: str, move: str) -> None:
    assert GAME.understood(typed, "en") == move
    assert GAME.words.fold(move) == move


@pytest.mark.parametrize(
    ("prefix", "label"),
    [
        ("scout", "🔍 Scout…"),
        ("scout R", "🔍 Rook scouts…"),
        ("scout R A", "🔍 Rook, column A…"),
        ("scout R A3", "🔍 Rook A3"),
        ("claim", "🚩 Claim…"),
        ("claim R", "🚩 Rook claims…"),
        ("claim R A", "🚩 Rook, column A…"),
        ("claim R A1", "🚩 Rook from A1…"),
        ("claim R A1 B", "🚩 Rook A1–B…"),
        ("claim R A1 A3", "🚩 Rook A1–A3"),
        ("first", "First (pawns up)"),
        ("second", "Second (pawns down)"),
        ("pass", "Pass on this board"),
    ],
)
def test_labels(prefix: str, label: str) -> None:
    assert GAME.words.label(prefix).say(NAMES) == label


def test_typing_can_leave_out_what_only_one_piece_can_do() -> None:
    match = Match.start(GAME, 2, {}, dealt())
    for move in SCOUTED:
        match = match.play(match.state.acting[0], move)
    assert match.read(0, "r a1 a3") == ("claim R A1 A3",)
    assert match.read(0, "b1 a3") == ("claim N B1 A3",)


def described(state: PointsweeperState, seat: int | None) -> str:
    return GAME.words.describe(state.view(seat)).say(NAMES)


def test_describe_tells_the_position() -> None:
    state = play(opened({"A1": 3, "A2": -1, "A3": "*"}), *SCOUTED, "claim R A1 A2", "claim R A4 A3")
    text = described(state, None)
    assert text.startswith(
        "Pointsweeper, board 1 of 3. It's Ann's turn. Ann's pawns move up, Bob's down.\n\nAnn: "
    )
    assert "Ann: 2 points, 0 mines on this board; in all 2 points." in text
    assert "Bob: 0 points, 1 mine on this board; in all −1 point (0 minus 1 for 1 mine)." in text
    assert "Claimed 3: A1, −1: A2." in text
    assert "Claimed mine: A3." in text
    left = "Can scout and claim: king, queen, rook, 2 bishops, 2 knights, 5 pawns."
    assert f"{left} Can only claim: 3 pawns." in text
    assert "Scouted from: pawn B2 B2 B2." in text
    assert "Scouted from: pawn B7 B7 B7." in text
    assert "Last turn: Bob claimed with a rook from A4 to A3." in text
    assert "your scouts" not in text


def test_describe_tells_a_seat_what_it_knows() -> None:
    fixed: Tiles = {"B2": 3, "B3": 5, "B4": 2, "A3": 1, "C3": 4}
    state = play(opened(fixed), *SCOUTED)
    assert "\nPawn on B2: 15 points, 0 mines.\n" * 2 in described(state, 0).replace("\n", "\n\n")
    assert "Certainly no mine: A3 B2 B3 B4 C3." in described(state, 0)
    assert "Scouted from: pawn B7 B7 B7." in described(state, 0)
    after = play(state, "claim P B2 B3")
    assert described(after, 0).count("\nPawn on B2: 7 points, 0 mines.\n") == 2
    assert "Scouted from: pawn B2 B2 B2." in described(after, 1)


def test_the_path_of_a_claim_that_met_a_mine_is_safe_for_everybody() -> None:
    state = play(opened({"A2": "*"}), *SCOUTED, "claim R A1 A4")
    for viewer in (None, 0, 1):
        assert {"A1", "A3", "A4"} <= state.board(viewer).minefields[0].safe
    assert "Certainly no mine: A1 A3 A4." in described(state, None)
    assert state.board(None).minefields[0].safe == {"A1", "A3", "A4"}


def test_ones_own_things_come_first_in_short_paragraphs() -> None:
    state = play(opened({"A1": 3}), *SCOUTED, "claim R A1 A2")
    for seat, own, other in ((0, "You: 1", "Bob: "), (1, "You: 0", "Ann: ")):
        stage, mine, theirs, last = described(state, seat).split("\n\n")
        turn = "It's your turn. Your pawns move down." if seat else "It's Bob's turn. Your pawns"
        assert stage.startswith(f"Pointsweeper, board 1 of 3. {turn}")
        assert mine.startswith(own)
        assert "What your scouts still see" in mine
        assert theirs.startswith(other)
        assert "your" not in theirs.casefold()
        assert last == "Last turn: Ann claimed with a rook from A1 to A2."


LONG = ("W" * 32, "Q" * 32)
"""The longest names that Discord allows."""


@pytest.mark.parametrize("seeds", sample([range(1), range(1, 6)]))
def test_what_only_a_seat_knows_fits_a_picture_on_the_fullest_board(seeds: range) -> None:
    """An attachment's description has 1,024 characters and keeps whole lines; *In words* tells the
    rest, which is public."""
    random = Random(4)
    for seed in seeds:
        state = play(start(GAME.rules.deal(Random(seed), 2, {}), 2, {}), "first")
        for word in (*["scout"] * 32, *["claim"] * 32):
            if state.choosing is not None:
                break
            state = play(state, random.choice(moves(state, word)))
            for viewer in (None, 0, 1):
                told = GAME.words.describe(state.view(viewer))
                for language, names in (("en", NAMES), ("ru", LONG), ("de", LONG)):
                    said = told.say(names, language)
                    own = said[: said.index("\n\n", said.index("\n\n") + 2)]
                    assert len(own) < 1024, own
                    assert len(said) <= 1500, said


def test_the_result_says_on_which_boards_somebodys_time_ran_out() -> None:
    state = play(opened(), "first", "timeout", "timeout", "timeout", "timeout", "timeout")
    state = play(state, "first", "timeout", "timeout")
    assert state.outcome
    assert state.outcome.remark
    told = "Ann ran out of time on all three boards. Bob ran out of time on all three boards."
    assert state.outcome.remark.say(NAMES) == told
    assert told in described(state, None)
    resigned = play(opened(), "first", *["scout K A1"] * 2, "timeout", "resign")
    assert resigned.outcome
    assert resigned.outcome.remark
    assert resigned.outcome.remark.say(NAMES) == "Ann ran out of time on board 1."
    clean = play(opened(), "resign").outcome
    assert clean
    assert clean.remark is None


def test_describe_shows_what_nobody_claimed_once_a_board_is_over() -> None:
    state = play(opened({"A1": 3}), *SCOUTED, "claim R A1 A2", "pass", "pass")
    text = described(state, 0)
    assert "Pointsweeper, board 2 of 3. Bob chooses who goes first." in text
    assert "Unclaimed 5: " in text
    assert "your scouts" not in text


def warned(state: PointsweeperState, move: str) -> str:
    """What the player whose turn it is hears before this legal move; "" for nothing."""
    (seat,) = state.acting
    assert move in state.legal(seat)
    text = GAME.teaching.warn(state.view(seat), move)
    return text.say(NAMES) if text else ""


def test_warns_of_a_mine_that_the_seat_has_seen_on_the_path() -> None:
    fixed: Tiles = {"B3": "*", "A3": 1, "C3": 4, "B4": 5}
    state = play(opened(fixed), *SCOUTED)
    assert warned(state, "claim P B2 B4") == ""  # it may lie on A3 or C3
    state = play(state, "claim N A3 C4", "claim R C3 D3")
    assert warned(state, "claim P B2 B4") == "Your pawn on B2 saw a mine on this path."
    assert warned(state, "claim R B1 B4") == "Your pawn on B2 saw a mine on this path."
    assert warned(state, "claim R B3 B4") == ""  # it may lie on B2
    state = play(state, "scout K H1")
    assert warned(state, "claim R B2 B4") == ""  # the other player has not seen it


def test_without_the_aids_nothing_is_ticked_and_no_mine_warned_of() -> None:
    fixed: Tiles = {"B3": "*", "A3": 1, "C3": 4, "B4": 5}
    log = (*SCOUTED, "claim N A3 C4", "claim R C3 D3")
    plain = play(opened(fixed, options={"aids": "off"}), *log)
    aided = play(opened(fixed), *log)
    assert warned(plain, "claim P B2 B4") == ""
    assert warned(aided, "claim P B2 B4")
    empty = play(plain, "claim R A1 A4", "scout K H1")
    assert "claim nothing" in warned(empty, "claim N C4 A3")  # a slip, and no secret


def test_without_the_aids_no_square_is_ticked_for_anybody() -> None:
    hit = (*SCOUTED, "claim R A1 A4")
    aided = play(opened({"A2": "*"}), *hit)
    plain = play(opened({"A2": "*"}, options={"aids": "off"}), *hit)
    for viewer in (None, 0, 1):
        assert "Certainly no mine" in described(aided, viewer)
        assert "Certainly no mine" not in described(plain, viewer)
        pictures = [pen.png(GAME.looks.draw(state.view(viewer))) for state in (aided, plain)]
        assert pictures[0] != pictures[1]


def test_the_aids_are_on_unless_the_host_switches_them_off() -> None:
    assert GAME.settle({"clock": "slow"})["aids"] == "on"  # a record from before there was a choice
    assert opened().board(None).aids


def test_warns_of_turns_that_bring_nothing() -> None:
    state = play(opened(), *SCOUTED, "claim R A1 A4", "claim B A4 B3")
    assert "sees is empty" in warned(state, "scout P A2")
    assert warned(state, "scout P A3") == ""
    assert "claim nothing" in warned(state, "claim P A2 B3")
    assert warned(state, "claim P A4 A5") == ""
    assert warned(state, "pass") == ""


@pytest.mark.parametrize("seed", range(3))
def test_ticks_and_warnings_are_never_wrong(seed: int) -> None:
    random = Random(seed)
    state = start(GAME.rules.deal(random, 2, {}), 2, {})
    for _ in range(45):
        (seat,) = state.acting
        view = state.view(seat)
        hidden = state.tiles[len(view.board.minefields) - 1]
        assert not any(hidden[square] == MINE for square in view.board.ticked)
        legal = [move for move in state.legal(seat) if move != "pass"]
        for move in random.sample(legal, min(60, len(legal))):
            if told := warned(state, move):
                act = state.apply(seat, move).board(seat).minefields[-1].acts[-1]
                assert kept(told, act, hidden), (told, act)
        state = state.apply(seat, random.choice(legal))


def kept(told: str, act: Act, hidden: Tiles) -> bool:
    """Did the turn bring what the warning before it said?"""
    match act:
        case Scout(saw=saw):
            return "is empty" in told and saw == Count(0, 0)
        case Claim(squares=squares) if "saw a mine" in told:
            return bool(squares) and all(hidden[square] == MINE for square in squares)
        case Claim(squares=squares):
            return "claim nothing" in told and not squares
    return False


def test_what_the_tip_on_claims_says_is_so() -> None:
    state = play(opened({"A2": "*", "A4": "*"}), *SCOUTED)
    tip = GAME.teaching.tip(state.view(0))
    assert tip
    assert "for a knight: only its start and end" in tip.say(NAMES)
    assert "six cost 21 points" in tip.say(NAMES)
    assert penalty(6) == 21
    jumped = play(state, "claim N B1 C3").board(None).minefields[0].acts[-1]
    assert isinstance(jumped, Claim)
    assert jumped.squares == ("B1", "C3")
    hit = play(state, "claim R A1 A5").board(None).minefields[0].acts[-1]
    assert isinstance(hit, Claim)
    assert hit.squares == ("A2", "A4")  # only the mines


def tip_of(state: PointsweeperState, seat: int) -> str:
    tip = GAME.teaching.tip(state.view(seat))
    assert tip
    return tip.say(NAMES)


@pytest.mark.parametrize("choice", ["first", "second"])
def test_the_first_tip_of_both_says_the_goal(choice: str) -> None:
    state = opened()
    assert "Most points after three boards wins" in tip_of(state, 0)
    state = play(state, choice)
    for _ in range(2):
        (seat,) = state.acting
        assert "Most points after three boards wins" in tip_of(state, seat)
        state = play(state, "scout K A1")
    assert "Most points" not in tip_of(state, state.acting[0])


def test_what_the_tips_on_the_choice_and_on_scouts_say_is_so() -> None:
    state = opened({"B2": 3, "B3": 5, "B4": "*", "A3": 1, "C3": 4})
    assert "goes first on a board moves pawns up (towards row 8)" in tip_of(state, 0)
    assert "claim P B2 B4" in play(state, *SCOUTED).legal(0)  # PS-13: up
    assert "claim P B7 B5" in play(state, *SCOUTED, "claim P B2 B3").legal(1)  # and down
    first = play(state, "first")
    assert "still lie there and wherever it could move" in tip_of(first, 0)
    seen = play(first, "scout P B2").view(0).board.minefields[0].acts[-1]
    assert isinstance(seen, Scout)
    assert seen.saw == Count(13, 1)  # PS-14, PS-15
    again = play(state, *SCOUTED, "claim R A1 A3", "claim K H8 H7", "scout K A2")
    last = again.view(0).board.minefields[0].acts[-1]
    assert isinstance(last, Scout)
    assert set(last.squares) & {"A1", "A2", "A3"}
    assert last.saw == last.rest  # what has been claimed counted nothing
    scouting = play(first, "scout P B2", "scout P B7")
    tip = tip_of(scouting, 0)
    assert "first three turns on a board are for scouting" in tip
    assert not [m for m in scouting.legal(0) if not m.startswith("scout")]  # PS-12
    assert "A piece that has scouted can still claim" in tip
    assert "claim P B2 B3" in play(state, "first", *["scout P B2", "scout P B7"] * 3).legal(0)


def test_passing_ends_ones_turns_on_this_board_as_the_tip_says() -> None:
    state = play(opened(), *SCOUTED)
    assert "pass: that ends your turns on this board" in tip_of(state, 0)
    state = play(state, "pass", "claim K H8 H7", "claim Q H1 H2")  # PS-21
    assert state.acting == (1,)


def test_tips_follow_the_stage_of_a_board() -> None:
    state = opened()
    later = play(state, "first", "scout P B2", "scout P B7")
    stages = [state, play(state, "first"), later, play(state, *SCOUTED)]
    tips = [GAME.teaching.tip(stage.view(0)) for stage in stages]
    assert all(tips)
    assert len({tip.id for tip in tips if tip}) == 4
    assert GAME.teaching.tip(state.view(None)) is None
    assert GAME.teaching.tip(state.view(1)) is None


def test_a_new_board_is_a_new_period_for_the_clock() -> None:
    state = opened()
    for number in (1, 2, 3):
        assert GAME.time.period(state.view(None)) < 0  # no bank runs during the choice (PS-25)
        state = play(state, "first")
        assert GAME.time.period(state.view(None)) == number
        state = play(state, "timeout", "timeout")


def test_a_match_without_clock_refuses_the_timeout() -> None:
    match = Match.start(GAME, 2, {"clock": "off"}, dealt())
    with pytest.raises(Refused):
        match.play(0, TIMEOUT)


def test_the_rulebook_says_what_the_frames_mean() -> None:
    pages = " ".join(page.text for page in GAME.teaching.rulebook("en"))
    for said in (
        "Dashed orange frames show what the last scout saw",
        "orange frames mark what the last claim took",
        "the player in the orange frame is to move",
        "the orange frame is then the winner's",
        "the *table's clock*",
    ):
        assert said in pages, said


def spoken(state: PointsweeperState, viewer: int | None, language: str = "en") -> dict[str, str]:
    """What is said of each place in this viewer's picture."""
    spots = GAME.looks.spots(state.view(viewer))
    return {name: spot.says.say(NAMES, language) for name, spot in spots.items()}


def test_every_square_says_what_this_viewer_sees_there() -> None:
    state = opened({"A1": 5, "A3": -2, "H8": MINE})
    state = play(state, "first", "scout R A2", "scout N H8", "scout R A2", "scout P B7")
    state = play(state, "scout Q D4", "scout K A2", "claim R A1 A3", "claim Q H7 H8")
    own, public = spoken(state, 0), spoken(state, None)
    assert list(own)[:2] == ["A8", "B8"], "as one reads"
    for said in (own, public):
        assert said["A1"] == "A1, 5, claimed by Red"
        assert said["A2"] == "A2, −2, claimed by Red, scouted by 3 pieces"
        assert said["B7"] == "B7, hidden, scouted by Blue's pawn"
        assert said["H8"] == "H8, mine, claimed by Blue, scouted by Blue's knight, just claimed"
        assert said["G8"] == "G8, hidden"
    assert public["D4"] == "D4, hidden, scouted by Red's queen"
    assert own["D4"] == f"{public['D4']}, you see 31 points, 2 mines from here"
    german = "D4, verdeckt, gespäht: Dame von Rot, von hier siehst du 31 Punkte, 2 Minen"
    assert spoken(state, 0, "de")["D4"] == german
    assert spoken(state, None, "ru")["D4"] == "D4, закрыто, разведка: ферзь Красных"


def test_the_panels_say_what_they_show_and_equal_results_are_two() -> None:
    state = play(opened(), "first", "scout R A2", "scout P B7", "scout R A2")
    said = spoken(state, 0)
    assert said["red-scout-R"] == "Scout with a rook: none left"
    assert said["red-claim-R"] == "Claim with a rook: 2 left"
    assert said["blue-scout-P"] == "Blue, scout with a pawn: 7 left"
    assert said["red-pawns"] == "Red's pawns move up"
    assert said["result-1"] == said["result-2"], "both have no room in their square"
    assert said["result-1"].startswith("Your rook on A2 still sees ")
    assert not any(name.startswith("result") for name in spoken(state, None))
    over = spoken(play(opened(), *SCOUTED, "pass", "pass"), 0)
    assert over["red-passed"] == "Red has passed on this board"
    assert over["board-1"] == "Board 1 is over: Red 0 points, 0 mines; Blue 0 points, 0 mines."


def test_as_long_as_one_only_scouts_nobody_is_asked_what_a_piece_does() -> None:
    state = play(opened(), "first")
    asks = GAME.touch.asks
    for scouts in range(4):
        text = asks(state.view(state.acting[0]), ("D4",))
        assert text
        goes = "Which piece goes to D4, and what does it do there?"
        assert text.say((), "en") == ("Which piece scouts on D4?" if scouts < 3 else goes)
        state = play(state, f"scout P B{scouts + 2}", f"scout P C{scouts + 2}")
