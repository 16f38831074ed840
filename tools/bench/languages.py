"""What sentences in several languages cost: formatting in a turn, the start, memory."""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

from games import GAMES
from games.core import formatted
from games.core.languages import spoken
from local_discord import Person
from tests.databases import migrated
from tests.e2e.driver import press_something, seated
from tests.e2e.scene import Scene, playing

TURNS = 40
TIMES = 5
BARE = "import discord"
ENGLISH = "import bot.app; from games.core import load; load('en')"
READ = """
import time
import bot
from games.core import load
before = time.process_time()
load("en")
print(time.process_time() - before)
"""
MEMORY = """
import os
import bot.app
from games import GAMES
from games.core import load
from tools.bench.load import resident

def use(language):
    load(language)
    for game in GAMES.values():
        game.pages(language)
    return resident(os.getpid())

before = use("en")
for language in ("de", "ru"):
    print(language, use(language) - before)
    before = resident(os.getpid())
"""


async def sentences(game: str, mixed: bool) -> list[int]:
    """How many sentences had to be formatted in each turn: with everything in English, or (`mixed`)
    with the channel in English, one player in Russian and the other in German."""
    spoken.cache_clear()
    with tempfile.TemporaryDirectory() as folder:
        async with playing(await migrated(Path(folder))) as scene:
            if mixed:
                scene.anna.locale, scene.bob.locale = "ru", "de"
            people = [scene.anna, scene.bob, scene.cleo][: min(GAMES[game].rules.seats)]
            await seated(scene, game, people)
            return [count async for count in _turns(scene, people, Random(game))]


async def _turns(scene: Scene, people: list[Person], random: Random) -> AsyncIterator[int]:
    for _ in range(TURNS):
        table = await scene.bot.tables.table_in(scene.channel.id)
        if table is None or table.stage != "playing":
            return
        seat = random.choice(table.playing.state.acting)
        person = next(p for p in people if p.id == table.players[seat].id)
        before = formatted()
        message = scene.dm(person) if table.game.rules.private else scene.board(person)
        await press_something(person, message, random)
        await scene.settle()
        yield formatted() - before


def cpu(program: str) -> float:
    """Seconds of CPU that a Python program takes, at best."""
    return min(_spent(program) for _ in range(TIMES))


def _spent(program: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", program], check=True)
    after = os.times()
    user = after.children_user - before.children_user
    return user + after.children_system - before.children_system


def printed(program: str) -> str:
    """What a Python program prints."""
    return subprocess.check_output([sys.executable, "-c", program], text=True)


def _lines() -> Iterator[str]:
    bare, english = cpu(BARE), cpu(ENGLISH)
    read = min(float(printed(READ)) for _ in range(TIMES))
    yield f"import discord {bare:.2f} s of CPU, the bot with English {english:.2f} s"
    yield f"  ({english / bare:.1f} times), of it {read:.2f} s to read English"
    for line in printed(MEMORY).splitlines():
        language, megabytes = line.split()
        yield f"another language in use, {language}: {float(megabytes):.1f} MB"


async def report() -> None:
    """Print what it costs."""
    print("Sentences formatted in a turn, uncached: median (most)")
    for game in GAMES:
        for mixed in (False, True):
            counts = await sentences(game, mixed)
            how = "English, Russian, German" if mixed else "English"
            print(f"  {game:16} {how:26} {statistics.median(counts):5.1f} ({max(counts)})")
    print("\n".join(_lines()))


if __name__ == "__main__":
    asyncio.run(report())
