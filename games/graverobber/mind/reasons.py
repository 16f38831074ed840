"""Why a move is good: what comes of it on the boards that the computer imagined, what it teaches,
and where a Grave can still hide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Move, Seat, Text, Thought, View, estimate, say
from games.graverobber.mind.findings import Outlook
from games.graverobber.rules.known.board import Board, Deed, Moved
from games.graverobber.rules.known.ground import BIT, STARTS, beside, line, open_sides
from games.graverobber.rules.known.layout import Bounds, Layout, steps
from games.graverobber.rules.known.moves import Go, Lay, read
from games.graverobber.rules.known.possible import Evidence, Layouts
from games.notation import Word
from games.squares import WAYS, Square

_HARDLY = 0.03
"""A smaller chance is told as that, since in fives it would be 5%."""


def why(view: View[Board], thought: Thought) -> Text:
    """What comes of the move on the boards that the computer imagined, and what it teaches."""
    move = read(thought.move)
    if isinstance(thought.findings, Outlook) and view.seat is not None:
        if isinstance(move, Go):
            return _of_moving(view.board, view.seat, move, thought.findings)
        return _of_digging(view.board, view.seat, thought.findings)
    return _why_there(view, thought.move)


@dataclass(frozen=True)
class _Places:
    """Where the seat's other piece can stand, and what is possible around it, exactly."""

    layouts: Layouts
    where: Mapping[Square, int]
    """Square -> the layouts that put the piece there."""

    @classmethod
    def of(cls, board: Board, seat: Seat, deeds: tuple[Deed, ...]) -> _Places:
        """After these deeds."""
        layouts = Layouts.agreeing(Evidence.of(seat, deeds), Bounds(board.placement, 1 - seat))
        where = layouts.where(seat, deeds)
        return cls(
            layouts, {s: numbers for s, numbers in where.items() if layouts.any_legal(numbers)}
        )

    def hiding(self, way: str) -> int:
        """If it is known where the piece stands: how many squares beside the one that is dug can
        still have an obstacle. A Plot lies next to a Grave (GR-3). 0 if no Plot can be dug up."""
        ((here, numbers),) = self.where.items()
        target, told = beside(here, way), self.layouts.told
        if target is None or BIT[target] & (told.plots | told.bare):
            return 0
        around = [there for side in WAYS if (there := beside(target, side))]
        return sum(self.layouts.any_legal(numbers & self.layouts.standing[s]) for s in around)


def _of_digging(board: Board, seat: Seat, outlook: Outlook) -> Text:
    """A dig: what it tells besides."""
    said, places = _chances(outlook), _Places.of(board, seat, board.deeds)
    if len(places.where) > 1:
        return say("graverobber-why-dig-place", **said, squares=len(places.where))
    (here,) = places.where
    room = {way: places.hiding(way) for way in WAYS}
    if not outlook.plot or not room[outlook.way]:
        return say("graverobber-why-dig", **said)
    most = max(sides for way, sides in room.items() if way != outlook.way)
    more = "yes" if room[outlook.way] > most else "no"
    square, sides = beside(here, outlook.way), room[outlook.way]
    return say("graverobber-why-dig-grave", **said, square=square, sides=sides, more=more)


def _of_moving(board: Board, seat: Seat, move: Go, outlook: Outlook) -> Text:
    """A move: the dig that it leads to, what that tells, and what the move shows."""
    path = line(board.piece(seat), move.way)[: move.steps]
    said = {**_chances(outlook), "moves": outlook.moves}
    trail = "old" if board.passes(seat).keys() | {STARTS[seat]} >= set(path) else "new"
    exact, squares, learns, sides = "no", outlook.squares, "nothing", 0
    if outlook.moves == 1:
        deeds = (*board.deeds, Moved(seat, move.way, move.steps, path))
        places = _Places.of(board, seat, deeds)
        squares, exact = len(places.where), "yes"
        sides = places.hiding(outlook.way) if squares == 1 else 0
    elif outlook.whole:
        exact = "yes"
    if squares > 1:
        learns = "stops"
    elif sides and outlook.plot:
        learns = "grave"
    elif exact == "yes":
        learns = "sure"
    if learns == "grave":  # enough for one hint
        trail = "new"
    told = {"learns": learns, "squares": squares, "exact": exact, "sides": sides}
    return say("graverobber-why-move", **said, **told, trail=trail)


def _chances(outlook: Outlook) -> dict[str, object]:
    """The dig's chance, and that of the best other dig in this turn if that is less."""
    plot, other = _chance(outlook.plot, outlook), _chance(outlook.other, outlook)
    better = "yes" if plot > other else "no"
    return {"way": outlook.way, "percent": plot, "other": other, "better": better}


def _chance(chance: float, outlook: Outlook) -> int:
    """In percent, in fives; 1 for hardly any. Only if all boards were counted can it be none or
    all."""
    sure = outlook.whole and chance in (0, 1)
    return round(100 * chance) if sure else 1 if chance < _HARDLY else estimate(chance)


def _why_there(view: View[Board], move: Move) -> Text:
    """Why something is laid there: from how few squares Plots can then be dug up."""
    layout = None if view.seat is None else view.board.layouts[view.seat]
    match read(move):
        case Word("ready") if layout:
            most = max(open_sides(layout.obstacles, BIT[plot]) for plot in layout.plots)
            return say("graverobber-why-ready", sides=most)
        case Lay("windmill"):
            return say("graverobber-why-windmill")
        case Lay("grave", square) if layout and view.seat is not None:
            plot, sides = _safest(layout.put(square), Bounds(view.board.placement, view.seat))
            return say("graverobber-why-grave", plot=plot, sides=sides)
        case Lay("plot", square) if layout:
            return say("graverobber-why-plot", sides=open_sides(layout.obstacles, BIT[square]))
    return say("core-suggested")


def _safest(layout: Layout, bounds: Bounds) -> tuple[Square, int]:
    """Where a Plot can be dug up from fewest squares, and from how many."""
    laid = [step for step in map(read, steps(layout, bounds)) if isinstance(step, Lay)]
    sides = {lay.square: open_sides(layout.obstacles, BIT[lay.square]) for lay in laid}
    plot = min(sides, key=lambda plot: (sides[plot], plot))
    return plot, sides[plot]
