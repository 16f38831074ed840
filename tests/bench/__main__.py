"""`make bench`: what things cost on this machine."""

from __future__ import annotations

import asyncio

from tests.bench import turns

if __name__ == "__main__":
    asyncio.run(turns.report())
