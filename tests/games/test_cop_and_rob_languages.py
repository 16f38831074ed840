"""Cop & Rob in English, German and Russian: what is said and typed."""

from __future__ import annotations

from typing import Any

import pytest

from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.cards import Kind
from games.core import Match
from tests.games.cop_and_rob_table import deck

NAMES = ("Аня", "Боря")


def played(rob: list[Kind], cop: list[Kind], *turns: str) -> Match[Any]:
    """What was typed, turn by turn, after seat 0 chose Rob."""
    dealt = {"lots": [], "rob": deck(*rob), "cop": deck(*cop)}
    match: Match[Any] = Match.start(GAME, 2, {"roles": "host"}, dealt).play(0, "rob")
    for turn in turns:
        (seat,) = match.state.acting
        for move in match.read(seat, turn):
            match = match.play(seat, move)
    return match


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("ru", "вор", "rob"),
        ("ru", "Роб", "rob"),
        ("ru", "Стать Копом", "cop"),
        ("ru", "положить 1,1 север восток юг", "place 1,1 NES"),
        ("ru", "кладу карту на 1, -1: на запад и на юг", "place 1,-1 SW"),
        ("ru", "1,1 nes", "place 1,1 NES"),
        ("ru", "② откроет путь на восток", "place 2 E"),
        ("ru", "1,1 С Ю", "place 1,1 NS"),
        ("ru", "2 зюв", "place 2 ESW"),
        ("de", "1,1 NO", "place 1,1 NE"),
        ("de", "② W S O", "place 2 ESW"),
        ("ru", "0,2 на все четыре стороны", "place 0,2 NESW"),
        ("ru", "перекрыть 1,2", "block 1,2"),
        ("ru", "накрываю карту на 1,1", "cover 1,1"),
        ("ru", "снять с 1,2", "lift 1,2"),
        ("ru", "еду на 2,1", "drive 2,1"),
        ("ru", "остаюсь", "stay"),
        ("ru", "Сбросить карту", "discard"),
        ("ru", "накрыть 4", "cover 4"),
        ("ru", "drive 2,1", "drive 2,1"),
        ("de", "Räuber", "rob"),
        ("de", "Den Gendarmen spielen", "cop"),
        ("de", "auf 1,1 legen: nach Norden, Osten und Süden", "place 1,1 NES"),
        ("de", "lege 1,1 nes", "place 1,1 NES"),
        ("de", "1,1 Nord Süd", "place 1,1 NS"),
        ("de", "② öffnet nach Osten", "place 2 E"),
        ("de", "0,2 in alle vier Richtungen", "place 0,2 NESW"),
        ("de", "1,2 sperren", "block 1,2"),
        ("de", "decke 1,1 ab", "cover 1,1"),
        ("de", "räume 1,2 weg", "lift 1,2"),
        ("de", "nach 2,1 fahren", "drive 2,1"),
        ("de", "bleib", "stay"),
        ("de", "wirf die Karte ab", "discard"),
        ("de", "cover 4", "cover 4"),
        ("en", "ехать 2,1", "drive 2,1"),
        ("en", "0,2 all four ways", "place 0,2 NESW"),
    ],
)
def test_moves_are_typed_in_peoples_own_words(language: str, typed: str, move: str) -> None:
    assert GAME.understood(typed, language) == move


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            """Räuber und Gendarm. Аня (Räuber) muss eine Kurve legen.
Sie passt auf ① -1,1; ② 1,1.
Passende Ausgänge: ① N O oder O S. ② N W oder S W.

Räuber (Аня) auf 0,1. Auswege: -1,1; 1,1. Abgeschnitten: 0,2.
Gendarm (Боря) auf 0,-1. Auswege: 0,-2.

Abgedeckt: 0,2 (Falle).
Gesperrt: 1,-1 (Explosion).

Räuber, Stapel: 6 Sackgassen, 6 Geraden, 5 Kurven, 5 Gabelungen, 6 Kreuzungen, 1 Superkarte.
Gendarm, Stapel: 5 Sackgassen, 6 Geraden, 6 Kurven, 6 Gabelungen, 6 Kreuzungen, 1 Superkarte.

Räuber, Karten: N O W 0,1. N S W 0,2.
Gendarm, Karten: O S W 0,-1. O -1,-1.""",
        ),
        (
            "ru",
            """Коп и Роб. Ходит Аня (Роб): надо положить поворот.
Можно положить: ① -1,1; ② 1,1.
Подходящие выходы: ① С В или В Ю. ② С З или Ю З.

Роб (Аня) стоит на 0,1. Свободные пути: -1,1; 1,1. Отрезано: 0,2.
Коп (Боря) стоит на 0,-1. Свободные пути: 0,-2.

Накрыто Засадой: 0,2.
Перекрыто Взрывом: 1,-1.

Колода Роба: 6 тупиков, 6 прямых, 5 поворотов, 5 развилок, 6 перекрёстков, 1 суперкарта.
Колода Копа: 5 тупиков, 6 прямых, 6 поворотов, 6 развилок, 6 перекрёстков, 1 суперкарта.

Карты Роба: С В З 0,1. С Ю З 0,2.
Карты Копа: В Ю З 0,-1. В -1,-1.""",
        ),
    ],
)
def test_the_table_in_words(language: str, said: str) -> None:
    turns = ("0,2 nsw; stay", "cover 0,2", "block 1,-1", "-1,-1 e; stay")
    match = played(["tee", "super", "curve"], ["super", "dead_end"], *turns)
    assert GAME.words.describe(match.state.view(None)).say(NAMES, language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            [
                "Аня ist der Räuber, Боря der Gendarm.",
                "Аня deckt eine Gerade auf.",
                "Аня legt eine Gerade auf 0,2: offen nach Norden.",
                "Аня fährt nach 0,2.",
                "Боря deckt eine Falle auf.",
                "Боря sperrt 1,1 mit einer Falle.",
                "Аня deckt eine Explosion auf.",
                "Аня räumt die Falle auf 1,1 weg.",
                "Аня bleibt auf 0,2.",
                "Боря deckt eine Falle auf.",
            ],
        ),
        (
            "ru",
            [
                "Аня\xa0— Роб, Боря\xa0— Коп.",
                "Аня открывает прямую.",
                "Аня кладёт прямую на 0,2: открыт путь на север.",
                "Аня едет на 0,2.",
                "Боря открывает Засаду.",
                "Боря перекрывает 1,1 Засадой.",
                "Аня открывает Взрыв.",
                "Аня снимает Засаду с 1,1.",
                "Аня остаётся на 0,2.",
                "Боря открывает Засаду.",
            ],
        ),
    ],
)
def test_the_account_of_a_match(language: str, said: list[str]) -> None:
    match = played(
        ["straight", "super"], ["super", "super"], "0,2 ns; 0,2", "block 1,1", "lift 1,1; stay"
    )
    assert [note.text.say(NAMES, language) for note in match.state.notes] == said
