"""Tables that Discord does not let the bot show: people are told why, once, and as soon as
something may have changed there the tables are shown."""

from __future__ import annotations

import asyncio

import pytest

from bot.live import places
from local_discord import Channel, Message, Permission, Person
from local_discord.actions import threads
from local_discord.kinds import POSTS, ChannelType
from local_discord.permissions import Overwrite
from tests.e2e.driver import controls, seated, whisper
from tests.e2e.matches import Time, against_computer, dms, playing, refusals
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk
from tests.sample import sample


def told(person: Person) -> list[Message]:
    """What somebody was told of a table that can't be shown."""
    return [message for message in dms(person) if "I can't show your" in message.text]


async def tried(scene: Scene) -> None:
    """Whatever has happened in the server is looked at, also what comes late."""
    await scene.world.settled()
    await scene.after(scene.bot.permissions.look())


def unheard_of(scene: Scene, permission: Permission, *, granted: bool) -> None:
    """A permission changes in the channel, and no event of it arrives."""
    overwrite = Overwrite(1, 0, 0 if granted else int(permission))
    scene.channel.overwrites[scene.application.user.id] = overwrite


@pytest.mark.long
async def test_a_time_out_is_told_as_such_and_waited_for(scene: Scene) -> None:
    """Discord has not told the bot of it."""
    await against_computer(scene, "graveyard_shift")
    time = Time(scene)
    scene.guild.time_out(scene.application.user, 600, told=False)
    await scene.world.settled()
    await scene.after(scene.anna.press(scene.board(), controls(scene.board())[0][0]))
    [said] = told(scene.anna)
    assert "I'm in a time-out" in said.text
    assert f"<t:{int(scene.guild.members[scene.application.user.id].timed_out)}" in said.text
    assert "missing" not in said.text
    scene.world.skip(601)  # nobody says that it is over
    time.now += 601
    await scene.after(scene.bot.permissions.look())
    assert "Your turn" in scene.board().text
    assert len(told(scene.anna)) == 1
    scene.guild.time_out(scene.application.user, 600)
    await scene.world.settled()
    other = scene.guild.channel("other")
    reply = await scene.bob.command("newgame", other, game="bushwhacked")
    assert "I'm in a time-out" in whisper(reply)


async def test_nothing_starts_where_nobody_could_see_it(scene: Scene, talk: Talk) -> None:
    await talk("""
        Anna: /newgame game=bushwhacked
        Bob: Join
    """)
    for lost in (Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES):
        scene.channel.deny(scene.application.user, lost)
        await scene.world.settled()
        await talk("Anna: Start → I'm missing a permission in this channel")
        scene.channel.allow(scene.application.user, lost)
        await scene.world.settled()
    await talk("""
        Anna: Start
        Bob: sees → Your turn
    """)


async def test_what_was_refused_for_an_unknown_reason_is_tried_once_an_hour(scene: Scene) -> None:
    mover, _ = await playing(scene)
    unheard_of(scene, Permission.SEND_MESSAGES, granted=False)
    await scene.after(mover.press(scene.board(), controls(scene.board())[0][0]))
    assert "some permission" in told(scene.anna)[0].text
    assert controls(scene.board())[0], "nothing to go on with"
    unheard_of(scene, Permission.SEND_MESSAGES, granted=True)
    assert "trying all that was refused" in scene.bot.background.loops
    await scene.after(scene.bot.permissions.all())
    assert "Your turn" in scene.board().text


async def test_a_channel_of_a_kind_that_nobody_has_heard_of_is_one_like_others(
    scene: Scene, talk: Talk
) -> None:
    place = scene.guild.channel("there", ChannelType.NEW)
    await scene.world.settled()
    await talk("""
        Anna in there: /newgame game=graveyard_shift
        Bob in there: #join
        Anna in there: #start
    """)
    mover = next(p for p in (scene.anna, scene.bob) if p in scene.board(channel=place).mentions)
    await mover.press(scene.board(channel=place), controls(scene.board(channel=place))[0][0])
    await scene.settle()
    assert "enters" in scene.board(channel=place).text


# --- a server full of threads --------------------------------------------------------------------


@pytest.fixture
def full(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Channel:
    """The last thread that the server has room for."""
    for module in (threads, places):
        monkeypatch.setattr(module, "MOST_ACTIVE", 1)
    return scene.world.threads.start(scene.channel, scene.anna, {"name": "t", "type": 11}, None)


async def test_a_server_full_of_threads_is_told_to_whoever_wants_one(
    scene: Scene, talk: Talk, full: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    assert full
    await talk("""
        Anna: /newgame game=graverobber
        Bob: /newgame game=graverobber
        Bob: Open a thread → 1,000 active threads
    """)
    assert not [r for r in caplog.records if r.levelname == "ERROR"]


@pytest.mark.long
async def test_a_table_in_an_archived_thread_waits_until_there_is_room(
    scene: Scene, full: Channel
) -> None:
    people = [scene.anna, scene.bob]
    await seated(scene, "graveyard_shift", people, full)
    board = scene.board(channel=full)
    scene.world.threads.change(full, scene.anna, {"archived": True})
    await scene.settle()
    other = scene.world.threads.start(scene.channel, scene.anna, {"name": "u", "type": 11}, None)
    await scene.world.settled()
    mover = next(person for person in people if person in board.mentions)
    move = controls(board)[0][0].rsplit(":", 1)[1]
    await mover.command("play", scene.channel, move=move)
    await tried(scene)
    before = refusals(scene)
    await tried(scene)
    assert refusals(scene) == before
    assert all("1,000 active threads" in told(person)[0].text for person in people)
    scene.world.threads.change(other, scene.anna, {"archived": True})
    await tried(scene)
    assert "enters" in scene.board(channel=full).text
    assert [len(told(person)) for person in people] == [1, 1]


async def test_a_locked_thread_takes_no_answer_and_that_is_no_bug(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    thread = scene.world.threads.start(scene.channel, scene.anna, {"name": "t", "type": 11}, None)
    scene.grant(scene.anna, Permission.MANAGE_THREADS)
    scene.world.threads.change(thread, scene.anna, {"archived": True, "locked": True})
    asked = asyncio.create_task(scene.anna.command("rules", thread))
    await scene.world.wait(lambda: refusals(scene))
    scene.world.skip(scene.world.deadline)
    assert (await scene.after(asked)).failed
    assert not [r for r in caplog.records if r.levelname == "ERROR"]


# --- where there can be no threads ---------------------------------------------------------------


def somewhere(scene: Scene, kind: ChannelType) -> Channel:
    """A voice or stage channel, or a forum's post."""
    place = scene.guild.channel("elsewhere", kind)
    if kind not in POSTS:
        return place
    return scene.world.threads.start(place, scene.anna, {"name": "post"}, None)


KINDS = [*POSTS, ChannelType.STAGE, ChannelType.VOICE]


@pytest.mark.parametrize("kind", sample(KINDS))
async def test_where_there_can_be_no_thread_none_is_offered_and_what_is_missing_named(
    scene: Scene, talk: Talk, kind: ChannelType
) -> None:
    place = somewhere(scene, kind)
    place.name = "there"
    await scene.world.settled()
    await talk("""
        Anna in there: /newgame game=graveyard_shift
        Bob in there: /newgame game=graverobber → one place holds only one | ~[
        Bob in there: #join
        Anna in there: #start
    """)
    thread = kind in POSTS
    lost = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
    (place.parent or place).deny(scene.application.user, lost)
    await scene.world.settled()
    board = scene.board(channel=place)
    mover = next(person for person in (scene.anna, scene.bob) if person in board.mentions)
    await scene.after(mover.press(board, controls(board)[0][0]))
    assert "Send Messages" in told(scene.anna)[0].text
    assert "some permission" not in told(scene.anna)[0].text
