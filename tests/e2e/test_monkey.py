"""People press, choose and type at random whatever they are shown (`monkey`).

`WALKS=500 STEPS=100 SEED=x python -m pytest -m long tests/e2e/test_monkey.py` walks on, each `SEED`
elsewhere (of itself it is the day); `SHRINK=1` makes a walk that goes wrong as short as it can be.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from tests.databases import migrated
from tests.e2e.walks import Wrong, shrunk, walked

FIRST = 67
"""Steps of the walk that begins with everything: most of them are its beginnings'."""
STEPS = int(os.environ.get("STEPS", "100"))
WALKS = int(os.environ.get("WALKS", "50"))
SOME = 0.4
"""How many of the beginnings any other walk has: it has more steps at random for the same cost."""
SEED = os.environ.get("SEED") or f"{datetime.now(UTC):%F}"


async def _walk(folder: Path, seed: str, steps: int = STEPS, some: float = SOME) -> None:
    numbers = count()

    async def fresh() -> str:
        (own := folder / str(next(numbers))).mkdir()
        return await migrated(own)

    try:
        await walked(await fresh(), seed, steps, some=some)
    except Wrong as wrong:
        raise await shrunk(fresh, seed, wrong) if "SHRINK" in os.environ else wrong from wrong.error


async def test_a_walk_that_begins_with_everything(tmp_path: Path) -> None:
    await _walk(tmp_path, "1", FIRST, 1.0)


@pytest.mark.parametrize("seed", range(7))
async def test_a_walk_at_random(tmp_path: Path, seed: int) -> None:
    await _walk(tmp_path, f"{seed}")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(WALKS))
async def test_a_further_walk(tmp_path: Path, seed: int) -> None:
    await _walk(tmp_path, f"{SEED} {seed}")
