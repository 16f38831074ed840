"""The database's secret number, for what others see that must tell them nothing: whom somebody has
blocked, how often something has changed (`bot.screen.marks`)."""

from __future__ import annotations

import hmac
from secrets import token_hex

import sqlalchemy as sa

from bot.data import schema

SECRET = "nonces"
"""The fact that holds it: 64 hex digits."""
HISTORY = "history"
"""The fact that tells a restored database from the one that it is a copy of."""
_DIGITS = 24


def keep_secret(connection: sa.Connection) -> None:
    """Give the database a secret, if it has none. Only for `migrating.migrate`, which one process
    runs at a time: so all processes share one secret."""
    if connection.scalar(schema.fact(SECRET)) is None:
        connection.execute(sa.insert(schema.facts).values(name=SECRET, value=token_hex(32)))


def digest(secret: str, text: str) -> str:
    """A digest that only this database can make."""
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256").hex()[:_DIGITS]


def deleted_as(secret: str, person: int) -> str:
    """What is kept of somebody who had their data deleted: whoever has their id can tell."""
    return digest(secret, f"deleted {person}")
