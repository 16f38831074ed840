"""One battery for every lesson: each can be played from its first step to its last, and says what
it has to in every language."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games import GAMES
from games.core import ENGLISH, LANGUAGES, Damaged, Game, Lesson, Match, Move, parse, say
from games.core.languages import knows, rooms
from games.core.lessons import ANY, LESSON, lesson_of
from games.posing import lesson_match, lesson_played
from games.tools.spoken import File

MOST = 300
"""Characters of a text."""
STEPS = range(3, 7)

TAUGHT = {
    game: lesson
    for game in GAMES
    if (lesson := lesson_of(game))  # collected, so that a file that is wrong stops the tests
}
every_lesson = pytest.mark.parametrize("game", [GAMES[id] for id in TAUGHT], ids=list(TAUGHT))
every_step = pytest.mark.parametrize(
    ("game", "step"),
    [(GAMES[id], step) for id, lesson in TAUGHT.items() for step in range(len(lesson.steps))],
    ids=[f"{id}-{step + 1}" for id, lesson in TAUGHT.items() for step in range(len(lesson.steps))],
)
AnyGame = Game[Any]


def lesson_in(game: AnyGame) -> Lesson:
    assert game.lesson
    return game.lesson


def replayed(game: AnyGame, step: int) -> Match[Any]:
    """The step's position, every move of its log checked."""
    lesson = lesson_in(game)
    match = Match.start(game, lesson.seats, lesson.options, lesson.deal(step))
    for seat, move in lesson.steps[step].log:
        match = match.play(seat, move)
    return match


def leading_on(game: AnyGame, step: int) -> list[Move]:
    lesson = lesson_in(game)
    right = lesson.steps[step].right
    return list(replayed(game, step).state.legal(lesson.seat) if right == ANY else right)


@every_lesson
def test_a_lesson_is_of_todays_rules_and_of_three_to_six_steps(game: AnyGame) -> None:
    lesson = lesson_in(game)
    assert lesson.rules == game.rules.version
    assert lesson.seats in game.rules.seats
    assert lesson.seat in range(lesson.seats)
    assert len(lesson.steps) in STEPS
    assert game.players.levels, "the last step opens a table against the computer"


@every_step
def test_the_learner_is_to_move_where_a_legal_log_leads(game: AnyGame, step: int) -> None:
    match = replayed(game, step)
    assert lesson_in(game).seat in match.state.acting
    assert lesson_match(game, lesson_in(game), step).state == match.state


@every_step
def test_every_right_move_is_legal_and_so_is_what_follows_it(game: AnyGame, step: int) -> None:
    lesson, match = lesson_in(game), replayed(game, step)
    right = leading_on(game, step)
    assert right
    for move in right:
        assert move in match.state.legal(lesson.seat), move
        assert lesson.steps[step].leads_on(move)
        after = lesson_played(match, lesson, step, move)
        assert len(after.log) == len(match.log) + 1 + len(lesson.steps[step].answer)


@every_step
def test_a_step_that_goes_on_at_once_begins_where_every_right_move_has_led(
    game: AnyGame, step: int
) -> None:
    lesson = lesson_in(game)
    this, following = lesson.steps[step], (*lesson.steps, None)[step + 1]
    played = len(this.log) + 1 + len(this.answer)
    if not following or len(following.log) != played or following.log[: len(this.log)] != this.log:
        return
    begins = replayed(game, step + 1).view(lesson.seat)
    for move in leading_on(game, step):
        led = lesson_played(replayed(game, step), lesson, step, move).view(lesson.seat)
        assert game.words.describe(led) == game.words.describe(begins), move


@every_step
def test_every_other_legal_move_is_told_why_not(game: AnyGame, step: int) -> None:
    lesson = lesson_in(game)
    this, legal = lesson.steps[step], replayed(game, step).state.legal(lesson.seat)
    others = [move for move in legal if not this.leads_on(move)]
    for move in others:
        assert this.why_not(move) != this.asks, move
    told = {this.why_not(move).id for move in others}
    assert told == {id for id in (*this.wrong.values(), this.otherwise) if id}, "one is never said"


@every_step
def test_a_step_can_be_typed_in_every_language(game: AnyGame, step: int) -> None:
    lesson, match = lesson_in(game), replayed(game, step)
    for move in leading_on(game, step):
        for language in LANGUAGES:
            assert match.read(lesson.seat, move, language) == (move,)


@every_lesson
def test_every_text_is_there_in_every_language_and_short(game: AnyGame) -> None:
    for id in lesson_in(game).ids:
        assert id.startswith(f"{game.room}-lesson-"), id
        assert knows(id), id
        for language in LANGUAGES:
            said = say(id).in_(language)
            assert len(said) <= MOST, (language, id, len(said))
            assert language == ENGLISH or said != say(id).say(()), (language, id)


@every_lesson
def test_every_text_of_a_lesson_is_said_in_it(game: AnyGame) -> None:
    english = File(Path(str(rooms()[game.room][0])) / "en.ftl")
    written = {id for id in english.messages if id.startswith(f"{game.room}-lesson-")}
    assert written == lesson_in(game).ids


@every_lesson
def test_the_picture_of_every_step_has_words_beside_it(game: AnyGame) -> None:
    lesson = lesson_in(game)
    for step in range(len(lesson.steps)):
        view = replayed(game, step).view(lesson.seat)
        assert game.words.describe(view).say([str(seat) for seat in range(lesson.seats)])
        assert game.looks.draw(view).width


def test_a_game_that_ships_a_lesson_has_it() -> None:
    shipped = {id for id in GAMES if (files("games") / id / LESSON).is_file()}
    assert shipped == {id for id, game in GAMES.items() if game.lesson}


STEP: dict[str, object] = {"deal": {}, "log": [], "say": "x-a", "right": ["up"], "then": "x-b"}


def read(*steps: dict[str, object], **more: object) -> Lesson:
    data = {"rules": 1, "seats": 2, "seat": 0, "steps": steps, **more}
    return parse(Lesson, json.dumps(data), LESSON)


def test_a_step_without_a_deal_has_that_of_the_step_before() -> None:
    without = {name: value for name, value in STEP.items() if name != "deal"}
    lesson = read(STEP | {"deal": {"first": 1}}, without)
    assert [lesson.deal(step) for step in range(2)] == [{"first": 1}] * 2


def test_the_longest_beginning_says_why_not() -> None:
    wrong = {"move": "x-c", "move N": "x-d"}
    [step] = read(STEP | {"wrong": wrong, "else": "x-e"}).steps
    told = {move: step.why_not(move).id for move in ("move N", "move E", "moved", "up")}
    assert told == {"move N": "x-d", "move E": "x-c", "moved": "x-e", "up": "x-e"}


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [{"deal": {}}],
        [STEP | {"deal": None}],
        [STEP | {"right": "all"}],
        [STEP | {"hint": "x-c"}],
        [{}],
        [1],
    ],
)
def test_a_damaged_lesson_is_told_as_such(steps: list[Any]) -> None:
    with pytest.raises(Damaged):
        read(*steps)
