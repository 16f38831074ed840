"""What messages about challenges say, without Discord."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.cogs.challenges.calls_sheets import call_sheet
from bot.cogs.challenges.challenge import Challenge, plain_terms
from bot.cogs.challenges.sheets import find_sheet, offer_sheet
from bot.message.parts import Sheet
from bot.table.late import expire
from bot.table.player import Player
from games.core import ENGLISH

GAME = "bushwhacked"
TERMS = replace(plain_terms(GAME, "1d"), begins=True)
ONE = Challenge(person=1, game=GAME, terms=TERMS, language=ENGLISH, points=1000)


def text(sheet: Sheet) -> str:
    return str(sheet.view.to_components())


def test_who_goes_first_is_told_to_each_side_from_where_they_sit() -> None:
    for own in (offer_sheet(ONE, ENGLISH), find_sheet([], [ONE], "", ENGLISH)):
        assert "you go first" in text(own)
        assert "they go first" not in text(own)
    assert "they go first" in text(find_sheet([ONE], [], "", ENGLISH))


def test_a_match_that_did_not_begin_says_why_even_if_nobody_was_out_of_reach() -> None:
    """Discord was out of order for so long, and refused nobody."""
    anna, bob = Player(1, "Anna"), Player(2, "Bob")
    full = replace(ONE.lobby(anna, 0.0), players=(anna, bob), reach="direct", deadline=600.0)
    for players, names in (
        (full.players, "Anna and Bob"),
        ((anna, replace(bob, reachable=False)), "Bob"),
    ):
        closed = expire(replace(full, players=players), 601.0)
        assert closed.ending
        assert f"I couldn't DM {names}, so" in closed.ending.in_(ENGLISH)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Somebody wants to play"), ("ru", "Кто-то"), ("de", "Jemand will")],
)
def test_a_call_is_in_the_language_of_whom_it_calls_and_names_nobody(
    language: str, said: str
) -> None:
    told = text(call_sheet(replace(ONE, id=7, points=1066, person=4711, guild=42), language))
    assert said in told
    assert "1066" in told
    assert "4711" not in told
    assert "42" not in told
    assert "find.take.7." in told


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Nobody is waiting"), ("ru", "Сейчас никто не ждёт"), ("de", "Gerade wartet niemand")],
)
def test_where_nobody_waits_one_plays_the_computer_or_opens_a_challenge(
    language: str, said: str
) -> None:
    told = text(find_sheet([], [], "", language))
    assert said in told
    assert "t:0:practise." in told
    assert "o:0:find.open" in told
