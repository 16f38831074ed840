"""Where people hide things: how likely somebody lays a board."""

from __future__ import annotations

from games.graverobber.ground import NEXT_TO, each

_BY_SIDES = (150.0, 150.0, 150.0, 150.0, 40.0, 8.0, 2.0, 0.8, 0.5, 0.4)
"""By the number of open sides: how much likelier somebody lays such a board than if all legal ones
were equally likely. Made of three kinds of people: some lay anything, some find a place harder to
dig up three times as likely with each side less, and some see to little else."""


def open_sides(obstacles: int, plots: int) -> int:
    """From how many squares these Plots can be dug up."""
    return sum((NEXT_TO[plot] & ~obstacles).bit_count() for plot in each(plots))


def likely(sides: int) -> float:
    """How much likelier people lay a board whose Plots have so many open sides, than if all were
    alike."""
    return _BY_SIDES[sides]
