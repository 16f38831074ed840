"""Where the squares, both players' pieces and what else is told are on the picture, and what is
said of them. Also how the players stand, and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from games import pen
from games.core import Seat, Spot, Standing, Text, View, say
from games.pointsweeper.rules.known.board import MINE, Board, Claim, Minefield, Scout
from games.pointsweeper.rules.known.chess import KINDS, NAMES
from games.pointsweeper.rules.known.told import CALLED, counted, number, result, scored
from games.pointsweeper.shown import draw, panels
from games.pointsweeper.shown.draw import GRID, SIDES, Shown, shown
from games.squares import Square

_NAMED = 2
"""So many of the pieces that scouted on a square are named."""


def spots(view: View[Board]) -> Mapping[str, Spot]:
    """The board; the pieces that can scout and claim; how both stand; what the viewer's scouts saw;
    the boards that are over."""
    shown, last = draw.shown(view), _last(view)
    found = {square: Spot(GRID.box(square), _there(shown, last, square)) for square in GRID.squares}
    for seat in (0, 1):
        found |= _hand(shown.minefield, seat, own=seat == view.seat)
    found |= dict(_standings(view.board, shown.minefield))
    found |= dict(_results(shown))
    return found | dict(_below(view, shown))


def _last(view: View[Board]) -> Mapping[Square, str]:
    """The squares of the last turn, and what was done there."""
    match view.board.minefields and view.board.minefields[-1].acts[-1:]:
        case (Scout() as scout,):
            return {**dict.fromkeys(scout.squares, "seen"), scout.square: "scouted"}
        case (Claim() as claim,):
            return dict.fromkeys(claim.path, "passed") | dict.fromkeys(claim.squares, "claimed")
    return {}


def _there(shown: Shown, last: Mapping[Square, str], square: Square) -> Text:
    """What lies there, who scouted there, what the viewer's only scout there still sees, and what
    the last turn did there."""
    there, scouts = _tile(shown, square), shown.scouted.get(square, ())
    if len(scouts) > _NAMED:
        there = say("pointsweeper-spot-scouted-often", there=there, n=len(scouts))
    elif scouts:
        pieces = tuple(
            say("pointsweeper-spot-piece", side=SIDES[scout.seat], piece=NAMES[scout.kind])
            for scout in scouts
        )
        there = say("pointsweeper-spot-scouted", there=there, pieces=pieces)
    if rest := draw.left_of(shown.minefield, square, scouts):
        there = say("pointsweeper-spot-sees", there=there, **counted(rest))
    if act := last.get(square):
        return say("pointsweeper-spot-last", there=there, act=act)
    return there


def _tile(shown: Shown, square: Square) -> Text:
    tile, taken = shown.minefield.tiles.get(square), shown.minefield.taken
    if tile is None:
        safe = "yes" if square in shown.ticked else "no"
        return say("pointsweeper-spot-hidden", square=square, safe=safe)
    side = SIDES[taken[square]] if square in taken else "none"
    if tile == MINE:
        return say("pointsweeper-spot-mine", square=square, side=side)
    return say("pointsweeper-spot-tile", square=square, value=number(tile), side=side)


def _hand(minefield: Minefield, seat: Seat, *, own: bool) -> Mapping[str, Spot]:
    """Which way a player's pawns move, and how many pieces of each kind can still scout or
    claim."""
    hand, top, side = minefield.hands[seat], draw.HANDS, SIDES[seat]
    if hand.passed:
        told = say("pointsweeper-spot-passed", side=side)
        return {f"{side}-passed": Spot(panels.hand_box(top, seat), told)}
    way = "up" if seat == minefield.white else "down"
    told = say("pointsweeper-spot-pawns", side=side, way=way)
    found = {f"{side}-pawns": Spot(panels.pawns_box(top, seat), told)}
    for act in ("scout", "claim"):
        for kind in KINDS:
            count = {"act": act, "piece": NAMES[kind], "n": hand.able(act, kind)}
            box = panels.count_box(top, seat, act, kind)
            of_other = partial(say, "pointsweeper-spot-other", side=side)
            told = say("pointsweeper-spot-own", **count) if own else of_other(**count)
            found[f"{side}-{act}-{kind}"] = Spot(box, told)
    return found


def _standings(board: Board, minefield: Minefield) -> Iterator[tuple[str, Spot]]:
    for seat in (0, 1):
        here, total = counted(minefield.gain(seat)), scored(board, seat)
        told = say("pointsweeper-stands", who=CALLED[seat], scored=total, **here)
        yield f"{SIDES[seat]}-stands", Spot(panels.standing_box(draw.HANDS, seat), told)


def _results(shown: Shown) -> Iterator[tuple[str, Spot]]:
    """What those of the viewer's scouts still see whose squares have no room for it."""
    for n, (scout, box) in enumerate(panels.list_boxes(shown.results, shown.scouts), 1):
        assert scout.rest
        told = say(
            "pointsweeper-spot-result",
            piece=NAMES[scout.kind],
            square=scout.square,
            rest=say("pointsweeper-spot-count", **counted(scout.rest)),
        )
        yield f"result-{n}", Spot(box, told)


def _below(view: View[Board], shown: Shown) -> Iterator[tuple[str, Spot]]:
    """The boards that are over, and at the end how both scores are made up."""
    over = [minefield for minefield in panels.listed(view.board) if minefield.turn is None]
    for n, minefield in enumerate(over):
        told = result(minefield, n + 1)
        yield f"board-{n + 1}", Spot(panels.row_box(shown.boards, n), told)
    for seat in (0, 1) if view.outcome else ():
        told = say("pointsweeper-spot-sum", side=CALLED[seat], scored=scored(view.board, seat))
        yield f"{SIDES[seat]}-sum", Spot(panels.sum_box(shown.sums, seat), told)


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours and points."""
    board = view.board
    return tuple(Standing(c, str(board.score(s))) for s, c in enumerate((pen.RED, pen.BLUE)))


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every tile that was claimed, and every scout."""
    seen = shown(view)
    minefield, scouted = seen.minefield, seen.scouted
    return {
        square: (
            minefield.tiles.get(square),
            minefield.taken.get(square),
            tuple((scout.seat, scout.kind) for scout in scouted.get(square, ())),
        )
        for square in GRID.squares
    }
