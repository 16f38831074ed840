"""Names, lines, places and descriptions in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from bot.table.entered import cut
from bot.table.player import Player, plain
from bot.table.shown import Shown
from bot.table.table import Table
from games import pen
from games.core import Seat, Text, View, all_of, say, text_of

ALT = 1024
"""How many characters Discord allows a picture's description."""
REST, BELOW = "bot-rest-in-words", "bot-rest-below"
"""Say where all of a board is that its description is too short for: on messages of a match, and
where the button is the message's own."""
_END = re.compile(r"[.!?](?=\n| +[^\W\d_a-zа-яёäöüß]| +[^\w (])")
"""A sentence's end. (One within a name goes on with a small letter or a bracket.)"""
DESCRIBED = 300
"""How many positions are kept in words, of 1 to 5 kB each."""


class InLanguage:
    """Whatever is told in one language, and nothing else than a language where that is enough."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, text: Text | str, /, **values: object) -> str:
        """A text in this language: as such, or by its id with its values."""
        return text_of(text, values).in_(self.language)


def names_of(shown: Shown) -> list[str]:
    """The players' names by seat, bold, with nothing that Discord would read as markup."""
    return [f"**{plain(name)}**" for name in shown.names]


def tell(shown: Shown, text: Text | str, /, **values: object) -> str:
    """A text in the table's language, with the names of its players."""
    return text_of(text, values).say(names_of(shown), shown.spoken)


def alt_text(shown: Shown, view: View[Any], rest: str = "") -> str:
    """The position in words, no longer than a picture's description may be. `rest`: the id of what
    says where the rest is, if there is more."""
    return abridged(whole_text(shown, view), shown.say(rest) if rest else "")


def whole_text(shown: Shown, view: View[Any]) -> str:
    """The position in words, however long. It is made once for what looks the same: a table changes
    more often than what is seen of it."""
    rules, names = shown.game.rules.version, tuple(shown.names)
    kept = _described(shown.game.id, rules, view.digest, shown.spoken, names)
    if not kept:
        kept.append(shown.say(shown.game.words.describe(view)))
    return kept[0]


@lru_cache(DESCRIBED)
def _described(*_: object) -> list[str]:
    return []


def drawn(name: str, language: str, size: int, room: float, *, bold: bool = False) -> str:
    """A name as a picture shows it; a stand-in if it has no letters that can be drawn."""
    said = pen.named(name, size, room, bold)
    return said or pen.fit(say("bot-nameless").in_(language), size, room, bold)


def told_apart(names: Sequence[str], most: int) -> list[str]:
    """Names of at most so many characters of which no two are alike: those that would be are
    numbered, in this order.

    >>> told_apart(["A", "B", "A"], 100)
    ['A (1)', 'B', 'A (2)']
    """
    short = [name[:most] for name in names]
    seen, found, taken = Counter[str](), list[str](), set(short)
    for name in short:
        found.append(_numbered(name, seen, taken, most) if short.count(name) > 1 else name)
    return found


def _numbered(name: str, seen: Counter[str], taken: set[str], most: int) -> str:
    """The name with the next number that no other name has."""
    while True:
        seen[name] += 1
        number = f" ({seen[name]})"
        if (found := name[: most - len(number)] + number) not in taken:
            taken.add(found)
            return found


def shortened(words: str, most: int = ALT) -> str:
    """The text, cut to so many characters, at the end of a line if it can be."""
    if len(words) <= most:
        return words
    kept = cut(words, most - 1).rsplit("\n", 1)[0].rstrip()
    escaped = (len(kept) - len(kept.rstrip("\\"))) % 2  # what its last character escapes is cut off
    return kept[: len(kept) - escaped] + "…"


def abridged(words: str, rest: str = "", most: int = ALT) -> str:
    """The text; if it is too long, as many of its sentences as there is room for, and where the
    `rest` is. A line that only announces the next one is not the last.

    >>> abridged("Ann is on A1. Bob is on B2.", "See below.", 25)
    'Ann is on A1.\\nSee below.'
    """
    if len(words) <= most:
        return words
    rest = rest or "…"
    room = cut(words, most - len(rest) - 1)
    ends = [end.end() for end in _END.finditer(words, 0, len(room) + 2) if end.end() <= len(room)]
    kept = room[: ends[-1]] if ends else shortened(words, len(room))
    return f"{kept}\n{rest}"


def lines(*texts: str) -> str:
    """The texts, one a line, without the empty ones."""
    return "\n".join(filter(None, texts))


def people(players: Iterable[Player]) -> tuple[int, ...]:
    """The ids of those who can be written to: no computers, nobody who had their data deleted."""
    return tuple(p.id for p in players if p.id > 0)


def mentions(table: Table, seats: Sequence[Seat]) -> str:
    """The players on these seats, as Discord mentions."""
    return table.say(all_of([table.mention_of(table.players[seat]) for seat in seats]))


def place(table: Table) -> Text | str:
    """Where a table is, to stand after "in": its channel, or people's direct messages."""
    if table.reach == "answers" and not table.server:  # Discord names no such conversation
        return jump_url(table)
    return say("bot-in-direct") if table.reach == "direct" else f"<#{table.channel}>"


def jump_url(table: Table) -> str:
    """The address of the table's channel; of all direct messages, if it is there."""
    where = f"{table.guild}/{table.channel}"
    if table.reach == "answers":
        where = f"{table.server or '@me'}/{table.channel}"
    return f"https://discord.com/channels/{'@me' if table.reach == 'direct' else where}"
