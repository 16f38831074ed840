"""Keeping away from somebody, on the wire: blocks, a server's bars, reports."""

from __future__ import annotations

import pytest

from bot.message.about import Papers
from local_discord import Channel, Message, Permission, Person, Reply
from local_discord.errors import NoSuchControl
from tests.e2e.driver import answer, people, resigned, seated, whisper
from tests.e2e.scene import Scene

FULL, RESERVED = "All 2 seats are taken.", "All 2 seats are taken or reserved."


async def opened(
    scene: Scene, host: Person, channel: Channel | None = None, **more: object
) -> Message:
    where = channel or scene.channel
    await host.command("newgame", where, game="graveyard_shift", **more)
    await scene.settle()
    return scene.board(host, where)


async def block(scene: Scene, who: Person, whom: Person) -> Message:
    """What whoever blocks somebody is shown."""
    reply = await who.command("block", scene.channel, person=whom)
    await scene.settle()
    assert reply.message
    assert reply.message.ephemeral
    return reply.message


def everything(reply: Reply) -> object:
    """All that can be seen of an answer."""
    assert reply.message
    message = reply.message
    controls = [b.custom_id for b in message.buttons], [s.custom_id for s in message.selects]
    return message.text, message.ephemeral, controls, reply.deferred, reply.updated, reply.followups


async def test_a_blocked_persons_join_is_answered_like_one_at_a_full_table(scene: Scene) -> None:
    told = await block(scene, scene.anna, scene.bob)
    assert "You've blocked Bob" in told.text
    assert "isn't told" in told.text
    lobby = await opened(scene, scene.anna)
    kept_out = await scene.bob.press(lobby, "Join")
    assert whisper(kept_out) == FULL
    await scene.cleo.press(lobby, "Join")  # there was a place
    full = await scene.bob.forge(lobby, next(b.custom_id or "" for b in lobby.buttons))
    assert everything(kept_out) == everything(full)
    await scene.settle()
    assert "2 joined" in scene.board().text
    assert scene.bob.dm is None or scene.bob.look(scene.bob.dm) == []
    elsewhere = scene.guild.channel("elsewhere")
    lobby = await opened(scene, scene.bob, elsewhere)  # whoever blocked reads why
    seen = lobby.text
    refused = whisper(await scene.anna.press(lobby, "Join"))
    assert "Bob" in refused
    assert "blocked" in refused
    await scene.settle()
    assert scene.board(scene.bob, elsewhere).text == seen


async def test_a_block_takes_back_ones_invitation_and_leaves_a_match_alone(scene: Scene) -> None:
    elsewhere = scene.guild.channel("elsewhere")
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    lobby = await opened(scene, scene.anna, elsewhere, opponent=scene.bob)
    await block(scene, scene.anna, scene.bob)
    shown = scene.board(scene.anna, elsewhere)
    assert f"<@{scene.bob.id}>" not in shown.text
    assert whisper(await scene.bob.press(lobby, "Join")) == FULL
    table = await scene.table()
    assert table.stage == "playing"
    await resigned(scene, scene.bob)
    await scene.bob.press(scene.board(), "Rematch")
    await scene.settle()
    again = await scene.table()
    assert (again.names, again.invited) == (("Bob",), ())
    assert scene.board().pings == set()


async def test_the_list_is_behind_me_and_unblocks(scene: Scene) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    for person in (scene.bob, scene.cleo):
        await block(scene, scene.anna, person)
    me = answer(await scene.anna.command("me", scene.channel))
    await scene.anna.press(me, "t:0:kept.me.0")
    assert f"1. <@{scene.cleo.id}> (Cleo), since" in me.text
    assert f"2. <@{scene.bob.id}> (Bob), since" in me.text
    await scene.restart()
    await scene.anna.choose(me, "Unblock somebody", "2. Bob")
    assert "You can meet at tables again." in me.text
    assert "Bob" not in me.text
    again = await scene.anna.choose(me, "Block somebody", scene.bob)
    assert "You've blocked Bob" in me.text
    assert again.failed is None
    listed = await scene.anna.command("block", scene.channel)
    assert listed.message
    await scene.anna.choose(listed.message, "Block somebody", scene.bob)
    assert "You've blocked Bob already" in listed.message.text
    await scene.anna.press(me, "Unblock")
    listed = await scene.anna.command("block", scene.channel)
    assert "2." not in whisper(listed)
    for whom, words in ((scene.anna, "That's you"), (scene.application.user, "is a bot")):
        told = await scene.anna.command("block", scene.channel, person=whom)
        assert words in whisper(told)


# --- a server ------------------------------------------------------------------------------------


async def test_a_servers_managers_keep_somebody_out_of_new_tables(scene: Scene) -> None:
    with pytest.raises(NoSuchControl):
        await scene.bob.command("keepout", scene.channel, person=scene.cleo)
    role = scene.guild.role("Owners", Permission.MANAGE_GUILD)
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    shown = answer(await scene.anna.command("keepout", scene.channel, person=scene.cleo))
    assert "Cleo" in shown.text
    lobby = await opened(scene, scene.bob)
    assert whisper(await scene.cleo.press(lobby, "Join")) == FULL
    panel = await people(scene, scene.bob)
    assert whisper(await scene.bob.choose(panel, "Invite", scene.cleo)) == RESERVED
    told = await scene.cleo.command("newgame", scene.channel, game="graveyard_shift")
    assert whisper(told) == FULL
    settings = answer(await scene.anna.command("settings", scene.channel))
    await scene.anna.press(settings, "People kept out")
    assert f"1. <@{scene.cleo.id}> (Cleo), since" in settings.text
    scene.world.servers.set_roles(scene.guild, scene.anna)
    reply = await scene.anna.press(shown, "Let them in again")
    assert "Manage Server" in whisper(reply)
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    await scene.anna.press(shown, "Let them in again")
    await scene.cleo.press(lobby, "Join")
    await scene.settle()
    assert "2 joined" in scene.board().text


# --- reports -------------------------------------------------------------------------------------


async def taking(scene: Scene) -> Channel:
    """The bot's operator takes reports in this channel of another server."""
    guild = scene.world.guild("Home")
    channel = guild.channel("reports")
    scene.world.install(scene.application, guild)
    await scene.restart(Papers(reports=channel.id))
    return channel


def arrived(channel: Channel) -> list[str]:
    return [message.text for message in channel.messages.values()]


async def test_a_report_from_the_table_names_it_and_nothing_of_it(scene: Scene) -> None:
    channel = await taking(scene)
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    more = answer(await scene.anna.press(scene.board(), "⋯"))
    trouble = (await scene.anna.press(more, "Block or report…")).message or more
    form = await scene.anna.press(trouble, "Report Bob…")
    assert form.modal
    assert form.modal.title == "Report Bob"
    sent = await scene.anna.submit(form.modal, {"What happened?": "Rude @everyone <@1>\nto me"})
    await scene.settle()
    assert "has reached whoever runs this bot" in whisper(sent)
    [report] = arrived(channel)
    for what in ("Anna", f"`{scene.anna.id}`", f"`{scene.bob.id}`", "Table 1 (Graverobber)"):
        assert what in report
    assert f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}" in report
    assert "“Rude \\@everyone \\<@1> to me”" in report
    [posted] = channel.messages.values()
    assert posted.pings == set()
    await scene.anna.press(trouble, "Block Bob")
    assert "You've blocked Bob" in trouble.text
    for n in range(4):
        await scene.anna.command("report", scene.channel, person=scene.cleo, reason=f"again {n}")
    told = await scene.anna.command("report", scene.channel, person=scene.cleo, reason="more")
    assert "You've sent 5 reports today" in whisper(told)
    assert len(arrived(channel)) == 5
    assert all("They haven't met at a table." in report for report in arrived(channel)[1:])
    form = await scene.bob.command("report", scene.channel, person=scene.anna)
    bot, denied = scene.application.user, Permission.SEND_MESSAGES
    scene.world.servers.overwrite(channel, bot, deny=denied)
    told = await scene.bob.submit(form.modal, {"words": "spam"})
    assert "didn't get through" in whisper(told)
    for _ in range(5):  # what does not arrive does not count
        told = await scene.bob.command("report", scene.channel, person=scene.anna, reason="spam")
        assert "didn't get through" in whisper(told)
    assert len(arrived(channel)) == 5
    scene.world.violations.clear()  # the bot could not know


async def test_without_a_channel_it_says_what_else_can_be_done(scene: Scene) -> None:
    told = await scene.anna.command("report", scene.channel, person=scene.bob, reason="spam")
    for what in ("accept reports", "/block", "moderators"):
        assert what in whisper(told)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    more = answer(await scene.anna.press(scene.board(), "⋯"))
    trouble = (await scene.anna.press(more, "Block or report…")).message or more
    assert [b.label for b in trouble.buttons] == ["Block Bob"]
