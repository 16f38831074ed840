"""One battery for every lesson: each can be played from its first step to its last, and says what
it has to in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from bot.table.menu import menu
from games import GAMES
from games.core import ENGLISH, LANGUAGES, Damaged, Game, Lesson, Match, Move, parse, say, shown
from games.core.languages import knows, rooms
from games.core.lessons import ANY, LESSON, LessonStep, lesson_of
from games.posing import lesson_match, lesson_played
from tools.sentences.spoken import File

MOST = 300
"""Characters of a text."""
STEPS = range(3, 7)

AnyGame = Game[Any]
TAUGHT = {
    game: lesson
    for game in GAMES
    if (lesson := lesson_of(game))  # collected, so that a file that is wrong stops the tests
}
every_lesson = pytest.mark.parametrize("game", [GAMES[id] for id in TAUGHT], ids=list(TAUGHT))
NAMED = ("bot-button-random", "bot-button-mark")
"""Buttons that a lesson may name, beside those of its moves and the one that ends a set-up."""


def lesson_in(game: AnyGame) -> Lesson:
    assert game.lesson
    return game.lesson


def steps(game: AnyGame) -> Iterator[tuple[int, LessonStep, Match[Any]]]:
    """Each step with its position, every move of its log checked."""
    lesson = lesson_in(game)
    for number, step in enumerate(lesson.steps):
        match = Match.start(game, lesson.seats, lesson.options, lesson.deal(number))
        for seat, move in step.log:
            match = match.play(seat, move)
        yield number, step, match


def leading_on(game: AnyGame, step: LessonStep, match: Match[Any]) -> list[Move]:
    if step.right != ANY:
        return list(step.right)
    return [move for move in match.state.legal(lesson_in(game).seat) if step.leads_on(move)]


@every_lesson
def test_a_lesson_is_of_todays_rules_and_of_three_to_six_steps(game: AnyGame) -> None:
    lesson = lesson_in(game)
    assert lesson.rules == game.rules.version
    assert lesson.seats in game.rules.seats
    assert lesson.seat in range(lesson.seats)
    assert len(lesson.steps) in STEPS
    assert game.players.levels, "the last step opens a table against the computer"


@every_lesson
def test_the_learner_is_to_move_where_a_legal_log_leads(game: AnyGame) -> None:
    for number, _, match in steps(game):
        assert lesson_in(game).seat in match.state.acting
        assert lesson_match(game, lesson_in(game), number).state == match.state


@every_lesson
def test_every_right_move_is_legal_can_be_typed_and_so_is_what_follows_it(game: AnyGame) -> None:
    lesson = lesson_in(game)
    for number, step, match in steps(game):
        right = leading_on(game, step, match)
        assert right
        for move in right:
            assert move in match.state.legal(lesson.seat), move
            assert step.leads_on(move)
            after = lesson_played(match, lesson, number, move)
            assert len(after.log) == len(match.log) + 1 + len(step.answer)
            for language in LANGUAGES:
                assert match.read(lesson.seat, move, language) == (move,)


@every_lesson
def test_a_step_that_goes_on_at_once_begins_where_every_right_move_has_led(game: AnyGame) -> None:
    lesson, every = lesson_in(game), list(steps(game))
    for (number, this, match), (_, following, begins) in pairwise(every):
        played = len(this.log) + 1 + len(this.answer)
        if len(following.log) != played or following.log[: len(this.log)] != this.log:
            continue
        expected = game.words.describe(begins.view(lesson.seat))
        for move in leading_on(game, this, match):
            led = lesson_played(match, lesson, number, move).view(lesson.seat)
            assert game.words.describe(led) == expected, move


@every_lesson
def test_every_other_legal_move_is_told_why_not(game: AnyGame) -> None:
    for _, step, match in steps(game):
        legal = match.state.legal(lesson_in(game).seat)
        others = [move for move in legal if not step.leads_on(move)]
        for move in others:
            assert step.why_not(move) != step.asks, move
        told = {step.why_not(move).id for move in others}
        never = {id for id in (*step.wrong.values(), step.otherwise) if id} - told
        assert not never, f"said of no legal move that is wrong: {never}"


@every_lesson
def test_what_is_to_be_pressed_is_called_as_its_button(game: AnyGame) -> None:
    """Where names stand between stars; numbers of cells are those on buttons."""
    for (_, step, match), language in product(steps(game), LANGUAGES):
        view = match.view(lesson_in(game).seat)
        moves = [move for move in view.legal if step.leads_on(move)]
        labels = [game.captioned(view, move).in_(language) for move in moves]
        known = {shown(label) for label in (*labels, *(say(id).in_(language) for id in NAMED))}
        if game.rules.set_up:
            known.add(shown(game.words.label(game.rules.set_up.ready).in_(language)))
        for id in {step.say, step.then, step.otherwise, *step.wrong.values()} - {None}:
            text = say(str(id)).in_(language)
            starred = {shown(named) for named in re.findall(r"\*(.+?)\*", text)}
            assert game.id in PLAIN or starred <= known, text
            for number in re.findall("[①-⑳]", text):
                assert any(number in label for label in labels), text


PLAIN = ("bushwhacked", "graveyard_shift")
"""Their stars stand for stress."""


@every_lesson
def test_the_move_that_is_wanted_takes_two_presses_at_most(game: AnyGame) -> None:
    controls = game.controls
    for _, step, match in steps(game):
        view = match.view(lesson_in(game).seat)
        first = menu(view.legal, menus=controls.menus, leads=controls.leads)
        near = {*controls.handy(view), *first.buttons}
        near |= {move for group in first.groups for move in group.entries}
        near |= {move for shortlist in controls.shortlists(view) for move in shortlist.moves}
        assert near & {move for move in view.legal if step.leads_on(move)}


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


def test_any_move_leads_on_that_is_not_said_to_be_wrong() -> None:
    [step] = read(STEP | {"right": "any", "wrong": {"move": "x-c"}}).steps
    assert [move for move in ("move N", "moved", "up") if step.leads_on(move)] == ["moved", "up"]


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
