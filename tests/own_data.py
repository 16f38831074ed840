"""What is stored about somebody, as `/mydata` gives it to them."""

from __future__ import annotations

import io
import json
from typing import Any
from zipfile import ZipFile

from bot.cogs.people.packing import packed
from bot.data.database import Database

ROOMY = 10 * 1024 * 1024
"""What Discord takes at least."""


def unpacked(*parts: bytes) -> dict[str, Any]:
    """What zip files hold, by the kind of thing; of the person themselves there is one row."""
    found = dict[str, Any]()
    for part in parts:
        with ZipFile(io.BytesIO(part)) as whole:
            for name in whole.namelist():
                rows = json.loads(whole.read(name))
                found.setdefault(name.removesuffix(".json"), []).extend(rows)
    [found["person"]] = found["person"]
    return found


async def everything(engine: Database, person: int) -> dict[str, Any]:
    """All that is stored about somebody."""
    return unpacked(*[part async for part in packed(engine, person, ROOMY)])
