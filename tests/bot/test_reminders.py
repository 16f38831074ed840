"""When people are reminded of a long turn, and warned before its time runs out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.data.preferences import PersonSettings
from bot.live.reminders import Reminders
from bot.table import patience
from bot.table.away import due, spared
from bot.table.player import Player
from bot.table.table import Table
from bot.table.timer import Span
from tests.bot.matches import BOB, NOW, started

HOUR, DAY = 3600.0, 86_400.0
EVENING = NOW - NOW % DAY + DAY + 20 * HOUR
"""Eight o'clock in the evening, when the turns here begin."""
NIGHT = {"quiet_from": 22, "quiet_until": 8}


class Chosen:
    """What people have chosen."""

    def __init__(self, **settings: Any) -> None:
        self._settings = PersonSettings(**settings)

    async def person(self, _: int) -> PersonSettings:
        return self._settings


def begun(clock: str) -> Table:
    return started("graveyard_shift", clock=clock).started_anew(EVENING)


async def told(table: Table, until: float = 40 * DAY, **settings: Any) -> Sequence[str]:
    """What whoever has to move is told, and how many hours after the evening."""
    reminders, said = Reminders(Chosen(**settings), None, None), list[str]()  # type: ignore[arg-type]
    mover = table.players[table.to_move[0]].id
    for _ in range(50):
        at = due(table)
        ends = table.deadline is not None and table.remind is None
        if at is None or ends or at >= EVENING + until:
            return said
        table = table.made_up([*spared(table)], at)
        if table.remind is not None and table.remind <= at:
            before = table
            table, people = await reminders.plan(table, at)
            kind = "last" if mover in table.warned and mover not in before.warned else "half"
            said += [f"{kind} {(at - EVENING) / HOUR:g}"] if mover in people else []
    raise AssertionError("the clock never rests")


@pytest.mark.parametrize(
    ("clock", "settings", "expected"),
    [
        ("1d", {}, ["half 12", "last 21"]),
        ("1d", {"reminders": "every"}, ["half 12", "last 21"]),
        ("1d", {"reminders": "half"}, ["half 12"]),
        ("1d", {"reminders": "last"}, ["last 21"]),
        ("1d", {"reminders": "off"}, []),
        ("14d", {}, ["half 168", "last 294"]),  # an eighth of the turn is left
        ("1d+3d", {}, ["half 12", "last 93"]),  # of the turn, before the reserve is used up
        ("6h", {}, ["last 5"]),  # never less than an hour
        ("12h", {}, ["last 10.5"]),
        ("12h", {"reminders": "half"}, []),
        ("5h59m", {}, []),
        ("5h59m+7d", {}, []),
        ("none", {}, []),
        # quiet from 22 to 8: it waits for their end
        ("14h", NIGHT, ["last 12.25"]),
        ("13h", NIGHT, ["last 12"]),
        ("2d", NIGHT, ["half 24", "last 42"]),
        ("1d", {"quiet_from": 14, "quiet_until": 18}, ["half 12", "last 22"]),
        # ... unless time runs out in them, or right after
        ("12h", NIGHT, ["last 1.83333"]),
        ("10h", NIGHT, ["last 1.83333"]),
        ("12h30m", NIGHT, ["last 1.83333"]),
        ("1d", {"quiet_from": 16, "quiet_until": 21}, ["half 12", "last 19.8333"]),
        # ... and what would have been told before the turn began is not told
        ("6h", {"quiet_from": 20, "quiet_until": 8}, []),
        ("1d", {"quiet_from": 8, "quiet_until": 7, "reminders": "last"}, []),
    ],
)
async def test_when_somebody_is_told(
    clock: str, settings: dict[str, Any], expected: list[str]
) -> None:
    assert await told(begun(clock), **settings) == expected


async def test_a_turn_given_more_time_has_one_warning() -> None:
    table = begun("1d")
    more = patience.give_time(table, 1 - table.to_move[0], EVENING + HOUR)
    assert await told(more) == ["half 24", "last 45"]
    mover = table.players[table.to_move[0]].id
    warned = replace(table.reminding([mover], [mover]), remind=table.deadline)
    later = patience.give_time(warned, 1 - table.to_move[0], EVENING + 22 * HOUR)
    assert await told(later) == []


async def test_the_next_turn_has_its_own() -> None:
    table = begun("1d")
    mover = table.players[table.to_move[0]].id
    again = table.reminding([mover], [mover]).started_anew(EVENING + DAY)
    assert await told(again) == ["last 45"]  # half of a turn is told of once a match


@pytest.mark.parametrize(
    ("away", "expected"),
    [
        (Span(EVENING + 2 * HOUR, EVENING + 52 * HOUR), ["half 62", "last 71"]),
        (Span(EVENING + 13 * HOUR, EVENING + 63 * HOUR), ["half 12", "last 71"]),
        (Span(EVENING + 22 * HOUR, EVENING + 72 * HOUR), ["half 12", "last 21"]),
    ],
)
async def test_nobody_is_warned_while_they_are_away(away: Span, expected: list[str]) -> None:
    table = begun("1d")
    mover = table.to_move[0]
    players = tuple(
        replace(player, away=away) if seat == mover else player
        for seat, player in enumerate(table.players)
    )
    table = replace(table, players=players)
    assert await told(table) == expected
    reminders = Reminders(Chosen(), None, None)  # type: ignore[arg-type]
    _, people = await reminders.plan(table, away.since + HOUR)  # whoever asks, and whenever
    assert people == []


async def test_a_pause_puts_it_off() -> None:
    table = begun("1d")
    table = table.reminding([table.players[table.to_move[0]].id]).put_off(EVENING + 21 * HOUR)
    table = replace(table, pause=Span(EVENING + 13 * HOUR, EVENING + 9 * DAY))
    assert due(table) == EVENING + 9 * DAY
    assert await told(table.resumed(EVENING + 23 * HOUR)) == ["last 31"]


async def test_a_computer_is_not_reminded_nor_is_the_person_who_waits_for_it() -> None:
    table = begun("1d")
    seat = table.to_move[0]
    computer = Player(-1, "Computer", "easy")
    players = tuple(computer if s == seat else p for s, p in enumerate(table.players))
    table = replace(table, players=players)
    _, people = await Reminders(Chosen(), None, None).plan(  # type: ignore[arg-type]
        table, EVENING + 21 * HOUR
    )
    assert people == []


async def test_what_was_stored_before_there_were_warnings_has_none() -> None:
    assert await told(replace(begun("1d"), lead=0.0)) == ["half 12"]


def test_forgetting_somebody_forgets_that_they_were_warned() -> None:
    table = begun("1d").reminding([], [2])
    assert table.forget(2, -7).warned == (-7,)


async def test_one_persons_quiet_hours_put_nobody_else_off() -> None:
    class Each(Chosen):
        async def person(self, id: int) -> PersonSettings:
            return PersonSettings(quiet_from=7, quiet_until=9) if id == 1 else PersonSettings()

    reminders = Reminders(Each(), None, None)  # type: ignore[arg-type]
    table = started("graverobber", clock="1d").started_anew(EVENING)
    half, later = EVENING + DAY / 2, EVENING + 13 * HOUR
    table, people = await reminders.plan(table, half)
    assert people == [BOB.id]
    assert table.remind == later
    table, people = await reminders.plan(table, later)
    assert people == [1]
