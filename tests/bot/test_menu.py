"""Menus: every legal move of every game can be reached, within Discord's limits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.table.menu import (
    ALL_BUTTONS,
    ENTRIES,
    MENUS,
    Menu,
    as_on_board,
    columns,
    leads_on,
    menu,
)
from games import GAMES
from games.core import Game, Match
from tests.sample import sample

MANY = 100
"""Positions with at least this many moves are looked at only at some plies."""


def reached(
    game: Game[Any], legal: tuple[str, ...], beginning: str = "", steps: int = 0
) -> dict[str, int]:
    """The moves that can be reached by pressing, each with its number of presses."""
    assert steps < 5
    how = game.controls
    step = menu(legal, beginning, menus=how.menus, numbered=how.numbered, leads=how.leads)
    assert len(step.buttons) <= ALL_BUTTONS
    assert len(step.groups) <= MENUS
    assert all(1 <= len(group.entries) <= ENTRIES for group in step.groups)
    found = dict[str, int]()
    for entry in (*step.buttons, *(entry for group in step.groups for entry in group.entries)):
        if entry in legal:
            found[entry] = steps + 1
        else:
            assert entry != beginning
            assert leads_on(legal, entry)
            on = tuple(move for move in legal if leads_on((move,), entry))
            found |= reached(game, on, entry, steps + 1)
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("seed", sample(range(3)))
def test_pressing_reaches_exactly_the_legal_moves(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    match = Match.start(
        game, game.rules.seats[-1], {}, game.rules.deal(random, game.rules.seats[-1], {})
    )
    for ply in range(150):
        if match.state.outcome:
            break
        seat = random.choice(match.state.acting)
        legal = match.state.legal(seat)
        if len(legal) < MANY or ply % MANY == 0:
            presses = reached(game, legal)
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


SCOUTS = tuple(
    f"scout {kind} {column}{row}" for kind in "KQ" for column in "ABCDEFGH" for row in range(1, 9)
)
CLAIMS = tuple(f"claim K A{row} {column}2" for row in range(1, 9) for column in "BAC")
QUEEN = tuple(f"claim Q A1 {column}{row}" for column in "BCDEFGH" for row in "123")


def test_where_two_words_lead_they_are_buttons_and_squares_menus_of_whole_columns() -> None:
    first = menu((*SCOUTS, *CLAIMS, "pass"), leads=2)
    assert first == Menu(("scout K ", "scout Q ", "claim K ", "pass"), ())
    groups = menu((*SCOUTS, "pass"), "scout K ", leads=2).groups
    assert [len(group.entries) for group in groups] == [24, 24, 16]
    assert [columns(group.entries) for group in groups] == [("A", "C"), ("D", "F"), ("G", "H")]
    assert groups[0].entries[:2] == ("scout K A8", "scout K A7"), "as on the board"


def test_what_is_left_in_the_end_is_buttons_where_a_message_has_room_for_them() -> None:
    assert menu(CLAIMS, "claim K ", leads=2).buttons[0] == "claim K A1 ", "eight squares"
    assert menu(CLAIMS, "claim K A1 ", leads=2).buttons == CLAIMS[:3]
    step = menu(QUEEN, "claim Q A1 ", leads=2)
    assert not step.buttons
    assert [entry for group in step.groups for entry in group.entries][:3] == [*QUEEN[2::-1]]


def test_beginnings_that_are_cut_inside_a_square_lead_on_as_before() -> None:
    """Controls that people have in front of them hold such beginnings."""
    legal = (*SCOUTS, *CLAIMS)
    assert leads_on(legal, "claim K A")
    assert menu(legal, "claim K A", leads=2) == menu(legal, "claim K A")
    for made_up in ("K claim ", "A1 ", "K A9 ", "scout A1 "):
        assert not leads_on(legal, made_up)


def test_columns_are_named_only_where_they_are_in_order() -> None:
    assert columns(("a B1", "a C1 ", "D7")) == ("B", "D")
    assert columns(("B1", "A1")) is None
    assert columns(("drive 1,0", "drive 2,0")) is None
