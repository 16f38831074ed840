"""What winners are proud of. Each feat in a match where it is done, and where it nearly is: `feats`
in `posed.py`; those of Cop & Rob, which only long matches have, among random ones."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.core import Match
from games.tools.contest import play_match, uniform

Matches = Match[Any]


def feats(match: Matches) -> set[str]:
    """What the winner has done. Their deal and log say the same, or leave it open."""
    outcome = match.state.outcome
    assert outcome
    seat, view = outcome.places.index(1), match.state.open_view()
    earned = {feat for feat in match.game.feats if feat.earned(view, match.log, seat)}
    for feat in match.game.feats:
        assert feat.told(match.deal, match.log, seat) in (None, feat in earned)
    return {feat.id for feat in earned}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_tell_them_after_any_match(game: Any) -> None:
    for seats in game.rules.seats:
        match = play_match(game, [uniform] * seats, "feats")
        assert feats(match) <= {feat.id for feat in game.feats}
    for feat in game.feats:
        title, about = (text.say(()) for text in game.feat(feat))
        assert title != about


def test_cop_comes_late_and_rob_gets_away() -> None:
    found = set[str]()
    for seed in (1, 2, 3, 4, 12, 27):
        match = play_match(GAMES["cop_and_rob"], [uniform] * 2, str(seed))
        outcome, board = match.state.outcome, match.state.open_view().board
        assert outcome
        cop = outcome.places[board.cast["cop"]] == 1
        left = 32 - board.turned // 2
        free = outcome.reason.id == "cop-and-rob-ends-free"
        expected = {"late"} if cop and left <= 10 else {"away"} if free else set()
        assert feats(match) == expected
        found |= {*expected, "none" if not expected else ""}
    assert found >= {"late", "away", "none"}
