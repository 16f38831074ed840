"""Where somebody is in a lesson: what is right there, what is stored, who was quicker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord.ui import Button, Select

from bot.cogs.challenges.sheets import find_sheet
from bot.cogs.help.info import rulebooks_sheet
from bot.cogs.lessons.progress import LessonDesk, Progress
from bot.cogs.lessons.sheets import lesson_sheet, lessons_sheet
from bot.cogs.lessons.store import Lessons
from bot.data.store import Store
from bot.errors import Stale
from bot.message.parts import Sheet
from bot.message.words import tell
from bot.table import ids
from bot.table.player import Player
from games import GAMES
from games.core import LANGUAGES, Move, Refused
from games.core.lessons import ANY
from tests.bot.matches import text_of

GAME, OTHER = "graveyard_shift", "bushwhacked"
ANNA, BOB = 1, 2
FIRST = Progress.begun(GAME)
SECOND = Progress(GAME, FIRST.rules, 1)


def desk(progress: Progress) -> LessonDesk:
    return LessonDesk(progress, Player(ANNA, "Anna"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_of_games_says_what_each_of_them_is(language: str) -> None:
    """Their names say nothing to newcomers."""
    for made in (
        lessons_sheet(language),
        rulebooks_sheet(language),
        find_sheet([], [], "", language),
    ):
        [menu] = [item for item in made.view.walk_children() if isinstance(item, Select)]
        about = [game.about.in_(language) for game in GAMES.values()]
        assert [option.description for option in menu.options] == about


def test_a_game_without_a_lesson_can_not_be_begun() -> None:
    with pytest.raises(Refused):
        Progress.begun("chess")


def test_the_right_move_is_kept_and_leads_to_the_next_step() -> None:
    with pytest.raises(Refused, match="bot-learn-moved-on"):
        _ = FIRST.following
    after = FIRST.played(desk(FIRST).asked, "enter A1")
    assert after.log == ("enter A1",)
    assert after.done
    assert after.following == SECOND


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("move N", "graveyard-shift-lesson-push-north"),
        ("move S", "graveyard-shift-lesson-push-gathered"),
        ("take brain", "graveyard-shift-refused-move"),
        ("resign", "graveyard-shift-refused-move"),
        ("", "graveyard-shift-refused-move"),
    ],
)
def test_a_wrong_move_is_refused_by_why(move: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        SECOND.played(desk(SECOND).asked, move)
    assert refused.value.text.id == why


def test_nobody_resigns_a_lesson() -> None:
    with pytest.raises(Refused):  # although each legal move leads on there
        FIRST.played(desk(FIRST).asked, "resign")


def test_the_table_shows_what_came_of_the_move_and_of_the_answer() -> None:
    after = desk(SECOND).at(Progress(GAME, SECOND.rules, 1, ("move E",)))
    assert [seat for seat, _ in after.playing.log[-2:]] == [0, 1]
    told = [note.text.say(after.names) for note in after.news]
    assert told[0].startswith("Anna carts a stack east")
    assert told[-1].startswith("Computer (easy) enters")
    assert desk(SECOND).news == ()


@pytest.mark.parametrize(
    "gone",
    [
        Progress("chess", 1),
        Progress(GAME, FIRST.rules + 1),
        Progress(GAME, FIRST.rules, 6),
        Progress(GAME, FIRST.rules, 1, ("move N",)),
        Progress(GAME, FIRST.rules, 0, ("enter Z9",)),
    ],
)
def test_where_rules_or_lesson_are_others_nobody_can_go_on(gone: Progress) -> None:
    assert not gone.stands


def test_any_right_move_stands() -> None:
    assert SECOND.stands
    assert Progress(GAME, FIRST.rules, 1, ("move E",)).stands


def entries(sheet: Sheet) -> Iterator[Move]:
    """The moves and beginnings that a sheet's controls stand for."""
    for item in sheet.view.walk_children():
        if isinstance(item, Select):
            yield from (ids.read_entry(option.value) for option in item.options)
        elif isinstance(item, Button) and item.custom_id:
            control = ids.parse(item.custom_id)
            yield from [control.entry] if isinstance(control, ids.Step) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if game.lesson])
def test_every_step_says_what_to_do_offers_it_and_says_what_came_of_it(
    game: str, language: str
) -> None:
    begun = Progress.begun(game)
    for number, step in enumerate(begun.lesson.steps):
        now = LessonDesk(replace(begun, step=number), Player(ANNA, "Anna"), language)
        sheet = lesson_sheet(now)
        assert tell(now, step.asks) in text_of(sheet)
        assert 0 < len(sheet.alt) <= 1024
        legal, entry = now.asked.state.legal(now.seat), ""
        move = legal[0] if step.right == ANY else step.right[0]
        while entry != move:
            found = entries(lesson_sheet(now, beginning=entry))
            leading = [one for one in found if move.startswith(one) and len(one) > len(entry)]
            entry = max(leading, key=len)
        done = now.at(now.progress.played(now.asked, move))
        assert tell(done, step.told) in text_of(lesson_sheet(done))


@pytest.fixture
def lessons(store: Store) -> Lessons:
    return Lessons(store.engine)


async def test_each_has_a_place_of_their_own_in_every_game(lessons: Lessons) -> None:
    assert await lessons.of(ANNA, GAME) is None
    assert await lessons.begun(ANNA) == []
    await lessons.begin(ANNA, FIRST, 1.0)
    await lessons.begin(ANNA, Progress.begun(OTHER), 2.0)
    after = FIRST.played(desk(FIRST).asked, "enter A1")
    await lessons.go_on(ANNA, FIRST, after, 3.0)
    assert await lessons.of(ANNA, GAME) == after
    assert (await lessons.begun(ANNA))[0] == after
    assert await lessons.of(ANNA, OTHER) == Progress.begun(OTHER)
    assert await lessons.of(BOB, GAME) is None


async def test_who_is_not_there_any_more_does_not_go_on_from_there(lessons: Lessons) -> None:
    await lessons.begin(ANNA, FIRST, 1.0)
    one, two = (FIRST.played(desk(FIRST).asked, f"enter {at}") for at in ("A1", "D1"))
    await lessons.go_on(ANNA, FIRST, one, 2.0)
    with pytest.raises(Stale):
        await lessons.go_on(ANNA, FIRST, two, 2.0)
    assert await lessons.of(ANNA, GAME) == one
    await lessons.begin(ANNA, FIRST, 3.0)
    assert await lessons.of(ANNA, GAME) == FIRST
    with pytest.raises(Stale):
        await lessons.go_on(BOB, FIRST, one, 4.0)
