"""What messages about challenges say, without Discord."""

from __future__ import annotations

from dataclasses import replace

from bot.cogs.challenges.challenge import Challenge, plain_terms
from bot.cogs.challenges.sheets import find_sheet, offer_sheet
from bot.message.parts import Sheet
from games.core import ENGLISH

GAME = "bushwhacked"
TERMS = replace(plain_terms(GAME, "1d"), begins=True)
ONE = Challenge(person=1, game=GAME, terms=TERMS, language=ENGLISH, points=1000)


def text(sheet: Sheet) -> str:
    return str(sheet.view.to_components())


def test_who_goes_first_is_told_to_each_side_from_where_they_sit() -> None:
    for own in (offer_sheet(ONE, ENGLISH), find_sheet([], [ONE], "", ENGLISH, computer=False)):
        assert "you go first" in text(own)
        assert "they go first" not in text(own)
    assert "they go first" in text(find_sheet([ONE], [], "", ENGLISH, computer=False))
