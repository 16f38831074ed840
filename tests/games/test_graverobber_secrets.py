"""House §7: what a viewer may not know changes nothing of what that viewer gets."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from games import pen
from games.core import LANGUAGES, Match
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.layout import PIECES
from tests.games.test_graverobber import WHITE, after, laid
from tests.games.test_graverobber_set_up import both_placements

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


def swapped(match: Match[Board], owner: int, random: Random) -> Match[Board] | None:
    """The same public moves on another board of that owner; None if anything else is told."""
    other = Match.start(GAME, 2, match.options, {})
    assert GAME.rules.set_up
    layout = GAME.rules.set_up.random(other.state.view(owner), random)
    log = [(owner, step) for step in layout]
    log += [(s, m) for s, m in match.log if s != owner or m.split()[0] not in PIECES]
    for seat, move in log:
        if other.refusal(seat, move):
            return None
        other = other.play(seat, move)
    return other if other.state.board(None) == match.state.board(None) else None


def swaps(match: Match[Board], owner: int) -> list[Match[Board]]:
    """A few such matches."""
    random = Random(owner)
    found = (swapped(match, owner, random) for _ in range(2000))
    return list(islice((other for other in found if other), 8))


@both_placements
@pytest.mark.parametrize("owner", [0, 1])
def test_the_other_board_changes_nothing_that_is_seen(placement: str, owner: int) -> None:
    match = after(laid(placement=placement, assist="on"), "r3", "l3", "du", "dd", "r4", "l4")
    others = swaps(match, owner)
    assert len({other.state.board(owner).layouts[owner] for other in others}) == 8
    for viewer in (None, 1 - owner):
        seen = everything(match, viewer)
        for other in others:
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
