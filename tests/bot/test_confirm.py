"""A slip of the finger: which pressed moves are shown once more before they are played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.table import lobby
from bot.table.confirm import Confirm, confirms, needs_confirming, slow
from bot.table.table import Table
from bot.table.timer import Forfeit
from games.core import RESIGN
from tests.bot.matches import seated


def table(game: str = "bushwhacked", clock: str = "1d", pace: str = "") -> Table:
    return seated(game, 1, 2, clock=clock, options={"clock": pace} if pace else {})


@pytest.mark.parametrize(
    ("at", "is_slow"),
    [
        *((table(clock=clock), False) for clock in ("5m", "1h")),
        *((table(clock=clock), True) for clock in ("1d", "3d", "none")),
        (table("pointsweeper", pace="table"), True),
        (table("pointsweeper", pace="standard"), False),  # it comes before the table's clock
        *((table("pointsweeper", pace=pace), True) for pace in ("slow", "off")),
    ],
)
def test_a_match_is_slow_from_a_day_a_turn_on(at: Table, is_slow: bool) -> None:
    assert slow(at) is is_slow


@pytest.mark.parametrize(
    ("wanted", "clocks"), [("never", []), ("always", ["5m", "1d"]), ("slow", ["1d"])]
)
def test_who_confirms_where(wanted: Confirm, clocks: list[str]) -> None:
    assert [clock for clock in ("5m", "1d") if confirms(table(clock=clock), wanted)] == clocks


def needing(at: Table, seat: int) -> list[Any]:
    """The seat's moves that are to be confirmed."""
    view = at.view(seat)
    return [move for move in view.legal if needs_confirming(at, view, move)]


def test_of_a_set_up_only_ready_and_never_what_is_warned_about() -> None:
    laying = lobby.start(table("graverobber"), 1, Random(3), 0.0)
    set_up = laying.game.rules.set_up
    assert set_up
    for seat in (0, 1):
        assert needing(laying, seat) == []
        laying = laying.play(seat, set_up.random(laying.view(seat), Random(2)), 0.0)
        assert needing(laying, seat) == [set_up.ready]
        laying = laying.play(seat, [set_up.ready], 0.0)
    [seat] = laying.to_move
    view, warn = laying.view(seat), laying.game.teaching.warn
    warned = [move for move in view.legal if warn(view, move)]
    assert warned
    assert needing(laying, seat) == [move for move in view.legal if move not in warned]


def test_nothing_is_asked_where_the_table_would_refuse_the_move_anyway() -> None:
    running = lobby.start(table(), 1, Random(3), 0.0)
    [seat] = running.to_move
    assert needing(running, seat) == list(running.view(seat).legal)
    decided = running.changed(forfeit=Forfeit(1 - seat, 0.0, 0, RESIGN))
    assert needing(decided, seat) == []
