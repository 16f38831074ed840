"""Cop & Rob in English, German and Russian: what is said, typed, written on pictures, ruled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games import pen
from games.cop_and_rob import GAME
from games.cop_and_rob.cards import Kind
from games.cop_and_rob.window import MARGIN, WIDTH
from games.core import DRAW, RESIGN, TIMEOUT, Match, Thought, View, words
from tests.games.cop_and_rob_table import deck

LANGUAGES = ("en", "de", "ru")
NAMES = ("Аня", "Боря")
LATIN = re.compile("[A-Za-z]{2,}")
"""What no Russian sentence has but in what is typed: exits are single letters."""


def played(rob: list[Kind], cop: list[Kind], *turns: str) -> Match[Any]:
    """What was typed, turn by turn, after seat 0 chose Rob."""
    dealt = {"lots": [], "rob": deck(*rob), "cop": deck(*cop)}
    match: Match[Any] = Match.start(GAME, 2, {"roles": "host"}, dealt).play(0, "rob")
    for turn in turns:
        (seat,) = match.state.acting
        for move in match.read(seat, turn):
            match = match.play(seat, move)
    return match


def every_ply(seed: int, roles: str = "lots") -> Iterator[Match[Any]]:
    """A random match, short of what loses at once, after every move."""
    random, options = Random(seed), {"roles": roles}
    match: Match[Any] = Match.start(GAME, 2, options, GAME.deal(random, 2, options))
    yield match
    while not match.state.outcome:
        (seat,) = match.state.acting
        after = [match.follow(seat, move) for move in match.state.legal(seat)]
        match = random.choice([m for m in after if not m.state.outcome] or after)
        yield match


def seen(match: Match[Any]) -> View[Any]:
    """The view of whoever is to move."""
    return match.state.view(match.state.acting[0])


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
    assert GAME.understood(typed, words(GAME.id, language)) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_shows_can_be_typed_and_fits_on_it(language: str) -> None:
    for match in every_ply(1):
        if match.state.outcome:
            return
        view, (seat,) = seen(match), match.state.acting
        captions = [GAME.captioned(view, move).say(NAMES, language) for move in view.legal]
        labels = [GAME.label(move).say(NAMES, language) for move in view.legal]
        assert len(set(captions)) == len(captions)
        assert len(set(labels)) == len(labels)
        assert max(map(len, captions)) <= 60
        for move, caption, label in list(zip(view.legal, captions, labels, strict=True))[::5]:
            assert match.read(seat, caption, language) == (move,)
            assert match.read(seat, label, language) == (move,)


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
    assert GAME.describe(match.state.view(None)).say(NAMES, language) == said


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
                "Аня — Роб, Боря — Коп.",
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


def test_nothing_english_is_left_in_russian() -> None:
    """Advice, refusals, results, roles; refusals may quote what can be typed."""
    for match in every_ply(2):
        state = match.state
        told = [note.text for note in state.notes[-1:]] + [GAME.describe(state.view(None))]
        if state.outcome:
            told += [state.outcome.result, *(GAME.roles(state.view(None)) if GAME.roles else ())]
        else:
            view, (seat,) = seen(match), state.acting
            told += [GAME.why(view, Thought(move)) for move in view.legal[:5]]
            told += filter(None, [GAME.tip(view), *(GAME.warn(view, m) for m in view.legal[:5])])
            wrong = ("rob", "stay", "xyzzy", "discard", "place 0,0 NES", "lift 1,1", "cover 0,1")
            told += filter(None, [state.refusal(seat, move) for move in wrong])
        for text in told:
            said = text.say(NAMES, "ru")
            plain = re.sub(r"`[^`]*`|\b[NESW]{2,4}\b|Cop & Rob", "", said)
            assert not LATIN.search(plain), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_fit_a_message(language: str) -> None:
    names = ["A name of thirty-two characters…"] * 2
    for seed in range(3):
        for match in every_ply(seed):
            told = GAME.describe(match.state.view(None)).say(names, language)
            assert len(told) <= 2000, told
            if not match.state.outcome and len(match.log) % 7 == 0:
                left = match.play(0, RESIGN)
                assert len(GAME.describe(left.state.view(None)).say(names, language)) <= 2000


def pictures() -> Iterator[View[Any]]:
    """Views of every kind of picture."""
    for seed in range(3):
        for n, match in enumerate(every_ply(seed)):
            yield match.state.view(None)
            if n in (0, 1):
                for seat in (0, 1):
                    yield match.play(seat, RESIGN).state.view(None)
                (seat,) = match.state.acting
                yield match.play(seat, TIMEOUT).state.view(None)
                yield match.play(0, DRAW).state.view(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_pictures_fit_and_are_in_the_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[tuple[float, float, str]]()
    write = pen.write

    def spy(image: pen.Picture, at: Any, text: str, size: int, *how: str, **more: Any) -> None:
        wide = pen.width_of(text, size, more.get("bold", False))
        if more.get("anchor", "lm") == "lm":
            written.append((at[0], at[0] + wide, text))
        write(image, at, text, size, *how, **more)

    monkeypatch.setattr(pen, "write", spy)
    for view in pictures():
        written.clear()
        image = GAME.draw(replace(view, language=language))
        title, state = (word.text for word in pen.words(image)[:2])
        ends = 2 * MARGIN + pen.width_of(title, 32, True) + pen.width_of(state, 28)
        assert ends + MARGIN <= WIDTH, (title, state)
        for _, right, text in written:
            assert right <= WIDTH - MARGIN, text
            assert not text.endswith("…"), "cut"
        if language == "ru":
            assert not any(LATIN.search(word.text) for word in pen.words(image))


def test_the_panel_leaves_the_map_alone() -> None:
    """The words about the card turned up end where the map can begin."""
    for language in LANGUAGES:
        for match in every_ply(0, "host"):
            if match.state.outcome or not match.state.board(None).card:
                continue
            image = GAME.draw(replace(match.state.view(None), language=language))
            texts = [word for word in pen.words(image) if not word.text.lstrip("-").isdigit()]
            for word in texts[2:]:
                assert 148 + pen.width_of(word.text, word.size, True) <= WIDTH - MARGIN - 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_there_with_the_same_pictures(language: str) -> None:
    pages, english = GAME.pages(language), GAME.pages("en")
    assert [bool(page.picture) for page in pages] == [bool(page.picture) for page in english]
    for page in pages:
        assert len(page.title) <= 80
        assert len(page.text) <= 2500
    assert GAME.pages(language) is pages
    cover = GAME.cover_in(language)
    assert cover
    assert cover.title == GAME.title.say((), language)
    assert GAME.aim.say((), language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rulebook_says_can_be_typed_is_understood(language: str) -> None:
    for quoted in re.findall("`([^`]+)`", GAME.pages(language)[-1].text):
        for part in quoted.split(";"):
            move = GAME.understood(part, words(GAME.id, language))
            assert isinstance(move, str)
            assert re.fullmatch(
                r"place (-?\d,-?\d|\d) [NESW]+|(block|cover|lift|drive) (-?\d,-?\d|\d)"
                r"|discard|stay|rob|cop|\d",
                move,
            ), (part, move)
