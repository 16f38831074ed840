"""What people type, made into the words of a move."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence


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
