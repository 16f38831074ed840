"""The bot's own requests to Discord: posting, editing, direct messages, what it may do where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_hex

import aiohttp
import discord
from aiolimiter import AsyncLimiter

from bot.data.recent import Latest
from bot.errors import NotReachable
from bot.live.places import FULL, Places
from bot.live.sent import Kept, custom_ids, only, picture_of
from bot.live.sight import sees, still_sees
from bot.live.studio import Studio
from bot.message.parts import Sheet, sheet
from bot.screen.seen import Posted
from bot.table.player import Player
from bot.table.table import Table
from bot.times import MEMBERS, SLOWEST
from games.core import say

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
ARCHIVED, LOCKED = 50083, 160005
BAD_REQUEST, UNAUTHORIZED, TOO_MANY, FAILED = 400, 401, 429, 500
PASSING = (
    *(20022, 20028, 20029, 30046, 40003),  # too much for a channel, a server, old messages, ...
    *(40004, 40006, 40062, 40333, 130000),  # or for Discord itself, and for what stands before it
)
"""It passes."""
NO_DMS = (20009, 50007, 50033, 50278)
"""Somebody accepts no direct messages from the bot, no pictures of it, no longer shares a server
with it, or has deleted their account (discord-api-docs#8274)."""
KEPT_OUT = (*NO_DMS, FULL, LOCKED, 50008, 50024, 50027, 200000, 240000, 400001)
"""A person or a server keeps the bot out, by its threads, its kind of channel, its AutoMod or
otherwise; or the token of an interaction has ended."""
GONE = (10003, 10004, 10013)
"""Unknown channel, server, person."""
LOOKING = 0.25
"""Seconds between two requests for channels that the gateway has not listed: there may be many."""
IN_VAIN, UNLISTED = 3, 1_000
"""How often a channel's messages are asked for while Discord fails to list them; and of how many
channels that is known."""
LOOK = 100
"""How many of a channel's newest messages are looked at."""


@asynccontextmanager
async def discord_says() -> AsyncIterator[None]:
    """Turn Discord's and the network's errors into `NotReachable` and `OSError`."""
    try:
        yield
    except (discord.RateLimited, aiohttp.ClientError) as error:
        raise ConnectionError(str(error)) from error
    except discord.HTTPException as error:
        if passes(error):
            raise ConnectionError(str(error)) from error
        if not refuses(error):
            raise
        why = f"{error.status} {error.code} {error.text}"
        raise NotReachable(why, gone=error.code in GONE, code=error.code) from error


def passes(error: discord.HTTPException) -> bool:
    """May it help to try again later? Whatever the status: not all that Discord says are known.
    Whatever is no JSON is not said by Discord's API, but by what stands before it. If the bot's own
    token has ended (401), Discord soon ends the connection, too."""
    if error.code in KEPT_OUT:
        return False
    page = "json" not in error.response.headers.get("Content-Type", "")
    away = error.status in (UNAUTHORIZED, TOO_MANY) or isinstance(error, discord.DiscordServerError)
    return away or page or error.code in PASSING


def refuses(error: discord.HTTPException) -> bool:
    """Does Discord say no for good, although nothing is wrong with the request? Again, whatever the
    status: else a clock could stop by it."""
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code in KEPT_OUT


class Channels:
    """The bot's own requests to Discord."""

    def __init__(self, client: discord.Client, studio: Studio) -> None:
        self._client = client
        self._studio = studio
        self.places = Places(client, studio.skew)
        self._opening = asyncio.Lock()  # one after the other, to stay below Discord's limit
        self._looking = AsyncLimiter(1, LOOKING)
        self._unlisted = Latest[int, int](UNLISTED)

    async def send(self, channel: int, sheet: Sheet, nonce: str, mark: int = 0) -> discord.Message:
        """Post a new message. If it is posted again, Discord knows it by its nonce."""
        files = await self._studio.files(sheet)
        try:
            with self._studio.line.uploading(files):
                sent = await self._client.get_partial_messageable(channel).send(
                    view=self._studio.view(sheet, mark),
                    files=files,
                    nonce=nonce,
                    allowed_mentions=only(sheet.pings),
                    silent=sheet.silent,
                )
        except discord.HTTPException as error:
            if error.code != ARCHIVED:  # only threads that are not locked open again by themselves
                raise
            await self._open_again(channel)
            return await self.send(channel, sheet, nonce, mark)
        self._studio.shown(picture_of(sent), sheet)
        return sent

    async def find(self, channel: int, custom_id: str) -> int:
        """The bot's message with this control, if it is among the newest ones; else 0. A process
        that died after posting has not noted its message, and Discord forgets a nonce after
        minutes. 0 too if the bot may not look."""
        me = self._client.user
        try:
            newest = await self.newest(channel)
        except discord.Forbidden:
            return 0
        found = (m.id for m in newest if m.author == me and custom_id in custom_ids(m.components))
        return next(found, 0)

    async def newest(self, channel: int) -> list[discord.Message]:
        """A channel's newest messages. None if Discord fails to list them again and again: it did
        so for good where one had a container (discord-api-docs#8611). Whoever looks for a lost post
        then posts it again, which is better than never."""
        there = self._client.get_partial_messageable(channel)
        try:
            found = [message async for message in there.history(limit=LOOK)]
        except discord.DiscordServerError as error:
            if error.status != FAILED:
                raise
            self._unlisted[channel] = failed = self._unlisted.get(channel, 0) + 1
            if failed < IN_VAIN:
                raise
            log.warning("channel %s: its messages can't be listed: %s", channel, error)
            return []
        self._unlisted.pop(channel, None)
        return found

    def available(self, guild: int) -> bool:
        """Is the bot in this server, and the server available, as far as Discord has said?"""
        found = self._client.get_guild(guild)
        return found is not None and not found.unavailable

    def unavailable(self, guild: int) -> bool:
        """Is a server of the bot's away for now, as far as Discord has said? Then Discord may know
        none of its channels."""
        found = self._client.get_guild(guild)
        return found is not None and found.unavailable

    def community(self, guild: int) -> str | None:
        """The language of a Community server. None for others: Discord always says English."""
        found = self._client.get_guild(guild)
        if found is None or "COMMUNITY" not in found.features:
            return None
        return str(found.preferred_locale.value)

    async def edit(self, posted: Posted, sheet: Sheet) -> int | None:
        """Let a message show this. Returns its picture's attachment (0: unknown), or None if
        somebody has deleted the message.

        A picture that is described but not drawn again stays. For that its attachment is named: the
        known one (`Posted.picture`), or the one that Discord names.
        """
        try:
            return await self._edit(posted, sheet)
        except discord.HTTPException as error:
            if error.status == BAD_REQUEST and posted.picture:  # it has another picture by now
                return await self.edit(replace(posted, picture=0), sheet)
            if error.code == ARCHIVED:
                await self._open_again(posted.channel)
                return await self.edit(posted, sheet)
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None

    async def _edit(self, posted: Posted, sheet: Sheet) -> int:
        channel = self._client.get_partial_messageable(posted.channel)
        message, files = channel.get_partial_message(posted.message), None
        files = await self._studio.attached(posted.picture, sheet)
        if files is None and (picture := await self._picture_on(message)):
            files = [Kept(picture)]
        elif files is None and sheet.lasting:  # a lobby of an earlier version has no picture yet
            files = await self._studio.files(sheet)
        with self._studio.line.uploading(files or ()):
            shown = await message.edit(
                view=self._studio.view(sheet, posted.mark),
                attachments=discord.utils.MISSING if files is None else list(files),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        return self._studio.shown(picture_of(shown), sheet)

    async def _picture_on(self, message: discord.PartialMessage) -> int:
        """Ask Discord which attachment is a message's picture; 0 if the bot may not know."""
        try:
            return picture_of(await message.fetch())
        except discord.Forbidden:
            return 0

    async def _open_again(self, channel: int) -> None:
        """Take a thread out of the archive."""
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    # --- direct messages -------------------------------------------------------------------------

    async def dm_of(self, user: int) -> int:
        """The channel of the direct messages with somebody."""
        async with self._opening:
            channel = await self._client.create_dm(discord.Object(user))
        return int(channel.id)

    async def greet(self, table: Table, player: Player) -> bool:
        """Tell somebody by direct message that they sit at a table; False if they accept none. Who
        leaves and joins again is told once: Discord knows the nonce."""
        text = say("bot-greeting", game=table.game.title, where=f"<#{table.channel}>")
        nonce = f"g{table.id:x}.{player.id:x}"
        return await self._write(player.id, sheet(table.game, table.say(text)), nonce)

    async def tell(self, person: int, text: str, nonce: str = "") -> bool:
        """Write somebody a direct message; False if they accept none. `nonce`: if it may repeat."""
        return await self._write(person, sheet(None, text), nonce)

    async def _write(self, person: int, sheet: Sheet, nonce: str = "") -> bool:
        """Send a direct message that no table depends on. If it fails, not because they accept
        none, it is logged and not tried again."""
        try:
            async with discord_says(), asyncio.timeout(SLOWEST):
                await self.send(await self.dm_of(person), sheet, nonce or token_hex(8))
        except NotReachable:
            return False
        except (OSError, discord.HTTPException) as error:
            log.warning("a direct message was lost: %s", error)
        return True

    # --- what is where ---------------------------------------------------------------------------

    async def present(self, guild: int, people: list[int]) -> list[int]:
        """Those of at most 100 people who are in the server; all of them if Discord doesn't say."""
        here = self._client.get_guild(guild)
        if here is None:
            return people
        try:
            async with asyncio.timeout(MEMBERS):
                members = await here.query_members(user_ids=people, cache=False)
        except TimeoutError:
            return people
        return [member.id for member in members]

    async def left(self, guild: int) -> bool:
        """Has this server, which was unavailable, removed the bot? In outages Discord has said so
        of servers that came back (discordjs/discord.js#5367)."""
        try:
            await self._client.fetch_guild(guild, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return True
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return False  # the next start tells
        return False

    def still_there(self, guild: int, channels: Sequence[int]) -> Sequence[int]:
        """Those of a server's channels that are not deleted. All of them until Discord has listed
        what there is: after a start, and while the server is unavailable."""
        here = self._client.get_guild(guild)
        if here is None or here.unavailable:
            return channels
        return [channel for channel in channels if here.get_channel(channel)]

    async def exists(self, guild: int, channel: int) -> bool:
        """Is there still such a channel or thread in one of the bot's servers? Yes if Discord does
        not say: a server may be unavailable, and archived threads are not listed."""
        here = self._client.get_guild(guild)
        if here is None:
            return False
        if here.unavailable or here.get_channel_or_thread(channel):
            return True
        try:
            async with self._looking:
                await self._client.fetch_channel(channel)
        except discord.NotFound as error:
            return error.code not in GONE
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return True
        return True

    async def seen_by(self, person: discord.Member | discord.User, channel: int) -> bool:
        """Can somebody see this channel of their server?

        `person`: as an interaction has brought them. False too if Discord doesn't say: the channel
        is gone, or the bot itself does not see it.
        """
        try:  # discord.py's cache lacks archived threads
            found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
            if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
                return False
            if not isinstance(person, discord.Member) or found.guild.default_role is None:
                return False
            return found.guild.id == person.guild.id and await sees(person, found)
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return False

    async def still_seen_by(
        self, person: int, guild: int, channel: int, *, presses: bool = False
    ) -> bool | None:
        """See `still_sees`."""
        return await still_sees(self._client, person, guild, channel, presses=presses)
