"""`make bench`: what things cost on this machine."""

from __future__ import annotations

import asyncio

from tools.bench import (
    arena,
    digger,
    games,
    greedy,
    greedy_bushwhacked,
    languages,
    lean,
    levels,
    load,
    memory,
    review,
    standing,
    thinking,
    trust,
    truth,
    turns,
)


def main() -> None:
    """Run everything, the slow benches last."""
    games.main([])
    asyncio.run(lean.report())
    asyncio.run(turns.report())
    asyncio.run(standing.report())
    trust.report()
    review.report()
    truth.report()
    asyncio.run(languages.report())
    asyncio.run(load.report())
    asyncio.run(memory.report())
    asyncio.run(thinking.report())
    levels.report()
    arena.report()
    greedy.report()
    greedy_bushwhacked.report()
    digger.report()


if __name__ == "__main__":
    main()
