"""What the bot may do where, what that was when Discord refused it, and what is in its way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import aiohttp
import discord
from discord.abc import GuildChannel

from bot.data.recent import Latest
from bot.errors import NotReachable
from bot.live.skew import Skew
from games.core import Refused, Text, all_of, say

FULL = 160006
"""The server has as many active threads as Discord lets it have."""
MOST_ACTIVE = 1000
"""So many."""
MOST = 10_000
"""How many channels are remembered."""

Writable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where people can write in a server. (A forum's posts are threads.)"""
WRITABLE = (discord.TextChannel, discord.VoiceChannel, discord.StageChannel, discord.Thread)
Access = tuple[int, bool, bool, bool]
"""What lets the bot write in a channel or keeps it from that: its permissions; is it a thread that
is archived, or locked; has the server no room for one more active thread?"""


@dataclass(frozen=True)
class Obstacle:
    """What keeps the bot from writing somewhere."""

    why: Text
    until: float | None = None
    """When it ends by itself."""


class Places:
    """What the bot may do in the channels of its servers, as far as Discord has said."""

    def __init__(self, client: discord.Client, skew: Skew) -> None:
        self._client, self._skew = client, skew
        self._refused = Latest[int, Access | None](MOST)
        """By channel, how the bot stood there when Discord refused it the last time."""
        self._homes = Latest[int, int](MOST)
        """By archived thread, the channel that it is in: the cache lacks such threads."""

    def access(self, channel: int) -> Access | None:
        """How the bot stands there now; None if nobody knows."""
        found = self._client.get_channel(channel)
        thread = found if isinstance(found, discord.Thread) else None
        home = thread.parent if thread else found
        home = home or self._client.get_channel(self._homes.get(channel, 0))
        if not isinstance(home, GuildChannel) or home.guild.me is None:
            return None
        allowed = GuildChannel.permissions_for(home, home.guild.me)
        archived, locked = (thread.archived, thread.locked) if thread else (found is None, False)
        return allowed.value, archived, locked, len(home.guild.threads) >= MOST_ACTIVE

    def refused(self, channel: int, access: Access | None) -> None:
        """Discord has refused the bot there. `access`: from before the request."""
        self._refused[channel] = access

    def changed(self, channel: int) -> bool:
        """May something have changed there since Discord refused the bot?"""
        before = self._refused.get(channel)
        return before is None or before != self.access(channel)

    async def obstacle(self, channel: int, error: NotReachable | None = None) -> Obstacle | None:
        """What keeps the bot from writing there; None if nothing does, as far as is known. `error`:
        Discord has just refused it, so something does."""
        if error and error.code == FULL:
            return Obstacle(say("bot-obstacle-threads"))
        found = await self._found(channel)
        missing = _missing(found)
        until = await self._timed_out(found, ask=error is not None and not missing)
        if until:
            return Obstacle(_time_out(until), until)
        if not missing and error is None:
            return None
        return Obstacle(say("bot-obstacle-permissions", lacking=permissions(missing)))

    def check_permitted(
        self, raw: discord.Interaction, missing: Sequence[str] | None = None
    ) -> None:
        """Raises `Refused` if the bot may not post a table's messages where this interaction is.
        `missing`: the permissions that it lacks, if other ones are asked for."""
        missing = lacking_at(raw) if missing is None else missing
        if until := self._until(raw.guild.me if raw.guild else None):
            raise Refused(_time_out(until))
        if missing:
            raise Refused(say("bot-permission-lacking", missing=permissions(missing)))

    def _until(self, me: discord.Member | None) -> float | None:
        """Until when the bot is in a time-out, by its own clock."""
        until = me.timed_out_until if me and me.is_timed_out() else None
        return until.timestamp() - self._skew.seconds if until else None

    async def _found(self, channel: int) -> Writable | discord.Forbidden | None:
        try:  # discord.py's cache lacks archived threads
            found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        except discord.Forbidden as error:
            return error
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return None
        if isinstance(found, discord.Thread):
            self._homes[channel] = found.parent_id
        return found if isinstance(found, WRITABLE) else None

    async def _timed_out(self, found: object, *, ask: bool) -> float | None:
        """Until when the bot is in a time-out. Discord need not tell of it: where nothing else is
        known to be in the way, it is asked."""
        if not isinstance(found, WRITABLE) or found.guild.me is None:
            return None
        me = found.guild.me
        if ask and not me.is_timed_out():
            try:
                me = await found.guild.fetch_member(me.id)
            except (discord.HTTPException, aiohttp.ClientError, OSError):
                return None
        return self._until(me)


def _time_out(until: float) -> Text:
    return say("bot-obstacle-time-out", until=f"<t:{int(until)}:f>")


def permissions(keys: Sequence[str]) -> Text:
    """The permissions of these names, as a text; without names, "some permission"."""
    return all_of([say("bot-permission", name=key) for key in keys or ["some"]])


def lacking(
    allowed: discord.Permissions, thread: bool, own: discord.Permissions | None = None
) -> list[str]:
    """The permissions that a table needs and that are not among these, as `bot-permission` names
    them. `own`: what is `given`; whatever is there is not missing, only ignored with another."""
    wanted = {
        "view_channel": allowed.view_channel,
        "send_messages_in_threads": allowed.send_messages_in_threads or not thread,
        "send_messages": allowed.send_messages or thread,
        "attach_files": allowed.attach_files,
    }
    missing = [name for name, granted in wanted.items() if not granted]
    return [name for name in missing if name == missing[0] or not (own and getattr(own, name))]


def lacking_at(raw: discord.Interaction) -> list[str]:
    """The same where an interaction is, as Discord says with it."""
    thread = isinstance(raw.channel, discord.Thread)
    return lacking(raw.app_permissions, thread, given(raw.channel))


def given(place: object) -> discord.Permissions | None:
    """What the bot is given in a place, also what Discord ignores while it lacks another permission
    there; None if nobody knows."""
    home = place.parent if isinstance(place, discord.Thread) else place
    if not isinstance(home, GuildChannel) or home.guild.me is None:
        return None
    return GuildChannel.permissions_for(home, home.guild.me)


def _missing(found: Writable | discord.Forbidden | None) -> list[str]:
    """The permissions that the bot needs in a channel and lacks; none if nobody knows."""
    if isinstance(found, discord.Forbidden):
        return ["view_channel"]
    if found is None or found.guild.me is None:  # another process hears this server's events
        return []
    thread = found if isinstance(found, discord.Thread) else None
    if thread and thread.parent is None:
        return ["view_channel"]
    allowed = found.permissions_for(found.guild.me)
    missing = lacking(allowed, thread is not None, given(found))
    if thread and thread.locked and not allowed.manage_threads:
        missing.append("manage_threads")
    return missing
