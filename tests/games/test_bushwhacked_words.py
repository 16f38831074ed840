"""Bushwhacked in words: typed moves, labels, the board described, warnings and tips."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.table.menu import menu
from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import mask_of, pierced, surrounded
from games.core import LANGUAGES, Match, Thought, verbatim

NAMES = ("Ann", "Bob", "Cy", "Di")


def after(*moves: str, seats: int = 2) -> Match[Board]:
    """The match after these moves, each of the player to move, White first."""
    match = Match.start(GAME, seats, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def surrounding() -> Match[Board]:
    """White to move, with K10 surrounded."""
    placed = "place J10; place K10; place L10; place A17; place K11; done; place C17"
    return after(*placed.split("; "))


def test_several_moves_in_one_line() -> None:
    match = surrounding()
    assert match.read(0, "a1; x k10") == ("place A1", "capture K10")


def test_a_bare_square_is_captured_or_paid_with_where_it_can_only_be_that() -> None:
    match = surrounding().play(0, "pass")
    assert match.read(0, "k10") == ("capture K10",)


def described(match: Match[Board], seat: int | None = None) -> list[str]:
    """The paragraphs."""
    return GAME.words.describe(match.state.view(seat)).say(NAMES).split("\n\n")


@pytest.mark.parametrize("seed", [0])
def test_the_most_crowded_board_fits_a_message(seed: int) -> None:
    """Whoever can capture does, else everybody places: more stones than in any other match."""
    random, match = Random(seed), after(seats=4)
    while not match.state.outcome:
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        wanted = [m for m in legal if m.startswith("capture")]
        wanted = wanted or [m for m in legal if m.startswith("place")] or list(legal)
        match = match.play(seat, random.choice(wanted))
        names = [f"Longish name {n}" for n in range(4)]
        described = GAME.words.describe(match.state.view(None))
        assert all(len(described.say(names, language)) <= 2500 for language in LANGUAGES)


def told(match: Match[Board]) -> str:
    return match.state.notes[-1].text.say(NAMES)


@pytest.mark.parametrize("seed", [0])
def test_the_stones_that_are_told_make_the_capture_by_themselves(seed: int) -> None:
    """They stand there, are three or four, and make a shape of BW-21 or BW-22; all is played in a
    corner, so that much is captured."""
    random, match, seen = Random(seed), after(seats=3), 0
    while not match.state.outcome:
        seat, board = match.state.acting[0], match.state.board(None)
        legal = match.state.legal(seat)
        wanted = [m for m in legal if m.startswith("capture")]
        near = [m for m in legal if re.fullmatch(r"place [A-I]\d", m)]
        match = match.play(seat, random.choice(wanted or near or legal))
        if wanted:
            square = match.log[-1][1].split()[1]
            by = re.findall(r"[A-Q]\d+", told(match))[1:]  # the first one is the victim
            stones = mask_of(" ".join(by))
            assert len(by) in (3, 4)
            assert stones & (board.play[seat] | board.turn.gained) == stones
            shapes = surrounded(stones) | pierced(stones & board.play[seat], board.empty)
            assert shapes & mask_of(square)
            seen += 1
    assert seen > 5


def warning(match: Match[Board], move: str) -> str:
    text = GAME.teaching.warn(match.state.view(0), move)
    return text.say(NAMES) if text else ""


def test_without_the_aid_nobody_is_told_what_can_be_captured() -> None:
    match = Match.start(GAME, 2, {"assist": "off"}, {"first": 0})
    for move in ("place J10", "place K10", "place L10", "place A17", "place K11", "done"):
        match = match.play(match.state.acting[0], move)
    match = match.play(match.state.acting[0], "place C17")
    view, passed = match.state.view(0), match.play(0, "pass")
    texts = [
        GAME.words.describe(view),
        GAME.teaching.tip(view),
        GAME.teaching.tip(passed.state.view(0)),
        GAME.players.why(view, Thought("place D3")),
        GAME.teaching.warn(passed.state.view(0), "done"),
    ]
    said = " ".join(text.say(NAMES) for text in texts if text)
    assert "K10" not in said.partition("\n")[0]
    assert "Exposed" not in said
    assert "cross" not in said


def last_stone(match: Match[Board]) -> Match[Board]:
    """White to move with one play stone in hand, after stones that change nothing."""
    apart = iter([f"{column}{row}" for row in (1, 3, 5, 7, 13, 15, 16) for column in "ACEGIKMOQ"])
    while match.state.board(None).play_hand(0) > 1 or match.state.acting != (0,):
        seat = match.state.acting[0]
        free = next(s for s in apart if f"place {s}" in match.state.legal(seat))
        match = match.play(seat, f"place {free}")
    return match


def test_warning_of_a_last_stone_that_does_not_win() -> None:
    level = last_stone(after())
    assert warning(level, "place E17").startswith("This is your last play stone")
    assert level.play(0, "place E17").state.outcome, "BW-31"
    ahead = last_stone(surrounding().play(0, "pass").play(0, "capture K10"))
    assert not warning(ahead, "place E17")


def test_no_warning_of_a_last_stone_that_takes_the_lead() -> None:
    three = ("place H9", "place A17", "place J9", "place C17", "place I10", "place E17")
    match = last_stone(after(*three))
    assert warning(match, "place G17")
    assert not warning(match, "place I8"), "it controls I9"
    outcome = match.play(0, "place I8").state.outcome
    assert outcome
    assert outcome.places == (1, 2)


@pytest.mark.parametrize("seed", [0])
def test_every_warning_holds(seed: int) -> None:
    """What a warning says is lost can be done before the move, and not after it."""
    random, match = Random(seed), Match.start(GAME, 3, {}, {"first": 0})
    while not match.state.outcome:
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        for move in legal[::9]:
            said = (GAME.teaching.warn(match.state.view(seat), move) or verbatim("")).say(NAMES)
            later = match.play(seat, move)
            still = later.state.legal(seat) if not later.state.outcome else ()
            if "can still capture" in said:
                assert any(m.startswith("capture") for m in legal)
            elif "more this turn" in said:
                assert any(m.startswith("place") for m in legal)
                assert later.state.acting != (seat,) or not any("place" in m for m in still)
            elif "last play stone" in said:
                assert later.state.board(None).play_hand(seat) == 0
            elif "spoils your arrow" in said:
                lost = re.findall(r"[A-Q]\d+", said)
                assert not {f"capture {square}" for square in lost} & set(still)
        word = random.choice(sorted({move.split()[0] for move in legal}))
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)]))


def tip(match: Match[Board]) -> str:
    seat = match.state.acting[0]
    text = GAME.teaching.tip(match.state.view(seat))
    assert text
    return text.say(NAMES)


def why(match: Match[Board], move: str) -> str:
    return GAME.players.why(match.state.view(0), Thought(move)).say(NAMES)


def titles(match: Match[Board]) -> dict[str, list[str]]:
    """The squares of its shortlists, by title."""
    return {
        short.title.say(NAMES): [move.split()[1] for move in short.moves]
        for short in GAME.controls.shortlists(match.state.view(match.state.acting[0]))
    }


def menus(match: Match[Board]) -> int:
    """How many menus a message has."""
    view = match.state.view(match.state.acting[0])
    return len(titles(match)) + len(menu(view.legal, menus=GAME.controls.menus).groups)


def test_a_message_has_three_menus_at_most() -> None:
    """In random matches of all sizes, with captures and trades."""
    most = 0
    for seed, seats in enumerate((2, 3, 4)):
        random, match = Random(seed), after(seats=seats)
        while not match.state.outcome:
            seat, legal = match.state.acting[0], match.state.legal(match.state.acting[0])
            most = max(most, menus(match))
            taking = [move for move in legal if move.split()[0] in ("capture", "trade", "pay")]
            match = match.play(seat, random.choice(taking or legal))
    assert most == 3


def sure(match: Match[Board]) -> tuple[str, ...]:
    return GAME.controls.handy(match.state.view(match.state.acting[0]))


def won(match: Match[Board]) -> bool:
    return match.state.outcome is not None and match.state.outcome.places == (1, 2)


def test_with_the_last_stone_a_button_wins_wherever_that_is_sure() -> None:
    def nearly(*first: str) -> Match[Board]:
        """White has these squares and one stone in hand."""
        free = iter(
            [f"{column}{row}" for row in (1, 3, 5, 7, 13, 15, 17) for column in "ACEGIKMOQ"]
        )
        match = after()
        for square in (*first, *([""] * 29))[:29]:
            match = match.play(0, f"place {square or next(free)}")
            match = match.play(1, f"place {next(free)}")
        return match

    leads = nearly("D10", "D8", "C9", "E9")
    (anywhere,) = sure(leads)
    assert won(leads.play(0, anywhere))
    completes = nearly("D10", "D8", "C9")
    assert sure(completes) == ("place E9",)
    assert won(completes.play(0, "place E9"))
    assert sure(nearly("D10", "D8")) == ()
