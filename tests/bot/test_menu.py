"""Menus: every legal move of every game can be reached, and Discord's limits hold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.table.menu import ALL_BUTTONS, ENTRIES, MENUS, as_on_board, menu
from games import GAMES
from games.core import Game, Match
from tests.sample import sample

pytestmark = pytest.mark.lite

EVERY = 5
"""Which plies are looked at: some of Pointsweeper's offer four thousand moves."""


def reached(legal: tuple[str, ...], beginning: str = "", steps: int = 0) -> dict[str, int]:
    """The moves that pressing on leads to, with the number of presses."""
    assert steps < 5
    step = menu(legal, beginning)
    assert len(step.buttons) <= ALL_BUTTONS
    assert len(step.groups) <= MENUS
    found = dict.fromkeys(step.buttons, steps + 1)
    for group in step.groups:
        assert 1 <= len(group.entries) <= ENTRIES
        for entry in group.entries:
            if entry in legal:
                found[entry] = steps + 1
            else:
                assert entry != beginning
                found |= reached(legal, entry, steps + 1)
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("seed", sample(range(3)))
def test_pressing_reaches_exactly_the_legal_moves(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    match = Match.start(game, game.seats[-1], {}, game.deal(random, game.seats[-1], {}))
    for ply in range(150):
        if match.state.outcome:
            break
        seat = random.choice(match.state.acting)
        legal = match.state.legal(seat)
        if ply % EVERY == 0:
            presses = reached(legal)
            assert set(presses) == set(legal)
            assert max(presses.values()) <= 5
        match = match.play(seat, random.choice([m for m in legal if m != "clear"] or legal))


def test_few_moves_are_buttons_and_many_a_menu() -> None:
    digs = tuple(f"dig {way}" for way in ("up", "down", "left", "right"))
    moves = tuple(f"move {way} {n}" for way in ("up", "right") for n in range(1, 8))
    step = menu((*moves, *digs, "skip"))
    assert step.buttons == (*digs, "skip")
    assert [group.entries for group in step.groups] == [moves]


def test_rare_moves_are_a_menu_even_where_they_are_few() -> None:
    places = tuple(f"place A{row}" for row in range(1, 10))
    step = menu((*places, "trade C5", "trade D5", "pass"), menus=("trade",))
    assert step.buttons == ("pass",)
    assert [group.entries for group in step.groups] == [places[::-1], ("trade C5", "trade D5")]


def test_up_to_ten_numbered_squares_are_buttons_in_the_order_of_the_moves() -> None:
    turned = [f"place 1,{y} {exits}" for y in range(4, -4, -1) for exits in ("N", "E")]
    once = ["place 2,0 N", "place 3,0 N"]
    step = menu((*turned, *once, "discard"), numbered=("place",))
    assert not step.groups
    assert step.buttons == (*(f"place 1,{y} " for y in range(4, -4, -1)), *once, "discard")
    assert menu(turned, "place 1,4 ", numbered=("place",)).buttons == tuple(turned[:2])
    eleven = (*turned, *once, "place 4,0 N")
    assert [group.entries for group in menu(eleven, numbered=("place",)).groups] == [eleven]
    few = tuple(turned[:5])
    assert menu((*few, "discard"), numbered=("place",)).buttons == (*few, "discard")


def test_too_many_squares_are_cut_by_column() -> None:
    legal = tuple(f"place {column}{row}" for column in "ABC" for row in range(1, 18))
    step = menu(legal)
    assert step.groups[0].entries == ("place A", "place B", "place C")
    assert menu(legal, "place B").groups[0].entries == legal[33:16:-1], "row 17 is on top"


def test_cells_are_cut_by_x() -> None:
    legal = tuple(f"place {x},{y} NS" for x in range(-3, 3) for y in range(-3, 3))
    step = menu(legal)
    assert step.groups[0].entries[:2] == ("place -3,", "place -2,")
    assert menu(legal, "place -3,").groups[0].entries == legal[5::-1], "y grows to the north"


def test_squares_of_one_column_stand_from_the_top_and_all_else_as_it_was() -> None:
    column = ["place A9", "place A10", "place B2", "place B3", "pass"]
    assert as_on_board(column) == ["place A10", "place A9", "place B3", "place B2", "pass"]
    rows = ["place A1", "place B1", "place A2", "place B2"]
    assert as_on_board(rows) == rows
    turned = ["place -1,-2 NE", "place -1,-2 ES", "place -1,3 NE", "drive 0,1"]
    assert as_on_board(turned) == [turned[2], turned[0], turned[1], turned[3]]
    assert as_on_board(["move up 1", "move up 2", "stay"]) == ["move up 1", "move up 2", "stay"]


def test_more_than_a_menu_holds_becomes_several_menus() -> None:
    legal = tuple(f"drive {x},0" for x in range(40))
    step = menu(legal)
    assert [len(group.entries) for group in step.groups] == [25, 15]
