"""Whatever puzzles ship: each can be shown on Discord, in every language. (An answer is a legal
move, and `test_menu.py` reaches them all.)"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.cogs.daily.days import DAY
from bot.cogs.daily.posed import Posed, posed
from bot.cogs.daily.sheets import post_sheet, puzzle_sheet, solved_sheet, words_sheet, wrong
from bot.cogs.daily.store.attempts import Attempt
from bot.message.parts import Sheet
from bot.message.words import ALT, whole_text
from games import GAMES
from games.core import LANGUAGES, Game
from tests.sample import sample

TODAY = 20_779
NOON = TODAY * DAY + DAY / 2
FEW, MORE = 2, 8
"""How many puzzles of each game are looked at."""


def some(game: Game[Any], count: int = 1) -> list[Posed]:
    count = min(count, len(game.puzzles))
    return [posed(one, TODAY, "en") for one in Random(1).sample(game.puzzles, count)]


def parts(made: Any) -> Iterator[dict[str, Any]]:
    """All components of a message, with the nested ones."""
    if isinstance(made, list):
        for one in made:
            yield from parts(one)
    elif isinstance(made, dict):
        if "type" in made:
            yield made
        for key in ("components", "accessory"):
            yield from parts(made.get(key, []))


def check(sheet: Sheet) -> None:
    """Check Discord's limits for a message with components."""
    found = list(parts(sheet.view.to_components()))
    assert len(found) <= 40
    assert sum(len(part.get("content", "")) for part in found) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids), default=0) <= 100
    assert 0 < len(sheet.alt) <= 1024


@pytest.mark.parametrize("count", sample([FEW, MORE]))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_messages_are_as_long_as_they_may_be(game: Game[Any], language: str, count: int) -> None:
    for one in some(game, count):
        read = one.read_in(language)
        attempt = Attempt(TODAY, NOON, 12, True)
        check(puzzle_sheet(read, attempt, NOON, "x" * 200, here=True))
        check(solved_sheet(read, Attempt(TODAY, NOON, 12, True, NOON), True, (9, 9), here=True))
        check(post_sheet(read, read))


@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if game.puzzles])
def test_a_puzzles_picture_says_only_which_side_is_asked(game: str) -> None:
    [one] = some(GAMES[game])
    names = one.view(one.seat).names
    assert [seat for seat, name in enumerate(names) if name] == [one.seat]
    assert names[one.seat] == "you"


def test_a_position_that_is_too_long_for_an_alt_text_can_be_had_in_words() -> None:
    seen = set[bool]()
    for puzzle in GAMES["cop_and_rob"].puzzles[::5]:
        one = posed(puzzle, TODAY, "ru")
        words = whole_text(one, one.view(one.seat))
        sheet = puzzle_sheet(one, Attempt(TODAY, NOON, 0, False), NOON, here=True)
        labels = [part.get("label") for part in parts(sheet.view.to_components())]
        assert ("Словами" in labels) == (len(words) > ALT)
        assert sheet.alt.endswith("Это ещё не всё: нажми внизу «Словами».") == (len(words) > ALT)
        told = parts(words_sheet(one).view.to_components())
        assert words in [part.get("content") for part in told]
        seen.add(len(words) > ALT)
    assert seen == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if game.puzzles])
def test_an_answer_is_called_as_its_button_was(game: str, language: str) -> None:
    for one in (made.read_in(language) for made in some(GAMES[game], FEW)):
        view = one.view(one.seat)
        other = next(move for move in view.legal if not one.right(move))
        assert f"~~**{one.say(one.game.captioned(view, other))}**~~" in wrong(one, other, ())
        move = one.puzzle.answers[0]
        called = one.say(one.game.captioned(view, move)).replace(",", " ").split()
        for told in (one.say(one.solution), one.line([(one.seat, move)])):
            assert {*called} <= {*told.replace(",", " ").split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_graverobber_lists_the_turns_of_whoever_is_asked(language: str) -> None:
    one = posed(GAMES["graverobber"].puzzles[0], 1, language)
    sheet = puzzle_sheet(one, Attempt(1, DAY, 0, False), DAY, here=False)
    assert one.so_far
    shown = json.dumps(sheet.view.to_components(), ensure_ascii=False)
    turns = one.so_far.values["turns"]
    assert isinstance(turns, tuple)
    assert ", ".join(turns) in shown


def test_pointsweeper_shows_it_all_in_the_picture() -> None:
    assert posed(GAMES["pointsweeper"].puzzles[0], 1, "en").so_far is None
