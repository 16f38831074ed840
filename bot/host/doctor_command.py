"""`doctor`: what keeps the bot from running well, in plain sentences."""

from __future__ import annotations

import asyncio
import logging
from argparse import Namespace

from bot.settings import Settings


def doctor(settings: Settings, _: Namespace) -> int:
    """Say all that was found; 1 where something is a fault."""
    from bot.host.doctor.examination import examine  # noqa: PLC0415 - slow to import

    logging.disable(logging.WARNING)  # the sentences say it
    findings = asyncio.run(examine(settings))
    for finding in findings:
        print("FAULT" if finding.fault else "   ok", finding.text)
    return int(any(finding.fault for finding in findings))
