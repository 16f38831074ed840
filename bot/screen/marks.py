"""Marks: by which a message of ours can be known again, if its note was lost with an answer or with
the process.

A post's nonce is a digest of the database, the table, the place and the number of the post there:
it stays the same until the post is noted. Discord gives back the first message with it, for some
minutes. The message also bears the mark as the id of its container, so that it is found among those
that came after the newest noted; its last bits tell the turn and the call that it was for. Both are
made under the database's secret: a number that counts what others did in secret would tell of it.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple

from bot.screen.seen import Place, code_of

LEAST = 1 << 28
"""Marks are above the numbers that Discord gives to parts by itself, and below those of messages
without controls (`bot.message.parts.STRIPPED`)."""
TURN = 10
"""So many bits tell the turn and the call."""
_NONCE = 24
"""Discord takes 25 characters."""


class Mark(NamedTuple):
    """What a new message bears."""

    nonce: str
    id: int

    def same(self, id: int) -> bool:
        """Is this the mark of the same post, for whatever turn?"""
        return id >> TURN == self.id >> TURN


def mark(secret: bytes, table: int, place: Place, number: int, turn: int, call: int) -> Mark:
    """The mark of the post of this number at a table's place.

    >>> from bot.screen.seen import Board
    >>> first, later = (mark(b"x", 1, Board(), 0, turn, 0) for turn in (3, 4))
    >>> first.nonce == later.nonce, first.same(later.id), first.id == later.id
    (True, True, False)
    """
    digest = hmac.digest(secret, f"{table} {code_of(place)} {number}".encode(), "sha256").hex()
    which = hmac.digest(secret, f"{turn} {call}".encode(), "sha256").hex()
    high, low = int(digest[_NONCE:], 16) << TURN, int(which, 16) % (1 << TURN)
    return Mark(digest[:_NONCE], LEAST + (high + low) % LEAST)
