"""What a page gets: not a byte of it depends on what its viewer can't know."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bot.message.words import whole_text
from bot.press.acts import KNOWN
from bot.table.controls import TakeWin
from bot.table.facts import Offer
from bot.table.player import Player, plain
from bot.web.page import SeenTable, listed
from bot.web.past import Past, _known, just_changed, steps, told
from bot.web.touched import why_not
from bot.web.words import WORDS, words
from games import GAMES
from games.core import LANGUAGES, RESIGN, Match
from games.graverobber import GAME as GRAVEROBBER
from tests.bot.matches import seated
from tests.bot.shown_page import ANNA, BOB, NAMES, page
from tests.games import graverobber_table as graverobber
from tests.games import pointsweeper_table as pointsweeper
from tests.games.golden import walk
from tests.sample import sample


def whole(match: Match[Any], seat: int | None, language: str) -> str:
    """All of it, as it is sent, and all that can be looked back at."""
    shown = page(match, seat, language)
    return json.dumps([shown.whole, [asyncio.run(earlier(shown))]])


async def earlier(shown: SeenTable) -> list[object]:
    """All earlier positions as the viewer saw them, and what they were told."""
    table, past, found = shown.table, Past(), list[object]()
    _known.clear()
    for n in range(len(steps(table, shown.seat)) + 1):
        view = await past.view(table, shown.seat, n)
        found.append((view.digest, whole_text(table, view), told(table, shown.seat, n)))
    return found


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


@pytest.mark.parametrize("game", GAMES)
def test_whoever_waits_is_not_told_what_others_are_to_do(game: str) -> None:
    """Not on a page that they alone read; in the channel it is said to whoever moves."""
    match = walk(game)[len(walk(game)) // 2]
    [mover] = match.state.acting
    for viewer in (1 - mover, None):
        shown = page(match, viewer)
        text = shown.whole["text"]
        assert f"Waiting for **{NAMES[mover]}**." in text
        assert "our turn" not in text
        assert "DM" not in text
        assert shown.view
        whys = {
            why_not(shown.table, shown.view, (), n) for n in GAMES[game].looks.spots(shown.view)
        }
        assert [why[:17] for why in whys] == ["That's not possib"]
    assert "**Your turn.**" in page(match, mover).whole["text"]


@pytest.mark.parametrize(
    "odd",
    [
        "<script>alert(1)</script>[x](https://evil.test)",
        *("<@1001> x", "<@!1001>", "<#7>", "</play:7>", "\\\\<@1001>"),
    ],
)
def test_a_name_is_words_and_neither_a_link_nor_a_mention(odd: str) -> None:
    match = walk("graveyard_shift")[5]
    for seat in (0, 1, None):
        shown = page(match, seat)
        table = replace(shown.table, players=(Player(ANNA, "Anna"), Player(BOB, odd)))
        text = replace(shown, table=table).whole["text"]
        assert f"**{plain(odd)}**" in text
        assert not re.search(r"(?<!\\)\[x", text)


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


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_to_move_and_to_answer_reads_both(game: str) -> None:
    match = walk(game)[len(walk(game)) // 2]
    [mover] = match.state.acting
    offers = Offer("takeback", (mover + 1) % match.seats)
    for seat, asked in ((mover, True), (offers.seat, False)):
        shown = page(match, seat)
        shown = replace(shown, table=shown.table.changed(offer=offers), known=KNOWN)
        assert ("**Your turn.**" in shown.whole["text"]) == asked
        assert "asks to take back the last turn" in shown.whole["text"]
        assert ("Allow the takeback" in str(shown.brief["acts"])) == asked


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_turn_that_was_taken_back_is_told_after_what_came_before(viewer: int | None) -> None:
    shown = page(walk("graveyard_shift")[9], viewer)
    shown = replace(shown, table=shown.table.changed(taken_back=0))
    said = shown.whole["text"].splitlines()
    next_line = said[said.index("**Anna** took back their last turn.") + 1]
    assert next_line.startswith(("**Your turn.**", "Waiting for "))


def test_where_the_bot_is_not_it_says_that_discord_is_behind_and_offers_to_call_time() -> None:
    match = walk("graveyard_shift")[5]
    [mover] = match.state.acting
    waits = page(match, 1 - mover, now=9.0)
    table = replace(waits.table, reach="answers", clock="1h", deadline=5.0)
    here = replace(waits, table=table, known=KNOWN)
    behind = replace(here, unseen=True)
    assert "t:7:call" in [act["id"] for act in here.brief["acts"]]
    told = ["once somebody presses something" in it.whole["text"] for it in (here, behind)]
    assert told == [False, True]
    assert here.tag != behind.tag


def test_what_somebody_lays_in_secret_is_no_step_of_the_others() -> None:
    match = walk(GRAVEROBBER.id)[0]
    before = len(steps(page(match, 1).table, 1))
    laid = match.play(0, match.state.legal(0)[0])
    assert len(steps(page(laid, 1).table, 1)) == before
    assert len(steps(page(laid, 0).table, 0)) >= before


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_shows_each_position_as_it_was(game: str) -> None:
    """Whether the match is looked at for the first time, goes on, or was taken back."""
    matches = walk(game)
    end, last = matches[-1], min(40, len(matches) - 2)
    for at in (last, last + 1, last - 5):
        shown = page(matches[at], 0)
        found = steps(shown.table, 0)
        for n in (0, len(found) // 2, len(found)):
            ply = found[n - 1].ply if n else 0
            then = asyncio.run(Past().view(shown.table, 0, n))
            assert then.board == matches[ply].state.view(0).board
            assert (then.acting, then.marks) == (matches[ply].state.acting, {})
        said = told(shown.table, 0, len(found))
        assert said[-1][0] == len(found)
        assert all(text for _, text in said)
    assert end.log[:last] == matches[last].log


def test_points_below_zero_stand_beside_a_name_as_below_the_board() -> None:
    shown = page(walk("pointsweeper")[-1], 0).brief
    assert [seat["score"] for seat in shown["seats"]] == ["−2 points", "10 points"]
    assert "(−2 points)" in shown["text"]


def test_a_match_that_is_over_can_be_looked_back_at() -> None:
    for match in (walk(GRAVEROBBER.id)[-1], walk(GRAVEROBBER.id)[60].play(0, RESIGN)):
        shown = page(match, 1)
        found = steps(shown.table, 1)
        assert len(found) == shown.whole["steps_back"][1] > 20
        hidden = asyncio.run(Past().view(shown.table, 1, len(found) - 1))
        assert hidden.board == match.back_to(found[-2].ply).state.view(1).board
        assert hidden.board.layouts[0] is None, "secrets that the end shows stay secret before it"


def test_a_mark_shows_what_others_did_since_ones_own_move_or_else_that_one() -> None:
    """In the golden match of Bushwhacked, where every move places a stone at first."""
    matches = [match for match in walk("bushwhacked")[2:9] if match.log[-1][1].startswith("place")]
    for match in matches:
        seat, move = match.log[-1]
        table = page(match, seat).table
        assert list(just_changed(table, table.view(seat))) == [move.split()[1]]
        other = next(s for s in range(match.seats) if s != seat and s in dict(match.log))
        since = max(ply for ply, (who, _) in enumerate(match.log) if who == other)
        placed = {m.split()[1] for _, m in match.log[since + 1 :] if m.startswith("place")}
        assert set(just_changed(table, table.view(other))) == placed


@pytest.mark.parametrize(("game", "shows"), [("graveyard_shift", False), ("cop_and_rob", True)])
def test_a_game_of_easy_choices_takes_one_touch(game: str, shows: bool) -> None:
    match = walk(game)[20]
    [seat] = match.state.acting
    assert page(match, seat).whole["shows"] == shows


def test_in_the_list_of_tables_the_others_are_names_alone() -> None:
    """German says “mit dir allein” elsewhere."""
    for people, others in (((ANNA,), ""), ((ANNA, Player(BOB, "Bob")), "Bob")):
        table = seated("bushwhacked", *people, language="de")
        assert listed(table, ANNA)["others"] == others


def test_every_word_of_the_page_is_said_by_it() -> None:
    folder = files("bot.web")
    said = "".join(
        f.read_text() for f in folder.joinpath("static").iterdir() if f.name[-3:] == ".js"
    )
    code = "".join(f.read_text() for f in folder.iterdir() if f.name.endswith(".py"))
    for word in words("en"):
        assert re.search(rf"\b{word}\b", said) or f"{WORDS}{word}" in code, word
