"""Graveyard Shift in every language: what it says fits, and what it tells people to type works."""

from __future__ import annotations

import pytest

from games.core import LANGUAGES, say
from games.graveyard_shift import GAME
from games.graveyard_shift.rules.known.yard import KINDS

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_part_has_a_letter_of_its_own_that_begins_its_name(language: str) -> None:
    found = set[str]()
    for kind in KINDS:
        letter = say("graveyard-shift-picture-letter", kind=kind).say((), language)
        name = say("graveyard-shift-part", kind=kind).say((), language)
        assert name.upper().startswith(letter)
        found.add(letter)
    assert len(found) == len(KINDS)


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("de", "Nach Norden", "move N"),
        ("de", "hoch", "move N"),
        ("de", "nach oben", "move N"),
        ("de", "geh nach rechts", "move E"),
        ("de", "A1 betreten", "enter A1"),
        ("de", "bei A1 rein", "enter A1"),
        ("de", "nimm das Herz", "take heart"),
        ("de", "Beine nehmen", "take legs"),
        ("de", "den Rumpf auf B2 zurücklegen", "return chest B2"),
        ("de", "Hirn auf b2", "return brain B2"),
        ("ru", "на север", "move N"),
        ("ru", "Вверх", "move N"),
        ("ru", "идти направо", "move E"),
        ("ru", "войти в А1", "enter A1"),
        ("ru", "возьми ноги", "take legs"),
        ("ru", "торс В2", "return chest B2"),
        ("ru", "вернуть сердце на b2", "return heart B2"),
        ("ru", "up", "move N"),
        ("de", "heart на b2", "return heart B2"),
        ("ru", "n", "move N"),
    ],
)
def test_typed_in_other_languages(language: str, typed: str, move: str) -> None:
    assert GAME.understood(typed, language) == move
