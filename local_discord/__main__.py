"""`python -m local_discord`: an empty Discord in the browser, for a bot to log in to."""

from __future__ import annotations

import argparse
import asyncio
import signal

from . import rest
from .model import Application
from .page import add_page
from .serve import serve
from .world import World

PEOPLE = {"Anna": "en-US", "Bob": "en-GB"}


def main() -> int:
    """Serve it until Ctrl-C; returns the exit status."""
    parser = argparse.ArgumentParser(prog="local-discord", description=__doc__)
    parser.add_argument("--port", type=int, default=8138, help="0 for any free port")
    parser.add_argument("--upward", type=float, default=0, help="bytes a second that bots send")
    chosen = parser.parse_args()
    try:
        asyncio.run(_serve(chosen.port, chosen.upward))
    except OSError as error:
        print(f"Port {chosen.port} can't be used: {error.strerror}. Choose another: --port")
        return 2
    return 0


async def _serve(port: int, upward: float) -> None:
    world = World()
    world.faults.line.upward = upward
    people = [world.person(name, locale) for name, locale in PEOPLE.items()]
    guild = world.guild("A server", owner=people[0])
    guild.channel("general")
    guild.join(*people)
    application = world.application("Bot")
    world.install(application, guild)
    app = rest.build(world)
    add_page(app, world)
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with serve(world, port, app=app) as address:
        print(_greeting(address.http, application.token), flush=True)
        await _tell(world, application, stop)


def _greeting(address: str, token: str) -> str:
    return f"""
  A local Discord:          {address}
  As somebody else:         {address}/?as=bob   ({", ".join(PEOPLE)})

  Your bot's environment:   DISCORD_API={address}
                            DISCORD_TOKEN={token}

  Below is told when it comes and goes, and what it does wrong.
  All is forgotten when this stops: Ctrl-C.
"""


async def _tell(world: World, application: Application, stop: asyncio.Event) -> None:
    """Print when the bot comes and goes, and which of its requests Discord refuses, until
    cancelled."""
    told, there = 0, False
    while not stop.is_set():
        if world.gateway.connected(application) != there:
            there = not there
            print("  The bot is", "there." if there else "gone.", flush=True)
        for one in world.violations[told:]:
            print(f"  {one.where}: {one.code} {one.message} {one.errors or ''}", flush=True)
        told = len(world.violations)
        await world.next_change(0.5)


if __name__ == "__main__":
    raise SystemExit(main())
