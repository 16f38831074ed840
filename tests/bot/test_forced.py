"""The bot plays a forced move by itself. It is stored, told and taken back with the move before
it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from bot.data.store import Store
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.table import Table
from games import GAMES
from games.core import Match, Refused
from games.tools.skeleton import GAME as TOY
from games.tools.skeleton.rules.known.board import HEAPS
from games.tools.skeleton.rules.state import SkeletonState
from tests.bot.matches import ANNA, BOB, seated
from tests.bot.tables import loaded, saved

GAME = GAMES["graveyard_shift"]
PLAYED = ["enter A4", "enter D1", "move S", "move W", "move N", "move W", "enter D1"]
FORCED = [(0, "move E"), (0, "take heart")]
"""Anna drives Bob out of D1. A heart is the only part that she can take, and then it is still her
turn."""


def begun() -> Table:
    """Bob has the first turn of a short match with a known deal."""
    lobby = lobbies.set_option(seated(GAME.id, ANNA, BOB), "rounds", "1", by=1)
    table = lobbies.start(lobby, 1, Random(1), 0.0)
    assert GAME.lesson
    return replace(table, match=Match.start(GAME, 2, table.options, GAME.lesson.deal(0)))


def before() -> Table:
    """It is Anna's turn."""
    table = begun()
    for move in PLAYED:
        [seat] = table.to_move
        table = table.play(seat, [move], 1.0)
    assert (1, "take heart") in table.playing.log, "Bob has not pressed that"
    return table


def test_a_forced_move_is_played_with_the_move_before_it_and_told() -> None:
    table = before()
    known = len(table.playing.log)
    after = table.play(0, ["move E"], 9.0)
    assert list(after.playing.log[known:]) == FORCED
    assert after.revision == table.revision + 1
    assert "Anna takes the heart." in [after.say(note.text) for note in after.view(None).notes]
    assert after.to_move == (0,)


@pytest.mark.parametrize(
    ("typed", "first"),
    [("move E", 1), ("e; heart", 2), ("e; heart; a4", 3), ("e; enter A4", 3)],
)
def test_typed_lines_may_name_a_forced_move_or_leave_it_out(typed: str, first: int) -> None:
    table, whole = before(), [*FORCED, (0, "enter A4")]
    moves = table.playing.read(0, typed)
    assert list(moves) == [move for _, move in whole[:first]]
    after = table.play(0, moves, 9.0)
    assert list(after.playing.log[len(table.playing.log) :]) == whole[: max(2, first)]


def test_a_line_that_is_wrong_after_a_forced_move_plays_nothing() -> None:
    with pytest.raises(Refused) as caught:
        before().playing.read(0, "e; enter B2")
    assert "B2" in caught.value.text.say(["Anna", "Bob"])


def test_it_is_taken_back_with_the_turn_that_led_to_it() -> None:
    table = before()
    after = table.play(0, ["move E"], 9.0)
    back = offers.answer(offers.takeback(after, 0), 1, True, 10.0)
    assert back.playing.log == table.playing.log
    again = offers.answer(offers.takeback(back, 1), 0, True, 11.0)
    assert again.playing.log == table.playing.log[:-1]


@dataclass(frozen=True, kw_only=True)
class OneWay(SkeletonState):
    """Pebbles where the second seat has only one legal move: one pebble, from the first heap."""

    def legal(self, seat: int) -> tuple[str, ...]:
        moves = super().legal(seat)
        return moves if seat == 0 else moves[:1]


def test_nobody_takes_back_a_turn_in_which_they_had_no_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = replace(TOY.rules, start=lambda *_: OneWay(seats=2, heaps=(9,) * len(HEAPS)))
    monkeypatch.setitem(GAMES, "toy", replace(TOY, rules=rules))
    table = replace(begun(), game_id="toy", rules=rules.version, options={})
    table = replace(table, match=Match.start(GAMES["toy"], 2, {}, {}))
    table = table.play(0, ["take A 3"], 1.0).play(0, ["take B 3"], 2.0)
    assert [seat for seat, _ in table.playing.log] == [0, 1, 0, 1]
    with pytest.raises(Refused):
        offers.takeback(table, 1)
    back = offers.answer(offers.takeback(table, 0), 1, True, 3.0)
    assert back.playing.log == table.playing.log[:2]


async def test_a_match_of_before_that_stands_at_a_forced_move_goes_on(store: Store) -> None:
    standing = replace(before(), match=before().playing.play(0, "move E"))
    made = await store.create(begun(), press=1, now=0.0)
    await saved(store, made, replace(standing, id=made.id))
    table = await loaded(store, made.id)
    assert table.playing.log == standing.playing.log, "what was not played is not made up"
    after = await saved(store, table, table.play(0, ["take heart"], 9.0))
    assert (await loaded(store, made.id)).playing.log == after.playing.log
    assert list(after.playing.log[-2:]) == FORCED
