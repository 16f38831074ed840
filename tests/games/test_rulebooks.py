"""Rulebooks name what the sources leave open, and what the marks in the pictures mean."""

from __future__ import annotations

import pytest

from games import GAMES


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("bushwhacked", "trade before you capture"),
        ("bushwhacked", "An arrow has one shape"),
        ("bushwhacked", "columns D, I and N cross rows 4, 9 and 14"),
        ("bushwhacked", "red cross is on every stone that the player to move can capture"),
        ("bushwhacked", "since the last turn of the player to move has an orange frame"),
        ("graveyard_shift", "first player of the first round is drawn by lot"),
        ("graveyard_shift", "loser of a round starts the next"),
        ("graveyard_shift", "Parts go back where the set-up could have put them"),
        ("graveyard_shift", "Equal rounds are a draw"),
        ("graveyard_shift", "orange frame marks where the latest movement ended"),
        ("graverobber", "The orange frame is around the latest of all"),
        ("graverobber", "✕: a dig that found no Plot"),
        ("graverobber", "three times in a row, six skips running"),
        ("graverobber", "It may touch another Grave too"),  # GR-3
        ("graverobber", "out of bounds: everybody is told the square"),  # GR-12, GR-20
        ("bushwhacked", "your play stones are on at least three of the four squares"),  # BW-21
        ("cop_and_rob", "dead end (1 exit), straight and curve (2), tee (3) and cross (4)"),
        ("cop_and_rob", "blank (a side without an exit)"),
        ("pointsweeper", "doesn't have to start where the piece scouted"),  # PS-17
    ],
)
def test_the_rulebook_says_it(game: str, said: str) -> None:
    assert any(said in page.text for page in GAMES[game].teaching.rulebook("en"))
