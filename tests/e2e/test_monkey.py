"""People press, choose and type at random whatever they are shown (`monkey`).

`WALKS=500 STEPS=100 python -m pytest -m long tests/e2e/test_monkey.py` walks on; `SHRINK=1` makes a
walk that goes wrong as short as it can be.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest

from tests.databases import migrated
from tests.e2e.monkey import Wrong, shrunk, walked

STEPS = int(os.environ.get("STEPS", "60"))
WALKS = int(os.environ.get("WALKS", "8"))


async def _walk(folder: Path, seed: str) -> None:
    numbers = count()

    async def fresh() -> str:
        (own := folder / str(next(numbers))).mkdir()
        return await migrated(own)

    try:
        await walked(await fresh(), seed, STEPS)
    except Wrong as wrong:
        raise await shrunk(fresh, seed, wrong) if "SHRINK" in os.environ else wrong from wrong.error


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_walk_at_random(tmp_path: Path, seed: int) -> None:
    await _walk(tmp_path, str(seed))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(WALKS))
async def test_a_further_walk(tmp_path: Path, seed: int) -> None:
    await _walk(tmp_path, f"2026-11-28 {seed}")
