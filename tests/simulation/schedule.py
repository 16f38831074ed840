"""Schedules: what happens in a run. Drawn by a seed, run, made smaller, kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.table.reach import DIRECT, place
from tests.bot.matches import seated
from tests.simulation import checks, game
from tests.simulation.line import DATABASE, DISCORD
from tests.simulation.loop import Forever
from tests.simulation.press import Opens
from tests.simulation.world import ELSEWHERE, GUILDS, PEOPLE, World

Step = Sequence[Any]
"""What happens, its values, and how many seconds pass then."""
GAPS = (0.0, 0.05, 0.3, 1.0, 1.0, 4.0, 20.0)
PATIENCE = 300.0
"""Seconds after which everything has to be as it should."""
KEPT = Path(__file__).parent / "kept"
"""Schedules that have failed."""


@dataclass(frozen=True)
class Schedule:
    """What happens."""

    seed: int
    several: bool
    steps: tuple[Step, ...]
    calm: bool = False
    """Does nothing go wrong but in some channels?"""

    @classmethod
    def drawn(cls, seed: int, steps: int = 45, games: Collection[str] = game.ALL) -> Schedule:
        """The schedule of a seed."""
        random = Random(seed)
        calm, several = random.random() < 0.15, random.random() < 0.4
        drawn = [_opens(random, games) for _ in range(random.choice((1, 1, 2)))]
        drawn += [_drawn(random, games, calm) for _ in range(steps)]
        return cls(seed, several, tuple(drawn), calm)

    def written(self) -> str:
        """As it is kept."""
        facts = {"seed": self.seed, "several": self.several, "calm": self.calm}
        steps = ",\n".join(map(json.dumps, self.steps))
        return f'{json.dumps(facts)[:-1]}, "steps": [\n{steps}\n]}}\n'

    @classmethod
    def read(cls, text: str) -> Schedule:
        """What `written` wrote."""
        found = json.loads(text)
        return cls(**{**found, "steps": tuple(found["steps"])})


def _opens(random: Random, games: Collection[str]) -> Step:
    reach = random.choice(("channel", "channel", "channel", "direct", "answers"))
    people = random.choice((1, 2, 2, 2, 3))
    clock = random.choice(("1m", "5m", "5m", "none"))
    return ["open", random.randrange(4), random.choice([*games]), people, reach, clock, 1.0]


def _drawn(random: Random, games: Collection[str], calm: bool) -> Step:
    gap, what = random.choice(GAPS), random.random()
    if what < 0.7:
        return [
            "press",
            random.choice((0, 0, 0, *PEOPLE)),
            random.random(),
            random.random() < 0.15,
            gap,
        ]
    if calm:
        where = random.choice((*range(4), *PEOPLE))
        return ["bad", where, random.choice(("", "broken", "silent")), gap]
    if what < 0.8:
        return ["fault", "discord", random.choice(DISCORD), random.randint(1, 8), gap]
    if what < 0.87:
        return ["fault", "database", random.choice(DATABASE), random.randint(1, 6), gap]
    return random.choice(
        [
            ["kill", random.randrange(2), random.choice((0.5, 3.0, 15.0, 250.0)), gap],
            ["still", random.randrange(2), random.choice((1.0, 3.0, 8.0, 20.0)), gap],
            ["closed", random.choice(PEOPLE), gap],
            ["delete", random.random(), gap],
            ["full" if gap < 1.0 else "shut", random.randrange(4), gap],
            ["away", random.choice((1.0, 5.0, 15.0)), gap],
            _opens(random, games),
            ["quiet", gap],
        ]
    )


def run(schedule: Schedule, told: Callable[[str], None] | None = None) -> list[str]:
    """What goes wrong in it. `told`: is told what happens."""
    world = World(schedule.seed, several=schedule.several)
    world.told, world.calm = told, schedule.calm
    try:
        _run(world, schedule.steps)
    except Forever as fault:
        world.wrong.append(str(fault))
    finally:
        world.close()
    return world.wrong


def _run(world: World, steps: Sequence[Step]) -> None:
    world.time.run(3.0)
    for step in steps:
        world.tell("-", *step)
        _do(world, *step[:-1])
        world.time.run(step[-1])
        if world.wrong:
            return
    _quiet(world)


def _do(world: World, what: str, *of: Any) -> None:
    match what, *of:
        case "press", person, pick, old:
            world.presses(person, pick, old)
        case "open", where, of_game, people, reach, clock:
            _open(world, where, of_game, people, reach, clock)
        case "fault", line, how, nth:
            world.armed += [(line, "")] * (nth - 1) + [(line, how)]
        case "kill", which, outage if world.processes:
            world.outage = outage
            world.ends(world.processes[which % len(world.processes)])
        case "still", which, seconds if world.processes:
            process = world.processes[which % len(world.processes)]
            if not process.loop.still:
                world.stands(process, seconds)
        case "closed", person:
            world.discord.closed ^= {person}
        case "delete", pick:
            there = [m for m in world.messages() if not m.gone and not m.only][-4:]
            for message in there[int(pick * len(there)) :][:1]:
                message.gone = True
        case "shut" | "full", which:
            channel = list(world.discord.channels.values())[which]
            if channel.shut or channel.full:
                world.opens(channel)
            else:
                setattr(channel, what, True)
        case "away", seconds if not world.away:
            world.goes_away(seconds)
        case "bad", where, how:
            at = world.discord.direct(where) if where in PEOPLE else _channel(where)
            world.bad, world.bad_since = {at: how} if how else {}, world.now()
        case ("quiet",):
            _quiet(world)


def _quiet(world: World) -> None:
    """Let everything come to rest; then all has to be as it should."""
    world.armed.clear()
    world.bad, world.bad_since = {}, world.now()
    world.tell("quiet")
    world.time.run(PATIENCE, world.served)
    full = [channel for channel in world.discord.channels.values() if channel.full]
    world.time.run(25.0 if full else 5.0)
    world.wrong += [why for channel in full for why in checks.stuck(world, channel)]
    for channel in world.discord.channels.values():
        if channel.full or channel.shut:
            world.opens(channel)
    world.time.run(25.0)
    there = [m for m in world.messages() if m.channel == ELSEWHERE and not m.gone]
    for message in there * 3:  # its owner may not hear of the first
        if message.sheet.controls:  # what happened without a press is shown with the next one
            world.interacts(PEOPLE[-1], ELSEWHERE, message, message.sheet.controls[0])
            world.time.run(2.0)
    for _ in range(int(PATIENCE / 5)):
        if world.wrong or not world.unsettled():
            return
        world.time.run(5.0)
    world.wrong += world.unsettled()


def _channel(where: int) -> int:
    return 100 * (where // 2 + 1) + where % 2


def _open(world: World, where: int, of_game: str, people: int, reach: Any, clock: str) -> None:
    """Somebody opens a table. With several people it begins at once, else it is a lobby."""
    host = PEOPLE[0]
    guild, channel = GUILDS[where % 2], _channel(where)
    if reach != "channel":
        guild, channel = DIRECT, ELSEWHERE if reach == "answers" else place(world.discord.id())
    more = {"channel": channel, "reach": reach, "opened": world.now(), "clock": clock}
    lobby = seated(of_game, *PEOPLE[:people], guild=guild, **more)
    at = world.discord.direct(host) if reach == "direct" else channel
    world.interacts(host, at, None, Opens(lobby))


def smaller(schedule: Schedule, fails: Callable[[Schedule], bool]) -> Schedule:
    """A schedule that still fails, of fewer steps."""
    size = len(schedule.steps) // 2
    while size:
        at = 0
        while at < len(schedule.steps):
            steps = (*schedule.steps[:at], *schedule.steps[at + size :])
            if fails(less := replace(schedule, steps=steps)):
                schedule = less
            else:
                at += size
        size //= 2
    return schedule


def kept(schedule: Schedule) -> Path:
    """Write it down, made smaller, where the next run of the tests finds it."""
    KEPT.mkdir(exist_ok=True)
    path = KEPT / f"{schedule.seed}.json"
    path.write_text(smaller(schedule, lambda it: bool(run(it))).written(), encoding="utf-8")
    return path
