"""What mattered in a match of Graverobber, and what its winners are proud of."""

from __future__ import annotations

from games.core import Feat, Played, Seat, Text, View, Who, say
from games.graverobber.rules.known.board import Board, Dug


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A Plot was dug up, or both boards were laid, between these two positions."""
    if after.board.playing and not before.board.playing:
        return say("graverobber-moment-laid")
    deeds = after.board.deeds[len(before.board.deeds) :]
    digger = next((deed.seat for deed in deeds if isinstance(deed, Dug) and deed.plot), None)
    return None if digger is None else say("graverobber-moment-plot", who=Who(digger))


FEW = 12
"""Digs that win with all three Plots, for somebody who knew where to dig."""


def _surgeon(view: View[Board], log: Played, seat: Seat) -> bool:
    """All three Plots with few digs."""
    digs = view.board.digs(seat)
    return sum(dug.plot for dug in digs) == 3 and len(digs) <= FEW


def _comeback(view: View[Board], log: Played, seat: Seat) -> bool:
    """The other had two Plots when this seat had none."""
    finders = [deed.seat for deed in view.board.deeds if isinstance(deed, Dug) and deed.plot]
    return finders[:2] == [1 - seat] * 2


FEATS = (Feat("surgeon", _surgeon), Feat("comeback", _comeback))
