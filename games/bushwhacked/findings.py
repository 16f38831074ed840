"""What a computer player of Bushwhacked has found out about its turn."""

from __future__ import annotations

from dataclasses import dataclass

from games.squares import Square


@dataclass(frozen=True)
class Intent:
    """What the turn that begins with the move comes to, played to its end."""

    stones: tuple[Square, ...]
    """Where it places stones."""
    captures: tuple[Square, ...]
    """What it captures."""
    bases: tuple[Square, ...]
    """Bases that it wins."""
    safe: tuple[Square, ...]
    """Stones of its own that could be captured in the next turn as things stand, where after this
    turn none can."""
