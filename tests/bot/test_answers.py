"""What is made of odd answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp.test_utils import TestServer
from aiohttp.web import Application, Request, Response, json_response
from discord.http import HTTPClient, Route

from bot.data.absences import Shard
from bot.live.answers import let_go
from bot.live.channels import IN_VAIN, Channels
from bot.live.events import KNOWN, placed
from bot.live.presence import Presence
from bot.live.requests import RequestShare
from bot.live.skew import Skew
from bot.live.studio import Studio
from bot.web.activity import Activity, Unsaid
from local_discord.patience import LONG
from tests.bot.tables import opened

VIA = {"Via": "1.1 google"}
ME = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}


@asynccontextmanager
async def _asking(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *answers: Response
) -> AsyncIterator[tuple[Callable[[], Any], list[float]]]:
    """What sends a request as the bot does, and when they came. The first are answered so."""
    left, came = [*answers], list[float]()

    async def answer(request: Request) -> Response:
        if request.path.endswith("@me"):
            return json_response(ME)
        came.append(asyncio.get_running_loop().time())
        return left.pop(0) if left else json_response({"well": True})

    app = Application()
    app.router.add_get("/{_:.*}", answer)
    async with opened(folder) as store, TestServer(app) as server:
        presence = Presence(store, lambda: 0.0)
        presence.own = [Shard(0, 1)]
        trace = RequestShare(presence, None).trace
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        http = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
        let_go(http)
        await http.static_login("token")
        try:
            yield lambda: http.request(Route("GET", "/gateway")), came
        finally:
            await http.close()


def _everywhere(seconds: float) -> Response:
    headers = {**VIA, "Retry-After": f"{seconds}", "X-RateLimit-Global": "true"}
    told = {"message": "too much", "retry_after": seconds, "global": True}
    return json_response(told, status=429, headers=headers)


async def test_whoever_gives_up_at_the_global_limit_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would never send anything again (disnake#1585). Nobody comes too early."""
    async with _asking(tmp_path, monkeypatch, _everywhere(0.5)) as (ask, came):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await ask()
        async with asyncio.timeout(LONG):
            assert await ask() == {"well": True}
    assert came[1] - came[0] > 0.45


@pytest.mark.parametrize(
    "cut",
    [
        Response(text='{"id": "1', content_type="application/json"),
        Response(body=b"\xff\xfe", content_type="application/json"),
        Response(text="<html>Sign in to this network</html>", content_type="text/html"),
        Response(text="<html>500</html>", content_type="application/json", status=500),
    ],
)
async def test_an_answer_that_cant_be_read_is_a_broken_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cut: Response
) -> None:
    async with _asking(tmp_path, monkeypatch, cut) as (ask, _):
        with pytest.raises(aiohttp.ClientError):
            await ask()
        assert await ask() == {"well": True}


@pytest.mark.parametrize(
    "unsaid",
    [
        json_response({"code": 0, "message": "You are being blocked"}, status=429, headers=VIA),
        Response(text="<html>1015</html>", status=429, headers={**VIA, "Retry-After": "0"}),
    ],
)
async def test_too_much_without_a_time_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unsaid: Response
) -> None:
    monkeypatch.setattr("bot.live.answers.SOON", 0.01)
    async with _asking(tmp_path, monkeypatch, unsaid) as (ask, came):
        assert await ask() == {"well": True}
    assert len(came) == 2


async def test_what_stands_before_discord_says_when_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cloudflare's error 1015 keeps the whole machine out, the longer the more it asks."""
    banned = Response(text="error code: 1015", status=429, headers={"Retry-After": "1"})
    async with _asking(tmp_path, monkeypatch, banned) as (ask, came):
        with pytest.raises(discord.HTTPException):
            await ask()
        assert await ask() == {"well": True}
    assert came[1] - came[0] > 0.9


async def test_of_messages_that_discord_cant_list_there_are_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It did so for good where one of them has a container (discord-api-docs#8611)."""
    client = discord.Client(intents=discord.Intents.none())
    channels = Channels(client, cast("Studio", SimpleNamespace(skew=Skew(None))))
    response = SimpleNamespace(reason="", headers={})

    async def fail(*_: object, **__: object) -> None:
        raise discord.DiscordServerError(cast("aiohttp.ClientResponse", response), "")

    monkeypatch.setattr(client.http, "logs_from", fail)
    assert IN_VAIN == 3
    for response.status, tells in zip(
        (502, 500, 500, 502, 500, 500, 502), (1, 1, 1, 1, 0, 0, 1), strict=True
    ):
        with pytest.raises(discord.DiscordServerError) if tells else nullcontext():
            assert await channels.newest(7) == []


@pytest.mark.parametrize(
    ("told", "there"),
    [
        ({"location": {"channel_id": "7"}, "users": ["1", "2"]}, True),
        ({"location": {"channel_id": "7", "guild_id": None}, "users": [{"id": "1"}]}, True),
        ({"location": {"channel_id": "7"}, "users": ["2"]}, False),
        ({"location": {"id": "gc-7"}, "users": ["1"]}, None),
        ("", None),
    ],
)
async def test_who_is_in_an_activity_is_said_or_not(told: Any, there: bool | None) -> None:
    async def request(_: Route) -> Any:
        return told

    client = SimpleNamespace(application_id=5, http=SimpleNamespace(request=request))
    activity = Activity(cast("discord.Client", client), "secret")
    if there is None:
        with pytest.raises(Unsaid):
            await activity.place("i", 1)
        return
    venue = await activity.place("i", 1)
    assert (venue is not None) == there


@pytest.mark.parametrize("kind", sorted(KNOWN | {99}))
def test_a_press_in_a_channel_of_which_only_a_part_is_told_is_heard(kind: int) -> None:
    """Discord documents no more of it (a partial channel)."""
    client = discord.Client(intents=discord.Intents.none())
    me: Any = {"id": "5", "username": "bot", "discriminator": "0", "avatar": None}
    client._connection.user = discord.ClientUser(state=client._connection, data=me)
    data = {
        **{"id": "1", "application_id": "5", "type": 3, "token": "t", "version": 1},
        **{"guild_id": "8", "channel_id": "7", "channel": {"id": "7", "type": kind}},
        **{"locale": "xx", "attachment_size_limit": 1, "data": {"custom_id": "a"}},
    }
    heard = discord.Interaction[Any](data=placed(data), state=client._connection)
    assert heard.channel_id == 7
