"""Menus: every legal move of every game can be reached, within Discord's limits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.table.menu import (
    ALL_BUTTONS,
    BUTTONS,
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

pytestmark = pytest.mark.lite


MANY = 100
"""Positions with at least this many moves are looked at only at some plies."""


def reached(
    legal: tuple[str, ...], beginning: str = "", steps: int = 0, order: tuple[int, ...] = ()
) -> dict[str, int]:
    """The moves that can be reached by pressing, each with its number of presses."""
    assert steps < 5
    step = menu(legal, beginning, order=order)
    assert len(step.buttons) <= ALL_BUTTONS
    assert len(step.groups) <= MENUS
    assert all(1 <= len(group.entries) <= ENTRIES for group in step.groups)
    found = dict[str, int]()
    for entry in (*step.buttons, *(entry for group in step.groups for entry in group.entries)):
        if entry in legal:
            found[entry] = steps + 1
        else:
            assert entry != beginning
            assert leads_on(legal, entry, order)
            on = tuple(move for move in legal if leads_on((move,), entry, order))
            found |= reached(on, entry, steps + 1, order)
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
            presses = reached(legal, order=game.controls.order)
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


ORDER = (1, 2, 0)
"""The order of choices: the piece, its square, its action there."""
SCOUTS = tuple(
    f"scout {kind} {column}{row}" for kind in "KQ" for column in "ABCDEFGH" for row in range(1, 9)
)
CLAIMS = tuple(f"claim K A{row} {column}2" for row in range(1, 9) for column in "BAC")


def test_where_the_piece_comes_first_pieces_are_buttons_and_squares_menus_of_whole_columns() -> (
    None
):
    first = menu((*SCOUTS, "pass"), order=ORDER)
    assert first == Menu(("K ", "Q ", "pass"), ())
    groups = menu((*SCOUTS, "pass"), "K ", order=ORDER).groups
    assert [len(group.entries) for group in groups] == [24, 24, 16]
    assert [columns(group.entries) for group in groups] == [("A", "C"), ("D", "F"), ("G", "H")]
    assert groups[0].entries[:2] == ("scout K A8", "scout K A7")  # no other action is possible


def test_on_a_square_one_chooses_what_is_done_there() -> None:
    legal = (*SCOUTS, *CLAIMS, *(f"claim Q A1 {column}1" for column in "BCDEFGH"))
    assert menu(legal, "K ", order=ORDER).groups[0].entries[7] == "K A1 "
    assert menu(legal, "K A1 ", order=ORDER).buttons == ("scout K A1", *CLAIMS[:3])
    step = menu(legal, "Q A1 ", order=ORDER)
    assert step.buttons == ("scout Q A1",)
    assert [group.of for group in step.groups] == ["Q A1 claim "]
    assert len(step.groups[0].entries) > BUTTONS


def test_beginnings_as_moves_are_written_lead_on_as_before() -> None:
    """Controls that people have in front of them hold such beginnings."""
    for beginning in ("scout K ", "scout K A", "claim K ", "claim K A", "claim K A1 "):
        legal = (*SCOUTS, *CLAIMS)
        assert leads_on(legal, beginning, ORDER)
        assert menu(legal, beginning, order=ORDER) == menu(legal, beginning)
        assert set(reached(legal, beginning, order=ORDER)) == {
            m for m in legal if m.startswith(beginning)
        }
    for made_up in ("K claim ", "A1 ", "K A9 ", "scout A1 "):
        assert not leads_on((*SCOUTS, *CLAIMS), made_up, ORDER)


def test_columns_are_named_only_where_they_are_in_order() -> None:
    assert columns(("a B1", "a C1 ", "D7")) == ("B", "D")
    assert columns(("B1", "A1")) is None
    assert columns(("drive 1,0", "drive 2,0")) is None
