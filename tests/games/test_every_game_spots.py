"""One battery for every game: its moves can be made by touching its picture."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, groupby, pairwise, product
from typing import Any

from PIL import ImageChops

from bot.table.touch import Touching, made, touches
from games.core import LANGUAGES, Box, Move, Spot, Text, View, Way
from tests.games.battery import NAMES, AnyGame, AnyMatch, every_game, looks, spread, viewers
from tests.games.golden import walk
from tests.sample import examples

TOUCHES = {"pointsweeper": 3}
"""The most touches of a move, where that is not two; the one that plays it comes on top."""
CHOICES = 12
"""The most buttons that stand beside the picture at a time."""
TURNED = 4
"""The most moves that one thing turns through."""
SHOWN = 2
"""Of so many moves of a view the ghost is drawn."""


def steps(game: AnyGame, view: View[Any]) -> Touching:
    """How the moves of a view are made by hand."""
    return touches(game, view, game.looks.spots(view))


def asked(game: AnyGame, most: int = 5) -> Iterator[View[Any]]:
    """The views of those who have to move, over a match."""
    for match in looks(game.id, most):
        yield from map(match.state.view, match.state.acting)


@every_game
def test_every_move_can_be_made_by_touch(game: AnyGame) -> None:
    """With few touches, and few buttons beside the picture."""
    for view in asked(game):
        step, spots = steps(game, view), game.looks.spots(view)
        ways = list(made(step))
        assert {move for _, moves in ways for move in moves} == set(view.legal)
        assert max(len(way) for way, _ in ways) <= TOUCHES.get(game.id, 2)
        assert max(len(moves) for _, moves in ways) <= (TURNED if game.touch.turns else 1)
        assert max(_choices(step, spots)) <= CHOICES
        own = game.touch.ways(view)
        led = {(move.split(" ")[0], bool(set(way) & set(spots))) for way, [move, *_] in ways}
        assert own or len(led) == len(dict(led)), "some of a kind are touched, some are buttons"


def _choices(step: Touching, spots: Mapping[str, Spot]) -> Iterator[int]:
    """How many choices stand at each step."""
    yield sum(key not in spots for key in step.next)
    for then in step.next.values():
        if isinstance(then, Touching):
            yield from _choices(then, spots)


@every_game
def test_what_is_asked_and_chosen_can_be_said(game: AnyGame) -> None:
    """In every language; choices of one step are called differently."""
    for plain, language in product(asked(game, 1), LANGUAGES):
        view = replace(plain, language=language)
        spots, touch = game.looks.spots(view), game.touch
        for path, step in _walked(steps(game, view), ()):
            _fits(touch.asks(view, path), language, 120)
            called = list[tuple[str, str]]()
            for key in step.next:
                way = (*path, key)
                if key not in spots:
                    group = _fits(touch.group(view, way), language, 45)
                    label = touch.choice(view, way) or game.captioned(view, key)
                    called.append((group, _fits(label, language, 80)))
            assert len(called) == len(set(called)), "two choices are called the same"
            headings = [group for group, _ in groupby(called, lambda choice: choice[0])]
            assert len(headings) == len(set(headings)), "choices of a heading are scattered"
        said = {
            _fits(touch.plays(view, m) or game.captioned(view, m), language, 80)
            for m in spread(view.legal, 20)
        }
        assert len(said) == len(spread(view.legal, 20)), "two moves are called the same"
        for name in spots:
            _fits(touch.why_not(view, (), name), language, 160)


def _walked(step: Touching, path: Way) -> Iterator[tuple[Way, Touching]]:
    yield path, step
    for key, then in step.next.items():
        if isinstance(then, Touching):
            yield from _walked(then, (*path, key))


def _fits(text: Text | None, language: str, most: int) -> str:
    said = text.say(NAMES, language) if text else ""
    assert len(said) <= most
    return said


@every_game
def test_a_ghost_is_the_picture_with_a_little_more(game: AnyGame) -> None:
    """Different moves of a kind have different ghosts."""
    for view in asked(game, examples(2)):
        picture, seen = game.looks.draw(view).convert("RGB"), set[bytes]()
        ghosts = {move: game.looks.ghost(view, move) for move in view.legal}
        shown = spread(tuple(move for move, draw in ghosts.items() if draw), SHOWN)
        for draw in filter(None, map(ghosts.get, shown)):
            ghost = draw().convert("RGB")
            assert ghost.size == picture.size
            assert ImageChops.difference(ghost, picture).getbbox(), "nothing is to be seen"
            seen.add(ghost.tobytes())
        assert len(seen) == len(shown)


@every_game
def test_moves_change_the_picture_where_they_were_touched_last(game: AnyGame) -> None:
    """So the spots are where the picture is drawn. Most of each kind: one that only points the way
    may change nothing there."""
    changed, tried = defaultdict[str, list[bool]](list), Counter[str]()
    for match, after in pairwise(walk(game.id)):
        seat, move = after.log[len(match.log)]
        kind = move.split(" ")[0]
        seen, view = changed[kind], match.state.view(seat)
        tried[kind] += 1
        if tried[kind] > examples(4):
            continue
        spots = game.looks.spots(view)
        touched = _last(steps(game, view), spots, move)
        if touched:
            box, then = spots[touched].box, after.state.view(seat)
            one, two = (game.looks.draw(v).convert("RGB").crop(box) for v in (view, then))
            seen.append(ImageChops.difference(one, two).getbbox() is not None)
    assert any(changed.values())
    for kind, seen in changed.items():
        assert 2 * sum(seen) >= len(seen), f"most of {kind} change nothing where it was touched"


def _last(step: Touching, spots: Mapping[str, Spot], move: Move) -> str:
    """The spot that is touched last on the way to a move; "" if it needs none."""
    ways = [[key for key in way if key in spots] for way, moves in made(step) if move in moves]
    shortest = min(ways, key=len)
    return shortest[-1] if shortest else ""


@every_game
def test_spots_lie_on_the_picture_side_by_side_and_say_what_is_there(game: AnyGame) -> None:
    for match in looks(game.id, 2):
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


@every_game
def test_what_lies_there_tells_of_most_moves(game: AnyGame) -> None:
    """By the names of spots; a move that only passes changes nothing."""
    told = defaultdict[str, list[bool]](list)
    for match, after in pairwise(walk(game.id)):
        seat, move = after.log[len(match.log)]
        seen = told[move.split(" ")[0]]
        if len(seen) < examples(3):
            before, here = (game.looks.lies(m.state.view(seat)) for m in (match, after))
            if not here and not before:  # a game need not say it
                return
            assert set(here) & set(game.looks.spots(after.state.view(seat)))
            seen.append(any(here[name] != before.get(name) for name in here))
    assert sum(all(seen) for seen in told.values()) >= len(told) / 2


@every_game
def test_seats_have_colours_and_scores_as_they_are_shown(game: AnyGame) -> None:
    for match in looks(game.id, 6):
        for seat in viewers(match):
            standings = game.looks.standings(match.state.view(seat))
            assert len(standings) in (0, match.seats)
            assert len({standing.colour for standing in standings}) == len(standings)
            for standing, score in zip(standings, match.state.scores, strict=False):
                assert standing.score in ("", score)
                assert re.fullmatch("#[0-9A-Fa-f]{6}", standing.colour)


@every_game
def test_a_picture_is_cut_between_its_boards(game: AnyGame) -> None:
    """What lies beside each other then is about as high, and nothing is cut through."""
    for match in looks(game.id, 5):
        for view in map(match.state.view, viewers(match)):
            if cut := game.looks.fold(view):
                boxes = [spot.box for spot in game.looks.spots(view).values()]
                assert all(bottom <= cut[0] or top >= cut[0] for _, top, _, bottom in boxes)
                height = game.looks.draw(view).height
                assert abs(cut[0] - (height - cut[1])) < height / 10
