"""What is in memory: which tables stay, what is made only once, and what a start goes without."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot.data import recent
from bot.data.people import People
from bot.data.preferences import PersonSettings, ServerSettings
from bot.data.store import Store
from bot.live import copies, heap
from bot.live import studio as room
from bot.live.copies import Copies
from bot.live.live import Live
from bot.live.skew import Skew
from bot.live.studio import Studio
from bot.message import words
from bot.message.made import made_of, read_in
from bot.message.parts import sheet
from bot.message.words import alt_text
from games import pen
from games.core import Page, Text, View
from tests.bot.matches import NOW, started

OVER = range(1, 5)


def test_of_tables_that_are_over_few_stay_with_what_was_made_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(copies, "OVER", 2)
    kept = Copies(cast(Store, SimpleNamespace(engine=None)), lambda: NOW)
    table = started("bushwhacked")
    ended = [replace(table, id=id, stage="over") for id in OVER]
    unsettled, running = replace(ended[0], id=10), replace(table, id=11)
    made_of(ended[0])["what"] = made_of(running)["what"] = 1
    for one in (running, unsettled, *ended):
        kept._keep(Live(one, settled=one.revision if one in ended else one.revision - 1))
    assert [live.table.id for live in kept.in_memory] == [11, 10, 3, 4]
    assert "what" not in made_of(ended[0])
    assert "what" in made_of(running)


NOT_NEEDED = (
    "aiohttp.web",
    "alembic",
    "asyncpg",
    "networkx",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.orm",
)
"""Only where there is a page, where a schema is brought up to date, beside PostgreSQL, where a
round is paired; never."""


def test_a_start_goes_without_what_most_starts_have_no_use_for() -> None:
    asked = f"import sys, bot.app; print([m for m in {NOT_NEEDED} if m in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", asked], text=True).strip() == "[]"


def test_a_picture_is_described_once_for_what_looks_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words._described.cache_clear()
    table = started("bushwhacked")
    described, once = list[str](), table.game.words.describe

    def counted(view: View[Any]) -> Text:
        described.append("")
        return once(view)

    monkeypatch.setitem(vars(table.game.words), "describe", counted)
    later = table.changed()
    for one in (table, later, read_in(table, "de"), read_in(later, "de")):
        alt_text(one, one.view(None))
    assert len(described) == 2, "once in each language"


def test_of_a_tables_older_states_nothing_is_kept() -> None:
    table = started("bushwhacked")
    made_of(table)["what"] = made_of(read_in(table, "de"))["what"] = 1
    assert "what" in made_of(table)
    assert "what" in made_of(read_in(table, "de"))
    newer = table.changed()
    assert "what" not in made_of(newer)
    assert "what" not in made_of(table), "an older one is made anew, if somebody asks"


# --- what every press needs to know about people, read now and then -------------------------------


async def test_what_another_process_changes_counts_after_some_seconds(store: Store) -> None:
    now = 100.0
    here, elsewhere = People(store.engine, lambda: now), People(store.engine)
    await here.set_person(1, "Ann", PersonSettings())
    assert await here.language(1) == ("auto", None)
    assert (await here.person(1)).turns == "dm"
    assert (await here.server(5)).pings
    await elsewhere.set_person(1, "Ann", PersonSettings(language="de", turns="mention"))
    await elsewhere.set_server(5, ServerSettings(pings=False))
    assert (await here.server(5)).pings
    now += recent.LIFE
    assert await here.language(1) == ("de", None)
    assert (await here.person(1)).turns == "mention"
    assert not (await here.server(5)).pings


async def test_what_is_changed_here_counts_at_once(store: Store) -> None:
    people = People(store.engine)
    await people.set_person(1, "Ann", PersonSettings())
    assert await people.language(1) == ("auto", None)
    await people.keep_locale(1, "ru")
    assert await people.language(1) == ("auto", "ru")
    await people.set_person(1, "Ann", PersonSettings(language="de"))
    assert await people.language(1) == ("de", "ru")
    await people.forget(1, -99)
    assert await people.language(1) == ("auto", None)


def test_only_so_many_are_kept() -> None:
    kept = recent.Recent[str](most=2)
    for id in (1, 2, 3):
        kept.keep(id, str(id))
    assert [kept.get(id) for id in (1, 2, 3)] == [None, "2", "3"]


# --- pictures: drawn once, and forgotten ----------------------------------------------------------


async def test_languages_share_a_picture_without_words() -> None:
    drawn = list[str]()

    def empty() -> Image.Image:
        drawn.append("once")
        return Image.new("RGB", (1, 1))

    studio, sent = Studio(Skew(None)), list[bytes]()
    for title in ("The attic", "Der Dachboden"):
        page = Page(title, "", empty, title)
        (file,) = await studio.files(sheet(None, title, draw=page, alt=page.alt))
        assert file.description == title
        sent.append(file.fp.read())
    assert drawn == ["once"]
    assert sent[0] == sent[1]


async def test_what_was_drawn_is_forgotten_when_nobody_has_asked_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, forgotten, begun = asyncio.get_running_loop(), asyncio.Event(), list[str]()
    monkeypatch.setattr(room, "IDLE", 0.0)
    monkeypatch.setattr(room, "FORGETS", 0.0)
    monkeypatch.setattr(pen, "forget", lambda: begun.append("forgets"))

    def gave_back() -> None:
        begun.append("gives back")
        if "forgets" in begun:
            loop.call_soon_threadsafe(forgotten.set)

    monkeypatch.setattr(heap, "give_back", gave_back)
    studio = Studio(Skew(None))
    await studio.paint(lambda: Image.new("RGB", (1, 1)))
    await forgotten.wait()
    assert begun == ["gives back", "forgets", "gives back"]
