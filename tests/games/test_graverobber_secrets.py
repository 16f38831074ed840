"""House §7: what a viewer may not know changes nothing of what that viewer gets."""

from __future__ import annotations

from random import Random

import pytest

from games import pen
from games.core import LANGUAGES, Match
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board
from tests.games.graverobber_table import WHITE, after, both_placements, laid, swaps

NAMES = ["Ann", "Bob"]
TRIES = [
    *(f"move {way} {n}" for way in ("up", "down", "left", "right") for n in range(1, 9)),
    *("dig up", "skip", "ready", "windmill C3", "clear", "xyzzy"),
]


def everything(match: Match[Board], seat: int | None) -> object:
    """All that this viewer can get: view, words, picture, its spots, and an answer to every try."""
    view = match.state.view(seat)
    tip = GAME.teaching.tip(view)
    told = [note.text.say(NAMES, code) for note in view.notes for code in LANGUAGES]
    answers = [] if seat is None else [match.refusal(seat, move) for move in TRIES]
    labels = [GAME.captioned(view, move) for move in view.legal]
    return (
        view,
        GAME.words.describe(view),
        told,
        tip,
        labels,
        pen.png(GAME.looks.draw(view)),
        list(GAME.looks.spots(view).items()),
        answers,
    )


@both_placements
@pytest.mark.parametrize("owner", [0, 1])
def test_the_other_board_changes_nothing_that_is_seen(placement: str, owner: int) -> None:
    match = after(laid(placement=placement, assist="on"), "r3", "l3", "du", "dd", "r4", "l4")
    others = swaps(match, owner)
    assert len({other.state.board(owner).layouts[owner] for other in others}) == 8
    for viewer in (None, 1 - owner):
        seen = everything(match, viewer)
        for other in others[:3]:
            assert everything(other, viewer) == seen
    visitors = {other.state.board(owner).visitors[owner] for other in (match, *others)}
    assert len(visitors) > 1  # the secret does differ where it matters


@both_placements
def test_steps_of_the_set_up_change_nothing_that_is_seen(placement: str) -> None:
    match = Match.start(GAME, 2, {"placement": placement}, {})
    seen = [everything(match, viewer) for viewer in (None, 0)]
    assert GAME.rules.set_up
    for seed in range(3):
        laying = match
        for move in GAME.rules.set_up.random(match.state.view(1), Random(seed)):
            laying = laying.play(1, move)
            assert [everything(laying, viewer) for viewer in (None, 0)] == seen
        laying = laying.play(1, "clear")
        assert [everything(laying, viewer) for viewer in (None, 0)] == seen


def test_a_move_that_is_too_long_tells_nothing_about_the_other_board() -> None:
    near = "windmill C2; grave A4; plot A5; grave F5; plot F6; grave C7; plot D7; ready"
    told = [laid(white=white).refusal(0, "move up 8") for white in (WHITE, near)]
    assert told[0] == told[1]
    assert told[0]
    assert told[0].say(NAMES) == "Going north, the board ends at A8."
