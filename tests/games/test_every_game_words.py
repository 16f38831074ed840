"""One battery for every game: what is said, typed and ruled in every language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.message.words import ALT, abridged
from bot.table.menu import menu
from games import pen
from games.core import LANGUAGES, Page, Refused, shown
from tests.games.battery import (
    NAMES,
    AnyGame,
    AnyMatch,
    every_game,
    every_language,
    looks,
    some,
    spread,
)
from tests.games.golden import walk

QUOTED = re.compile("[“„«]([^“”«»„]+)[”“»]")
TYPED = re.compile("`([^`]+)`")
YOU = {
    "en": re.compile(r"\byou(r|rs|rself)?\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein\w*)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(ты|тебя|тебе|тобой|тво[йяёеиюх]\w*)\b", re.IGNORECASE),
}
WAYS = "⬆⬇⬅➡"
"""What a label may end with if only that tells it from others; other emoji can be left out."""
SQUARE = re.compile(r"\b[A-Q](?:1[0-7]|[1-9])\b")


@every_game
@every_language
def test_what_a_button_shows_can_be_typed_and_tells_moves_apart(
    game: AnyGame, language: str
) -> None:
    """By its label and as it is called where it stands."""
    tried = set[str]()
    for match in looks(game.id, 2):
        for seat in match.state.acting:
            view, called = match.state.view(seat), dict[str, str]()
            new = {move.split()[0]: move for move in view.legal if move.split()[0] not in tried}
            tried |= new.keys()
            for move in {*spread(view.legal, 2), *new.values()}:
                for text in (game.words.label(move), game.captioned(view, move)):
                    said = text.say(NAMES, language)
                    if said in called:
                        assert called[said] == move, "two moves with one label"
                        continue
                    assert 1 <= len(said) <= 80
                    called[said] = move
                    typed = said if said[-1] in WAYS else shown(said)
                    assert match.read(seat, typed, language) == (move,)


@every_game
@every_language
def test_what_all_may_read_calls_nobody_you(game: AnyGame, language: str) -> None:
    for match in walk(game.id)[::5]:
        for view in (match.state.view(None), match.state.open_view()):
            told = [game.words.describe(view), *(note.text for note in view.notes[-3:])]
            for text in told:
                said = QUOTED.sub("", text.say(NAMES, language))
                assert not YOU[language].search(said), said


@every_game
def test_a_message_has_three_menus_at_most(game: AnyGame) -> None:
    controls = game.controls
    for match in looks(game.id, 10):
        for view in map(match.state.view, match.state.acting):
            groups = menu(view.legal, menus=controls.menus, leads=controls.leads).groups
            assert len(controls.shortlists(view)) + len(groups) <= 3


@every_game
@every_language
def test_the_position_in_words_fits_a_message_with_the_longest_names(
    game: AnyGame, language: str
) -> None:
    for match in looks(game.id, 10):
        for seat in (None, *range(match.seats)):
            said = game.words.describe(match.state.view(seat)).say(NAMES, language)
            assert 20 < len(said) <= 2500, said


@every_game
@every_language
def test_an_alt_text_tells_of_every_player_before_it_ends_with_a_sentence(
    game: AnyGame, language: str
) -> None:
    for match in looks(game.id, 10):
        for seat in (None, *range(match.seats)):
            view = replace(match.state.view(seat), names=NAMES[: match.seats])
            whole = game.words.describe(view).say(NAMES, language)
            said = abridged(whole, "Press here.")
            assert len(said) <= ALT
            kept = said.removesuffix("\nPress here.")
            assert whole.startswith(kept)
            assert kept == whole or kept[-1] in ".!?"
            assert all(kept.count(name) == whole.count(name) for name in NAMES), kept
            sides = [side.say(NAMES, language) for side in game.called(view)[: match.seats]]
            assert all(side in kept for side in sides), "who is who"


@every_game
@some
@given(typed=st.text("abcdhknoprstuwx АВЖскъё ABN 0129,;-+()ß९²①🚩", max_size=20))
def test_folding_never_raises_and_folds_nothing_twice(game: AnyGame, typed: str) -> None:
    folded = game.words.fold(typed)
    assert game.words.fold(folded) == folded
    for language in LANGUAGES:
        game.understood(typed, language)


@every_game
@every_language
def test_what_a_refusal_gives_as_an_example_can_be_typed(game: AnyGame, language: str) -> None:
    for match in looks(game.id, 2):
        for seat in match.state.acting:
            refused = match.refusal(seat, "xyzzy")
            assert refused
            for typed in QUOTED.findall(refused.say(NAMES, language)):
                assert can_be_typed(match, typed, language), f"{typed} is refused as nonsense"


@every_game
@every_language
def test_what_the_rulebook_says_can_be_typed_is_understood(game: AnyGame, language: str) -> None:
    """The page on typing: the one that says most of it."""
    typed = max((TYPED.findall(page.text) for page in game.teaching.rulebook(language)), key=len)
    assert typed
    for part in {part for line in typed for part in line.split(";")}:
        assert any(can_be_typed(match, part, language) for match in looks(game.id, 8)), part


def can_be_typed(match: AnyMatch, typed: str, language: str) -> bool:
    """Is it a move here, or refused for another reason than nonsense?"""
    for seat in match.state.acting:
        nonsense = match.refusal(seat, "xyzzy")
        try:
            return bool(match.read(seat, typed, language))
        except Refused as refused:
            if nonsense and refused.text.id not in (nonsense.id, "core-unread"):
                return True
    return False


def test_what_is_no_move_is_found() -> None:
    match = walk("graveyard_shift")[0]
    assert can_be_typed(match, "a1", "en")
    assert not can_be_typed(match, "stroll n", "en")


@every_game
@every_language
def test_what_cannot_be_read_is_quoted_with_two_moves_that_work(
    game: AnyGame, language: str
) -> None:
    for match in walk(game.id)[:: len(walk(game.id)) // 2]:
        for seat in match.state.acting[:1]:
            for typed, word in (("xyzzy", "all"), (f"{match.view(seat).legal[0]} xyzzy", "xyzzy")):
                with pytest.raises(Refused) as caught:
                    match.read(seat, typed, language)
                text = caught.value.text
                assert (text.id, text.values["part"], text.values["word"]) == (
                    "core-unread",
                    typed,
                    word,
                )
                first, last = {"en": ("“", "”"), "de": ("„", "“"), "ru": ("«", "»")}[language]
                quoted = re.findall(f"{first}([^{last}]+){last}", text.in_(language))
                said = quoted[1 if word == "all" else 2 :]
                assert len(said) == min(2, len(match.view(seat).legal))
                for move in said:
                    assert match.read(seat, move, language)


@every_game
@every_language
def test_rulebooks_have_the_same_pages_with_pictures(game: AnyGame, language: str) -> None:
    english, pages = game.teaching.rulebook("en"), game.teaching.rulebook(language)
    assert len(pages) >= 3
    assert any(page.picture for page in pages)
    assert game.teaching.rulebook(language) is pages, "it is read once"
    assert [shape(page) for page in pages] == [shape(page) for page in english]
    for page in pages:
        assert 1 <= len(page.title) <= 80
        assert len(page.text) <= 2500
        if page.picture:
            picture = page.picture()
            assert 1 <= len(page.alt) <= 1024
            assert len(pen.png(picture)) < 80_000
            assert not [word.text for word in pen.words(picture) if "…" in word.text]


def shape(page: Page) -> tuple[object, ...]:
    """What a page has in every language: a picture, points, the squares that it and the picture
    name (what can be typed is each language's own)."""
    named = (set(SQUARE.findall(text)) for text in (TYPED.sub("", page.text), page.alt))
    return bool(page.picture), page.text.count("•"), *named


@every_game
@every_language
def test_it_says_of_itself_how_one_wins_how_long_it_takes_and_what_it_looks_like(
    game: AnyGame, language: str
) -> None:
    aim = game.aim.in_(language)
    assert aim.endswith(".")
    assert len(aim) <= 120
    assert language == "en" or game.about.in_(language) != game.about.say(())
    assert 5 <= game.time.minutes <= 120
    if cover := game.looks.cover(language):  # a toy may go without
        assert cover.picture
        assert cover.alt
        picture = cover.picture()
        assert picture.height <= 1.25 * picture.width  # a phone shows the buttons below it too
        assert not [word.text for word in pen.words(picture) if "…" in word.text]


def test_names_are_as_long_as_they_may_be() -> None:
    assert {len(name) for name in NAMES} == {32}
