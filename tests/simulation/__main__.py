"""Runs schedules, as many as one lets it: `make simulate`. With a seed, that one alone, and says
what happens in it; with a file, the schedule that is kept there."""

from __future__ import annotations

import sys
import time
from itertools import count
from pathlib import Path

from tests.simulation.ready import ready
from tests.simulation.schedule import Schedule, kept, run

EVERY = 500
"""After so many schedules it says how far it is."""


def _one(which: str) -> int:
    if which.endswith(".json"):
        schedule = Schedule.read(Path(which).read_text(encoding="utf-8"))
    else:
        schedule = Schedule.drawn(int(which))
    wrong = run(schedule, print)
    print(*wrong or ["all is well"], sep="\n")
    return len(wrong)


def _many() -> int:
    began, failed, steps = time.time(), 0, 0
    for done, seed in enumerate(count(int(began)), 1):
        schedule = Schedule.drawn(seed)
        steps += len(schedule.steps)
        if wrong := run(schedule):
            failed += 1
            print(f"{seed}: {wrong[0]}\n  {kept(schedule)}")
        if done % EVERY == 0:
            print(f"{done} schedules, {steps} steps, {failed} failed, {time.time() - began:.0f} s")
    return failed


if __name__ == "__main__":
    with ready():
        sys.exit(_one(sys.argv[1]) if sys.argv[1:] else _many())
