"""Bushwhacked in English, German and Russian: what is said and typed."""

from __future__ import annotations

import pytest

from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import Board
from games.core import Match

NAMES = ("Аня", "Боря", "Вера", "Гена")


def after(*moves: str, seats: int = 2, begins: int = 0) -> Match[Board]:
    """The match after these moves, each of the player to move."""
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
    assert GAME.understood(typed, language) == move


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_a_button_of_a_trade_shows_can_be_typed(language: str) -> None:
    """As all others: but hardly a match has one."""
    for match, word in ((before_a_trade(), "trade"), (trade(), "pay")):
        move = next(move for move in match.state.legal(0) if move.startswith(word))
        assert match.read(0, GAME.words.label(move).say(NAMES, language), language) == (move,)


def trade() -> Match[Board]:
    """White has begun to trade for Red's capture stone on B10."""
    return before_a_trade().play(0, "trade B10")


def before_a_trade() -> Match[Board]:
    """White can trade for Red's capture stone on B10."""
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
    return match


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            [
                "Hinterhalt. Аня (Weiß) ist am Zug. Zug 4. Schlagbar: K10.",
                "Neu: Rot hat C17 besetzt.",
                "Stand: Weiß 0 Basen, 0 Beutesteine. Rot 0 Basen, 0 Beutesteine.",
                "Ohne Steine daneben: D9, I4, I9, I14, N9.",
                "Weiß (Аня), Vorrat: 27 Spiel-, 20 Beutesteine. Steine: J10, K11, L10.",
                "Rot (Боря), Vorrat: 27 Spiel-, 20 Beutesteine. Steine: A17, C17, K10.",
            ],
        ),
        (
            "ru",
            [
                "Западня. Ходит Аня (Белые). Это 4-й ход. Можно захватить: K10.",
                "Новое: Красные поставили на C17.",
                "Счёт: Белые\xa0— 0 баз, 0 трофеев. Красные\xa0— 0 баз, 0 трофеев.",
                "Базы без камней рядом: D9, I4, I9, I14, N9.",
                "Белые (Аня), запас: игровых камней 27, трофеев 20. Камни: J10, K11, L10.",
                "Красные (Боря), запас: игровых камней 27, трофеев 20. Камни: A17, C17, K10.",
            ],
        ),
    ],
)
def test_the_board_in_words(language: str, said: list[str]) -> None:
    described = GAME.words.describe(surrounding().state.view(None))
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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Bushwhacked", "Mark what can be captured", "No, find it yourself", "Yellow"]),
        ("de", ["Hinterhalt", "Schlagbare Steine ankreuzen", "Nein, selbst finden", "Gelb"]),
        (
            "ru",
            [
                "Западня",
                "Отмечать крестом, что можно захватить",
                "Нет, каждый ищет без подсказок",
                "Жёлтые",
            ],
        ),
    ],
)
def test_what_it_says_of_itself(language: str, said: list[str]) -> None:
    assist = GAME.rules.options[0]
    texts = GAME.title, GAME.setting(assist), GAME.choice(assist, "off"), GAME.side("Yellow")
    assert [text.say((), language) for text in texts] == said
    assert len(GAME.aim.say((), language)) <= 120
    assert language == "en" or GAME.about.say((), language) != GAME.about.say(())
