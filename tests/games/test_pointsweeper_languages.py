"""Pointsweeper in Russian and German: typed, told, drawn."""

from __future__ import annotations

import pytest

from games.core import Match
from games.pointsweeper import GAME
from tests.games.pointsweeper_table import SCOUTED, Tiles, dealt, opened, play

NAMES = ("Аня", "Боб")
MINED: Tiles = {"A1": 5, "A2": 4, "A3": "*", "A4": 3, "A5": "*", "B1": -1, "B2": 2, "B3": 0}


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
    assert GAME.understood(typed, language) == move


@pytest.mark.parametrize(
    "typed", ["к a1 a3", "К a1 a3", "п a2 a3", "S b1 c3", "D d4 d5", "T a1 a3"]
)
def test_single_letters_are_canonical_only(typed: str) -> None:
    match = Match.start(GAME, 2, {}, dealt())
    for move in SCOUTED:
        match = match.play(match.state.acting[0], move)
    for language in ("ru", "de"):
        assert GAME.understood(typed, language) not in match.state.legal(0)


def told(language: str, *moves: str) -> list[str]:
    notes = play(opened(MINED), *moves).view(0).notes
    return [note.text.say(NAMES, language) for note in notes]


def test_it_is_told_in_russian() -> None:
    lines = told("ru", "first", "scout K A1", "scout P B7", "scout R A1")
    assert (
        lines[0]
        == "На доске 1 начинает Аня: пешки игрока Аня идут вверх, пешки игрока Боб\xa0— вниз."
    )
    assert lines[1:3] == [
        "Аня разведывает королём с A1.",
        "Твой король с A1 видит 10 очков и 0 мин.",
    ]
    assert lines[-1].startswith("Твоя ладья с A1 видит ")
    taken = told("ru", *SCOUTED, "claim K A1 A2", "claim R A2 A6", "claim B B1 A2", "pass")
    assert taken[-4:] == [
        "Аня ходит королём с A1 на A2 и забирает 9 очков: A1 5, A2 4.",
        "Боб ходит ладьёй с A2 на A6 и налетает на 2 мины: A3 и A5!",
        "Аня ходит слоном с B1 на A2 и забирает −1 очко: B1 −1.",
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
    unused = "Могут разведать и забрать числа: король, ферзь, 2 ладьи, 2 слона, 2 коня, 5 пешек."
    assert f"{unused} Могут только забрать числа: 3 пешки." in GAME.words.describe(
        state.view(0)
    ).say(NAMES, "ru")
