"""Threads: started, archived, opened, hidden."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord import Permission
from local_discord.actions import threads
from local_discord.kinds import ChannelType
from tests.local_discord.scene import Cast, Client, Clock

P = Permission
HELLO = {"content": "hello"}
PUBLIC = {"name": "table 2", "type": 11, "auto_archive_duration": 60}


async def started(still: Cast, client: Client, **more: Any) -> str:
    """The path of a thread that the bot has started."""
    made = await client.post(f"/channels/{still.channel.id}/threads", json=PUBLIC | more)
    return f"/channels/{made.json()['id']}"


async def test_start_without_a_message(still: Cast, client: Client) -> None:
    thread = await client.post(f"/channels/{still.channel.id}/threads", json=PUBLIC)
    body = thread.json()
    assert (body["type"], body["parent_id"]) == (11, str(still.channel.id))
    assert (await client.post(f"/channels/{body['id']}/messages", json=HELLO)).is_success
    active = (await client.get(f"/guilds/{still.guild.id}/threads/active")).json()
    assert [t["id"] for t in active["threads"]] == [body["id"]]
    general, table = still.anna.channels(still.guild)
    assert [m.content for m in still.anna.look(table)] == ["hello"]
    assert [(m.type, m.content) for m in still.anna.look(general)] == [(18, "table 2")]


async def test_start_on_a_message_once(still: Cast, client: Client) -> None:
    message = still.anna.say(still.channel, "let's play")
    path = f"/channels/{still.channel.id}/messages/{message.id}/threads"
    assert (await client.post(path, json={"name": "here"})).json()["id"] == str(message.id)
    with still.world.expected(160004):
        assert (await client.post(path, json={"name": "here"})).json()["code"] == 160004
    assert message.thread is not None
    assert message.thread.name == "here"


@pytest.mark.parametrize(
    ("denied", "kind"), [(P.CREATE_PUBLIC_THREADS, 11), (P.CREATE_PRIVATE_THREADS, 12)]
)
async def test_50013_may_not_start(
    still: Cast, client: Client, denied: Permission, kind: int
) -> None:
    still.channel.deny(still.application.user, denied)
    path = f"/channels/{still.channel.id}/threads"
    assert (await client.post(path, json=PUBLIC | {"type": kind})).json()["code"] == 50013


async def test_50013_writing_in_threads_is_a_permission_of_its_own(
    still: Cast, client: Client
) -> None:
    still.channel.deny(still.application.user, P.SEND_MESSAGES)
    path = await started(still, client)
    assert (await client.post(f"{path}/messages", json=HELLO)).is_success
    still.channel.deny(still.application.user, P.SEND_MESSAGES_IN_THREADS)
    assert (await client.post(f"{path}/messages", json=HELLO)).json()["code"] == 50013


async def test_idle_threads_are_archived_and_writing_opens_them(
    still: Cast, client: Client, clock: Clock
) -> None:
    path = await started(still, client)
    message = (await client.post(f"{path}/messages", json=HELLO)).json()
    clock.now += 3599
    still.world.tick()
    assert not (await client.get(path)).json()["thread_metadata"]["archived"]
    clock.now += 1
    assert (await client.get(path)).json()["thread_metadata"]["archived"]
    edit = await client.patch(f"{path}/messages/{message['id']}", json={"content": "b"})
    assert edit.json()["code"] == 50083
    assert (await client.patch(path, json={"name": "new"})).json()["code"] == 50083
    assert (await client.post(f"{path}/messages", json=HELLO)).is_success
    assert not (await client.get(path)).json()["thread_metadata"]["archived"]


async def test_locked_threads_stay_closed(still: Cast, client: Client) -> None:
    path = await started(still, client)
    assert (await client.patch(path, json={"locked": True})).json()["code"] == 50013
    still.channel.allow(still.application.user, P.MANAGE_THREADS)
    mine = f"{path}/messages/{(await client.post(f'{path}/messages', json=HELLO)).json()['id']}"
    assert (await client.patch(path, json={"locked": True})).is_success
    still.channel.deny(still.application.user, P.MANAGE_THREADS)
    assert (await client.post(f"{path}/messages", json=HELLO)).json()["code"] == 160005
    assert (await client.patch(mine, json=HELLO)).json()["code"] == 160005
    still.channel.allow(still.application.user, P.MANAGE_THREADS)
    assert (await client.patch(mine, json=HELLO)).is_success
    assert (await client.patch(path, json={"archived": True})).is_success
    still.channel.deny(still.application.user, P.MANAGE_THREADS)
    assert (await client.post(f"{path}/messages", json=HELLO)).json()["code"] == 50083
    assert (await client.patch(path, json={"archived": False})).json()["code"] == 50013


async def test_private_threads_are_for_members(still: Cast, client: Client) -> None:
    path = await started(still, client, type=12)
    assert (await client.put(f"{path}/thread-members/{still.anna.id}")).status_code == 204
    members = (await client.get(f"{path}/thread-members")).json()
    assert {m["user_id"] for m in members} == {str(still.application.user.id), str(still.anna.id)}
    assert [c.name for c in still.anna.channels(still.guild)] == ["general", "table 2"]
    assert [c.name for c in still.bob.channels(still.guild)] == ["general"]


async def test_50035_forms(still: Cast, client: Client) -> None:
    path = f"/channels/{still.channel.id}/threads"
    for wrong in ({"name": ""}, PUBLIC | {"auto_archive_duration": 5}, PUBLIC | {"x": 1}):
        with still.world.expected(50035):
            assert (await client.post(path, json=wrong)).status_code == 400


async def test_a_deleted_channel_takes_its_threads_along(still: Cast, client: Client) -> None:
    await client.post(f"/channels/{still.channel.id}/threads", json=PUBLIC)
    still.channel.delete()
    gone = await client.get(f"/channels/{still.channel.id}")
    assert gone.json()["code"] == 10003
    assert still.anna.channels(still.guild) == []


async def test_a_thread_without_a_kind_is_private(still: Cast, client: Client) -> None:
    path = f"/channels/{still.channel.id}/threads"
    assert (await client.post(path, json={"name": "private"})).json()["type"] == 12


@pytest.mark.parametrize(
    ("home", "kind", "fits"),
    [
        (ChannelType.ANNOUNCEMENT, 10, True),
        (ChannelType.ANNOUNCEMENT, 11, False),
        (ChannelType.ANNOUNCEMENT, 12, False),
        (ChannelType.TEXT, 10, False),
    ],
)
async def test_50024_threads_fit_their_channel(
    still: Cast, client: Client, home: ChannelType, kind: int, fits: bool
) -> None:
    path = f"/channels/{still.guild.channel('news', home).id}/threads"
    answer = await client.post(path, json=PUBLIC | {"type": kind})
    assert (answer.json()["type"] if fits else answer.json()["code"]) == (10 if fits else 50024)
    still.world.violations.clear()


async def test_160006_a_server_full_of_active_threads(
    still: Cast, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "MOST_ACTIVE", 2)
    path = f"/channels/{still.channel.id}/threads"
    first, _ = [(await client.post(path, json=PUBLIC)).json()["id"] for _ in range(2)]
    assert (await client.post(path, json=PUBLIC)).json()["code"] == 160006
    assert (await client.patch(f"/channels/{first}", json={"archived": True})).is_success
    assert (await client.post(path, json=PUBLIC)).is_success
    again = await client.patch(f"/channels/{first}", json={"archived": False})
    written = await client.post(f"/channels/{first}/messages", json=HELLO)
    assert [again.json()["code"], written.json()["code"]] == [160006, 160006]
    active = (await client.get(f"/guilds/{still.guild.id}/threads/active")).json()
    assert first not in [thread["id"] for thread in active["threads"]]


async def test_50083_an_archived_thread_is_not_archived_again(still: Cast, client: Client) -> None:
    path = await started(still, client)
    assert (await client.patch(path, json={"archived": True})).is_success
    assert (await client.patch(path, json={"archived": True})).json()["code"] == 50083
    body = (await client.patch(path, json={"archived": False})).json()
    assert not body["thread_metadata"]["archived"]


async def test_50013_slow_mode_is_for_moderators(still: Cast, client: Client) -> None:
    slow = {"rate_limit_per_user": 5}
    path = await started(still, client)
    assert (await client.patch(path, json=slow)).json()["code"] == 50013
    assert (await client.patch(path, json={"name": "mine"})).is_success
    still.channel.allow(still.application.user, P.MANAGE_THREADS)
    assert (await client.patch(path, json=slow)).json()["rate_limit_per_user"] == 5


async def test_changing_when_a_thread_is_archived_counts_as_activity(
    still: Cast, client: Client, clock: Clock
) -> None:
    path = await started(still, client)
    clock.now += 3000
    assert (await client.patch(path, json={"auto_archive_duration": 1440})).is_success
    clock.now += 1440 * 60 - 1
    assert not (await client.get(path)).json()["thread_metadata"]["archived"]
    clock.now += 1
    assert (await client.get(path)).json()["thread_metadata"]["archived"]


async def test_30033_a_full_thread(
    still: Cast, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "MOST_MEMBERS", 2)
    path = await started(still, client)
    assert (await client.put(f"{path}/thread-members/{still.anna.id}")).is_success
    assert (await client.put(f"{path}/thread-members/{still.bob.id}")).json()["code"] == 30033
    assert (await client.put(f"{path}/thread-members/{still.anna.id}")).is_success
