"""User and message commands: registering them, who is offered them, what the bot gets."""

from __future__ import annotations

import pytest

from local_discord import CannotDo, NoSuchControl
from tests.local_discord.bench import SAY, Bench, modal
from tests.local_discord.description import check
from tests.local_discord.scene import Cast, Client, text

PROFILE = {"name": "Profile", "type": 2}
AGAIN = {"name": "Board again", "type": 3}


async def test_registered(still: Cast, client: Client) -> None:
    about = {"name_localizations": {"ru": "Мой профиль"}, "contexts": [0, 1], "nsfw": None}
    made = (
        await client.put(still.commands, json=[PROFILE | about, AGAIN, PROFILE | {"type": 3}])
    ).json()
    for command in made:
        check(command, "ApplicationCommandResponse")
    assert [(c["name"], c["type"], c["description"]) for c in made] == [
        ("Profile", 2, ""),
        ("Board again", 3, ""),
        ("Profile", 3, ""),
    ]


async def test_who_is_offered_what(still: Cast, client: Client) -> None:
    listed = [
        PROFILE,
        PROFILE | {"name": "Here", "contexts": [0]},
        PROFILE | {"name": "Admins", "default_member_permissions": "0"},
        PROFILE | {"name": "Anywhere", "integration_types": [1]},  # for who installs it
        AGAIN,
        {"name": "play", "description": "d"},
    ]
    still.world.allow_user_install(still.application)
    await client.put(still.commands, json=listed)
    anna, bob, channel = still.anna, still.bob, still.channel
    said = bob.say(channel, "hello")
    assert [c.name for c in anna.menu(bob, channel)] == ["Here", "Profile"]
    assert [c.name for c in anna.menu(said, channel)] == ["Board again"]
    assert [c.name for c in anna.commands(channel)] == ["play"]
    direct = anna.open_dm(still.application)
    assert [c.name for c in anna.menu(still.application.user, direct)] == ["Admins", "Profile"]
    channel.deny(anna, 1 << 11)  # whoever can't write there can use nothing
    assert anna.menu(bob, channel) == anna.menu(said, channel) == []


async def test_what_a_user_command_carries(crypt: Cast, b: Bench) -> None:
    await b.call("PUT", crypt.commands, [PROFILE])
    one = await b.begins(crypt.anna.user_command("Profile", crypt.bob))
    data, key = one["data"], str(crypt.bob.id)
    assert (one["type"], data["type"], data["target_id"]) == (2, 2, key)
    assert (one["channel_id"], one["context"]) == (str(crypt.channel.id), 0)
    assert data["resolved"]["users"][key]["global_name"] == "Bob"
    member = data["resolved"]["members"][key]
    assert "permissions" in member
    assert not {"user", "deaf", "mute"} & member.keys()
    assert not {"options", "guild_id"} & data.keys()
    assert "message" not in one
    _, body = await b.answer(one, SAY)
    told = body["resource"]["message"]
    check(told, "MessageResponse")
    assert told["type"] == 23
    assert told["interaction_metadata"]["target_user"]["id"] == key
    assert "message_reference" not in told
    crypt.bob.say(crypt.channel, "bye")
    crypt.bob.leave(crypt.guild)
    two = await b.begins(crypt.anna.user_command("Profile", crypt.bob, crypt.channel))
    assert list(two["data"]["resolved"]) == ["users"]
    await b.answer(two, SAY)


async def test_what_a_message_command_carries(crypt: Cast, b: Bench) -> None:
    said = crypt.bob.say(
        crypt.channel, "a secret"
    )  # that the bot could not read without the intent
    path = f"/applications/{crypt.application.id}/guilds/{crypt.guild.id}/commands"
    await b.call("PUT", path, [AGAIN])
    one = await b.begins(crypt.anna.message_command("Board again", said))
    data, key = one["data"], str(said.id)
    assert (one["type"], data["type"], data["target_id"]) == (2, 3, key)
    assert data["guild_id"] == str(crypt.guild.id)
    assert list(data["resolved"]) == ["messages"]
    assert data["resolved"]["messages"][key]["content"] == "a secret"
    check(data["resolved"]["messages"][key], "MessageResponse")
    with crypt.world.expected(50035):  # there is no message of its own to change
        assert (await b.answer(one, {"type": 7, "data": {"content": "a"}}))[0] == 400
    _, body = await b.answer(one, SAY)
    told = body["resource"]["message"]
    assert (told["type"], told["mentions"]) == (23, [])  # it is no reply, which would call Bob
    assert told["message_reference"]["message_id"] == key
    assert told["referenced_message"]["content"] == "a secret"
    assert told["interaction_metadata"]["target_message_id"] == key
    edited = f"/channels/{crypt.channel.id}/messages/{told['id']}"
    assert (await b.call("PATCH", edited, {"content": "b"}))[0] == 200
    _, more = await b.hook("POST", one, payload={"content": "c"})
    assert more["type"] == 23
    assert "message_reference" not in more


async def test_a_menu_opens_a_form(crypt: Cast, b: Bench) -> None:
    said = crypt.bob.say(crypt.channel, "hello")
    line = {"type": 4, "custom_id": "t", "style": 1}
    await b.call("PUT", crypt.commands, [AGAIN])
    one = await b.begins(crypt.anna.message_command("Board again", said))
    await b.answer(one, modal("a", text("b"), {"type": 18, "label": "l", "component": line}))
    two = await b.begins(crypt.anna.submit((await b.reply()).modal, {"l": "x"}))
    assert "message" not in two
    _, body = await b.answer(two, SAY)
    told = body["resource"]["message"]
    assert told["type"] == 23
    opened = told["interaction_metadata"]["triggering_interaction_metadata"]
    assert opened["target_message_id"] == str(said.id)


async def test_what_the_client_does_not_offer(crypt: Cast, b: Bench) -> None:
    stranger, anna = crypt.world.person("Stranger"), crypt.anna
    await b.call("PUT", crypt.commands, [PROFILE, AGAIN])
    one = await b.begins(anna.user_command("Profile", crypt.bob))
    await b.answer(one, {"type": 4, "data": {"content": "hi", "flags": 64}})
    whisper = (await b.reply()).message
    assert whisper
    assert anna.menu(whisper, crypt.channel) == []
    with pytest.raises(NoSuchControl, match="Board again"):
        await anna.message_command("Board again", whisper)
    with pytest.raises(NoSuchControl, match="can't see"):
        await crypt.bob.message_command("Board again", whisper)
    with pytest.raises(NoSuchControl, match="only"):
        await anna.user_command("Board again", crypt.bob)
    with pytest.raises(CannotDo):
        await anna.user_command("Profile", stranger)
    with pytest.raises(CannotDo):
        await anna.user_command("Profile", stranger, crypt.channel)
    with pytest.raises(NoSuchControl):
        await anna.command("Profile", crypt.channel)
