"""Nonces: by them Discord knows a message that is posted again, after an answer that was lost or a
crash, and gives back the first.

Discord shows a message's nonce to everybody who hears of the message. Made of the table's revision
as it stands, it would count what others did in secret, as laying out and clearing a board. So it is
a digest under a secret, which is kept with the database: whoever shows the table next computes the
same one, and nobody else learns anything.

A process of the version before knows the bare form only. As long as one is running, both versions
use that, since either may have to repeat what the other has posted; and what a change of its time
has to show bears it also later, since the first try may have been its. So each revision's form is
settled by the transaction that makes the revision.
"""

from __future__ import annotations

import hmac
from secrets import token_hex

import sqlalchemy as sa

from bot.data import schema

SECRET = "nonces"
"""The fact that holds it: 64 hex digits."""
FIRST = "0014"
"""The first schema whose processes know the keyed form."""
_DIGITS = 24
"""Discord takes 25 characters."""

_table, _process = schema.tables.c, schema.processes.c
_REVISION = sa.bindparam("_revision", type_=sa.Integer)
_OLDER = sa.exists().where(_process.kind == "bot", _process.schema < FIRST)
KEYED = sa.case((sa.or_(_table.revision >= _REVISION, _OLDER), _table.keyed), else_=_REVISION)
"""A table's `keyed` after a change: that of before where it is no new revision. (A new table has
none: its first message may have a bare nonce, since nothing has happened in secret.)"""


def keep_secret(connection: sa.Connection) -> None:
    """See to it that the database has a secret. Once for all processes: whoever calls this is alone
    (`database.migrate`)."""
    fact = schema.facts.c
    if connection.scalar(sa.select(fact.name).where(fact.name == SECRET)) is None:
        connection.execute(sa.insert(schema.facts).values(name=SECRET, value=token_hex(32)))


def digest(secret: str, nonce: str) -> str:
    """The keyed form of a nonce."""
    return hmac.digest(bytes.fromhex(secret), nonce.encode(), "sha256").hex()[:_DIGITS]
