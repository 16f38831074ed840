"""Bushwhacked in English, German and Russian: what is said, typed, written on pictures, ruled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from games import pen
from games.bushwhacked import GAME
from games.bushwhacked.board import Board
from games.core import Match, Text, Thought, words

NAMES = ("Аня", "Боря", "Вера", "Гена")
LATIN = re.compile("[A-Za-z]{2,}")
"""What no Russian sentence has: squares are one letter and a number."""


def after(*moves: str, seats: int = 2, begins: int = 0) -> Match[Board]:
    """The match after these moves of whoever is to move."""
    match = Match.start(GAME, seats, {}, {"first": begins})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def surrounding() -> Match[Board]:
    """White to move, with K10 surrounded."""
    placed = "place J10; place K10; place L10; place A17; place K11; done; place C17"
    return after(*placed.split("; "))


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("ru", "К10", "place K10"),
        ("ru", "поставить на К10", "place K10"),
        ("ru", "ставлю камень на k10", "place K10"),
        ("ru", "беру L11", "capture L11"),
        ("ru", "захватить L11", "capture L11"),
        ("ru", "обменять на K10", "trade K10"),
        ("ru", "отдаю С5", "pay C5"),
        ("ru", "Пас", "pass"),
        ("ru", "готово", "done"),
        ("ru", "x L11", "capture L11"),
        ("de", "setze auf K10", "place K10"),
        ("de", "K10 setzen", "place K10"),
        ("de", "L11 schlagen", "capture L11"),
        ("de", "schlägt den Stein auf L11", "capture L11"),
        ("de", "gegen K10 tauschen", "trade K10"),
        ("de", "mit C5 bezahlen", "pay C5"),
        ("de", "passe", "pass"),
        ("de", "fertig", "done"),
        ("de", "place k10", "place K10"),
        ("en", "взять l11", "capture L11"),
    ],
)
def test_moves_are_typed_in_peoples_own_words(language: str, typed: str, move: str) -> None:
    assert GAME.understood(typed, words(GAME.id, language)) == move


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_a_button_shows_can_be_typed(language: str) -> None:
    for match in positions():
        (seat,) = match.state.acting
        for move in match.state.legal(seat)[-20:]:
            assert match.read(seat, GAME.label(move).say(NAMES, language), language) == (move,)


def positions() -> Iterator[Match[Board]]:
    """Every kind of move can be played in one of these."""
    yield surrounding()
    yield surrounding().play(0, "pass")
    yield after("pass", "place A1", "place C1")
    yield trade()
    yield trade().play(0, "pay C3")


def trade() -> Match[Board]:
    """White has begun to trade for Red's capture stone on B10."""
    white, red = "B3 D3 C2 F2 E3 G3 I2 H3 J3 B10", "C3 F3 I3 A10 C10 B11 P13 P15 N12 N16"
    match = after()
    for pair in zip(white.split(), red.split(), strict=True):
        for seat, square in enumerate(pair):
            match = match.play(seat, f"place {square}")
            match = match.play(seat, "done") if match.state.acting == (seat,) else match
    for move in ("pass", "capture C3", "capture F3", "capture I3"):
        match = match.play(0, move)
    for move in ("pass", "capture B10"):
        match = match.play(1, move)
    return match.play(0, "trade B10")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            [
                "Hinterhalt. Аня (Weiß) ist am Zug. Zug 4. Schlagbar: K10.",
                "Neu: Rot hat C17 besetzt.",
                "Stand: Weiß 0 Basen, 0 Beutesteine. Rot 0 Basen, 0 Beutesteine.",
                "Unbelagert: D9, I4, I9, I14, N9.",
                "Weiß (Аня), Vorrat: 27 Spiel-, 20 Beutesteine. Steine: J10, K11, L10.",
                "Rot (Боря), Vorrat: 27 Spiel-, 20 Beutesteine. Steine: A17, C17, K10.",
            ],
        ),
        (
            "ru",
            [
                "Западня. Ходит Аня (Белые). Это 4-й ход. Можно захватить: K10.",
                "Новое: Красные поставили на C17.",
                "Счёт: Белые — 0 баз, 0 трофеев. Красные — 0 баз, 0 трофеев.",
                "Никого нет у баз: D9, I4, I9, I14, N9.",
                "Белые (Аня), запас: игровых 27, трофейных 20. Камни: J10, K11, L10.",
                "Красные (Боря), запас: игровых 27, трофейных 20. Камни: A17, C17, K10.",
            ],
        ),
    ],
)
def test_the_board_in_words(language: str, said: list[str]) -> None:
    described = GAME.describe(surrounding().state.view(None))
    assert described.say(NAMES, language).split("\n\n") == said


@pytest.mark.parametrize(
    ("score", "language", "said"),
    [
        ("1 base, 0 captures", "en", "1 base, 0 capture stones"),
        ("3 bases, 1 capture", "en", "3 bases, 1 capture stone"),
        ("1 base, 2 captures", "de", "1 Basis, 2 Beutesteine"),
        ("2 bases, 1 capture", "ru", "2 базы, 1 трофей"),
        ("5 bases, 11 captures", "ru", "5 баз, 11 трофеев"),
    ],
)
def test_scores_are_told_in_a_language_and_kept_in_none(
    score: str, language: str, said: str
) -> None:
    points = GAME.points(score)
    assert points
    assert points.say(NAMES, language) == said
    outcome = surrounding().play(0, "resign").state.outcome
    assert outcome
    assert outcome.scores == ("0 bases, 0 captures",) * 2, "as records have it"


@pytest.mark.parametrize("seed", range(3))
def test_russian_has_no_english_in_it(seed: int) -> None:
    random, match = Random(seed), after(seats=4)
    while not match.state.outcome:
        (seat,) = match.state.acting
        legal = match.state.legal(seat)
        for text in told(match, seat, random):
            assert not LATIN.search(text.say(NAMES, "ru")), text.say(NAMES, "ru")
        word = random.choice(sorted({move.split()[0] for move in legal}))
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)]))
    assert not LATIN.search(match.state.outcome.result.say(NAMES, "ru"))
    assert not LATIN.search(GAME.describe(match.state.view(None)).say(NAMES, "ru"))


def told(match: Match[Board], seat: int, random: Random) -> Iterator[Text]:
    """What somebody reads of a position."""
    view = match.state.view(seat)
    yield GAME.describe(view)
    yield from (note.text for note in match.state.notes[-1:])
    for move in random.sample(view.legal, min(len(view.legal), 5)):
        yield from (GAME.label(move), GAME.label(move.split()[0]), GAME.why(view, Thought(move)))
        yield from filter(None, (GAME.warn(view, move), GAME.tip(view)))
    for word in ("place", "capture", "trade", "pay"):
        refused = match.refusal(seat, f"{word} {random.choice('ADINQ')}{random.randint(1, 17)}")
        yield from filter(None, [refused])
    yield from (text for short in GAME.shortlists(view) for text in short.moves.values())


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_word_on_a_picture_is_cut_or_english(language: str) -> None:
    gone = after("pass", "pass", "pass", seats=4).play(2, "resign")
    yellow = after("pass", "pass", "pass", "pass", seats=4, begins=3)
    shown = [*positions(), gone, yellow, yellow.play(3, "place A1"), gone.play(0, "resign")]
    drawn = [GAME.draw(replace(match.state.view(None), language=language)) for match in shown]
    found = {word.text for image in drawn for word in pen.words(image)}
    assert not [word for word in found if "…" in word]
    assert language != "ru" or not [word for word in found if LATIN.search(word)]


def test_the_rulebook_is_the_same_in_every_language() -> None:
    """The same pages with the same pictures, naming the same squares."""
    squares = re.compile(r"\b[A-Q](?:1[0-7]|[1-9])\b")
    english = GAME.pages("en")
    for language in ("de", "ru"):
        pages = GAME.pages(language)
        assert len(pages) == len(english)
        for page, other in zip(pages, english, strict=True):
            assert (page.picture is None) == (other.picture is None)
            assert len(page.title) <= 80
            assert len(page.text) <= 2500
            assert set(squares.findall(page.text)) == set(squares.findall(other.text))
            assert set(squares.findall(page.alt)) == set(squares.findall(other.alt))
            assert not LATIN.search(page.alt) or language == "de"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Bushwhacked", "Mark what can be captured", "No, find it yourself", "Yellow"]),
        ("de", ["Hinterhalt", "Schlagbare Steine ankreuzen", "Nein, selber finden", "Gelb"]),
        (
            "ru",
            ["Западня", "Отмечать крестом, что можно захватить", "Нет, каждый ищет сам", "Жёлтые"],
        ),
    ],
)
def test_what_it_says_of_itself(language: str, said: list[str]) -> None:
    assist = GAME.options[0]
    texts = GAME.title, GAME.setting(assist), GAME.choice(assist, "off"), GAME.side("Yellow")
    assert [text.say((), language) for text in texts] == said
    assert len(GAME.aim.say((), language)) <= 120
    assert language == "en" or GAME.about.say((), language) != GAME.about.say(())


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_cover_and_the_rulebook_are_drawn_in_their_language(language: str) -> None:
    cover = GAME.cover_in(language)
    assert cover
    for page in (cover, *GAME.pages(language)):
        if page.picture:
            assert pen.words(page.picture())[0].text == GAME.title.say((), language)
