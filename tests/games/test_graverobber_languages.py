"""Graverobber in other languages: what people type, what they read, and what fits where."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games.core import LANGUAGES, Match
from games.core.languages import PSEUDO
from games.graverobber import GAME
from tests.games.test_graverobber import laid

NAMES = ["Anna" * 8, "Boris" * 6]
in_every_language = pytest.mark.parametrize("language", [c for c in LANGUAGES if c != PSEUDO])


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("ru", "вверх 4", "move up 4"),
        ("ru", "север 4", "move up 4"),
        ("ru", "на 3 клетки вниз", "move down 3"),
        ("ru", "четыре клетки влево", "move left 4"),
        ("ru", "иди на восток на 2", "move right 2"),
        ("ru", "на север на 3", "move up 3"),
        ("ru", "копать к западу", "dig left"),
        ("ru", "Копай вверх", "dig up"),
        ("ru", "пас", "skip"),
        ("ru", "пропускаю ход", "skip"),
        ("ru", "мельница с3", "windmill C3"),
        ("ru", "могилу на Н7", "grave H7"),
        ("ru", "клад В7", "plot B7"),
        ("ru", "готово", "ready"),
        ("ru", "начать заново", "clear"),
        ("ru", "up 4", "move up 4"),
        ("ru", "dl", "dig left"),
        ("ru", "вправо", "right"),
        ("de", "hoch 4", "move up 4"),
        ("de", "Norden 4", "move up 4"),
        ("de", "4 Felder nach unten", "move down 4"),
        ("de", "zieh drei nach links", "move left 3"),
        ("de", "Ost 2", "move right 2"),
        ("de", "nach Norden graben", "dig up"),
        ("de", "grabe links", "dig left"),
        ("de", "passen", "skip"),
        ("de", "Windmühle auf C3", "windmill C3"),
        ("de", "Grab h7", "grave H7"),
        ("de", "Schatz b7", "plot B7"),
        ("de", "fertig", "ready"),
        ("de", "von vorn", "clear"),
        ("de", "u4", "move up 4"),
        ("de", "вверх 4", "move up 4"),
    ],
)
def test_gr_15_moves_are_typed_in_peoples_own_words(language: str, typed: str, move: str) -> None:
    assert GAME.understood(typed, language) == move


@in_every_language
def test_the_rulebook_shows_a_line_that_lays_a_whole_board(language: str) -> None:
    typed = next(
        line
        for page in GAME.teaching.rulebook(language)
        for line in re.findall(r"`([^`]*;[^`]*)`", page.text)
    )
    moves = Match.start(GAME, 2, {}, {}).read(0, typed, language)
    assert moves == Match.start(GAME, 2, {}, {}).read(0, "; ".join(moves))
    assert moves[-1] == "ready"


@in_every_language
def test_every_move_in_backticks_or_quotes_is_understood(language: str) -> None:
    advice = "graverobber-how-to-type", "graverobber-all-laid", "graverobber-move-or-dig"
    match = laid()
    refusals = [match.refusal(0, "xyzzy"), match.refusal(0, "up")]
    for text in refusals:
        assert text
        assert text.id in advice
        quoted = re.findall("[“«„]([^“”«»„]*)[”»“]", text.say(NAMES, language))
        assert len(quoted) >= 2
        for typed in quoted:
            assert match.read(0, typed, language)


def test_marks_are_called_in_the_readers_language() -> None:
    view = replace(laid().state.view(0), marks={"C3": "obstacle?", "D4": "plot?", "E5": "xy"})
    said = GAME.words.describe(view).say(NAMES, "ru")
    assert "Твои пометки: препятствие? C3, клад? D4, xy E5." in said
