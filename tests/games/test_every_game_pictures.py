"""One battery for every game: what is drawn can be read on a phone, where a picture is 290 pixels
wide, in every language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games import pen
from games.core import LANGUAGES
from tests.games.battery import NAMES, AnyGame, every_game, looks, viewers
from tests.games.phone import LEGIBLE, PHONE, TALLEST, check_apart, check_contrast, least

LATIN = re.compile("[A-Za-z]{2,}")
"""What no Russian picture has: squares are one letter and a number."""


@every_game
def test_pictures_can_be_read_on_a_phone_and_no_word_is_cut_covered_or_english(
    game: AnyGame,
) -> None:
    """In pictures of the golden match, for everybody."""
    for match in looks(game.id, 3):
        for seat in viewers(match):
            view = match.state.view(seat)
            for language in LANGUAGES:
                _check(game.looks.draw(replace(view, language=language)), language)


def _check(image: pen.Picture, language: str) -> None:
    assert pen.squares(image), "no board is noted: pen.board or pen.note_squares"
    assert image.height * PHONE / image.width <= TALLEST
    for squares in pen.squares(image):
        assert squares.side * PHONE / image.width >= least(squares)
    for word in pen.words(image):
        assert 1000 * word.size >= LEGIBLE * image.width, word
        assert "…" not in word.text
        assert language != "ru" or not LATIN.search(word.text), word
    check_apart(image)
    check_contrast(image)


@every_game
def test_a_cover_is_cut_through_nothing(game: AnyGame) -> None:
    """Its upper and its lower edge show the card alone."""
    for language in LANGUAGES:
        cover = game.looks.cover(language)
        assert cover
        assert cover.picture
        picture = cover.picture()
        for y in (0, picture.height - 1):
            edge = {picture.getpixel((x, y)) for x in range(30, picture.width - 30)}
            assert len(edge) == 1, (language, y)


@every_game
def test_pictures_say_who_is_who_as_far_as_there_is_room(game: AnyGame) -> None:
    """Once the players have sides or roles. Names may be cut, and must not lie on other words."""
    for match in looks(game.id, 2):
        for seat in viewers(match):
            view = match.state.view(seat)
            if not game.called(view):
                continue
            for names, language in (
                (NAMES, "de"),
                (NAMES, "ru"),
                (("ты", "Bob", "Ян", "du"), "en"),
            ):
                named = replace(view, language=language, names=names[: match.seats])
                _check_names(game.looks.draw(named), named.names)


@every_game
@pytest.mark.parametrize(
    ("name", "language"),
    [("Computer (sehr stark)", "de"), ("Computer (schwach)", "de"), ("Компьютер (сильный)", "ru")],
)
def test_pictures_say_which_computer_plays(game: AnyGame, name: str, language: str) -> None:
    """Its level has room wherever the players are named, also once the match is over."""
    for match in looks(game.id, 1):
        view = match.state.view(0)
        if not game.called(view):
            continue
        named = replace(view, language=language, names=("Anna", *[name] * (match.seats - 1)))
        drawn = [word.text for word in pen.words(game.looks.draw(named))]
        level = name.partition(" ")[2]
        whole = sum(level in text for text in drawn)
        assert whole >= match.seats - 1, f"pen.named needs room for “{name}”: {drawn}"


def _check_names(image: pen.Picture, names: tuple[str, ...]) -> None:
    check_apart(image)
    texts = [word.text.removesuffix("…") for word in pen.words(image)]
    for name in names:
        shown = [text for text in texts if text and (text in name or name in text)]
        assert any(len(text) >= min(len(name), 6) for text in shown), (name, texts)


def test_words_that_overlap_are_found() -> None:
    image = pen.card(800, 600, "Title")
    check_apart(image)
    part = pen.layer(200, 100)
    pen.write(part, (10, 50), "here", 30)
    pen.lay(image, part, 300, 300)
    check_apart(image)
    pen.write(image, (340, 350), "there", 30)
    with pytest.raises(AssertionError):
        check_apart(image)
