"""Where people hide things: how likely somebody lays a board."""

from __future__ import annotations

from games.graverobber.rules.known.ground import NEXT_TO, each

_ANYTHING = 0.4
"""So many people lay anything. The others find a place harder to dig up likelier."""
_CARE = 3.0
"""How many times as often they lay a board as one with one more open side."""
_USUAL = 7
"""With so many open sides they lay a board about as often as anybody."""


def open_sides(obstacles: int, plots: int) -> int:
    """From how many squares these Plots can be dug up."""
    return sum((NEXT_TO[plot] & ~obstacles).bit_count() for plot in each(plots))


def likely(sides: int) -> float:
    """How much likelier people lay a board whose Plots have so many open sides, than if all were
    alike."""
    return _ANYTHING + (1 - _ANYTHING) * _CARE ** (_USUAL - sides)
