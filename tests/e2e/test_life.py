"""Tables over days: the clock, a pause, permissions that go and come back, moderators."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from local_discord import Message, Permission, Person, payloads
from local_discord.gateway.session import Intent
from local_discord.patience import LONG
from tests.databases import found
from tests.e2e.driver import answer, controls, labels, laid, resigned, seated
from tests.e2e.matches import DAY, Time, dms, playing
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def moves(scene: Scene, person: Person, message: Message | None = None) -> None:
    """Press the first control for a move."""
    board = message or scene.board()
    assert (await scene.after(person.press(board, controls(board)[0][0]))).failed is None


async def test_a_table_in_a_forbidden_channel_waits_as_the_dm_says(scene: Scene) -> None:
    """It goes on when the bot is given a role with which it may write there."""
    time = Time(scene)
    first, _ = await playing(scene)
    bot, talker = scene.application.user, scene.guild.role("talker")
    before = [scene.guild.roles[role] for role in scene.guild.members[bot.id].roles]
    for role in (scene.guild.everyone, *before):
        scene.channel.deny(role, Permission.SEND_MESSAGES)
    scene.channel.allow(talker, Permission.SEND_MESSAGES)
    await scene.settle()
    await moves(scene, first)
    assert "Send Messages" in dms(scene.anna)[-1].text
    assert "The table waits" in dms(scene.anna)[-1].text
    await time.passes(2 * DAY)
    assert len((await scene.table()).playing.log) == 1
    scene.world.servers.set_roles(scene.guild, bot, *before, talker)
    await scene.settle()
    await time.passes(DAY - 10)
    assert "enters" in scene.board().text
    assert "out of time" not in scene.board().text
    await time.passes(20)
    assert "ran out of time" in scene.board().text


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_is_waited_for_and_a_deleted_channel_closes(
    scene: Scene, archived: bool
) -> None:
    """Of its threads Discord then says nothing, and the bot is told of archived ones by nobody."""
    people = [scene.anna, scene.bob]
    place = scene.world.threads.start(scene.channel, scene.anna, {"name": "t", "type": 11}, None)
    await seated(scene, "graveyard_shift", people, place)
    assert place.thread
    place.thread.archived, place.thread.locked = archived, True
    scene.world.servers.tell(place, "THREAD_UPDATE")
    await scene.settle()
    board = scene.board(channel=place)
    await moves(scene, next(person for person in people if person in board.mentions), board)
    assert "the thread is locked" in dms(scene.anna)[-1].text
    place.thread.archived = place.thread.locked = False
    scene.world.servers.tell(place, "THREAD_UPDATE")
    await scene.settle()
    assert "enters" in scene.board(channel=place).text
    scene.world.threads.change(place, scene.anna, {"archived": archived})
    await scene.settle()
    scene.channel.delete()
    async with asyncio.timeout(LONG):
        while await scene.bot.store.open_tables_of(scene.anna.id):
            await scene.settle()


@pytest.mark.long
async def test_a_moderator_ends_a_table_and_resigns_ones_own(scene: Scene, talk: Talk) -> None:
    first, other = await playing(scene)
    for person in (first, scene.cleo):
        scene.grant(person, Permission.MANAGE_MESSAGES)
    ask = answer(await first.command("endgame", scene.channel))
    await first.forge(ask, f"t:{(await scene.table()).id}:ended")
    assert (await scene.table()).stage == "playing"
    await talk(f"""
        {first.name}: /endgame → means resigning
        {first.name}: Yes, resign
        {first.name}: sees → **{other.name}** wins: **{first.name}** resigned
    """)
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    await talk("""
        Cleo: /endgame
        Cleo: Yes, close it
        Bob: sees → Cleo | closed
        Anna: DM → closed
        Bob: DM → closed | ~[Skip]
    """)


async def test_in_a_pause_whatever_is_pressed_or_typed_offers_to_resume(
    scene: Scene, talk: Talk
) -> None:
    """How a pause begins, what is shown of it and how it ends: `tests/bot/test_pause.py`."""
    await laid(scene)
    own = answer(await scene.anna.press(scene.board(), "My secret board"))
    await talk("""
        Anna: ⋯
        Anna: Pause the match
        Bob: Accept the pause
        Anna: /play move=skip → paused, so nobody can move | [Resume]
    """)
    told = answer(await scene.anna.press(own, "Skip"))  # shown before the pause
    assert ("paused, so nobody can move" in told.text, labels(told)) == (True, ["Resume"])
    await talk("Bob in DM: Resume")
    assert (await scene.table()).pause is None
    assert scene.board().pings == {scene.anna}


# --- a server removes the bot, and may add it again -----------------------------------------------


async def ended(scene: Scene) -> None:
    """A match is over, and another table is open."""
    await seated(scene, "cop_and_rob", [scene.anna, scene.bob])
    await resigned(scene, scene.anna)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])


def without_the_bot(scene: Scene) -> None:
    scene.world.servers.leave(scene.guild, scene.application.user)


def removals(scene: Scene) -> list[Any]:
    return [row[0] for row in found(scene.database, "SELECT removed FROM guilds")]


async def noted(scene: Scene, now: float) -> None:
    """Wait until it is stored that the server has removed the bot, and its tables are closed."""
    await scene.world.wait(lambda: removals(scene) == [now])
    still = "SELECT count(*) FROM tables WHERE stage IN ('lobby', 'playing')"
    await scene.world.wait(lambda: found(scene.database, still) == [(0,)])


async def started(scene: Scene) -> None:
    """Wait until everything that belongs to a start is done."""
    assert scene.bot.resuming
    async with asyncio.timeout(LONG):
        await scene.bot.resuming
    await scene.settle()


async def stored(scene: Scene) -> tuple[Any, ...]:
    """How much is stored of the server, and of results; when it has removed the bot. (What exactly
    goes: `tests/bot/test_leaving.py`.)"""
    [[tables]] = found(
        scene.database, f"SELECT count(*) FROM tables WHERE guild = {scene.guild.id}"
    )
    [[results]] = found(scene.database, "SELECT count(*) FROM results")
    return tables, results, removals(scene)


async def test_who_is_back_in_time_loses_nothing_and_else_only_results_are_left(
    scene: Scene,
) -> None:
    await ended(scene)
    time = Time(scene)
    without_the_bot(scene)
    await noted(scene, time.now)
    assert await scene.bot.store.open_tables_of(scene.anna.id) == []
    time.now += 29 * DAY
    scene.world.install(scene.application, scene.guild)
    await scene.world.wait(lambda: removals(scene) == [None])
    await scene.bot.leaving.removed(scene.guild.id)  # as if nobody had noted that it is back
    time.now += 31 * DAY
    await scene.bot.leaving.delete()
    assert await stored(scene) == (2, 2, [None])
    without_the_bot(scene)
    await noted(scene, gone := time.now)
    for seconds, left in ((30 * DAY - 60, (2, 2, [gone])), (60, (0, 2, []))):
        time.now += seconds
        await scene.bot.leaving.delete()
        assert await stored(scene) == left


async def test_a_server_said_to_be_gone_in_an_outage_is_asked_for(scene: Scene) -> None:
    """Discord has left out that it is only unavailable (discordjs/discord.js#5367)."""
    await ended(scene)

    def bare(_: Any) -> dict[str, Any]:
        return {"id": str(scene.guild.id)}

    def away(_: Any) -> dict[str, Any]:
        return bare(_) | {"unavailable": True}

    for told in (away, bare):
        scene.world.gateway.dispatch("GUILD_DELETE", told, Intent.GUILDS, scene.guild)
    asked = scene.world.requests.count
    await scene.world.wait(lambda: asked("GET", "/guilds/{guild_id}") == 1)
    await scene.settle()
    assert removals(scene) == []
    assert len(await scene.bot.store.open_tables_of(scene.anna.id)) == 1


@pytest.mark.long
async def test_a_server_that_is_not_listed_has_removed_it_meanwhile(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is unavailable has not."""
    await ended(scene)
    await scene.stack.aclose()

    def absent(guild: Any, _: Any) -> dict[str, Any]:
        return {"id": str(guild.id), "unavailable": True}

    with monkeypatch.context() as patch:
        patch.setattr(payloads, "whole_guild", absent)
        await scene.restart()
        await started(scene)
    assert removals(scene) in ([], [None])
    assert len(await scene.bot.store.open_tables_of(scene.anna.id)) == 1
    await scene.stack.aclose()
    without_the_bot(scene)
    await scene.restart()
    await started(scene)
    [removed] = removals(scene)
    assert removed is not None
    await scene.stack.aclose()
    scene.world.install(scene.application, scene.guild)
    await scene.restart()
    await started(scene)
    assert removals(scene) == [None]
