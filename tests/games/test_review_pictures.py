"""What is drawn of a review: the chances by square, what was played and what was best; in a message
and on the page."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PIL import ImageChops

from games import GAMES, pen
from games.core import Budget, Judged, View
from games.record import plain, read
from games.replay import OPEN, Film
from games.review import charted, review
from games.tools.page import page
from tests.games.phone import LEGIBLE, PHONE, TALLEST, least
from tests.games.reviewed import ENOUGH, over

CHARTED = [name for name, game in GAMES.items() if game.looks.charted]
NAMES = ("Ann", "Bob")


@cache
def seen(game: str) -> list[tuple[View[Any], Judged]]:
    """What was judged of a match, each with what its seat saw."""
    match = over(game, 3, most=ENOUGH.get(game, 16))
    film = Film(match, NAMES)
    judged = review(read(plain(match, NAMES)), Budget.nodes(40)).judged
    return [(film.seen(one.seat, one.ply).view, one) for one in judged]


def drawn(game: str, view: View[Any], one: Judged) -> pen.Picture:
    return charted(GAMES[game], view, one)[0]


@pytest.mark.parametrize("game", CHARTED[:2])
def test_what_was_played_and_best_and_every_chance_can_be_seen(game: str) -> None:
    """Chances on their squares and in the words; all of it on a phone."""
    check_chances(game)
    check_phone(game, "en")
    check_marks(game)


def check_chances(game: str) -> None:
    for view, one in seen(game):
        image, words = charted(GAMES[game], view, one)
        before = len(pen.words(GAMES[game].looks.draw(view)))
        written = [word.text for word in pen.words(image)[before:]]
        said = words.say(NAMES)
        for square, share in one.shares.items():
            percent = one.percents[square]
            assert (percent in (0, 100)) == (share in (0, 1))
            assert str(percent) in written
            assert re.search(rf"\b{percent}%: [A-H1-8 ]*{square}", said)
        assert GAMES[game].words.describe(view).say(NAMES) in said


def check_phone(game: str, language: str) -> None:
    for view, one in seen(game)[::5]:
        image = drawn(game, replace(view, language=language), one)
        assert image.height * PHONE / image.width <= TALLEST
        assert all(s.side * PHONE / image.width >= least(s) for s in pen.squares(image))
        assert all(1000 * word.size >= LEGIBLE * image.width for word in pen.words(image))
        assert len(pen.png(image)) < 100_000


def check_marks(game: str) -> None:
    missed = [(view, one) for view, one in seen(game) if where(one.move) != where(one.best[0])]
    assert missed
    for view, one in missed[:3]:
        image = drawn(game, view, one)
        as_played = drawn(game, view, replace(one, best=(one.move,)))
        as_best = drawn(game, view, replace(one, move=one.best[0]))
        for other in (as_played, as_best):
            assert image.size == other.size
            assert ImageChops.difference(image.convert("RGB"), other.convert("RGB")).getbbox()


def where(move: str) -> list[str]:
    """The squares that a move names; where it names none, its words; nowhere for a pass."""
    words = [] if move == "pass" else move.split()
    return re.findall(r"\b[A-Q]\d+\b|-?\d+,-?\d+", move) or words


@pytest.mark.long
def test_the_page_shows_what_a_seat_saw_beside_what_happened() -> None:
    match = over("graverobber", 3, most=22)
    film, found = Film(match, NAMES), review(read(plain(match, NAMES)), Budget.nodes(40))
    steps = frames(page(film, OPEN, found))
    assert len(steps) == film.last + 1
    judged = {film.seen(one.seat, one.ply).step + 1: one for one in found.judged}
    assert {n for n, step in enumerate(steps) if "seen" in step} == set(judged)
    n, one = min(judged.items())
    image, words = charted(match.game, film.seen(one.seat, one.ply).view, one)
    assert steps[n]["seen"]["picture"] == [b64encode(pen.png(image)).decode(), words.say(NAMES)]
    assert NAMES[one.seat] in steps[n]["seen"]["text"]
    assert one.told.say(NAMES) in steps[n]["text"]
    assert not any("seen" in step for step in frames(page(film, OPEN)))


def frames(written: str) -> list[dict[str, Any]]:
    """What a page steps through."""
    [line] = re.findall(r"^const frames = (.*);$", written, re.MULTILINE)
    found: list[dict[str, Any]] = json.loads(line)
    return found
