"""Applications that people install to themselves: what they are offered, and what it carries."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord import CannotDo, Channel, NoSuchControl, Permission, World
from tests.local_discord.bench import (
    ANYWHERE,
    HELLO,
    PING,
    PRESSED,
    SAY,
    Bench,
    elsewhere,
    everywhere,
    register,
    use,
)
from tests.local_discord.description import check
from tests.local_discord.scene import Cast, Client, Clock, at, scene

P = Permission


def listed(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """Commands named a, b, c ..."""
    return [PING | {"name": chr(97 + n)} | change for n, change in enumerate(changes)]


# What the portal allows


async def test_what_the_portal_allows(still: Cast, client: Client) -> None:
    me = still.application
    told = (await client.get("/applications/@me")).json()
    assert told["integration_types_config"].keys() == {"0"}
    refused = await register(still, ANYWHERE)
    assert refused["code"] == 50035
    [error] = at(refused["errors"], "0.integration_types.1")
    assert error["code"] == "BASE_TYPE_CHOICES"
    one = await client.post(f"/applications/{me.id}/commands", json=ANYWHERE)
    assert at(one.json()["errors"], "integration_types.1")
    with pytest.raises(CannotDo):
        still.anna.install(me)
    still.world.allow_user_install(me)
    still.anna.install(me)
    told = (await client.get("/applications/@me")).json()
    check(told, "PrivateApplicationResponse")
    assert told["integration_types_config"].keys() == {"0", "1"}
    assert told["approximate_user_install_count"] == 1
    assert not me.commands
    assert len(still.world.violations) == 2
    still.world.violations.clear()


async def test_a_command_is_for_what_the_portal_allows_when_it_is_made(
    still: Cast, client: Client
) -> None:
    [before] = await register(still, PING)
    still.world.allow_user_install(still.application)
    assert (await client.get(still.commands)).json()[0]["integration_types"] == [0]
    server = f"/applications/{still.application.id}/guilds/{still.guild.id}/commands"
    [own] = (await client.put(server, json=[PING])).json()
    [after] = await register(still, PING)
    assert (before["integration_types"], after["integration_types"]) == ([0], [0, 1])
    assert own["integration_types"] == [0]
    still.world.allow_user_install(still.application, False)
    with still.world.expected(50035):
        assert (await register(still, ANYWHERE))["code"] == 50035
    assert (await register(still, PING))[0]["integration_types"] == [0]


# Who is offered what where


async def test_offered_where_it_is_installed(still: Cast) -> None:
    me, anna, bob = still.application, still.anna, still.bob
    still.world.allow_user_install(me)
    types = {"integration_types": [0]}, {"integration_types": [1]}, {"integration_types": [0, 1]}
    named: list[dict[str, Any]] = [{"contexts": [kind]} for kind in (0, 1, 2)]
    contexts = [{}, *named, {"dm_permission": False}]
    await register(still, *listed(*(t | c for t in types for c in contexts)))
    _, there = elsewhere(still)
    group = still.world.group("Friends", anna, bob)
    between = still.world.dm(anna, bob)
    direct = anna.open_dm(me)

    def names(channel: Channel) -> str:
        return "".join(c.name for c in anna.commands(channel))

    assert [names(c) for c in (still.channel, there, group, between, direct)] == [
        *("abe" + "klo", "", "", ""),
        *("ac" + "km",),
    ]
    anna.install(me)
    assert names(still.channel) == "abe" + "fgj" + "klo"
    assert names(there) == "fgj" + "klo"
    assert names(group) == names(between) == "i" + "n"  # only what names the context
    assert names(direct) == "ac" + "fh" + "km"
    assert bob.commands(there) == bob.commands(group) == []  # it is only hers
    anna.leave(still.guild)
    assert names(direct) == "fh" + "km"
    anna.uninstall(me)
    assert names(direct) == names(there) == names(group) == ""
    with pytest.raises(NoSuchControl):
        await anna.command("k", there)


async def test_permissions_of_commands(still: Cast) -> None:
    _, there = elsewhere(still)
    still.world.allow_user_install(still.application)
    still.anna.install(still.application)
    await register(still, ANYWHERE | {"default_member_permissions": "0"})
    assert still.anna.commands(still.channel) == []  # the server's say, also over her own apps
    assert still.anna.commands(there)  # where the bot is not, it has none
    there.deny(still.anna, P.SEND_MESSAGES)
    assert still.anna.commands(there)
    there.deny(still.anna, P.USE_APPLICATION_COMMANDS)
    assert still.anna.commands(there) == []


async def test_who_has_installed_it_can_be_written_to(still: Cast, client: Client) -> None:
    still.world.allow_user_install(still.application)
    still.anna.leave(still.guild)
    asked = {"recipient_id": str(still.anna.id)}
    opened = (await client.post("/users/@me/channels", json=asked)).json()
    path = f"/channels/{opened['id']}/messages"
    assert (await client.post(path, json=HELLO)).json()["code"] == 50278
    still.anna.install(still.application)
    assert (await client.post(path, json=HELLO)).is_success
    still.anna.say(still.anna.open_dm(still.application), "hello")
    still.anna.close_dms()
    assert (await client.post(path, json=HELLO)).json()["code"] == 50007
    still.anna.open_dms()
    still.anna.uninstall(still.application)
    assert (await client.post(path, json=HELLO)).json()["code"] == 50278


# What interactions carry


@pytest.mark.wire
async def test_in_a_server_without_the_bot(crypt: Cast, b: Bench) -> None:
    guild, there = elsewhere(crypt)
    there.deny(crypt.anna, P.EMBED_LINKS)
    await everywhere(b)
    one = await use(b, there)
    assert one["authorizing_integration_owners"] == {"1": str(crypt.anna.id)}
    assert (one["context"], one["guild_id"]) == (0, str(guild.id))
    assert one["guild"].keys() == {"id", "locale", "features"}
    assert one["member"]["user"]["id"] == str(crypt.anna.id)
    assert "user" not in one
    assert "permission_overwrites" not in one["channel"]
    asked = P.ATTACH_FILES | P.USE_EXTERNAL_EMOJIS  # as far as Anna may do it herself
    assert int(one["app_permissions"]) == asked
    assert one["attachment_size_limit"] > 0
    assert [m.text for m in crypt.bob.look(there)] == ["hi"]
    there.messages.clear()
    at_home = await use(b, crypt.channel)
    both = {"0": str(crypt.guild.id), "1": str(crypt.anna.id)}
    assert at_home["authorizing_integration_owners"] == both
    heard = [e["t"] for e in b.wire.events]
    assert heard.count("GUILD_CREATE") == 1


@pytest.mark.wire
async def test_in_private_channels(crypt: Cast, b: Bench) -> None:
    group = crypt.world.group("Friends", crypt.anna, crypt.bob, crypt.world.person("Carla"))
    between = crypt.world.dm(crypt.anna, crypt.bob)
    await everywhere(b)
    one = await use(b, group)
    assert one["authorizing_integration_owners"] == {"1": str(crypt.anna.id)}
    assert one["app_permissions"] == str((1 << 14) + (1 << 15) + (1 << 17))
    assert (one["context"], one["user"]["id"]) == (2, str(crypt.anna.id))
    assert not one.keys() & {"guild", "guild_id", "guild_locale", "member"}
    told = {k: v for k, v in one["channel"].items() if k != "permissions"}
    check(told, "PrivateGroupChannelResponse")
    assert (told["type"], told["owner_id"]) == (3, str(crypt.anna.id))
    two = await use(b, between)
    assert (two["context"], two["channel"]["type"]) == (2, 1)
    [said] = crypt.bob.look(group)
    assert said.pings == set(group.recipients)
    direct = await use(b, crypt.anna.open_dm(crypt.application))
    assert (direct["context"], direct["app_permissions"]) == (1, "442368")
    owners = {"0": "0", "1": str(crypt.anna.id)}
    assert direct["authorizing_integration_owners"] == owners
    await b.wire.until("MESSAGE_CREATE")
    assert [e["t"] for e in b.wire.events].count("MESSAGE_CREATE") == 1  # that of the direct one


@pytest.mark.wire
async def test_anybody_presses(crypt: Cast, b: Bench) -> None:
    """The installation stays that of whoever used the command, also below a form."""
    group = crypt.world.group("Friends", crypt.anna, crypt.bob)
    owners = {"1": str(crypt.anna.id)}
    form = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "n", "style": 1}}
    await everywhere(b)
    await use(b, group, PRESSED)
    [message] = crypt.bob.look(group)
    one = await b.begins(crypt.bob.press(message, "Press"))
    assert one["authorizing_integration_owners"] == owners
    assert one["user"]["id"] == str(crypt.bob.id)
    made = one["message"]["interaction_metadata"]
    assert (made["user"]["id"], made["authorizing_integration_owners"]) == (
        str(crypt.anna.id),
        owners,
    )
    assert (await b.answer(one, {"type": 7, "data": {"content": "ho"}}))[0] == 200
    assert message.text == "ho"
    two = await b.begins(crypt.bob.press(message, "Press"))
    data = {"custom_id": "m", "title": "t", "components": [form]}
    await b.answer(two, {"type": 9, "data": data})
    three = await b.begins(crypt.bob.submit((await b.reply()).modal, {"Name": "x"}))
    assert three["authorizing_integration_owners"] == owners
    _, told = await b.answer(three, SAY)
    told = told["resource"]["message"]["interaction_metadata"]
    trigger = told["triggering_interaction_metadata"]
    assert trigger["interacted_message_id"] == str(message.id)
    assert trigger["user"]["id"] == str(crypt.bob.id)
    _, more = await b.hook("POST", three, payload=HELLO)
    more = more["interaction_metadata"]
    assert more["original_response_message_id"] == str(crypt.bob.look(group)[1].id)


@pytest.mark.wire
async def test_removed_in_the_middle(crypt: Cast, b: Bench) -> None:
    guild, there = elsewhere(crypt)
    await everywhere(b)
    one = await use(b, there, PRESSED)
    [message] = crypt.bob.look(there)
    crypt.anna.uninstall(crypt.application)
    reply = await crypt.bob.press(message, "Press")
    assert reply.failed
    crypt.bob.install(crypt.application)  # his own changes nothing about hers
    assert (await crypt.bob.press(message, "Press")).failed
    assert (await b.hook("POST", one, payload=HELLO))[0] == 200
    crypt.world.install(crypt.application, guild)
    again = await b.begins(crypt.bob.press(message, "Press"))
    assert again["authorizing_integration_owners"] == {"0": str(guild.id)}
    await b.answer(again, SAY)
    guild.leave(crypt.application.user)
    assert (await crypt.bob.press(message, "Press")).failed
    crypt.anna.install(crypt.application)  # she takes it up again
    again = await b.begins(crypt.bob.press(message, "Press"))
    assert again["authorizing_integration_owners"] == {"1": str(crypt.anna.id)}
    await b.answer(again, SAY)


def test_group_messages() -> None:
    cast = scene(World(clock=Clock()))
    group = cast.world.group("Friends", cast.anna, cast.bob)
    said = cast.anna.say(group, "hello")
    cast.anna.leave(group)
    assert (group.owner, cast.anna.look(group), cast.bob.look(group)) == (cast.bob, [], [said])
    with pytest.raises(CannotDo):
        cast.anna.say(group, "still here")
    cast.anna.enter(group)
    assert cast.anna.look(group) == [said]
    for n in range(8):
        cast.world.person(f"P{n}").enter(group)
    with pytest.raises(CannotDo):
        cast.world.person("Eleventh").enter(group)
    with pytest.raises(CannotDo):
        cast.world.group("Alone", cast.anna)
    with pytest.raises(CannotDo):
        cast.world.group("With a bot", cast.anna, cast.application.user)
