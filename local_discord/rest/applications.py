"""What a bot asks about itself and its servers, and the commands it registers."""

from __future__ import annotations

from typing import Any

from .. import payloads
from ..actions import commands
from ..errors import (
    UNAUTHORIZED,
    UNKNOWN_APPLICATION,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    ApiError,
    Json,
)
from ..gateway.gateway import gateway_url
from ..model import Guild
from .call import Call, Route, address


async def gateway_bot(call: Call) -> Json:
    """GET: where the gateway is and how many shards to use."""
    limits, starts = call.world.session_limits, call.world.gateway.starts
    limit = {
        "total": limits.starts,
        "remaining": starts.remaining(call.me),
        "reset_after": starts.reset_after(call.me),
        "max_concurrency": limits.max_concurrency,
    }
    url = gateway_url(address(call.request))
    return {"url": url, "shards": limits.shards, "session_start_limit": limit}


async def own_user(call: Call) -> Json:
    """GET: the bot's account, or the person's whose OAuth2 token asks."""
    about: Json = {"mfa_enabled": False, "locale": "en-US"}
    if call.person is None:
        return payloads.user(call.bot) | about | {"verified": True, "email": None}
    if "identify" not in call.person.scopes:
        raise ApiError(UNAUTHORIZED)
    return payloads.user(call.person.user) | about | {"locale": call.person.user.locale}


async def own_application(call: Call) -> Json:
    """GET: the application."""
    people = sum(bot == call.bot.id for _, bot in call.world.installs)
    return payloads.application(call.me, len(call.world.guilds_of(call.bot)), people)


async def own_guilds(call: Call) -> list[Json]:
    """GET: the servers that the bot is in."""
    return [
        {"id": str(g.id), "name": g.name, "icon": None, "owner": False, "features": []}
        for g in call.world.guilds_of(call.bot)
    ]


async def get_user(call: Call) -> Json:
    """GET: any account."""
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise ApiError(UNKNOWN_USER)
    return payloads.user(user)


async def get_guild(call: Call) -> Json:
    """GET: a server."""
    guild = call.guild()
    return payloads.guild(guild) | {"approximate_member_count": len(guild.members)}


async def guild_channels(call: Call) -> list[Json]:
    """GET: a server's channels, without threads."""
    return [payloads.channel(c) for c in call.guild().channels.values() if not c.thread]


async def guild_roles(call: Call) -> list[Json]:
    """GET: a server's roles."""
    return [payloads.role(r) for r in call.guild().roles.values()]


async def get_member(call: Call) -> Json:
    """GET: a member of a server."""
    member = call.guild().members.get(call.id("user_id"))
    if member is None:
        raise ApiError(UNKNOWN_MEMBER)
    return payloads.member(member)


async def leave_guild(call: Call) -> None:
    """DELETE: the bot leaves a server."""
    call.world.servers.leave(call.guild(), call.bot)


def _scope(call: Call) -> Guild | None:
    """The server whose commands are meant, or None for the global ones."""
    if call.id("application_id") != call.me.id:
        raise ApiError(UNKNOWN_APPLICATION)
    return call.guild() if "guild_id" in call.request.path_params else None


async def list_commands(call: Call) -> list[Json]:
    """GET: the registered commands."""
    scope, localized = _scope(call), call.flag("with_localizations")
    found = [c for c in call.me.commands.values() if c.guild is scope]
    return [payloads.command(c, localizations=localized) for c in found]


async def overwrite_commands(call: Call) -> list[Json]:
    """PUT: replace all commands."""
    registered = commands.overwrite(call.world, call.me, _scope(call), call.payload)
    return [payloads.command(c) for c in registered]


async def create_command(call: Call) -> Json:
    """POST: one more command, or a replacement for the one of that name."""
    return payloads.command(commands.register(call.world, call.me, _scope(call), call.payload))


async def get_command(call: Call) -> Json:
    """GET: one command."""
    return payloads.command(commands.find(call.me, _scope(call), call.id("command_id")))


async def change_command(call: Call) -> Json:
    """PATCH: some fields of a command."""
    command = commands.find(call.me, _scope(call), call.id("command_id"))
    changes: Any = call.payload if isinstance(call.payload, dict) else {}
    return payloads.command(
        commands.register(call.world, call.me, command.guild, command.data | changes)
    )


async def delete_command(call: Call) -> None:
    """DELETE: one command."""
    command = commands.find(call.me, _scope(call), call.id("command_id"))
    del call.me.commands[command.id]


def routes() -> list[Route]:
    """All routes of this file; commands exist globally and for one server."""
    found = [
        Route("GET", "/gateway/bot", gateway_bot),
        Route("GET", "/users/@me", own_user, bearer=True),
        Route("GET", "/users/@me/guilds", own_guilds),
        Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
        Route("GET", "/users/{user_id}", get_user),
        Route("GET", "/applications/@me", own_application),
        Route("GET", "/oauth2/applications/@me", own_application),
        Route("GET", "/guilds/{guild_id}", get_guild),
        Route("GET", "/guilds/{guild_id}/channels", guild_channels),
        Route("GET", "/guilds/{guild_id}/roles", guild_roles),
        Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    ]
    for scope in ("", "/guilds/{guild_id}"):
        path = f"/applications/{{application_id}}{scope}/commands"
        found += [
            Route("GET", path, list_commands),
            Route("PUT", path, overwrite_commands),
            Route("POST", path, create_command),
            Route("GET", path + "/{command_id}", get_command),
            Route("PATCH", path + "/{command_id}", change_command),
            Route("DELETE", path + "/{command_id}", delete_command),
        ]
    return found
