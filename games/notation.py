"""From what people type to the words of a move."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence


def words(text: str, synonyms: Mapping[str, str]) -> list[str]:
    """The words in lower case, each replaced by its canonical spelling (which may be several)."""
    typed = " ".join(text.casefold().split())
    return " ".join(synonyms.get(word, word) for word in typed.split(" ")).split()


def fold(text: str, synonyms: Mapping[str, str], names: Sequence[re.Pattern[str]]) -> str:
    """Canonical words: synonyms replaced, whatever matches one of `names` in upper case.

    `names` are patterns for squares, pieces, exits, written for lower case text.
    """
    return " ".join(
        word.upper() if any(name.fullmatch(word) for name in names) else word
        for word in words(text, synonyms)
    )
