"""`python -m tests.bot.versions` keeps a small database of this minor version. Do that at a
release: later versions are updated from it in `tests/bot/test_updates.py`."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from unittest.mock import patch

from bot import VERSION
from bot.table.table import Table
from games import GAMES
from tests.bot.tables import finish, opened


class _Enough(Exception):
    """The match goes on for ever."""


async def main() -> None:
    """Play a few matches, and leave some of them running."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as store:
            await finish(store, [1001, 1002], loser=1002)
            await finish(store, [1001, 1003], loser=None, now=2000.0)
            with patch.object(Table, "resign", side_effect=_Enough):
                for number, game in enumerate(GAMES):
                    with suppress(_Enough, ValueError):  # where two lay out at once: a lobby stays
                        await finish(
                            store, [1001, 1002], loser=1002, game=game, turns=7, seed=number
                        )
        text = await asyncio.to_thread(written, Path(folder))
    name = f"{VERSION.rpartition('.')[0]}.sql.gz"
    (Path(__file__).parent / name).write_bytes(gzip.compress(f"{text}\n".encode(), 9, mtime=0))


def written(folder: Path) -> str:
    """The database in a folder, as SQL."""
    [file] = folder.glob("*.db")
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump())


if __name__ == "__main__":
    os.environ.pop("TEST_DATABASE", None)
    asyncio.run(main())
