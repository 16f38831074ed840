"""Direct messages: who can be written to, and whom only an answer reaches."""

from __future__ import annotations

import pytest

from local_discord import CannotDo, NoSuchControl, Person
from tests.local_discord.bench import PING, SAY, Bench
from tests.local_discord.scene import Cast, Client

HELLO = {"content": "hello"}


async def test_50007_closed_dms(still: Cast, client: Client) -> None:
    opened = await client.post("/users/@me/channels", json={"recipient_id": str(still.anna.id)})
    path = f"/channels/{opened.json()['id']}/messages"
    assert (await client.post(path, json=HELLO)).is_success
    assert [m.content for m in still.anna.look(still.anna.dm)] == ["hello"]
    assert still.anna.look(still.anna.dm)[0].pings == {still.anna}
    still.anna.close_dms()
    assert (await client.post(path, json=HELLO)).json()["code"] == 50007
    still.anna.open_dms()
    assert (await client.post(path, json=HELLO)).is_success
    still.anna.leave(still.guild)
    assert (await client.post(path, json=HELLO)).json()["code"] == 50278
    assert still.bob.dm is None


async def test_50007_blocked(still: Cast, client: Client) -> None:
    opened = await client.post("/users/@me/channels", json={"recipient_id": str(still.anna.id)})
    path = f"/channels/{opened.json()['id']}/messages"
    posted = (await client.post(path, json=HELLO)).json()
    still.anna.block(still.application.user)
    assert (await client.post(path, json=HELLO)).json()["code"] == 50007
    assert (await client.post(f"{path[:-9]}/typing")).json()["code"] == 50007
    assert (await client.patch(f"{path}/{posted['id']}", json={"content": "b"})).is_success
    with pytest.raises(CannotDo):
        still.anna.say(still.anna.open_dm(still.application), "who are you?")
    there = f"/channels/{still.channel.id}/messages"
    assert (await client.post(there, json=HELLO)).is_success  # elsewhere nothing changes
    still.anna.unblock(still.application.user)
    assert (await client.post(path, json=HELLO)).is_success


async def test_50278_whoever_shares_no_server(still: Cast, client: Client) -> None:
    elsewhere = still.world.guild("Elsewhere")
    stranger = still.world.person("Stranger", dms=False)
    elsewhere.join(stranger)
    with pytest.raises(CannotDo):
        still.world.person("Nobody").say(still.channel, "hello")

    async def opened(person: Person) -> str:
        asked = {"recipient_id": str(person.id)}
        answer = await client.post("/users/@me/channels", json=asked)
        assert answer.is_success  # a channel may be opened with anybody
        assert (await client.post("/users/@me/channels", json=asked)).json() == answer.json()
        return f"/channels/{answer.json()['id']}/messages"

    path = await opened(stranger)
    refused = await client.post(path, json=HELLO)
    assert (refused.status_code, refused.json()["code"]) == (403, 50278)
    assert "no mutual guilds" in refused.json()["message"]
    with pytest.raises(CannotDo):  # nor the other way round
        stranger.say(stranger.open_dm(still.application), "hello")
    assert stranger.look(stranger.dm) == []
    still.world.install(still.application, elsewhere)
    assert (await client.post(path, json=HELLO)).json()["code"] == 50007  # closed all the same
    stranger.open_dms()
    assert (await client.post(path, json=HELLO)).is_success
    stranger.say(stranger.open_dm(still.application), "hello")
    elsewhere.leave(still.application.user)
    assert (await client.post(path, json=HELLO)).json()["code"] == 50278
    still.guild.join(stranger)  # one server in common is enough, whichever it is
    assert (await client.post(path, json=HELLO)).is_success
    assert stranger.guilds == [elsewhere, still.guild]


@pytest.mark.wire
async def test_who_left_still_presses_and_is_answered(crypt: Cast, b: Bench) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "b"}]}
    direct = crypt.anna.open_dm(crypt.application)
    path = f"/channels/{direct.id}/messages"
    await b.call("POST", path, HELLO | {"components": [row]})
    [message] = crypt.anna.look(direct)
    crypt.anna.leave(crypt.guild)
    with pytest.raises(NoSuchControl):  # commands come only with a server
        await crypt.anna.command(PING["name"], direct)
    one = await b.begins(crypt.anna.press(message, "Go"))
    assert one["context"] == 1
    assert (await b.answer(one, SAY))[0] == 200
    assert (await b.hook("POST", one, payload=HELLO))[0] == 200
    assert (await b.call("POST", path, HELLO))[1]["code"] == 50278
