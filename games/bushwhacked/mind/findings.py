"""What a computer player of Bushwhacked found out about its turn."""

from __future__ import annotations

from dataclasses import dataclass

from games.squares import Square


@dataclass(frozen=True)
class Intent:
    """What the whole turn comes to that begins with the move."""

    stones: tuple[Square, ...]
    """Where it places stones."""
    captures: tuple[Square, ...]
    """What it captures."""
    bases: tuple[Square, ...]
    """Bases that it takes."""
    safe: tuple[Square, ...]
    """Own stones that could be captured as things stand, if none can be after this turn."""
