"""What a page gets: not a byte of it depends on what its viewer can't know."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.table.controls import Resign, TakeBack, TakeWin
from bot.table.player import Player, plain
from bot.table.table import Table
from bot.web.page import Shown
from games.core import LANGUAGES, Match, load
from games.graverobber import GAME as GRAVEROBBER
from tests.games import test_graverobber_secrets as graverobber
from tests.games import test_pointsweeper_secrets as pointsweeper
from tests.games.golden import walk
from tests.sample import sample

ANNA, BOB, CLEO = 1001, 1002, 1003
PEOPLE = {0: ANNA, 1: BOB, None: CLEO}


def page(match: Match[Any], seat: int | None, language: str = "en", now: float = 0.0) -> Shown:
    """What a page shows of this match."""
    load(language)
    table = Table(
        id=7,
        guild=1,
        channel=2,
        game_id=match.game.id,
        host=ANNA,
        players=(Player(ANNA, "Anna"), Player(BOB, "Bob")),
        stage="over" if match.state.outcome else "playing",
        match=match,
        nonce="the same for all",
    )
    read = table.read_in(language)
    return Shown(read, seat, PEOPLE[seat], {Resign, TakeBack}, now, away=False, confirms=False)


def whole(match: Match[Any], seat: int | None, language: str) -> str:
    """All of it, as it is sent."""
    return json.dumps(page(match, seat, language).whole)


@pytest.mark.parametrize("at", sample([20, 24, 40], 1))
@pytest.mark.parametrize("owner", [0, 1])
def test_another_layout_changes_nothing_for_the_other_player_and_spectators(
    owner: int, at: int
) -> None:
    match, random = walk(GRAVEROBBER.id)[at], Random(owner)
    found = (graverobber.swapped(match, owner, random) for _ in range(300))
    other = next(swapped for swapped in found if swapped)
    for language in LANGUAGES:
        assert whole(match, owner, language) != whole(other, owner, language)
        for viewer in (1 - owner, None):
            assert whole(match, viewer, language) == whole(other, viewer, language)


@pytest.mark.parametrize("plies", sample(pointsweeper.PLIES, 2))
def test_other_tiles_change_nothing_for_whoever_never_looked(plies: int) -> None:
    match = pointsweeper.played(5, plies)
    for viewer in (0, 1, None):
        other = pointsweeper.swapped(match, viewer, Random(plies))
        assert other.deal != match.deal
        assert whole(match, viewer, "en") == whole(other, viewer, "en")


def test_names_are_words_and_never_links() -> None:
    match = walk("graveyard_shift")[5]
    odd = "<script>alert(1)</script>[x](https://evil.test)"
    for seat in (0, 1, None):
        shown = page(match, seat)
        table = replace(shown.table, players=(Player(ANNA, odd), Player(BOB, odd)))
        text = replace(shown, table=table).whole["text"]
        assert not re.search(r"(?<!\\)\[x", text)
        assert "alert" in text


@pytest.mark.parametrize("odd", ["<@1001> x", "<@!1001>", "<#7>", "</play:7>", "\\\\<@1001>"])
def test_a_name_that_looks_like_a_mention_stays_what_it_is(odd: str) -> None:
    match = walk("graveyard_shift")[5]
    for seat in (0, 1, None):
        shown = page(match, seat)
        table = replace(shown.table, players=(Player(ANNA, "Anna"), Player(BOB, odd)))
        text = replace(shown, table=table).whole["text"]
        assert f"**{plain(odd)}**" in text


def test_after_three_days_of_silence_somebody_who_has_the_page_open_can_take_the_win() -> None:
    match = walk("graveyard_shift")[5]
    [mover] = match.state.acting
    waits = page(match, 1 - mover)
    known = {*waits.known, TakeWin}
    before = replace(waits, known=known)
    days = replace(before, now=3 * 86_400.0)  # of the same table, as long as nobody moves
    found = [[act["id"] for act in shown.brief["acts"]] for shown in (before, days)]
    assert ["t:7:win" in ids for ids in found] == [False, True]
    assert before.tag != days.tag
