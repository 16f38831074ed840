"""Pointsweeper typed, read and advised."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games import pen
from games.core import Match, Move
from games.pen import Picture
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import MINE, Act, Claim, Count, Scout
from games.pointsweeper.rules.known.told import number
from games.pointsweeper.rules.state import PointsweeperState, start
from games.pointsweeper.shown.draw import GRID
from tests.games.golden import walk
from tests.games.pointsweeper_table import SCOUTED, Tiles, dealt, moves, opened, play

NAMES = ("Ann", "Bob")


LONG = ("W" * 32, "Q" * 32)
"""The longest names that Discord allows."""


def test_what_only_a_seat_knows_fits_a_picture_on_the_fullest_board() -> None:
    """An attachment's description has 1,024 characters and keeps whole lines; *In words* tells the
    rest, which is public."""
    random = Random(4)
    state = play(start(GAME.rules.deal(Random(0), 2, {}), 2, {}), "first")
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


def warned(state: PointsweeperState, move: str) -> str:
    """What the player whose turn it is hears before this legal move; "" for nothing."""
    (seat,) = state.acting
    assert move in state.legal(seat)
    text = GAME.teaching.warn(state.view(seat), move)
    return text.say(NAMES) if text else ""


def test_the_aids_are_on_unless_the_host_switches_them_off() -> None:
    assert GAME.settle({"clock": "slow"})["aids"] == "on"  # a record from before there was a choice
    assert opened().board(None).aids


def test_ticks_and_warnings_are_never_wrong() -> None:
    random = Random(0)
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


def test_a_new_board_is_a_new_period_for_the_clock() -> None:
    state = opened()
    for board in (1, 2, 3):
        assert GAME.time.period(state.view(None)) < 0  # no bank runs during the choice (PS-25)
        state = play(state, "first")
        assert GAME.time.period(state.view(None)) == board
        state = play(state, "timeout", "timeout")


@pytest.mark.parametrize(
    "typed", ["к a1 a3", "К a1 a3", "п a2 a3", "S b1 c3", "D d4 d5", "T a1 a3"]
)
def test_single_letters_are_canonical_only(typed: str) -> None:
    match = Match.start(GAME, 2, {}, dealt())
    for move in SCOUTED:
        match = match.play(match.state.acting[0], move)
    for language in ("ru", "de"):
        assert GAME.understood(typed, language) not in match.state.legal(0)


def test_a_newcomer_is_told_about_claims_a_few_times_only() -> None:
    tips = [
        (m.state.board(s).number, GAME.teaching.tip(m.view(s)))
        for m in walk("pointsweeper")
        for s in (0, 1)
    ]
    claims = [number for number, tip in tips if tip and tip.id == "pointsweeper-tip-claim"]
    assert set(claims) == {1}
    assert len(claims) <= 2 * 4


# --- what is at hand ------------------------------------------------------------------------------


def handy(state: PointsweeperState) -> tuple[Move, ...]:
    """What the player to move has at hand."""
    return GAME.controls.handy(state.view(state.acting[0]))


def test_nobody_else_has_anything_at_hand() -> None:
    state = play(opened(), "first")
    assert GAME.controls.handy(state.view(1)) == ()
    assert GAME.controls.handy(state.view(None)) == ()


def test_once_a_piece_is_chosen_its_best_squares_are_at_hand() -> None:
    state = play(opened({"A1": 5, "B2": 4, "A3": 3, "C3": 2}), *SCOUTED)
    view, legal = state.view(0), state.legal(0)
    for beginning in ("scout Q", "claim B", "claim P"):
        near = GAME.controls.near(view, beginning)
        assert 1 <= len(near) <= 5
        assert all(move.startswith(f"{beginning} ") and move in legal for move in near)
    queens = GAME.controls.near(play(opened(), "first").view(0), "scout Q")
    assert len({move[-2:] for move in queens}) == 5, "each sees something that the others don't"
    ticked = view.board.ticked
    for move in GAME.controls.near(view, "claim B"):
        after = state.apply(0, move).plays[-1].acts[-1]
        assert isinstance(after, Claim)
        assert ticked.issuperset(after.squares)
    assert not GAME.controls.near(view, "claim B A3")
    assert not GAME.controls.near(state.view(None), "claim B")


def test_what_is_at_hand_is_legal_to_the_end_and_no_claim_meets_a_mine() -> None:
    random = Random(0)
    state = start(GAME.rules.deal(random, 2, {}), 2, {})
    while not state.outcome:
        seat, legal = state.acting[0], state.legal(state.acting[0])
        found = handy(state)
        assert set(found) <= set(legal)
        assert len(found) <= 3
        move = random.choice(found or legal)
        after = state.apply(seat, move)
        if found and move.startswith("claim"):
            act = after.plays[len(state.plays) - 1].acts[-1]
            assert isinstance(act, Claim)
            assert all(state.tiles[len(state.plays) - 1][s] != MINE for s in act.squares)
        state = after


# --- pictures -------------------------------------------------------------------------------------


def test_the_arrow_heads_of_a_claim_touch_no_value() -> None:
    ways = {"Q": ("A1 H8", "H1 A8", "D8 D1", "H4 A4"), "N": ("B1 C3", "C3 A2")}
    for kind, ends in ways.items():
        for way in ends:
            state = play(opened(), *SCOUTED, f"claim {kind} {way}")
            (claim,) = [a for a in state.board(None).minefields[0].acts if isinstance(a, Claim)]
            image = GAME.looks.draw(state.view(None)).convert("RGB")
            assert any(pen.rgb(pen.LAST) in around(image, s, 46) for s in claim.path)
            for square in claim.path:
                assert pen.rgb(pen.LAST) not in around(image, square, 20), (way, square)


def around(image: Picture, square: str, reach: int) -> set[object]:
    """The colours where a square's value stands: so many pixels to all sides of its middle."""
    x, y = GRID.centre(square)
    box = image.crop((int(x) - reach, int(y) - 16, int(x) + reach, int(y) + 16))
    return {colour for _, colour in box.getcolors(1 << 16) or []}


@pytest.mark.parametrize(("points", "mines"), [(12, 3), (60, 10), (-9, 9), (-2, 0)])
def test_what_a_scout_still_sees_has_room_in_its_square(points: int, mines: int) -> None:
    state = play(opened(), "first", "scout N C3", "scout N F6")
    view = state.view(0)
    (scout,) = view.board.minefields[-1].scouts(0)
    seen = replace(scout, rest=Count(points, mines))
    minefield = replace(view.board.minefields[-1], acts=(seen,))
    image = GAME.looks.draw(replace(view, board=replace(view.board, minefields=(minefield,))))
    left, top, right, bottom = GRID.box("C3")
    inside = [
        (word.text, left <= word.box[0] < word.box[2] <= right)
        for word in pen.words(image)
        if word.box and left - 20 <= word.box[0] < right and top <= word.box[1] < bottom
    ]
    assert inside == [(number(points), True), (str(mines), True)]
