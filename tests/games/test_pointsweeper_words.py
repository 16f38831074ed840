"""Pointsweeper typed, read and advised."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Match
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import MINE, Act, Claim, Count, Scout
from games.pointsweeper.rules.state import PointsweeperState, start
from tests.games.golden import walk
from tests.games.pointsweeper_table import SCOUTED, Tiles, dealt, moves, opened, play

NAMES = ("Ann", "Bob")


LONG = ("W" * 32, "Q" * 32)
"""The longest names that Discord allows."""


@pytest.mark.parametrize("seeds", [range(1)])
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


def warned(state: PointsweeperState, move: str) -> str:
    """What the player whose turn it is hears before this legal move; "" for nothing."""
    (seat,) = state.acting
    assert move in state.legal(seat)
    text = GAME.teaching.warn(state.view(seat), move)
    return text.say(NAMES) if text else ""


def test_the_aids_are_on_unless_the_host_switches_them_off() -> None:
    assert GAME.settle({"clock": "slow"})["aids"] == "on"  # a record from before there was a choice
    assert opened().board(None).aids


@pytest.mark.parametrize("seed", [0])
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


def test_a_new_board_is_a_new_period_for_the_clock() -> None:
    state = opened()
    for number in (1, 2, 3):
        assert GAME.time.period(state.view(None)) < 0  # no bank runs during the choice (PS-25)
        state = play(state, "first")
        assert GAME.time.period(state.view(None)) == number
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
