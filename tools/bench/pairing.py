"""What it costs to pair a tournament's rounds, with few and with many people.

`python -m tools.bench.pairing` measures it: the CPU of each round's pairing, and of the standings
after the last one.
"""

from __future__ import annotations

import time

from bot.cogs.tournaments.pairing import rounds_for
from bot.cogs.tournaments.scoring import standings
from tests.bot.swiss import Swiss


def report() -> None:
    """A line for each number of people."""
    for people in (16, 64, 127, 128):
        swiss, took = Swiss(people, people), list[float]()
        cpu = time.process_time()
        for _ in swiss.rounds(rounds_for(people)):
            took.append(time.process_time() - cpu)
            cpu = time.process_time()
        cpu = time.process_time()
        standings(swiss.entrants, swiss.history)
        table = 1000 * (time.process_time() - cpu)
        rounds = ", ".join(f"{1000 * seconds:.0f}" for seconds in took)
        print(f"{people:3} people: pairing {rounds} ms of CPU by round, standings {table:.1f} ms")


if __name__ == "__main__":
    report()
