"""Why a move is good: what comes of it on the boards that the computer imagined, what it teaches,
and where a Grave can still hide."""

from __future__ import annotations

from games.core import Move, Seat, Text, Thought, View, estimate, say
from games.graverobber.mind.findings import Outlook
from games.graverobber.rules.known.board import Board, Moved, own
from games.graverobber.rules.known.ground import BIT, SIZE, STARTS, beside, line, open_sides
from games.graverobber.rules.known.layout import Bounds, Layout, steps
from games.graverobber.rules.known.moves import Go, Lay, read
from games.graverobber.rules.known.possible import Agreeing
from games.notation import Word
from games.squares import WAYS, Square, neighbours

_HARDLY = 0.03
"""A smaller chance is told as that, since in fives it would be 5%."""


def why(view: View[Board], thought: Thought) -> Text:
    """What comes of the move on the boards that the computer imagined, and what it teaches."""
    move = read(thought.move)
    if isinstance(thought.findings, Outlook):
        if isinstance(move, Go):
            return _of_moving(view.board, view.viewer, move, thought.findings)
        return _of_digging(view.board, view.viewer, thought.findings)
    return _why_there(view, thought.move)


def _hiding(agreeing: Agreeing, way: str) -> int:
    """If it is known where the piece stands: how many squares beside the one that is dug can still
    have an obstacle. A Plot lies next to a Grave (GR-3). 0 if no Plot can be dug up."""
    ((here, numbers),), layouts = agreeing.places.items(), agreeing.layouts
    target = beside(here, way)
    if target is None or BIT[target] & (layouts.told.plots | layouts.told.bare):
        return 0
    around = neighbours(target, SIZE, SIZE)
    return sum(layouts.any_legal(numbers & layouts.standing[square]) for square in around)


def _of_digging(board: Board, seat: Seat, outlook: Outlook) -> Text:
    """A dig: what it tells besides."""
    said, agreeing = _chances(outlook), Agreeing.of(board.placement, seat, board.deeds)
    if len(agreeing.places) > 1:
        return say("graverobber-why-dig-place", **said, squares=len(agreeing.places))
    (here,) = agreeing.places
    room = {way: _hiding(agreeing, way) for way in WAYS}
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
        agreeing = Agreeing.of(board.placement, seat, deeds)
        squares, exact = len(agreeing.places), "yes"
        sides = _hiding(agreeing, outlook.way) if squares == 1 else 0
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
    layout = own(view)
    match read(move):
        case Word("ready"):
            most = max(open_sides(layout.obstacles, BIT[plot]) for plot in layout.plots)
            return say("graverobber-why-ready", sides=most)
        case Lay("windmill"):
            return say("graverobber-why-windmill")
        case Lay("grave", square):
            plot, sides = _safest(layout.put(square), Bounds(view.board.placement, view.viewer))
            return say("graverobber-why-grave", plot=plot, sides=sides)
        case Lay("plot", square):
            return say("graverobber-why-plot", sides=open_sides(layout.obstacles, BIT[square]))
    return say("core-suggested")


def _safest(layout: Layout, bounds: Bounds) -> tuple[Square, int]:
    """Where a Plot can be dug up from fewest squares, and from how many."""
    laid = [step for step in map(read, steps(layout, bounds)) if isinstance(step, Lay)]
    sides = {lay.square: open_sides(layout.obstacles, BIT[lay.square]) for lay in laid}
    plot = min(sides, key=lambda plot: (sides[plot], plot))
    return plot, sides[plot]
