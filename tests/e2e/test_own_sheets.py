"""Standings, preferences, a person's own data and rules, in the language of whoever asks, as
Discord shows them."""

from __future__ import annotations

from games.core import say
from local_discord import Message, Permission
from tests.e2e.driver import opens
from tests.e2e.finished import COUNTS, alt, graverobber, shown
from tests.e2e.scene import Scene


def told(id: str, language: str, **values: object) -> str:
    """A message of the bot's."""
    return say(id, **values).in_(language)


def seen(message: Message) -> set[str]:
    """The words on its buttons and in its menus."""
    return {b.label or "" for b in message.buttons} | {
        option.label for menu in message.selects for option in menu.options
    }


async def test_all_that_one_is_shown_is_in_ones_language(scene: Scene) -> None:
    language, reader = "ru", scene.anna
    reader.locale = language
    me = shown(await reader.command("me", scene.channel))
    assert me.text.startswith(told("bot-me-head", language))
    assert told("bot-me-change", language) in seen(me)
    form = await opens(reader, me, "t:0:me.ask.turns")
    assert [field.label for field in form.fields] == [
        told(f"bot-me-{what}", language)
        for what in ("turns", "remind", "quiet-from", "quiet-until", "zone")
    ]

    role = scene.guild.role("Owners", Permission.MANAGE_GUILD)
    scene.world.servers.set_roles(scene.guild, reader, role)
    settings = shown(await reader.command("settings", scene.channel))
    assert told("bot-settings-channels", language) in settings.text

    data = shown(await reader.command("mydata", scene.channel))
    assert data.text == told("bot-data", language)
    ask = shown(await reader.press(data, told("bot-data-delete", language)))
    assert told("bot-data-delete-yes", language) in seen(ask)

    assert shown(await reader.command("mygames", scene.channel)).text == told(
        "bot-mygames-none", language
    )
    which = shown(await reader.command("rules", scene.channel))
    assert which.text == told("bot-rules-which", language)

    empty = shown(await reader.command("leaderboard", scene.channel))
    assert told("bot-leaders-nobody", language) in empty.text
    assert (
        told("bot-history-none", language)
        in shown(await reader.command("history", scene.channel)).text
    )
    refused = shown(await reader.command("profile", scene.channel))
    assert told("bot-profile-none", language, who="Anna") in refused.text

    await graverobber(scene, scene.cleo, scene.bob, COUNTS)
    leaders = shown(await reader.command("leaderboard", scene.channel))
    assert told("bot-leaders-not-you", language) in leaders.text
    assert told("bot-all-games", language) in seen(leaders)
    assert told("bot-show-here", language) in seen(leaders)
    assert alt(leaders).startswith(told("bot-leaderboard", language))

    profile = shown(await reader.command("profile", scene.channel, person=scene.cleo))
    assert told("bot-profile-streak", language, now=1, longest=1) in profile.text
    assert told("bot-profile-of", language, who="Cleo") in alt(profile)
    assert "matches" not in alt(profile)

    scene.cleo.locale = language
    history = shown(await scene.cleo.command("history", scene.channel))
    assert history.text.startswith(told("bot-history-head", language))
    assert told("core-resigned", language, who="Bob") in history.text
    assert "turns" not in history.text
    scene.guild.community, scene.guild.locale = True, language
    await scene.restart()
    mine = shown(await scene.bob.command("leaderboard", scene.channel))
    assert mine.text.startswith("### Leaderboard")
    await scene.bob.press(mine, "Show here")  # in the channel's language
    await scene.settle()
    assert alt(scene.board()).startswith(told("bot-leaderboard", language))
