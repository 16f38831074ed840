"""What `python -m bot doctor` looks at, each in a sentence for whoever runs the bot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """What was looked at, in a sentence or more."""

    text: str
    fault: bool = False
    """Does it keep people from playing?"""
