"""Tournaments run by themselves: rounds, tables, results, threads."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.cogs.tournaments.cog import Tournaments
from bot.cogs.tournaments.director import Director
from bot.cogs.tournaments.events import Threads
from bot.cogs.tournaments.scoring import standings
from bot.cogs.tournaments.store.running import Running
from bot.cogs.tournaments.tournament import Terms
from bot.data.store import Store
from bot.live.channels import Channels
from bot.live.held import Held
from bot.live.tables import Tables
from bot.table.late import expire, play_on
from bot.table.player import DELETED
from local_discord import Permission
from local_discord.scheduled import Status
from tests.databases import changed, found
from tests.e2e.cup import DAY, Cup, by_hand, met, played
from tests.e2e.scene import Scene
from tests.sample import sample

__all__ = ["by_hand"]

HEAD, WINNER = r"### Autumn \*Cup\*", r"**Autumn \*Cup\***: "
"""How the tournament's message begins, and the one that tells the winner."""


async def test_two_rounds_of_four_people(scene: Scene) -> None:
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    cup = await Cup.open(scene, people, Terms(rounds=2))
    await cup.tick()
    field = await cup.start()
    assert field.tournament.round == 1
    (post,) = [m.text for m in scene.anna.look(scene.channel) if m.text.startswith(HEAD)]
    assert "round 1 of 2" in post, "that is shown at once"
    assert len(field.running) == len(field.threads) == 2
    await asyncio.to_thread(changed, scene.database, "UPDATE tournaments SET shown_at = 0")
    await cup.tick()  # some seconds later
    (post,) = [m.text for m in scene.anna.look(scene.channel) if m.text.startswith(HEAD)]
    assert all(f"<#{thread}>" in post for thread in field.threads.values()), "it leads there"
    first = await cup.tables()
    assert {table.round and table.round.number for table in first} == {1}
    assert all(table.stage == "playing" for table in first)
    field = await cup.play()
    assert field.tournament.round == 2
    threads = [scene.world.channels[table.channel].thread for table in first]
    assert [thread and thread.archived for thread in threads] == [True, True]
    field = await cup.play()
    assert field.tournament.stage == "over"
    assert len(set(met(field))) == 4
    texts = [message.text for message in scene.anna.look(scene.channel)]
    assert sum(text.startswith(HEAD) for text in texts) == 1
    assert sum(text.startswith(WINNER) for text in texts) == 1
    assert await cup.store.of(cup.id) == field.tournament
    assert found(scene.database, "SELECT due FROM tournaments") == [(None,)]
    [message] = [m for m in scene.anna.look(scene.channel) if m.text.startswith(HEAD)]
    assert "Bob" in message.text
    await scene.bot.people.forget(scene.bob.id, -77)
    assert len((await cup.tick()).people) == 3
    [message] = [m for m in scene.anna.look(scene.channel) if m.text.startswith(HEAD)]
    assert "Bob" not in message.text + "".join(message.alt_texts)
    assert DELETED in message.text


async def test_whoever_makes_no_move_loses_unrated_and_is_withdrawn(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=3, kind="robin"))
    await cup.start()
    (table,) = await cup.tables()
    mover = table.players[table.to_move[0]].id
    await cup.resigned(table.id, mover)
    field = await cup.tick()
    (pairing,) = field.round
    assert pairing.why == "unplayed"
    assert {pairing.first_points, pairing.second_points} == {0, 2}
    entrant = field.of(mover)
    assert entrant
    assert not entrant.plays
    assert field.tournament.stage == "over"
    assert found(scene.database, "SELECT rated FROM matches") == [(False,)]


@pytest.mark.twice
async def test_when_the_round_is_over_whoever_has_used_more_time_loses(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    await cup.start()
    (table,) = await cup.tables()
    await played(scene, table.id, Random(1), moves=6)
    (table,) = await cup.tables()
    slow = table.to_move[0]

    async def thinks(held: Held) -> None:
        began = scene.bot.tables.now() - DAY
        await held.save(held.table.changed(turn_began=began, counted=began + DAY), None)

    await scene.bot.tables.change(table.id, thinks)
    await asyncio.to_thread(
        changed, scene.database, f"UPDATE tournaments SET ends = {scene.bot.tables.now() - 1}"
    )
    field = await cup.tick()
    (pairing,) = field.round
    assert pairing.why == "time"
    points = (pairing.first_points, pairing.second_points)
    assert points[slow] == 0
    assert points[1 - slow] == 2
    (table,) = await cup.tables()
    assert table.stage == "closed"
    assert found(scene.database, "SELECT count(*) FROM matches") == [(0,)]
    assert field.tournament.stage == "over"


@pytest.mark.twice
async def test_without_threads_matches_are_played_in_direct_messages(scene: Scene) -> None:
    scene.channel.deny(scene.application.user, Permission.CREATE_PUBLIC_THREADS)
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    field = await cup.start()
    assert field.threads == {}
    (table,) = await cup.tables()
    assert table.reach == "direct"
    assert "Cup" in scene.dm(scene.anna).text
    assert "Cup" in scene.dm(scene.bob).text
    field = await cup.play()
    assert field.tournament.stage == "over"
    assert [one.filed for one in field.round] == [True]


@pytest.mark.long
async def test_a_deleted_thread_moves_its_match_to_direct_messages_once(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    await cup.start()
    (table,) = await cup.tables()
    scene.world.channels[table.channel].delete()
    await scene.settle()
    field = await cup.tick()
    assert [one.open for one in field.round] == [True]
    (again,) = await cup.tables()
    assert again.id != table.id
    assert again.reach == "direct"
    assert (await cup.play()).tournament.stage == "over"


@pytest.mark.twice
async def test_a_pairing_is_two_matches_where_it_is_worth_much_to_begin(scene: Scene) -> None:
    terms = Terms(rounds=1)
    cup = await Cup.open(scene, [scene.anna, scene.bob], terms, "graveyard_shift")
    await cup.start()
    one, two = await cup.tables()
    names = [scene.world.channels[table.channel].name for table in (one, two)]
    assert sorted(names) == [
        "Anna – Bob · round 1 · Autumn *Cup* · 1.1.1",
        "Bob – Anna · round 1 · Autumn *Cup* · 1.1.1b",
    ]
    assert [p.id for p in one.players] == [p.id for p in reversed(two.players)]
    for table in (one, two):
        assert table.to_move == (0,)
    await played(scene, one.id, Random(1))
    assert (await cup.tick()).tournament.stage == "playing"
    await cup.resigned(two.id, two.players[0].id)  # without a move, but not in the other match
    field = await cup.tick()
    assert [pairing.why for pairing in field.round] == ["played", "unplayed"]
    assert len(field.people) == 2
    assert field.tournament.stage == "over"
    assert sum(line.points for line in standings(field.entrants, field.pairings)) == 2


class Killed(BaseException):
    """The process is gone."""


STEPS: Sequence[tuple[type, str]] = (
    (Running, "begin"),
    (Running, "tried"),
    (Threads, "open"),
    (Tables, "create"),
    (Channels, "send"),
    (Running, "note"),
    (Threads, "file"),
    (Running, "filed"),
    (Running, "over"),
)
"""What running a tournament does, one after the other."""


def killing(patch: pytest.MonkeyPatch, step: tuple[type, str], call: int) -> None:
    """Kill the process after the n-th time that this was done."""
    owner, name = step
    done, work = 0, getattr(owner, name)

    async def dying(*args: Any, **kwargs: Any) -> Any:
        nonlocal done
        result = await work(*args, **kwargs)
        done += 1
        if done == call:
            raise Killed
        return result

    patch.setattr(owner, name, dying)


KILLS = [(step, call) for step in STEPS for call in (1, 2)]


@pytest.mark.twice
@pytest.mark.parametrize(("step", "call"), sample(KILLS[::-3]))
async def test_whoever_takes_over_after_a_kill_pairs_once_and_opens_each_table_once(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, step: tuple[type, str], call: int
) -> None:
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    cup = await Cup.open(scene, people, Terms(rounds=2))
    with monkeypatch.context() as patch:
        killing(patch, step, call)
        with suppress(Killed):
            await cup.start()
            while (await cup.field()).tournament.stage != "over":
                await cup.play()
    await scene.restart()
    field = await cup.tick()
    while field.tournament.stage != "over":
        field = await cup.play()
    await cup.tick()
    assert len(met(field)) == len(set(met(field))) == 4
    assert found(scene.database, "SELECT count(*) FROM tables") == [(4,)]
    threads = [channel.thread for channel in scene.guild.threads]
    assert [thread and thread.archived for thread in threads] == [True] * 4
    texts = [message.text for message in scene.anna.look(scene.channel)]
    assert sum(text.startswith(HEAD) for text in texts) == 1
    assert sum(text.startswith(WINNER) for text in texts) == 1


@pytest.mark.twice
async def test_two_processes_run_a_tournament_once(scene: Scene) -> None:
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    cup = await Cup.open(scene, people, Terms(rounds=2))
    rounds = scene.cog(Tournaments)
    other = Director(replace(rounds.services, store=Store(scene.bot.store.engine)))
    await cup.store.start(cup.id, scene.bot.tables.now())
    for _ in range(8):
        await asyncio.gather(rounds.director.tick(), other.tick())
    field = await cup.field()
    assert len(field.round) == len(field.threads) == 2
    assert found(scene.database, "SELECT count(*) FROM tables") == [(2,)]


@pytest.mark.long
async def test_time_in_which_the_bot_was_away_moves_a_rounds_end(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    await cup.start()
    ends = (await cup.field()).tournament.ends
    assert ends
    now = scene.bot.tables.now()
    row = f"(0, {now - 5000}, {now - 1000}, 1)"
    await asyncio.to_thread(
        changed, scene.database, f"INSERT INTO absences (shard, since, until, of) VALUES {row}"
    )
    await asyncio.to_thread(changed, scene.database, f"UPDATE tournaments SET began = {now - 9000}")
    await scene.bot.tables.presence.begin()
    field = await cup.tick()
    assert field.tournament.ends == pytest.approx(ends + 4000)
    (table,) = await cup.tables()
    assert table.round
    assert table.round.ends == field.tournament.ends


@pytest.mark.twice
async def test_its_scheduled_event_begins_and_goes_with_it(scene: Scene) -> None:
    starts = scene.bot.tables.now() + DAY
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1), starts=starts)
    await cup.tick()
    (event,) = scene.guild.events.values()
    assert (event.name, event.status) == ("Autumn *Cup*", Status.SCHEDULED)
    assert event.starts == int(starts)
    await cup.start()
    await asyncio.to_thread(changed, scene.database, "UPDATE tournaments SET shown_at = 0")
    await cup.tick()
    began = event.status
    await cup.play()
    assert [began, event.status] == [Status.ACTIVE, Status.COMPLETED]


async def test_nobody_came(scene: Scene) -> None:
    starts = scene.bot.tables.now() + DAY
    cup = await Cup.open(scene, [scene.anna], Terms(), starts=starts)
    await cup.tick()
    (event,) = scene.guild.events.values()
    await cup.store.start(cup.id, scene.bot.tables.now())
    rounds = scene.cog(Tournaments)
    for _ in range(2):
        await rounds.director.tick()
    assert event.status is Status.CANCELED
    assert await cup.store.of(cup.id) is None
    (message,) = scene.anna.look(scene.channel)
    assert not message.buttons


@pytest.mark.twice
async def test_a_won_match_that_is_played_on_keeps_nobody_waiting(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    await cup.start()
    (table,) = await cup.tables()
    await played(scene, table.id, Random(1), moves=6)

    async def late(held: Held) -> None:
        now = scene.bot.tables.now()
        await held.save(expire(held.table, now), None)
        assert held.table.forfeit
        await held.save(play_on(held.table, 1 - held.table.forfeit.seat, now), None)

    await scene.bot.tables.change(table.id, late)
    field = await cup.tick()
    assert field.tournament.stage == "over"
    assert [one.filed for one in field.round] == [False]
    assert found(scene.database, "SELECT due FROM tournaments") == [(None,)]
    await played(scene, table.id, Random(1))
    field = await cup.tick()
    assert [one.filed for one in field.round] == [True]
