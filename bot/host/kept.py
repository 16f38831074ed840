"""A folder of backups: how many stay, and what the bot knows of the newest, to tell whoever watches
it when none has been made for long."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.data import schema
from bot.data.database import Database, opened

FACT = "backups"
"""The fact that says how backups went."""
PREFIX = "skulduggery-"
_END = ".db.zst"


@dataclass(frozen=True)
class Backups:
    """How backups went."""

    at: float = 0.0
    """When the newest was made."""
    every: float = 0.0
    """Seconds between two, as far as is known."""
    size: int = 0
    """Its bytes."""
    failed: float = 0.0
    """When one last failed."""

    def late(self, now: float) -> str:
        """What is wrong with them, in a sentence without its end; empty if nothing is."""
        if self.at and self.every and now > self.at + 2 * self.every:
            return f"the newest backup is {(now - self.at) / 3600:.1f} hours old"
        return ""


def named(folder: Path) -> Path:
    """The next backup in a folder."""
    return folder / time.strftime(f"{PREFIX}%Y%m%dT%H%M%SZ{_END}", time.gmtime())


def prune(folder: Path, keep: int, most: int) -> int:
    """Remove the oldest backups: at most so many stay, with at most so many bytes; the newest in
    any case. Returns how many are there."""
    found = sorted(folder.glob(f"{PREFIX}*"), key=lambda file: file.name, reverse=True)
    total = 0
    for number, file in enumerate(found):
        total += file.stat().st_size
        if number and (number >= keep or total > most):
            for old in found[number:]:
                old.unlink()
            return number
    return len(found)


async def noted(engine: Database) -> Backups:
    """How backups went."""
    told = await engine.value(schema.fact(FACT))
    return Backups(**json.loads(told)) if told else Backups()


async def note(url: str, change: Mapping[str, float]) -> None:
    """Keep how a backup went."""
    async with opened(url) as engine:
        told = json.dumps(asdict(await noted(engine)) | dict(change))
        await engine.put(schema.facts, {"name": FACT, "value": told})
