"""Graveyard Shift's pictures show what they must: seen by what changes between two of them."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from PIL import Image

from games import pen
from games.core import Match
from games.graveyard_shift import GAME
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.yard import KINDS
from games.graveyard_shift.shown.draw import GRID, HEIGHT, WIDTH, loose_boxes
from tests.games.graveyard_shift_table import FIRST_WINS, LAYOUT, SECOND_WINS
from tests.games.graveyard_shift_table import play as typed

DEAL: dict[str, Any] = {**GAME.rules.deal(Random(4), 2, {"rounds": "1"}), "first": 0}


def play(*moves: str, deal: dict[str, Any] = DEAL) -> Match[Board]:
    match = Match.start(GAME, 2, {"rounds": "1"}, deal)
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def picture(match: Match[Board]) -> Image.Image:
    return GAME.looks.draw(match.state.view(None)).convert("RGB")


def test_the_parts_that_won_are_framed_and_those_of_a_resigned_round_are_not() -> None:
    deal = {"first": 0, "rounds": [LAYOUT] * 3}
    begun = Match.start(GAME, 2, {}, deal)
    won = typed(SECOND_WINS, typed(FIRST_WINS, begun))
    resigned = typed(SECOND_WINS.rpartition(";")[0], typed(FIRST_WINS, begun)).play(1, "resign")
    assert frames(won) > frames(resigned)


def test_of_two_rounds_to_one_only_the_winners_are_framed() -> None:
    begun = Match.start(GAME, 2, {}, {"first": 0, "rounds": [LAYOUT] * 3})
    won = typed(FIRST_WINS, typed(FIRST_WINS, typed(FIRST_WINS, begun)))
    assert won.state.outcome
    assert won.state.outcome.scores == ("2", "1")
    assert frames(won) > 0
    assert frames(won, left=picture(won).width // 2) == 0


def frames(match: Match[Board], left: int = 0) -> int:
    """How many pixels below the board, from there to the right, have the colour of frames."""
    image = picture(match)
    below = image.crop((left, GRID.top + GRID.height + 8, image.width, image.height))
    return next((n for n, c in below.getcolors(100_000) or [] if c == pen.rgb(pen.LAST)), 0)


def test_parts_to_put_back_lie_kind_by_kind_each_in_one_row() -> None:
    for most in range(1, 16):
        loose = tuple((KINDS * 4)[:most])
        boxes = loose_boxes(loose)
        assert [*boxes] == [kind for kind in KINDS if kind in loose]
        for kind, (left, top, right, bottom) in boxes.items():
            assert right - left >= (bottom - top) * loose.count(kind)
            assert right < WIDTH
            assert bottom < HEIGHT
        for one, other in pairwise(boxes.values()):
            assert one[2] < other[0] or one[3] < other[1]
