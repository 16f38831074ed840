"""What nobody may know: other tiles under the same public match change nothing that is shown."""

from __future__ import annotations

import copy
from dataclasses import replace
from random import Random

import pytest

from games import pen
from games.core import Box, Dealt, Match, View
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import Board, Claim, Scout
from games.pointsweeper.rules.known.chess import SQUARES
from games.squares import Square, place
from tests.games.pointsweeper_table import SCOUTED, opened, play, texts

NAMES = ("Ann", "Bob")
PLIES = (1, 5, 9, 14, 20, 27)


def played(seed: int, plies: int) -> Match[Board]:
    """A random match of so many plies, in which nobody passes."""
    random = Random(seed)
    match = Match.start(GAME, 2, {}, GAME.rules.deal(random, 2, {}))
    for _ in range(plies):
        (seat,) = match.state.acting
        legal = [move for move in match.state.legal(seat) if move != "pass"]
        word = random.choice(sorted({move.split()[0] for move in legal}))
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)]))
    return match


def swapped(match: Match[Board], viewer: int | None, random: Random) -> Match[Board]:
    """The same log over a deal that differs only where this viewer never looked."""
    deal = copy.deepcopy(dict(match.deal))
    board = match.state.board(viewer).minefields[-1]
    known = set(board.tiles)
    for act in board.acts:
        if isinstance(act, Claim):
            known.update(act.path)
        elif isinstance(act, Scout) and act.seat == viewer:
            known.update(act.squares)
    shuffle(deal["boards"][0], [square for square in SQUARES if square not in known], random)
    shuffle(deal["boards"][1], list(SQUARES), random)
    return replayed(match, deal)


def shuffle(grid: list[list[int | str]], squares: list[Square], random: Random) -> None:
    """Mix the tiles of these squares."""
    places = [place(square) for square in squares]
    tiles = [grid[row][column] for column, row in places]
    random.shuffle(tiles)
    for (column, row), tile in zip(places, tiles, strict=True):
        grid[row][column] = tile


def replayed(match: Match[Board], deal: Dealt) -> Match[Board]:
    """The same log over another deal."""
    again = Match.start(GAME, 2, {}, deal)
    for seat, move in match.log:
        again = again.play(seat, move)
    return again


def same(one: Match[Board], other: Match[Board], viewer: int | None, language: str = "en") -> bool:
    """Does this viewer see, read, and hear the same of both, to the last byte?"""
    first, second = (replace(m.state.view(viewer), language=language) for m in (one, other))
    return (
        first == second
        and read(first) == read(second)
        and touched(first) == touched(second)
        and pen.png(GAME.looks.draw(first)) == pen.png(GAME.looks.draw(second))
        and one.state.scores == other.state.scores
        and one.state.revealed == other.state.revealed
    )


def read(view: View[Board]) -> list[str]:
    """All that is told of a view, in its language."""
    texts = (GAME.words.describe(view), *(note.text for note in view.notes))
    return [text.say(NAMES, view.language) for text in texts]


def touched(view: View[Board]) -> list[tuple[str, Box, str]]:
    """All places of a view's picture, in their order, and what is said of them."""
    spots = GAME.looks.spots(view)
    return [(name, s.box, s.says.say(NAMES, view.language)) for name, s in spots.items()]


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("plies", PLIES)
def test_ps_40_other_secrets_change_nothing_for_who_may_not_know(
    viewer: int | None, plies: int
) -> None:
    random = Random(plies)
    for seed in range(3):
        match = played(seed, plies)
        other = swapped(match, viewer, random)
        assert other.deal["boards"][0] != match.deal["boards"][0]
        assert same(match, other, viewer)
        assert same(match, other, viewer, "ru")


@pytest.mark.parametrize("plies", PLIES[1:])
def test_ps_40_legal_moves_and_refusals_do_not_depend_on_secrets(plies: int) -> None:
    match = played(4, plies)
    other = swapped(match, None, Random(plies))
    tried = ["pass", "first", "scout P A1", *match.state.legal(0)[:40], *match.state.legal(1)[:40]]
    for seat in (0, 1):
        assert match.state.legal(seat) == other.state.legal(seat)
        for move in tried:
            assert match.state.refusal(seat, move) == other.state.refusal(seat, move)


def test_ps_15_the_owner_of_a_scout_does_see_the_difference() -> None:
    match = played(2, 7)
    other = swapped(match, 0, Random(1))
    assert same(match, other, 0)
    assert not same(match, other, 1)


def test_ps_16_results_are_told_to_their_owner_alone() -> None:
    state = play(opened(), *SCOUTED)
    assert not any("sees" in text for text in texts(state))
    for seat in (0, 1):
        assert sum("sees" in text for text in texts(state, seat)) == 3
        other = [note for note in state.view(seat).notes if note.to == 1 - seat]
        assert other == []


def test_ps_42_all_viewers_see_the_same_picture_once_a_board_is_over() -> None:
    state = play(opened(), *SCOUTED, "claim R A1 A3", "pass", "pass")
    pictures = {pen.png(GAME.looks.draw(state.view(viewer))) for viewer in (None, 0, 1)}
    assert len(pictures) == 1
