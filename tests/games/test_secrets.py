"""What a viewer may not know changes nothing of what that viewer gets: view, words, notes, tips,
labels, the picture and its places, an answer to every try, scores, and how much was told."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games import GAMES, pen
from games.core import Match, Seat
from games.graverobber import GAME as GRAVEROBBER
from tests.games import pointsweeper_table
from tests.games.battery import spread
from tests.games.graverobber_table import WHITE, both_placements, laid, swaps
from tests.games.pointsweeper_table import SCOUTED, opened, play, played, texts
from tests.games.swaps import SECRETS, of_graverobber

TRIES = (
    *(f"move {way} {n}" for way in ("up", "down", "left", "right") for n in range(1, 9)),
    *("dig up", "skip", "ready", "windmill C3", "clear", "xyzzy", "pass", "first"),
    *("scout P A1", "scout P B2", "claim R A1 A3", "claim P C2 C3", "place 0,2 NES", "stay"),
)


def everything(match: Match[Any], viewer: Seat | None) -> object:
    """All that this viewer can get."""
    game, plain = match.game, match.state.view(viewer)
    spots, drawn = game.looks.spots(plain), game.looks.draw(plain).tobytes()
    seen = [game.words.describe(plain), *(note.text for note in plain.notes), spots, drawn]
    tried = () if viewer is None else (*TRIES, *spread(match.state.legal(viewer), 40))
    refusals = [match.refusal(viewer, move) for move in tried if viewer is not None]
    labels = [game.captioned(plain, move) for move in spread(plain.legal, 100)]
    state = match.state
    return plain, game.teaching.tip(plain), labels, refusals, seen, state.scores, state.revealed


@pytest.mark.parametrize("game", SECRETS)
def test_other_secrets_change_nothing_that_is_seen(game: str) -> None:
    reach, swap = SECRETS[game]
    for match in reach():
        for seat in (0, 1):
            others = list(islice(swap(match, seat, Random(seat)), 2))
            assert others
            for viewer in (None, seat):
                seen = everything(match, viewer)
                for other in others:
                    assert (other.deal, other.log) != (match.deal, match.log)
                    assert everything(other, viewer) == seen


def test_every_game_of_secret_boards_is_tried_with_others() -> None:
    private = {id for id, game in GAMES.items() if game.rules.private}
    assert private <= SECRETS.keys(), "tests/games/swaps.py lacks a row"


def test_ps_15_the_owner_of_a_scout_does_see_the_difference() -> None:
    match = played(2, 7)
    other = pointsweeper_table.swapped(match, 0, Random(1))
    assert match.state.view(1) != other.state.view(1)


def test_ps_16_results_are_told_to_their_owner_alone() -> None:
    state = play(opened(), *SCOUTED)
    assert not any("sees" in text for text in texts(state))
    for seat in (0, 1):
        assert sum("sees" in text for text in texts(state, seat)) == 3
        assert not [note for note in state.view(seat).notes if note.to == 1 - seat]


def test_ps_42_all_viewers_see_the_same_picture_once_a_board_is_over() -> None:
    state = play(opened(), *SCOUTED, "claim R A1 A3", "pass", "pass")
    draw = played(0, 0).game.looks.draw
    assert len({pen.png(draw(state.view(viewer))) for viewer in (None, 0, 1)}) == 1


def test_gr_21_the_secret_does_differ_where_it_matters() -> None:
    *_, match = of_graverobber()
    boards = [other.state.board(1) for other in (match, *swaps(match, 1))]
    assert len({board.layouts[1] for board in boards}) == 9
    assert len({board.visitors[1] for board in boards}) > 1


@both_placements
def test_gr_6_steps_of_the_set_up_change_nothing_that_is_seen(placement: str) -> None:
    match = Match.start(GRAVEROBBER, 2, {"placement": placement}, {})
    seen = [everything(match, viewer) for viewer in (None, 0)]
    assert GRAVEROBBER.rules.set_up
    laying = match
    for move in (*GRAVEROBBER.rules.set_up.random(match.state.view(1), Random(1)), "clear"):
        laying = laying.play(1, move)
        assert [everything(laying, viewer) for viewer in (None, 0)] == seen


def test_gr_10_a_move_that_is_too_long_tells_nothing_about_the_other_board() -> None:
    near = "windmill C2; grave A4; plot A5; grave F5; plot F6; grave C7; plot D7; ready"
    told = [laid(white=white).refusal(0, "move up 8") for white in (WHITE, near)]
    assert told[0] == told[1]
    assert told[0]
    assert told[0].in_("en") == "Going north, the board ends at A8."
