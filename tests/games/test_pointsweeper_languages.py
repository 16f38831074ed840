"""Pointsweeper in Russian and German: typed, told, drawn."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any

import pytest

from games import pen
from games.core import LANGUAGES, Match, View, words
from games.pen import Picture
from games.pen.text import font
from games.pointsweeper import GAME
from games.pointsweeper.board import Board
from games.pointsweeper.cover import cover
from games.pointsweeper.draw import WIDTH
from tests.games.pointsweeper_table import SCOUTED, Tiles, dealt, opened, play

NAMES = ("Аня", "Боб")
RED = {"en": "Red", "ru": "Красные", "de": "Rot"}
FULL = [f"scout {kind} {square}" for kind in "KQRRBBNNPPPPPPPP" for square in ("D4", "D5")]
MINED: Tiles = {"A1": 5, "A2": 4, "A3": "*", "A4": 3, "A5": "*", "B1": -1, "B2": 2, "B3": 0}

every_language = pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "qps"])


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("ru", "слон a3", "scout B A3"),
        ("ru", "Слон А3", "scout B A3"),
        ("ru", "разведать слон с А3", "scout B A3"),
        ("ru", "ладья А1 А3", "claim R A1 A3"),
        ("ru", "ладьёй с а1 на а3", "claim R A1 A3"),
        ("ru", "забрать ладья A1-A3", "claim R A1 A3"),
        ("ru", "Король, Н8", "scout K H8"),
        ("ru", "ферзь d4", "scout Q D4"),
        ("ru", "конь B1 C3", "claim N B1 C3"),
        ("ru", "пешка с2 с4", "claim P C2 C4"),
        ("ru", "пешка c2–c4", "claim P C2 C4"),
        ("ru", "первый ход", "first"),
        ("ru", "вторым", "second"),
        ("ru", "Пас", "pass"),
        ("ru", "r a1 a3", "claim R A1 A3"),
        ("ru", "rook a1 a3", "claim R A1 A3"),
        ("ru", "Läufer a3", "scout B A3"),
        ("de", "Läufer A3", "scout B A3"),
        ("de", "laeufer a3", "scout B A3"),
        ("de", "spähen Läufer A3", "scout B A3"),
        ("de", "Turm A1 A3", "claim R A1 A3"),
        ("de", "räumen mit dem Turm von A1 bis A3", "claim R A1 A3"),
        ("de", "König h8", "scout K H8"),
        ("de", "Dame D4", "scout Q D4"),
        ("de", "Springer B1-C3", "claim N B1 C3"),
        ("de", "Bauer c2 c4", "claim P C2 C4"),
        ("de", "beginnen", "first"),
        ("de", "nachziehen", "second"),
        ("de", "passen", "pass"),
        ("de", "b a3", "scout B A3"),
    ],
)
def test_moves_are_typed_in_ones_own_words(language: str, typed: str, move: str) -> None:
    assert GAME.understood(typed, words(GAME.id, language)) == move


@pytest.mark.parametrize(
    "typed", ["к a1 a3", "К a1 a3", "п a2 a3", "S b1 c3", "D d4 d5", "T a1 a3"]
)
def test_single_letters_are_canonical_only(typed: str) -> None:
    match = Match.start(GAME, 2, {}, dealt())
    for move in SCOUTED:
        match = match.play(match.state.acting[0], move)
    for language in ("ru", "de"):
        assert GAME.understood(typed, words(GAME.id, language)) not in match.state.legal(0)


@every_language
def test_what_a_button_shows_can_be_typed_and_is_short(language: str) -> None:
    match, random = Match.start(GAME, 2, {}, dealt()), Random(7)
    for move in ("first", *SCOUTED):
        legal = match.state.legal(match.state.acting[0])
        for sample in random.sample(legal, min(6, len(legal))):
            shown = GAME.label(sample).say((), language)
            assert match.read(match.state.acting[0], shown, language) == (sample,)
            plain = shown.removeprefix("🔍 ").removeprefix("🚩 ").lower()
            assert match.read(match.state.acting[0], plain, language) == (sample,)
        if move in legal:
            match = match.play(match.state.acting[0], move)
    legal = play(opened(), *SCOUTED).legal(0)
    labels = {GAME.label(move).say((), language) for move in legal}
    assert len(labels) == len(legal)
    assert max(map(len, labels)) <= 34


@pytest.mark.parametrize("language", ["ru", "de"])
def test_what_the_rulebook_lets_people_type_can_be_typed(language: str) -> None:
    typed = re.findall("`([^`]+)`", GAME.pages(language)[-1].text)
    choices, moves = ("first", "second"), play(opened(), *SCOUTED).legal(0)
    assert len(typed) == 9
    for line in typed:
        assert GAME.understood(line, words(GAME.id, language)) in (*choices, *moves)
    refused = play(opened(), "first").refusal(0, "xyzzy")
    assert refused
    for line in re.findall("[«„]([^»“]+)[»“]", refused.say(NAMES, language)):
        assert GAME.understood(line, words(GAME.id, language)) in moves
    not_begun = opened().refusal(0, "pass")
    assert not_begun
    for line in re.findall("[«„]([^»“]+)[»“]", not_begun.say(NAMES, language)):
        assert GAME.understood(line, words(GAME.id, language)) in choices


def told(language: str, *moves: str) -> list[str]:
    notes = play(opened(MINED), *moves).view(0).notes
    return [note.text.say(NAMES, language) for note in notes]


def test_it_is_told_in_russian() -> None:
    lines = told("ru", "first", "scout K A1", "scout P B7", "scout R A1")
    assert (
        lines[0] == "На доске 1 начинает Аня: пешки игрока Аня идут вверх, пешки игрока Боб — вниз."
    )
    assert lines[1:3] == [
        "Аня разведывает королём с A1.",
        "Твой король с A1 видит 10 очков и 0 мин.",
    ]
    assert lines[-1].startswith("Твоя ладья с A1 видит ")
    taken = told("ru", *SCOUTED, "claim K A1 A2", "claim R A2 A6", "claim B B1 A2", "pass")
    assert taken[-4:] == [
        "Аня идёт королём с A1 на A2 и получает 9 очков: A1 5, A2 4.",
        "Боб идёт ладьёй с A2 на A6 и налетает на 2 мины: A3 и A5!",
        "Аня идёт слоном с B1 на A2 и получает −1 очко: B1 −1.",
        "Боб пасует на этой доске.",
    ]


def test_it_is_told_in_german() -> None:
    lines = told("de", "first", "scout Q A1")
    assert lines[1] == "Аня späht mit der Dame von A1 aus."
    assert lines[2].startswith("Deine Dame auf A1 sieht ")
    taken = told("de", *SCOUTED, "claim K A1 A2", "claim P A3 A2", "claim B B1 A2")
    assert taken[-3:] == [
        "Аня räumt mit dem König A1 bis A2 und bekommt 9 Punkte: A1 5, A2 4.",
        "Боб zieht mit einem Bauern von A3 nach A2 und trifft auf eine Mine: A3!",
        "Аня räumt mit einem Läufer B1 bis A2 und bekommt −1 Punkt: B1 −1.",
    ]


def test_a_score_tells_what_it_comes_from_in_every_language() -> None:
    state = play(opened(MINED), *SCOUTED, "claim K A1 A2", "claim R A2 A6", "pass", "pass")
    state = play(state, *["first", "timeout", "timeout"] * 2)
    assert state.outcome
    assert state.outcome.result.say(NAMES, "ru") == (
        "Победа: Аня (9 очков, у соперника 0 − 3 за 2 мины = −3 очка; все три доски сыграны)."
    )
    assert state.outcome.result.say(NAMES, "de") == (
        "Аня gewinnt: 9 Punkte gegen −3 Punkte (0 minus 3 für 2 Minen); "
        "alle drei Bretter sind gespielt."
    )
    drawn = play(opened(), *["first", "timeout", "timeout"] * 3)
    assert drawn.outcome
    assert drawn.outcome.result.say(NAMES, "ru").startswith("Ничья: Аня и Боб (0 очков и 0 очков;")


def test_pieces_are_counted_as_russian_counts() -> None:
    state = play(opened(), *SCOUTED)
    unused = "Могут разведать и забрать: король, ферзь, 2 ладьи, 2 слона, 2 коня, 5 пешек."
    assert f"{unused} Могут только забрать: 3 пешки." in GAME.describe(state.view(0)).say(
        NAMES, "ru"
    )


def views() -> dict[str, View[Board]]:
    """All kinds of pictures there are."""
    begun = play(opened(MINED), "first")
    taken = play(begun, *SCOUTED[1:], "claim K A1 A2", "claim R A2 A6")
    over = play(taken, "pass", "pass")
    late = ("timeout", "timeout")
    end = play(over, "first", *late, "second", *late)
    drawn = play(opened(), *["first", *late] * 3)
    full = play(begun, *FULL)
    return {
        "before": opened().view(0),
        "taken, own": taken.view(0),
        "taken, to move": taken.view(taken.acting[0]),
        "taken, other": taken.view(1),
        "taken, public": taken.view(None),
        "full, own": full.view(0),
        "full, other": full.view(1),
        "over": over.view(0),
        "end": end.view(None),
        "drawn": drawn.view(None),
    }


@every_language
@pytest.mark.parametrize("kind", views())
def test_nothing_on_a_picture_is_cut_or_overlaps(
    kind: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes = list[tuple[str, list[float]]]()
    write = pen.write

    def noted(image: Picture, at: pen.Point, text: str, size: int, *more: Any, **how: Any) -> None:
        if image.width == WIDTH:  # the card itself, no layer to be laid on it
            face = font(size, how.get("bold", False))
            box = face.getbbox(text, anchor=how.get("anchor", "lm"))
            boxes.append((text, [side + at[n % 2] for n, side in enumerate(box)]))
        write(image, at, text, size, *more, **how)

    monkeypatch.setattr(pen, "write", noted)
    monkeypatch.setattr(import_module("games.pen.board"), "write", noted)
    image = GAME.draw(replace(views()[kind], language=language))
    assert not [text for text, _ in boxes if text.endswith("…")]
    for text, (left, _, right, bottom) in boxes:
        assert left >= 0, text
        assert max(right - image.width, bottom - image.height) <= -8, text
    for (one, a), (other, b) in combinations(boxes, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)


@every_language
def test_pictures_and_covers_hold_the_words_of_the_language(language: str) -> None:
    found = {
        word.text for word in pen.words(GAME.draw(replace(views()["over"], language=language)))
    }
    mover = {"en": "Blue chooses", "ru": "выбирают Синие", "de": "Blau wählt"}
    assert mover[language] in found
    page = cover(language)
    assert page.picture
    assert RED[language] in {word.text for word in pen.words(page.picture())}


@every_language
def test_the_rulebook_has_the_same_pages_with_pictures_in_the_language(language: str) -> None:
    pages, english = GAME.pages(language), GAME.pages("en")
    assert [bool(page.picture) for page in pages] == [bool(page.picture) for page in english]
    for page in pages:
        assert len(page.title) <= 80
        assert len(page.text) <= 2500
        assert len(page.alt) <= 1024
        if page.picture:
            assert RED[language] in {word.text for word in pen.words(page.picture())}
