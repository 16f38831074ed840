"""Which tables stay in memory."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.data.store import Store
from bot.live import copies
from bot.live.copies import Copies
from bot.live.live import Live
from bot.message.made import made_of
from tests.bot.matches import NOW, started

pytestmark = pytest.mark.lite
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
