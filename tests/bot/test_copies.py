"""What is in memory: which tables stay, what is made only once, and what a start goes without."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.data.store import Store
from bot.live import copies
from bot.live.copies import Copies
from bot.live.live import Live
from bot.message import words
from bot.message.made import made_of, read_in
from bot.message.words import alt_text
from games import GAMES
from games.core import Text
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
    described = list[str]()
    game = type(GAMES["bushwhacked"])

    def counted(self: object, view: object) -> Text:
        described.append("")
        return once(self, view)  # type: ignore[arg-type]

    once = game.described
    monkeypatch.setattr(game, "described", counted)
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
