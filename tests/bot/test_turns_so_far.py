"""A puzzle says in words what happened before, where its picture does not show it."""

from __future__ import annotations

import json

import pytest

from bot.cogs.daily.days import DAY
from bot.cogs.daily.posed import posed
from bot.cogs.daily.sheets import puzzle_sheet
from bot.cogs.daily.store.attempts import Attempt
from games import GAMES
from games.core import LANGUAGES

pytestmark = pytest.mark.lite


@pytest.mark.parametrize("language", LANGUAGES)
def test_graverobber_lists_the_turns_of_whoever_is_asked(language: str) -> None:
    one = posed(GAMES["graverobber"].puzzles[0], 1, language)
    sheet = puzzle_sheet(one, Attempt(1, DAY, 0, False), DAY, here=False)
    assert one.so_far
    shown = json.dumps(sheet.view.to_components(), ensure_ascii=False)
    turns = one.so_far.values["turns"]
    assert isinstance(turns, tuple)
    assert ", ".join(turns) in shown


def test_pointsweeper_shows_it_all_in_the_picture() -> None:
    assert posed(GAMES["pointsweeper"].puzzles[0], 1, "en").so_far is None
