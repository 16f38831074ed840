"""The links in direct messages: each opens one table for one person, and only they can read it.

Such a link is not stored: it is signed, by a key that follows from the bot's token, and says whom
and which table it is for, and in which hour that turn began. It is good while that person sits
there, for 30 days, and not if they have ended a browser since. Whoever else gets hold of it can
play at that one table until then: a session begun by it leads nowhere else.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from struct import Struct

HOUR = 3600.0
GOOD = 30 * 24 * HOUR
"""Seconds for which such a link is good, from the hour in which its turn began."""
MARK = "dm."
"""What its secret begins with."""
_TO = Struct(">QII")
SIGNED = 16
"""Bytes of the signature."""
_PURPOSE = b"page of a table"


@dataclass(frozen=True)
class Letter:
    """What such a link says."""

    person: int
    table: int
    hour: int
    """In which its turn began, counted from 1970: no finer, so that a message rarely changes."""

    def good(self, now: float, ended: float) -> bool:
        """Is it neither too old, nor from before its person ended their browsers? Then no link of
        that hour is good any more."""
        began = self.hour * HOUR
        return ended < began <= now < began + GOOD


def written(letter: Letter, key: bytes) -> str:
    """The secret of its link.

    >>> read(written(Letter(5, 7, 500_000), b"key"), b"key")
    Letter(person=5, table=7, hour=500000)
    >>> read(written(Letter(5, 7, 500_000), b"another"), b"key")
    """
    return MARK + sealed(_TO.pack(letter.person, letter.table, letter.hour), key, _PURPOSE)


def read(secret: str, key: bytes) -> Letter | None:
    """What a secret says; None if nobody with this key has written it."""
    to = opened(secret.removeprefix(MARK), key, _PURPOSE) if secret.startswith(MARK) else None
    return Letter(*_TO.unpack(to)) if to else None


def sealed(text: bytes, key: bytes, purpose: bytes) -> str:
    """A text for an address, with a proof that whoever has the key wrote it, for one purpose."""
    return urlsafe_b64encode(text + _signature(text, key, purpose)).decode().rstrip("=")


def opened(seal: str, key: bytes, purpose: bytes) -> bytes | None:
    """What was sealed; None if nobody with this key has sealed it, for that purpose."""
    try:
        data = urlsafe_b64decode(seal + "=" * (-len(seal) % 4))
    except ValueError:
        return None
    text, signed = data[:-SIGNED], data[-SIGNED:]
    good = key and compare_digest(signed, _signature(text, key, purpose))
    return text if good else None


def _signature(text: bytes, key: bytes, purpose: bytes) -> bytes:
    return blake2b(text, key=key[:64], digest_size=SIGNED, person=purpose).digest()
