"""Activities: instances, OAuth2, and what a frame says to the client that holds it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from discord.ext import commands

from local_discord import CannotDo, Permission, Person
from local_discord.actions import activities, frame
from local_discord.model import Visit
from tests.local_discord.description import check
from tests.local_discord.scene import Cast, Client, make_bot, running

READY = {"v": 1, "encoding": "json"}


@pytest.fixture
def embedded(still: Cast) -> Cast:
    """Activities are switched on."""
    still.world.activities(still.application, "http://127.0.0.1:1")
    return still


def opened(cast: Cast, who: Person) -> Visit:
    """Somebody in the channel's Activity, whose frame has shaken hands."""
    visit = who.open_activity(cast.application, cast.channel)
    hello = READY | {"client_id": str(cast.application.id), "frame_id": visit.frame}
    assert isinstance(frame.shake_hands(visit, hello), dict)
    return visit


async def say(cast: Cast, visit: Visit, cmd: str, evt: str | None = None, **args: Any) -> Any:
    said = {"cmd": cmd, "args": args, "evt": evt, "nonce": "n"}
    answered = await frame.answer(cast.world, visit, said)
    assert answered["nonce"] == "n"
    return answered


async def authorized(cast: Cast, visit: Visit, **how: Any) -> Any:
    wanted: dict[str, Any] = {"client_id": str(cast.application.id), "scope": ["identify"]}
    return await say(cast, visit, "AUTHORIZE", response_type="code", **wanted, **how)


async def code(cast: Cast, visit: Visit) -> str:
    """The code after the person has consented."""
    asking = asyncio.create_task(authorized(cast, visit))
    await cast.world.wait(lambda: visit.asked or asking.done())
    if visit.asked:
        activities.consent(cast.world, visit, True)
    return str((await asking)["data"]["code"])


def form(cast: Cast, found: str, **other: str) -> dict[str, str]:
    id, secret = str(cast.application.id), cast.application.secret
    return {
        "grant_type": "authorization_code",
        "client_id": id,
        "client_secret": secret,
        "code": found,
        **other,
    }


async def test_one_instance_a_channel_which_ends_with_the_last_one(
    embedded: Cast, client: Client
) -> None:
    one = embedded.anna.open_activity(embedded.application, embedded.channel)
    two = embedded.bob.open_activity(embedded.application, embedded.channel)
    assert one.instance is two.instance
    assert one.key != two.key
    path = f"/applications/{embedded.application.id}/activity-instances/{one.instance.id}"
    told = (await client.get(path)).json()
    check(told, "EmbeddedActivityInstance")
    assert told["users"] == [str(embedded.anna.id), str(embedded.bob.id)]
    assert told["location"]["channel_id"] == str(embedded.channel.id)
    activities.leave(embedded.world, one)
    assert (await client.get(path)).json()["users"] == [str(embedded.bob.id)]
    activities.leave(embedded.world, two)
    assert (await client.get(path)).status_code == 404


async def test_somebody_is_in_one_activity_at_a_time(embedded: Cast) -> None:
    here = embedded.anna.open_activity(embedded.application, embedded.channel)
    there = embedded.anna.open_activity(embedded.application, embedded.guild.channel("other"))
    assert embedded.anna.visit is there
    assert here.key not in embedded.world.visits


async def test_what_discord_does_not_launch(still: Cast) -> None:
    with pytest.raises(CannotDo, match="no Activities"):
        still.anna.open_activity(still.application, still.channel)
    still.world.activities(still.application)
    still.application.platforms = frozenset({"ios"})
    with pytest.raises(CannotDo, match="platform"):
        still.anna.open_activity(still.application, still.channel)
    still.application.platforms = frozenset({"web"})
    still.channel.deny(still.guild.everyone, Permission.USE_EMBEDDED_ACTIVITIES)
    with pytest.raises(CannotDo, match="Permissions"):
        still.anna.open_activity(still.application, still.channel)


@pytest.mark.wire
async def test_a_press_or_a_command_launches_it(crypt: Cast) -> None:
    bot: commands.Bot = make_bot()

    @bot.tree.command(description="Launch")
    async def launch(interaction: Any) -> None:
        answer = await interaction.response.launch_activity()
        assert answer.activity_id
        await interaction.followup.send("elsewhere, too", ephemeral=True)

    crypt.world.activities(crypt.application)
    async with running(crypt, bot, sync=False):
        entry = next(iter(crypt.application.commands.values())).data
        told = [c.to_dict(bot.tree) for c in bot.tree.get_commands()]
        await bot.http.bulk_upsert_global_commands(crypt.application.id, payload=[*told, entry])
        reply = await crypt.anna.command("launch", crypt.channel)
        assert reply.visit is crypt.anna.visit is not None
        await crypt.world.wait(lambda: reply.followups)
        crypt.application.platforms = frozenset()
        with crypt.world.expected("unanswered"):
            assert (await crypt.bob.command("launch", crypt.channel)).failed
        assert crypt.bob.visit is None


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({}, "Version"),
        ({"v": 1}, "Encoding"),
        (READY, "client_id is required"),
        (READY | {"client_id": "1"}, "Client"),
        ("hello", "Version"),
    ],
)
async def test_a_frame_that_shakes_hands_badly_is_closed(
    embedded: Cast, said: Any, why: str
) -> None:
    visit = embedded.anna.open_activity(embedded.application, embedded.channel)
    closed = frame.shake_hands(visit, said)
    assert isinstance(closed, tuple)
    assert why in closed[1]
    answered = await say(embedded, visit, "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS")
    assert answered["evt"] == "ERROR"


async def test_authorizing_asks_once_and_not_without_a_prompt(embedded: Cast) -> None:
    visit = opened(embedded, embedded.anna)
    silent = await authorized(embedded, visit, prompt="none")
    assert (silent["evt"], silent["data"]["code"]) == ("ERROR", 5000)
    asking = asyncio.create_task(authorized(embedded, visit))
    await embedded.world.wait(lambda: visit.asked)
    activities.consent(embedded.world, visit, False)
    assert "denied" in (await asking)["data"]["message"]
    await code(embedded, visit)
    assert (await authorized(embedded, visit, prompt="none"))["data"]["code"]


async def test_a_code_is_good_once_for_the_application_with_the_secret(
    embedded: Cast, client: Client
) -> None:
    visit = opened(embedded, embedded.bob)
    got = await code(embedded, visit)
    path = "/oauth2/token"

    async def status(**other: str) -> int:
        return (await client.post(path, data=form(embedded, got, **other))).status_code

    assert await status(client_secret="wrong") == 401
    assert await status(client_id="x") == 401
    assert await status(grant_type="password") == 400
    assert await status(redirect_uri="https://elsewhere.example") == 400
    assert await status(code="wrong") == 400
    made = (await client.post(path, data=form(embedded, got))).json()
    assert made["scope"] == "identify"
    assert await status() == 400
    bearer = {"Authorization": f"Bearer {made['access_token']}"}
    me = (await client.get("/users/@me", headers=bearer)).json()
    assert (me["id"], me["locale"]) == (str(embedded.bob.id), "ru")
    with embedded.world.expected(0):
        assert (await client.get("/gateway/bot", headers=bearer)).status_code == 401
    authenticated = await say(embedded, visit, "AUTHENTICATE", access_token=made["access_token"])
    assert authenticated["data"]["user"]["id"] == str(embedded.bob.id)
    other = opened(embedded, embedded.anna)
    refused = await say(embedded, other, "AUTHENTICATE", access_token=made["access_token"])
    assert refused["data"]["code"] == frame.INVALID_TOKEN


async def test_a_code_that_waits_too_long_is_no_longer_good(embedded: Cast, client: Client) -> None:
    got = await code(embedded, opened(embedded, embedded.anna))
    embedded.world.skip(activities.CODE)
    assert (await client.post("/oauth2/token", data=form(embedded, got))).is_error


async def test_what_a_frame_hears_and_may_ask(embedded: Cast) -> None:
    visit = opened(embedded, embedded.anna)
    layout, people = "ACTIVITY_LAYOUT_MODE_UPDATE", "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE"
    assert (await say(embedded, visit, "SUBSCRIBE", layout))["data"] == {"evt": layout}
    await say(embedded, visit, "SUBSCRIBE", people)
    activities.lay_out(embedded.world, visit, 1)
    opened(embedded, embedded.bob)
    told = [(one["evt"], one["data"]) for one in visit.frames]
    assert [data["layout_mode"] for event, data in told if event == layout] == [0, 1]
    assert [len(data["participants"]) for event, data in told if event == people] == [2]
    await say(embedded, visit, "UNSUBSCRIBE", layout)
    activities.lay_out(embedded.world, visit, 2)
    assert len(visit.frames) == 3

    assert (await say(embedded, visit, "SUBSCRIBE", "NONSENSE"))["evt"] == "ERROR"
    assert (await say(embedded, visit, "SUBSCRIBE", "CURRENT_USER_UPDATE"))["evt"] == "ERROR"
    assert (await say(embedded, visit, "USER_SETTINGS_GET_LOCALE"))["evt"] == "ERROR"
    assert (await say(embedded, visit, "FLY"))["data"]["code"] == frame.INVALID_COMMAND
    assert (await say(embedded, visit, "OPEN_EXTERNAL_LINK", url="javascript:1"))["evt"] == "ERROR"
    assert (await say(embedded, visit, "SET_ORIENTATION_LOCK_STATE", lock_state=9))["evt"]
    assert (await say(embedded, visit, "CAPTURE_LOG", level="log", message=""))["evt"] is None
    await say(embedded, visit, "OPEN_EXTERNAL_LINK", url="https://example.org/")
    assert visit.opened == ["https://example.org/"]
