"""The languages that are spoken: one line each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

ENGLISH = "en"
"""What is said where another language lacks a sentence."""
PSEUDO = "qps"
"""English with its letters altered and a third longer: shows what was never translated."""


@dataclass(frozen=True)
class Language:
    """A language with sentences of its own: `locale/<code>.ftl`, `rulebook/<code>.md`."""

    code: str
    name: str
    """What its speakers call it."""
    known_as: tuple[str, ...]
    """The codes by which Discord names it."""


LANGUAGES: Mapping[str, Language] = {
    language.code: language
    for language in (
        Language("en", "English", ("en-US", "en-GB")),
        Language("de", "Deutsch", ("de",)),
        Language("ru", "Русский", ("ru",)),
        *([Language(PSEUDO, "Ƥşéũďó", ())] if os.environ.get("LANGUAGES_TEST") == "1" else []),
    )
}


def spoken_as(code: str | None) -> str | None:
    """Our language for a code that Discord sends; None where we lack it."""
    found = (language.code for language in LANGUAGES.values() if code in language.known_as)
    return next(found, None)
