"""One battery for every game: its moves can be made by touching its picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import ImageChops

from bot.table.touch import Paths, Step, touches
from games.core import LANGUAGES, Box, Move, Spot, View
from tests.games.battery import NAMES, AnyGame, AnyMatch, every_game, looks, viewers
from tests.games.golden import walk
from tests.sample import examples, sample

TOUCHES = {"pointsweeper": 3}
"""The most touches of a move, entries among them, where that is not two."""
ENTRIES = 10
"""The most buttons that stay beside the picture at a time."""


@every_game
def test_every_move_can_be_made_by_touch(game: AnyGame) -> None:
    """With few touches, and few buttons beside the picture."""
    for match in looks(game.id, 12):
        for seat in match.state.acting:
            view = match.state.view(seat)
            spots, order = game.looks.spots(view), game.controls.order
            led = {(move.split(" ")[0], bool(Paths(spots, order).of(move))) for move in view.legal}
            assert len(led) == len(dict(led)), "some of a kind are touched, some are buttons"
            step = touches(view.legal, spots, order)
            made = dict(_made(step, 0))
            assert made.keys() == set(view.legal)
            assert max(made.values()) <= TOUCHES.get(game.id, 2)
            assert _most_entries(step) <= ENTRIES


def _made(step: Step | Move, touched: int) -> list[tuple[Move, int]]:
    """Every move that can be made from here, and with how many touches in all."""
    if isinstance(step, str):
        return [(step, touched)]
    found = [(move, touched + 1) for move in step.entries]
    return found + [made for then in step.spots.values() for made in _made(then, touched + 1)]


def _most_entries(step: Step) -> int:
    then = [_most_entries(after) for after in step.spots.values() if isinstance(after, Step)]
    return max([len(step.entries), *then])


@every_game
def test_moves_change_the_picture_where_they_were_touched_last(game: AnyGame) -> None:
    """So the spots are where the picture is drawn. Most of each kind: one that only points the way
    may change nothing there."""
    changed = defaultdict[str, list[bool]](list)
    for match, after in pairwise(walk(game.id)):
        seat, move = after.log[len(match.log)]
        seen, view = changed[move.split(" ")[0]], match.state.view(seat)
        spots = game.looks.spots(view)
        touched = _last(touches(view.legal, spots, game.controls.order), move)
        if touched and len(seen) < examples(5):
            box, then = spots[touched].box, after.state.view(seat)
            one, two = (game.looks.draw(v).convert("RGB").crop(box) for v in (view, then))
            seen.append(ImageChops.difference(one, two).getbbox() is not None)
    assert any(changed.values())
    for kind, seen in changed.items():
        assert 2 * sum(seen) >= len(seen), f"most of {kind} change nothing where it was touched"


def _last(step: Step, move: Move) -> str:
    """The spot that is touched last on the way to a move; "" if it needs none."""
    for name, then in step.spots.items():
        if then == move:
            return name
        if isinstance(then, Step) and any(made == move for made, _ in _made(then, 0)):
            return _last(then, move) or name
    return ""


@every_game
@pytest.mark.parametrize("most", sample([6, 30]))
def test_spots_lie_on_the_picture_side_by_side_and_say_what_is_there(
    game: AnyGame, most: int
) -> None:
    for match in looks(game.id, most):
        for seat in {*viewers(match), *match.state.acting}:
            view = match.state.view(seat)
            spots, image = game.looks.spots(view), game.looks.draw(view)
            assert spots
            for spot in spots.values():
                left, top, right, bottom = spot.box
                assert 0 <= left < right <= image.width
                assert 0 <= top < bottom <= image.height
            for one, other in combinations(dict.fromkeys(s.box for s in spots.values()), 2):
                assert _apart(one, other) or _inside(other, one), "what lies on top comes later"
            _check_words(game, view, spots)


def _apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def _inside(small: Box, large: Box) -> bool:
    return (
        small != large
        and small[0] >= large[0]
        and small[1] >= large[1]
        and small[2] <= large[2]
        and small[3] <= large[3]
    )


def _check_words(game: AnyGame, view: View[Any], spots: Mapping[str, Spot]) -> None:
    """Every thing has words of its own, in every language, whatever it is named."""
    for language in LANGUAGES:
        told = game.looks.spots(replace(view, language=language))
        assert [(name, spot.box) for name, spot in told.items()] == [
            (name, spot.box) for name, spot in spots.items()
        ]
        said = {(spot.box, spot.says.say(NAMES, language)) for spot in told.values()}
        assert len(said) == len({box for box, _ in said}), "one thing is called this and that"
        assert len(said) == len({words for _, words in said}), "two things are called the same"
        assert all(2 <= len(words) <= 120 for _, words in said)


@every_game
def test_marks_have_their_squares(game: AnyGame) -> None:
    marks = game.looks.marks
    match: AnyMatch = walk(game.id)[len(walk(game.id)) // 2]
    named = {name for name in game.looks.spots(match.state.view(0)) if name.startswith("mark ")}
    assert named == {f"mark {square}" for square in marks.squares} if marks else not named
