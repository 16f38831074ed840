"""`make play`: the bot on a local Discord with a page, only on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import watchfiles

from bot.data.database import sqlite
from bot.times import HOST
from games.core import say
from local_discord import Address, Application, World, proxy, rest, serve
from local_discord.actions import activities
from local_discord.page import add_page
from local_discord.state import DEADLINE

DATABASE = Path("data/play.db")
PEOPLE = {
    "Anna": "en-US",
    "Bob": "en-GB",
    "Greta": "de",
    "Yuri": "ru",
    "Mia": "de",
    "Oleg": "ru",
}
"""Everybody's language."""


@dataclass(frozen=True)
class Server:
    """A server of the playground; whoever comes first owns it, so that somebody may use
    /settings."""

    name: str
    channels: tuple[str, ...]
    members: tuple[str, ...]
    bot: bool = True


#: Bob and Yuri share no server with Mia and Oleg; Anna and Greta are in both.
SERVERS = (
    Server("The Crypt", ("general", "tavern", "back-room"), ("Anna", "Bob", "Greta", "Yuri")),
    Server("Harbour Games", ("welcome", "boards"), ("Oleg", "Mia", "Anna", "Greta")),
    Server("The Attic", ("lounge",), ("Greta", "Anna", "Bob"), bot=False),
)
GROUP, FRIENDS = "Friday Evening", ("Anna", "Bob", "Yuri")
"""A group message, where the bot comes only with somebody who has installed it."""


def hint() -> str:
    """What newcomers read above an empty channel; what the bot calls its buttons is quoted from
    it."""
    ids = ("bot-alone", "bot-join", "bot-start", "bot-button-page")
    alone, join, start, opens = (say(id).say(()) for id in ids)
    return (
        f"**Welcome!** Type </newgame:0>, pick a game, press Enter. Then press *{alone}*, or open "
        f"a second window as somebody else, press *{join}* there and *{start}* here. *{opens}* "
        "then opens it beside the chat, to be touched.\n"
        "-# Secret boards come by direct message: see the list at the left. Below it is who you "
        "are: there you can close your DMs, leave a server or break the bot's connection, to see "
        "what happens. What you can do with somebody is behind their name. The Attic and Friday "
        "Evening are places without the bot: add it to your own apps to use it there."
    )


@dataclass(frozen=True)
class Play:
    """A running local Discord with a bot that may log in there."""

    world: World
    application: Application
    address: Address
    database: Path
    pages: int
    """The port of the bot's own page."""

    @property
    def environment(self) -> dict[str, str]:
        """The environment of the bot's process."""
        return {
            **os.environ,
            "DISCORD_TOKEN": self.application.token,
            "DISCORD_API": self.address.http,
            "DATABASE_URL": sqlite(self.database),
            "PUBLIC_URL": f"http://127.0.0.1:{self.pages}",
            "WEB_PORT": str(self.pages),
            "ACTIVITY_SECRET": self.application.secret,
            "LOG_LEVEL": os.environ.get("LOG_LEVEL", "WARNING"),
        }


@contextlib.asynccontextmanager
async def playground(
    database: Path = DATABASE,
    port: int = 0,
    host: str = "127.0.0.1",
    deadline: float = DEADLINE,
    paged: bool = True,
) -> AsyncIterator[Play]:
    """A fresh world with servers, channels and people, and its page, if it should have one: a
    process can hold only one. The bot is not started.

    The database is deleted, since an old one would name channels and people of another world.
    Raises :class:`OSError` if the port is taken.
    """
    # One person at every seat plays faster than several would.
    world = World(rate_limits=False, deadline=deadline)
    people = {name: world.person(name, locale) for name, locale in PEOPLE.items()}
    application = world.application("Skulduggery")
    for server in SERVERS:
        members = [people[name] for name in server.members]
        guild = world.guild(server.name, owner=members[0])
        for channel in server.channels:
            guild.channel(channel)
        if server.bot:
            world.install(application, guild)
        guild.join(*members)
    world.allow_user_install(application)
    pages = free_port()
    world.activities(application, f"http://127.0.0.1:{pages}")
    world.group(GROUP, *(people[name] for name in FRIENDS))
    world.dm(people["Anna"], people["Greta"])
    app = rest.build(world)
    if paged:
        add_page(app, world, hint())
    behind = proxy.build(world, application)
    async with serve(world, port, host, app) as address, serve(world, 0, host, behind) as activity:
        application.proxy = activity.http
        database.parent.mkdir(parents=True, exist_ok=True)
        for file in database.parent.glob(f"{database.name}*"):
            file.unlink()
        try:
            yield Play(world, application, address, database, pages)
        finally:
            for visit in [*world.visits.values()]:  # a frame that still asks would hold up the end
                activities.leave(world, visit)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


async def play(
    port: int, host: str, reload: bool, upward: float, say: Callable[[str], None]
) -> int:
    """Run it all until Ctrl-C. Returns the exit status."""
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    try:
        async with playground(port=port, host=host) as running:
            running.world.faults.line.upward = upward
            say(greeting(running.address.http, host, reload))
            if _has_screen():
                await asyncio.to_thread(webbrowser.open, running.address.http)
            return await _keep_running(running, stop, reload)
    except OSError as error:
        say(f"{host}:{port} can't be used: {error.strerror}. Choose another: PORT=8200 or --host")
        return 2


def greeting(address: str, host: str, reload: bool) -> str:
    """What the terminal says."""
    reach = "Only this machine can reach it." if host == "127.0.0.1" else f"It listens on {host}."
    people = ", ".join(PEOPLE)
    lines = [
        "",
        f"  Skulduggery on a local Discord:  {address}",
        f"  A second player, second window:  {address}/?as=bob   ({people})",
        "",
        f"  {reach} Everything is forgotten when it stops: Ctrl-C.",
    ]
    if reload:
        lines.append("  The bot starts again whenever the code changes.")
    return "\n".join([*lines, ""])


def _has_screen() -> bool:
    """Would a browser open a window, and not take over the terminal?"""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


async def _keep_running(running: Play, stop: asyncio.Event, reload: bool) -> int:
    """Keep the bot's process running until it ends or all is stopped; with `reload`, start it again
    when the code changes. Returns the exit status."""
    while True:
        async with _bot(running) as bot:
            over = asyncio.create_task(_change() if reload else _end(bot))
            stopped = asyncio.create_task(stop.wait())
            await asyncio.wait([over, stopped], return_when=asyncio.FIRST_COMPLETED)
            over.cancel()
            stopped.cancel()
        if stop.is_set() or not reload:
            return 0 if stop.is_set() else bot.returncode or 0


async def _change() -> None:
    async for _ in watchfiles.awatch("bot", "games", watch_filter=watchfiles.PythonFilter()):
        return


async def _end(bot: asyncio.subprocess.Process) -> None:
    await bot.wait()


@contextlib.asynccontextmanager
async def _bot(running: Play) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot's process, out of reach of the terminal's Ctrl-C. Only this function stops it: so it
    stops quietly even while it starts and does not handle signals yet."""
    command = (sys.executable, "-m", "bot", "run")
    bot = await asyncio.create_subprocess_exec(
        *command, env=running.environment, start_new_session=True
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.terminate()
        try:
            await asyncio.wait_for(bot.wait(), HOST)
        except TimeoutError:
            bot.kill()
            await bot.wait()
