"""A layout that was thrown away: nothing is left of it, and no other player's move is lost with
it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.store import Store
from bot.errors import Stale
from bot.live.tables import Tables
from bot.message.board import board_target
from bot.message.seat import dm_target
from bot.press.often import Often
from bot.screen.plan import Edit
from bot.screen.seen import Dm, Seen
from bot.table import lobby as lobbies
from bot.table.ids import Moment
from bot.table.late import expire, play_on, taken_over
from bot.table.table import Table
from bot.table.verdict import Result
from games.core import Match
from tests.bot import matches
from tests.bot.matches import BOB, NOW, laid
from tests.bot.showing import Paper, shown
from tests.bot.tables import loaded, saved
from tests.databases import write

DAY = 86_400.0


def lobby() -> Table:
    """Two people who are about to lay their boards."""
    return matches.lobby("graverobber", BOB)


def begun() -> Table:
    return lobbies.start(lobby(), 1, Random(1), NOW)


def gone_over(table: Table) -> Match[Any]:
    """The match, played again from its deal and log."""
    match = table.playing
    return Match.start(match.game, 2, match.options, match.deal).gone_on(match.log)


def test_nothing_is_left_of_it_and_the_others_lines_stay() -> None:
    table = begun().play(0, ["windmill C5"], NOW).play(1, ["windmill E2"], NOW)
    table = table.play(0, ["grave F2"], NOW).play(1, ["grave B4"], NOW)
    before = table.view(1)
    table = table.play(0, ["clear"], NOW)
    assert table.playing.log == ((1, "windmill E2"), (1, "grave B4"))
    assert table.view(0).notes == ()
    assert table.view(1) == before
    assert gone_over(table).state == table.playing.state


def test_laid_ever_again_the_log_holds_one_board() -> None:
    table, other = begun().play(1, ["windmill E2"], NOW), begun()
    for seed in range(10):
        table = laid(table, 0, seed)
    assert len(table.playing.log) == 8
    once = laid(other.play(1, ["windmill E2"], NOW), 0, 9)
    assert table.playing.state == once.playing.state
    line = table.play(0, ["clear", "windmill A2", "clear", "windmill B4"], NOW)
    assert line.playing.log == ((1, "windmill E2"), (0, "windmill B4"))


def test_who_presses_twice_is_known_after_a_board_was_thrown_away() -> None:
    table = laid(laid(begun(), 0, 2), 0)
    gone, moment = begun().moment(0), table.moment(0)
    after = table.play(0, ["ready"], NOW)
    assert after.has_played(moment, ["ready"])
    assert not table.has_played(moment, ["ready"])
    assert not after.has_played(gone, [table.playing.log[0][1]])


def test_no_control_of_a_board_that_is_gone_is_fresh_again() -> None:
    """The count is the same as in the version before, which kept every move."""
    table, moments, every = begun(), list[Moment](), 0
    for move in ("windmill C5", "clear", "windmill A2", "grave F2", "clear", "windmill C5"):
        other = table.moment(1)
        table, every = table.play(0, [move], NOW), every + 1
        moments.append(table.moment(0))
        assert table.moment(0).count == every
        assert table.moment(1) == other
    assert len(set(moments)) == len(moments)


def test_what_counts_lines_counts_those_that_are_left() -> None:
    """Bob is out of time. A computer stands in for him, lays on, and starts over."""
    late = expire(laid(begun(), 0).play(1, ["windmill C5", "grave F2"], NOW), NOW + DAY)
    table = play_on(late, 0, NOW + DAY).play(1, ["plot F3"], NOW)
    assert table.forfeit
    assert (table.forfeit.ply, table.stood_in, taken_over(table)) == (10, {1: 10}, {1: 1})
    again = table.play(1, ["clear", "windmill C5", "grave F2"], NOW)
    assert again.forfeit
    assert (again.forfeit.ply, again.stood_in, taken_over(again)) == (8, {1: 8}, {1: 2})
    assert Result.counted(again).finishes == Result.counted(table).finishes


def test_a_dm_tells_what_lies_there_and_the_other_nothing_new() -> None:
    table = laid(begun(), 0).play(1, ["windmill E2"], NOW)
    paper = Paper(seen=Seen({Dm(0): shown(table, dm_target(table, 0, None), place=Dm(0))}))
    theirs, board = dm_target(table, 1, None), board_target(table, None)
    table = table.play(0, ["clear", "windmill A2"], NOW)
    edit = paper.next(table)
    assert isinstance(edit, Edit)
    text = edit.target.sheet.text
    assert text.count("Your ") == 1
    assert "Your Windmill is on A2 B2 A3 B3." in text
    assert dm_target(table, 1, None).sheet.text == theirs.sheet.text
    assert (board_target(table, None).since, board_target(table, None).told) == (
        board.since,
        board.told,
    )


def test_so_many_a_minute_and_then_again() -> None:
    often = Often(3, 60.0)
    assert [often.may(1, 1, at) for at in (0.0, 1.0, 2.0, 3.0)] == [True, True, True, False]
    assert often.may(2, 3, 3.0)
    assert not often.may(3, 4, 3.0)
    assert [often.may(1, 1, at) for at in (60.0, 60.5, 61.0)] == [True, False, True]


# --- stored --------------------------------------------------------------------------------------


async def stored(store: Store) -> Table:
    """The match at its beginning, not shown yet."""
    open = await store.create(lobby(), press=1, now=NOW)
    return await saved(store, open, lobbies.start(open, 1, Random(1), NOW), NOW)


async def rows(store: Store) -> Sequence[Any]:
    line = schema.log.c
    query = sa.select(line.ply, line.seat, line.move, line.at).order_by(line.ply)
    async with store.engine.reading() as connection:
        return [tuple(row) for row in (await connection.execute(query)).all()]


async def test_the_stored_log_is_written_again_from_its_first_changed_line(store: Store) -> None:
    table = await stored(store)
    played = [(1, "windmill E2"), (0, "windmill C5"), (1, "grave B4"), (0, "grave F2")]
    for n, (seat, move) in enumerate([*played, (1, "plot B3")]):
        table = await saved(store, table, table.play(seat, [move], NOW), NOW + n)
    after = table.play(0, ["clear", "windmill A2"], NOW)
    await saved(store, table, after, NOW + 9)
    assert await rows(store) == [
        (0, 1, "windmill E2", NOW),
        (1, 1, "grave B4", NOW + 2),
        (2, 1, "plot B3", NOW + 4),
        (3, 0, "windmill A2", NOW + 9),
    ]
    found = await loaded(store, table.id)
    assert found == after
    assert found.moment(0) == after.moment(0)


async def test_who_starts_over_while_the_other_lays_is_told_to_try_again(store: Store) -> None:
    """Two processes: the other player's move stands, whichever was first."""
    table = laid(await stored(store), 0)
    await saved(store, await loaded(store, table.id), table, NOW)
    other = await saved(store, table, table.play(1, ["windmill E2"], NOW), NOW)
    with pytest.raises(Stale):
        await store.save(table, table.play(0, ["clear"], NOW), None, NOW, 2)
    await saved(store, other, other.play(0, ["clear"], NOW), NOW)
    assert [row[:3] for row in await rows(store)] == [(0, 1, "windmill E2")]


async def test_a_match_that_another_process_went_on_with_is_not_read_from_the_start(
    store: Store,
) -> None:
    mine, others = (Tables(Store(store.engine), lambda: NOW, Random(1)) for _ in range(2))
    mine.others = others.others = lambda: True
    table = await stored(store)
    assert (await mine.look(table.id)).playing.log == ()
    for seat, moves in ((0, ["windmill C5"]), (1, ["windmill E2"]), (0, ["clear"])):
        async with others.hold(table.id) as held:
            await held.save(held.table.play(seat, moves, NOW), None)
        assert (await mine.look(table.id)).match == held.table.match
        assert (await mine.look(table.id)).moment(0) == held.table.moment(0)
    known = await loaded(store, table.id)
    after = await saved(store, known, known.play(0, ["windmill A2"], NOW), NOW)
    # known moves are not read again
    await write(store.engine, sa.delete(schema.log).where(schema.log.c.ply == 0))
    assert (await loaded(store, table.id, known)).match == after.match


async def test_a_log_of_the_version_before_that_holds_what_was_thrown_away_goes_on(
    store: Store,
) -> None:
    table = await stored(store)
    lines = [(0, "windmill C5"), (1, "windmill E2"), (1, "clear"), (0, "clear"), (0, "windmill A2")]
    old = replace(table.changed(), match=table.playing.gone_on(lines))
    await saved(store, table, old, NOW)
    found = await loaded(store, table.id)
    assert found.playing.log == tuple(lines)
    assert found.moment(0).count == 3
    later = await saved(store, found, found.play(1, ["windmill B4"], NOW + 1), NOW + 1)
    await saved(store, later, later.play(0, ["clear"], NOW + 2), NOW + 2)
    again = await loaded(store, table.id)
    assert again.playing.log == ((1, "windmill E2"), (1, "clear"), (1, "windmill B4"))
    assert (again.moment(0).count, again.moment(1).count) == (4, 3)
    assert again.view(1).legal == later.view(1).legal
