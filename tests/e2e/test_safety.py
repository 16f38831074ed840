"""Keeping away from somebody, on the wire: blocks, a server's bars, reports."""

from __future__ import annotations

import pytest

from bot.message.about import Papers
from local_discord import Channel, Permission, Reply
from local_discord.errors import NoSuchControl
from tests.e2e.driver import resigned, seated, whisper
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

FULL, RESERVED = "All 2 seats are taken.", "All 2 seats are taken or reserved."


def everything(reply: Reply) -> object:
    """All that can be seen of an answer."""
    assert reply.message
    message = reply.message
    controls = [b.custom_id for b in message.buttons], [s.custom_id for s in message.selects]
    return message.text, message.ephemeral, controls, reply.deferred, reply.updated, reply.followups


async def test_a_blocked_persons_join_is_answered_like_one_at_a_full_table(
    scene: Scene, talk: Talk
) -> None:
    scene.guild.channel("elsewhere")
    await talk("""
        Anna: /block person=@Bob → You've blocked Bob | isn't told
        Anna: /newgame game=graveyard_shift
    """)
    lobby = scene.board()
    kept_out = await scene.bob.press(lobby, "Join")
    await scene.cleo.press(lobby, "Join")  # there was a place
    full = await scene.bob.forge(lobby, next(b.custom_id or "" for b in lobby.buttons))
    assert whisper(kept_out) == FULL
    assert everything(kept_out) == everything(full)
    await talk("""
        Cleo: sees → 2 joined
        Bob in elsewhere: /newgame game=graveyard_shift
        Anna in elsewhere: Join → Bob | blocked
        Bob in elsewhere: sees → 1 joined
    """)
    assert scene.bob.dm is None or scene.bob.look(scene.bob.dm) == []


async def test_a_block_takes_back_ones_invitation_and_leaves_a_match_alone(
    scene: Scene, talk: Talk
) -> None:
    elsewhere = scene.guild.channel("elsewhere")
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await talk("Anna in elsewhere: /newgame game=graveyard_shift; opponent=@Bob")
    lobby = scene.board(scene.bob, elsewhere)
    await talk("""
        Anna: /block person=@Bob
        Anna in elsewhere: sees → ~@Bob
    """)
    assert whisper(await scene.bob.press(lobby, "Join")) == FULL
    assert (await scene.table()).stage == "playing"
    await resigned(scene, scene.bob)
    await talk("Bob: Rematch")
    again = await scene.table()
    assert (again.names, again.invited) == (("Bob",), ())
    assert scene.board().pings == set()


async def test_the_list_is_behind_me_and_unblocks(scene: Scene, talk: Talk) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await talk("""
        Anna: /block person=@Bob
        Anna: /block person=@Cleo
        Anna: /me
        Anna: #kept.me → 1. @Cleo (Cleo), since | 2. @Bob (Bob), since
        restart
        Anna: Unblock somebody = 2. Bob → You can meet at tables again. | ~Bob
        Anna: Block somebody = @Bob → You've blocked Bob
    """)
    await talk("""
        Anna: Unblock
        Anna: /block → ~2.
        Anna: Block somebody = @Cleo → You've blocked Cleo already
        Anna: /block person=@Anna → That's you
        Anna: /block person=@Skulduggery → is a bot
    """)


# --- a server ------------------------------------------------------------------------------------


async def test_a_servers_managers_keep_somebody_out_of_new_tables(scene: Scene, talk: Talk) -> None:
    with pytest.raises(NoSuchControl):
        await scene.bob.command("keepout", scene.channel, person=scene.cleo)
    role = scene.guild.role("Owners", Permission.MANAGE_GUILD)
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    await talk(f"""
        Anna: /keepout person=@Cleo → Cleo
        Bob: /newgame game=graveyard_shift
        Cleo: Join → {FULL}
        Bob: ⋯
        Bob: Invite = @Cleo → {RESERVED}
        Cleo: /newgame game=graveyard_shift → {FULL}
    """)
    shown = talk.shown[scene.anna]
    await talk("""
        Anna: /settings
        Anna: People kept out → 1. @Cleo (Cleo), since
    """)
    scene.world.servers.set_roles(scene.guild, scene.anna)
    assert "Manage Server" in whisper(await scene.anna.press(shown, "Let them in again"))
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    await scene.anna.press(shown, "Let them in again")
    await talk("""
        Cleo: Join
        Cleo: sees → 2 joined
    """)


# --- reports -------------------------------------------------------------------------------------


async def taking(scene: Scene) -> Channel:
    """The bot's operator takes reports in this channel of another server."""
    guild = scene.world.guild("Home")
    channel = guild.channel("reports")
    scene.world.install(scene.application, guild)
    await scene.restart(Papers(reports=channel.id))
    return channel


async def test_a_report_from_the_table_names_it_and_nothing_of_it(scene: Scene, talk: Talk) -> None:
    channel = await taking(scene)
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    await talk("""
        Anna: ⋯
        Anna: Block or report…
        Anna: Report Bob… → Report Bob
        Anna: Report Bob… {What happened?=Rude @everyone <@1>} → has reached whoever runs this bot
    """)
    [posted] = channel.messages.values()
    for what in ("Anna", f"`{scene.anna.id}`", f"`{scene.bob.id}`", "Table 1 (Graverobber)"):
        assert what in posted.text
    assert f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}" in posted.text
    assert "“Rude \\@everyone \\<@1>”" in posted.text
    assert posted.pings == set()
    for n in range(4):
        await talk(f"Anna: /report person=@Cleo; reason=again {n} → has reached")
    await talk("Anna: /report person=@Cleo; reason=more → You've sent 5 reports today")
    scene.world.servers.overwrite(channel, scene.application.user, deny=Permission.SEND_MESSAGES)
    for _ in range(6):  # what does not arrive does not count
        await talk(
            "Bob: /report person=@Anna {words=spam} → didn't get through | moderators | ~try again"
        )
    reports = [message.text for message in channel.messages.values()]
    assert len(reports) == 5
    assert all("They haven't met at a table." in report for report in reports[1:])
    scene.world.violations.clear()  # the bot could not know


async def test_without_a_channel_it_says_what_else_can_be_done(scene: Scene, talk: Talk) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await talk("""
        Anna: /report person=@Bob; reason=spam → accept reports | /block | moderators
        Anna: ⋯
        Anna: Block or report… → [Block Bob] | ~[Report
    """)
