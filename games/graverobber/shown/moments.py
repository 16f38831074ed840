"""What mattered in a match of Graverobber, and what its winners are proud of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from games.core import Dealt, Feat, Played, Seat, Text, View, Who, say
from games.graverobber.rules.known.board import Board, Dug
from games.graverobber.rules.known.ground import STARTS, beside, path
from games.graverobber.rules.known.layout import Layout
from games.graverobber.rules.known.moves import Dig, Go, Lay, read
from games.notation import Word
from games.squares import Square


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


def _finders(log: Played) -> Iterator[Seat]:
    """Who dug up Plots, one by one (GR-11, GR-12)."""
    layouts, away, found = [Layout(), Layout()], [*STARTS], set[tuple[Seat, Square | None]]()
    for seat, move in log:
        there = layouts[1 - seat]
        match read(move):
            case Word("clear"):
                layouts[seat] = Layout()
            case Lay(_, square):
                layouts[seat] = layouts[seat].put(square)
            case Go(way, steps):
                walked = path(away[seat], way, there.obstacles)[:steps]
                away[seat] = (away[seat], *walked)[-1]
            case Dig(way):
                dug = beside(away[seat], way)
                if dug in there.plots and (seat, dug) not in found:
                    found.add((seat, dug))
                    yield seat


def _third(log: Played, seat: Seat) -> bool:
    """Both end with a third Plot (GR-13): the other's two can't be beaten otherwise."""
    return bool(log) and log[-1][0] == seat and isinstance(read(log[-1][1]), Dig)


def _few(deal: Dealt, log: Played, seat: Seat) -> bool:
    digs = (mover == seat and isinstance(read(move), Dig) for mover, move in log)
    return _third(log, seat) and sum(digs) <= FEW and [*_finders(log)].count(seat) == 3


def _came_back(deal: Dealt, log: Played, seat: Seat) -> bool:
    return _third(log, seat) and [*islice(_finders(log), 2)] == [1 - seat] * 2


FEATS = (Feat("surgeon", _surgeon, _few), Feat("comeback", _comeback, _came_back))
