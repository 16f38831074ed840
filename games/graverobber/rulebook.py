"""Graverobber's rulebook: our own words, with pictures of positions reached by playing."""

from __future__ import annotations

from games.core import Page, Seat
from games.graverobber.draw import draw
from games.graverobber.rules import GraverobberState, start
from games.pen import Picture

_RED = "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2; ready"
_WHITE = "windmill E5; grave A3; plot A4; grave C7; plot D7; grave F2; plot E2; ready"


def _after(*turns: str) -> GraverobberState:
    """Both boards laid, then these turns, Red first."""
    moves = [(seat, step) for seat in (0, 1) for step in (_RED, _WHITE)[seat].split("; ")]
    moves += [(ply % 2, turn) for ply, turn in enumerate(turns)]
    state = start({}, 2, {})
    for seat, move in moves:
        assert state.refusal(seat, move) is None
        state = state.apply(seat, move)
    return state


def _laying() -> Picture:
    state = start({}, 2, {})
    for step in _RED.split("; ")[:4]:
        state = state.apply(0, step)
    return draw(state.view(0))


_MIDDLE = ("move up 3", "move left 2", "dig up", "move down 1", "move right 1", "dig left")


def _middle(seat: Seat | None) -> Picture:
    return draw(_after(*_MIDDLE).view(seat))


def _found() -> Picture:
    return draw(
        _after("move right 1", "move left 4", "move up 3", "dig down", "dig left").view(None)
    )


_SHORT = """
**The goal.** Dig up the three Plots that the other player has hidden, before they dig up yours.

**Before the start** each of you lays a secret board: a Windmill, three Graves, three Plots. \
*Random layout* does it in one press.

**Your turn** is one of three things:
• *Move* your piece on your own board. Your other piece, on the other player's board, goes the \
same way until something stops it. Nobody tells you whether it was stopped.
• *Dig* next to your other piece. You are told which square that was, so you know again where it \
stands; and if a Plot lies there, it is yours.
• *Skip*.

**The end.** The third Plot wins at once.
"""

_SET_UP = """
Red and White each have a secret board of 8×8 squares. **Both** pieces stand on **both** boards: \
Red's on A1, White's on H8.

In private, each player lays on their own board, in this order:
• the **Windmill**, a block of 2×2 squares, named by its bottom-left square;
• three times a **Grave**, followed by its **Plot** on a square directly north, south, west or \
east of it. North is up in the pictures.

Nothing overlaps, and A1 and H8 stay free. The Windmill and the Graves are *obstacles*; Plots are \
not, everybody can walk over them.

The host chooses one of two rules:
• *Never touch each other*: no two obstacles touch, not even at a corner.
• *May touch, Plots stay reachable*: they may, but the other player's piece must be able to walk \
from its starting square to every Plot.

A step that would leave no room for the rest is refused. Start over as often as you like; once \
you press *Ready*, your board is fixed. When both are ready, Red begins.
"""

_TURN = """
Do **one** of these:

**Move** your own piece on your own board: one or more squares north, south, west or east, \
not off the board and not onto or through your own obstacles. Everybody hears the direction and \
the number, and so where it ends.

At the same time your *other piece*, on the other player's board, goes the same way and as far, \
unless an obstacle or the edge stops it. **Nobody tells you whether it was stopped.** The other \
player sees where it went.

**Dig** one square north, south, west or east of your other piece. Everybody is told which square \
that was:
• a Plot is yours, and everybody hears it;
• no Plot: whether it was an obstacle, bare ground or a hole you made before stays a secret;
• out of bounds: you are told the square on which your other piece stands.

**Skip**, and nothing changes.

Pieces never block each other.
"""

_KNOWN = """
Your picture shows *your board* and, below it, all you have been told of the other:
• tinted squares: where its owner has walked. No obstacle can be there. The darker, the more \
often: once, twice, more. *In words* tells the numbers;
• the thin line: its owner's last three moves. A broad one with an arrow, or a coloured frame: \
what each of you has done last. The orange frame is around the latest of all;
• ✕: a dig that found no Plot. A hole: a Plot was dug up there;
• the pale pawn with a question mark: where your other piece was last known to stand, by your last \
dig;
• your own marks in blue, which nobody else sees. *Mark squares* below your board, or `/mark` with \
one square or several (`A1 B2 C3`), puts one there: `obstacle?`, `plot?`, `clear`, `me?` or two \
letters. `/mark` without a mark takes it away.

If the host has switched on *Shade where my other piece can be*, both players also see every \
square on which their other piece can stand, given all they have been told: no guess, all layouts \
are tried.

Everybody in the channel sees the moves, the digs and the Plots dug up, and so where each player \
has walked on their own board. After the match both boards are shown.
"""

_END = """
The **third Plot** wins at once; the picture frames it in orange.

When both have skipped three times in a row, six skips running, the match is over (the host can \
switch that off). More Plots win, equal is a draw. Any move or dig starts the count again.

When both have had 200 turns it ends in the same way. The Plots that are counted then are framed.

Who runs out of time loses, and that counts. In the set-up a board that is complete by then is \
taken as ready; if both are incomplete, nobody wins.

**Typing.** `north 4`, `west 2` to move, `dig east` to dig, `skip`. Shorter: `u4` `d4` `l4` `r4` \
(up, down, left, right), `du` `dd` `dl` `dr`, `s`. `move 4 up` and `four left` are understood too.

A whole board in one line: `windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; \
plot H2; ready` (short: `wm`, `g`, `p`).
"""

_RULINGS = """
The source leaves some things open. Here:
• *Reachable* means by orthogonal steps that enter no obstacle; Plots and pieces are none.
• You lay your board piece by piece, and every step must leave room for the rest.
• You may hem in your own piece. You are warned before `ready`, the risk is yours.
• Both players are told the square of every dig, so the channel is too.
• A match has at most 200 turns by each.

**Credit.** Graverobber was written by the authors of the *Petscop Comprehensive Progress \
Document*, as its Graverobber appendix. Words and pictures here are our own.
"""

RULEBOOK = (
    Page(
        "In 30 seconds",
        _SHORT.strip(),
        lambda: _middle(0),
        "Red's own board above, and what Red knows of White's board below",
    ),
    Page("Laying your board", _SET_UP.strip(), _laying, "Red's board half laid, squares to choose"),
    Page("Your turn", _TURN.strip(), _found, "Red has dug up a Plot on White's board"),
    Page(
        "What you know",
        _KNOWN.strip(),
        lambda: _middle(0),
        "Red's board, and what Red has been told of White's board",
    ),
    Page(
        "The end, and typing",
        _END.strip(),
        lambda: draw(_after(*_MIDDLE).leave(1, "resign").view(None)),
        "Both boards, shown after the match",
    ),
    Page("Rulings and credit", _RULINGS.strip()),
)
