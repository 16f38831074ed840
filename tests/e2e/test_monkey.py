"""People press, choose and type at random whatever they are shown (`monkey`).

`WALKS=500 STEPS=100 SEED=x python -m pytest -m long tests/e2e/test_monkey.py` walks on, each `SEED`
elsewhere; `SHRINK=1` makes a walk that goes wrong as short as it can be.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest

from tests.databases import migrated
from tests.e2e.walks import Wrong, shrunk, walked
from tests.sample import sample

STEPS = int(os.environ.get("STEPS", "66"))
"""Of a walk in `make test`, with those of its beginning."""
FURTHER = max(STEPS, 120)
WALKS = int(os.environ.get("WALKS", "4"))
SOME = 0.4
"""How many of the beginnings a further walk has: it goes on for longer."""
SEED = os.environ.get("SEED", "2026-11-28")


async def _walk(folder: Path, seed: str, steps: int, some: float = 1.0) -> None:
    numbers = count()

    async def fresh() -> str:
        (own := folder / str(next(numbers))).mkdir()
        return await migrated(own)

    try:
        await walked(await fresh(), seed, steps, some=some)
    except Wrong as wrong:
        raise await shrunk(fresh, seed, wrong) if "SHRINK" in os.environ else wrong from wrong.error


@pytest.mark.parametrize("seed", sample([1, 2]))
async def test_a_walk_at_random(tmp_path: Path, seed: int) -> None:
    await _walk(tmp_path, str(seed), STEPS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(WALKS))
async def test_a_further_walk(tmp_path: Path, seed: int) -> None:
    await _walk(tmp_path, f"{SEED} {seed}", FURTHER, SOME)
