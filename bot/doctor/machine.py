"""The token's form, the database, the disk: what can be seen without Discord."""

from __future__ import annotations

import base64
import binascii
import os
import shutil
from pathlib import Path

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import connect, is_current
from bot.doctor import Finding
from bot.errors import Unreachable
from bot.logs import kind

MB = 1_000_000
TIGHT = 200 * MB
"""Bytes that should be free where the database is."""

WELL = "The database is there, fits this version, and can be written to."


def token_form(token: str) -> Finding:
    """Does it look like a token? Nothing of it is told."""
    parts = token.split(".")
    if len(parts) == 3 and _is_id(parts[0]) and all(parts):
        return Finding("The token has the form of one.")
    why = "leave out “Bot” at the beginning" if token.startswith("Bot ") else "it is not"
    return Finding(
        "DISCORD_TOKEN should be three parts with dots between them, the first a number in "
        f"disguise; {why}. Copy it again from Discord's developer portal: Bot, Reset Token.",
        fault=True,
    )


def _is_id(part: str) -> bool:
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


async def database(url: str) -> list[Finding]:
    """Can it be reached and written to, is it of this version, is there room?"""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        return await _reached(url)
    file = Path(address.database or "")
    made = _to_be_made(file)
    return [disk(file), *([made] if made else await _reached(url))]


def disk(file: Path) -> Finding:
    """Is there room where the database is, or will be?"""
    free = shutil.disk_usage(_there(file)).free
    return Finding(f"{free // MB:,} MB are free where the database is.", fault=free < TIGHT)


def _to_be_made(file: Path) -> Finding | None:
    """What there is to say of a file that is not there yet."""
    folder = _there(file)
    if file.exists():
        return None
    if os.access(folder, os.W_OK):
        return Finding("There is no database yet: the bot creates it when it starts.")
    return Finding(f"There is no database yet, and it can't be created in {folder}.", fault=True)


def _there(file: Path) -> Path:
    """The folder of a file, or the nearest above it that there is."""
    return next(folder for folder in file.absolute().parents if folder.exists())


async def _reached(url: str) -> list[Finding]:
    try:
        current = await is_current(url)
    except Unreachable as error:
        return [Finding(str(error), fault=True)]
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what there is to tell
        return [Finding(f"The database can't be reached: {kind(error)}.", fault=True)]
    if not current:
        text = (
            "The database belongs to another version: python -m bot migrate brings it to this one."
        )
        return [Finding(text, fault=True)]
    return [await _written(url)]


async def _written(url: str) -> Finding:
    """Try to write, and take it back."""
    engine = connect(url)
    try:
        async with engine.connect() as connection, connection.begin() as trial:
            row = {"name": "doctor", "value": "was here"}
            await connection.execute(sa.insert(schema.facts).values(row))
            await trial.rollback()
    except Exception as error:  # noqa: BLE001
        return Finding(f"The database can't be written to: {kind(error)}.", fault=True)
    finally:
        await engine.dispose()
    return Finding(WELL)
