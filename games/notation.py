"""What people type, made into the words of a move; and what every game's moves are read as."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

KEPT = 1 << 14
"""So many moves a game keeps as they were read."""


@dataclass(frozen=True, slots=True)
class Word:
    """A move of one word: `pass`."""

    word: str


@dataclass(frozen=True, slots=True)
class Said:
    """Words that are no move: the beginning of one, or whatever somebody typed."""

    words: tuple[str, ...]


def words(text: str, synonyms: Mapping[str, str]) -> list[str]:
    """The words in lower case, each replaced by its canonical spelling (one word or several)."""
    typed = " ".join(text.casefold().split())
    return " ".join(synonyms.get(word, word) for word in typed.split(" ")).split()


def fold(text: str, synonyms: Mapping[str, str], names: Sequence[re.Pattern[str]]) -> str:
    """The line in canonical words: synonyms replaced, and in upper case whatever matches one of
    `names`, patterns in lower case for squares, pieces or exits."""
    return " ".join(
        word.upper() if any(name.fullmatch(word) for name in names) else word
        for word in words(text, synonyms)
    )
