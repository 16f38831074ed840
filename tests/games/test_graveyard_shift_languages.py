"""Graveyard Shift in every language: what it says fits, and what it tells people to type works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games import pen
from games.core import LANGUAGES, Match, Refused, say, shown, words
from games.graveyard_shift import GAME
from games.graveyard_shift.board import Board
from games.graveyard_shift.rounds import KINDS
from tests.games.golden import every_ply
from tests.games.test_graveyard_shift import play

LONG = ["Maximilian-Alexander von Hohenfel", "Екатерина Константинопольская-Юж"]
QUOTED = re.compile("[“„«](.+?)[”“»]")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def matches() -> Iterator[Match[Board]]:
    """Every position of the golden match, and one of every kind besides."""
    yield from every_ply(GAME)
    yield play("a1; d1; n; n; n; w; n; brain")


@every_language
def test_the_position_in_words_fits_an_alt_text_with_the_longest_names(language: str) -> None:
    for match in matches():
        assert len(GAME.describe(match.state.view(0)).say(LONG, language)) <= 1024


@every_language
def test_no_word_in_a_picture_is_cut(language: str) -> None:
    """A title line that is too full ends in dots."""
    for match in list(matches())[::10]:
        image = GAME.draw(replace(match.state.view(None), language=language))
        assert not [word.text for word in pen.words(image) if word.text.endswith("…")]


@every_language
def test_every_part_has_a_letter_of_its_own_that_begins_its_name(language: str) -> None:
    found = set[str]()
    for kind in KINDS:
        letter = say("graveyard-shift-picture-letter", kind=kind).say((), language)
        name = say("graveyard-shift-part", kind=kind).say((), language)
        assert name.upper().startswith(letter)
        found.add(letter)
    assert len(found) == len(KINDS)


@every_language
def test_what_a_refusal_gives_as_an_example_can_be_typed(language: str) -> None:
    for match in matches():
        for seat in match.state.acting:
            text = match.state.refusal(seat, "nonsense")
            assert text
            (example,) = QUOTED.findall(text.say(LONG, language))
            (move,) = match.read(seat, example, language)
            assert move in match.state.legal(seat)


@every_language
def test_what_a_button_shows_can_be_typed(language: str) -> None:
    for match in list(matches())[::7]:
        for seat in match.state.acting:
            view = match.state.view(seat)
            for move in view.legal:
                for label in (GAME.captioned(view, move), GAME.label(move)):
                    typed = shown(label.say(LONG, language))
                    assert match.read(seat, typed, language) == (move,)


@every_language
def test_what_the_rulebook_says_can_be_typed(language: str) -> None:
    """Some position takes it: one to enter, one to move, one to take, one to put back."""
    typed = re.findall("`([^`]+)`", GAME.pages(language)[-1].text)
    assert len(typed) > 8
    for text in typed:
        assert [match for match in matches() if _takes(match, text, language)], text


def _takes(match: Match[Board], typed: str, language: str) -> bool:
    for seat in match.state.acting:
        try:
            return bool(match.read(seat, typed, language))
        except Refused:
            pass
    return False


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
    assert GAME.understood(typed, words(GAME.id, language)) == move
