"""What Discord says of the people who have opened the page inside it: who they are, and in which
channel.

A frame brings a code, never a token: a token may have been made for another application, and would
prove nothing to this one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.data.recent import Latest
from bot.press.often import Often

log = logging.getLogger(__name__)

LONGEST = 10.0
"""Seconds that Discord may take."""
REMEMBERED = 5.0
"""Seconds for which it is not asked about the same instance again."""
OFTEN, SECONDS = 60, 10.0
"""How many codes this process brings to Discord within so many seconds."""
ASKS = 5
"""How many instances a person may ask about within as many seconds."""
_KEPT = 1000
_AWAY = (aiohttp.ClientError, OSError)  # a `TimeoutError` is an `OSError`
_ODD = (KeyError, TypeError, ValueError)
"""What an answer raises that is cut off, or not of the form that Discord documents."""


class Unsaid(Exception):
    """Discord does not say it just now."""


@dataclass(frozen=True)
class Someone:
    """Who has signed in. `token`: what the SDK needs to go on; it is kept nowhere."""

    person: int
    locale: str
    token: str = field(repr=False)


@dataclass(frozen=True)
class Venue:
    """Where an Activity runs, and who is in it."""

    guild: int
    channel: int
    people: Collection[int]


class Activity:
    """Asks Discord, as the application with this secret."""

    def __init__(self, client: discord.Client, secret: str) -> None:
        self._client, self._secret = client, secret
        self._codes, self._asks = Often(OFTEN, SECONDS), Often(ASKS, SECONDS)
        self._told = False
        """Has the log been told that the secret is wrong?"""
        self._places = Latest[str, tuple[float, Venue]](_KEPT)

    @property
    def application(self) -> int:
        """The application's id."""
        return self._client.application_id or 0

    async def who(self, code: str) -> Someone | None:
        """Who has got this code; None if it is not good. Raises `Unsaid`."""
        if not self._codes.may(0, 1, asyncio.get_running_loop().time()):
            raise Unsaid
        try:
            async with asyncio.timeout(LONGEST), aiohttp.ClientSession() as http:
                token = await self._exchanged(http, code)
                return await _whose(http, token) if token else None
        except (*_AWAY, *_ODD) as error:
            log.warning("a sign-in inside Discord failed: %s", error)
            raise Unsaid from None

    async def _exchanged(self, http: aiohttp.ClientSession, code: str) -> str:
        """The token for a code; "" if the code is not good, or does not say who it is."""
        form = {
            "client_id": str(self.application),
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        async with http.post(f"{Route.BASE}/oauth2/token", data=form) as answer:
            if answer.status == 400:
                return ""
            if answer.status == 401 and not self._told:
                self._told = True
                log.error(
                    "Discord does not accept ACTIVITY_SECRET, so nobody can sign in inside it: "
                    "copy it anew (OAuth2, Reset Secret)"
                )
            answer.raise_for_status()
            told = await answer.json()
        return str(told["access_token"]) if "identify" in told["scope"].split() else ""

    async def place(self, instance: str, person: int) -> Venue | None:
        """Where this instance runs, if it runs and this person is in it. Raises `Unsaid`."""
        now = asyncio.get_running_loop().time()
        until, known = self._places.get(instance, (0.0, None))
        if known and until > now and person in known.people:
            return known
        if not self._asks.may(person, 1, now):
            raise Unsaid
        found = await self._asked(instance)
        if found is None or person not in found.people:
            return None
        self._places[instance] = now + REMEMBERED, found
        return found

    async def _asked(self, instance: str) -> Venue | None:
        path = "/applications/{application_id}/activity-instances/{instance}"
        route = Route("GET", path, application_id=self.application, instance=instance)
        try:
            async with asyncio.timeout(LONGEST):
                return _venue(await self._client.http.request(route))
        except discord.NotFound:
            return None
        except (discord.HTTPException, *_AWAY, *_ODD) as error:
            log.info("Discord does not say where an Activity runs: %s", error)
            raise Unsaid from None


def _venue(told: Any) -> Venue:
    where = told["location"]
    people = (one["id"] if isinstance(one, dict) else one for one in told["users"])
    guild = int(where.get("guild_id") or 0)
    return Venue(guild, int(where["channel_id"]), frozenset(map(int, people)))


async def _whose(http: aiohttp.ClientSession, token: str) -> Someone:
    headers = {"Authorization": f"Bearer {token}"}
    async with http.get(f"{Route.BASE}/users/@me", headers=headers) as answer:
        answer.raise_for_status()
        me = await answer.json()
    return Someone(int(me["id"]), str(me.get("locale") or ""), token)
