"""Graverobber in other languages: what people type, what they read, and what fits where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games import pen
from games.core import LANGUAGES, Match, View, words
from games.core.languages import PSEUDO
from games.graverobber import GAME
from games.graverobber.board import Board
from tests.games.test_graverobber import WHITE, after, laid
from tests.games.test_graverobber_assist import played

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
    assert GAME.understood(typed, words(GAME.id, language)) == move


def positions() -> Iterator[Match[Board]]:
    """What can be in a picture or on a button: every step of laying, play, passes, all ends."""
    match = Match.start(GAME, 2, {}, {})
    yield match
    for step in WHITE.split("; "):
        yield (match := match.play(1, step))
    yield after(laid(assist="on"), "u3", "l2", "du", "dr", "r1")
    for skips in range(1, 7):
        yield after(laid(), *["s"] * skips)
    for loser in (0, 1):
        yield after(laid(), "r1", "s", "u3", "s", "dl").play(loser, "resign")


def views(language: str) -> Iterator[View[Board]]:
    for match in positions():
        for seat in (None, 0, 1):
            yield replace(match.state.view(seat), language=language)


@in_every_language
def test_whatever_a_button_shows_can_be_typed(language: str) -> None:
    for match in positions():
        for seat in match.state.acting:
            view = match.state.view(seat)
            for move in view.legal:
                for label in (GAME.label(move), GAME.captioned(view, move)):
                    shown = re.sub(r"[⬆⬇⬅➡⛏]\ufe0f?", "", label.say(NAMES, language))
                    assert match.read(seat, shown, language) == (move,)


@in_every_language
def test_the_rulebook_shows_a_line_that_lays_a_whole_board(language: str) -> None:
    typed = next(
        line for page in GAME.pages(language) for line in re.findall(r"`([^`]*;[^`]*)`", page.text)
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


@in_every_language
def test_no_words_in_a_picture_are_cut(language: str) -> None:
    for view in views(language):
        assert not [word.text for word in pen.words(GAME.draw(view)) if "…" in word.text]


@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_english_is_left_in_a_picture(language: str) -> None:
    for english, other in zip(views("en"), views(language), strict=True):
        both = [
            {word.text for word in pen.words(GAME.draw(view)) if len(word.text) > 1}
            for view in (english, other)
        ]
        assert both[1]
        assert not both[0] & both[1]


@in_every_language
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_boards_in_words_fit_into_an_alt_text(language: str, seat: int | None) -> None:
    match = played("reachable", 2, 399, digs=0.3)
    for state in (match.state, match.play(0, "resign").state):
        assert len(GAME.describe(state.view(seat)).say(NAMES, language)) <= 1500


def test_marks_are_called_in_the_readers_language() -> None:
    view = replace(laid().state.view(0), marks={"C3": "obstacle?", "D4": "plot?", "E5": "xy"})
    said = GAME.describe(view).say(NAMES, "ru")
    assert "Твои пометки: препятствие? C3, клад? D4, xy E5." in said


@in_every_language
def test_the_rulebooks_have_the_same_pages_and_pictures(language: str) -> None:
    english, pages = GAME.pages("en"), GAME.pages(language)
    assert [bool(page.picture) for page in pages] == [bool(page.picture) for page in english]
    for page, theirs in zip(pages, english, strict=True):
        assert page.text.count("•") == theirs.text.count("•")
        assert len(page.title) <= 80
        assert len(page.text) <= 2500
