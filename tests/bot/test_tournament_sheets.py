"""A tournament's messages, filled as far as they can be."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cogs.tournaments.director import Director
from bot.cogs.tournaments.managing import tools_sheet, whom_sheet
from bot.cogs.tournaments.notices import Notices
from bot.cogs.tournaments.reading import read_sheet
from bot.cogs.tournaments.sheets import post_sheet, winner_text
from bot.cogs.tournaments.tournament import Entrant, Field, Pairing, Stage, Terms, Tournament, Why
from bot.message.parts import LONGEST
from bot.table.clocks import DAY
from bot.table.player import Player
from games.core import ENGLISH
from tests.bot.matches import text_of
from tests.sample import sample


@pytest.mark.parametrize("language", sample(["ru", "de", "en"]))
def test_no_message_is_too_long_in_any_language(language: str) -> None:
    """128 people and a tournament, with names of 100 characters of markup."""
    name = "*_`~|[<@everyone>"[:10] * 10
    entrants = [Entrant(n, 1000 + n) for n in range(1, 129)]
    pairings = [
        Pairing(r * 100 + n, r, n, n, n + 64, 0, *_points(r, n), table=n)
        for r in range(1, 8)
        for n in range(1, 65)
    ]
    players = {one.number: Player(one.person, name) for one in entrants}
    threads = {one.id: 10**18 + one.id for one in pairings}
    terms = Terms(rounds=7, most=128, computers="hard")
    cup = Tournament(1, 1, 2, -5, name, "graveyard_shift", terms, language, starts=1e9, ends=1e9)
    stages: tuple[tuple[Stage, int], ...]
    stages = (("open", 0), ("playing", 7), ("over", 7), ("over", 0))
    for stage, rounds in stages:
        met = [one for one in pairings if one.round <= rounds]
        now = replace(cup, stage=stage, round=rounds)
        field = Field(now, entrants, met, players, threads)
        few = Field(now, entrants[:16], [], players, threads)
        for each in (field, few):
            sheet = post_sheet(each)
            assert words(sheet.view.to_components()) <= LONGEST
            assert len(sheet.alt) <= 1024
            assert len(winner_text(each)) < LONGEST
            if rounds:
                assert sheet.draw
        for what in ("standings", "pairings"):
            page = read_sheet(field, 1001, language, here=True, what=what, page=1)
            assert words(page.view.to_components()) <= 4000
        tools_sheet(field, language)
        whom_sheet(field, language, 3)


def _points(round: int, board: int) -> tuple[int | None, int | None, Why]:
    if round == 7 and board > 32:
        return None, None, ""
    return (2, 0, "played") if (round + board) % 3 else (1, 1, "played")


@pytest.mark.parametrize(("round", "said"), [(1, True), (3, False)])  # of three
def test_whoever_is_paired_no_more_reads_how_to_come_back_while_they_may(
    round: int, said: bool
) -> None:
    """Nobody withdraws by themselves who made no move in a round."""
    cup = Tournament(1, 1, 2, -5, "Cup", "graveyard_shift", Terms(rounds=3), ENGLISH)
    idle, barred = Entrant(2, 1002, plays=False), Entrant(3, 1003, plays=False, barred=True)
    forgotten = Entrant(4, -7, plays=False)  # they had their data deleted
    entrants = [Entrant(1, 1001), idle, barred, forgotten]
    met = [Pairing(n, 1, n, n, n + 1, 0, 2, 0, "unplayed") for n in (1, 3)]
    players = {one.number: Player(one.person, f"P{one.number}") for one in entrants}
    field = Field(replace(cup, stage="playing", round=round), entrants, met, players, {})
    posted = text_of(post_sheet(field).view)
    assert ("a move): P2. *Join* brings you back." in posted) == said
    assert "P3. " not in posted
    for person, reads in ((1002, said), (1001, False), (1003, False)):
        sheet = read_sheet(field, person, ENGLISH, here=True)
        assert ("You aren't paired any more" in text_of(sheet.view)) == reads


@pytest.mark.parametrize(
    ("ends", "shown_at", "posted"),
    [
        (30.0, 20.0, True),  # nothing was to be shown while the last match was played
        (30.0, 29.9, True),
        (20.0, 20.0, False),
        (20.0, 29.0, False),  # somebody else had their data deleted yesterday
        (None, 20.0, False),
        (None, 29.0, True),
    ],
)
async def test_a_deleted_message_is_posted_again_until_a_week_after_the_end(
    ends: float | None, shown_at: float, posted: bool
) -> None:
    """Times in days; now it is 30."""
    ends = ends and ends * DAY
    cup = Tournament(1, 1, 2, -5, "Cup", "graveyard_shift", Terms(), ENGLISH, message=7)
    over = replace(cup, stage="over", ends=ends, shown_at=shown_at * DAY)

    async def edit(*_: object) -> None:
        """Discord knows no such message."""

    async def send(*_: object) -> SimpleNamespace:
        return SimpleNamespace(id=8)

    services: Any = SimpleNamespace(
        tables=SimpleNamespace(now=lambda: 30 * DAY),
        channels=SimpleNamespace(edit=edit, send=send),
    )
    no: Any = None
    notices = Notices(services, no, no)
    assert await notices._put(Field(over, [], [], {}, {})) == (8 if posted else 7)


async def test_messages_of_tournaments_that_are_over_keep_no_other_one_waiting() -> None:
    """Whoever has their data deleted may have played in a hundred."""
    cup = Tournament(1, 1, 2, -5, "Cup", "graveyard_shift", Terms(), ENGLISH, stage="over")
    over = [replace(cup, id=n) for n in range(1, 101)]
    looked = list[int]()

    async def due(*_: object) -> list[Tournament]:
        return [*over, replace(cup, id=101, stage="playing")]

    async def look(tournament: Tournament) -> None:
        looked.append(tournament.id)

    director: Any = Director.__new__(Director)
    director._tables = SimpleNamespace(presence=SimpleNamespace(here=[1]), now=lambda: 0.0)
    director._services = SimpleNamespace(channels=SimpleNamespace(available=lambda guild: True))
    director._running, director._look = SimpleNamespace(due=due), look
    await director.tick()
    assert looked == [1, 2, 3, 4, 5, 101]


def words(components: list[dict[str, Any]]) -> int:
    """How many characters a message's texts have."""
    own = sum(len(one.get("content", "")) for one in components)
    return own + sum(words(one.get("components", [])) for one in components)
