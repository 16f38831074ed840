"""Nonces. If a message is posted twice, after a lost answer or a crash, Discord knows it by its
nonce and gives back the first one.

Discord shows a message's nonce to everybody who sees the message. A bare nonce contains the table's
revision, and so would count what others did in secret, such as laying out and clearing a board. So
a nonce is a digest under a secret that is kept in the database. The process that shows the table
next computes the same one, and nobody else learns anything.

Revisions made beside a process of a version before 1.5 keep the bare form, since that process may
have tried first.
"""

from __future__ import annotations

import hmac
from secrets import token_hex

import sqlalchemy as sa

from bot.data import schema

SECRET = "nonces"
"""The fact that holds the secret: 64 hex digits."""
_DIGITS = 24
"""Discord takes 25 characters."""

_table = schema.tables.c
_REVISION = sa.bindparam("_revision", type_=sa.Integer)
KEYED = sa.case((_table.revision >= _REVISION, _table.keyed), else_=_REVISION)
"""A table's `keyed` after a change. It stays as it was if there is no new revision. (A new table
has none: its first message may have a bare nonce, since nothing has happened in secret.)"""


def keep_secret(connection: sa.Connection) -> None:
    """Give the database a secret, if it has none. Only for `database.migrate`, which one process
    runs at a time: so all processes share one secret."""
    fact = schema.facts.c
    if connection.scalar(sa.select(fact.name).where(fact.name == SECRET)) is None:
        connection.execute(sa.insert(schema.facts).values(name=SECRET, value=token_hex(32)))


def digest(secret: str, nonce: str) -> str:
    """The keyed form of a nonce."""
    return hmac.digest(bytes.fromhex(secret), nonce.encode(), "sha256").hex()[:_DIGITS]


def deleted_as(secret: str, person: int) -> str:
    """What is kept of somebody who had their data deleted: whoever has their id can tell."""
    return digest(secret, f"deleted {person}")
