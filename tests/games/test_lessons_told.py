"""What the lessons of Cop & Rob, Pointsweeper and Graverobber say is so in their positions."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bot.cogs.lessons.progress import LessonDesk, Progress
from bot.table.menu import menu
from bot.table.player import Player
from games import GAMES
from games.core import LANGUAGES, Game, Lesson, Match, Move, say, shown
from games.graverobber.rules.known.ground import WINDMILLS, names
from games.graverobber.rules.known.possible import possible
from games.pointsweeper.rules.known.board import MINE, Minefield
from games.pointsweeper.rules.known.chess import KINDS, paths
from games.posing import lesson_match, lesson_played
from games.squares import Square, neighbours

COP_AND_ROB, POINTSWEEPER, GRAVEROBBER = "cop_and_rob", "pointsweeper", "graverobber"


def lesson_in(game: Game[Any]) -> Lesson:
    assert game.lesson
    return game.lesson


def before(game: str, said: str) -> Match[Any]:
    """The position of the step that says this."""
    lesson = lesson_in(GAMES[game])
    return lesson_match(GAMES[game], lesson, _step(game, said))


def _step(game: str, said: str) -> int:
    steps = lesson_in(GAMES[game]).steps
    return [step.say for step in steps].index(f"{GAMES[game].room}-lesson-{said}")


def right(game: str, said: str) -> Move:
    """The first move that leads on there."""
    move: Move = lesson_in(GAMES[game]).steps[_step(game, said)].right[0]
    return move


def after(game: str, said: str) -> Match[Any]:
    """The position when that move and what follows it have been played."""
    lesson, move = lesson_in(GAMES[game]), right(game, said)
    return lesson_played(before(game, said), lesson, _step(game, said), move)


def others(game: str, said: str) -> list[Move]:
    """The legal moves that do not lead on."""
    step = lesson_in(GAMES[game]).steps[_step(game, said)]
    return [move for move in before(game, said).state.legal(0) if not step.leads_on(move)]


def state(match: Match[Any]) -> Any:
    """Its full position, as this game has it."""
    return match.state


BUTTONS = ("bot-button-random", "bot-button-mark")
TOLD = [
    (game, step)
    for game in (COP_AND_ROB, POINTSWEEPER, GRAVEROBBER)
    for step in range(len(lesson_in(GAMES[game]).steps))
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "step"), TOLD)
def test_what_is_to_be_pressed_is_called_as_its_button(game: str, step: int, language: str) -> None:
    lesson = lesson_in(GAMES[game])
    asked, view = lesson.steps[step], lesson_match(GAMES[game], lesson, step).view(lesson.seat)
    move = [move for move in view.legal if asked.leads_on(move)]
    buttons = [GAMES[game].captioned(view, m).in_(language) for m in move]
    known = {shown(label) for label in buttons}
    known |= {shown(say(id).in_(language)) for id in BUTTONS}
    known.add(shown(GAMES["graverobber"].words.label("ready").in_(language)))
    for id in {asked.say, asked.then, asked.otherwise, *asked.wrong.values()} - {None}:
        text = say(str(id)).in_(language)
        assert {shown(named) for named in re.findall(r"\*(.+?)\*", text)} <= known, text
        for number in re.findall("[①-⑳]", text):
            assert any(number in label for label in buttons), text


TAUGHT = [id for id, game in GAMES.items() if game.lesson]
EVERY = [(id, step) for id in TAUGHT for step in range(len(lesson_in(GAMES[id]).steps))]


@pytest.mark.parametrize(("game", "step"), EVERY)
def test_the_move_that_is_wanted_takes_two_presses_at_most(game: str, step: int) -> None:
    lesson = lesson_in(GAMES[game])
    view = lesson_match(GAMES[game], lesson, step).view(lesson.seat)
    first = menu(view.legal, menus=GAMES[game].controls.menus, leads=GAMES[game].controls.leads)
    near = {*GAMES[game].controls.handy(view), *first.buttons}
    near |= {move for group in first.groups for move in group.entries}
    near |= {
        move for shortlist in GAMES[game].controls.shortlists(view) for move in shortlist.moves
    }
    assert near & {move for move in view.legal if lesson.steps[step].leads_on(move)}


# --- Cop & Rob ---------------------------------------------------------------------------------


def ways_out(match: Match[Any], role: str) -> set[tuple[int, int]]:
    """The cells that this player's ways out lead to."""
    return set(state(match).streets.ways_out[role])


def test_the_dead_end_must_be_laid_and_closes_a_way_out_wherever_it_lies() -> None:
    match = before(COP_AND_ROB, "fit")
    legal = match.state.legal(0)
    assert {move.split()[0] for move in legal} == {"place"}
    for move in legal:
        assert len(ways_out(match.play(0, move), "rob")) == len(ways_out(match, "rob")) - 1
    assert (1, 0) in ways_out(match, "cop"), "he comes on the right"
    assert ways_out(after(COP_AND_ROB, "fit"), "rob") == {(0, 3)}, "one is left, in the north"


def test_whoever_does_not_drive_to_the_far_end_can_be_shut_in_by_the_next_ambush() -> None:
    match = before(COP_AND_ROB, "drive")
    for move in others(COP_AND_ROB, "drive"):
        there = match.play(0, move)
        ends = {answer: state(there.play(1, answer)).outcome for answer in there.state.legal(1)}
        named = "cover 0,3" if move == "drive 0,2" else "cover 0,2"
        assert ends[named] is not None
        assert ends[named].reason.id == "cop-and-rob-ends-rob-shut-in"
    there = match.play(0, right(COP_AND_ROB, "drive"))
    assert not any(there.play(1, answer).state.outcome for answer in there.state.legal(1))
    assert len(ways_out(after(COP_AND_ROB, "drive"), "rob")) == 2


def test_the_explosion_takes_the_only_way_out_of_cop() -> None:
    match = before(COP_AND_ROB, "explosion")
    assert ways_out(match, "cop") == {(0, -2)}
    assert state(after(COP_AND_ROB, "explosion")).outcome.places == (1, 2)
    assert not any(match.play(0, move).state.outcome for move in others(COP_AND_ROB, "explosion"))
    assert len(match.deal["cop"]) == 32


# --- Pointsweeper ------------------------------------------------------------------------------


def field(match: Match[Any]) -> Minefield:
    """The board that is played, as the learner knows it."""
    shown: Minefield = match.view(0).board.minefields[-1]
    return shown


def sure(match: Match[Any], move: Move) -> tuple[Square, ...]:
    """What a claim takes, if the learner knows that no mine is there; else nothing."""
    _, kind, start, end = move.split()
    known = field(match)
    path = paths(kind, known.white == 0)[start, end]
    safe = set(path) <= known.safe | known.taken.keys()
    return known.open(path) if safe else ()


def test_the_scouts_see_what_is_said() -> None:
    known = field(after(POINTSWEEPER, "scout"))
    saw = {scout.kind: scout.saw for scout in known.scouts(0)}
    assert (saw["K"].points, saw["K"].mines) == (15, 0)  # type: ignore[union-attr]
    assert (saw["B"].points, saw["B"].mines) == (20, 1)  # type: ignore[union-attr]
    assert known.safe == {"A1", "A2", "A3", "B1", "B2", "B3"}
    turns = [hand.turns for hand in known.hands]
    assert turns == [3, 3], "and so the learner may claim now"


def test_a_claim_takes_nine_points_and_blue_nothing_but_a_mine() -> None:
    match = after(POINTSWEEPER, "claim")
    known = field(match)
    assert known.gain(0).points == 9
    assert [square for square, seat in known.taken.items() if seat == 1] == ["E6"]
    assert known.tiles["E6"] == MINE
    assert known.tiles.keys().isdisjoint({"E4", "E5", "E7", "E8"}), "they stay hidden"


def test_nowhere_else_are_as_many_squares_sure() -> None:
    match = before(POINTSWEEPER, "rest")
    five = {"C8", "D7", "F5", "G4", "H3"}
    assert set(sure(match, right(POINTSWEEPER, "rest"))) == five
    claims = [move for move in match.state.legal(0) if move.startswith("claim ")]
    assert all(len(sure(match, move)) < 5 or set(sure(match, move)) == five for move in claims)


def test_nothing_is_left_but_mines_and_negative_numbers() -> None:
    match = before(POINTSWEEPER, "pass")
    seen = Counter(field(match).tiles.values())
    assert {value: seen[value] for value in range(6)} == dict.fromkeys(range(6), 7)
    tiles = state(match).plays[-1].tiles
    left = Counter(tile for square, tile in tiles.items() if square not in field(match).taken)
    assert (set(left), left[MINE]) == ({-2, -1, MINE}, 10)
    assert right(POINTSWEEPER, "pass") == "pass"
    assert any(field(match).hands[0].left(kind) for kind in KINDS), "claims are legal still"


# --- Graverobber -------------------------------------------------------------------------------


def beside(square: Square) -> set[Square]:
    """The squares next to one, slantwise ones not."""
    return set(neighbours(square, 8, 8))


def test_nobody_is_told_that_the_other_piece_was_stopped() -> None:
    match = after(GRAVEROBBER, "move")
    view = match.view(0)
    assert state(match).own[0] == "A4"
    assert state(match).away[0] == "A2"
    assert view.board.known(0) == "A1"
    assert view.board.visitors[0] == "H7", "White's other piece, before the Windmill on H6"
    assert set(view.board.passes(1)) == {"H7", "H6", "H5", "H4"}


def test_only_a_grave_can_be_on_a3_and_its_plot_on_a4_or_b3() -> None:
    match = before(GRAVEROBBER, "plot")
    board, deeds = match.view(0).board, state(match).deeds
    stood = {deed.stood for deed in board.digs(0)}
    clear = {*board.passes(1), *stood}
    mills = [names(mask) for mask in WINDMILLS.values() if "A3" in names(mask)]
    assert mills
    assert all(clear & set(mill) for mill in mills)
    in_vain = {square for square, plot in board.dug(0).items() if not plot}
    assert beside("A3") - in_vain == {"A4", "B3"}
    assert possible("apart", 0, deeds) == {"B2"}


@pytest.mark.parametrize("step", range(5))
def test_the_obstacle_that_was_found_is_marked_from_then_on(step: int) -> None:
    desk = LessonDesk(
        Progress(GRAVEROBBER, GAMES[GRAVEROBBER].rules.version, step), Player(1, "Ann"), "en"
    )
    found = step > _step(GRAVEROBBER, "dig")
    assert desk.view(0).marks == ({"A3": "obstacle?"} if found else {})
    marks = GAMES[GRAVEROBBER].looks.marks
    assert marks
    assert "obstacle?" in marks.kinds


def test_two_plots_are_found_and_the_last_side_has_the_third() -> None:
    match = before(GRAVEROBBER, "third")
    board = match.view(0).board
    assert possible("apart", 0, state(match).deeds) == {"B2"}
    assert board.won(0) == 2
    assert beside("B2") - board.dug(0).keys() == {"C2"}
    outcome = state(after(GRAVEROBBER, "third")).outcome
    assert (outcome.places, outcome.reason.id) == ((1, 2), "graverobber-third-plot")
