"""Nobody on a walk of the monkey reads or sees what only another seat may know: each line and each
picture of a secret game goes to whoever sits where it was made for, as long as the match runs."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Set
from dataclasses import dataclass, field
from typing import Any

from bot.live.tables import Tables
from bot.table import ids
from bot.table.table import Table
from games.core import LANGUAGES, Refused, Seat, View
from local_discord import Message

PICTURE = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0:~\x9bU"
    b"\0\0\0\nIDATx\x9cc`\0\0\0\2\0\1H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82"
)
"""One pixel. What is drawn of a board is looked at by the tests of pictures."""
SHORT = 12
"""A shorter piece of a line may stand anywhere."""
SQUARE = re.compile(r"\b[A-Z]\d+\b")
"""What a secret names. Whose turn it is may be said in words that were for the other so far."""


@dataclass
class Hidden:
    """Who may know what, of all that was said and drawn so far."""

    lines: dict[tuple[int, Seat | None], set[str]] = field(default_factory=lambda: defaultdict(set))
    """What can be said to whoever sits there (None: to everybody), by table."""
    known: dict[int | None, set[str]] = field(default_factory=lambda: defaultdict(set))
    """What may be said to each person (None: to anybody) of any table."""
    looked: dict[int, tuple[int, object]] = field(default_factory=dict)
    """How far the match of each table was when it was looked at."""
    about: dict[int, set[int]] = field(default_factory=dict)
    """Of which tables each message had controls, when it had some."""
    pictures: dict[bytes, tuple[int, Seat]] = field(default_factory=dict)
    """For which seat of a table a picture was made."""
    drawn: int = 0

    def draws(self, tables: Tables, view: View[Any]) -> bytes:
        """A picture of it, which is like no other."""
        self.drawn += 1
        picture = PICTURE + self.drawn.to_bytes(4, "big")
        for table in _secret(tables):
            seat, board = view.seat, view.board
            if seat is not None and table.view(seat).board == board != table.view(None).board:
                self.pictures[picture] = table.id, seat
        return picture

    def look(self, tables: Tables) -> None:
        """Note what has become known."""
        for table in _secret(tables):
            match = table.playing
            if self.looked.get(table.id) != (now := (len(match.log), match.log[-1:])):
                self.looked[table.id] = now
                for seat in (None, *range(match.seats)):
                    lines = set(_lines(table, seat))
                    self.lines[table.id, seat] |= lines
                    self.known[None if seat is None else table.players[seat].id] |= lines

    def check(self, tables: Tables, message: Message, reader: int | None) -> None:
        """Raises `AssertionError` if this person (None: anybody) should not see the message."""
        about = set(map(table_of, _controls(message))) or self.about.get(message.id, set())
        self.about[message.id] = about
        said = " ".join([message.text, *message.alt_texts])
        for table in _secret(tables):
            if not about:  # of two matches of one game, each may be told what the other hides
                self.read(table, said, reader, self.known[None] | self.known[reader])
            elif table.id in about:
                self.read(table, said, reader)
            for picture in message.attachments:
                of, seat = self.pictures.get(picture.bytes, (0, 0))
                if of == table.id and table.players[seat].id != reader:
                    raise AssertionError(f"a secret board is shown with {message.text!r}")

    def read(
        self, table: Table, said: str, reader: int | None, besides: Set[str] = frozenset()
    ) -> None:
        """The same of words about a table. `besides`: what else they may read."""
        own = table.seat_of(reader) if reader else None
        known = self.lines[table.id, None] | self.lines[table.id, own] | besides
        for seat in range(len(table.players)):
            if seat != own:
                for line in self.lines[table.id, seat] - known:
                    assert line not in said, f"a secret, {line!r}, is told: {said!r}"


def _secret(tables: Tables) -> Iterable[Table]:
    running = (live.table for live in tables.in_memory if live.table.stage == "playing")
    return [table for table in running if table.game.rules.private and table.match]


def _lines(table: Table, seat: Seat | None) -> Iterable[str]:
    """In every language, without names, which are written in several ways."""
    view = table.view(seat)
    texts = [table.game.words.describe(view), *(note.text for note in view.notes)]
    for text in texts:
        for language in LANGUAGES:
            for line in text.say(("\0",) * len(table.players), language).splitlines():
                piece = max(line.split("\0"), key=len).strip()
                if len(piece) >= SHORT and SQUARE.search(piece):
                    yield piece


def _controls(message: Message) -> Iterable[str]:
    return [b.custom_id for b in message.buttons if b.custom_id] + [
        s.custom_id for s in message.selects
    ]


def table_of(custom_id: str) -> int:
    """The table that a control is about; 0 for none."""
    try:
        return ids.table_of(ids.parse(custom_id))
    except Refused:
        return 0
