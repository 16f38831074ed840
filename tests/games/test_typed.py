"""Moves in people's own words: what is meant, what is ambiguous, what stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import Ambiguous, add_room, say, verbatim
from games.core.typed import labelled, plain, vocabulary

TYPED = {
    "en": "barn-typed-up = up, north\nbarn-typed-left = left\nbarn-typed-rook = rook\n",
    "de": "barn-typed-up = hoch, nach oben\nbarn-typed-left = links\nbarn-typed-rook = Turm\n"
    "barn-typed-bishop = Läufer, Turm\nbarn-typed-nothing = das, den\n",
    "ru": "barn-typed-up = вверх\nbarn-typed-left = влево\nbarn-typed-rook = ладья, тура\n",
}


@pytest.fixture(autouse=True)
def barn(tmp_path: Path) -> None:
    """A room with typed words and two labels."""
    labels = {"en": "barn-stay = 🅿 Stay here\n", "de": "barn-stay = 🅿 Hier bleiben\n", "ru": ""}
    for code, text in TYPED.items():
        (tmp_path / f"{code}.ftl").write_text(text + labels[code], "utf-8")
    add_room("barn", tmp_path)


def fold(text: str, language: str) -> object:
    return vocabulary("barn", language).folded(text, lambda line: " ".join(line.split()))


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("ru", "вверх 4", "up 4"),
        ("ru", "Вверх4", "up4"),
        ("de", "HOCH 4", "up 4"),
        ("de", "nach oben 4", "up 4"),
        ("en", "up 4", "up 4"),
        ("ru", "up 4", "up 4"),
        ("en", "вверх 4", "up 4"),
        ("de", "links вверх up", "left up up"),
        ("ru", "Ладья а1 В3", "rook a1 b3"),
        ("de", "den Läufer a1", "bishop a1"),
        ("ru", "в 3", "в 3"),
        ("ru", "вв3", "вв3"),
        ("de", "hochzeit", "hochzeit"),
    ],
)
def test_words_of_a_language_are_those_of_the_move(language: str, typed: str, move: str) -> None:
    assert fold(typed, language) == move


def test_words_that_mean_two_moves_give_both() -> None:
    assert fold("Turm a1", "de") == Ambiguous(("bishop a1", "rook a1"))
    assert fold("тура a1", "de") == "rook a1"


def test_letters_that_look_latin_are_latin_in_squares_alone() -> None:
    assert plain("А1 С12 (Н3) сон В") == "a1 c12 (h3) сон в"


def test_what_a_button_shows_can_be_typed() -> None:
    def label(move: str) -> object:
        return say("barn-stay") if move == "stay" else verbatim(f"② {move}")

    legal = ("stay", "⬆", "⬇")
    assert labelled(label, legal, "hier bleiben", "de") == ["stay"]  # type: ignore[arg-type]
    assert labelled(label, legal, "Stay here", "ru") == ["stay"]  # type: ignore[arg-type]
    assert labelled(label, legal, "stay there", "ru") == []  # type: ignore[arg-type]
    assert labelled(label, legal, "② ⬇", "de") == ["⬇"]  # type: ignore[arg-type]
