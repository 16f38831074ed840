"""What nobody may know: other tiles under the same public match change nothing that is shown."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games import pen
from games.core import Box, Match, View
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import Board
from tests.games.pointsweeper_table import PLIES, SCOUTED, opened, play, played, swapped, texts

NAMES = ("Ann", "Bob")


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
    for seed in range(1):
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
