"""What the doctor says of the owners of shards."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.host.owners import owners
from tests.bot.pooler import pooled
from tests.databases import changed, migrated, on_server

pytestmark = pytest.mark.lite


@pytest.mark.parametrize(
    ("seen", "said", "fault"),
    [
        ({}, [], False),
        ({0: 0, 1: -3}, ["The bot runs, and no shard is without an owner (2 in all)."], False),
        ({0: -1, 1: -60}, ["Nobody owns shard 1 of 2: their process does not run."], True),
        ({1: -1}, ["Nobody owns shard 0 of 2: their process does not run."], True),
    ],
)
async def test_each_shard_has_an_owner(
    tmp_path: Path, seen: dict[int, float], said: list[str], fault: bool
) -> None:
    url = await migrated(tmp_path) if len(seen) % 2 else await on_server()
    for shard, ago in seen.items():
        changed(url, f"INSERT INTO heartbeats VALUES ({shard}, 2, {time.time() + ago})")
    found = await owners(url)
    assert [finding.text for finding in found] == said
    assert any(finding.fault for finding in found) == fault


async def test_a_bot_that_does_not_run_is_no_fault(tmp_path: Path) -> None:
    url = await migrated(tmp_path)
    changed(url, "INSERT INTO heartbeats VALUES (0, 1, 1800000000)")
    changed(url, "UPDATE heartbeats SET seen = 1700000000")
    [finding] = await owners(url)
    assert finding.text == "The bot does not run: it was last heard of at 2023-11-14 22:13:20 UTC."
    assert not finding.fault


async def test_a_pooler_of_transactions_is_a_fault() -> None:
    async with pooled(await on_server()) as url:
        [finding] = await owners(url)
    assert finding.fault
    assert "pool_mode = session" in finding.text
