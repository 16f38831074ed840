"""Tournaments when two things happen at once, or something breaks off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.cogs.tournaments.cog import Tournaments
from bot.cogs.tournaments.events import Threads
from bot.cogs.tournaments.opening import PairingTables
from bot.cogs.tournaments.tournament import Field, Pairing, Terms
from bot.live.workers import Worker
from games.core import Refused, say
from local_discord import Channel, Message, Permission, Person, Reply
from tests.databases import changed, found
from tests.e2e.cup import DAY, Cup, by_hand
from tests.e2e.driver import answer, whisper
from tests.e2e.scene import Scene

__all__ = ["by_hand"]


def once_a_thread_is_open(
    patch: pytest.MonkeyPatch, meanwhile: Callable[[int], Awaitable[object]]
) -> None:
    """Do something between opening a thread and opening the table in it."""
    work = Threads.open

    async def opening(self: Threads, channel: int, name: str, again: bool) -> int | None:
        thread = await work(self, channel, name, again)
        assert thread
        await meanwhile(thread)
        return thread

    patch.setattr(Threads, "open", opening)


async def looks(scene: Scene, times: int) -> int:
    """Let the bot look so often whether a tournament has something to do. Returns how often one
    had."""
    rounds = scene.cog(Tournaments)
    done = 0
    for _ in range(times):
        await scene.settle()
        now = scene.bot.tables.now()
        done += found(scene.database, f"SELECT count(*) FROM tournaments WHERE due <= {now}")[0][0]
        await rounds.director.tick()
    return done


def archived(channel: Channel) -> bool:
    return bool(channel.thread and channel.thread.archived)


async def test_a_tournament_is_cancelled_while_a_table_is_about_to_be_opened(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    once_a_thread_is_open(monkeypatch, lambda _: cup.store.cancel(cup.id))
    field = await cup.start()
    assert field.tournament.stage == "over"
    assert not any(one.open for one in field.pairings)
    assert found(scene.database, "SELECT count(*) FROM tables") == [(0,)]
    assert [archived(thread) for thread in scene.guild.threads] == [True]


@pytest.mark.long
async def test_the_scheduled_event_goes_with_the_channel(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    await cup.store.change(cup.id, Terms(rounds=1), scene.bot.tables.now() + DAY, "Cup")
    await cup.tick()
    (event,) = scene.guild.events.values()
    assert event.open
    scene.channel.delete()
    await scene.settle()
    await cup.store.change(cup.id, Terms(rounds=1), scene.bot.tables.now() + DAY, "Cup 2")
    changed(scene.database, "UPDATE tournaments SET shown_at = 0")  # a minute later
    await looks(scene, 3)
    assert not event.open
    assert found(scene.database, "SELECT count(*) FROM tournaments") == [(0,)]


@pytest.mark.twice
async def test_a_tournament_where_nothing_happens_is_not_looked_at(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [scene.anna, scene.bob, scene.cleo]
    cup = await Cup.open(scene, people, Terms(rounds=1, computers="easy"))
    await looks(scene, 4)
    assert await looks(scene, 4) == 0

    async def busy(*_: object) -> None:
        raise Refused(say("bot-review-busy"))

    await cup.store.start(cup.id, scene.bot.tables.now())
    with monkeypatch.context() as patch:
        patch.setattr(Worker, "do", busy)
        await looks(scene, 4)
        assert await looks(scene, 4) == 0
    assert len((await cup.tick()).running) == 2
    assert await looks(scene, 4) == 0
    levels = [{player.level for player in table.players} for table in await cup.tables()]
    assert sorted(map(sorted, levels)) == [[""], ["", "easy"]]  # whoever has no opponent plays one


async def test_a_table_that_can_not_be_opened_keeps_no_other_waiting(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    cup = await Cup.open(scene, people, Terms(rounds=1))
    work, broken = PairingTables.open, list[int]()

    async def opening(self: PairingTables, field: Field, pairing: Pairing) -> None:
        broken[:] = broken or [pairing.id]
        if pairing.id in broken:
            raise ZeroDivisionError
        await work(self, field, pairing)

    monkeypatch.setattr(PairingTables, "open", opening)
    field = await cup.start()
    assert [bool(one.table) for one in field.round] == [False, True]
    assert "ZeroDivisionError" in caplog.text


async def test_one_that_nobody_begins_is_dropped(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms())
    await cup.tick()
    ((due,),) = found(scene.database, "SELECT due FROM tournaments")
    assert due - scene.bot.tables.now() == pytest.approx(60 * DAY, rel=0.01)
    old = f"UPDATE tournaments SET due = 0, opened = opened - {61 * DAY}"
    await asyncio.to_thread(changed, scene.database, old)
    assert await looks(scene, 2) == 1
    assert await cup.store.of(cup.id) is None


# --- results that its host puts right -------------------------------------------------------------


WHICH = "Which pairing?"


async def begun(scene: Scene) -> tuple[Cup, Field]:
    """A tournament of four people that Anna hosts and plays in."""
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    cup = await Cup.open(scene, people, Terms(rounds=2, kind="swiss"), game="pointsweeper")
    return cup, await cup.start()


def post(scene: Scene) -> Message:
    found = [m for m in scene.anna.look(scene.channel) if not m.ephemeral and m.buttons]
    return next(m for m in found if any(b.label == "⋯" for b in m.buttons))


async def ruling(scene: Scene, who: Person, one: Pairing, **form: str) -> Reply:
    """Choose a pairing, and fill in the form if there is one."""
    tools = answer(await who.press(post(scene), "⋯"))
    await who.press(tools, "Put a result right")
    menu = next(s for s in tools.selects if s.placeholder == WHICH)
    value = next(o.value for o in menu.options if o.label.startswith(f"{one.round}.{one.board} "))
    reply = await who.choose(tools, WHICH, value)
    if reply.modal is None:
        return reply
    done = await scene.after(who.submit(reply.modal, form))
    return done


def of(field: Field, person: Person, *, plays: bool) -> Pairing:
    """The pairing of this round in which somebody plays, or the other one."""
    mine = field.of(person.id)
    assert mine
    return next(one for one in field.round if (mine.number in (one.first, one.second)) is plays)


async def test_nobody_decides_their_own_and_nobody_else_decides(scene: Scene) -> None:
    cup, field = await begun(scene)
    mine = of(field, scene.anna, plays=True)
    reply = await ruling(scene, scene.anna, mine)
    assert "You play in that pairing" in whisper(reply)
    assert "Only the host" in whisper(await scene.bob.press(post(scene), "⋯"))
    other = of(field, scene.anna, plays=False)
    judge = next(
        p for p in (scene.bob, scene.cleo, scene.dora) if of(field, p, plays=True).id != mine.id
    )
    scene.grant(judge, Permission.MANAGE_GUILD)  # a moderator who plays, too
    assert "You play in that pairing" in whisper(await ruling(scene, judge, other))
    await ruling(scene, judge, mine, what="first", why="A moderator says so")
    now = of(await cup.tick(), scene.anna, plays=True)
    assert (now.first_points, now.why) == (2, "ruled")
    assert "A moderator says so" in (now.ruling or "")
    assert (await scene.bot.tables.look(mine.table or 0)).stage == "closed"
    await ruling(scene, judge, mine, what="undo", why="They are back")
    now = of(await cup.tick(), scene.anna, plays=True)
    assert now.open
    assert (await scene.bot.tables.look(now.table or 0)).stage == "playing"
